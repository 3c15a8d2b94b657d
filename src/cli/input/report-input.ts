// What every report reads: a template and the word lists.

import { chooseWords, foldingOnce, type Puzzle, type WordList } from '../../index.ts';
import type { CheckRequest, GradeRequest, SuggestRequest } from '../line/report-request.ts';
import type { Session } from '../world/session.ts';
import { keptOut, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { type ListRead, puzzleOf, readTemplateText, readWords, sourceName } from './read-input.ts';

export interface ReportInput {
  /** What to call the template. */
  readonly name: string;
  readonly blank: Puzzle;
  readonly words: WordList;
  /** Before any word was left out. */
  readonly listed: WordList;
  readonly lists: readonly ListRead[];
  /** As of what a search needs. */
  readonly keptOut: () => number;
}

/** @throws InputError for what cannot be used. */
export async function readReportInput(
  request: CheckRequest | SuggestRequest | GradeRequest,
  { io, log }: Session,
): Promise<ReportInput> {
  const text = await readTemplateText(request.template, io);
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const blank = puzzleOf(text, request.template, fold);
  const chosen = chooseWords({ fold, ...read });
  const { words, reports } = chosen;
  tellOfLists({ text, template: request.template, choice: read, chosen, fold }, log);
  if (log.verbosity === 'verbose') {
    for (const detail of listDetails(read, chosen)) log.detail(detail);
  }
  return {
    name: sourceName(request.template.name),
    blank,
    words,
    listed: chosen.listed,
    keptOut: () => keptOut(chosen, blank),
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
  };
}
