// argv -> Job: what a command line asks for, as data. Reads no file and prints nothing: every mistake is thrown as an
// InputError. A job is the record of options of its command, in which the format is settled, and what the operands are.

import { InputError } from '../../base/errors.ts';
import { MOST_SIDE } from '../../design/canvas.ts';
import { CHANGE_NODES } from '../../fill/least-change.ts';
import type { FormatName } from '../../format/formats.ts';
import { type Asked, askedFor } from './asked-words.ts';
import {
  checkBatch,
  checkChange,
  checkDrawings,
  checkOutput,
  checkSearches,
  checkSeedField,
  checkSeedOfClues,
  checkTags,
  checkTally,
  checkTaste,
  checkWords,
  formatFor,
  standsAlone,
  stdinOnce,
  wordFiles,
} from './checks.ts';
import { COMMAND_NAMES, type CommandName } from './commands.ts';
import type { OptionRow } from './option.ts';
import type { OptionsOf, Rule, TemplateOptions, TemplateSource } from './options.ts';
import { type ParsedLine, parseOptions } from './parse-options.ts';
import { isOfBatch, LEAST_SIDE } from './run-options.ts';
import { type Range, STDIN } from './values.ts';

/** Nodes for each candidate. */
const SUGGEST_NODES = 1000;

/** A command's options with what the job says otherwise. */
type Of<K extends string, C extends CommandName, More> = { readonly kind: K } & Omit<
  OptionsOf<C>,
  keyof More
> &
  Readonly<More>;

/** `count` fills, of the seeds `seed`, `seed` + 1, ... */
export type FillJob = Of<'fill', 'fill', { source: TemplateSource; format: FormatName }>;
/** Every fill, or with `tally` only how many there are. */
export type EnumerateJob = Of<'enumerate', 'fill', { source: TemplateSource; format: FormatName }>;
export type BlankJob = Of<'blank', 'fill', { source: TemplateSource; format: FormatName }>;
/** Puzzles of the templates that are named, then of those in `templates`, in turn. */
export type BatchJob = Of<
  'batch',
  'fill',
  { sources: readonly TemplateSource[]; format: FormatName }
>;
export type CheckJob = Of<'check', 'check', { sources: readonly TemplateSource[] }>;
export type GradeJob = Of<'grade', 'grade', { sources: readonly TemplateSource[] }>;
/** `slot`: as people call it; without it, a cell and a swap the whole grid. */
export type SuggestJob = Of<
  'suggest',
  'suggest',
  {
    sources: readonly TemplateSource[];
    slot: string | undefined;
    nodes: number;
    ruleLines: readonly Rule[];
  }
>;
export type WordsJob = Of<'words', 'words', { asked: readonly Asked[] }>;
export type ConvertJob = Of<
  'convert',
  'convert',
  { sources: readonly TemplateSource[]; format: FormatName }
>;
/** `size`: columns and rows; undefined if a mask tells. */
export type DesignJob = Of<'design', 'design', { size: Range | undefined; format: FormatName }>;
/** `--from`: a template with few blocks moved. */
export type MoveBlocksJob = Of<'move-blocks', 'design', { from: string; format: FormatName }>;
/** `--lay`: words of one's own in one layout. */
export type LayJob = Of<'lay', 'design', { lay: string; format: FormatName }>;

/** What is bundled, told as a line or an object of JSON each. */
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
  | DesignJob
  | MoveBlocksJob
  | LayJob
  | ListingJob
  | CompletionJob
  /** The help of a command: asked for, or shown because there is nothing to read. */
  | { readonly kind: 'help'; readonly command: CommandName; readonly isAsked: boolean }
  | { readonly kind: 'help-topic'; readonly topic: string | undefined }
  | { readonly kind: 'version' };

/** What a command line asks for. @throws InputError for one that cannot be understood */
export function readJob(argv: readonly string[], stdinIsTerminal: () => boolean): Job {
  const [word, ...rest] = argv;
  if (word === 'help') return helpTopic(rest);
  if (word === 'completion') {
    const [what, ...line] = rest;
    return { kind: 'completion', what, line: line[0] === '--' ? line.slice(1) : line };
  }
  switch (COMMAND_NAMES.find((name) => name === word)) {
    case 'check':
      return checkJob(parseOptions('check', rest), stdinIsTerminal);
    case 'suggest':
      return suggestJob(parseOptions('suggest', rest), stdinIsTerminal);
    case 'grade':
      return gradeJob(parseOptions('grade', rest), stdinIsTerminal);
    case 'words':
      return wordsJob(parseOptions('words', rest));
    case 'convert':
      return convertJob(parseOptions('convert', rest), stdinIsTerminal);
    case 'design':
      return designJob(parseOptions('design', rest));
    default:
      return fillJob(parseOptions('fill', argv), stdinIsTerminal);
  }
}

