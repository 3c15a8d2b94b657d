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
import type { Session } from '../world/session.ts';
import { keptOut, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { underRules } from './prepare.ts';
import { type ListRead, puzzlesOf, readTemplateText, readWords, sourceName } from './read-input.ts';
import { withStems } from './stems.ts';

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
  readonly options: PuzzleOptions;
}

/** @throws InputError for what cannot be used. */
export async function readReportInput(
  request: CheckRequest | SuggestRequest | GradeRequest,
  { io, log }: Session,
): Promise<ReportInput> {
  const texts: string[] = [];
  for (const template of request.templates) texts.push(await readTemplateText(template, io));
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const grids = request.templates.flatMap((template, i) => {
    const puzzles = puzzlesOf(texts[i]!, template, fold);
    const name = sourceName(template.name);
    return puzzles.map((puzzle, n) => ({
      name: puzzles.length === 1 ? name : `${name}, puzzle ${n + 1}`,
      puzzle,
    }));
  });
  const { choice, options } = await underRules(read, request, fold, io);
  const chosen = chooseWords({ fold, ...choice });
  const { words, reports } = chosen;
  const templates = request.templates.map((template, i) => ({ template, text: texts[i]! }));
  tellOfLists({ templates, choice, chosen, fold }, log);
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
  };
}

/** A grid as it is to be filled: with what rules set and without what they take out. @throws InputError */
export function blankUnder(puzzle: Puzzle, { options }: ReportInput): Puzzle {
  return options.rules === undefined ? puzzle : puzzleUnderRules(puzzle, options.rules);
}

/** The only grid of an input. @throws InputError if there are several */
export function onlyGrid({ grids }: ReportInput, { templates }: SuggestRequest): ReportGrid {
  if (grids.length === 1) return grids[0]!;
  const what = `${grids.length} puzzles, where one is wanted`;
  throw new InputError(what, { source: sourceName(templates[0]!.name) });
}
