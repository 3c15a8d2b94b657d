// Rows are filled from the top: of all words across those that lie in the sets of all columns, each in its
// turn; then the columns go one letter on. No word is placed that leaves a column without a
// beginning of a word. wasm/rectangle.ts does the same over the same memory.

import { lowestBit } from '../base/bits.ts';
import {
  CHUNK,
  CHUNK_INTS,
  CHUNK_WORDS,
  CHUNKS,
  LEAST,
  PLACED,
  RECORD_INTS,
  type RectangleState,
  ROW,
  SUMMARY,
  TIED,
  UNTRIED,
  WORD,
} from './state.ts';
import { childOf, KIND } from './trie.ts';

/** Words have been placed, up to the limit; all rows have a word; nothing is left to try. */
export const PAUSED = 0;
export const FULL = 1;
export const DONE = 2;

/** Goes on until one of these is to be told, or `limit` words were placed. */
export function fillRows(state: RectangleState, limit: number): number {
  const { height, progress } = state;
  const m = state.memory.i32;
  let row = m[progress + ROW]!;
  let answer = PAUSED;
  let placed = 0;
  while (placed < limit) {
    const word = nextWord(state, row);
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
    takeDown(state, row, word);
    row++;
  }
  m[progress + ROW] = row;
  m[progress + PLACED] = placed;
  return answer;
}

/** Lays out the first row; the words that fit in it. */
export function wordsOfFirstRow(state: RectangleState): number[] {
  const { memory, trie, width, nodes, records } = state;
  memory.i32.fill(trie.root, nodes, nodes + width);
  memory.i32[records + TIED] = state.mirrored ? 1 : 0;
  beginRow(state, 0, 0);
  const words: number[] = [];
  for (let word = nextWord(state, 0); word >= 0; word = nextWord(state, 0)) words.push(word);
  return words;
}

/** Begins below a word of the first row, which stays until all is done. */
export function beginBelow(state: RectangleState, first: number): void {
  const { memory, records, progress } = state;
  memory.i32[records + WORD] = first;
  memory.i32[progress + ROW] = 1;
  takeDown(state, 0, first);
}

/** Places the next word that fits in a row; -1 if there is none. */
function nextWord(state: RectangleState, row: number): number {
  const m = state.memory.i32;
  const record = state.records + row * RECORD_INTS;
  for (;;) {
    for (let i = 0; i < CHUNK_INTS; i++) {
      const untried = m[record + UNTRIED + i]!;
      if (untried === 0) continue;
      m[record + UNTRIED + i] = untried & (untried - 1);
      const word = m[record + CHUNK]! * CHUNK_WORDS + 32 * i + lowestBit(untried);
      m[record + WORD] = word;
      return word;
    }
    if (!nextChunk(state, record)) return -1;
    meetSets(state, row);
  }
}

/** Goes to the next chunk that the summary tells of, if there is one. */
function nextChunk({ memory, index }: RectangleState, record: number): boolean {
  const m = memory.i32;
  const chunkCount = index.stride / CHUNK_INTS;
  while (m[record + CHUNKS] === 0) {
    const chunk = (m[record + CHUNK]! | 31) + 1;
    if (chunk >= chunkCount) return false;
    m[record + CHUNK] = chunk;
    m[record + SUMMARY]!++;
    m[record + CHUNKS] = m[m[record + SUMMARY]!]!;
  }
  const chunks = m[record + CHUNKS]!;
  m[record + CHUNK] = (m[record + CHUNK]! & ~31) | lowestBit(chunks);
  m[record + CHUNKS] = chunks & (chunks - 1);
  return true;
}

/** What of a row's chunk lies in the sets of all columns is to be tried. */
function meetSets({ memory, width, rowSets, records }: RectangleState, row: number): void {
  const m = memory.i32;
  const record = records + row * RECORD_INTS;
  const least = m[record + LEAST]!;
  const first = m[record + CHUNK]! * CHUNK_WORDS;
  for (let i = 0; i < CHUNK_INTS; i++) {
    const place = first / 32 + i;
    const under = least - 32 * place;
    let words = under <= 0 ? -1 : under >= 32 ? 0 : -1 << under;
    for (let c = 0; c < width; c++) words &= m[m[rowSets + row * width + c]! + place]!;
    m[record + UNTRIED + i] = words;
  }
}

/** Takes the letters of a row's word down the trie, column by column, and begins the next row. */
function takeDown(state: RectangleState, row: number, word: number): void {
  const { memory, mirrored, width, nodes, records, index, firstWords } = state;
  const { i32: m, u8 } = memory;
  const letters = index.words + word * width;
  for (let c = 0; c < width; c++) {
    const node = m[nodes + row * width + c]!;
    m[nodes + (row + 1) * width + c] = childOf(m, node, u8[letters + c]!);
  }
  let least = 0;
  if (mirrored) {
    const first = index.words + m[records + WORD]! * width;
    const record = records + row * RECORD_INTS;
    const isTied = m[record + TIED] === 1 && u8[letters] === u8[first + row];
    m[record + RECORD_INTS + TIED] = isTied ? 1 : 0;
    // No word may stand twice: in the last row the partner's word has to be another one.
    const further = row + 1 === state.height - 1 ? 1 : 0;
    if (isTied) least = m[firstWords + u8[first + row + 1]! + further]!;
  }
  beginRow(state, row + 1, least);
}

/** Begins a row below the nodes it has for its columns, with the word `least`. */
function beginRow(state: RectangleState, row: number, least: number): void {
  const { memory, width, nodes, rowSets, records, index, sets, positionInts } = state;
  const m = memory.i32;
  for (let c = 0; c < width; c++) {
    const kind = m[m[nodes + row * width + c]! + KIND]!;
    m[rowSets + row * width + c] = sets + c * positionInts + kind * index.stride;
  }
  const chunk = Math.floor(least / CHUNK_WORDS);
  const record = records + row * RECORD_INTS;
  const kind = m[m[nodes + row * width]! + KIND]!;
  const summary = state.summaries + kind * state.summaryInts + (chunk >>> 5);
  m[record + LEAST] = least;
  m[record + CHUNK] = chunk;
  m.fill(0, record + UNTRIED, record + UNTRIED + CHUNK_INTS);
  m[record + SUMMARY] = summary;
  m[record + CHUNKS] = chunk * CHUNK_INTS < index.stride ? m[summary]! & (-1 << (chunk & 31)) : 0;
}
