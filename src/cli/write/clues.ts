// Clues for what is put out: of the files that are named, and enumerations by how entries are printed.

import { ClueBook, readClues } from '../../clues/clue-book.ts';
import type { ClueOptions } from '../../clues/with-clues.ts';
import { CLUES, readText } from '../read/bytes.ts';
import type { OutputOptions } from '../spec/options.ts';
import type { Io } from '../world/io.ts';
import { bundledForms, displayFormsOf } from './display-forms.ts';
import type { Searched } from './write-context.ts';

/** All that a puzzle's clues need but a seed. */
export type Clues = Omit<ClueOptions, 'seed'>;

/** @throws InputError for a file that cannot be used */
export async function openClues(
  { clues: names = [], enumerations }: Pick<OutputOptions, 'clues' | 'enumerations'>,
  io: Io,
  searched: Searched | undefined,
): Promise<Clues> {
  const book = new ClueBook();
  for (const name of names) {
    const { source, text } = await readText(name, CLUES, io);
    readClues(text, source, book);
  }
  const displayOf =
    searched === undefined ? bundledForms() : displayFormsOf(searched.lists, searched.words);
  return { book, displayOf, enumerations };
}
