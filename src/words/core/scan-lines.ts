// Reading lines of a list by the stretch, for src/words/scan-lines.ts: whole lines of letters that are
// known, with or without a score, become entries of one length together; any other line is left over.
// Which capitals are names is settled when the list is read to its end. Places are byte addresses.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

import { copyWord } from './copy-word';
import { CAPITAL, caseOf, COUNT_SHIFT, hasSmall, knownLetter, SMALL } from './known-letters';
import { CR, isSeparator, LF } from './line-bytes';

const MAX_LENGTH: i32 = 255;

// What `scanLines` tells, as integers at `told`: entries kept, lines dropped, lines left over, lines
// in all; entries kept without a score that begin with a small letter, and that are capitalised;
// whether a line has a score; entries kept with a letter beyond ASCII; then for each length of 0 to
// MAX_LENGTH how many entries it has.
const KEPT: i32 = 0;
const DROPPED: i32 = 4;
const LEFT: i32 = 8;
const LINES: i32 = 12;
const PLAIN: i32 = 16;
const CAPITALS: i32 = 20;
const SCORED: i32 = 24;
const BEYOND: i32 = 28;
const COUNTS: i32 = 32;

/** As in src/words/entry-bucket.ts and word-list.ts. */
const CAPITALISED: u8 = 2;
const IS_NAME: u8 = 1;

/** Stands for no score. */
const UNSCORED: i32 = 1000;

/**
 * `ListReader.readLine` of src/words/list-reader.ts for whole lines of plain letters. Entries go to
 * `outLetters`, `outScores` and `outFlags`, those of one length together, shorter ones first; the only
 * flag is CAPITALISED, for entries without a score. A line whose entry has a letter that is not `known`,
 * with a space, a third field, or a score that is no number of at most three digits is left over: its
 * address, its number (from 0) and whether it is for `readForeignLine` go to `left`. Letters are taken 16
 * bytes at a time: `flat` and the text need room for as many beyond their ends. `scoreOf` has the score
 * that each number up to 999 stands for, and that of an entry without any after them. `flat`,
 * `flatScores`, `flatLengths` and `flatFlags` are scratch.
 */
