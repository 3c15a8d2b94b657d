// What a writer is, what it is given, and what is noted of a puzzle that a format cannot express.

import type { Heading, Puzzle } from '../puzzle/puzzle.ts';
import { LANGUAGES } from './page/strings.ts';
import type { PageStyle } from './pdf/page-style.ts';
import type { PdfKit } from './pdf/pdf-kit.ts';

/** Colours what stands in a cell for a terminal; its width on the screen must stay. */
export type Paint = (content: string, cell: number) => string;

export function plainly(content: string): string {
  return content;
}

/** How a puzzle is drawn on a page. */
export const PAGE_CHOICES = {
  /** What is drawn. */
  show: ['puzzle', 'solution', 'both'],
  look: ['light', 'dark', 'print'],
  /** Of all words on the page that are not the puzzle's own. */
  lang: LANGUAGES,
  /** For an editor: solution, grid, and clues with answers. */
  manuscript: ['american', 'british'],
} as const;
type PageChoices = {
  readonly [K in keyof typeof PAGE_CHOICES]?: (typeof PAGE_CHOICES)[K][number];
};

export interface PageOptions extends PageChoices {
  /** `a4`, `6x9` and the like; default `a4`. */
  readonly paper?: string;
  /** Whether what touches the edge of the paper is printed beyond it. */
  readonly bleed?: boolean;
  /** How many puzzles a page; default 1. */
  readonly perPage?: 1 | 2 | 4;
  readonly largePrint?: boolean;
  /** Whether it is bound: with a title page, a gutter, left and right pages. */
  readonly book?: boolean;
  /** Texts before the puzzles of a book and behind its solutions. */
  readonly front?: string;
  readonly back?: string;
  readonly pageStyle?: PageStyle;
}
/** What only some formats make something of. */
export type PageOption = keyof PageOptions | 'font';

/** What became of a puzzle. Slots are indices into those of its layout. */
export interface Result {
  readonly status: 'filled' | 'blank' | 'unfillable' | 'gave-up';
  /** null where no seed had a say: a blank, or one of all fills. */
  readonly seed: number | null;
  readonly stats?: SearchStats | null;
  /** Of search, if they are to be shown: without them the same seed gives the same bytes. */
  readonly milliseconds?: number;
  /** Why the grid cannot be filled. */
  readonly reason?: FailureReason;
  /** The slots where a search that gave up failed most often. */
  readonly region?: readonly number[];
  /** What the search gave up at. */
  readonly limit?: 'nodes' | 'time';
  /** Whether the puzzle is filled as far as the search came. */
  readonly isPartial?: boolean;
  /** Whether a fill that was optimised is proved to have the best floor, and the best sum for it. */
  readonly proved?: { readonly floor: boolean; readonly sum: boolean };
  /** The entries that are not what they were, where some grid was changed. */
  readonly changes?: readonly EntryChanged[];
  /** How many of those that were not given have to change at least. */
  readonly changesNeeded?: number;
  /** Of a design: its figures, as they are printed. */
  readonly design?: object;
  /** Of a puzzle without clues: what is given as people read it, and whether its solution is proved the only one. */
  readonly variety?: { readonly given: readonly string[]; readonly isOnly: boolean | undefined };
}

export interface SearchStats {
  readonly nodes: number;
  readonly backtracks: number;
  readonly restarts: number;
  readonly propagations: number;
}

/** A reason and, if one is known, a core: slots that cannot be filled together by themselves. */
export interface FailureReason {
  readonly text: string;
  readonly slots: readonly number[];
  readonly core?: { readonly slots: readonly number[]; readonly minimal: boolean };
  /** Changes that let the core be filled, as they are printed. */
  readonly help?: readonly { readonly kind: string; readonly text: string }[];
}

export interface EntryChanged {
  readonly slot: number;
  readonly old: string;
  readonly new: string;
  /** null if the word is in no list. */
  readonly oldScore: number | null;
  readonly newScore: number | null;
}

/** Whether a result is a picture to show; of others only some formats have a record. */
export function isDrawn({ status, isPartial = false }: Result): boolean {
  return isPartial || status === 'filled' || status === 'blank';
}

