// Kinds of values that options take, each with how its text is read or refused.

import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../../base/closest.ts';
import { InputError, type Place } from '../../base/errors.ts';
import { type Condition, parseCondition } from '../../batch/condition.ts';
import type { Shard } from '../../batch/cut.ts';
import { type Tag, tagsNamed } from '../../words/vocabulary/tags.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import type { ReadRule, Value } from './option.ts';
import { parseFloor } from './rule-values.ts';
import { parseSeed } from './seed.ts';

/** The name that stands for standard input. */
export const STDIN = '-';
/** The path that stands for standard output. */
export const STDOUT = '-';

const MOST_SHARDS = 1_000_000;
/** What a path of a file a puzzle may have in braces. */
const FIELDS = ['seed', 'n', 'template'];
const FIELD = /\{([^{}]*)\}/g;
/** What is without one of these is the name of a slot and no rule. */
const SLOT_RULE_SIGN = /[=@]/;

/** From and to; both ends belong to it. */
export type Range = readonly [least: number, most: number];

/** A change to a person's own list; `source` is what errors call it. */
export type Edit =
  | { readonly kind: 'set'; readonly word: string; readonly score: number; readonly source: string }
  | { readonly kind: 'drop'; readonly word: string; readonly source: string }
  /** A line as such lists have it. */
  | { readonly kind: 'add'; readonly line: string; readonly source: string };

/** Floors on scores: one for all words, and those for words of single lengths. */
export interface Floors {
  readonly minScore?: number;
  readonly minScores?: ReadonlyMap<number, number>;
}

/** A switch: false until it is given. */
export const on: Value<boolean> = { initial: false, sets: true };

/** A switch for what is neither so nor so until one of two options says which. */
export function sets<const T extends boolean>(value: T): Value<T | undefined> {
  return { initial: undefined, sets: value };
}

/** What is said once. */
export function one<T>(read: (text: string, at: Place) => T): Value<T | undefined>;
export function one<T>(read: (text: string, at: Place) => T, initial: T): Value<T>;
export function one<T>(read: (text: string, at: Place) => T, initial?: T): Value<T | undefined> {
  return { initial, read: (text, _, at) => read(text, at) };
}

/** With what completion offers. */
export function offering<T>(offers: 'slots' | readonly string[], value: Value<T>): Value<T> {
  return { ...value, offers };
}

/** One of some names; whoever misspells one hears which was meant. */
export function choice<const T extends string>(
  names: readonly T[],
  initial?: undefined,
  what?: string,
): Value<T | undefined>;
export function choice<const T extends string>(names: readonly T[], initial: NoInfer<T>): Value<T>;
export function choice<const T extends string>(
  names: readonly T[],
  initial?: T,
  what = 'Allowed choices',
): Value<T | undefined> {
  const read = (text: string): T => {
    const name = names.find((each) => each === text);
    if (name !== undefined) return name;
    const meant = didYouMean(text, names).replace(/^: d/, ' D');
    throw new InvalidArgumentError(`${what} are ${names.join(', ')}.${meant}`);
  };
  return offering(names, one<T | undefined>(read, initial));
}

export const anyText = (text: string): string => text;

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = most > 2 ** 32 ? `${least} or more` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`It is a whole number ${range}.`);
    }
    return value;
  };
}

export function seed(text: string): number {
  if (text === '') throw new InvalidArgumentError('It is a number or a text.');
  return parseSeed(text);
}

export function seconds(text: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value <= 0) {
    throw new InvalidArgumentError('It is a number of seconds above 0, such as 10 or 0.5.');
  }
  return value;
}

