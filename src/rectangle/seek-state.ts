// What fills a rectangle where fills are to be expected, and how far it is, in one memory: a trie of the
// words that go across, one of those that go down, from their last letter to their first, and a record for
// each cell. Rows are told from the last one up, for that is how they are filled.

import { lowestBit } from '../base/bits.ts';
import { Memory } from '../base/memory.ts';
import { sortRows } from '../words/vocabulary/sort-rows.ts';
import type { WordTable } from '../words/vocabulary/word-table.ts';
import type { RectangleWords } from './state.ts';
import {
  FIRST_CHILD,
  LETTERS,
  layTrie,
  MASK_LETTERS,
  NODE_INTS,
  type Trie,
  type TrieWords,
} from './trie.ts';
import { type WasmLoops, wasmLoops } from './wasm-loops.ts';
import { MOST_INTS } from './work.ts';

/** Integers of a cell's record, and what they are; they stand in wasm/seek-rows.ts too. */
export const CELL_INTS = 10 + 2 * MASK_LETTERS;
/** Nodes: of the words down, for the letters below it; of the words across, for those before it. */
export const NODE_DOWN = 0;
export const NODE_ACROSS = 1;
/** Its letter, and masks of those that its column lets stand and of those yet to be tried. */
export const LETTER = 2;
export const ALLOWED = 3;
export const UNTRIED = 4;
/** Floats: the chance of the letters before it in its row; the best there is of it and those after. */
export const CHANCE_BEFORE = 6;
export const BEST_FROM = 8;
/** A float for each letter: its chance. */
export const CHANCES = 10;

/** Offsets are into `memory.i32`; those of floats are even, and half as large into `memory.f64`. */
export interface SeekState {
  readonly memory: Memory;
  /** The loops in WebAssembly, if they are to run. */
  readonly wasm: WasmLoops | undefined;
  /** Letters of a word across, and how many there are: at least two. */
  readonly width: number;
  readonly height: number;
  readonly across: Trie;
  readonly down: Trie;
  /**
   * For each column, for each node of `down` a float, its chance: if each row that is left has a letter
   * there as often as words across have it, how likely it is that this makes a word down.
   */
  readonly chances: number;
  readonly columnInts: number;
  /** For each row a float: the least chance with which it is gone on with. */
  readonly floors: number;
  /** For each cell of each row, `MASK_LETTERS` floats: what the chance of each letter is taken times. */
  readonly tastes: number;
  /** Words across: how many there are, and the byte offset of their letters. */
  readonly wordCount: number;
  readonly words: number;
  /** Those that may stand in the first row, in the order in which they are tried. */
  readonly firstWords: number;
  readonly firstCount: number;
  /** Records of the cells, row by row; each row has one more after its last. */
  readonly cells: number;
  /** What changes; see below. */
  readonly progress: number;
}

/** Integers at `progress`: the row that is filled next, 0 for another word of the first. */
export const ROW = 0;
/** Words of the first row that have been tried, and letters that the last call has. */
export const FIRST = 1;
export const TRIED = 2;
/**
 * 1 where grids are left out that have the same letter in the two cells beside the first row's last cell,
 * on both sides of the diagonal: among them all that read the same across and down.
 */
export const UNLIKE = 3;
/** The most rows that had a word so far, or all if nobody wants to know. */
export const DEEPEST = 4;
/** 1 after something was left out. */
export const LEFT_OUT = 5;
/** From here on stands what wasm/seek-rows.ts has to know of the state. */
const CONSTANTS = 6;
const CONSTANT_COUNT = 12;

/** Lays out a state, for WebAssembly or not; undefined if it might be too large. */
export function laySeekState(
  { across, down, letterCount }: RectangleWords,
  forWasm: boolean,
): SeekState | undefined {
  const [width, height] = [across.length, down.length];
  if (width * down.letters.length * 2 > MOST_INTS) return undefined;
  const memory = new Memory();
  const downTrie = layTrie(memory, fromTheEnd(down, letterCount));
  const firstWords = wordsOf(across, memory.i32[downTrie.root + LETTERS]!);
  const columnInts = 2 * ((downTrie.leaves - downTrie.root) / NODE_INTS);
  const state: SeekState = {
    memory,
    wasm: forWasm ? wasmLoops(memory) : undefined,
    width,
    height,
    across: layTrie(memory, across),
    down: downTrie,
    chances: memory.take(width * columnInts),
    columnInts,
    floors: memory.take(2 * height),
    tastes: memory.take(2 * height * width * MASK_LETTERS),
    wordCount: across.count,
    words: memory.take(Math.ceil(across.letters.length / 4)) * 4,
    firstWords: memory.take(firstWords.length),
    firstCount: firstWords.length,
    cells: memory.take(height * (width + 1) * CELL_INTS),
    progress: memory.take(CONSTANTS + CONSTANT_COUNT),
  };
  memory.u8.set(across.letters, state.words);
  memory.i32.set(firstWords, state.firstWords);
  for (let column = 0; column < width; column++) layChances(state, across, column);
  layConstants(state);
  return state;
}

/** The words that have no other letters than those of a mask. */
function wordsOf({ length, count, letters }: WordTable, mask: number): number[] {
  const words: number[] = [];
  for (let word = 0; word < count; word++) {
    const own = letters.subarray(word * length, (word + 1) * length);
    if (own.every((letter) => ((mask >>> letter) & 1) === 1)) words.push(word);
  }
  return words;
}

/** The words read from their last letter to their first, sorted. */
function fromTheEnd({ length, count, letters }: WordTable, letterCount: number): TrieWords {
  const turned = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i += length) {
    for (let p = 0; p < length; p++) turned[i + p] = letters[i + length - 1 - p]!;
  }
  const sorted = new Uint8Array(letters.length);
  sortRows(turned, count, length, letterCount).forEach((word, i) => {
    sorted.set(turned.subarray(word * length, (word + 1) * length), i * length);
  });
  return { length, count, letters: sorted };
}

function layChances(state: SeekState, across: WordTable, column: number): void {
  const { memory, down, chances, columnInts } = state;
  const { i32, f64 } = memory;
  const { length, count, letters } = across;
  const counts = new Uint32Array(MASK_LETTERS);
  for (let i = column; i < letters.length; i += length) counts[letters[i]!]!++;
  const first = (chances + column * columnInts) / 2;
  // What lies below a node comes after it.
  for (let node = columnInts / 2 - 1; node >= 0; node--) {
    const at = down.root + node * NODE_INTS;
    let child = i32[at + FIRST_CHILD]!;
    let chance = 0;
    for (let rest = i32[at + LETTERS]!; rest !== 0; rest &= rest - 1, child += NODE_INTS) {
      const isWord = child >= down.leaves;
      const below = isWord ? 1 : f64[first + (child - down.root) / NODE_INTS]!;
      chance += (counts[lowestBit(rest)]! / count) * below;
    }
    f64[first + node] = chance;
  }
}

function layConstants(state: SeekState): void {
  const { memory, progress } = state;
  memory.i32.set(
    [
      state.width,
      state.height,
      state.across.root,
      state.down.root,
      state.chances,
      state.columnInts,
      state.floors,
      state.tastes,
      state.words,
      state.firstWords,
      state.firstCount,
      state.cells,
    ],
    progress + CONSTANTS,
  );
}
