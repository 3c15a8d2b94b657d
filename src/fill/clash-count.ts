// How many pairs of entries are too alike: the same pairs as `clashesIn` names, found through their letters
// instead of by comparing each with each.

import { type Clashing, INNER_MIN } from '../words/language/clash.ts';
import type { WordTraits } from './word-traits.ts';

export function clashCount(
  entries: readonly (WordTraits | undefined)[],
  given: readonly boolean[],
  { word, inside, stem, run }: Clashing,
): number {
  const pairs = new Set<number>();
  const meet = (a: number, b: number): void => {
    if (a === b || (given[a] && given[b])) return;
    if (entries[a] === entries[b] && !word) return;
    pairs.add(Math.min(a, b) * entries.length + Math.max(a, b));
  };
  const meetUnder = (keysOf: (entry: WordTraits) => Iterable<string>): Map<string, number[]> => {
    const slotsOf = new Map<string, number[]>();
    for (const [slot, entry] of entries.entries()) {
      for (const key of entry === undefined ? [] : new Set(keysOf(entry))) {
        const others = slotsOf.get(key);
        for (const other of others ?? []) meet(other, slot);
        if (others === undefined) slotsOf.set(key, [slot]);
        else others.push(slot);
      }
    }
    return slotsOf;
  };
  const same = meetUnder(({ text }) => [text]);
  if (inside) {
    for (const [slot, entry] of entries.entries()) {
      for (const inner of entry === undefined ? [] : innerRows(entry)) {
        for (const other of same.get(inner) ?? []) meet(other, slot);
      }
    }
  }
  if (stem) meetUnder((entry) => [entry.stem]);
  if (run > 0) meetUnder(({ letters }) => rows(letters, run));
  return pairs.size;
}

const innerOf = new WeakMap<WordTraits, readonly string[]>();

/** All that may stand inside a word; remembered, for an entry is looked at again and again. */
function innerRows(entry: WordTraits): readonly string[] {
  let found = innerOf.get(entry);
  if (found === undefined) {
    const sizes = Array.from({ length: entry.letters.length }, (_, size) => size);
    found = sizes.slice(INNER_MIN).flatMap((size) => [...rows(entry.letters, size)]);
    innerOf.set(entry, found);
  }
  return found;
}

/** All rows of `size` letters. */
function* rows(letters: readonly string[], size: number): Generator<string> {
  for (let at = 0; at + size <= letters.length; at++) yield letters.slice(at, at + size).join('');
}
