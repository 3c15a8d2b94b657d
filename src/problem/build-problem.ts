// From a puzzle and a word list to the search's problem. Slots that the givens complete are taken
// as they stand: they are no variables, but their words count as used.

import { lettersOf } from '../base/letters.ts';
import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { Problem, type ProblemInput, type WordLimit } from '../solve/problem.ts';
import { fitsCells } from '../words/vocabulary/entry-pattern.ts';
import type { IndexShelf } from '../words/vocabulary/index-shelf.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { ClashIndex } from './clash-index.ts';
import type { LimitCause } from './conflict.ts';
import type { SpellingClashes } from './spelling-clashes.ts';

export interface BuiltProblem {
  readonly problem: Problem;
  /** What the problem was made of; with fewer slots it makes a part of it. */
  readonly input: RuledInput;
  /** For each slot of the problem its index in the puzzle's slots. */
  readonly slotOf: readonly number[];
}

export interface RuledInput extends ProblemInput {
  readonly limits?: readonly CausedLimit[];
}

/** A limit, and the rule that it is of. */
export interface CausedLimit extends WordLimit {
  readonly cause: LimitCause;
}

/** What rules ask of the slots of a puzzle. */
export interface SlotConstraints {
  /** For each slot of the puzzle, as in a problem. */
  readonly domains: readonly (Int32Array | undefined)[];
  readonly decided: readonly boolean[] | undefined;
  readonly mustWords?: ProblemInput['mustWords'];
  /** Their sets for each slot of the puzzle. */
  readonly limits?: RuledInput['limits'];
  /** Letters that are not given anywhere. */
  readonly requiredLetters?: readonly string[];
  readonly letterCounts?: ProblemInput['letterCounts'];
  readonly clashes?: ClashIndex | SpellingClashes;
}

/** A list as rules change it, and what they ask of the slots then. */
export interface RuledList {
  readonly words: WordList;
  readonly constraints: SlotConstraints;
}

export function buildProblem(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
  constraints?: SlotConstraints,
  shelf?: IndexShelf,
): BuiltProblem {
  const { input, slotOf } = problemInput(blank, words, allowRepeats, constraints);
  // Parts of it, which explain why there is no fill, are of other words mostly.
  const problem = new Problem(shelf === undefined ? input : { ...input, shelf });
  return { problem, input, slotOf };
}

/**
 * The part of a problem that has some of its slots only. What has to appear somewhere is no matter
 * of a part, so that a part without a fill proves the whole to have none.
 */
export function partOf(
  { mustWords: _words, requiredLetters: _letters, letterCounts, ...input }: ProblemInput,
  slots: readonly number[],
): ProblemInput {
  const { domains, decided, limits } = input;
  return {
    ...input,
    letterCounts: letterCounts ? letterCounts.map((count) => ({ ...count, least: 0 })) : undefined,
    slots: slots.map((slot) => input.slots[slot]!),
    limits: limits ? limitsOn(slots, limits) : undefined,
    domains: domains ? slots.map((slot) => domains[slot]) : undefined,
    decided: decided ? slots.map((slot) => decided[slot]!) : undefined,
  };
}

/** Limits with the sets of some slots only, in their order. */
function limitsOn<T extends WordLimit>(slots: readonly number[], limits: readonly T[]): T[] {
  return limits.map((limit) => ({ ...limit, words: slots.map((slot) => limit.words[slot]) }));
}

/** What a problem is made of, and can be made of after some change. */
export function problemInput(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
  constraints?: SlotConstraints,
): Omit<BuiltProblem, 'problem'> {
  const { slots } = blank.layout;
  const clashes = constraints?.clashes;
  const slotOf: number[] = [];
  const used: (readonly [length: number, id: number])[] = [];
  slots.forEach((slot, index) => {
    if (!isGiven(blank, slot)) {
      slotOf.push(index);
      return;
    }
    const letters = entryAt(blank, slot)!;
    if (!allowRepeats) used.push(...words.spellings(letters));
    const alike = clashes?.clashesOf(letters) ?? [];
    for (let i = 0; i < alike.length; i += 2) used.push([alike[i]!, alike[i + 1]!]);
  });

  // Letters given in the grid that no word of the list has come after those of the list.
  const extra = new Map<string, number>();
  const givens = Int32Array.from(blank.givens, (given) => {
    if (given === undefined) return -1;
    const known = words.letterIndex(given);
    if (known >= 0) return known;
    if (!extra.has(given)) extra.set(given, words.alphabet.length + extra.size);
    return extra.get(given)!;
  });
  const domains = slotOf.map((index) =>
    wordsFor(slots[index]!.cells, words, constraints?.domains[index]),
  );
  const apart = setApart(
    slotOf.map((index) => slots[index]!.cells),
    givens,
    constraints?.decided && slotOf.map((index) => constraints.decided![index]!),
  );
  const input: RuledInput = {
    cellCount: apart.givens.length,
    givens: apart.givens,
    slots: apart.slots,
    words,
    letterCount: words.alphabet.length + extra.size,
    allowRepeats,
    used,
    clashes,
    mustWords: constraints?.mustWords,
    limits: constraints?.limits && limitsOn(slotOf, constraints.limits),
    requiredLetters: constraints?.requiredLetters?.map((letter) => lettersWith(letter, words)),
    letterCounts: constraints?.letterCounts,
    domains: constraints || domains.some((ids) => ids !== undefined) ? domains : undefined,
    decided: constraints?.decided && slotOf.map((index) => constraints.decided![index]!),
  };
  return { input, slotOf };
}

/** A letter and the strings that have it, as letter indices. */
function lettersWith(letter: string, { alphabet }: WordList): number[] {
  return alphabet.flatMap((content, i) => (lettersOf(content).includes(letter) ? [i] : []));
}

/** Of the words of a slot, all if there are no `ids`, those that have one letter in a cell that comes twice in it. */
function wordsFor(
  cells: readonly number[],
  words: WordList,
  ids: Int32Array | undefined,
): Int32Array | undefined {
  if (new Set(cells).size === cells.length) return ids;
  const { length, letters, count } = words.table(cells.length);
  const all = ids ?? Int32Array.from({ length: count }, (_, id) => id);
  return all.filter((id) => fitsCells(letters, cells, id * length));
}

/**
 * Slots that stay open are not asked to agree: where two of them cross and nothing is given or filled, each
 * gets a cell of its own, after those of the puzzle.
 */
function setApart(
  slots: readonly (readonly number[])[],
  givens: Int32Array,
  decided: readonly boolean[] | undefined,
): { readonly slots: readonly (readonly number[])[]; readonly givens: Int32Array } {
  if (decided === undefined) return { slots, givens };
  const known = new Set(slots.flatMap((cells, slot) => (decided[slot] ? cells : [])));
  const seen = new Set<number>();
  let count = givens.length;
  const apart = slots.map((cells, slot) => {
    if (decided[slot]) return cells;
    return cells.map((cell) => {
      if (known.has(cell) || givens[cell]! >= 0) return cell;
      if (seen.has(cell)) return count++;
      seen.add(cell);
      return cell;
    });
  });
  const all = new Int32Array(count).fill(-1);
  all.set(givens);
  return { slots: apart, givens: all };
}
