// The loops of src/rectangle once more, over the same memory, in 128-bit steps. What lies where is told in
// src/rectangle/state.ts.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

const PAUSED: i32 = 0;
const FULL: i32 = 1;
const DONE: i32 = 2;

// A row's record, in bytes.
const RECORD: i32 = 48;
const WORD: i32 = 0;
const TIED: i32 = 4;
const LEAST: i32 = 8;
const CHUNK: i32 = 12;
const UNTRIED: i32 = 16;
const SUMMARY: i32 = 32;
const CHUNKS: i32 = 36;

// A node of the trie, in bytes.
const LETTERS: i32 = 0;
const FIRST_CHILD: i32 = 4;
const KIND: i32 = 8;

// Offsets as byte addresses, sizes in bytes.
let width: i32;
let height: i32;
let mirrored: bool;
let words: i32;
let stride: i32;
let sets: i32;
let positionSize: i32;
let summaries: i32;
let summarySize: i32;
let firstWords: i32;
let records: i32;
let nodes: i32;
let rowSets: i32;

/** See `uniteSets` of state.ts. */
export function uniteSets(supports: i32, stride: i32, mask: i32, target: i32): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const support = supports + ctz(rest) * stride;
    for (let i = 0; i < stride; i += 4) {
      const at = (target + i) << 2;
      v128.store(at, v128.or(v128.load(at), v128.load((support + i) << 2)));
    }
  }
}

/** See `fillRows` of fill-rows.ts. */
export function fillRows(progress: i32, limit: i32): i32 {
  const at = progress << 2;
  let row = load<i32>(at);
  width = load<i32>(at, 8);
  height = load<i32>(at, 12);
  mirrored = load<i32>(at, 16) !== 0;
  words = load<i32>(at, 20);
  stride = load<i32>(at, 24) << 2;
  sets = load<i32>(at, 28) << 2;
  positionSize = load<i32>(at, 32) << 2;
  summaries = load<i32>(at, 36) << 2;
  summarySize = load<i32>(at, 40) << 2;
  firstWords = load<i32>(at, 44) << 2;
  records = load<i32>(at, 48) << 2;
  nodes = load<i32>(at, 52) << 2;
  rowSets = load<i32>(at, 56) << 2;
  let answer = PAUSED;
  let placed = 0;
  while (placed < limit) {
    const word = nextWord(row);
    if (word < 0) {
      row--;
      if (row > 0) continue;
      answer = DONE;
      break;
    }
    placed++;
    if (row === height - 1) {
      answer = FULL;
      break;
    }
    takeDown(row, word);
    row++;
  }
  store<i32>(at, row);
  store<i32>(at, placed, 4);
  return answer;
}

/** See `nextWord` of fill-rows.ts, and what it calls. */
@inline
function nextWord(row: i32): i32 {
  const record = records + row * RECORD;
  let low = load<i64>(record, UNTRIED);
  let high = load<i64>(record, UNTRIED + 8);
  let chunk = load<i32>(record, CHUNK);
  if ((low | high) === 0) {
    const first = rowSets + row * (width << 2);
    const end = first + (width << 2);
    const chunkCount = stride >> 4;
    const least = load<i32>(record, LEAST);
    let summary = load<i32>(record, SUMMARY) << 2;
    let chunks = load<i32>(record, CHUNKS);
    do {
      while (chunks === 0) {
        chunk = (chunk | 31) + 1;
        if (chunk >= chunkCount) return -1;
        summary += 4;
        chunks = load<i32>(summary);
      }
      chunk = (chunk & ~31) | ctz(chunks);
      chunks &= chunks - 1;
      const place = chunk << 4;
      let shared = v128.load((load<i32>(first) << 2) + place);
      for (let set = first + 4; set < end; set += 4) {
        shared = v128.and(shared, v128.load((load<i32>(set) << 2) + place));
      }
      if (!v128.any_true(shared)) continue;
      low = i64x2.extract_lane(shared, 0) & from(least - (chunk << 7));
      high = i64x2.extract_lane(shared, 1) & from(least - (chunk << 7) - 64);
    } while ((low | high) === 0);
    store<i32>(record, chunk, CHUNK);
    store<i32>(record, summary >> 2, SUMMARY);
    store<i32>(record, chunks, CHUNKS);
  }
  let word = chunk << 7;
  if (low !== 0) {
    word += i32(ctz(low));
    low &= low - 1;
  } else {
    word += 64 + i32(ctz(high));
    high &= high - 1;
  }
  store<i64>(record, low, UNTRIED);
  store<i64>(record, high, UNTRIED + 8);
  store<i32>(record, word, WORD);
  return word;
}

/** The bits from a place on. */
@inline
function from(place: i32): i64 {
  return place <= 0 ? -1 : place >= 64 ? 0 : i64(-1) << place;
}

/** See `takeDown` of fill-rows.ts, and what it calls. */
@inline
function takeDown(row: i32, word: i32): void {
  const record = records + row * RECORD;
  const next = record + RECORD;
  const letters = words + word * width;
  const rowSize = width << 2;
  const above = nodes + row * rowSize;
  const below = above + rowSize;
  const belowSets = rowSets + (row + 1) * rowSize;
  let positionSets = sets;
  for (let c = 0; c < width; c++) {
    const node = load<i32>(above + (c << 2)) << 2;
    const before = load<i32>(node, LETTERS) & ((1 << load<u8>(letters + c)) - 1);
    const child = load<i32>(node, FIRST_CHILD) + (popcnt(before) << 2);
    store<i32>(below + (c << 2), child);
    store<i32>(belowSets + (c << 2), (positionSets + load<i32>(child << 2, KIND) * stride) >> 2);
    positionSets += positionSize;
  }
  let least = 0;
  if (mirrored) {
    const first = words + load<i32>(records, WORD) * width;
    const isTied = load<i32>(record, TIED) !== 0 && load<u8>(letters) === load<u8>(first + row);
    store<i32>(next, i32(isTied), TIED);
    const further = i32(row + 1 === height - 1);
    if (isTied) least = load<i32>(firstWords + ((i32(load<u8>(first + row + 1)) + further) << 2));
  }
  const chunk = least >> 7;
  const kind = load<i32>(load<i32>(below) << 2, KIND);
  const summary = summaries + kind * summarySize + ((chunk >> 5) << 2);
  store<i32>(next, least, LEAST);
  store<i32>(next, chunk, CHUNK);
  v128.store(next, i32x4.splat(0), UNTRIED);
  store<i32>(next, summary >> 2, SUMMARY);
  store<i32>(next, chunk << 4 < stride ? load<i32>(summary) & (-1 << (chunk & 31)) : 0, CHUNKS);
}
