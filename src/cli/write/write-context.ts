// What a run has for the writer of its format; what costs time is looked up when it is asked for.

import { decodeText } from '../../base/text.ts';
import { type PageStyle, parsePageStyle } from '../../format/pdf/page-style.ts';
import type { DictFacts, WriteContext } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { type InputKind, PAGE_STYLE, PROSE, readBytes } from '../read/bytes.ts';
import type { ListRead } from '../read/lists.ts';
import type { OutputOptions } from '../spec/options.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { asInputError } from '../world/system-error.ts';
import { displayFormsOf } from './display-forms.ts';
import { painter, wantsColor } from './painter.ts';

/** What a search knows of the puzzles that it writes. */
export interface Searched {
  readonly lists: readonly ListRead[];
  readonly words: WordList;
  /** The puzzle as it was read, if there is but one. */
  readonly read?: Puzzle;
}

export function writeContext(
  options: OutputOptions,
  io: Io,
  { lists = [], words, read }: Partial<Searched> = {},
  onNote?: (note: string) => void,
): WriteContext {
  const pageStyle = pageStyleIn(options.pageStyle, io);
  return {
    show: options.show,
    look: options.look,
    lang: options.lang,
    paper: options.paper,
    bleed: options.bleed,
    perPage: options.perPage,
    largePrint: options.largePrint,
    manuscript: options.manuscript,
    book: options.book,
    front: proseIn(options.front, io),
    back: proseIn(options.back, io),
    pageStyle,
    onNote,
    words,
    displayOf: words && displayFormsOf(lists, words),
    facts: async () => ({
      version: packageVersion(),
      dicts: await dictsRead(lists),
      options: options.project?.kept,
    }),
    painter: async () => (wantsColor(options, io) ? await painter(words, read) : undefined),
    pdfKit: async () =>
      (await import('./pdf-kit.ts')).loadPdfKit(options.font ?? [], io, pageStyle),
  };
}

/** @throws InputError for a file that cannot be read, or is no page style */
function pageStyleIn(file: string | undefined, io: Io): PageStyle | undefined {
  return file === undefined ? undefined : parsePageStyle(textOf(file, PAGE_STYLE, io), file);
}

function proseIn(file: string | undefined, io: Io): string | undefined {
  return file === undefined ? undefined : textOf(file, PROSE, io);
}

function textOf(file: string, kind: InputKind, io: Io): string {
  try {
    return decodeText(readBytes(file, file, kind, io), file, kind.what);
  } catch (error) {
    throw asInputError(error, file);
  }
}

/** The lists of a run as its records have them, so that one can see whether another run read the same. */
export async function dictsRead(lists: readonly ListRead[]): Promise<DictFacts[]> {
  const { createHash } = await import('node:crypto');
  return lists.map(({ name, file, kept, isPersonal }) => ({
    name,
    sha256: createHash('sha256').update(file).digest('hex'),
    words: kept,
    personal: isPersonal,
  }));
}
