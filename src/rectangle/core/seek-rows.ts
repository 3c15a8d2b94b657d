// Rows are filled from the last one up, each letter by letter, and gone on with as long as enough fills are
// expected: the chance that words across, drawn for the rows that are left, make words down is not
// below a floor.

import { DEEPER, DONE, FULL, PAUSED } from './answers';
import {
  acrossRoot,
  cells,
  chances,
  columnSize,
  downRoot,
  firstCount,
  firstWords,
  floors,
  height,
  tastes,
  width,
  words,
} from './tables';
import { childOf, FIRST_CHILD, LETTERS } from './trie';

/** Letters tried in the time that it takes to place a word and begin the row after it. */
export const WORD_LETTERS: i32 = 16;

/** Letters that a mask has room for. */
export const MASK_LETTERS: i32 = 32;

// A cell's record, in bytes.
export const CELL: i32 = 40 + 8 * MASK_LETTERS;
/** Nodes: of the words down, for the letters below it; of the words across, for those before it. */
const NODE_DOWN: i32 = 0;
const NODE_ACROSS: i32 = 4;
/** Its letter, and masks of those that its column lets stand and of those yet to be tried. */
const LETTER: i32 = 8;
const ALLOWED: i32 = 12;
const UNTRIED: i32 = 16;
/** Floats: the chance of the letters before it in its row; the best there is of it and those after. */
const CHANCE_BEFORE: i32 = 24;
const BEST_FROM: i32 = 32;
/** A float for each letter: its chance. */
const CHANCES: i32 = 40;

/** The row that is filled next, 0 for another word of the first. */
export let seekRow: i32 = 0;
/** Words of the first row that have been tried. */
let first: i32 = 0;
/** How many letters the last call has tried. */
export let tried: i32 = 0;
/** The most rows that had a word so far, or all if nobody wants to know. */
export let deepest: i32 = 0;
/** 1 after something was left out. */
export let leftOut: i32 = 0;
/**
 * 1 where grids are left out that have the same letter in the two cells beside the first row's last cell,
 * on both sides of the diagonal: among them all that read the same across and down.
 */
export let isUnlike: i32 = 0;

/** Starts anew from the first word of the first row. */
export function beginSeeking(unlike: bool): void {
  const end = cells + height * (width + 1) * CELL;
  for (let cell = cells; cell < end; cell += CELL) store<i32>(cell, 0, UNTRIED);
  seekRow = 0;
  first = 0;
  leftOut = 0;
  isUnlike = i32(unlike);
}

/** Goes on to a full grid, a deeper row or the end, or until `limit` letters were tried. */
export function seekRows(limit: i32): i32 {
  tried = 0;
  while (tried < limit) {
    if (seekRow > 0 && !nextWord(seekRow, limit)) {
      if (tried < limit) seekRow--;
      continue;
    }
    if (seekRow === 0 && !nextFirst()) return DONE;
    if (seekRow === height - 1) return FULL;
    seekRow++;
    beginRow(seekRow);
    if (seekRow > deepest) return DEEPER;
  }
  return PAUSED;
}

/** Writes the letters of a row, a byte for each. */
export function writeRow(row: i32, to: i32): void {
  const start = cells + row * (width + 1) * CELL;
  for (let c = 0; c < width; c++) store<u8>(to + c, load<i32>(start + c * CELL, LETTER));
}

/** Places the next word of the first row, if there is one. */
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

/** Begins a row beyond the letters of the last one. */
function beginRow(row: i32): void {
  const rowSize = (width + 1) * CELL;
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
    const letters = load<i32>(node, LETTERS);
    // Nodes of 16 bytes, and a float of 8 for each.
    let child = columnChances + ((load<i32>(node, FIRST_CHILD) - downRoot) >> 1);
    let most: f64 = 0;
    for (let rest = letters; rest !== 0; rest &= rest - 1, child += 8) {
      const letter = ctz(rest);
      const taste = load<f64>(tastes + (((row * width + c - 1) * MASK_LETTERS + letter) << 3));
      // Below the last row there is nothing that has a chance: words end there.
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
    // In a square, the last cell but one of the row before, and the last of this one. The row before ends
    // with a record that is no cell.
    const left = start - 3 * CELL;
    const above = start + (width - 1) * CELL;
    const allowed = load<i32>(above, ALLOWED);
    const alike = allowed & (1 << load<i32>(left, LETTER));
    store<i32>(above, allowed ^ alike, ALLOWED);
    if (alike !== 0) leftOut = 1;
  }
  store<i32>(start, acrossRoot, NODE_ACROSS);
  store<f64>(start, 1, CHANCE_BEFORE);
  const letters = load<i32>(acrossRoot, LETTERS) & load<i32>(start, ALLOWED);
  const isPoor = best < load<f64>(floors + (row << 3));
  if (isPoor) leftOut = 1;
  store<i32>(start, isPoor ? 0 : letters, UNTRIED);
}

/** Places the next word in a row that fits and has enough of a chance, if there is one within the limit. */
function nextWord(row: i32, limit: i32): bool {
  const start = cells + row * (width + 1) * CELL;
  const last = start + (width - 1) * CELL;
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
    store<i32>(next, load<i32>(node, LETTERS) & load<i32>(next, ALLOWED), UNTRIED);
    cell = next;
  }
  return false;
}
