// argv -> Job: what a command line asks for, as data. Reads no file and prints nothing: every mistake is thrown as an
// InputError. A job is the record of options of its command, in which the format is settled, and what the operands are.

import { dirname } from 'node:path';
import { InputError } from '../../base/errors.ts';
import { CHANGE_NODES } from '../../fill/least-change.ts';
import type { FormatName } from '../../format/formats.ts';
import { CLUE_CELL } from '../../format/template/signs.ts';
import { type Asked, askedFor } from './asked-words.ts';
import {
  checkAlone,
  checkAsked,
  checkBatch,
  checkChange,
  checkDrawings,
  checkManifest,
  checkNoStdin,
  checkOutput,
  checkSearches,
  checkSeedField,
  checkSeedOfClues,
  checkStyle,
  checkTags,
  checkTally,
  checkTaste,
  checkWordSearch,
  checkWords,
  formatFor,
  listFormat,
  stdinOnce,
  wordFiles,
} from './checks.ts';
import type { CommandName } from './commands.ts';

import type {
  OptionsOf,
  Rule,
  RuleOptions,
  TemplateOptions,
  TemplateSource,
  WordOptions,
} from './options.ts';
import { rowsOf, sourceOf } from './options.ts';
import { type ParsedLine, parseOptions } from './parse-options.ts';
import {
  type Project,
  type ProjectOptions,
  projectArguments,
  projectOptions,
} from './project-options.ts';
import { BLOCK } from './reading-options.ts';
import { sizeOf } from './task-options.ts';
import { type Range, STDIN } from './values.ts';

/** Nodes for each candidate. */
const SUGGEST_NODES = 1000;

/** A command's options with what the job says otherwise. */
type JobOf<K extends string, C extends CommandName, More> = {
  readonly kind: K;
  readonly project?: Project;
} & Omit<OptionsOf<C>, keyof More> &
  Readonly<More>;

type OneGrid = { source: TemplateSource; format: FormatName };
/** `count` fills, of the seeds `seed`, `seed` + 1, ... */
export type FillJob = JobOf<'fill', 'fill', OneGrid>;
/** Every fill, or with `tally` only how many there are. */
export type EnumerateJob = JobOf<'enumerate', 'fill', OneGrid>;
export type BlankJob = JobOf<'blank', 'fill', OneGrid>;
/** Puzzles of the templates that are named, then of those in `templates`, in turn. */
export type BatchJob = JobOf<
  'batch',
  'fill',
  { sources: readonly TemplateSource[]; format: FormatName }
>;
export type CheckJob = JobOf<'check', 'check', { sources: readonly TemplateSource[] }>;
export type GradeJob = JobOf<'grade', 'grade', { sources: readonly TemplateSource[] }>;
/** `slot`: as people call it; without it, a cell and a swap the whole grid. */
export type SuggestJob = JobOf<
  'suggest',
  'suggest',
  {
    sources: readonly TemplateSource[];
    slot: string | undefined;
    nodes: number;
    ruleLines: readonly Rule[];
  }
>;
export type WordsJob = JobOf<'words', 'words', { asked: readonly Asked[] }>;
export type ConvertJob = JobOf<
  'convert',
  'convert',
  { sources: readonly TemplateSource[]; format: FormatName }
>;
export type PreflightJob = JobOf<'preflight', 'preflight', { files: readonly string[] }>;
/** Clues put to puzzles, or looked up by word; which it is depends on what files there are. */
export type ClueJob = JobOf<'clue', 'clue', { asked: readonly string[]; format: FormatName }>;
/** A template as an arrowword. */
export type ArrowJob = JobOf<'arrow', 'arrow', OneGrid>;
/** `size`: columns and rows; undefined if a mask decides. */
export type DesignJob = JobOf<'design', 'design', SizedGrid>;
type SizedGrid = { size: Range | undefined; format: FormatName };
/** `--from`: a template with few blocks moved. */
export type MoveBlocksJob = JobOf<'move-blocks', 'design', { from: string; format: FormatName }>;
/** `--lay`: words of one's own in one layout. */
export type LayJob = JobOf<'lay', 'design', { lay: string; format: FormatName }>;

