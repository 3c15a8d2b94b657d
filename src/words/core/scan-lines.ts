// Reading lines of a list by the stretch: an entry of letters that are known becomes letter indices and
// a score, entries of one length together; an entry with another letter is left over, its fields
// read. Which capitals are names is settled when the list is read to its end. Places are byte addresses.

import { copyWord } from './copy-word';
import { hasNumber, readFields, tagged, written } from './fields';
import { CAPITAL, COUNT_SHIFT, caseOf, hasSmall, knownLetter, SMALL } from './known-letters';
import { CR, isSeparator, LF } from './line-bytes';
import { readTags } from './tags';

// src/words/reading and src/words/vocabulary know these as well; a test compares them.
export { CAPITAL, COUNT_SHIFT, SMALL } from './known-letters';
export const MAX_LENGTH: i32 = 255;
/** Of the flags of an entry, which are the bits of its tags otherwise. */
export const IS_NAME: u16 = 1;
export const CAPITALISED: u16 = 1 << 15;

/** The scores of the numbers below this stand in a table, behind them that of an entry without any. */
export const NUMBERS: i32 = 1000;
/** The score of an entry whose number is beyond the scale. */
export const BEYOND: i32 = 255;
/** Integers that tell of a line that is left over. */
export const LEFT_INTS: i32 = 5;

/** The score that a number stands for, where that is not in the table. */
declare function scoreOf(written: f64): i32;

// What the last call of `scanLines` came to. Of lines: all, those left over, those dropped.
export let lines: i32 = 0;
export let leftOver: i32 = 0;
export let dropped: i32 = 0;
// Of entries: those kept; of these, those with a letter beyond ASCII, and those without a score that
// begin with a small letter or are capitalised.
export let kept: i32 = 0;
export let beyondAz: i32 = 0;
export let plain: i32 = 0;
export let capitalised: i32 = 0;
/** Whether any line has a score, and whether any entry kept has a flag. */
export let hasScores: bool = false;
export let hasFlags: bool = false;
/** Whether any line has a score beyond the scale. */
export let hasBeyond: bool = false;

/**
 * Reads whole lines. Entries go to `outLetters`, `outScores` and `outFlags`, those of one length together,
 * shorter ones first; for each length `counts` gets an integer, how many they are. Flags have two bytes an
 * entry: the bits of its tags, of which `tags` to `tagsEnd` has the names, and CAPITALISED, for entries
 * without a score. Of an entry with a letter that is not `known`, or with a control character beside one,
 * `left` gets five integers: its address and its end, the number of its line (from 0), its score and its
 * flags. `scores` has the score that each number below NUMBERS stands for, and behind them that of an entry
 * without any. Letters are taken 16 bytes at a time: `flat` and the text need room for as many beyond their
 * ends. `flat`, `flatScores`, `flatLengths`,
 * `flatFlags` and `places` are scratch, the last for two integers a length.
 */