/** `72-76`, or `76` for just so many. */
export function range(text: string): Range {
  const [, from, to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (from === undefined || least > most) {
    throw new InvalidArgumentError('It is a number, or from one to another, as 72-76.');
  }
  return [least, most];
}

/** `2/8`. */
export function shard(text: string): Shard {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const read = { part: Number(part), of: Number(of) };
  if (part === undefined || read.part < 1 || read.part > read.of || read.of > MOST_SHARDS) {
    throw new InvalidArgumentError('It is I/N, part I of N, such as 1/4.');
  }
  return read;
}

export function blockCharacter(text: string): string {
  if (Array.from(text.normalize('NFC')).length !== 1 || /\s/.test(text)) {
    throw new InvalidArgumentError('It is one visible character.');
  }
  if (text === '_' || text === '.') {
    throw new InvalidArgumentError(`${text} is an open cell.`);
  }
  return text;
}

/** A file to read, or `-`. */
export function inputFile(text: string): string {
  if (text === '') throw new InvalidArgumentError('It is a file.');
  return text;
}

/** A file that is read and written. */
export function ownFile(text: string): string {
  if (text === '' || text === STDIN) throw new InvalidArgumentError('It is a file.');
  return text;
}

/** A path, and no pattern of many. */
export function onePath(text: string): string {
  if (text !== '' && text !== STDOUT && text.search(FIELD) < 0) return text;
  throw new InvalidArgumentError('It is the path of one file.');
}

/** A folder of templates, or a file of many. */
export function folder(text: string): string {
  if (text === '') throw new InputError('option --templates: the path is empty');
  return text;
}

/** A path of puzzles. */
export function puzzlePath(text: string): string {
  for (const [field, name] of text.matchAll(FIELD)) {
    if (FIELDS.includes(name!)) continue;
    const meant = didYouMean(name!, FIELDS).replace(/ (\w+)\?$/, ' {$1}?');
    throw new InputError(`option --output: ${field} is no field, such as {seed} and {n}${meant}`);
  }
  return outputPath(text);
}

/** The path of a report, which is one file. */
export function reportPath(text: string): string {
  const [field] = text.match(FIELD) ?? [];
  if (field !== undefined) {
    throw new InputError(`option --output: a report is one file, and ${field} is no field`);
  }
  return outputPath(text);
}

function outputPath(text: string): string {
  if (text === '') throw new InputError('option --output: the path is empty');
  return text;
}

/** Answers with commas between them. */
export function themeAnswers(text: string): readonly string[] {
  const answers = text.split(',').map((answer) => answer.trim());
  if (answers.includes('')) throw new InvalidArgumentError('An answer is empty.');
  return answers;
}

export function condition(text: string): Condition {
  try {
    return parseCondition(text);
  } catch (error) {
    throw error instanceof InputError ? new InputError(`option --reject: ${error.message}`) : error;
  }
}

/** Floors on top of one another; no two for the same words. */
export const floors: Value<Floors> = {
  initial: {},
  isRepeatable: true,
  read(text, before) {
    const floor = parseFloor(text);
    if (floor === undefined) {
      throw new InvalidArgumentError(
        'It is a whole number from 0 to 100, or a length with one, such as 3:60.',
      );
    }
    const { length, score } = floor;
    const already = length === undefined ? before.minScore : before.minScores?.get(length);
    if (already !== undefined && already !== score) {
      const of = length === undefined ? '' : ` of length ${length}`;
      throw new InvalidArgumentError(`It sets two floors for words${of}: ${already} and ${score}.`);
    }
    if (length === undefined) return { ...before, minScore: score };
    return { ...before, minScores: new Map(before.minScores).set(length, score) };
  },
};

export const tags: Value<readonly Tag[]> = {
  initial: [],
  isRepeatable: true,
  read: (text, before, at) => [...before, ...tagsNamed(text, at)],
};

/** `SHMO=5`. */
export function setScore(text: string, { source }: Place): Edit {
  const [, word, score] = /^(.+)=(\d+)$/su.exec(text) ?? [];
  if (word === undefined || Number(score) > MAX_SCORE) {
    throw new InvalidArgumentError('It is a word and a score from 0 to 100, such as SHMO=5.');
  }
  return { kind: 'set', word, score: Number(score), source };
}

export function dropWord(word: string, { source }: Place): Edit {
  return { kind: 'drop', word, source };
}

export function addLine(line: string, { source }: Place): Edit {
  return { kind: 'add', line, source };
}

/** Asks about a slot, unless it is a rule. */
export function slotOrRule<R>(read: ReadRule<R>): ReadRule<string | R> {
  return (text, at) => (SLOT_RULE_SIGN.test(text) ? read(text, at) : text);
}
