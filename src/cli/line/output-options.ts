// The options that say where puzzles go and in which shape: the same for a fill and for `convert`.

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { FORMAT_NAMES, FORMATS, type FormatName, formatOfName } from '../../format/formats.ts';
import { PAGE_CHOICES, type PageOptions } from '../../format/writing.ts';
import type { Heading, Variety } from '../../puzzle/puzzle.ts';
import { choice } from './option-values.ts';
import { checkFields } from './paths.ts';
import type { ReportOutput } from './report-request.ts';
import {
  COLOR_CHOICES,
  type ColorChoice,
  hasPlaceholder,
  type OutputRequest,
  STDOUT,
} from './request.ts';
import { type Add, repeatable } from './word-options.ts';

const DEFAULT_FORMAT: FormatName = 'plain';
const HEADINGS = ['title', 'author', 'copyright', 'notes'] as const;
const PAGE = ['show', 'theme', 'paper'] as const;

/** Of commands whose puzzles have nothing around them. */
export interface FileOptions {
  readonly format?: FormatName;
  readonly output?: string;
  readonly color: ColorChoice;
}

export function addFileOptions(add: Add): void {
  add('-f, --format <NAME>', (o) => choice(o, FORMAT_NAMES));
  add('-o, --output <PATH>');
  add('--color <WHEN>', (o) => choice(o.default('auto'), COLOR_CHOICES));
}

/** They as commander hands them over. */
export interface OutputOptions
  extends FileOptions,
    PageOptions,
    Pick<Heading, (typeof HEADINGS)[number]> {
  readonly reveal: boolean;
  readonly clues: readonly string[];
  readonly enumerations: boolean;
  /** Of a fill only. */
  readonly puzzle?: Variety['kind'];
}

export function addOutputOptions(add: Add): void {
  addFileOptions(add);
  for (const name of HEADINGS) add(`--${name} <TEXT>`);
  for (const name of PAGE) add(`--${name} <X>`, (o) => choice(o, PAGE_CHOICES[name]));
  add('--reveal');
  add('--clues <FILE>', repeatable);
  add('--enumerations');
}

/** What they say. `holdsOne`: at most one puzzle comes. @throws InputError for what does not go together */
export function fileOutputOf(
  { output, color, ...options }: FileOptions,
  holdsOne: boolean,
  otherwise: FormatName = DEFAULT_FORMAT,
): OutputRequest {
  if (output === '') throw new InputError('option --output: the path is empty');
  if (output !== undefined) checkFields(output);
  if (output !== undefined && options.format === undefined) checkEnding(output);
  const path = output === STDOUT ? undefined : output;
  const format =
    options.format ?? (path === undefined ? undefined : formatOfName(path)) ?? otherwise;
  if (!holdsOne) checkHolds({ format, path }, 2);
  return { format, color, path };
}

/** Of a name's ending; shorter ones are near to many others that mean something. */
const LEAST_ENDING = 4;

/** @throws InputError for an ending that is nearly that of a format */
function checkEnding(path: string): void {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1] ?? '';
  if (ending.length < LEAST_ENDING || formatOfName(path) !== undefined) return;
  const meant = didYouMean(
    ending,
    FORMAT_NAMES.flatMap((name) => FORMATS[name].endings ?? []),
  );
  if (meant !== '') throw new InputError(`option --output: .${ending} is no format${meant}`);
}

/** @throws InputError for several puzzles in one file of a format that holds one */
export function checkHolds(
  { format, path }: Pick<OutputRequest, 'format' | 'path'>,
  count: number,
): void {
  if (count <= 1 || FORMATS[format].holdsMany || hasPlaceholder(path)) return;
  throw new InputError(
    `a file in the format ${format} holds one puzzle: -o '{n}.${format}' makes one a puzzle`,
  );
}

/** The same of puzzles with all that stands around them. @throws InputError for what does not go together */
export function outputOf(options: OutputOptions, holdsOne: boolean): OutputRequest {
  const { reveal, clues, enumerations, puzzle } = options;
  const file = fileOutputOf(options, holdsOne);
  const { format } = file;
  const traits = FORMATS[format];
  for (const name of PAGE) {
    if (options[name] === undefined || traits.pageOptions?.includes(name)) continue;
    const such = FORMAT_NAMES.filter((each) => FORMATS[each].pageOptions?.includes(name));
    throw new InputError(`option --${name}: is for the formats ${such.join(', ')}, not ${format}`);
  }
  if ((clues.length > 0 || enumerations) && !traits.carries.includes('clues')) {
    const such = FORMAT_NAMES.filter((each) => FORMATS[each].carries.includes('clues'));
    const option = clues.length > 0 ? '--clues' : '--enumerations';
    throw new InputError(
      `option ${option}: the format ${format} has no clues, as ${such.join(', ')}`,
    );
  }
  if (puzzle !== undefined) {
    if (!traits.carries.includes('variety')) {
      const such = FORMAT_NAMES.filter((each) => FORMATS[each].carries.includes('variety'));
      throw new InputError(`option --puzzle: is for the formats ${such.join(', ')}, not ${format}`);
    }
    const ofClues = clues.length > 0 ? '--clues' : enumerations && '--enumerations';
    if (reveal) {
      throw new InputError(
        `which letters of a ${puzzle} are given is drawn: --puzzle and --reveal`,
      );
    }
    if (ofClues) throw new InputError(`a ${puzzle} has no clues: --puzzle and ${ofClues}`);
  }
  const heading = chosen(options, HEADINGS);
  const page = chosen(options, PAGE);
  return {
    ...file,
    heading,
    page,
    reveal: reveal || undefined,
    clues: clues.length > 0 ? clues : undefined,
    enumerations: enumerations || undefined,
    puzzle,
  };
}

/** Where a report goes: one file, or standard output. @throws InputError */
export function reportOutputOf({
  format,
  output,
  color,
}: Pick<ReportOutput, 'format' | 'color'> & { readonly output?: string }): ReportOutput {
  if (output === undefined) return { format, color };
  if (output === '') throw new InputError('option --output: the path is empty');
  if (output === STDOUT) return { format, color };
  const field = /\{[^{}]*\}/.exec(output);
  if (field !== null) {
    throw new InputError(`option --output: a report is one file, and ${field[0]} is no field`);
  }
  return { format, color, path: output };
}

/** Some of the options, without those that were not given; undefined if none was. */
function chosen<T, K extends keyof T>(options: T, names: readonly K[]): Pick<T, K> | undefined {
  const given = names.filter((name) => options[name] !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((name) => [name, options[name]])) as Pick<T, K>;
}
