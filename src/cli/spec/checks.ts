// What options of a command line have to do with each other beyond "cannot be combined with", which a row of the
// table says: what needs another option, what makes no sense with a format, what reads standard input twice.

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import type { FormatDescriptor } from '../../format/descriptor.ts';
import { FORMAT_NAMES, FORMATS, type FormatName, formatOfName } from '../../format/formats.ts';

import { askedFor } from './asked-words.ts';
import type { OptionRow } from './option.ts';
import type { OptionsOf, OutputOptions, WordOptions } from './options.ts';
import { STDIN } from './values.ts';

type FillOptionValues = OptionsOf<'fill'>;

/** For a second `-`, which would find nothing left. */
export const STDIN_ONCE =
  'standard input (-) can be read only once; give the other input as a file';
/** Endings of files that are text in the format which a command writes if none is named. */
const TEXT_ENDINGS = ['txt', 'text'];
const PLACEHOLDER = /\{(seed|n|template)\}/;
const PAGE = new Set(Object.values(FORMATS).flatMap(({ pageOptions = [] }) => pageOptions));

/** Whether a path is that of a file a puzzle. */
export function hasPlaceholder(path: string | undefined): boolean {
  return path !== undefined && PLACEHOLDER.test(path);
}

/** Whether an option's value names standard input, with a map of scores or without. */
export function namesStdin(written: string): boolean {
  return written === STDIN || written.startsWith(`${STDIN}:`);
}

/** @throws InputError if templates and other files name standard input more than once */
export function stdinOnce(templates: readonly string[], read: readonly string[]): void {
  const named = [...templates.filter((name) => name === STDIN), ...read.filter(namesStdin)];
  if (named.length > 1) throw new InputError(STDIN_ONCE);
}

/** The files of words that options name. */
export function wordFiles({ dict, prefer, exclude }: WordOptions): readonly string[] {
  return [...dict, ...prefer, ...exclude];
}

/** @throws InputError if anything but a format is given with an option that asks about no grid */
export function checkAlone(
  name: string,
  operands: readonly string[],
  given: readonly OptionRow[],
): void {
  const other = given.find((row) => row.name !== name && row.name !== 'format');
  const also = other === undefined ? operands[0] : `--${other.name}`;
  if (also === undefined) return;
  throw new InputError(`option --${name} cannot be combined with ${also}`);
}

/** @throws InputError for a tag that words need and may not have */
export function checkTags({ onlyTags, noTags }: Pick<WordOptions, 'onlyTags' | 'noTags'>): void {
  const both = onlyTags.find((tag) => noTags.includes(tag));
  if (both === undefined) return;
  throw new InputError(`no word is left: tag ${both} is both in --only-tags and in --no-tags`);
}

/** In which form bundled things are listed. @throws InputError for a format of puzzles */
export function listFormat({ format = 'plain' }: FillOptionValues): 'text' | 'json' {
  if (format === 'plain') return 'text';
  if (format === 'json') return format;
  throw new InputError(`option --list-templates works with --format plain or json, not ${format}`);
}

/** @throws InputError for a batch that nothing is known of */
export function checkManifest({ resume, manifest }: FillOptionValues): void {
  if (!resume || manifest !== undefined) return;
  throw new InputError('option --resume needs --manifest');
}

/** @throws InputError for what a batch is not made of, and for a part of what is said of the whole */
export function checkBatch(options: FillOptionValues, given: readonly OptionRow[]): void {
  const alone = ['all', 'tally', 'blank', 'change'];
  const against = given.find(({ name }) => alone.includes(name));
  if (against !== undefined) {
    throw new InputError(`option --${against.name} takes only one template`);
  }
  const { start, shard, fresh, top, resume, seed, output } = options;
  const part = shard !== undefined ? '--shard' : start > 1 ? '--start' : undefined;
  if (fresh !== undefined && part !== undefined) {
    throw new InputError(
      `option --fresh needs the whole batch; it cannot be combined with ${part}`,
    );
  }
  if (top !== undefined && part !== undefined) {
    throw new InputError(`option --top needs the whole batch; it cannot be combined with ${part}`);
  }
  if (resume && seed === undefined) {
    throw new InputError('option --resume needs the --seed of the run to continue');
  }
  if (resume && !hasPlaceholder(output)) {
    throw new InputError("option --resume needs one file per puzzle: -o '{n}.txt'");
  }
}

/** @throws InputError for puzzles without a seed */
export function checkSeedField({ output, blank, all, tally }: FillOptionValues): void {
  if (!output?.includes('{seed}') || !(blank || all || tally)) return;
  const which = blank ? '--blank' : all ? '--all' : '--tally';
  throw new InputError(`option --output: there is no {seed} with ${which}`);
}

