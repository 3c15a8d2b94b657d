// Rows are filled from the last one up, each letter by letter, and gone on with as long as enough fills are
// to be expected: the chance that words across, drawn for the rows that are left, make words down is
// not below a floor. wasm/seek-rows.ts does the same over the same memory.

import { lowestBit } from '../base/bits.ts';
import { DONE, FULL, PAUSED } from './fill-rows.ts';
import {
  ALLOWED,
  BEST_FROM,
  CELL_INTS,
  CHANCE_BEFORE,
  CHANCES,
  DEEPEST,
  FIRST,
  LEFT_OUT,
  LETTER,
  NODE_ACROSS,
  NODE_DOWN,
  ROW,
  type SeekState,
  TRIED,
  UNLIKE,
  UNTRIED,
} from './seek-state.ts';
import { childOf, FIRST_CHILD, LETTERS, MASK_LETTERS, NODE_INTS } from './trie.ts';

/** Letters tried in the time that it takes to place a word and begin the row after it. */
export const WORD_LETTERS = 16;

/** Besides what fillRows tells: more rows have a word than ever before. */
export const DEEPER = 3;

/** Goes on until one of these is to be told, or until `limit` letters were tried. */
export function seekRows(state: SeekState, limit: number): number {
  const { memory, height, progress } = state;
  const m = memory.i32;
  let row = m[progress + ROW]!;
  let answer = PAUSED;
  m[progress + TRIED] = 0;
  while (m[progress + TRIED]! < limit) {
    if (row > 0 && !nextWord(state, row, limit)) {
      if (m[progress + TRIED]! < limit) row--;
      continue;
    }
    if (row === 0 && !nextFirst(state)) {
      answer = DONE;
      break;
    }
    if (row === height - 1) {
      answer = FULL;
      break;
    }
    row++;
    beginRow(state, row);
    if (row > m[progress + DEEPEST]!) {
      answer = DEEPER;
      break;
    }
  }
  m[progress + ROW] = row;
  return answer;
}

/** Places the next word of the first row, if there is one. */
function nextFirst(state: SeekState): boolean {
  const { memory, width, down, words, firstWords, firstCount, cells, progress } = state;
  const m = memory.i32;
  const first = m[progress + FIRST]!;
  if (first === firstCount) return false;
  m[progress + FIRST] = first + 1;
  const letters = words + m[firstWords + first]! * width;
  for (let c = 0; c < width; c++) {
    const cell = cells + c * CELL_INTS;
    m[cell + NODE_DOWN] = down.root;
    m[cell + LETTER] = memory.u8[letters + c]!;
  }
  return true;
}

/** Begins a row beyond the letters of the last one. */
function beginRow(state: SeekState, row: number): void {
  const { memory, width, height, across, down, chances, columnInts, floors, tastes, progress } =
    state;
  const { i32: m, f64 } = memory;
  const rowInts = (width + 1) * CELL_INTS;
  const first = state.cells + row * rowInts;
  const isLast = row === height - 1;
  m[progress + TRIED]! += WORD_LETTERS;
  let best = 1;
  f64[(first + width * CELL_INTS + BEST_FROM) / 2] = best;
  for (let c = width - 1; c >= 0; c--) {
    const cell = first + c * CELL_INTS;
    const node = childOf(m, m[cell - rowInts + NODE_DOWN]!, m[cell - rowInts + LETTER]!);
    let child = (chances + c * columnInts) / 2 + (m[node + FIRST_CHILD]! - down.root) / NODE_INTS;
    let most = 0;
    for (let rest = m[node + LETTERS]!; rest !== 0; rest &= rest - 1, child++) {
      const letter = lowestBit(rest);
      // Below the last row there is nothing that has a chance: words end there.
      const taste = f64[tastes / 2 + (row * width + c) * MASK_LETTERS + letter]!;
      const chance = isLast ? 1 : f64[child]! * taste;
      f64[(cell + CHANCES) / 2 + letter] = chance;
      if (chance > most) most = chance;
    }
    best *= most;
    m[cell + NODE_DOWN] = node;
    m[cell + ALLOWED] = m[node + LETTERS]!;
    f64[(cell + BEST_FROM) / 2] = best;
  }
  if (row === 1 && m[progress + UNLIKE] === 1) {
    // In a square, the last cell but one of the row before, and the last of this one. The row before ends
    // with a record that is no cell.
    const [left, above] = [first - 3 * CELL_INTS, first + (width - 1) * CELL_INTS];
    const alike = m[above + ALLOWED]! & (1 << m[left + LETTER]!);
    m[above + ALLOWED]! ^= alike;
    if (alike !== 0) m[progress + LEFT_OUT] = 1;
  }
  m[first + NODE_ACROSS] = across.root;
  f64[(first + CHANCE_BEFORE) / 2] = 1;
  const isPoor = best < f64[floors / 2 + row]!;
  if (isPoor) m[progress + LEFT_OUT] = 1;
  m[first + UNTRIED] = isPoor ? 0 : m[across.root + LETTERS]! & m[first + ALLOWED]!;
}

/** Places the next word in a row that fits and has enough of a chance, if there is one within the limit. */
function nextWord(state: SeekState, row: number, limit: number): boolean {
  const { memory, width, cells, floors, progress } = state;
  const { i32: m, f64 } = memory;
  const first = cells + row * (width + 1) * CELL_INTS;
  const last = first + (width - 1) * CELL_INTS;
  const floor = f64[floors / 2 + row]!;
  let cell = last;
  while (m[progress + TRIED]! < limit) {
    const untried = m[cell + UNTRIED]!;
    if (untried === 0) {
      if (cell === first) break;
      cell -= CELL_INTS;
      continue;
    }
    const letter = lowestBit(untried);
    m[cell + UNTRIED] = untried & (untried - 1);
    m[progress + TRIED]!++;
    const next = cell + CELL_INTS;
    const chance = f64[(cell + CHANCE_BEFORE) / 2]! * f64[(cell + CHANCES) / 2 + letter]!;
    if (chance * f64[(next + BEST_FROM) / 2]! < floor) {
      m[progress + LEFT_OUT] = 1;
      continue;
    }
    m[cell + LETTER] = letter;
    if (cell === last) return true;
    const node = childOf(m, m[cell + NODE_ACROSS]!, letter);
    m[next + NODE_ACROSS] = node;
    f64[(next + CHANCE_BEFORE) / 2] = chance;
    m[next + UNTRIED] = m[node + LETTERS]! & m[next + ALLOWED]!;
    cell = next;
  }
  return false;
}
