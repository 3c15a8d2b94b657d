// What a batch needs before it starts: every template read and looked at, the lists read once, whatever the
// number of templates and of puzzles. A template that cannot be used ends the run before the first fill.

import {
  chooseWords,
  Filler,
  type FillerOptions,
  type Folding,
  foldingOnce,
  InputError,
  type Puzzle,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import { labelOf } from '../line/paths.ts';
import type { BatchRequest, TemplateRequest } from '../line/request.ts';
import type { Session } from '../world/session.ts';
import { filesIn } from './folder.ts';
import { keptOut, tellOfGivens, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { tellOfRules, underRules } from './prepare.ts';
import { type ListRead, readTemplate, readWords } from './read-input.ts';
import { readTaste } from './read-taste.ts';
import { withStems } from './stems.ts';
import type { TemplateFile } from './template-file.ts';

/** A grid of a batch. */
export interface BatchGrid {
  /** What to call it in messages. */
  readonly name: string;
  /** What `{template}` stands for. */
  readonly label: string;
  /** As it was read. */
  readonly read: Puzzle;
  /** As it is to be filled: with what rules set, without what they take out. */
  readonly blank: Puzzle;
  /** What a filler is made with, but for stems. */
  readonly options: FillerOptions;
}

export interface PreparedBatch {
  readonly grids: readonly BatchGrid[];
  readonly words: WordList;
  readonly lists: readonly ListRead[];
  /** What the words were chosen from. */
  readonly choice: WordChoice;
  /** How many words of the lists were kept out as offensive that a grid might have. */
  readonly keptOut: (blank: Puzzle) => number;
  /** What reading took, in seconds. */
  readonly load: number;
}

/** Reads what a batch names. @throws InputError for what cannot be used */
export async function prepareBatch(
  request: BatchRequest,
  { io, log, stop }: Session,
): Promise<PreparedBatch> {
  const started = io.now();
  const files: TemplateFile[] = [];
  for (const template of templatesOf(request)) files.push(await readTemplate(template, io));
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const puzzles = await stop.unbroken(() => files.flatMap((file) => puzzlesIn(file, fold)));
  if (puzzles.length === 0) throw new InputError('no templates', { source: request.folder!.name });
  const [first] = puzzles;
  const grid =
    puzzles.length > 1 ? undefined : { layout: first!.read.layout, block: files[0]!.request.block };
  const rules = await underRules(read, request, fold, io, grid);
  const { choice, options: ruled } = rules;
  const taste = await readTaste(request, io);
  const options = { ...ruled, ...(taste && { taste }) };
  const chosen = await stop.unbroken(() => chooseWords({ fold, ...choice }));
  const { words, reports } = chosen;
  tellOfLists({ templates: files, choice, chosen, fold }, log);
  tellOfRules(rules, chosen.listed, log);
  if (log.verbosity === 'verbose') {
    for (const detail of listDetails(choice, chosen)) log.detail(detail);
  }
  const grids = await stop.unbroken(() => underRulesEach(puzzles, words, options));
  for (const { name, blank } of grids) tellOfGivens(name, blank, chosen.listed, log);
  return {
    grids,
    words,
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    choice,
    keptOut: (blank) => keptOut(chosen, blank),
    load: (io.now() - started) / 1000,
  };
}

type PuzzleRead = Pick<BatchGrid, 'name' | 'label' | 'read'>;

function puzzlesIn(file: TemplateFile, fold: () => Folding): PuzzleRead[] {
  const puzzles = file.puzzles(fold);
  const { name } = file;
  const base = labelOf(file.request.name);
  return puzzles.map((read, i) =>
    puzzles.length === 1
      ? { name, label: base, read }
      : { name: `${name}, puzzle ${i + 1}`, label: `${base}-${i + 1}`, read },
  );
}

/** The grids as their rules have them. @throws InputError for rules that one of them cannot have */
function underRulesEach(
  puzzles: readonly PuzzleRead[],
  words: WordList,
  options: FillerOptions,
): BatchGrid[] {
  const stemmed = withStems(options, words);
  return puzzles.map((puzzle) => {
    try {
      const { blank, rules } = new Filler(puzzle.read, words, stemmed);
      return { ...puzzle, blank, options: { ...options, ...(rules && { rules }) } };
    } catch (error) {
      if (!(error instanceof InputError) || puzzles.length === 1) throw error;
      throw new InputError(error.message, { source: puzzle.name });
    }
  });
}

/** Files that are named, then those of the folder. */
function templatesOf({ templates, folder }: BatchRequest): TemplateRequest[] {
  return folder === undefined ? [...templates] : [...templates, ...filesIn(folder)];
}
