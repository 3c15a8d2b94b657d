// What stands in the way of a fill: what is seen without any search, and what one proved. What is seen first counts:
// lengths, then patterns, then numbers of words.

import type { Slot } from '../layout/layout.ts';
import type { Conflict, RootConflict, SlotCore } from '../problem/conflict.ts';
import { contentsAt, entryAt, isGiven, type Puzzle, patternText } from '../puzzle/puzzle.ts';
import {
  type EntryPattern,
  fitsPattern,
  wordsThatFit,
  wordsThatFitAt,
} from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { answerCells, answersAcross } from './answers.ts';

/** Stands for an open cell in a key. */
const OPEN = '?';

/** A conflict that needs no search, or undefined if there is none. */
export function conflictAtSight(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
): RootConflict | undefined {
  return (
    missingLength(blank, words) ??
    missingPattern(blank, words) ??
    (allowRepeats ? undefined : tooFewWords(blank, words))
  );
}

/** Of slots that were proved not to fit together; `isRuled` if there are rules. */
export function coreConflict(
  blank: Puzzle,
  words: WordList,
  { slots, minimal }: SlotCore,
  isRuled = false,
): Conflict {
  const inCore = slots.map((slot) => blank.layout.slots[slot]!);
  const minScores = new Set(inCore.map(({ cells }) => words.minScoreOf(cells.length)));
  return {
    kind: 'core',
    slots,
    minimal,
    minScores: [...minScores],
    answers: answersAcross(blank, inCore),
    isRuled,
  };
}

/** What propagation proved without any search, when it left a slot no word. */
export function wipeoutConflict(blank: Puzzle, slot: number): Conflict {
  const answers = answersAcross(blank, [blank.layout.slots[slot]!]);
  return { kind: 'wiped-out', slots: [slot], answers };
}

function missingLength(blank: Puzzle, words: WordList): RootConflict | undefined {
  const without = blank.layout.slots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => !isGiven(blank, slot) && words.table(slot.cells.length).count === 0);
  if (without.length === 0) return undefined;
  const length = without[0]!.slot.cells.length;
  const same = without.filter(({ slot }) => slot.cells.length === length);
  const slots = same.map(({ index }) => index);
  const minScore = words.minScoreOf(length);
  return { why: { kind: 'no-word-of-length', slots, length, minScore }, few: slots.slice(0, 1) };
}

function missingPattern(blank: Puzzle, words: WordList): RootConflict | undefined {
  const tried = new Set<string>();
  for (const [index, slot] of blank.layout.slots.entries()) {
    const letters = contentsAt(blank.givens, slot);
    const comesTwice = new Set(slot.cells).size < slot.cells.length;
    const isOpen = letters.every((letter) => letter === undefined);
    if (isGiven(blank, slot) || (isOpen && !comesTwice)) continue;
    const pattern = patternText(letters, OPEN);
    if (tried.has(pattern) || !wordsThatFitAt(words, letters, slot.cells).next().done) {
      if (!comesTwice) tried.add(pattern);
      continue;
    }
    const minScore = words.minScoreOf(letters.length);
    const answers = answersToBlame(blank, words, slot);
    const slots = [index];
    return { why: { kind: 'no-word-fits', slots, minScore, comesTwice, answers }, few: slots };
  }
  return undefined;
}

/** The answers that leave a slot without a word: one if it does so alone, none if other letters do. */
function answersToBlame(blank: Puzzle, words: WordList, slot: Slot): readonly number[] {
  const across = answersAcross(blank, [slot]);
  const inAnswers = answerCells(blank);
  const leavesSome = (answers: readonly number[]): boolean => {
    const set = new Set(answers.flatMap((answer) => blank.layout.slots[answer]!.cells));
    const pattern = slot.cells.map((cell) =>
      !inAnswers.has(cell) || set.has(cell) ? blank.givens[cell] : undefined,
    );
    return !wordsThatFitAt(words, pattern, slot.cells).next().done;
  };
  if (!leavesSome([])) return [];
  const alone = across.find((answer) => !leavesSome([answer]));
  return alone === undefined ? across : [alone];
}

/** More slots of one pattern than words for it; a slot without givens takes any of its length. */
function tooFewWords(blank: Puzzle, words: WordList): RootConflict | undefined {
  const asked = new Map<string, { readonly pattern: EntryPattern; readonly slots: number[] }>();
  const used = new Map<string, readonly string[]>();
  for (const [index, slot] of blank.layout.slots.entries()) {
    if (isGiven(blank, slot)) {
      const letters = entryAt(blank, slot)!;
      used.set(letters.join(''), letters);
      continue;
    }
    const own = contentsAt(blank.givens, slot);
    const open = own.map(() => undefined);
    for (const pattern of own.every((letter) => letter === undefined) ? [open] : [own, open]) {
      const key = patternText(pattern, OPEN);
      const demand = asked.get(key) ?? { pattern, slots: [] };
      asked.set(key, demand);
      demand.slots.push(index);
    }
  }
  for (const { pattern, slots } of asked.values()) {
    const taken = [...used.values()].filter((letters) => {
      const fits = letters.length === pattern.length && fitsPattern(letters, pattern);
      return fits && words.wordId(letters) >= 0;
    }).length;
    const count = countFitting(words, pattern) - taken;
    if (count >= slots.length) continue;
    const why: Conflict = {
      kind: 'too-few-words',
      slots,
      by: pattern.every((letter) => letter === undefined) ? 'length' : 'letters',
      count,
      minScore: words.minScoreOf(pattern.length),
      areTaken: taken > 0,
    };
    return { why, few: slots.slice(0, count + 1) };
  }
  return undefined;
}

/** How many words fit a pattern. */
function countFitting(words: WordList, pattern: EntryPattern): number {
  if (pattern.every((letter) => letter === undefined)) return words.table(pattern.length).count;
  let count = 0;
  for (const _ of wordsThatFit(words, pattern)) count++;
  return count;
}
