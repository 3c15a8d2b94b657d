// Rows are filled from the top: of all words across those that lie in the sets of all columns, each in its
// turn; then the columns go one letter on. No word is placed that leaves a column without a
// beginning of a word. Sets are gone through in chunks of 128 words, of which the summary tells those at
// the first position that are not empty.

import { DONE, FULL, PAUSED } from './answers';
import {
  allowRepeats,
  found,
  height,
  inPairs,
  leaves,
  nodes,
  positionSize,
  rowSets,
  rows,
  sets,
  stride,
  summaries,
  summarySize,
  width,
  words,
  wordsFrom,
} from './tables';
import { childOf, KIND, NODE } from './trie';

// A row's record, in bytes.
export const RECORD: i32 = 48;
/** The word that stands in the row. */
const WORD: i32 = 0;
/** 1 as long as what stands above does not tell which fill of a pair this is. */
const TIED: i32 = 4;
/** Words before this one are left out. */
const LEAST: i32 = 8;
/** The chunk whose words are tried, and a set of those that have not been. */
const CHUNK: i32 = 12;
const UNTRIED: i32 = 16;
/** Where the summary tells of that chunk, and what it tells of those after it. */
const SUMMARY: i32 = 32;
const CHUNKS: i32 = 36;

/** The row that is filled next. */
let row: i32 = 0;
/** How many words the last call has placed. */
export let placed: i32 = 0;

/** Adds to the set at `target` those of a mask's letters; they lie one after the other. */
export function uniteSets(supports: i32, mask: i32, target: i32): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const support = supports + ctz(rest) * stride;
    for (let i = 0; i < stride; i += 16) {
      v128.store(target + i, v128.or(v128.load(target + i), v128.load(support + i)));
    }
  }
}

/** Writes the words that may stand in the first row to `to`; how many they are. */
export function layFirstRow(root: i32, to: i32): i32 {
  for (let c = 0; c < width; c++) enter(c, c, root);
  store<i32>(rows, inPairs, TIED);
  let count = 0;
  for (let word = 0; word < stride << 3; word++) {
    let c = 0;
    while (c < width && hasWord(load<i32>(rowSets + (c << 2)), word)) c++;
    if (c === width) store<i32>(to + (count++ << 2), word);
  }
  return count;
}

/** Begins below a word of the first row, which stays until all is done. */
export function beginBelow(word: i32): void {
  store<i32>(rows, word, WORD);
  row = 0;
}

/** Goes on to a full grid or to the end, or until `limit` words were placed. */
export function fillRows(limit: i32): i32 {
  placed = 0;
  while (placed < limit) {
    const record = rows + row * RECORD;
    // The word of the first row is placed already.
    if (row > 0) {
      // Not loaded as one: it is stored in halves, and would have to wait for both.
      const untried = load<i64>(record, UNTRIED) | load<i64>(record, UNTRIED + 8);
      if (untried === 0 && !nextChunk(row, record)) {
        if (--row > 0) continue;
        return DONE;
      }
      takeWord(record);
      placed++;
      if (row === height - 1) {
        if (isFill()) return FULL;
        continue;
      }
    }
    takeDown(row, load<i32>(record, WORD));
    row++;
  }
  return PAUSED;
}

function hasWord(set: i32, word: i32): bool {
  return ((load<i32>(set + ((word >> 5) << 2)) >> (word & 31)) & 1) !== 0;
}

/** Goes to the next chunk that has a word for a row, which lies in the sets of all columns, if there is one. */
function nextChunk(row: i32, record: i32): bool {
  const first = rowSets + row * (width << 2);
  const end = first + (width << 2);
  const chunkCount = stride >> 4;
  const least = load<i32>(record, LEAST);
  let chunk = load<i32>(record, CHUNK);
  let summary = load<i32>(record, SUMMARY);
  let chunks = load<i32>(record, CHUNKS);
  for (;;) {
    while (chunks === 0) {
      chunk = (chunk | 31) + 1;
      if (chunk >= chunkCount) return false;
      summary += 4;
      chunks = load<i32>(summary);
    }
    chunk = (chunk & ~31) | ctz(chunks);
    chunks &= chunks - 1;
    const place = chunk << 4;
    let shared = v128.load(load<i32>(first) + place);
    for (let set = first + 4; set < end; set += 4) {
      shared = v128.and(shared, v128.load(load<i32>(set) + place));
    }
    if (!v128.any_true(shared)) continue;
    const low = i64x2.extract_lane(shared, 0) & from(least - (chunk << 7));
    const high = i64x2.extract_lane(shared, 1) & from(least - (chunk << 7) - 64);
    if ((low | high) === 0) continue;
    store<i32>(record, chunk, CHUNK);
    store<i32>(record, summary, SUMMARY);
    store<i32>(record, chunks, CHUNKS);
    store<i64>(record, low, UNTRIED);
    store<i64>(record, high, UNTRIED + 8);
    return true;
  }
}

