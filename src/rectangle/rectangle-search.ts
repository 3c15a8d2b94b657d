// Every fill of a grid without blocks, row by row. It learns nothing from a letter, as the search for
// other grids does, but finds all words at once that the columns let stand in a row, which are few
// (docs/decisions/rectangles.md).
//
// The fills of a square come in pairs, as long as no word may stand twice: turned over along the diagonal a
// fill is another fill. One of each pair is looked for (docs/decisions/mirror.md), and both are given.

import type { Random } from '../base/random.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import { layRowState, type RectangleWords, type RowState } from './row-state.ts';
import { MOST_AT_ONCE, WORDS_A_NODE } from './work.ts';

export class RectangleSearch {
  private readonly state: RowState;
  /** The words of the first row in the order in which they are tried, and how many have been. */
  private firstWords: number[] = [];
  private tried = 0;
  private placed = 0;
  private answer: 'filled' | 'unfillable' | undefined;
  private readonly inPairs: boolean;
  /** Whether `puzzle` is the transpose of the fill that was found; and whether that is the second of a pair. */
  private isTurned = false;
  private isSecond = false;

  private constructor(state: RowState, inPairs: boolean) {
    this.state = state;
    this.inPairs = inPairs;
    this.reset();
  }

  /** undefined if it would take too much room. */
  static for(words: RectangleWords, allowRepeats: boolean): RectangleSearch | undefined {
    const inPairs = words.across.length === words.down.length && !allowRepeats;
    const state = layRowState(words, allowRepeats, inPairs);
    return state && new RectangleSearch(state, inPairs);
  }

  /**
   * Starts anew: with the words of the first row in their order, or in one that is drawn, as is which fill
   * of a pair comes first.
   */
  reset(random?: Random): void {
    this.firstWords = [...this.state.firstWords];
    random?.shuffle(this.firstWords);
    this.isTurned = this.inPairs && random?.below(2) === 1;
    this.isSecond = false;
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
    const { core } = this.state;
    const giveUpAt = Math.floor(maxNodes * WORDS_A_NODE);
    const pauseAt = this.placed + pause;
    while (this.answer === undefined) {
      if (this.placed >= giveUpAt) return 'gave-up';
      if (this.placed >= pauseAt) return 'paused';
      const limit = Math.min(giveUpAt - this.placed, pauseAt - this.placed, MOST_AT_ONCE);
      const answer = core.fillRows(limit);
      this.placed += core.placed.value;
      if (answer === core.FULL.value) this.answer = 'filled';
      if (answer === core.DONE.value) this.beginNext();
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
    this.state.core.beginBelow(word);
    this.placed++;
  }

  /** Goes on from a fill to the other one of its pair, or to look for more. */
  skip(): void {
    if (this.inPairs) {
      this.isTurned = !this.isTurned;
      this.isSecond = !this.isSecond;
    }
    if (!this.isSecond) this.answer = undefined;
  }

  /** The letter indices of the fill that was found, row by row. */
  fill(): Uint8Array {
    const { memory, words, width, height, found } = this.state;
    const letters = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      const at = words + memory.i32[found + row]! * width;
      letters.set(memory.u8.subarray(at, at + width), row * width);
    }
    return this.isTurned ? turnedOver(letters, width) : letters;
  }
}

/** A square, its rows for its columns. */
function turnedOver(letters: Uint8Array, side: number): Uint8Array {
  return letters.map((_, cell) => letters[(cell % side) * side + Math.floor(cell / side)]!);
}
