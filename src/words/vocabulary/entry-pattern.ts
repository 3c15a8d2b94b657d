// What stands in a slot as a pattern, and which words fit it: those of its length that have its letters where
// it has them.

import type { WordList } from './word-list.ts';

/** For each position a letter; undefined where any may stand. */
export type EntryPattern = readonly (string | undefined)[];

/**
 * Whether a word has the letters of a pattern of the same length, both as letters or both as letter
 * indices; in a row of many words it begins at `start`.
 */
export function fitsPattern<Letter>(
  letters: ArrayLike<Letter>,
  pattern: readonly (Letter | undefined)[],
  start = 0,
): boolean {
  for (let p = 0; p < pattern.length; p++) {
    if (pattern[p] !== undefined && pattern[p] !== letters[start + p]) return false;
  }
  return true;
}

/** Whether a word has the same letter wherever a slot comes to the same of its `cells`. */
export function fitsCells<Letter>(
  letters: ArrayLike<Letter>,
  cells: readonly number[],
  start = 0,
): boolean {
  for (let p = 0; p < cells.length; p++) {
    const first = cells.indexOf(cells[p]!);
    if (first < p && letters[start + first] !== letters[start + p]) return false;
  }
  return true;
}

/** The words that fit a pattern, and the cells that it is of. */
export function* wordsThatFitAt(
  words: WordList,
  pattern: EntryPattern,
  cells: readonly number[],
  among?: Iterable<number>,
): Generator<number> {
  const { length, letters } = words.table(pattern.length);
  const comesTwice = new Set(cells).size < cells.length;
  for (const id of wordsThatFit(words, pattern, among)) {
    if (!comesTwice || fitsCells(letters, cells, id * length)) yield id;
  }
}

/** The words of a list that fit a pattern, as ids in the table of their length: all, or of those `among`. */
export function* wordsThatFit(
  words: WordList,
  pattern: EntryPattern,
  among?: Iterable<number>,
): Generator<number> {
  const { length, count, letters } = words.table(pattern.length);
  const indices = pattern.map((letter) =>
    letter === undefined ? undefined : words.letterIndex(letter),
  );
  if (among !== undefined) {
    for (const id of among) if (fitsPattern(letters, indices, id * length)) yield id;
    return;
  }
  for (let id = 0; id < count; id++) if (fitsPattern(letters, indices, id * length)) yield id;
}