/** Places the first word of a row's chunk that has not been tried. */
function takeWord(record: i32): void {
  const low = load<i64>(record, UNTRIED);
  const half = low !== 0 ? 0 : 8;
  const words = load<i64>(record + half, UNTRIED);
  store<i64>(record + half, words & (words - 1), UNTRIED);
  store<i32>(record, (load<i32>(record, CHUNK) << 7) + (half << 3) + i32(ctz(words)), WORD);
}

/** The bits from a place on. */
function from(place: i32): i64 {
  return place <= 0 ? -1 : place >= 64 ? 0 : i64(-1) << place;
}

/** Takes the letters of a row's word down the trie, column by column, and begins the next row. */
function takeDown(row: i32, word: i32): void {
  const letters = words + word * width;
  const here = row * width;
  for (let c = 0; c < width; c++) {
    const node = load<i32>(nodes + ((here + c) << 2));
    enter(here + width + c, c, childOf(node, load<u8>(letters + c)));
  }
  let least = 0;
  if (inPairs) {
    const record = rows + row * RECORD;
    const first = words + load<i32>(rows, WORD) * width;
    const isTied = load<i32>(record, TIED) !== 0 && load<u8>(letters) === load<u8>(first + row);
    store<i32>(record + RECORD, i32(isTied), TIED);
    // No word may stand twice: in the last row the partner's word has to be another one.
    const further = i32(row + 1 === height - 1);
    if (isTied) least = load<i32>(wordsFrom + ((i32(load<u8>(first + row + 1)) + further) << 2));
  }
  beginRow(row + 1, least);
}

/** Enters a node above a cell, in a column, and the set of words that it lets stand there. */
function enter(cell: i32, column: i32, node: i32): void {
  store<i32>(nodes + (cell << 2), node);
  const kind = load<i32>(node, KIND);
  store<i32>(rowSets + (cell << 2), sets + column * positionSize + kind * stride);
}

/** Begins a row below the nodes that it has for its columns, with the word `least`. */
function beginRow(row: i32, least: i32): void {
  const record = rows + row * RECORD;
  const chunk = least >> 7;
  const kind = load<i32>(load<i32>(nodes + ((row * width) << 2)), KIND);
  const summary = summaries + kind * summarySize + ((chunk >> 5) << 2);
  store<i32>(record, least, LEAST);
  store<i32>(record, chunk, CHUNK);
  v128.store(record, i32x4.splat(0), UNTRIED);
  store<i32>(record, summary, SUMMARY);
  store<i32>(record, chunk << 4 < stride ? load<i32>(summary) & (-1 << (chunk & 31)) : 0, CHUNKS);
}

/** Whether the grid, all of whose rows have a word, is a fill: its words are told at `found`. */
function isFill(): bool {
  const above = nodes + (height - 1) * (width << 2);
  const letters = words + load<i32>(rows + (height - 1) * RECORD, WORD) * width;
  const down = found + (height << 2);
  for (let r = 0; r < height; r++) store<i32>(found + (r << 2), load<i32>(rows + r * RECORD, WORD));
  for (let c = 0; c < width; c++) {
    const leaf = childOf(load<i32>(above + (c << 2)), load<u8>(letters + c));
    store<i32>(down + (c << 2), (leaf - leaves) / NODE);
  }
  if (allowRepeats) return true;
  const end = down + (width << 2);
  // Words of different lengths are numbered apart.
  if (width === height) return differ(found, end);
  return differ(found, down) && differ(down, end);
}

/** Whether no two of the integers up to `end` are the same. */
function differ(start: i32, end: i32): bool {
  for (let a = start; a < end; a += 4) {
    for (let b = start; b < a; b += 4) if (load<i32>(a) === load<i32>(b)) return false;
  }
  return true;
}