/** @throws InputError for a count of fills in a format of puzzles */
export function checkTally({ tally }: FillOptionValues, format: FormatName): void {
  if (!tally || format === 'plain' || format === 'json') return;
  throw new InputError(`option --tally prints a number: use --format plain or json, not ${format}`);
}

/** @throws InputError for a taste of fills that are not improved */
export function checkTaste({ taste, vary, best }: FillOptionValues): void {
  if (best || (taste ?? vary) === undefined) return;
  throw new InputError(`option --${taste === undefined ? 'vary' : 'taste'} needs --best`);
}

/** @throws InputError for rules that go against the least change of a filled grid */
export function checkChange({ change, ruleLines }: FillOptionValues): void {
  const against = ruleLines.find(({ keyword }) => keyword === 'free' || keyword === 'only');
  if (change === undefined || against === undefined) return;
  throw new InputError(`option --change ${change} cannot be combined with --${against.keyword}`);
}

/** @throws InputError for what says how to read, or to change, a drawing that there is none of */
export function checkDrawings(
  { mask, from, lay }: OptionsOf<'design'>,
  given: readonly OptionRow[],
): void {
  if (from !== undefined) return;
  const reading = '--mask FILE or --from TEMPLATE';
  const needs = new Map([
    ['move-blocks', '--from TEMPLATE'],
    ['least-length', '--from TEMPLATE'],
  ]);
  if (mask === undefined)
    needs.set('block', reading).set('lenient', reading).set('unlock', reading);
  if (lay === undefined) needs.set('lay-size', '--lay FILE').set('lay-shape', '--lay FILE');
  const idle = given.find(({ name }) => needs.has(name));
  if (idle === undefined) return;
  throw new InputError(`design: --${idle.name} needs ${needs.get(idle.name)}`);
}

/** @throws InputError for an option that says nothing of the patterns of a style */
export function checkStyle({ style }: OptionsOf<'design'>, given: readonly OptionRow[]): void {
  const others = ['symmetry', 'words', 'blocks', 'openness', 'cheaters'];
  const isArrow = style === 'arrow';
  const idle = given.find(({ name }) => (isArrow ? others.includes(name) : name === 'ratio'));
  if (idle === undefined) return;
  const why = isArrow ? 'has no meaning in the style arrow' : 'needs --style arrow';
  throw new InputError(`design: --${idle.name} ${why}`);
}

/** @throws InputError for what only a word search has */
export function checkWordSearch(
  { variety }: OptionsOf<'design'>,
  given: readonly OptionRow[],
): void {
  const idle = given.find(({ name }) => name === 'sentence' || name === 'directions');
  if (variety === undefined && idle !== undefined) {
    throw new InputError(`design: --${idle.name} needs --puzzle word-search`);
  }
}

/** @throws InputError for what only searches need, where none is asked for */
export function checkSearches(given: readonly OptionRow[]): void {
  const unused = given.find(({ name }) => ['count', 'nodes', 'seed'].includes(name));
  if (unused === undefined) return;
  throw new InputError(`suggest: --${unused.name} needs --slot, --cell or --swap`);
}

/** @throws InputError if more than one thing is asked about */
export function checkAsked(
  { cell, swap, full }: OptionsOf<'suggest'>,
  slots: readonly string[],
): void {
  const [slot] = slots;
  if (slots.length > 1) {
    throw new InputError(`suggest: --slot takes one slot, not ${slots.join(' and ')}`);
  }
  const other = cell === undefined ? swap && '--swap' : '--cell';
  if (slot !== undefined && other !== undefined) {
    throw new InputError(`suggest: --slot ${slot} cannot be combined with ${other}`);
  }
  if (full && (slot ?? other) !== undefined) {
    throw new InputError('suggest: --full lists all slots; for the words of one slot use -n');
  }
}

/** @throws InputError for lists that cannot be changed or compared, and words that cannot be asked for */
export function checkWords(options: OptionsOf<'words'>, operands: readonly string[]): void {
  const { compare, edits, personal, all, count } = options;
  const lists = [...wordFiles(options), ...(compare === undefined ? [] : [compare])];
  stdinOnce([], lists);
  if (edits.length > 0 && personal === false) {
    throw new InputError(
      'words: --set, --drop and --add edit your personal list; they cannot be combined with --no-personal',
    );
  }
  if (edits.length > 0 && lists.some(namesStdin)) {
    throw new InputError(
      'words: standard input (-) cannot be a list here, because lists are read twice, before and after a change',
    );
  }
  if (compare !== undefined && operands.length > 0) {
    throw new InputError('words: --compare compares whole lists and takes no words');
  }
  const isAboutWords = operands.every((text) => askedFor(text).kind === 'word');
  if ((all || count !== undefined) && compare === undefined && isAboutWords) {
    const option = all ? '--all' : '--count';
    throw new InputError(`words: ${option} needs a pattern or --compare`);
  }
}

