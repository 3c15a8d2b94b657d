// What every report reads: a template and the word lists.

import { blankPuzzle, type Puzzle, parseWordLists, type WordList } from '../index.ts';
import type { ListRead } from './formats.ts';
import { grouped } from './log.ts';
import { readLists, readTemplate, sourceName } from './read-input.ts';
import type { CheckRequest, GradeRequest, SuggestRequest } from './report-request.ts';
import type { Session } from './session.ts';

export interface ReportInput {
  /** What to call the template. */
  readonly name: string;
  readonly blank: Puzzle;
  readonly words: WordList;
  readonly lists: readonly ListRead[];
}

/** @throws InputError for what cannot be used. */
export async function readReportInput(
  request: CheckRequest | SuggestRequest | GradeRequest,
  { io, log }: Session,
): Promise<ReportInput> {
  const template = await readTemplate(request.template, io);
  const sources = await readLists(request.words.lists, io);
  const { words, reports } = parseWordLists(sources, request.words);
  for (const { name, kept, dropped } of reports) {
    log.detail(`${name}: ${grouped(kept)} kept, ${grouped(dropped)} dropped`);
  }
  return {
    name: sourceName(request.template.name),
    blank: blankPuzzle(template),
    words,
    lists: sources.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
  };
}
