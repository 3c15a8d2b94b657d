// What there is to know of a format: its row in formats.ts is made of this.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { ReadOptions } from './reading.ts';
import type { OpenWriter, PageOption } from './writing.ts';

/** What a puzzle may have beside letters and blocks, as people call it. */
export const FEATURES = {
  slots: 'slots that are not rows or columns',
  shapes: 'cell shapes',
  arrows: 'clue cells and arrows',
  bars: 'bars',
  voids: 'voids',
  rebus: 'rebus cells',
  circles: 'circles',
  shades: 'shades',
  clues: 'clues',
  styles: 'italics and bold',
  links: 'numbers of linked clues',
  heading: 'title, author and notes',
  revealed: 'letters shown to solvers',
  codes: 'the numbers of a codeword',
  bank: 'the words of a fill-in',
  search: 'a word search',
  unread: 'fields of other formats',
} as const;
export type Feature = keyof typeof FEATURES;

export interface FormatDescriptor {
  /** What it is, in a line of help. */
  readonly text: string;
  /** Of names of files that are in this format unless something else is said. */
  readonly endings?: readonly string[];
  readonly carries: readonly Feature[];
  /** Whether clues are drawn only where they are inside the grid. */
  readonly drawsClueCells?: boolean;
  /** Without these a puzzle would be another one, so that it is not written at all. */
  readonly refuses?: readonly Feature[];
  /** Whether one file may hold several puzzles. */
  readonly holdsMany?: boolean;
  /** Whether it is bytes that no terminal can show. */
  readonly isBinary?: boolean;
  /** Options of pages that have a meaning here. */
  readonly pageOptions?: readonly PageOption[];
  /** Whether a puzzle that could not be filled is written, too. */
  readonly recordsFailures?: boolean;
  /** Of a format with a sign of its own in its bytes, or in its text; for the others see read-puzzles.ts. */
  readonly fromBytes?: FileReading<Uint8Array>;
  readonly fromText?: FileReading<string>;
  readonly openWriter: OpenWriter;
}

/** How a file of a format is recognised, and what reads it. */
export interface FileReading<Content> {
  readonly isOurs: (content: Content) => boolean;
  readonly load: () => Promise<(content: Content, options: ReadOptions) => Puzzle>;
}