/** @throws InputError for a seed that chooses nothing, and for paths that need one */
export function checkSeedOfClues({ output, seed, clues }: OptionsOf<'convert'>): void {
  const isInPath = output?.includes('{seed}') ?? false;
  if (isInPath && seed === undefined) {
    throw new InputError('convert: option --output: {seed} needs --seed');
  }
  if (seed !== undefined && clues.length === 0 && !isInPath) {
    throw new InputError('convert: option --seed needs --clues or a {seed} in --output');
  }
}

/** The format of puzzles. `holdsOne`: at most one puzzle comes. @throws InputError */
export function formatFor(
  { output, format: asked }: { readonly output?: string; readonly format?: FormatName },
  holdsOne: boolean,
  otherwise: FormatName,
): FormatName {
  if (output !== undefined && asked === undefined) checkEnding(output);
  const format = asked ?? (output === undefined ? undefined : formatOfName(output)) ?? otherwise;
  if (!holdsOne) checkHolds({ format, output }, 2);
  return format;
}

/** @throws InputError for an ending that is no format's: a name without any is that of a text */
function checkEnding(path: string): void {
  const ending = /\.([a-z][a-z0-9]*)$/i.exec(path)?.[1]?.toLowerCase();
  const formats = FORMAT_NAMES.flatMap((name) => FORMATS[name].endings ?? []);
  const known = [...TEXT_ENDINGS, ...formats];
  if (ending === undefined || known.includes(ending)) return;
  const meant = didYouMean(ending, formats) || `; use one of ${known.join(', ')}, or --format`;
  throw new InputError(`option --output: unknown file ending .${ending}${meant}`);
}

/** @throws InputError for several puzzles in one file of a format that holds one */
export function checkHolds(
  { format, output }: Pick<OutputOptions, 'format' | 'output'>,
  count: number,
): void {
  if (count <= 1 || FORMATS[format].holdsMany || hasPlaceholder(output)) return;
  throw new InputError(
    `a file in the format ${format} holds only one puzzle; use -o '{n}.${format}' for one file per puzzle`,
  );
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

/** @throws InputError for what a format has no place for */
export function checkOutput(options: OutputOptions): void {
  const { format, clues = [], enumerations, puzzle, output, backup } = options;
  if (backup && (output === undefined || hasPlaceholder(output))) {
    throw new InputError('option --backup needs --output with the name of one file');
  }
  const { pageOptions, carries, drawsClueCells } = FORMATS[format];
  const { drafts = false, clueCommand, level, avoidUsed } = options;
  const ofSources = { '--drafts': drafts, '--clue-command': clueCommand !== undefined };
  const choosing = level === undefined ? avoidUsed && '--avoid-used' : '--level';
  const hasSource = clues.length > 0 || drafts || clueCommand !== undefined;
  if (choosing !== undefined && !hasSource) {
    throw new InputError(`option ${choosing} chooses among clues: use it with --clues bank`);
  }
  const elsewhere = (can: (each: FormatDescriptor) => boolean | undefined): string =>
    FORMAT_NAMES.filter((name) => can(FORMATS[name])).join(', ');
  for (const name of PAGE) {
    if (!isGiven(options[name]) || pageOptions?.includes(name)) continue;
    const such = elsewhere((each) => each.pageOptions?.includes(name));
    const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new InputError(`option --${flag} works with the formats ${such}, not ${format}`);
  }
  const textAround = options.front === undefined ? options.back && '--back' : '--front';
  if (textAround !== undefined && !options.book) {
    throw new InputError(`option ${textAround} needs --book`);
  }
  const asked = { '--clues': clues.length > 0, '--enumerations': enumerations, ...ofSources };
  const ofClues = Object.entries(asked).find(([, isAsked]) => isAsked)?.[0];
  if (ofClues !== undefined && !carries.includes('clues') && !drawsClueCells) {
    const such = elsewhere((each) => each.carries.includes('clues'));
    throw new InputError(`option ${ofClues}: the format ${format} has no clues; use ${such}`);
  }
  const needed = puzzle === 'codeword' ? 'codes' : 'bank';
  if (puzzle !== undefined && !carries.includes(needed)) {
    const such = elsewhere((each) => each.carries.includes(needed));
    throw new InputError(`option --puzzle works with the formats ${such}, not ${format}`);
  }
}

/** @throws InputError with a message if one of some files is standard input */
export function checkNoStdin(message: string, names: readonly (string | undefined)[]): void {
  if (names.includes(STDIN)) throw new InputError(message);
}