/** A template that is named, and read as options say. */
export function sourceOf(name: string, options: TemplateOptions): TemplateSource {
  const { block, fold, leastLength, lenient } = options;
  return { name, block, fold, leastLength, lenient };
}

function helpTopic(topics: readonly string[]): Job {
  if (topics.length > 1)
    throw new InputError(`help is of one topic, not of ${topics.join(' and ')}`);
  return { kind: 'help-topic', topic: topics[0] };
}

function fillJob(
  { operands, options, given }: ParsedLine<'fill'>,
  stdinIsTerminal: () => boolean,
): Job {
  if (options.help) return { kind: 'help', command: 'fill', isAsked: true };
  if (options.version) return { kind: 'version' };
  if (options.listTemplates) return listTemplates(operands, options, given);
  if (operands.includes('')) throw new InputError('the name of the template is empty');
  if (options.resume && options.manifest === undefined) {
    throw new InputError('option --resume goes on with a --manifest, and there is none');
  }
  const isBatch = operands.length > 1 || given.some((row) => isOfBatch(row));
  if (isBatch) checkBatch(options, given);
  const names = operands.length === 0 && options.templates === undefined ? [STDIN] : operands;
  if (names !== operands && stdinIsTerminal()) {
    return { kind: 'help', command: 'fill', isAsked: false };
  }
  const { count = 1, all, tally, blank } = options;
  const holdsOne = count === 1 && !all && !isBatch;
  const format = formatFor(options, holdsOne, 'plain');
  const sources = names.map((name) => sourceOf(name, options));
  const job = { ...options, format, source: sources[0]! };
  checkOutput(job);
  checkSeedField(options);
  checkTally(options, format);
  if (blank) {
    stdinOnce(names, [...options.rules, ...options.clues]);
    return { kind: 'blank', ...job };
  }
  checkTags(options.onlyTags, options.noTags);
  const templates = [...names, ...(options.templates === undefined ? [] : [options.templates])];
  const others = [
    ...options.rules,
    ...options.clues,
    ...(options.taste === undefined ? [] : [options.taste]),
  ];
  stdinOnce(templates, [...wordFiles(options), ...others]);
  checkTaste(options);
  checkChange(options);
  if (all || tally) return { kind: 'enumerate', ...job };
  return isBatch ? { ...options, kind: 'batch', format, sources } : { kind: 'fill', ...job };
}

/** @throws InputError if templates are to be listed in a format of puzzles */
function listTemplates(
  operands: readonly string[],
  { format = 'plain' }: OptionsOf<'fill'>,
  given: readonly OptionRow[],
): Job {
  standsAlone('list-templates', operands, given);
  if (format !== 'plain' && format !== 'json') {
    throw new InputError(`option --list-templates lists them as plain or json, not as ${format}`);
  }
  return { kind: 'list-templates', format: format === 'json' ? 'json' : 'text' };
}

function checkJob(
  { operands, options, given }: ParsedLine<'check'>,
  stdinIsTerminal: () => boolean,
): Job {
  if (options.help) return { kind: 'help', command: 'check', isAsked: true };
  if (options.listProfiles) return listProfiles(operands, options, given);
  if (operands.length === 0 && stdinIsTerminal()) {
    return { kind: 'help', command: 'check', isAsked: false };
  }
  return { kind: 'check', ...options, sources: reportSources(operands, options) };
}

function gradeJob(
  { operands, options, given }: ParsedLine<'grade'>,
  stdinIsTerminal: () => boolean,
): Job {
  if (options.help) return { kind: 'help', command: 'grade', isAsked: true };
  if (options.listProfiles) return listProfiles(operands, options, given);
  if (operands.length === 0 && stdinIsTerminal()) {
    return { kind: 'help', command: 'grade', isAsked: false };
  }
  return { kind: 'grade', ...options, sources: reportSources(operands, options) };
}

