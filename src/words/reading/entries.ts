// All entries read so far, those of one length together, and the word list that they make. Letter
// indices of a word list must not depend on the order of lines, so the letters that were numbered as
// they were met are numbered anew at the end: those in use, by code point.

import { byCodePoint, lettersOf } from '../../base/letters.ts';
import { WordList } from '../vocabulary/word-list.ts';
import type { RawEntries } from '../vocabulary/word-table.ts';
import { EntryBucket } from './entry-bucket.ts';

/** A to Z, which every list has; other letters come after them as they are met. */
const LATIN: readonly string[] = lettersOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export class Entries {
  private readonly buckets: (EntryBucket | undefined)[] = [];

  /** Where entries of a length go. */
  ofLength(length: number): EntryBucket {
    let bucket = this.buckets[length];
    if (bucket === undefined) {
      bucket = new EntryBucket(length);
      this.buckets[length] = bucket;
    }
    return bucket;
  }

  /** At the end of a list: see `EntryBucket`. */
  settleNames(areNames: boolean, score: number): void {
    for (const bucket of this.buckets) bucket?.settleNames(areNames, score);
  }

  /**
   * The word list of all entries, and of those of some lists, by number: of one, or of those before `end`. `others`
   * are the letters met beyond A to Z, in that order.
   */
  words(others: readonly string[]): {
    readonly words: WordList;
    readonly wordsOf: (list: number, end?: number) => WordList;
  } {
    const raw = new Map<number, EntryBucket>();
    for (const bucket of this.buckets) if (bucket !== undefined) raw.set(bucket.length, bucket);
    const alphabet = others.length === 0 ? LATIN : renumber([...LATIN, ...others], raw);
    return {
      words: WordList.of(alphabet, raw),
      wordsOf: (list, end = list + 1) => {
        const own = Array.from(raw, ([length, all]) => [length, all.ofLists(list, end)] as const);
        return WordList.of(alphabet, new Map(own.filter(([, { count }]) => count > 0)));
      },
    };
  }
}

/** Gives the letters that are in use their final indices; the alphabet that results. */
function renumber(met: readonly string[], raw: ReadonlyMap<number, RawEntries>): string[] {
  const used = new Uint8Array(met.length);
  for (const [length, { letters, count }] of raw) {
    for (let i = 0; i < count * length; i++) used[letters[i]!] = 1;
  }
  const alphabet = met.filter((_, index) => used[index] === 1).sort(byCodePoint);
  const indices = Uint8Array.from(met, (letter) => Math.max(0, alphabet.indexOf(letter)));
  for (const [length, { letters, count }] of raw) {
    for (let i = 0; i < count * length; i++) letters[i] = indices[letters[i]!]!;
  }
  return alphabet;
}