/** `--puzzle word-search`: words of one's own, of a theme or of the lists in a square of letters. */
export type WordSearchJob = JobOf<'word-search', 'design', SizedGrid>;

export type ServeJob = JobOf<'serve', 'serve', object>;
/** Without a source a new puzzle. */
export type DeskJob = JobOf<'desk', 'desk', { source: TemplateSource | undefined }>;

/** A list of what is bundled: a line or an object of JSON each. */
export interface ListingJob {
  readonly kind: 'list-templates' | 'list-profiles';
  readonly format: 'text' | 'json';
}

/** `completion SHELL`, or `completion words -- WORD...`: a line so far, its last word being typed. */
export interface CompletionJob {
  readonly kind: 'completion';
  readonly what: string | undefined;
  readonly line: readonly string[];
}

export type Job =
  | FillJob
  | EnumerateJob
  | BlankJob
  | BatchJob
  | CheckJob
  | GradeJob
  | SuggestJob
  | WordsJob
  | ConvertJob
  | ClueJob
  | PreflightJob
  | ArrowJob
  | DesignJob
  | WordSearchJob
  | MoveBlocksJob
  | LayJob
  | ServeJob
  | DeskJob
  | ListingJob
  | CompletionJob
  /** The help of a command: asked for, or shown because there is nothing to read. */
  | { readonly kind: 'help'; readonly command: CommandName; readonly isAsked: boolean }
  | { readonly kind: 'help-topic'; readonly topic: string | undefined }
  | { readonly kind: 'version' };

/** The options that a puzzle keeps in its file; undefined for a file that can keep none. @throws InputError */
type ProjectIn = (file: string) => ProjectOptions | undefined;

/**
 * What a command line asks for. `projectIn` reads what a puzzle keeps that is named.
 * @throws InputError for one that cannot be understood
 */
export function readJob(
  argv: readonly string[],
  stdinIsTerminal: () => boolean,
  projectIn: ProjectIn = () => undefined,
): Job {
  const [word, ...rest] = argv;
  const jobOf: JobMaker = (command, words, make) => jobIn(command, words, make, projectIn);
  const hasInput = (names: readonly string[]): boolean => names.length > 0 || !stdinIsTerminal();
  switch (word) {
    case 'check':
      return jobOf('check', rest, (line) => judgeJob('check', line, hasInput));
    case 'suggest':
      return jobOf('suggest', rest, (line) => suggestJob(line, hasInput));
    case 'grade':
      return jobOf('grade', rest, (line) => judgeJob('grade', line, hasInput));
    case 'words':
      return jobOf('words', rest, wordsJob);
    case 'convert':
      return jobOf('convert', rest, (line) => convertJob(line, hasInput));
    case 'preflight':
      return jobOf('preflight', rest, (line) => preflightJob(line, hasInput));
    case 'clue':
      return jobOf('clue', rest, (line) => clueJob(line, hasInput));
    case 'arrow':
      return jobOf('arrow', rest, (line) => arrowJob(line, hasInput));
    case 'design':
      return jobOf('design', rest, designJob);
    case 'desk':
      return jobOf('desk', rest, deskJob);
    case 'serve':
      return jobOf('serve', rest, serveJob);
    case 'help':
      if (rest.length <= 1) return { kind: 'help-topic', topic: rest[0] };
      throw new InputError(`help takes one topic, not ${rest.join(' and ')}`);
    case 'completion': {
      const [what, ...line] = rest;
      return { kind: 'completion', what, line: line[0] === '--' ? line.slice(1) : line };
    }
    default:
      return jobOf('fill', argv, (line) => fillJob(line, hasInput));
  }
}

/** Whether there is something to read, where only operands name it. */
type HasInput = (names: readonly string[]) => boolean;

type JobMaker = <C extends CommandName>(
  command: C,
  argv: readonly string[],
  make: (line: ParsedLine<C>) => Job | undefined,
) => Job;

/**
 * The job that is made of a line, and of the options that its puzzle keeps; its help if that is asked for, or if there
 * is nothing to make a job of.
 */