export function scanLines(
  text: i32,
  end: i32,
  strip: bool,
  known: i32,
  scores: i32,
  tags: i32,
  tagsEnd: i32,
  flat: i32,
  flatScores: i32,
  flatLengths: i32,
  flatFlags: i32,
  outLetters: i32,
  outScores: i32,
  outFlags: i32,
  counts: i32,
  places: i32,
  left: i32,
): void {
  memory.fill(counts, 0, (MAX_LENGTH + 1) << 2);
  lines = 0;
  leftOver = 0;
  dropped = 0;
  kept = 0;
  beyondAz = 0;
  plain = 0;
  capitalised = 0;
  hasScores = false;
  hasFlags = false;
  hasBeyond = false;
  let word = flat;
  let at = text;
  for (; at < end; lines++) {
    const start = at;
    let to = word;
    let isUsable = true;
    let isForeign = false;
    let isBeyond = false;
    let hasControl = false;
    let byte: u8 = 0;
    for (; ; at++) {
      for (;;) {
        const letters = i8x16.sub(v128.or(v128.load(at), i8x16.splat(32)), i8x16.splat(97));
        v128.store(to, letters);
        const run = ctz(~i8x16.bitmask(i8x16.lt_u(letters, i8x16.splat(26))));
        at += run;
        to += run;
        if (run < 16) break;
      }
      byte = load<u8>(at);
      if (byte === LF || isSeparator(byte)) {
        break;
      } else if (byte >= 128) {
        const letter = knownLetter(at, known);
        if (letter <= 0) {
          isForeign = true;
          break;
        }
        store<u16>(to, u16(letter));
        to += (letter >> COUNT_SHIFT) & 3;
        at++;
        isBeyond = true;
      } else if (byte === 32) {
        while (load<u8>(at + 1) === 32) at++;
        if (to > word && !strip && !endsEntry(load<u8>(at + 1))) isUsable = false;
      } else if (byte === CR && load<u8>(at + 1) === LF) {
        // The CR of a CRLF.
      } else if (!strip || (byte !== 39 && byte !== 45 && byte !== 46)) {
        isUsable = false;
        hasControl = hasControl || byte < 32;
      }
    }
    // Beside letters beyond ASCII, control characters may be white space, which is taken off; beside ASCII
    // alone they make an entry unusable.
    if (isBeyond && hasControl) isForeign = true;
    while (byte !== LF && !isSeparator(byte)) byte = load<u8>(++at);
    const entryEnd = at;

    let number = NUMBERS;
    if (byte !== LF) {
      const field = ++at;
      for (; at < field + 3; at++) {
        const digit: u8 = load<u8>(at) - 48;
        if (digit >= 10) break;
        number = at === field ? i32(digit) : number * 10 + i32(digit);
      }
      byte = load<u8>(at);
    }
    let hasScore = number < NUMBERS;
    let flag: u16 = 0;
    let score: i32;
    if (byte === LF || (byte === CR && load<u8>(at + 1) === LF)) {
      score = load<u8>(scores + number);
      if (byte === CR) at++;
    } else if (hasScore && isSeparator(byte)) {
      score = load<u8>(scores + number);
      const third = at + 1;
      at = lineEnd(third);
      flag = readTags(third, at, tags, tagsEnd);
    } else {
      at = lineEnd(at);
      readFields(entryEnd + 1, at, tags, tagsEnd);
      hasScore = hasNumber;
      flag = tagged;
      score = hasScore ? scoreOf(written) : load<u8>(scores + NUMBERS);
    }
    at++;
    hasScores = hasScores || hasScore;
    hasBeyond = hasBeyond || score === BEYOND;

    const length = to - word;
    if (isForeign) {
      const record = left + leftOver * (LEFT_INTS << 2);
      store<i32>(record, start);
      store<i32>(record, entryEnd, 4);
      store<i32>(record, lines, 8);
      store<i32>(record, score, 12);
      store<i32>(record, i32(flag), 16);
      leftOver++;
    } else if (isUsable && length > 0 && length <= MAX_LENGTH) {
      store<u8>(flatLengths + kept, length);
      store<u8>(flatScores + kept, score);
      if (!hasScore) {
        const first = caseOf(start, known);
        if (first === SMALL) plain++;
        else if ((first & CAPITAL) !== 0 && hasSmall(start + 1, entryEnd, known)) {
          capitalised++;
          flag |= CAPITALISED;
        }
      }
      beyondAz += i32(isBeyond);
      hasFlags = hasFlags || flag !== 0;
      store<u16>(flatFlags + (kept << 1), flag);
      const count = counts + (length << 2);
      store<i32>(count, load<i32>(count) + 1);
      kept++;
      word = to;
    } else if (length > 0 || !isUsable || at - start > 2) {
      // A line's end, or that and one byte more, is no entry at all.
      dropped++;
    }
  }
  groupByLength(
    flat,
    flatScores,
    flatLengths,
    flatFlags,
    outLetters,
    outScores,
    outFlags,
    counts,
    places,
  );
}

/** Where the line ends that goes on at `at`. */
function lineEnd(at: i32): i32 {
  let ends = 0;
  for (; ; at += 16) {
    ends = i8x16.bitmask(i8x16.eq(v128.load(at), i8x16.splat(LF)));
    if (ends !== 0) break;
  }
  return at + ctz(ends);
}

/** Whether an entry may end with spaces before this byte. */
function endsEntry(byte: u8): bool {
  return byte === LF || byte === CR || isSeparator(byte);
}

function groupByLength(
  flat: i32,
  flatScores: i32,
  flatLengths: i32,
  flatFlags: i32,
  outLetters: i32,
  outScores: i32,
  outFlags: i32,
  counts: i32,
  places: i32,
): void {
  // Where the next entry of a length goes: an address for its letters, one for its score; flags lie in the
  // order of scores.
  const firstScore = outScores;
  for (let length = 1; length <= MAX_LENGTH; length++) {
    store<i32>(places + (length << 3), outLetters);
    store<i32>(places + (length << 3), outScores, 4);
    const count = load<i32>(counts + (length << 2));
    outLetters += count * length;
    outScores += count;
  }
  let from = flat;
  for (let i = 0; i < kept; i++) {
    const length = i32(load<u8>(flatLengths + i));
    const at = places + (length << 3);
    const to = load<i32>(at);
    copyWord(from, to, length);
    from += length;
    store<i32>(at, to + length);
    const scoreAt = load<i32>(at, 4);
    store<u8>(scoreAt, load<u8>(flatScores + i));
    store<u16>(outFlags + ((scoreAt - firstScore) << 1), load<u16>(flatFlags + (i << 1)));
    store<i32>(at, scoreAt + 1, 4);
  }
}

/**
 * Makes names of the capitalised entries of a list, which get a score of their own, or takes that mark off
 * them; whether any flag is left.
 */
export function settleNames(flags: i32, scores: i32, count: i32, areNames: bool, score: i32): bool {
  let left: u16 = 0;
  for (let i = 0; i < count; i++) {
    let flag: u16 = load<u16>(flags + (i << 1));
    if ((flag & CAPITALISED) !== 0) {
      flag = (flag & ~CAPITALISED) | (areNames ? IS_NAME : 0);
      store<u16>(flags + (i << 1), flag);
      if (areNames) store<u8>(scores + i, score);
    }
    left |= flag;
  }
  return left !== 0;
}
