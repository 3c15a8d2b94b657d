// A grid without blocks, whose fills are found row by row. The longer lines are the rows.

import { Random } from '../base/random.ts';
import type { Puzzle } from '../grid/puzzle.ts';
import type { Slot } from '../grid/slots.ts';
import { OPEN } from '../grid/template.ts';
import { RectangleSearch } from '../rectangle/rectangle-search.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer, SearchSettings } from '../solve/search.ts';
import type { WordList } from '../words/word-list.ts';
import type { Finder } from './finder.ts';
import { turnedOver } from './mirror-grid.ts';

/** The letters that one mask has room for. */
const MOST_LETTERS = 32;

/** With more words across, the places where fills lie close together are worth looking for. */
const FEW_WORDS = 16_384;

export interface RectangleFinderOptions extends Pick<SearchSettings, 'kernels'> {
  readonly allowRepeats: boolean;
}

export class RectangleFinder implements Finder {
  /** Whether it finds one of each pair of fills that are each other's mirror image. */
  readonly inPairs: boolean;
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly rows: readonly Slot[];
  private readonly search: RectangleSearch;
  /** Whether the other one of a pair is to be told. */
  private turnsOver = false;

  private constructor(
    blank: Puzzle,
    words: WordList,
    rows: readonly Slot[],
    search: RectangleSearch,
    inPairs: boolean,
  ) {
    this.blank = blank;
    this.words = words;
    this.rows = rows;
    this.search = search;
    this.inPairs = inPairs;
  }

  /** undefined for a grid that is no rectangle of open cells, or where there are too many words. */
  static for(
    blank: Puzzle,
    words: WordList,
    { allowRepeats, kernels }: RectangleFinderOptions,
  ): RectangleFinder | undefined {
    if (!isRectangle(blank, words)) return undefined;
    const { width, height } = blank.template;
    const inPairs = width === height && !allowRepeats;
    const search = RectangleSearch.for(
      {
        across: words.table(Math.max(width, height)),
        down: words.table(Math.min(width, height)),
        letterCount: words.alphabet.length,
        mirrored: inPairs,
      },
      { allowRepeats, plain: kernels === 'plain' },
    );
    const direction = width < height ? 'down' : 'across';
    const rows = blank.slots.filter((slot) => slot.direction === direction);
    return search && new RectangleFinder(blank, words, rows, search, inPairs);
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

  reset(seed: number): void {
    const random = new Random(seed);
    this.search.reset(random);
    this.turnsOver = this.inPairs && random.below(2) === 1;
  }

  /** It keeps none: rows are given up too fast to look at each. */
  partial(): undefined {
    return undefined;
  }

  puzzle(): Puzzle {
    const cells = [...this.blank.cells];
    const letters = this.search.fill();
    this.rows.forEach((row, r) => {
      row.cells.forEach((cell, c) => {
        cells[cell] = this.words.alphabet[letters[r * row.cells.length + c]!]!;
      });
    });
    const puzzle = { ...this.blank, cells };
    return this.turnsOver ? turnedOver(puzzle) : puzzle;
  }
}

/** Whether a grid can be filled row by row, and among so few words that it is soon gone through. */
export function hasFewWordsAcross(blank: Puzzle, words: WordList): boolean {
  const { width, height } = blank.template;
  return isRectangle(blank, words) && words.table(Math.max(width, height)).count <= FEW_WORDS;
}

function isRectangle({ template }: Puzzle, { alphabet }: WordList): boolean {
  const { width, height, cells } = template;
  const hasLines = width > 1 && height > 1;
  return hasLines && alphabet.length <= MOST_LETTERS && cells.every((cell) => cell === OPEN);
}
