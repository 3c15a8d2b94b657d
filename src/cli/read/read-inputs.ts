// What every run reads, be it a fill, a batch or a report: the puzzles of its templates, its words, its rules. All
// that can be told of them before a grid is looked at by itself is told here.

import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { sayError } from '../../say/errors.ts';
import {
  type ChosenWords,
  chooseWords,
  type WordChoice,
} from '../../words/reading/choose-words.ts';
import { foldingOnce } from '../../words/reading/own-letters.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { RuleOptions, TemplateSource, WordOptions } from '../spec/options.ts';
import type { Session } from '../world/session.ts';
import { keptOut, tellOfFloors, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { type ListRead, readTemplate, readWords } from './read-input.ts';
import { labelOf, type TemplateFile } from './template-file.ts';
import { optionsFor, underRules } from './under-rules.ts';

/** What is to be read. */
export interface ToRead extends WordOptions, RuleOptions {
  readonly sources: readonly TemplateSource[];
}

/** A puzzle as it was read, before any rules. */
export interface InputGrid {
  /** What to call it in messages. */
  readonly name: string;
  /** What `{template}` stands for. */
  readonly label: string;
  /** What reads it again; undefined for one of several in a file. */
  readonly source?: TemplateSource;
  readonly puzzle: Puzzle;
}

export interface Inputs {
  readonly grids: readonly InputGrid[];
  readonly words: WordList;
  readonly chosen: ChosenWords;
  readonly lists: readonly ListRead[];
  /** What the words were chosen from, and by what. It can be told to a thread. */
  readonly choice: WordChoice;
  /** How letters are folded where the choice leaves it open. */
  readonly fold: () => Folding;
  /** The rules, not yet those of a single grid. */
  readonly options: FillerOptions;
  /** How many words of the lists that might stand in a slot of some grids were kept out as offensive; needs tables. */
  readonly keptOut: (...blanks: Puzzle[]) => number;
}

/** `wantsOne`: several puzzles are an error. @throws InputError for what cannot be used */
export async function readInputs(
  asked: ToRead,
  { io, log, stop }: Session,
  wantsOne = false,
): Promise<Inputs> {
  const templates: TemplateFile[] = [];
  for (const source of asked.sources) templates.push(await readTemplate(source, io));
  const read = await readWords(asked, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const grids = await stop.unbroken(() =>
    templates.flatMap((file) => gridsOf(file, wantsOne ? [file.puzzle(fold)] : file.puzzles(fold))),
  );
  // Other grids are compared with one that is alone.
  const alone = grids.length === 1 ? grids[0]!.puzzle : undefined;
  const compared = alone && { layout: alone.layout, reading: asked.sources[0]! };
  const ruled = await underRules(read, asked, fold, io, compared);
  const { choice } = ruled;
  const chosen = await stop.unbroken(() => chooseWords({ ...choice, fold: choice.fold ?? fold }));
  const { words, reports } = chosen;
  tellOfLists({ templates, choice, chosen, fold }, log);
  const options = optionsFor(ruled, chosen, log);
  tellOfFloors(grids, choice, log);
  if (log.verbosity === 'verbose') {
    for (const detail of listDetails(choice, chosen)) log.detail(detail);
  }
  return {
    grids,
    words,
    chosen,
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    choice,
    fold,
    options,
    keptOut: (...blanks) => keptOut(chosen, blanks),
  };
}

/** The puzzles of a file, by number if there are several. */
function gridsOf({ name, source }: TemplateFile, puzzles: readonly Puzzle[]): InputGrid[] {
  const label = labelOf(source.name);
  if (puzzles.length === 1) return [{ name, label, source, puzzle: puzzles[0]! }];
  return puzzles.map((puzzle, i) => {
    return { name: `${name}, puzzle ${i + 1}`, label: `${label}-${i + 1}`, puzzle };
  });
}

/** What is made of one of several grids; an error says of which. @throws InputError */
export function ofGrid<T>(
  { grids }: Pick<Inputs, 'grids'>,
  { name }: Pick<InputGrid, 'name'>,
  make: () => T,
): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InputError) || grids.length === 1) throw error;
    throw new InputError(sayError(error), { source: name });
  }
}
