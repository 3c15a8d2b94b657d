// Every fill of a grid without blocks, row by row. It learns nothing from a letter, as the search for
// other grids does, but finds all words at once that the columns let stand in a row, which are few
// (docs/decisions/rectangles.md).

import type { Random } from '../base/random.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import { beginBelow, DONE, FULL, fillRows, wordsOfFirstRow } from './fill-rows.ts';
import {
  layState,
  PLACED,
  RECORD_INTS,
  type RectangleInput,
  type RectangleState,
  WORD,
} from './state.ts';
import { childOf, NODE_INTS } from './trie.ts';
import { hasWasmLoops } from './wasm-loops.ts';
import { MOST_AT_ONCE, WORDS_A_NODE } from './work.ts';

export interface RectangleOptions {
  readonly allowRepeats: boolean;
  /** Not to run WebAssembly, though there be one; for tests. Default false. */
  readonly plain?: boolean;
}

export class RectangleSearch {
  private readonly state: RectangleState;
  private readonly allowRepeats: boolean;
  /** The words of the first row in the order in which they are tried, and how many have been. */
  private firstWords: number[] = [];
  private tried = 0;
  private placed = 0;
  private answer: 'filled' | 'unfillable' | undefined;

  private constructor(state: RectangleState, allowRepeats: boolean) {
    this.state = state;
    this.allowRepeats = allowRepeats;
    this.reset();
  }

  /** undefined if it would take too much room. */
  static for(
    input: RectangleInput,
    { allowRepeats, plain = false }: RectangleOptions,
  ): RectangleSearch | undefined {
    const state = layState(input, !plain && hasWasmLoops());
    return state && new RectangleSearch(state, allowRepeats);
  }

  /** Starts anew: with the words of the first row in their order, or in one that is drawn. */
  reset(random?: Random): void {
    this.firstWords = wordsOfFirstRow(this.state);
    random?.shuffle(this.firstWords);
    this.tried = 0;
    this.placed = 0;
    this.answer = undefined;
    this.beginNext();
  }

  get counters(): Counters {
    const nodes = Math.floor(this.placed / WORDS_A_NODE);
    // All but the words that stand there have been taken back.
    return { nodes, backtracks: nodes, restarts: 0, propagations: this.placed };
  }

  /** As `run` of the other search: a pause comes after so many rows. */
  run(maxNodes: number, pause: number): Answer {
    const { memory, wasm, progress } = this.state;
    const giveUpAt = Math.floor(maxNodes * WORDS_A_NODE);
    const pauseAt = this.placed + pause;
    while (this.answer === undefined) {
      if (this.placed >= giveUpAt) return 'gave-up';
      if (this.placed >= pauseAt) return 'paused';
      const limit = Math.min(giveUpAt - this.placed, pauseAt - this.placed, MOST_AT_ONCE);
      const answer = wasm?.fillRows(progress, limit) ?? fillRows(this.state, limit);
      this.placed += memory.i32[progress + PLACED]!;
      if (answer === FULL && (this.allowRepeats || this.wordsDiffer())) this.answer = 'filled';
      if (answer === DONE) this.beginNext();
    }
    return this.answer;
  }

  /** Begins with the next word of the first row, if there is one. */
  private beginNext(): void {
    const word = this.firstWords[this.tried++];
    if (word === undefined) {
      this.answer = 'unfillable';
      return;
    }
    beginBelow(this.state, word);
    this.placed++;
  }

  /** Goes on from a fill to look for others. */
  skip(): void {
    this.answer = undefined;
  }

  /** The letter indices of the fill that was found, row by row. */
  fill(): Uint8Array {
    const { memory, index, width, height } = this.state;
    const letters = new Uint8Array(width * height);
    this.rowWords().forEach((word, row) => {
      const at = index.words + word * width;
      letters.set(memory.u8.subarray(at, at + width), row * width);
    });
    return letters;
  }

  private rowWords(): number[] {
    const { memory, height, records } = this.state;
    const words: number[] = [];
    for (let row = 0; row < height; row++) {
      words.push(memory.i32[records + row * RECORD_INTS + WORD]!);
    }
    return words;
  }

  private columnWords(lastRow: number): number[] {
    const { memory, index, width, height, nodes, trie } = this.state;
    const above = nodes + (height - 1) * width;
    const letters = index.words + lastRow * width;
    const words: number[] = [];
    for (let c = 0; c < width; c++) {
      const leaf = childOf(memory.i32, memory.i32[above + c]!, memory.u8[letters + c]!);
      words.push((leaf - trie.leaves) / NODE_INTS);
    }
    return words;
  }

  private wordsDiffer(): boolean {
    const { width, height } = this.state;
    const rows = this.rowWords();
    const columns = this.columnWords(rows[height - 1]!);
    // Words of different lengths are numbered apart.
    if (width === height) return differ([...rows, ...columns]);
    return differ(rows) && differ(columns);
  }
}

function differ(words: readonly number[]): boolean {
  return words.every((word, i) => words.indexOf(word) === i);
}
