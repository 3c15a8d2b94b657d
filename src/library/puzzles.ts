// Puzzles of text or bytes, and back, in every format.

import { didYouMean } from '../base/closest.ts';
import { InputError } from '../base/errors.ts';
import { FORMAT_NAMES, FORMATS, type FormatName, lostNote, refuseLost } from '../format/formats.ts';
import type { PdfKit } from '../format/pdf/pdf-kit.ts';
import { readerFor } from '../format/read-puzzles.ts';
import type { ReadOptions } from '../format/reading.ts';
import { parseTemplate as templateOf } from '../format/template/parse-template.ts';
import {
  type Chunk,
  inFrame,
  type PageOptions,
  type RunFacts,
  type WriteContext,
} from '../format/writing.ts';
import type { Heading, Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { checkOptions, type NamesOf } from './known-options.ts';

const READ: NamesOf<ReadOptions> = {
  source: true,
  block: true,
  fold: true,
  leastLength: true,
  lenient: true,
  unlock: true,
  onFolded: true,
  onNote: true,
};

/** A template: `_` open, `#` block, letters given. @throws InputError with line and column for what is none */
export function parseTemplate(text: string, options: ReadOptions = {}): Puzzle {
  checkOptions(options, READ);
  return templateOf(text, options);
}

/**
 * The puzzles of a file, at least one, in any format that is read, which is recognised by its content.
 * @throws InputError for what is damaged, or breaks the rules of its format
 */
export async function readPuzzles(
  file: string | Uint8Array,
  options: ReadOptions = {},
): Promise<Puzzle[]> {
  checkOptions(options, READ);
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const read = await readerFor(bytes, options.source);
  return read(options);
}

export interface WritePuzzleOptions extends PageOptions {
  /** Scores and tags of entries, for the formats that have them. */
  readonly words?: WordList;
  /** How an answer is printed: `Lake Erie`. */
  readonly displayOf?: (answer: string) => string;
  /** Above a book of several puzzles. */
  readonly heading?: Heading;
  /** What `json` says of the program and the lists that made the puzzle. */
  readonly facts?: RunFacts;
  /** pdfkit and fonts, without which no `pdf` is written. */
  readonly pdfKit?: PdfKit;
  /** Called with a line on what is left out or is written in another way. */
  readonly onNote?: (note: string) => void;
}

/**
 * A puzzle, or several where the format holds them, as the content of a file.
 * @throws InputError for a puzzle that would be another one in this format
 */
export async function writePuzzle(
  puzzle: Puzzle | readonly Puzzle[],
  format: FormatName,
  options: WritePuzzleOptions = {},
): Promise<Chunk> {
  checkOptions(options, {
    show: true,
    look: true,
    paper: true,
    bleed: true,
    perPage: true,
    largePrint: true,
    manuscript: true,
    book: true,
    front: true,
    back: true,
    pageStyle: true,
    lang: true,
    words: true,
    displayOf: true,
    heading: true,
    facts: true,
    pdfKit: true,
    onNote: true,
  });
  if (!FORMAT_NAMES.includes(format)) {
    throw new InputError(`unknown format '${format}'${didYouMean(format, FORMAT_NAMES)}`);
  }
  const puzzles = 'layout' in puzzle ? [puzzle] : puzzle;
  const { holdsMany = false, openWriter } = FORMATS[format];
  if (puzzles.length === 0) throw new InputError('no puzzle to write');
  if (puzzles.length > 1 && !holdsMany) {
    throw new InputError(`a file in the format ${format} holds only one puzzle`);
  }
  for (const each of puzzles) {
    refuseLost(format, each);
    const lost = lostNote(format, each);
    if (lost !== undefined) options.onNote?.(lost);
  }
  const writer = await openWriter(contextOf(options));
  if ('documentOf' in writer) return writer.documentOf(puzzles, options.heading);
  const blank = { status: 'blank', seed: null } as const;
  const chunks = puzzles.map((each, index) =>
    inFrame(writer.frame, writer.chunkOf(each, blank), index === 0),
  );
  return chunks.length === 1 ? chunks[0]! : chunks.join('');
}

function contextOf({ facts, pdfKit, ...options }: WritePuzzleOptions): WriteContext {
  return {
    ...options,
    facts: async () => facts ?? { version: '', dicts: [] },
    painter: async () => undefined,
    pdfKit: async () => {
      if (pdfKit !== undefined) return pdfKit;
      throw new InputError('the format pdf needs the option pdfKit');
    },
  };
}
