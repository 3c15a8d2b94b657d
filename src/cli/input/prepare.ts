// What every search needs before it starts: template and lists read, a filler made, and the details
// that --verbose tells about them.

import {
  chooseWords,
  entryAt,
  Filler,
  type FillerOptions,
  type Folding,
  foldingOnce,
  InputError,
  isGiven,
  type Puzzle,
  slotName,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import type { EnumerateRequest, FillRequest } from '../line/request.ts';
import type { Io } from '../world/io.ts';
import type { Session } from '../world/session.ts';
import { keptOut, tellOfGivens, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { type ListRead, puzzleOf, readTemplateText, readWords, sourceName } from './read-input.ts';
import { readTaste } from './read-taste.ts';
import { withStems } from './stems.ts';

export interface Prepared {
  /** What to call the template in messages. */
  readonly name: string;
  readonly filler: Filler;
  /** What the filler was made with, but for stems. */
  readonly options: FillerOptions;
  readonly lists: readonly ListRead[];
  /** What the words of the filler were chosen from. */
  readonly choice: WordChoice;
  /** How many words of the lists that might stand in a slot were kept out as offensive; needs tables. */
  readonly keptOut: () => number;
  /** What reading and indexing took, in seconds. */
  readonly load: number;
  readonly index: number;
}

/** Reads what a request names. @throws InputError for what cannot be used. */
export async function prepare(
  request: FillRequest | EnumerateRequest,
  { io, log }: Session,
): Promise<Prepared> {
  const started = io.now();
  const text = await readTemplateText(request.template, io);
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const puzzle = puzzleOf(text, request.template, fold);
  const { choice, options: ruled } = await underRules(read, request, fold, io);
  const taste = await readTaste(request, io);
  const options = { ...ruled, ...(taste && { taste }) };
  const chosen = chooseWords({ fold, ...choice });
  const { words, reports } = chosen;
  tellOfLists({ templates: [{ template: request.template, text }], choice, chosen, fold }, log);
  const loaded = io.now();
  const filler = new Filler(puzzle, words, withStems(options, words));
  filler.prepare();
  const indexed = io.now();
  const name = sourceName(request.template.name);
  tellOfGivens(name, filler.blank, chosen.listed, log);
  if (log.verbosity === 'verbose') {
    const details = [
      ...listDetails(choice, chosen),
      ...templateDetails(name, filler.blank, chosen.listed),
    ];
    for (const detail of details) log.detail(detail);
  }
  return {
    name,
    filler,
    options,
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    choice,
    keptOut: () => keptOut(chosen, filler.blank),
    load: (loaded - started) / 1000,
    index: (indexed - loaded) / 1000,
  };
}

/** A choice of words with what rules say of it, and the rules on slots. */
export async function underRules<T extends WordChoice>(
  choice: T,
  { allowRepeats, rules: request }: Pick<FillRequest, 'allowRepeats' | 'rules'>,
  fold: () => Folding,
  io: Io,
): Promise<{ readonly choice: T; readonly options: FillerOptions }> {
  if (request === undefined) return { choice, options: { allowRepeats } };
  const { readRules } = await import('./read-rules.ts');
  const given = choice.fold;
  const folding = typeof given === 'boolean' ? given : fold();
  const spelling = { fold: folding, strip: choice.strip ?? false };
  const { rules, exclude, prefer, minScore, minScores, ...tags } = await readRules(
    request,
    spelling,
    io,
  );
  const sameWord = rules.duplicates?.findLast(({ kind }) => kind === 'word');
  if (allowRepeats && sameWord !== undefined && sameWord.mode !== 'off') {
    const what = `the rule duplicates word=${sameWord.mode} says the contrary`;
    throw new InputError(`option --allow-repeats: ${what}`);
  }
  const ruled = {
    ...choice,
    prefer: [...(choice.prefer ?? []), ...prefer],
    exclude: [...(choice.exclude ?? []), ...exclude],
    onlyTags: [...(choice.onlyTags ?? []), ...tags.onlyTags],
    noTags: [...(choice.noTags ?? []), ...tags.noTags],
    // What the command line says goes before what a file says.
    minScore: choice.minScore ?? minScore ?? 0,
    ...(minScores.size > 0 && { minScores: new Map([...minScores, ...(choice.minScores ?? [])]) }),
  };
  return { choice: ruled, options: { allowRepeats, rules } };
}

function templateDetails(name: string, blank: Puzzle, words: WordList): string[] {
  const { slots, geometry } = blank.layout;
  const lengths = slots.map((slot) => slot.cells.length);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Number.MAX_VALUE);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const range = `of ${shortest} to ${longest} cells`;
  const size = `${geometry.width} columns, ${geometry.height} rows, ${slots.length} slots`;
  const details = [`${name}: ${size}${slots.length > 0 ? ` ${range}` : ''}`];
  for (const slot of slots.filter((each) => isGiven(blank, each))) {
    const letters = entryAt(blank, slot)!;
    if (words.scoreOf(letters) === undefined) continue;
    details.push(`${slotName(slot)} ${letters.join('')} is given in full, and in the word list`);
  }
  return details;
}