function suggestJob(
  { operands, options, given }: ParsedLine<'suggest'>,
  stdinIsTerminal: () => boolean,
): Job {
  if (options.help) return { kind: 'help', command: 'suggest', isAsked: true };
  const { cell, swap, full } = options;
  const slots = options.slot.filter((each) => typeof each === 'string');
  const slotRules = options.slot.filter((each) => typeof each !== 'string');
  const [slot] = slots;
  const other = cell === undefined ? swap && '--swap' : '--cell';
  const isAboutOne = (slot ?? cell ?? swap) !== undefined;
  if (!isAboutOne) checkSearches(given);
  if (operands.length === 0 && stdinIsTerminal()) {
    return { kind: 'help', command: 'suggest', isAsked: false };
  }
  const sources = reportSources(operands, options);
  if (slots.length > 1) {
    throw new InputError(`suggest: --slot asks about one slot, not ${slots.join(' and ')}`);
  }
  if (slot !== undefined && other !== undefined) {
    throw new InputError(`suggest: one thing is asked about, not --slot ${slot} and ${other}`);
  }
  if (full && isAboutOne) {
    throw new InputError('suggest: --full lists all slots; of the words of one, -n says how many');
  }
  const { nodes = swap === undefined ? SUGGEST_NODES : CHANGE_NODES } = options;
  const ruleLines = [...options.ruleLines, ...slotRules];
  return { kind: 'suggest', ...options, sources, slot, nodes, ruleLines };
}

/** What a report is of. @throws InputError */
function reportSources(
  operands: readonly string[],
  options: OptionsOf<'suggest'> | OptionsOf<'check'>,
): readonly TemplateSource[] {
  const names = operands.length === 0 ? [STDIN] : operands;
  stdinOnce(names, [...wordFiles(options), ...options.rules]);
  checkTags(options.onlyTags, options.noTags);
  return names.map((name) => sourceOf(name, options));
}

function listProfiles(
  operands: readonly string[],
  { format }: OptionsOf<'check'>,
  given: readonly OptionRow[],
): Job {
  standsAlone('list-profiles', operands, given);
  return { kind: 'list-profiles', format };
}

function wordsJob({ operands, options }: ParsedLine<'words'>): Job {
  if (options.help) return { kind: 'help', command: 'words', isAsked: true };
  checkWords(options, operands);
  checkTags(options.onlyTags, options.noTags);
  return { kind: 'words', ...options, asked: operands.map(askedFor) };
}

function convertJob(
  { operands, options }: ParsedLine<'convert'>,
  stdinIsTerminal: () => boolean,
): Job {
  if (options.help || (operands.length === 0 && stdinIsTerminal())) {
    return { kind: 'help', command: 'convert', isAsked: true };
  }
  const names = operands.length === 0 ? [STDIN] : operands;
  stdinOnce(names, options.clues);
  const format = formatFor(options, names.length === 1, 'plain');
  const sources = names.map((name) => sourceOf(name, options));
  const job = { kind: 'convert', ...options, format, sources } as const;
  checkOutput(job);
  checkSeedOfClues(options);
  return job;
}

function designJob({ operands, options, given }: ParsedLine<'design'>): Job {
  const { mask, from, lay } = options;
  const [text] = operands;
  const drawings = [mask, from, lay].flatMap((name) => name ?? []);
  if (options.help || (text === undefined && drawings.length === 0)) {
    return { kind: 'help', command: 'design', isAsked: true };
  }
  checkDrawings(options, given);
  stdinOnce(drawings, wordFiles(options));
  const format = formatFor(options, options.count === 1, 'template');
  checkTags(options.onlyTags, options.noTags);
  if (text !== undefined && (from ?? lay) !== undefined) {
    const what = from === undefined ? 'words make it' : 'the template has one';
    throw new InputError(`design: ${text}: no size is wanted, as ${what}`);
  }
  if (from !== undefined) return { ...options, kind: 'move-blocks', format, from };
  if (lay !== undefined) return { ...options, kind: 'lay', format, lay };
  const size = text === undefined ? undefined : sizeOf(text);
  return { ...options, kind: 'design', format, size };
}

/** `15x15`, or `15` for a square. @throws InputError */
function sizeOf(text: string): Range {
  const [, width, height = width] = /^(\d{1,3})(?:[x×](\d{1,3}))?$/iu.exec(text) ?? [];
  const sides = [Number(width), Number(height)] as const;
  if (width !== undefined && sides.every((side) => side >= LEAST_SIDE && side <= MOST_SIDE)) {
    return sides;
  }
  const range = `each ${LEAST_SIDE} to ${MOST_SIDE}`;
  throw new InputError(`design: '${text}' is no size: columns and rows, as 15x15, ${range}`);
}
