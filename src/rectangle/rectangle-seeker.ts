// One fill of a grid without blocks, where fills are expected. It goes through the grid again and
// again, each time beyond rows of a smaller chance, and at last through all of it
// (docs/decisions/seeking.md).

import type { Random } from '../base/random.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import type { RectangleWords } from './row-state.ts';
import { laySeekState, type SeekState } from './seek-state.ts';
import { MASK_LETTERS } from './trie.ts';
import { MOST_AT_ONCE, WORDS_A_NODE } from './work.ts';

/**
 * The first pass goes beyond the second row only where a whole fill is to be expected; each row further on is
 * given an eighth of that, and each pass.
 */
const STEP = 1 / 8;

/**
 * A seed takes the chance of each letter in each cell times at least 1 less this, so that its first fill is
 * not that of others: with more it takes longer, with less they repeat each other.
 */
const TASTE = 0.9;
/** Letters tried in the time in which a full grid is looked at: there may be one with every letter. */
const FULL_LETTERS = 128;
/** After so many passes nothing is left out. */
const PASSES = 20;

export class RectangleSeeker {
  private readonly state: SeekState;
  private readonly allowRepeats: boolean;
  private pass = 0;
  /** Letters that were tried. */
  private letters = 0;
  private answer: 'filled' | 'unfillable' | undefined;
  private rows: readonly Uint8Array[] | undefined;

  private constructor(state: SeekState, allowRepeats: boolean) {
    this.state = state;
    this.allowRepeats = allowRepeats;
    this.reset();
  }

  /** undefined if it might take too much room. */
  static for(input: RectangleWords, allowRepeats: boolean): RectangleSeeker | undefined {
    const state = laySeekState(input);
    return state && new RectangleSeeker(state, allowRepeats);
  }

  /** Starts anew: with the words of the row that comes first in their order, or in one that is drawn. */
  reset(random?: Random): void {
    const { memory, core, width, height, tastes, firstWords, firstCount } = this.state;
    const words = memory.i32.subarray(firstWords, firstWords + firstCount);
    words.sort();
    random?.shuffle(words);
    const first = tastes / 2;
    for (let i = first; i < first + width * height * MASK_LETTERS; i++) {
      memory.f64[i] = 1 - TASTE * (random?.unit() ?? 0);
    }
    this.letters = 0;
    this.answer = undefined;
    this.rows = undefined;
    core.deepest.value = height;
    this.begin(0);
  }

  /** Keeps the rows of the fullest grid from here on. */
  keepFullest(): void {
    this.rows = [];
    this.state.core.deepest.value = 0;
  }

  /** The letter indices of the last rows of the fullest grid, from the last one up, if they are kept. */
  get fullest(): readonly Uint8Array[] | undefined {
    return this.rows;
  }

  private keepRows(): void {
    const { core } = this.state;
    const count = core.seekRow.value;
    const rows = Array.from({ length: count }, (_, row) => this.rowLetters(row));
    if (!this.allowRepeats && new Set(rows.map(String)).size < count) return;
    this.rows = rows;
    core.deepest.value = count;
  }

  private begin(pass: number): void {
    const { memory, core, width, height, wordCount, floors } = this.state;
    const { f64 } = memory;
    this.pass = pass;
    const isWhole = pass === PASSES;
    // Products only: powers need not be the same in the last bit on every machine.
    let fills = isWhole ? 0 : 1;
    for (let i = 0; i < pass; i++) fills *= STEP;
    for (let row = 1; row < height; row++, fills *= STEP) f64[floors / 2 + row] = fills;
    let ways = 1;
    for (let row = height - 1; row > 0; row--, ways *= wordCount) f64[floors / 2 + row]! /= ways;
    core.beginSeeking(width === height && !this.allowRepeats && !isWhole);
  }

  get counters(): Counters {
    const words = Math.floor(this.letters / this.state.core.WORD_LETTERS.value);
    const nodes = Math.floor(words / WORDS_A_NODE);
    // All but the words that stand there have been taken back.
    return { nodes, backtracks: nodes, restarts: this.pass, propagations: words };
  }

  /** As `run` of the search for everything; so many letters count as a word that is placed. */
  run(maxNodes: number, pause: number): Answer {
    const { core } = this.state;
    const wordLetters = core.WORD_LETTERS.value;
    const giveUpAt = Math.floor(maxNodes * WORDS_A_NODE) * wordLetters;
    const pauseAt = this.letters + pause * wordLetters;
    while (this.answer === undefined) {
      if (this.letters >= giveUpAt) return 'gave-up';
      if (this.letters >= pauseAt) return 'paused';
      const limit = Math.min(giveUpAt - this.letters, pauseAt - this.letters, MOST_AT_ONCE);
      const answer = core.seekRows(limit);
      this.letters += core.tried.value;
      if (answer === core.FULL.value) {
        this.letters += FULL_LETTERS;
        if (this.allowRepeats || this.wordsDiffer()) this.answer = 'filled';
      }
      if (answer === core.DEEPER.value) this.keepRows();
      if (answer === core.DONE.value) this.beginNext();
    }
    return this.answer;
  }

  private beginNext(): void {
    if (this.state.core.leftOut.value === 0) this.answer = 'unfillable';
    else this.begin(this.pass + 1);
  }

  /** Goes on from a fill to look for others; it may come to the same one again. */
  skip(): void {
    this.answer = undefined;
  }

  /** The letter indices of the fill that was found, row by row from the first. */
  fill(): Uint8Array {
    const { width, height } = this.state;
    const letters = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      letters.set(this.rowLetters(row), (height - 1 - row) * width);
    }
    return letters;
  }

  /** The letters in a row, which are counted from the last. */
  private rowLetters(row: number): Uint8Array {
    const { memory, core, width, row: at } = this.state;
    core.writeRow(row, at);
    return memory.u8.slice(at, at + width);
  }

  private wordsDiffer(): boolean {
    const { width, height } = this.state;
    const fill = this.fill();
    // Where each word begins, and how far apart its letters are.
    const across = Array.from({ length: height }, (_, row) => ({ first: row * width, step: 1 }));
    const down = Array.from({ length: width }, (_, c) => ({ first: c, step: width }));
    const areSame = (a: (typeof across)[0], b: (typeof across)[0], length: number): boolean => {
      for (let p = 0; p < length; p++) {
        if (fill[a.first + p * a.step] !== fill[b.first + p * b.step]) return false;
      }
      return true;
    };
    const differ = (words: typeof across, length: number): boolean =>
      words.every((a, i) => !words.slice(0, i).some((b) => areSame(a, b, length)));
    if (width === height) return differ([...across, ...down], width);
    return differ(across, width) && differ(down, height);
  }
}
