// Loops over whole word lists once more, in AssemblyScript, compiled to a WebAssembly module of their
// own: reading lines, sorting words, leaving out low scores, indexing. Each does what the TypeScript
// named beside it does (tests hold the two together), but runs fast from the first word on, where a
// cold JavaScript engine interprets. All arguments that tell a place are byte addresses.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

const LF: u8 = 10;
const CR: u8 = 13;
const MAX_LENGTH: i32 = 255;
/** The widest table of counters in a sorting pass. */
const MAX_BUCKETS: i32 = 1 << 16;
/** In place of an address, as in src/words/word-table.ts. */
const NO_FLAGS: i32 = -1;

/**
 * `indexPlainly` of src/words/word-index.ts. The sets, masks and counts must be zero; `stride` and
 * `maskInts` count integers.
 */
export function indexWords(
  words: i32,
  count: i32,
  length: i32,
  letterCount: i32,
  stride: i32,
  maskInts: i32,
  supports: i32,
  counts: i32,
  masks: i32,
  full: i32,
): void {
  const setBytes = stride << 2;
  const positionBytes = letterCount * setBytes;
  let letters = words;
  for (let id = 0; id < count; id++) {
    const bit = 1 << (id & 31);
    const place = (id >>> 5) << 2;
    store<i32>(full + place, load<i32>(full + place) | bit);
    let sets = supports + place;
    const end = letters + length;
    for (; letters < end; letters++) {
      const at = sets + i32(load<u8>(letters)) * setBytes;
      store<i32>(at, load<i32>(at) | bit);
      sets += positionBytes;
    }
  }
  for (let p = 0; p < length; p++) {
    for (let letter = 0; letter < letterCount; letter++) {
      const set = p * letterCount + letter;
      const start = supports + set * setBytes;
      let size: i64 = 0;
      for (let at = start; at < start + setBytes; at += 8) size += popcnt(load<i64>(at));
      if (size === 0) continue;
      store<i32>(counts + (set << 2), i32(size));
      const mask = masks + ((p * maskInts + (letter >>> 5)) << 2);
      store<i32>(mask, load<i32>(mask) | (1 << (letter & 31)));
    }
  }
}

/**
 * `scoredAtLeast` of src/words/word-table.ts, in place: moves the words with at least a score, their
 * scores and flags to the front; how many they are. `flags` is NO_FLAGS for none.
 */
export function keepScored(
  letters: i32,
  scores: i32,
  flags: i32,
  count: i32,
  length: i32,
  minScore: i32,
): i32 {
  let kept = 0;
  let to = letters;
  for (let id = 0; id < count; id++) {
    const score = load<u8>(scores + id);
    if (i32(score) < minScore) continue;
    if (flags !== NO_FLAGS) store<u8>(flags + kept, load<u8>(flags + id));
    store<u8>(scores + kept++, score);
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
 * `uniqueWords` of src/words/word-table.ts: writes the words of `count` entries, sorted and without
 * repeats, to `outLetters`, `outScores` and, unless `flags` is NO_FLAGS, `outFlags`; how many they
 * are. `work` is room for three integers an entry and MAX_BUCKETS + 1 more.
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
    let flag: u8 = flags === NO_FLAGS ? 0 : load<u8>(flags + entry);
    for (i++; i < count; i++) {
      const other = load<i32>(order + (i << 2));
      if (compareRows(row, letters + other * length, length) !== 0) break;
      const otherList = load<u8>(lists + other);
      if (otherList > list) continue;
      if (flags !== NO_FLAGS) {
        const otherFlag = load<u8>(flags + other);
        flag = otherList === list ? flag & otherFlag : otherFlag;
      }
      const otherScore = load<u8>(scores + other);
      if (otherList < list || otherScore > score) score = otherScore;
      list = otherList;
    }
    copyWord(row, outLetters + unique * length, length);
    if (flags !== NO_FLAGS) store<u8>(outFlags + unique, flag);
    store<u8>(outScores + unique++, score);
  }
  return unique;
}

/** As in src/words/sort-rows.ts; the address of the order. */
function sortRows(rows: i32, count: i32, length: i32, base: i32, work: i32): i32 {
  const keys = work;
  const starts = keys + (count << 2);
  let order = starts + ((MAX_BUCKETS + 1) << 2);
  let sorted = order + (count << 2);
  for (let i = 0; i < count; i++) store<i32>(order + (i << 2), i);
  if (isSorted(rows, count, length)) return order;

  let columns = 1;
  let buckets = base;
  while (columns < length && buckets * base <= MAX_BUCKETS) {
    columns++;
    buckets *= base;
  }
  for (let end = length; end > 0; end -= columns) {
    const first = max(0, end - columns);
    memory.fill(starts, 0, (buckets + 1) << 2);
    for (let row = 0; row < count; row++) {
      const at = rows + row * length;
      let key = 0;
      for (let p = first; p < end; p++) key = key * base + i32(load<u8>(at + p));
      store<i32>(keys + (row << 2), key);
      const next = starts + ((key + 1) << 2);
      store<i32>(next, load<i32>(next) + 1);
    }
    for (let key = 0; key < buckets; key++) {
      const at = starts + (key << 2);
      store<i32>(at + 4, load<i32>(at + 4) + load<i32>(at));
    }
    for (let i = 0; i < count; i++) {
      const row = load<i32>(order + (i << 2));
      const at = starts + (load<i32>(keys + (row << 2)) << 2);
      const place = load<i32>(at);
      store<i32>(at, place + 1);
      store<i32>(sorted + (place << 2), row);
    }
    const swapped = order;
    order = sorted;
    sorted = swapped;
  }
  return order;
}

