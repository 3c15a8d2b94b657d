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
  openedFiller,
  type Puzzle,
  type SlotRule,
  slotName,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import type { EnumerateRequest, FillRequest } from '../line/request.ts';
import { checkTags } from '../line/word-options.ts';
import type { Io } from '../world/io.ts';
import type { Log } from '../world/log.ts';
import type { Session } from '../world/session.ts';
import {
  ExcludedWords,
  entriesLeftOut,
  type LeftOut,
  leavesOut,
  notesOnNothingExcluded,
  withoutExcluded,
} from './excluded.ts';
import {
  keptOut,
  tellOfEmptied,
  tellOfFloors,
  tellOfGivens,
  tellOfLeftOut,
  tellOfLists,
  tellOfNothingOpen,
} from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { type ListRead, readTemplate, readWords } from './read-input.ts';
import { readTaste } from './read-taste.ts';
import type { GridRead } from './rule-files.ts';
import { withStems } from './stems.ts';

export interface Prepared {
  /** What to call the template in messages. */
  readonly name: string;
  /** As it was read. */
  readonly puzzle: Puzzle;
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
  { io, log, stop }: Session,
): Promise<Prepared> {
  const started = io.now();
  const template = await readTemplate(request.template, io);
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const puzzle = await stop.unbroken(() => template.puzzle(fold));
  const grid = { layout: puzzle.layout, block: request.template.block };
  const ruled = await underRules(read, request, fold, io, grid);
  const { choice, excluded } = ruled;
  const taste = await readTaste(request, io);
  const said = { ...ruled.options, ...(taste && { taste }) };
  const isChange = request.kind === 'fill' && request.change !== undefined;
  const chosen = await stop.unbroken(() => chooseWords({ fold, ...choice }));
  const { words, reports } = chosen;
  const leftOutIn = (grid: Puzzle) => entriesLeftOut(grid, words, choice, excluded());
  const asked = isChange ? notAsTheyAre(said, puzzle, leftOutIn(puzzle)) : said;
  tellOfLists({ templates: [template], choice, chosen, fold }, log);
  tellOfRules(ruled, chosen.listed, log);
  const loaded = io.now();
  const filler = await stop.unbroken(() => {
    const stemmed = withStems(asked, words);
    const made = isChange
      ? openedFiller(puzzle, words, stemmed)
      : new Filler(puzzle, words, stemmed);
    made.prepare();
    return made;
  });
  // Threads start from the filler's blank, in which what was freed is open already.
  const options = isChange ? asked : { ...asked, ...(filler.rules && { rules: filler.rules }) };
  const indexed = io.now();
  const { name } = template;
  tellOfGivens(name, filler.blank, chosen.listed, log);
  tellOfLeftOut(name, filler.blank, leavesOut(choice) ? leftOutIn(filler.blank) : [], log);
  const isRuled = asked.rules !== undefined || leavesOut(choice);
  if (filler.whole.sighting === undefined) tellOfNothingOpen(name, filler.blank, isRuled, log);
  else if (leavesOut(choice)) tellOfEmptied(name, filler.blank, words, log);
  tellOfFloors(name, choice, [puzzle], log);
  if (log.verbosity === 'verbose') {
    const details = [
      ...listDetails(choice, chosen),
      ...templateDetails(name, filler.blank, chosen.listed),
    ];
    for (const detail of details) log.detail(detail);
  }
  return {
    name,
    puzzle,
    filler,
    options,
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    choice,
    keptOut: () => keptOut(chosen, filler.blank),
    load: (loaded - started) / 1000,
    index: (indexed - loaded) / 1000,
  };
}

/** The options with a rule for each entry that stands there and is left out: it may not stay. */
function notAsTheyAre(
  options: FillerOptions,
  { layout }: Puzzle,
  leftOut: readonly LeftOut[],
): FillerOptions {
  const { rules = {} } = options;
  const slots = leftOut.map(({ slot, answer }): SlotRule => {
    return { kind: 'not', slot: slotName(layout.slots[slot]!), word: answer };
  });
  return { ...options, rules: { ...rules, slots: [...(rules.slots ?? []), ...slots] } };
}

/** A choice of words with what rules say of it, and the rules on slots. */
export interface UnderRules<T extends WordChoice> {
  readonly choice: T;
  readonly options: FillerOptions;
  /** The words that the choice leaves out by name; found out once. */
  readonly excluded: () => ExcludedWords;
  /** What is to be told of the rules. */
  readonly notes: readonly string[];
}

/** The rules of the `grid`, or of several. @throws InputError for rules that contradict each other, or the choice */
export async function underRules<T extends WordChoice>(
  choice: T,
  { allowRepeats, rules: request }: Pick<FillRequest, 'allowRepeats' | 'rules'>,
  fold: () => Folding,
  io: Io,
  grid: GridRead | undefined,
): Promise<UnderRules<T>> {
  const given = choice.fold;
  const folding = (): Folding => (typeof given === 'boolean' ? given : fold());
  const excludedBy = (all: WordChoice) => once(() => new ExcludedWords(all, folding()));
  if (request === undefined) {
    return { choice, options: { allowRepeats }, excluded: excludedBy(choice), notes: [] };
  }
  const { readRules } = await import('./read-rules.ts');
  const spelling = { fold: folding(), strip: choice.strip ?? false };
  const { rules, exclude, prefer, minScore, minScores, empty, ...tags } = await readRules(
    request,
    spelling,
    io,
    grid,
  );
  const sameWord = rules.duplicates?.findLast(({ kind }) => kind === 'word');
  if (allowRepeats && sameWord !== undefined && sameWord.mode !== 'off') {
    const what = `the rule duplicates word=${sameWord.mode} says the contrary`;
    throw new InputError(`option --allow-repeats: ${what}`);
  }
  checkTags(
    [...(choice.onlyTags ?? []), ...tags.onlyTags],
    [...(choice.noTags ?? []), ...tags.noTags],
  );
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
  const excluded = excludedBy(ruled);
  const told = withoutExcluded(rules, excluded());
  return {
    choice: ruled,
    options: { allowRepeats, rules: told.rules },
    excluded,
    notes: [...empty.map((name) => `${name}: no rule stands there`), ...told.notes],
  };
}

/** Tells what is to be told of rules, and of those that ask nothing of a search. */
export function tellOfRules(
  { notes, options }: Pick<UnderRules<WordChoice>, 'notes' | 'options'>,
  listed: WordList,
  log: Log,
): void {
  const idle = notesOnNothingExcluded(options.rules ?? {}, listed);
  for (const note of [...notes, ...idle]) log.note(note);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
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
