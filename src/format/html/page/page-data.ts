// What the page knows of its puzzles: plain data, which stands in it as JSON.

import type { ClueList, HeadingLines, WordGroup } from '../../page/around-grid.ts';
import type { Drawing } from '../../page/drawing.ts';
import type { PageStrings } from '../../page/strings.ts';

export interface PageData {
  readonly puzzles: readonly PuzzleData[];
  /** In the language of the page. */
  readonly strings: PageStrings;
}

export interface PuzzleData {
  /** A digest of all of it, by which what was solved is found again. */
  readonly id: string;
  readonly heading: HeadingLines;
  /** What solvers see before they begin. */
  readonly drawing: Drawing;
  readonly slots: readonly SlotData[];
  readonly lists: readonly ClueList[];
  readonly words: readonly WordGroup[];
  /** For each cell its content; null where there is none. Left out where nothing is to be told. */
  readonly solution?: readonly (string | null)[];
  /** For each cell of a codeword the number of its letter. */
  readonly codes?: readonly (number | null)[];
  /** The letters that these may be. */
  readonly alphabet?: readonly string[];
}

export interface SlotData {
  /** `17 Across`, or `Across` in puzzles without clues. */
  readonly name: string;
  readonly direction: string;
  readonly cells: readonly number[];
}
