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
  namedWords,
  openedFiller,
  type Puzzle,
  parseWordLists,
  type SlotRule,
  slotName,
  unscored,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import type { EnumerateRequest, FillRequest } from '../line/request.ts';
import type { Io } from '../world/io.ts';
import type { Session } from '../world/session.ts';
import { keptOut, tellOfGivens, tellOfLists } from './input-notes.ts';
import { listDetails } from './list-details.ts';
import { notePersonal } from './personal-file.ts';
import { type ListRead, readTemplate, readWords } from './read-input.ts';
import type { GridRead } from './read-rules.ts';
import { readTaste } from './read-taste.ts';
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
  const { choice, options: ruled } = await underRules(read, request, fold, io, {
    layout: puzzle.layout,
    block: request.template.block,
  });
  const taste = await readTaste(request, io);
  const said = { ...ruled, ...(taste && { taste }) };
  const isChange = request.kind === 'fill' && request.change !== undefined;
  const asked = isChange ? withoutExcluded(said, puzzle, choice, fold) : said;
  const chosen = await stop.unbroken(() => chooseWords({ fold, ...choice }));
  const { words, reports } = chosen;
  tellOfLists({ templates: [template], choice, chosen, fold }, log);
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

/** The options with a rule for each entry that stands there and is excluded: it may not stay. */
function withoutExcluded(
  options: FillerOptions,
  puzzle: Puzzle,
  { exclude = [], strip = false }: WordChoice,
  fold: () => Folding,
): FillerOptions {
  if (exclude.length === 0) return options;
  const named = exclude.map((source) => unscored(namedWords(source, fold)));
  const { words } = parseWordLists(named, { fold: fold(), strip, mayBeEmpty: true });
  const slots = puzzle.layout.slots.flatMap((slot): SlotRule[] => {
    const letters = entryAt(puzzle, slot);
    if (letters === undefined || words.wordId(letters) < 0) return [];
    return [{ kind: 'not', slot: slotName(slot), word: letters.join('') }];
  });
  const { rules = {} } = options;
  return { ...options, rules: { ...rules, slots: [...(rules.slots ?? []), ...slots] } };
}

/** A choice of words with what rules say of it, and the rules on slots of the `grid`, or of several. */
export async function underRules<T extends WordChoice>(
  choice: T,
  { allowRepeats, rules: request }: Pick<FillRequest, 'allowRepeats' | 'rules'>,
  fold: () => Folding,
  io: Io,
  grid: GridRead | undefined,
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
    grid,
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