function jobIn<C extends CommandName>(
  command: C,
  argv: readonly string[],
  make: (line: ParsedLine<C>) => Job | undefined,
  projectIn: ProjectIn,
): Job {
  const asked = parseOptions(command, argv);
  if (asked.given.some(({ name }) => name === 'help')) {
    return { kind: 'help', command, isAsked: true };
  }
  const [file, ...others] = asked.operands;
  const known = file === undefined || others.length > 0 ? undefined : projectIn(file);
  const added =
    known === undefined
      ? []
      : projectArguments(known, rowsOf(command), asked.texts, dirname(file!));
  const line = added.length === 0 ? asked : parseOptions(command, [...added, ...argv]);
  const job = make(line);
  if (job === undefined) return { kind: 'help', command, isAsked: false };
  const { output } = line.options as { readonly output?: string };
  const kept = projectOptions(line.texts, dirname(output ?? ''));
  const project = (known ?? kept) ? { file: known && file, kept, added } : undefined;
  return { ...job, project } as Job;
}

function fillJob(
  { operands, options, given }: ParsedLine<'fill'>,
  hasInput: HasInput,
): Job | undefined {
  if (options.version) return { kind: 'version' };
  if (options.listTemplates) {
    checkAlone('list-templates', operands, given);
    return { kind: 'list-templates', format: listFormat(options) };
  }
  const { count = 1, all, tally, blank, templates, taste } = options;
  if (operands.includes('')) throw new InputError('the template name is empty');
  checkManifest(options);
  const isBatch = operands.length > 1 || given.some((row) => row.group === 'Batch');
  if (isBatch) checkBatch(options, given);
  const read = templates === undefined ? [] : [templates];
  if (read.length === 0 && !hasInput(operands)) return undefined;
  const names = operands.length + read.length === 0 ? [STDIN] : operands;
  const format = formatFor(options, count === 1 && !all && !isBatch, 'plain');
  const sources = names.map((name) => sourceOf(name, options));
  const job = { ...options, format, source: sources[0]! };
  checkOutput(job);
  checkSeedField(options);
  checkTally(options, format);
  const others = [...options.rules, ...options.clues];
  if (blank) {
    stdinOnce(names, others);
    return { kind: 'blank', ...job };
  }
  checkTags(options);
  if (taste !== undefined) others.push(taste);
  stdinOnce([...names, ...read], [...wordFiles(options), ...others]);
  checkTaste(options);
  checkChange(options);
  if (all || tally) return { kind: 'enumerate', ...job };
  return isBatch ? { ...options, kind: 'batch', format, sources } : { kind: 'fill', ...job };
}

/** Of `check` or `grade`. */
function judgeJob<C extends 'check' | 'grade'>(
  kind: C,
  { operands, options, given }: ParsedLine<'check' | 'grade'>,
  hasInput: HasInput,
): Job | undefined {
  if (options.listProfiles) {
    checkAlone('list-profiles', operands, given);
    return { kind: 'list-profiles', format: options.format };
  }
  if (!hasInput(operands)) return undefined;
  return { ...options, kind, sources: reportSources(operands, options) } as CheckJob | GradeJob;
}

function suggestJob(
  { operands, options, given }: ParsedLine<'suggest'>,
  hasInput: HasInput,
): Job | undefined {
  const { cell, swap } = options;
  const slots = options.slot.filter((each) => typeof each === 'string');
  const slotRules = options.slot.filter((each) => typeof each !== 'string');
  if (slots.length === 0 && (cell ?? swap) === undefined) checkSearches(given);
  if (!hasInput(operands)) return undefined;
  const sources = reportSources(operands, options);
  checkAsked(options, slots);
  const { nodes = swap === undefined ? SUGGEST_NODES : CHANGE_NODES } = options;
  const ruleLines = [...options.ruleLines, ...slotRules];
  return { kind: 'suggest', ...options, sources, slot: slots[0], nodes, ruleLines };
}