function isSorted(rows: i32, count: i32, length: i32): bool {
  for (let row = rows; row < rows + (count - 1) * length; row += length) {
    if (compareRows(row, row + length, length) > 0) return false;
  }
  return true;
}

function compareRows(a: i32, b: i32, length: i32): i32 {
  for (let p = 0; p < length; p++) {
    const difference = i32(load<u8>(a + p)) - i32(load<u8>(b + p));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Copies between places that do not overlap, in wide steps of which the last may redo some bytes. */
@inline
function copyWord(from: i32, to: i32, length: i32): void {
  if (length >= 8) {
    const last = length - 8;
    for (let p = 0; p < last; p += 8) store<i64>(to + p, load<i64>(from + p));
    store<i64>(to + last, load<i64>(from + last));
  } else if (length >= 4) {
    const last = length - 4;
    const end = load<i32>(from + last);
    store<i32>(to, load<i32>(from));
    store<i32>(to + last, end);
  } else {
    for (let p = 0; p < length; p++) store<u8>(to + p, load<u8>(from + p));
  }
}

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

// What `known` tells of a letter, as in src/words/entry-speller.ts.
const COUNT_SHIFT: i32 = 16;
const SMALL: i32 = 1 << 18;
const CAPITAL: i32 = 1 << 19;

/** Stands for no score. */
const UNSCORED: i32 = 1000;

/**
 * `Reader.readLine` of src/words/parse-word-list.ts for whole lines of plain letters. Entries go to
 * `outLetters`, `outScores` and `outFlags`, those of one length together, shorter ones first; the only
 * flag is CAPITALISED, for entries without a score. A line whose entry has a letter that is not `known`,
 * with a space, a third field, or a score that is no number of at most three digits is left over: its
 * address, its number (from 0) and whether a letter was not known go to `left`. Letters are taken 16
 * bytes at a time: `flat` and the text need room for as many beyond their ends. `scoreOf` has the score that each number
 * up to 999 stands for, and that of an entry without any after them. `flat`, `flatScores`, `flatLengths`
 * and `flatFlags` are scratch.
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
      // Such as CR before a CRLF: the other reader takes it off.
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

/** What is known of a letter of two bytes; 0 or less if nothing is. */
function knownLetter(at: i32, known: i32): i32 {
  const first: u8 = load<u8>(at);
  const second: u8 = load<u8>(at + 1);
  if (first < 0xc2 || first > 0xdf || (second & 0xc0) !== 0x80) return 0;
  const code = ((i32(first) & 0x1f) << 6) | (i32(second) & 0x3f);
  return load<i32>(known + (code << 2));
}

// Together `caseOfText` of src/words/letter-case.ts, where all letters beyond ASCII are known.

/** SMALL or CAPITAL, both or neither. */
@inline
function caseOf(at: i32, known: i32): i32 {
  const byte: u8 = load<u8>(at);
  if (byte >= 128) return max(0, knownLetter(at, known)) & (SMALL | CAPITAL);
  return isLetterFrom(byte, 97) ? SMALL : isLetterFrom(byte, 65) ? CAPITAL : 0;
}

function hasSmall(start: i32, end: i32, known: i32): bool {
  for (let at = start; at < end; at++) if ((caseOf(at, known) & SMALL) !== 0) return true;
  return false;
}

@inline
function isLetterFrom(byte: u8, first: i32): bool {
  return u32(i32(byte) - first) < 26;
}

/**
 * `settlePlainly` of src/words/entry-bucket.ts; whether any flag is left.
 */
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

// The letters that `countLetters` counts and the marks that end it, as in src/words/own-letters.ts.
const FIRST_OWN: i32 = 0xc0;
const LAST_OWN: i32 = 0x24f;
const FIRST_MARK: i32 = 0x300;
const LAST_MARK: i32 = 0x36f;

/**
 * `countPlainly` of src/words/own-letters.ts for whole lines, of which the last must have its end:
 * adds to `counts` and to the entries counted, an integer at `told`; `lastEntry` and those start as
 * zeros. False as soon as a letter has its mark beside it. The text needs room for 16 bytes beyond its
 * end.
 */
export function countLetters(
  text: i32,
  end: i32,
  counts: i32,
  lastEntry: i32,
  told: i32,
): bool {
  let entries = load<i32>(told);
  let at = text;
  while (at < end) {
    const start = at;
    let foreign = 0;
    for (;;) {
      const block = v128.load(at);
      const run = ctz(i8x16.bitmask(i8x16.eq(block, i8x16.splat(LF))) | (1 << 16));
      foreign |= i8x16.bitmask(block) & ((1 << run) - 1);
      at += run;
      if (run < 16) break;
    }
    at++;
    const first: u8 = load<u8>(start);
    if (foreign === 0 && first > 32 && !isSeparator(first)) {
      entries++;
      continue;
    }
    let isInEntry = false;
    for (let p = start; p < at - 1; p++) {
      const byte: u8 = load<u8>(p);
      if (isSeparator(byte)) break;
      if (byte <= 32) continue;
      if (!isInEntry) entries++;
      isInEntry = true;
      if (byte < 0xc3 || byte > 0xdf) continue;
      const code = ((i32(byte) & 0x1f) << 6) | (i32(load<u8>(++p)) & 0x3f);
      if (code >= FIRST_MARK && code <= LAST_MARK) return false;
      if (code < FIRST_OWN || code > LAST_OWN) continue;
      if (load<i32>(lastEntry + (code << 2)) === entries) continue;
      store<i32>(lastEntry + (code << 2), entries);
      store<i32>(counts + (code << 2), load<i32>(counts + (code << 2)) + 1);
    }
  }
  store<i32>(told, entries);
  return true;
}

@inline
function isSeparator(byte: u8): bool {
  return byte === 59 || byte === 44 || byte === 9;
}
