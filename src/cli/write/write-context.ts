// What a run has for the writer of its format; what costs time is looked up when it is asked for.

import type { DictFacts, WriteContext } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { ListRead } from '../read/lists.ts';
import type { OutputOptions } from '../spec/options.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
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
  return {
    show: options.show,
    look: options.look,
    paper: options.paper,
    lang: options.lang,
    onNote,
    words,
    displayOf: words && displayFormsOf(lists, words),
    facts: async () => ({
      version: packageVersion(),
      dicts: await dictsRead(lists),
      options: options.project?.kept,
    }),
    painter: async () => (wantsColor(options, io) ? await painter(words, read) : undefined),
    pdfKit: async () => (await import('./pdf-kit.ts')).loadPdfKit(options.font ?? [], io),
  };
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
