// What every report reads: grids, word lists and rules, the same as for a fill.

import {
  chooseWords,
  foldingOnce,
  InputError,
  type Puzzle,
  type PuzzleOptions,
  puzzleUnderRules,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import type { CheckRequest, GradeRequest, SuggestRequest } from '../line/report-request.ts';
import type { Log } from '../world/log.ts';
import type { Session } from '../world/session.ts';
import { type ExcludedWords, entriesLeftOut, leavesOut } from './excluded.ts';
import { keptOut, tellOfFloors, tellOfLeftOut, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { underRules } from './prepare.ts';
import { sourceName } from './read-bytes.ts';
import { type ListRead, readTemplate, readWords } from './read-input.ts';
import type { GridRead } from './rule-files.ts';
import { withStems } from './stems.ts';
import type { TemplateFile } from './template-file.ts';

/** A grid to report on. */
export interface ReportGrid {
  /** What to call it. */
  readonly name: string;
  /** As it was read, before any rules. */
  readonly puzzle: Puzzle;
}

export interface ReportInput {
  /** At least one. */
  readonly grids: readonly ReportGrid[];
  readonly words: WordList;
  /** Before any word was left out. */
  readonly listed: WordList;
  readonly lists: readonly ListRead[];
  /** How many words of the lists were kept out that a grid might have; as of what a search needs. */
  readonly keptOut: (blank: Puzzle) => number;
  /** What the words were chosen from, and by what. */
  readonly choice: WordChoice;
  /** The words that the choice leaves out by name. */
  readonly excluded: () => ExcludedWords;
  readonly options: PuzzleOptions;
}

/** @throws InputError for what cannot be used. */
export async function readReportInput(
  request: CheckRequest | SuggestRequest | GradeRequest,
  { io, log }: Session,
): Promise<ReportInput> {
  const templates: TemplateFile[] = [];
  for (const template of request.templates) templates.push(await readTemplate(template, io));
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const grids = templates.flatMap((template) => {
    const puzzles = template.puzzles(fold);
    const { name } = template;
    return puzzles.map((puzzle, n) => ({
      name: puzzles.length === 1 ? name : `${name}, puzzle ${n + 1}`,
      puzzle,
    }));
  });
  const ruled = await underRules(read, request, fold, io, gridOf(grids, request));
  const { choice, options, excluded } = ruled;
  const chosen = chooseWords({ fold, ...choice });
  const { words, reports } = chosen;
  tellOfLists({ templates, choice, chosen, fold }, log);
  for (const note of ruled.notes) log.note(note);
  const puzzles = grids.map(({ puzzle }) => puzzle);
  tellOfFloors(grids[0]!.name, choice, puzzles, log);
  if (log.verbosity === 'verbose') {
    for (const detail of listDetails(choice, chosen)) log.detail(detail);
  }
  return {
    grids,
    words,
    listed: chosen.listed,
    keptOut: (blank) => keptOut(chosen, blank),
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    choice: { fold, ...choice },
    options: withStems(options, words),
    excluded,
  };
}

/** A grid as it is to be filled, and what is left to ask of its fills. */
export interface GridUnderRules {
  /** With what rules set and without what they take out. */
  readonly blank: Puzzle;
  /** The options, with the rules that are not done. */
  readonly options: PuzzleOptions;
}

/** Tells of what is given in a grid and left out by the choice of words. */
export function tellOfGivenAsWell(
  { name, blank }: { readonly name: string; readonly blank: Puzzle },
  { words, choice, excluded }: ReportInput,
  log: Log,
): void {
  if (!leavesOut(choice)) return;
  tellOfLeftOut(name, blank, entriesLeftOut(blank, words, choice, excluded()), log);
}

/** What is made of one of several grids; an error says of which. @throws InputError */
export function ofGrid<T>({ grids }: ReportInput, name: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InputError) || grids.length === 1) throw error;
    throw new InputError(error.message, { source: name });
  }
}

/** @throws InputError for rules that cannot be meant for the grid */
export function underRulesOf(
  puzzle: Puzzle,
  { words, options }: Pick<ReportInput, 'words' | 'options'>,
): GridUnderRules {
  if (options.rules === undefined) return { blank: puzzle, options };
  const { blank, rules } = puzzleUnderRules(puzzle, options.rules, words);
  return { blank, options: { ...options, rules } };
}

/** What other grids are compared with; undefined if there are several. */
function gridOf(
  [grid, ...more]: readonly ReportGrid[],
  { templates }: Pick<SuggestRequest, 'templates'>,
): GridRead | undefined {
  if (grid === undefined || more.length > 0) return undefined;
  return { layout: grid.puzzle.layout, block: templates[0]!.block };
}

/** The only grid of an input. @throws InputError if there are several */
export function onlyGrid({ grids }: ReportInput, { templates }: SuggestRequest): ReportGrid {
  if (grids.length === 1) return grids[0]!;
  const what = `${grids.length} puzzles, where one is wanted`;
  throw new InputError(what, { source: sourceName(templates[0]!.name) });
}
