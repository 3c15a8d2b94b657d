// Making the words of one length: entries as they were read become a table, sorted and without
// repeats; and a table loses the words that are not wanted. core/word-table.ts does it.

import { type WordCore, wordCore } from '../core.ts';
import { sortingBytes } from './sort-rows.ts';

/** The words of one length, sorted by letter indices, without repeats. */
export interface WordTable {
  /** Letters in a word. */
  readonly length: number;
  /** Words in the table; a *word id* is 0 to `count - 1` and belongs to its length. */
  readonly count: number;
  /** `count * length` letter indices (into the alphabet), word after word. */
  readonly letters: Uint8Array;
  /** A score of 0 to `MAX_SCORE` for each word. */
  readonly scores: Uint8Array;
  /** Flags of each word, the bits of its tags (tags.ts); none at all if no word has one. */
  readonly flags?: Uint16Array;
}

/** The best score there is; the worst is 0. */
export const MAX_SCORE = 100;

/** The score of a word that comes without one: the middle of the constructors' scale. */
export const DEFAULT_SCORE = 50;

/** Entries of one length as they were read, in any order, with repeats. */
export interface RawEntries {
  readonly count: number;
  /** `count * length` letter indices, entry after entry. */
  readonly letters: Uint8Array;
  readonly scores: Uint8Array;
  /** For each entry which list it came from, counted from 0. */
  readonly lists: Uint8Array;
  /** Flags of each entry, if any has one. */
  readonly flags?: Uint16Array | undefined;
}

/**
 * Sorts and drops repeats: the first list that has a word decides, in it the entry of the higher score; of
 * equals, the flags that all have. A name is what all entries of the list say is one.
 */
export function uniqueWords(length: number, raw: RawEntries, alphabetSize: number): WordTable {
  const core = wordCore();
  const { count } = raw;
  const letters = core.put(raw.letters.subarray(0, count * length));
  const scores = core.put(raw.scores.subarray(0, count));
  const lists = core.put(raw.lists.subarray(0, count));
  const flags = putFlags(core, raw.flags, count);
  const work = core.take(sortingBytes(core, count));
  const outLetters = core.take(count * length);
  const outScores = core.take(count);
  const outFlags = raw.flags === undefined ? flags : core.take(2 * count);
  const unique = core.loops.uniqueWords(
    letters,
    scores,
    lists,
    flags,
    count,
    length,
    alphabetSize,
    work,
    outLetters,
    outScores,
    outFlags,
  );
  return tableIn(core, length, unique, outLetters, outScores, outFlags);
}

/** How many words of a table have at least a score. */
export function countScored({ count, scores }: WordTable, minScore: number): number {
  const core = wordCore();
  return core.loops.countScored(core.put(scores), count, minScore);
}

/** The words of a table that have at least a score. */
export function scoredAtLeast(table: WordTable, minScore: number): WordTable {
  return keepWords(table, table.scores, minScore);
}

/** A table without the words of some ids. */
export function withoutWords(table: WordTable, ids: readonly number[]): WordTable {
  const marks = new Uint8Array(table.count).fill(1);
  for (const id of ids) marks[id] = 0;
  return keepWords(table, marks, 1);
}

/** The words of a table that have one of the flags `some`, unless that is 0, and none of the flags `no`. */
export function withFlags(table: WordTable, some: number, no: number): WordTable {
  const { count, flags } = table;
  if (flags === undefined && some === 0) return table;
  const marks = Uint8Array.from({ length: count }, (_, id) => {
    const own = flags?.[id] ?? 0;
    return Number((some === 0 || (own & some) !== 0) && (own & no) === 0);
  });
  return keepWords(table, marks, 1);
}

/** The words of which the mark is at least `least`. */
function keepWords(table: WordTable, marks: Uint8Array, least: number): WordTable {
  const core = wordCore();
  const { length, count } = table;
  const letters = core.put(table.letters);
  const scores = core.put(table.scores);
  const flags = putFlags(core, table.flags, count);
  const marked = marks === table.scores ? scores : core.put(marks);
  const kept = core.loops.keepWords(letters, scores, flags, marked, count, length, least);
  return tableIn(core, length, kept, letters, scores, flags);
}

function putFlags(core: WordCore, flags: Uint16Array | undefined, count: number): number {
  return flags === undefined ? core.loops.NO_FLAGS.value : core.putPairs(flags.subarray(0, count));
}

function tableIn(
  core: WordCore,
  length: number,
  count: number,
  letters: number,
  scores: number,
  flags: number,
): WordTable {
  return {
    length,
    count,
    letters: core.bytes(letters, count * length).slice(),
    scores: core.bytes(scores, count).slice(),
    flags: flags !== core.loops.NO_FLAGS.value ? core.pairs(flags, count).slice() : undefined,
  };
}
