// Clues for what is put out, from where they are looked for, in this order: a person's own from before, the files
// that are named, another program, the bank, drafts. Without the bank only files and the program are asked.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeText } from '../../base/text.ts';
import { ClueBank } from '../../clues/clue-bank.ts';
import { ClueBook, readClues } from '../../clues/clue-book.ts';
import { ClueMemory } from '../../clues/clue-memory.ts';
import type { ClueSource } from '../../clues/known-clue.ts';
import { type ClueOptions, hasClue } from '../../clues/with-clues.ts';
import { answerAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { bundledForms } from '../read/bundled-forms.ts';
import { CLUES, readBytes, readText } from '../read/bytes.ts';
import { personalPlace } from '../read/personal-file.ts';
import type { OutputOptions } from '../spec/options.ts';
import { BANK } from '../spec/output-options.ts';
import { CLUE_BANK, CLUE_DRAFTS } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { cluesByCommand, requestFor } from './clue-command.ts';
import { displayFormsOf } from './display-forms.ts';
import type { Searched } from './write-context.ts';

const MEMORY_FILE = 'clues.tsv';
const MILLISECONDS_A_DAY = 86_400_000;

/** All that a puzzle's clues need but a seed, and what the book has used. */
export interface Clues extends Omit<ClueOptions, 'sources' | 'seed' | 'used'> {
  /** Whether clues are asked for, so that missing ones are worth a note. */
  readonly isAsked: boolean;
  /** What knows clues of a puzzle's entries. @throws InputError for a program that fails */
  sourcesFor(puzzle: Puzzle): Promise<readonly ClueSource[]>;
}

/** @throws InputError for a file that cannot be used */
export async function openClues(
  options: OutputOptions,
  io: Io,
  searched: Searched | undefined,
): Promise<Clues> {
  const { clues = [], drafts = false, level, avoidUsed, clueCommand } = options;
  const enumerations = options.manuscript === 'british' ? 'all' : options.enumerations;
  const displayOf =
    searched === undefined ? bundledForms() : displayFormsOf(searched.lists, searched.words);
  const sources = await clueSources(clues, drafts, options.personal, io);
  const [bundled, own] = [
    sources.filter((source) => source instanceof ClueBank),
    sources.filter((source) => !(source instanceof ClueBank)),
  ];
  return {
    isAsked: sources.length > 0 || clueCommand !== undefined,
    async sourcesFor(puzzle) {
      if (clueCommand === undefined) return sources;
      const requests = puzzle.layout.slots.flatMap((slot, index) => {
        const answer = answerAt(puzzle, slot);
        const isOpen = answer === undefined || hasClue(puzzle, index);
        const isKnown = isOpen || own.some((source) => source.cluesOf(answer).length > 0);
        return isKnown ? [] : [requestFor(answer, displayOf?.(answer) ?? answer, level)];
      });
      return [...own, await cluesByCommand(clueCommand, requests), ...bundled];
    },
    level,
    notSince: avoidUsed === undefined ? undefined : dayBefore(io.today(), avoidUsed),
    displayOf,
    enumerations,
  };
}

/** What knows clues, the first to be asked first. @throws InputError for a file that cannot be used */
export async function clueSources(
  names: readonly string[],
  drafts: boolean,
  personal: string | false | undefined,
  io: Io,
): Promise<ClueSource[]> {
  const files = names.filter((name) => name !== BANK);
  const book = new ClueBook(files.join(' '));
  for (const name of files) {
    const { source, text } = await readText(name, CLUES, io);
    readClues(text, source, book);
  }
  const own = files.length === 0 ? [] : [book];
  if (!names.includes(BANK)) return drafts ? [...own, bankIn('draft', CLUE_DRAFTS, io)] : own;
  const memory = clueMemory(memoryPath(personal, io), io);
  return [
    ...(memory === undefined ? [] : [memory]),
    ...own,
    bankIn('bank', CLUE_BANK, io),
    ...(drafts ? [bankIn('draft', CLUE_DRAFTS, io)] : []),
  ];
}

function bankIn(name: string, file: URL, io: Io): ClueBank {
  return new ClueBank(name, decodeText(readBytes(file, name, CLUES, io), name, CLUES.what));
}

/** Where a person's own clues are: beside the personal list. undefined where there is no place for them */
export function memoryPath(personal: string | false | undefined, { env }: Pick<Io, 'env'>) {
  const place = personalPlace(personal, env);
  return place && join(dirname(place.path), MEMORY_FILE);
}

/** undefined if there is none. @throws InputError for a file that cannot be used */
export function clueMemory(
  path: string | undefined,
  io: Pick<Io, 'files'>,
): ClueMemory | undefined {
  if (path === undefined || !existsSync(path)) return undefined;
  return ClueMemory.parse(decodeText(readBytes(path, path, CLUES, io), path, CLUES.what), path);
}

function dayBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}
