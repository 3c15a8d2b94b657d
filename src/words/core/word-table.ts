// Tables of words: entries as lists have them become a table without repeats, and a table keeps some of its
// words. A word's letters are bytes, one after the other;
// its score, a byte, and its flags, two, lie at its place in tables of their own. Places are byte addresses.

import { copyWord } from './copy-word';
import { IS_NAME } from './scan-lines';
import { compareRows, sortRows } from './sort-rows';

export { MAX_BUCKETS, sortRows } from './sort-rows';

/** In place of an address: there are none. */
export const NO_FLAGS: i32 = -1;

/**
 * Keeps the words whose mark, a byte for each, is at least `least`: moves them, their scores and flags to the
 * front, in place; how many they are. The scores may be the marks.
 */
export function keepWords(
  letters: i32,
  scores: i32,
  flags: i32,
  marks: i32,
  count: i32,
  length: i32,
  least: i32,
): i32 {
  let kept = 0;
  let to = letters;
  for (let id = 0; id < count; id++) {
    if (i32(load<u8>(marks + id)) < least) continue;
    if (flags !== NO_FLAGS) store<u16>(flags + (kept << 1), load<u16>(flags + (id << 1)));
    store<u8>(scores + kept++, load<u8>(scores + id));
    const from = letters + id * length;
    if (to < from) copyWord(from, to, length);
    to += length;
  }
  return kept;
}

/** How many of `count` scores are at least a score. */
export function countScored(scores: i32, count: i32, minScore: i32): i32 {
  let found = 0;
  for (let at = scores; at < scores + count; at++) found += i32(i32(load<u8>(at)) >= minScore);
  return found;
}

/**
 * Writes the words of `count` entries, sorted and without repeats, to `outLetters`, `outScores` and, unless
 * `flags` is NO_FLAGS, `outFlags`; how many they are. The first list that has a word decides, in it the
 * entry of the higher score; of equals, the flags that all have. A name is what all entries of the list say
 * is one. `work` is as in `sortRows`.
 */
export function uniqueWords(
  letters: i32,
  scores: i32,
  lists: i32,
  flags: i32,
  count: i32,
  length: i32,
  alphabetSize: i32,
  work: i32,
  outLetters: i32,
  outScores: i32,
  outFlags: i32,
): i32 {
  const order = sortRows(letters, count, length, alphabetSize, work);
  let unique = 0;
  let i = 0;
  while (i < count) {
    const entry = load<i32>(order + (i << 2));
    const row = letters + entry * length;
    let list = load<u8>(lists + entry);
    let score = load<u8>(scores + entry);
    let flag: u16 = flags === NO_FLAGS ? 0 : load<u16>(flags + (entry << 1));
    let isName = flag;
    for (i++; i < count; i++) {
      const other = load<i32>(order + (i << 2));
      if (compareRows(row, letters + other * length, length) !== 0) break;
      const otherList = load<u8>(lists + other);
      if (otherList > list) continue;
      const otherScore = load<u8>(scores + other);
      if (flags !== NO_FLAGS) {
        const otherFlag = load<u16>(flags + (other << 1));
        const isOfBefore = otherList === list;
        isName = isOfBefore ? isName & otherFlag : otherFlag;
        if (!isOfBefore || otherScore > score) flag = otherFlag;
        else if (otherScore === score) flag &= otherFlag;
      }
      if (otherList < list || otherScore > score) score = otherScore;
      list = otherList;
    }
    copyWord(row, outLetters + unique * length, length);
    if (flags !== NO_FLAGS) {
      store<u16>(outFlags + (unique << 1), (flag & ~IS_NAME) | (isName & IS_NAME));
    }
    store<u8>(outScores + unique++, score);
  }
  return unique;
}
