// What fills a rectangle where fills are expected, in one memory: a trie of the words that go across, one of
// those that go down, from their last letter to their first, and room for what the core knows of each
// cell. Rows are counted from the last one up, for that is how they are filled.

import { lowestBit } from '../base/bits.ts';
import { Memory } from '../base/memory.ts';
import { sortRows } from '../words/vocabulary/sort-rows.ts';
import type { WordTable } from '../words/vocabulary/word-table.ts';
import { rectangleCore, setTables } from './core.ts';
import type { RectangleWords } from './row-state.ts';
import {
  FIRST_CHILD,
  LETTERS,
  layTrie,
  MASK_LETTERS,
  NODE,
  type Trie,
  type TrieWords,
} from './trie.ts';
import type { RectangleCore } from './wasm-bytes.ts';
import { MOST_INTS } from './work.ts';

/** Offsets count integers in `memory.i32`; those of floats are even, and half as large into `memory.f64`. */
export interface SeekState {
  readonly memory: Memory;
  readonly core: RectangleCore;
  /** Letters of a word across, and how many there are: at least two. */
  readonly width: number;
  readonly height: number;
  /** Words across. */
  readonly wordCount: number;
  /** For each row a float: the least chance with which it is gone on with. */
  readonly floors: number;
  /** For each cell of each row, `MASK_LETTERS` floats: what the chance of each letter is taken times. */
  readonly tastes: number;
  /** Words that may stand in the first row, in the order in which they are tried. */
  readonly firstWords: number;
  readonly firstCount: number;
  /** Room for the letters of a row, as a byte address. */
  readonly row: number;
}

/** Lays out a state; undefined if it might be too large. */
export function laySeekState({ across, down, letterCount }: RectangleWords): SeekState | undefined {
  const [width, height] = [across.length, down.length];
  if (width * down.letters.length * 2 > MOST_INTS) return undefined;
  const memory = new Memory();
  const core = rectangleCore(memory);
  const acrossTrie = layTrie(memory, across);
  const downTrie = layTrie(memory, fromTheEnd(down, letterCount));
  const firstLetters = memory.i32[(downTrie.root + LETTERS) / 4]!;
  const firstWords = wordsOf(across, firstLetters);
  const columnInts = 2 * ((downTrie.leaves - downTrie.root) / NODE);
  const state: SeekState = {
    memory,
    core,
    width,
    height,
    wordCount: across.count,
    floors: memory.take(2 * height),
    tastes: memory.take(2 * height * width * MASK_LETTERS),
    firstWords: memory.take(firstWords.length),
    firstCount: firstWords.length,
    row: memory.take(Math.ceil(width / 4)) * 4,
  };
  const chances = memory.take(width * columnInts);
  const words = memory.take(Math.ceil(across.letters.length / 4)) * 4;
  setTables(core, {
    width,
    height,
    words,
    acrossRoot: acrossTrie.root,
    downRoot: downTrie.root,
    chances: chances * 4,
    columnSize: columnInts * 4,
    floors: state.floors * 4,
    tastes: state.tastes * 4,
    firstWords: state.firstWords * 4,
    firstCount: state.firstCount,
    cells: memory.take((height * (width + 1) * core.CELL.value) / 4) * 4,
  });
  memory.u8.set(across.letters, words);
  memory.i32.set(firstWords, state.firstWords);
  for (let column = 0; column < width; column++) {
    layChances(memory, downTrie, across, column, chances + column * columnInts);
  }
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

/**
 * The chance of each node of the words down, in a column: if each row that is left has a letter there as
 * often as words across have it, how likely it is that this makes a word down.
 */
function layChances(
  { i32, f64 }: Memory,
  down: Trie,
  { length, count, letters }: WordTable,
  column: number,
  chances: number,
): void {
  const counts = new Uint32Array(MASK_LETTERS);
  for (let i = column; i < letters.length; i += length) counts[letters[i]!]!++;
  const first = chances / 2;
  // What lies below a node comes after it.
  for (let node = down.leaves - NODE; node >= down.root; node -= NODE) {
    let child = i32[(node + FIRST_CHILD) / 4]!;
    let chance = 0;
    for (let rest = i32[(node + LETTERS) / 4]!; rest !== 0; rest &= rest - 1, child += NODE) {
      const below = child >= down.leaves ? 1 : f64[first + (child - down.root) / NODE]!;
      chance += (counts[lowestBit(rest)]! / count) * below;
    }
    f64[first + (node - down.root) / NODE] = chance;
  }
}