/** What is known beside a puzzle by whoever writes it. */
export interface WriteOptions extends PageOptions {
  readonly paint?: Paint;
  /** Called with a line on what is left out or is written in another way. */
  readonly onNote?: (note: string) => void;
  /** How the puzzle was filled, if that was just now. */
  readonly fill?: FillFacts;
}

/** Which crossfill made something, and from which lists. */
export interface RunFacts {
  readonly version: string;
  readonly dicts: readonly DictFacts[];
  /** By name the options that later fills of the puzzle keep: of one the texts that it was given, or true. */
  readonly options?: Readonly<Record<string, true | readonly string[]>>;
}

export interface FillFacts extends RunFacts {
  readonly seed: number | null;
}

/** A word list that was read: `sha256` of the file's bytes, `words` the entries kept. */
export interface DictFacts {
  readonly name: string;
  readonly sha256: string;
  readonly words: number;
  /** Of a list that is a person's own. */
  readonly personal?: boolean;
}

/** What scores entries and knows their tags; a WordList does. */
export interface EntryWords {
  scoreOf(letters: readonly string[]): number | undefined;
  tagsOf(letters: readonly string[]): readonly string[];
}

/** What a run has for its writer. What costs time is asked for by the formats that need it. */
export interface WriteContext extends PageOptions {
  readonly onNote?: (note: string) => void;
  readonly words?: EntryWords;
  /** How an answer is printed: `Lake Erie`. */
  readonly displayOf?: (answer: string) => string;
  facts(): Promise<RunFacts>;
  /** How each puzzle is coloured; undefined where nothing is. */
  painter(): Promise<((puzzle: Puzzle) => Paint) | undefined>;
  /** @throws InputError for a font that cannot be read */
  pdfKit(): Promise<PdfKit>;
}

/** What a puzzle becomes in a file. */
export type Chunk = string | Uint8Array;

/** What stands before the first of several texts in one file, and between two of them. */
export interface FileFrame {
  readonly begin?: string;
  readonly between?: string;
}

/** Pictures below one another. */
export const PICTURES: FileFrame = { between: '\n' };

/** A chunk with what stands before it. Bytes have no frame: they are a file by themselves. */
export function inFrame(
  { begin = '', between = '' }: FileFrame,
  chunk: Chunk,
  isFirst: boolean,
): Chunk {
  return typeof chunk === 'string' ? (isFirst ? begin : between) + chunk : chunk;
}

export type OpenWriter = (context: WriteContext) => Promise<Writer>;
export type Writer = StreamWriter | DocumentWriter;

/** Makes a chunk of each puzzle by itself. */
export interface StreamWriter {
  readonly frame: FileFrame;
  chunkOf(puzzle: Puzzle, result: Result): Chunk;
}

/** Makes a file of all its puzzles, one at least. */
export interface DocumentWriter {
  /** Whether a heading that is asked for is that of the whole where there are several puzzles, or that of each. */
  readonly isHeaded: boolean;
  /** `sections`: that of each puzzle. */
  documentOf(
    puzzles: readonly Puzzle[],
    heading?: Heading,
    sections?: readonly (string | undefined)[],
  ): Chunk | Promise<Chunk>;
}

/** A puzzle as text or bytes. @throws InputError for one that the format cannot say */
type Render = (puzzle: Puzzle, options: WriteOptions) => Chunk;

/** The writer of a format that needs nothing but the puzzle. */
export function rendered(load: () => Promise<Render>): OpenWriter {
  return async (context) => {
    const render = await load();
    return { frame: PICTURES, chunkOf: (puzzle) => render(puzzle, context) };
  };
}

/** The same of a format that is coloured on a terminal. */
export function painted(load: () => Promise<Render>): OpenWriter {
  return async (context) => {
    const render = await load();
    const paintOf = await context.painter();
    return {
      frame: PICTURES,
      chunkOf: (puzzle) => render(puzzle, { ...context, paint: paintOf?.(puzzle) }),
    };
  };
}

/** Notes which lines of a heading a format has no place for. */
export function noteMissingHeadings(
  { heading = {} }: Puzzle,
  format: string,
  carried: readonly (keyof Heading)[],
  { onNote }: WriteOptions,
): void {
  const fields = Object.keys(heading) as (keyof Heading)[];
  const missing = fields.filter((field) => !carried.includes(field));
  if (missing.length > 0) onNote?.(`the format ${format} has no ${missing.join(', ')}: left out`);
}
