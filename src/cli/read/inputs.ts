// What every command reads, be it a fill, a design or a report: the puzzles of its templates, its words, its rules.
// Notes on them are printed here, except those on single grids.

import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import { findSlotNamed } from '../../layout/slot-names.ts';
import { isGiven, type Puzzle, withTheme } from '../../puzzle/puzzle.ts';
import { sayError } from '../../say/errors.ts';
import { listDetails } from '../../say/words.ts';
import type { SlotMention } from '../../verify/rules.ts';
import { type ChosenWords, chooseWords } from '../../words/reading/choose-words.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { RuleOptions, TemplateSource, WordOptions } from '../spec/options.ts';
import type { Session } from '../world/session.ts';
import {
  type ChoiceRead,
  choiceFrom,
  foldingFor,
  type ListRead,
  type NamedLists,
  readLists,
} from './lists.ts';
import { floorNotes, listNotes, personalNotes, sayNotes } from './notes.ts';
import { readRules } from './rules.ts';
import { labelOf, readTemplate, type TemplateFile } from './template.ts';
import { checkRepeats, underRules, withoutExcluded } from './words-of-rules.ts';

/** What is to be read. */
export interface ToRead extends WordOptions, Partial<RuleOptions> {
  readonly sources: readonly TemplateSource[];
}

/** A puzzle as it was read, before any rules. */
export interface InputGrid {
  /** What to call it in messages. */
  readonly name: string;
  /** The value of `{template}`. */
  readonly label: string;
  /** What reads it again; undefined for one of several in a file. */
  readonly source?: TemplateSource;
  readonly puzzle: Puzzle;
}

export interface Inputs {
  readonly grids: readonly InputGrid[];
  /** The words that a fill may use. */
  readonly words: WordList;
  readonly chosen: ChosenWords;
  readonly lists: readonly ListRead[];
  /** What the words were chosen from, and by what. It can be sent to a thread. */
  readonly choice: ChoiceRead;
  /** How letters are folded: as the choice says, or as its lists do. */
  readonly fold: () => Folding;
  /** The rules, not yet those of a single grid. */
  readonly options: FillerOptions;
  /** How many words of the lists that fit a slot of some grids were filtered as offensive; needs tables. */
  readonly keptOut: (...blanks: Puzzle[]) => number;
}

/** Several puzzles are an error if one is wanted. `isSeeded`: a seed is given, which decides what is made. `lists` are those that the options name, where they are read already. */
export interface InputsOptions {
  readonly wantsOne?: boolean;
  readonly isSeeded?: boolean;
  readonly lists?: NamedLists;
}

/** @throws InputError for what cannot be used */
export async function readInputs(
  toRead: ToRead,
  session: Session,
  { wantsOne = false, isSeeded = false, lists }: InputsOptions = {},
): Promise<Inputs> {
  const { sources, allowRepeats, ruleLines = [], rules: ruleFiles = [] } = toRead;
  const { io, log, stop } = session;
  const files: TemplateFile[] = [];
  for (const source of sources) files.push(await readTemplate(source, io));
  const named = choiceFrom(lists ?? (await readLists(toRead, io)), toRead, io);
  // Whoever repeats a seed expects the same fill, which others do not get without that list.
  const matters = isSeeded && toRead.personal === undefined;
  if (matters || log.verbosity === 'verbose') sayNotes(personalNotes(named), log);
  const fold = foldingFor(named);
  const asRead = await stop.unbroken(() =>
    files.flatMap((file) => gridsOf(file, wantsOne ? [file.puzzle(fold)] : file.puzzles(fold))),
  );
  // Other grids are compared with one that is alone.
  const alone = asRead.length === 1 ? asRead[0]!.puzzle : undefined;
  const compared = alone && { layout: alone.layout, reading: sources[0]! };
  const isRuled = ruleLines.length + ruleFiles.length > 0;
  const spelling = () => ({ fold: fold(), strip: toRead.strip });
  const asked = { ruleLines, rules: ruleFiles };
  const read = isRuled ? await readRules(asked, spelling(), io, compared) : undefined;
  if (read !== undefined && allowRepeats) checkRepeats(read.rules);
  const theme = read?.theme;
  const grids = theme === undefined ? asRead : asRead.map((grid) => withThemeAt(grid, theme));
  const choice = read === undefined ? named : underRules(named, read);
  const chosen = await stop.unbroken(() => chooseWords({ ...choice, fold }));
  const ruled = read && withoutExcluded(read.rules, chosen);
  for (const file of files) sayNotes(file.notes, log);
  if (log.verbosity !== 'quiet') sayNotes(listNotes(choice, chosen, fold, files), log);
  sayNotes([...(read?.notes ?? []), ...(ruled?.notes ?? []), ...floorNotes(grids, choice)], log);
  if (log.verbosity === 'verbose') {
    for (const detail of listDetails(choice, chosen)) log.detail(detail);
  }
  return {
    grids,
    words: chosen.words,
    chosen,
    lists: listsRead(choice, chosen),
    choice,
    fold,
    options: { allowRepeats, rules: ruled?.rules },
    keptOut: (...blanks) => countKeptOut(chosen, blanks),
  };
}

/** The lists of a choice, as they came to words. */
export function listsRead({ lists }: ChoiceRead, { reports }: ChosenWords): ListRead[] {
  return lists.map((list, i) => ({ ...list, kept: reports[i]!.kept }));
}

/** The puzzles of a file, by number if there are several. */
function gridsOf({ name, source }: TemplateFile, puzzles: readonly Puzzle[]): InputGrid[] {
  const label = labelOf(source.name);
  if (puzzles.length === 1) return [{ name, label, source, puzzle: puzzles[0]! }];
  return puzzles.map((puzzle, i) => {
    return { name: `${name}, puzzle ${i + 1}`, label: `${label}-${i + 1}`, puzzle };
  });
}

/** The grid in which these are the theme answers. @throws InputError for a slot that it does not have */
function withThemeAt(grid: InputGrid, theme: readonly SlotMention[]): InputGrid {
  const { puzzle } = grid;
  const { slots } = puzzle.layout;
  const answers = theme.map(({ slot, at }) => slots[findSlotNamed(slots, slot, at)]!);
  return { ...grid, puzzle: withTheme({ ...puzzle, theme: new Set() }, answers) };
}

/** What `make` makes of one of several grids; an error names the grid. @throws InputError */
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

/** Of lengths that open slots of grids have: other words could not help. */
function countKeptOut({ changes }: ChosenWords, blanks: readonly Puzzle[]): number {
  const open = blanks.flatMap((blank) =>
    blank.layout.slots.filter((slot) => !isGiven(blank, slot)),
  );
  const lengths = new Set(open.map(({ cells }) => cells.length));
  return changes
    .filter(({ kind }) => kind === 'blocked')
    .reduce((sum, { count }) => sum + count(lengths), 0);
}
