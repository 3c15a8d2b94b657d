// A grid without blocks, whose fills are found row by row: all of them, or one. The longer lines are
// the rows.

import { Random } from '../base/random.ts';
import type { Puzzle } from '../grid/puzzle.ts';
import type { Slot } from '../grid/slots.ts';
import { OPEN } from '../grid/template.ts';
import { RectangleSearch } from '../rectangle/rectangle-search.ts';
import { RectangleSeeker } from '../rectangle/rectangle-seeker.ts';
import type { RectangleWords } from '../rectangle/state.ts';
import { MASK_LETTERS } from '../rectangle/trie.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { PartialFill } from './band.ts';
import type { Finder } from './finder.ts';
import { turnedOver } from './mirror-grid.ts';

export interface RectangleFinderOptions {
  /** Which loops to run; for tests. */
  readonly kernels?: 'wasm' | 'plain';
  readonly allowRepeats: boolean;
}

export class RectangleFinder implements Finder {
  /** Whether it finds one of each pair of fills that are each other's mirror image. */
  readonly inPairs: boolean;
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly rows: readonly Slot[];
  private readonly search: RectangleSearch | RectangleSeeker;
  /** Whether the other one of a pair is to be told. */
  private turnsOver = false;

  private constructor(
    blank: Puzzle,
    words: WordList,
    search: RectangleSearch | RectangleSeeker,
    inPairs: boolean,
  ) {
    const { width, height } = blank.template;
    const direction = width < height ? 'down' : 'across';
    this.blank = blank;
    this.words = words;
    this.rows = blank.slots.filter((slot) => slot.direction === direction);
    this.search = search;
    this.inPairs = inPairs;
  }

  /**
   * What finds every fill; undefined for a grid that is no rectangle of open cells, or where there are too
   * many words.
   */
  static forAll(
    blank: Puzzle,
    words: WordList,
    { allowRepeats, kernels }: RectangleFinderOptions,
  ): RectangleFinder | undefined {
    if (!isRectangle(blank, words)) return undefined;
    const { width, height } = blank.template;
    const inPairs = width === height && !allowRepeats;
    const input = { ...linesOf(blank, words), mirrored: inPairs };
    const search = RectangleSearch.for(input, { allowRepeats, plain: kernels === 'plain' });
    return search && new RectangleFinder(blank, words, search, inPairs);
  }

  /** What looks for one fill where fills are to be expected; undefined as with `forAll`. */
  static forOne(
    blank: Puzzle,
    words: WordList,
    { allowRepeats, kernels }: RectangleFinderOptions,
  ): RectangleFinder | undefined {
    if (!isRectangle(blank, words)) return undefined;
    const options = { allowRepeats, plain: kernels === 'plain' };
    const search = RectangleSeeker.for(linesOf(blank, words), options);
    return search && new RectangleFinder(blank, words, search, false);
  }

  get counters(): Counters {
    return this.search.counters;
  }

  run(maxNodes: number, pause: number): Answer {
    return this.search.run(maxNodes, pause);
  }

  skip(): void {
    this.search.skip();
  }

  reset(seed: number, keepsPartial = false): void {
    const random = new Random(seed);
    this.search.reset(random);
    this.turnsOver = this.inPairs && random.below(2) === 1;
    if (keepsPartial && this.search instanceof RectangleSeeker) this.search.keepFullest();
  }

  /** What finds every fill keeps none: its rows are given up too fast to look at each. */
  partial(): PartialFill | undefined {
    if (!(this.search instanceof RectangleSeeker)) return undefined;
    const { fullest } = this.search;
    if (fullest === undefined) return undefined;
    const first = this.rows.length - fullest.length;
    const puzzle = this.withRows(first, [...fullest].reverse());
    return { puzzle, entries: fullest.length };
  }

  puzzle(): Puzzle {
    const letters = this.search.fill();
    const puzzle = this.withRows(
      0,
      this.rows.map(({ cells }, r) => letters.subarray(r * cells.length, (r + 1) * cells.length)),
    );
    return this.turnsOver ? turnedOver(puzzle) : puzzle;
  }

  /** The grid with the letter indices of some rows. */
  private withRows(first: number, rows: readonly Uint8Array[]): Puzzle {
    const cells = [...this.blank.cells];
    rows.forEach((letters, i) => {
      this.rows[first + i]!.cells.forEach((cell, c) => {
        cells[cell] = this.words.alphabet[letters[c]!]!;
      });
    });
    return { ...this.blank, cells };
  }
}

function linesOf({ template }: Puzzle, words: WordList): RectangleWords {
  const { width, height } = template;
  return {
    across: words.table(Math.max(width, height)),
    down: words.table(Math.min(width, height)),
    letterCount: words.alphabet.length,
  };
}

function isRectangle({ template }: Puzzle, { alphabet }: WordList): boolean {
  const { width, height, cells } = template;
  const hasLines = width > 1 && height > 1;
  return hasLines && alphabet.length <= MASK_LETTERS && cells.every((cell) => cell === OPEN);
}
