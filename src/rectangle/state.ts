// What a rectangle is filled from, and how far it is, in one memory: a trie of the words that go down;
// for each position of a word that goes across, and each kind of next letters in the trie, the set of
// words that have one of these letters there; and for each row a record.
//
// Sets are told by chunks of 128 words. Of those at the first position a summary tells which chunks are
// not empty: words are sorted, so few are.

import { lowestBit } from '../base/bits.ts';
import { Memory } from '../base/memory.ts';
import { buildLengthIndex, type LengthIndex } from '../words/vocabulary/word-index.ts';
import type { WordTable } from '../words/vocabulary/word-table.ts';
import { layTrie, type Trie } from './trie.ts';
import { type WasmLoops, wasmLoops } from './wasm-loops.ts';
import { MOST_INTS } from './work.ts';

/** Words in a chunk, and integers in a chunk of a set. */
export const CHUNK_WORDS = 128;
export const CHUNK_INTS = 4;

/** Integers of a row's record, and what they are; they stand in wasm/rectangle.ts too. */
export const RECORD_INTS = 12;
/** The word that stands in the row. */
export const WORD = 0;
/** 1 as long as what stands above does not tell which fill of a pair this is. */
export const TIED = 1;
/** Words before this one are left out. */
export const LEAST = 2;
/** The chunk whose words are tried; those that have not been are `CHUNK_INTS` from `UNTRIED` on. */
export const CHUNK = 3;
export const UNTRIED = 4;
/** Where the summary tells of that chunk, and what it tells of those after it. */
export const SUMMARY = 8;
export const CHUNKS = 9;

export interface RectangleWords {
  /** Words that go across, and words that go down. */
  readonly across: WordTable;
  readonly down: WordTable;
  /** At most `MASK_LETTERS`. */
  readonly letterCount: number;
}

export interface RectangleInput extends RectangleWords {
  /** Whether to find one fill of each pair that are each other's mirror image: for squares. */
  readonly mirrored: boolean;
}

/** Offsets are into `memory.i32`. */
export interface RectangleState {
  readonly memory: Memory;
  /** The loops in WebAssembly, if they are to run. */
  readonly wasm: WasmLoops | undefined;
  /** Letters of a word across, and how many there are below each other: at least two. */
  readonly width: number;
  readonly height: number;
  readonly mirrored: boolean;
  readonly index: LengthIndex;
  readonly trie: Trie;
  /** The set of kind `k` at position `p` lies at `sets + p * positionInts + k * index.stride`. */
  readonly sets: number;
  readonly positionInts: number;
  /** Of kind `k` at position 0, a bit for each chunk: at `summaries + k * summaryInts`. */
  readonly summaries: number;
  readonly summaryInts: number;
  /** For each letter, and one after the last, the first word that begins with it or a later one. */
  readonly firstWords: number;
  readonly records: number;
  /** Row after row, for each column: the trie's node above, and the set of words it lets stand. */
  readonly nodes: number;
  readonly rowSets: number;
  /** What changes; see below. */
  readonly progress: number;
}

/** Integers at `progress`: the row that is filled next, and how many words the last call has placed. */
export const ROW = 0;
export const PLACED = 1;
/** From here on stands what wasm/rectangle.ts has to know of the state. */
const CONSTANTS = 2;
const CONSTANT_COUNT = 13;

/** Lays out a state, for WebAssembly or not; undefined if it would be too large. */
export function layState(input: RectangleInput, forWasm: boolean): RectangleState | undefined {
  const { across, down, letterCount, mirrored } = input;
  const [width, height] = [across.length, down.length];
  const memory = new Memory();
  const trie = layTrie(memory, down);
  const stride = Math.ceil(across.count / CHUNK_WORDS) * CHUNK_INTS;
  const positionInts = trie.kinds.length * stride;
  if (positionInts * width > MOST_INTS) return undefined;
  const index = buildLengthIndex(memory, across, letterCount, 1);
  const summaryInts = Math.ceil(stride / CHUNK_INTS / 32);
  const state: RectangleState = {
    memory,
    wasm: forWasm ? wasmLoops(memory) : undefined,
    width,
    height,
    mirrored,
    index,
    trie,
    sets: memory.take(width * positionInts),
    positionInts,
    summaries: memory.take(trie.kinds.length * summaryInts),
    summaryInts,
    firstWords: memory.take(letterCount + 1),
    records: memory.take(height * RECORD_INTS),
    nodes: memory.take(height * width),
    rowSets: memory.take(height * width),
    progress: memory.take(CONSTANTS + CONSTANT_COUNT),
  };
  laySets(state, letterCount);
  laySummaries(state);
  layFirstWords(state, letterCount);
  layConstants(state);
  return state;
}

function laySets(state: RectangleState, letterCount: number): void {
  const { memory, wasm, index, trie, width } = state;
  const { stride } = index;
  for (let position = 0; position < width; position++) {
    const supports = index.supports + position * letterCount * stride;
    trie.kinds.forEach((mask, kind) => {
      const target = state.sets + position * state.positionInts + kind * stride;
      if (wasm === undefined) uniteSets(memory.i32, supports, stride, mask, target);
      else wasm.uniteSets(supports, stride, mask, target);
    });
  }
}

/** Adds to the set at `target` those of a mask's letters; they lie one after the other. */
function uniteSets(
  m: Int32Array,
  supports: number,
  stride: number,
  mask: number,
  target: number,
): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const support = supports + lowestBit(rest) * stride;
    for (let i = 0; i < stride; i++) m[target + i]! |= m[support + i]!;
  }
}

function laySummaries({ memory, index, trie, sets, summaries, summaryInts }: RectangleState): void {
  const { i32 } = memory;
  trie.kinds.forEach((_, kind) => {
    const set = sets + kind * index.stride;
    for (let i = 0; i < index.stride; i++) {
      const chunk = Math.floor(i / CHUNK_INTS);
      if (i32[set + i] !== 0)
        i32[summaries + kind * summaryInts + (chunk >>> 5)]! |= 1 << (chunk & 31);
    }
  });
}

function layFirstWords({ memory, index, firstWords }: RectangleState, letterCount: number): void {
  let word = 0;
  for (let letter = 0; letter < letterCount; letter++) {
    memory.i32[firstWords + letter] = word;
    word += memory.i32[index.counts + letter]!;
  }
  memory.i32[firstWords + letterCount] = word;
}

function layConstants(state: RectangleState): void {
  const { memory, index, progress } = state;
  memory.i32.set(
    [
      state.width,
      state.height,
      state.mirrored ? 1 : 0,
      index.words,
      index.stride,
      state.sets,
      state.positionInts,
      state.summaries,
      state.summaryInts,
      state.firstWords,
      state.records,
      state.nodes,
      state.rowSets,
    ],
    progress + CONSTANTS,
  );
}
