// What a rectangle is filled from, row by row, in one memory: a trie of the words that go down; for
// each position of a word that goes across, and each kind of next letters in the trie, the set of words that
// have one of these letters there; and room for what the core knows of each row.
//
// Each set is stored in chunks of 128 words. For those at the first position a summary tells which chunks
// are not empty: words are sorted, so few are.

import { Memory } from '../base/memory.ts';
import { buildLengthIndex, type LengthIndex } from '../words/vocabulary/word-index.ts';
import type { WordTable } from '../words/vocabulary/word-table.ts';
import { rectangleCore, setTables } from './core.ts';
import { layTrie, type Trie } from './trie.ts';
import type { RectangleCore } from './wasm-bytes.ts';
import { MOST_INTS } from './work.ts';

/** Integers in a chunk of a set. */
const CHUNK_INTS = 4;

export interface RectangleWords {
  /** Words that go across, and words that go down. */
  readonly across: WordTable;
  readonly down: WordTable;
  /** At most `MASK_LETTERS`. */
  readonly letterCount: number;
}

export interface RowState {
  readonly memory: Memory;
  readonly core: RectangleCore;
  /** Letters of a word across, and how many there are below each other: at least two. */
  readonly width: number;
  readonly height: number;
  /** The letters of the words across, as a byte address. */
  readonly words: number;
  /** Those that may stand in the first row. */
  readonly firstWords: readonly number[];
  /** Where the core tells the words of a full grid, in integers: across, then down. */
  readonly found: number;
}

/**
 * Lays out a state; undefined if it would be too large. `inPairs` finds one fill of each pair that are each
 * other's mirror image: for squares.
 */
export function layRowState(
  { across, down, letterCount }: RectangleWords,
  allowRepeats: boolean,
  inPairs: boolean,
): RowState | undefined {
  const [width, height] = [across.length, down.length];
  const memory = new Memory();
  const core = rectangleCore(memory);
  const trie = layTrie(memory, down);
  const stride = Math.ceil(across.count / (32 * CHUNK_INTS)) * CHUNK_INTS;
  const positionInts = trie.kinds.length * stride;
  if (positionInts * width > MOST_INTS) return undefined;
  const index = buildLengthIndex(memory, across, letterCount, 1);
  const summaryInts = Math.ceil(stride / CHUNK_INTS / 32);
  const sets = memory.take(width * positionInts);
  const summaries = memory.take(trie.kinds.length * summaryInts);
  const wordsFrom = memory.take(letterCount + 1);
  const found = memory.take(width + height);
  setTables(core, {
    width,
    height,
    words: index.words,
    allowRepeats: Number(allowRepeats),
    inPairs: Number(inPairs),
    stride: stride * 4,
    sets: sets * 4,
    positionSize: positionInts * 4,
    summaries: summaries * 4,
    summarySize: summaryInts * 4,
    wordsFrom: wordsFrom * 4,
    rows: memory.take((height * core.RECORD.value) / 4) * 4,
    nodes: memory.take(height * width) * 4,
    rowSets: memory.take(height * width) * 4,
    leaves: trie.leaves,
    found: found * 4,
  });
  for (let position = 0; position < width; position++) {
    const supports = index.supports + position * letterCount * stride;
    trie.kinds.forEach((mask, kind) => {
      const target = sets + position * positionInts + kind * stride;
      core.uniteSets(supports * 4, mask, target * 4);
    });
  }
  laySummaries(memory, trie, stride, sets, summaries, summaryInts);
  layWordsFrom(memory, index, letterCount, wordsFrom);
  const first = memory.take(across.count);
  const firstCount = core.layFirstRow(trie.root, first * 4);
  const firstWords = Array.from(memory.i32.subarray(first, first + firstCount));
  return { memory, core, width, height, words: index.words, firstWords, found };
}

function laySummaries(
  { i32 }: Memory,
  { kinds }: Trie,
  stride: number,
  sets: number,
  summaries: number,
  summaryInts: number,
): void {
  kinds.forEach((_, kind) => {
    const set = sets + kind * stride;
    for (let i = 0; i < stride; i++) {
      if (i32[set + i] === 0) continue;
      const chunk = Math.floor(i / CHUNK_INTS);
      i32[summaries + kind * summaryInts + (chunk >>> 5)]! |= 1 << (chunk & 31);
    }
  });
}

function layWordsFrom(
  { i32 }: Memory,
  index: LengthIndex,
  letterCount: number,
  wordsFrom: number,
): void {
  let word = 0;
  for (let letter = 0; letter < letterCount; letter++) {
    i32[wordsFrom + letter] = word;
    word += i32[index.counts + letter]!;
  }
  i32[wordsFrom + letterCount] = word;
}
