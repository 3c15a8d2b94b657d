// Why a grid cannot be filled, as a sentence a person understands: what can be seen without any
// search comes first, what only the search proved last.

import { entryAt, isGiven, type Puzzle } from '../grid/puzzle.ts';
import { slotName } from '../grid/slots.ts';
import { OPEN } from '../grid/template.ts';
import type { WordList } from '../words/word-list.ts';

/** Why a grid cannot be filled, as a sentence for people, and the slots it speaks of. */
export interface Reason {
  readonly text: string;
  /** Indices into the puzzle's slots. */
  readonly slots: readonly number[];
}

/** At most so many slots are named; the rest are counted. */
const NAMED_SLOTS = 6;

/** A reason that needs no search, or undefined if there is none. */
export function explainAtSight(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
): Reason | undefined {
  return (
    missingLength(blank, words) ??
    missingPattern(blank, words) ??
    (allowRepeats ? undefined : tooFewWords(blank, words))
  );
}

/** The reason when propagation or search proved that slots cannot be filled together. */
export function explainProof(blank: Puzzle, slots: readonly number[], searched: boolean): Reason {
  const names = nameSlots(blank, slots);
  if (!searched && slots.length === 1) {
    const pattern = entryAt(blank, blank.slots[slots[0]!]!).replaceAll(OPEN, '?');
    const text = `no word fits \`${pattern}\` at ${names} together with the entries that cross it`;
    return { text, slots };
  }
  return { text: `every way was tried; the search kept failing at ${names}`, slots };
}

function missingLength({ slots, template }: Puzzle, words: WordList): Reason | undefined {
  const without = slots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => !isGiven(template, slot) && words.table(slot.cells.length).count === 0);
  if (without.length === 0) return undefined;
  const length = without[0]!.slot.cells.length;
  const same = without.filter(({ slot }) => slot.cells.length === length);
  const indices = same.map(({ index }) => index);
  const named = nameSlots({ slots }, indices);
  const text = `no word of length ${length}${floorOf(words, length)} in the list, for ${named}`;
  return { text, slots: indices };
}

function missingPattern(blank: Puzzle, words: WordList): Reason | undefined {
  const tried = new Set<string>();
  for (const [index, slot] of blank.slots.entries()) {
    const letters = slot.cells.map((cell) => blank.template.cells[cell]!);
    if (isGiven(blank.template, slot) || letters.every((letter) => letter === OPEN)) continue;
    const pattern = letters.join('').replaceAll(OPEN, '?');
    if (tried.has(pattern) || countMatches(letters, words) > 0) {
      tried.add(pattern);
      continue;
    }
    const text = `no word${floorOf(words, letters.length)} fits \`${pattern}\` at ${slotName(slot)}`;
    return { text, slots: [index] };
  }
  return undefined;
}

/** More slots of one pattern than words for it; a slot without givens takes any of its length. */
function tooFewWords({ slots, template }: Puzzle, words: WordList): Reason | undefined {
  const byPattern = new Map<string, number[]>();
  const used = new Set<string>();
  slots.forEach((slot, index) => {
    const pattern = slot.cells.map((cell) => template.cells[cell]).join('');
    if (isGiven(template, slot)) used.add(pattern);
    const patterns = new Set([pattern, OPEN.repeat(slot.cells.length)]);
    for (const key of isGiven(template, slot) ? [] : patterns) {
      const indices = byPattern.get(key);
      if (indices === undefined) byPattern.set(key, [index]);
      else indices.push(index);
    }
  });
  for (const [pattern, indices] of byPattern) {
    const letters = Array.from(pattern);
    const taken = [...used].filter((word) => {
      const wordLetters = Array.from(word);
      return matches(letters, wordLetters) && words.wordId(wordLetters) >= 0;
    }).length;
    const count = countMatches(letters, words) - taken;
    if (count >= indices.length) continue;
    const kind = letters.every((letter) => letter === OPEN)
      ? `of length ${letters.length}`
      : `that ${count === 1 ? 'fits' : 'fit'} \`${pattern.replaceAll(OPEN, '?')}\``;
    const left = taken > 0 ? ' left' : '';
    const named = nameSlots({ slots }, indices);
    const needed = `${indices.length} ${indices.length === 1 ? 'slot' : 'slots'}`;
    const text = `the list has ${count} ${count === 1 ? 'word' : 'words'} ${kind}${floorOf(words, letters.length)}${left} for ${needed}: ${named}`;
    return { text, slots: indices };
  }
  return undefined;
}

/** A floor on scores is the user's own choice, and may be the reason. */
function floorOf(words: WordList, length: number): string {
  const minScore = words.minScoreOf(length);
  return minScore > 0 ? ` scored ${minScore} or more` : '';
}

function matches(pattern: readonly string[], word: readonly string[]): boolean {
  return (
    pattern.length === word.length &&
    pattern.every((letter, i) => letter === OPEN || letter === word[i])
  );
}

function countMatches(pattern: readonly string[], words: WordList): number {
  const { count, letters, length } = words.table(pattern.length);
  const wanted = pattern.map((letter) => (letter === OPEN ? -2 : words.letterIndex(letter)));
  if (wanted.every((letter) => letter === -2)) return count;
  let fitting = 0;
  for (let row = 0; row < count * length; row += length) {
    let p = 0;
    while (p < length && (wanted[p] === -2 || wanted[p] === letters[row + p])) p++;
    if (p === length) fitting++;
  }
  return fitting;
}

function nameSlots({ slots }: Pick<Puzzle, 'slots'>, indices: readonly number[]): string {
  const names = indices.slice(0, NAMED_SLOTS).map((index) => slotName(slots[index]!));
  const rest = indices.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}