export function scanLines(
  text: i32,
  end: i32,
  strip: bool,
  known: i32,
  scoreOf: i32,
  flat: i32,
  flatScores: i32,
  flatLengths: i32,
  flatFlags: i32,
  outLetters: i32,
  outScores: i32,
  outFlags: i32,
  left: i32,
  told: i32,
): void {
  memory.fill(told, 0, COUNTS + ((MAX_LENGTH + 1) << 2));
  let dropped = 0;
  let leftOver = 0;
  let line = 0;
  let kept = 0;
  let plain = 0;
  let capitals = 0;
  let beyond = 0;
  let hasScores = false;
  let word = flat;
  let at = text;
  for (; at < end; line++) {
    const start = at;
    let to = word;
    let isUsable = true;
    let isPlain = true;
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
          isPlain = false;
          isForeign = true;
          break;
        }
        store<u16>(to, u16(letter));
        to += (letter >> COUNT_SHIFT) & 3;
        at++;
        isBeyond = true;
      } else if (byte === 32) {
        isPlain = false;
        break;
      } else if (byte === CR && load<u8>(at + 1) === LF) {
        // The CR of a CRLF.
      } else if (!strip || (byte !== 39 && byte !== 45 && byte !== 46)) {
        isUsable = false;
        hasControl = hasControl || byte < 32;
      }
    }
    if (isBeyond && hasControl) {
      // Of lines with such letters white space is taken off, such as CR before a CRLF; a line of ASCII
      // that has it is dropped.
      isPlain = false;
      isForeign = true;
    }
    const entryEnd = at;
    let score = UNSCORED;
    if (isPlain && byte !== LF) {
      const field = ++at;
      for (; at < field + 3; at++) {
        const digit: u8 = load<u8>(at) - 48;
        if (digit >= 10) break;
        score = at === field ? i32(digit) : score * 10 + i32(digit);
      }
      byte = load<u8>(at);
      isPlain = byte === LF || (byte === CR && load<u8>(at + 1) === LF);
    }
    while (load<u8>(at) !== LF) at++;
    at++;
    const length = to - word;
    hasScores = hasScores || (isPlain && score !== UNSCORED);
    if (!isPlain) {
      store<i32>(left + leftOver * 12, start);
      store<i32>(left + leftOver * 12 + 4, line);
      store<i32>(left + leftOver * 12 + 8, i32(isForeign));
      leftOver++;
    } else if (isUsable && length > 0 && length <= MAX_LENGTH) {
      store<u8>(flatLengths + kept, length);
      store<u8>(flatScores + kept, load<u8>(scoreOf + score));
      let flag: u8 = 0;
      if (score === UNSCORED) {
        const first = caseOf(start, known);
        if (first === SMALL) plain++;
        else if ((first & CAPITAL) !== 0 && hasSmall(start + 1, entryEnd, known)) {
          capitals++;
          flag = CAPITALISED;
        }
      }
      beyond += i32(isBeyond);
      store<u8>(flatFlags + kept, flag);
      const count = told + COUNTS + (length << 2);
      store<i32>(count, load<i32>(count) + 1);
      kept++;
      word = to;
    } else if (length > 0 || !isUsable || at - start > 2) {
      dropped++;
    }
  }
  store<i32>(told + KEPT, kept);
  store<i32>(told + DROPPED, dropped);
  store<i32>(told + LEFT, leftOver);
  store<i32>(told + LINES, line);
  store<i32>(told + PLAIN, plain);
  store<i32>(told + CAPITALS, capitals);
  store<i32>(told + SCORED, i32(hasScores));
  store<i32>(told + BEYOND, beyond);
  groupByLength(
    kept,
    flat,
    flatScores,
    flatLengths,
    flatFlags,
    outLetters,
    outScores,
    outFlags,
    told,
  );
}

function groupByLength(
  kept: i32,
  flat: i32,
  flatScores: i32,
  flatLengths: i32,
  flatFlags: i32,
  outLetters: i32,
  outScores: i32,
  outFlags: i32,
  told: i32,
): void {
  // Where the next entry of a length goes: an address for its letters, one for its score; flags lie as
  // scores do.
  const flagsOff = outFlags - outScores;
  const next = told + COUNTS + ((MAX_LENGTH + 1) << 2);
  for (let length = 1; length <= MAX_LENGTH; length++) {
    store<i32>(next + (length << 3), outLetters);
    store<i32>(next + (length << 3) + 4, outScores);
    const count = load<i32>(told + COUNTS + (length << 2));
    outLetters += count * length;
    outScores += count;
  }
  let from = flat;
  for (let i = 0; i < kept; i++) {
    const length = i32(load<u8>(flatLengths + i));
    const at = next + (length << 3);
    const to = load<i32>(at);
    copyWord(from, to, length);
    from += length;
    store<i32>(at, to + length);
    const scoreAt = load<i32>(at + 4);
    store<u8>(scoreAt, load<u8>(flatScores + i));
    store<u8>(scoreAt + flagsOff, load<u8>(flatFlags + i));
    store<i32>(at + 4, scoreAt + 1);
  }
}

/** `settlePlainly` of src/words/entry-bucket.ts; whether any flag is left. */
export function settleNames(
  flags: i32,
  scores: i32,
  count: i32,
  areNames: bool,
  score: i32,
): bool {
  let left: u8 = 0;
  for (let i = 0; i < count; i++) {
    let flag: u8 = load<u8>(flags + i);
    if ((flag & CAPITALISED) !== 0) {
      flag = areNames ? IS_NAME : flag & ~CAPITALISED;
      store<u8>(flags + i, flag);
      if (areNames) store<u8>(scores + i, score);
    }
    left |= flag;
  }
  return left !== 0;
}
