// A full rectangle, whose fills are found row by row: all of them, or one. The longer lines are the
// rows of that search, the shorter ones its columns.

import { Random } from '../base/random.ts';
import type { Slot } from '../layout/layout.ts';
import { type RowsAndColumns, rowsAndColumns } from '../layout/rectangle.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { RectangleSearch } from '../rectangle/rectangle-search.ts';
import { RectangleSeeker } from '../rectangle/rectangle-seeker.ts';
import type { RectangleWords } from '../rectangle/row-state.ts';
import { MASK_LETTERS } from '../rectangle/trie.ts';
import type { Counters } from '../solve/outcome.ts';
import type { Answer } from '../solve/search.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Engine, PartialFill } from './engine.ts';

export class RectangleEngine implements Engine {
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly rows: readonly Slot[];
  private readonly search: RectangleSearch | RectangleSeeker;

  private constructor(
    blank: Puzzle,
    words: WordList,
    rows: readonly Slot[],
    search: RectangleSearch | RectangleSeeker,
  ) {
    this.blank = blank;
    this.words = words;
    this.rows = rows;
    this.search = search;
  }

  /**
   * What finds every fill; undefined for a grid that is no full rectangle of open cells, or
   * where there are too many words.
   */
  static forAll(
    blank: Puzzle,
    words: WordList,
    allowRepeats: boolean,
  ): RectangleEngine | undefined {
    const lines = linesOf(blank, words);
    if (lines === undefined) return undefined;
    const search = RectangleSearch.for(wordsOf(lines, words), allowRepeats);
    return search && new RectangleEngine(blank, words, lines.rows, search);
  }

  /** What looks for one fill where fills are expected; undefined as with `forAll`. */
  static forOne(
    blank: Puzzle,
    words: WordList,
    allowRepeats: boolean,
  ): RectangleEngine | undefined {
    const lines = linesOf(blank, words);
    if (lines === undefined) return undefined;
    const search = RectangleSeeker.for(wordsOf(lines, words), allowRepeats);
    return search && new RectangleEngine(blank, words, lines.rows, search);
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
    this.search.reset(new Random(seed));
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
    return this.withRows(
      0,
      this.rows.map(({ cells }, r) => letters.subarray(r * cells.length, (r + 1) * cells.length)),
    );
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

/** The longer lines as rows; undefined where fills are not found row by row. */
function linesOf({ layout, givens }: Puzzle, { alphabet }: WordList): RowsAndColumns | undefined {
  if (alphabet.length > MASK_LETTERS) return undefined;
  if (givens.some((given) => given !== undefined)) return undefined;
  const lines = rowsAndColumns(layout);
  if (lines === undefined || lines.columns.length >= lines.rows.length) return lines;
  return { rows: lines.columns, columns: lines.rows };
}

function wordsOf({ rows, columns }: RowsAndColumns, words: WordList): RectangleWords {
  return {
    across: words.table(columns.length),
    down: words.table(rows.length),
    letterCount: words.alphabet.length,
  };
}