/** What a report is of. @throws InputError */
function reportSources(
  operands: readonly string[],
  options: WordOptions & TemplateOptions & Pick<RuleOptions, 'rules'>,
): readonly TemplateSource[] {
  const names = operands.length === 0 ? [STDIN] : operands;
  stdinOnce(names, [...wordFiles(options), ...options.rules]);
  checkTags(options);
  return names.map((name) => sourceOf(name, options));
}

function wordsJob({ operands, options }: ParsedLine<'words'>): Job {
  checkWords(options, operands);
  checkTags(options);
  return { kind: 'words', ...options, asked: operands.map(askedFor) };
}

function convertJob({ operands, options }: ParsedLine<'convert'>, hasInput: HasInput): Job {
  if (!hasInput(operands)) return { kind: 'help', command: 'convert', isAsked: true };
  const names = operands.length === 0 ? [STDIN] : operands;
  stdinOnce(names, options.clues);
  const format = formatFor(options, names.length === 1, 'plain');
  const sources = names.map((name) => sourceOf(name, options));
  checkOutput({ ...options, format });
  checkSeedOfClues(options);
  return { kind: 'convert', ...options, format, sources };
}

function preflightJob({ operands, options }: ParsedLine<'preflight'>, hasInput: HasInput) {
  if (!hasInput(operands)) return undefined;
  const files = operands.length === 0 ? [STDIN] : operands;
  return { kind: 'preflight', ...options, files } as const;
}

function clueJob({ operands, options }: ParsedLine<'clue'>, hasInput: HasInput): Job | undefined {
  if (!hasInput(operands)) return undefined;
  const asked = operands.length === 0 ? [STDIN] : operands;
  stdinOnce(asked, options.clues);
  const format = formatFor(options, asked.length === 1, 'plain');
  return { kind: 'clue', ...options, format, asked };
}

function arrowJob({ operands, options }: ParsedLine<'arrow'>, hasInput: HasInput): Job | undefined {
  if (!hasInput(operands)) return undefined;
  if (operands.length > 1) throw new InputError('arrow takes one template');
  const format = formatFor(options, true, 'template');
  // What are clue cells already are blocks as others.
  const block = options.block === BLOCK ? CLUE_CELL : options.block;
  const source = sourceOf(operands[0] ?? STDIN, { ...options, block });
  checkOutput({ ...options, format });
  return { kind: 'arrow', ...options, format, source };
}

function designJob({ operands: [text], options, given }: ParsedLine<'design'>): Job {
  const { mask, from, lay, variety } = options;
  const drawings = [mask, from, lay].filter((name) => name !== undefined);
  if (text === undefined && drawings.length === 0 && variety === undefined) {
    return { kind: 'help', command: 'design', isAsked: true };
  }
  checkDrawings(options, given);
  checkStyle(options, given);
  checkWordSearch(options, given);
  stdinOnce(drawings, wordFiles(options));
  const plainest = variety === undefined ? 'template' : 'unicode';
  const format = formatFor(options, options.count === 1, plainest);
  checkTags(options);
  checkOutput({ ...options, format });
  const size = text === undefined ? undefined : sizeOf(text);
  if (variety !== undefined) return { ...options, kind: 'word-search', format, size };
  if (text !== undefined && (from ?? lay) !== undefined) {
    const [option, what] =
      from === undefined ? ['lay', 'words decide'] : ['from', 'template decides'];
    throw new InputError(`design: --${option} takes no size: the ${what} it`);
  }
  if (from !== undefined) return { ...options, kind: 'move-blocks', format, from };
  if (lay !== undefined) return { ...options, kind: 'lay', format, lay };
  return { ...options, kind: 'design', format, size };
}

function deskJob({ operands: [name], options }: ParsedLine<'desk'>): Job {
  checkNoStdin('desk: it reads files, not standard input', [name, ...wordFiles(options)]);
  checkTags(options);
  const source = name === undefined ? undefined : sourceOf(name, options);
  return { ...options, kind: 'desk', source };
}

function serveJob({ options }: ParsedLine<'serve'>): Job {
  checkNoStdin('serve: requests are read from standard input', wordFiles(options));
  checkTags(options);
  return { ...options, kind: 'serve' };
}
