// Every fill of a grid without blocks, row by row. It learns nothing from a letter, as the search for
// other grids does, but finds all words at once that the columns let stand in a row, which are few
// (docs/decisions/rectangles.md).

import { compileWasm } from '../base/wasm-module.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import { type Desk, layDesk, PLACED, RECORD_INTS, type RectangleInput, WORD } from './desk.ts';
import { beginRows, childOf, DONE, FULL, fillRows } from './fill-rows.ts';
import { NODE_INTS } from './trie.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

/**
 * So many words are placed in the time of one decision of the other search: they are one node, so that
 * a limit means as much work here as there.
 */
const WORDS_A_NODE = 100;

/** Words that one call of the loop places at most: a 32-bit integer. */
const MOST_AT_ONCE = 2 ** 30;

export interface RectangleOptions {
  readonly allowRepeats: boolean;
  /** Not to run WebAssembly, though there be one; for tests. Default false. */
  readonly plain?: boolean;
}

export class RectangleSearch {
  private readonly desk: Desk;
  private readonly allowRepeats: boolean;
  /** As in fill-rows.ts, for this desk. */
  private readonly fillRows: (limit: number) => number;
  /** Words of the first row are tried from this one on, and at last those before it. */
  private start = 0;
  private placed = 0;
  private answer: 'filled' | 'unfillable' | undefined;

  private constructor(desk: Desk, allowRepeats: boolean, rowFiller: (limit: number) => number) {
    this.desk = desk;
    this.allowRepeats = allowRepeats;
    this.fillRows = rowFiller;
    this.reset();
  }

  /** undefined if it would take too much room. */
  static for(input: RectangleInput, options: RectangleOptions): RectangleSearch | undefined {
    const module = options.plain === true ? undefined : compiled();
    const desk = layDesk(input, module !== undefined);
    return desk && new RectangleSearch(desk, options.allowRepeats, rowFillerOf(desk, module));
  }

  /** How many words go across; they have numbers. */
  get wordsAcross(): number {
    return this.desk.index.count;
  }

  /** Starts anew; in the first row with some word, whose followers come round. */
  reset(start = 0): void {
    this.start = start;
    this.placed = 0;
    this.answer = undefined;
    beginRows(this.desk, start, this.desk.index.count);
  }

  get counters(): Counters {
    const nodes = Math.floor(this.placed / WORDS_A_NODE);
    // All but the words that stand there have been taken back.
    return { nodes, backtracks: nodes, restarts: 0, propagations: this.placed };
  }

  /** As `run` of the other search: a pause comes after so many rows. */
  run(maxNodes: number, pause: number): Answer {
    const { memory, progress } = this.desk;
    const giveUpAt = maxNodes * WORDS_A_NODE;
    const pauseAt = this.placed + pause;
    while (this.answer === undefined) {
      if (this.placed >= giveUpAt) return 'gave-up';
      if (this.placed >= pauseAt) return 'paused';
      const answer = this.fillRows(
        Math.min(giveUpAt - this.placed, pauseAt - this.placed, MOST_AT_ONCE),
      );
      this.placed += memory.i32[progress + PLACED]!;
      if (answer === FULL && (this.allowRepeats || this.wordsDiffer())) this.answer = 'filled';
      if (answer !== DONE) continue;
      if (this.start === 0) this.answer = 'unfillable';
      else {
        beginRows(this.desk, 0, this.start);
        this.start = 0;
      }
    }
    return this.answer;
  }

  /** Goes on from a fill to look for others. */
  skip(): void {
    this.answer = undefined;
  }

  /** The letter indices of the fill that was found, row by row. */
  fill(): Uint8Array {
    const { memory, index, width, height } = this.desk;
    const letters = new Uint8Array(width * height);
    this.rowWords().forEach((word, row) => {
      const at = index.words + word * width;
      letters.set(memory.u8.subarray(at, at + width), row * width);
    });
    return letters;
  }

  private rowWords(): number[] {
    const { memory, height, records } = this.desk;
    const words: number[] = [];
    for (let row = 0; row < height; row++) {
      words.push(memory.i32[records + row * RECORD_INTS + WORD]!);
    }
    return words;
  }

  private columnWords(lastRow: number): number[] {
    const { memory, index, width, height, nodes, trie } = this.desk;
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
    const { width, height } = this.desk;
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

let module: WebAssembly.Module | null | undefined;

function compiled(): WebAssembly.Module | undefined {
  module ??= compileWasm(WASM_BASE64) ?? null;
  return module ?? undefined;
}

function rowFillerOf(
  desk: Desk,
  module: WebAssembly.Module | undefined,
): (limit: number) => number {
  if (module === undefined) return (limit) => fillRows(desk, limit);
  const { exports } = new WebAssembly.Instance(module, { env: { memory: desk.memory.wasm } });
  const loop = exports['fillRows'] as (progress: number, limit: number) => number;
  return (limit) => loop(desk.progress, limit);
}
