// The loops of src/rectangle/seek-rows.ts once more, over the same memory. What lies where is told in
// src/rectangle/seek-state.ts.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

const PAUSED: i32 = 0;
const FULL: i32 = 1;
const DONE: i32 = 2;
const DEEPER: i32 = 3;

const WORD_LETTERS: i32 = 16;

// A cell's record, in bytes.
const CELL: i32 = 296;
const NODE_DOWN: i32 = 0;
const NODE_ACROSS: i32 = 4;
const LETTER: i32 = 8;
const ALLOWED: i32 = 12;
const UNTRIED: i32 = 16;
const CHANCE_BEFORE: i32 = 24;
const BEST_FROM: i32 = 32;
const CHANCES: i32 = 40;

// A node of a trie, in bytes.
const LETTERS: i32 = 0;
const FIRST_CHILD: i32 = 4;

// Nodes as offsets of integers, other offsets as byte addresses, sizes in bytes.
let width: i32;
let height: i32;
let rowSize: i32;
let acrossRoot: i32;
let downRoot: i32;
let chances: i32;
let columnSize: i32;
let floors: i32;
let tastes: i32;
let words: i32;
let firstWords: i32;
let firstCount: i32;
let cells: i32;
let isUnlike: bool;
let first: i32;
let tried: i32;
let leftOut: i32;

/** See `seekRows` of seek-rows.ts. */
export function seekRows(progress: i32, limit: i32): i32 {
  const at = progress << 2;
  let row = load<i32>(at);
  first = load<i32>(at, 4);
  isUnlike = load<i32>(at, 12) === 1;
  const deepest = load<i32>(at, 16);
  leftOut = load<i32>(at, 20);
  width = load<i32>(at, 24);
  height = load<i32>(at, 28);
  acrossRoot = load<i32>(at, 32);
  downRoot = load<i32>(at, 36);
  chances = load<i32>(at, 40) << 2;
  columnSize = load<i32>(at, 44) << 2;
  floors = load<i32>(at, 48) << 2;
  tastes = load<i32>(at, 52) << 2;
  words = load<i32>(at, 56);
  firstWords = load<i32>(at, 60) << 2;
  firstCount = load<i32>(at, 64);
  cells = load<i32>(at, 68) << 2;
  rowSize = (width + 1) * CELL;
  tried = 0;
  let answer = PAUSED;
  while (tried < limit) {
    if (row > 0 && !nextWord(row, limit)) {
      if (tried < limit) row--;
      continue;
    }
    if (row === 0 && !nextFirst()) {
      answer = DONE;
      break;
    }
    if (row === height - 1) {
      answer = FULL;
      break;
    }
    row++;
    beginRow(row);
    if (row > deepest) {
      answer = DEEPER;
      break;
    }
  }
  store<i32>(at, row);
  store<i32>(at, first, 4);
  store<i32>(at, tried, 8);
  store<i32>(at, leftOut, 20);
  return answer;
}

/** See `nextFirst` of seek-rows.ts. */
function nextFirst(): bool {
  if (first === firstCount) return false;
  const letters = words + load<i32>(firstWords + (first << 2)) * width;
  first++;
  for (let c = 0, cell = cells; c < width; c++, cell += CELL) {
    store<i32>(cell, downRoot, NODE_DOWN);
    store<i32>(cell, load<u8>(letters + c), LETTER);
  }
  return true;
}

/** See `beginRow` of seek-rows.ts. */
function beginRow(row: i32): void {
  const start = cells + row * rowSize;
  const isLast = row === height - 1;
  tried += WORD_LETTERS;
  let best: f64 = 1;
  let cell = start + width * CELL;
  store<f64>(cell, best, BEST_FROM);
  let columnChances = chances + width * columnSize;
  for (let c = width; c > 0; c--) {
    cell -= CELL;
    columnChances -= columnSize;
    const before = cell - rowSize;
    const node = childOf(load<i32>(before, NODE_DOWN), load<i32>(before, LETTER));
    const letters = load<i32>(node << 2, LETTERS);
    // Nodes of 16 bytes, and a float of 8 for each.
    let child = columnChances + ((load<i32>(node << 2, FIRST_CHILD) - downRoot) << 1);
    let most: f64 = 0;
    for (let rest = letters; rest !== 0; rest &= rest - 1, child += 8) {
      const letter = ctz(rest);
      const taste = load<f64>(tastes + ((((row * width + c - 1) << 5) + letter) << 3));
      const chance: f64 = isLast ? 1 : load<f64>(child) * taste;
      store<f64>(cell + (letter << 3), chance, CHANCES);
      if (chance > most) most = chance;
    }
    best *= most;
    store<i32>(cell, node, NODE_DOWN);
    store<i32>(cell, letters, ALLOWED);
    store<f64>(cell, best, BEST_FROM);
  }
  if (row === 1 && isUnlike) {
    const left = start - 3 * CELL;
    const above = start + (width - 1) * CELL;
    const allowed = load<i32>(above, ALLOWED);
    const alike = allowed & (1 << load<i32>(left, LETTER));
    store<i32>(above, allowed ^ alike, ALLOWED);
    if (alike !== 0) leftOut = 1;
  }
  store<i32>(start, acrossRoot, NODE_ACROSS);
  store<f64>(start, 1, CHANCE_BEFORE);
  const letters = load<i32>(acrossRoot << 2, LETTERS) & load<i32>(start, ALLOWED);
  const isPoor = best < load<f64>(floors + (row << 3));
  if (isPoor) leftOut = 1;
  store<i32>(start, isPoor ? 0 : letters, UNTRIED);
}

/** See `nextWord` of seek-rows.ts. */
function nextWord(row: i32, limit: i32): bool {
  const start = cells + row * rowSize;
  const last = start + rowSize - 2 * CELL;
  const floor = load<f64>(floors + (row << 3));
  let cell = last;
  while (tried < limit) {
    const untried = load<i32>(cell, UNTRIED);
    if (untried === 0) {
      if (cell === start) break;
      cell -= CELL;
      continue;
    }
    const letter = ctz(untried);
    store<i32>(cell, untried & (untried - 1), UNTRIED);
    tried++;
    const next = cell + CELL;
    const chance = load<f64>(cell, CHANCE_BEFORE) * load<f64>(cell + (letter << 3), CHANCES);
    if (chance * load<f64>(next, BEST_FROM) < floor) {
      leftOut = 1;
      continue;
    }
    store<i32>(cell, letter, LETTER);
    if (cell === last) return true;
    const node = childOf(load<i32>(cell, NODE_ACROSS), letter);
    store<i32>(next, node, NODE_ACROSS);
    store<f64>(next, chance, CHANCE_BEFORE);
    store<i32>(next, load<i32>(node << 2, LETTERS) & load<i32>(next, ALLOWED), UNTRIED);
    cell = next;
  }
  return false;
}

/** See `childOf` of src/rectangle/trie.ts. */
@inline
function childOf(node: i32, letter: i32): i32 {
  const at = node << 2;
  const before = load<i32>(at, LETTERS) & ((1 << letter) - 1);
  return load<i32>(at, FIRST_CHILD) + (popcnt(before) << 2);
}
