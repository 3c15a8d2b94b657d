// What options take: numbers, names, files, and what has a form of its own, each read or refused.

import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../../base/closest.ts';
import { InputError, type Place } from '../../base/errors.ts';
import { isLetter, lettersOf, normaliseText } from '../../base/letters.ts';
import { hashText } from '../../base/random.ts';
import { type Condition, parseCondition } from '../../batch/condition.ts';
import type { Shard } from '../../batch/cut.ts';
import { PAPER_NAMES, paperNamed } from '../../format/pdf/paper.ts';
import { type Tag, tagsNamed } from '../../words/vocabulary/tags.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import { many, one, type Reader, type Value } from './option.ts';
import { parseFloor } from './rule-values.ts';

/** The name of standard input. */
export const STDIN = '-';
/** The path of standard output. */
export const STDOUT = '-';

const MOST_SHARDS = 1_000_000;
/** What a path of a file a puzzle may have in braces. */
const FIELDS = ['seed', 'n', 'template'];
const FIELD = /\{([^{}]*)\}/g;

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

/** A switch for what is neither so nor so until one of two options says which. */
export function sets<const T extends boolean | string>(value: T): Value<T | undefined> {
  return { initial: undefined, sets: value };
}

/** With what completion offers. */
export function offering<T>(offers: 'slots' | readonly string[], value: Value<T>): Value<T> {
  return { ...value, offers };
}

/** One of some names; whoever misspells one hears which was meant. */
export function choice<const T extends string>(names: readonly T[]): Value<T | undefined>;
export function choice<const T extends string>(names: readonly T[], initial: NoInfer<T>): Value<T>;
export function choice<const T extends string>(
  names: readonly T[],
  initial?: T,
): Value<T | undefined> {
  return offering(names, one<T | undefined>(nameOfSome(names, 'Allowed choices'), initial));
}

export function nameOfSome<T extends string>(names: readonly T[], what: string): Reader<T> {
  return (text) => {
    const name = names.find((each) => each === text);
    if (name !== undefined) return name;
    const meant = didYouMean(text, names).replace(/^: d/, ' D');
    throw new InvalidArgumentError(`${what} are ${names.join(', ')}.${meant}`);
  };
}

export const plainText = (text: string): string => text;
export const text: Value<string | undefined> = one(plainText);

export function whole(least: number, most?: number): Value<number | undefined>;
export function whole(least: number, most: number, initial: number): Value<number>;
export function whole(
  least: number,
  most = Number.MAX_SAFE_INTEGER,
  initial?: number,
): Value<number | undefined> {
  const read = (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    const range = most > 2 ** 32 ? `${least} or more` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };
  return one<number | undefined>(read, initial);
}

/** A number that need not be whole. */
export function decimal(least: number, most: number): Value<number | undefined> {
  return one<number | undefined>((text) => {
    const value = Number(text);
    if (/^\d*\.?\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      `Expected a number from ${least} to ${most}, such as ${least}.5.`,
    );
  });
}

/** Letters with accents, or of other shapes, that a language counts as its own. */
export const ownLetters: Value<ReadonlySet<string> | undefined> = one((text) => {
  const letters = lettersOf(normaliseText(text, false));
  if (letters.length > 0 && letters.every(isLetter)) return new Set(letters);
  throw new InvalidArgumentError('Expected letters, such as ÄÖÜ.');
});

/** Letters in a row. */
export const word: Value<string | undefined> = one((text) => {
  const letters = lettersOf(normaliseText(text, false));
  if (letters.length > 0 && letters.every(isLetter)) return letters.join('');
  throw new InvalidArgumentError('Expected a word of letters.');
});

/** A limit on nodes, or none. */
export const nodeLimit: Value<number | undefined> = one((text) => {
  if (text === 'none') return Number.POSITIVE_INFINITY;
  if (/^\d+$/.test(text) && Number(text) >= 1) return Number(text);
  throw new InvalidArgumentError("Expected a whole number 1 or more, or 'none'.");
});

/** A whole number is itself, modulo 2^32; any other text is hashed. */
export function readSeed(text: string): number {
  if (text === '') throw new InvalidArgumentError('Expected a number or text.');
  if (/^[+-]?\d+$/.test(text)) return Number(BigInt.asUintN(32, BigInt(text.replace('+', ''))));
  return hashText(text);
}
export const seed: Value<number | undefined> = one(readSeed);

export const seconds: Value<number | undefined> = one((text) => {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value > 0) return value;
  throw new InvalidArgumentError('Expected a number of seconds above 0, such as 10 or 0.5.');
});

/** `72-76`, or `76` for just so many. */
export const range: Value<Range | undefined> = one((text) => {
  const [, from, to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (from !== undefined && least <= most) return [least, most];
  throw new InvalidArgumentError('Expected a number or a range such as 72-76.');
});

/** `2/8`. */
export const shard: Value<Shard | undefined> = one((text) => {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const read = { part: Number(part), of: Number(of) };
  if (part !== undefined && read.part >= 1 && read.part <= read.of && read.of <= MOST_SHARDS) {
    return read;
  }
  throw new InvalidArgumentError('Expected I/N, part I of N, such as 1/4.');
});

export function blockCharacter(text: string): string {
  if (Array.from(text.normalize('NFC')).length !== 1 || /\s/.test(text)) {
    throw new InvalidArgumentError('Expected one visible character.');
  }
  if (text === '_' || text === '.') {
    throw new InvalidArgumentError(`${text} already means an open cell.`);
  }
  return text;
}

/** The key of a locked solution. */
export const unlockKey: Value<string | undefined> = one((text) => {
  if (/^(?:\d{4}|any)$/.test(text)) return text;
  throw new InvalidArgumentError('Expected four digits, or any.');
});

/** Files to read, or `-`. */
export const files: Value<readonly string[]> = many((text) => {
  if (text !== '') return text;
  throw new InvalidArgumentError('Expected a file name.');
});

/** A file that is read and written. */
export const ownFile: Value<string | undefined> = one((text) => {
  if (text !== '' && text !== STDIN) return text;
  throw new InvalidArgumentError('Expected a file name.');
});

/** A path, and no pattern of many. */
export const onePath: Value<string | undefined> = one((text) => {
  if (text !== '' && text !== STDOUT && text.search(FIELD) < 0) return text;
  throw new InvalidArgumentError('Expected the path of one file.');
});

/** A folder of templates, or a file of many. */
export const folder: Value<string | undefined> = one((text) => {
  if (text !== '') return text;
  throw new InputError('option --templates: the path is empty');
});

/** A path of puzzles. */
export const puzzlePath: Value<string | undefined> = one((text) => {
  for (const [field, name] of text.matchAll(FIELD)) {
    if (FIELDS.includes(name!)) continue;
    const meant = didYouMean(name!, FIELDS).replace(/ (\w+)\?$/, ' {$1}?');
    throw new InputError(
      `option --output: unknown field ${field}; fields are {n}, {seed} and {template}${meant}`,
    );
  }
  return outputPath(text);
});

/** The path of a report, which is one file. */
export const reportPath: Value<string | undefined> = one((text) => {
  const [field] = text.match(FIELD) ?? [];
  if (field === undefined) return outputPath(text);
  throw new InputError(`option --output: a report is one file and takes no ${field}`);
});

function outputPath(text: string): string {
  if (text !== '') return text;
  throw new InputError('option --output: the path is empty');
}

/** A size of paper, as it is named. */
export const paper: Value<string | undefined> = offering(
  PAPER_NAMES,
  one((text) => {
    paperNamed(text);
    return text;
  }),
);

/** Puzzles a page. */
export const perPage: Value<1 | 2 | 4 | undefined> = offering(
  ['1', '2', '4'],
  one((text) => {
    const count = ([1, 2, 4] as const).find((each) => String(each) === text);
    if (count !== undefined) return count;
    throw new InvalidArgumentError('Expected 1, 2 or 4.');
  }),
);

/** Answers with commas between them. */
export const themeAnswers: Value<readonly string[]> = one((text) => {
  const answers: readonly string[] = text.split(',').map((answer) => answer.trim());
  if (!answers.includes('')) return answers;
  throw new InvalidArgumentError('One of the answers is empty.');
}, []);

export const conditions: Value<readonly Condition[]> = many((text) => {
  try {
    return parseCondition(text);
  } catch (error) {
    throw error instanceof InputError ? new InputError(`option --reject: ${error.message}`) : error;
  }
});

/** Floors on top of one another; no two for the same words. */
export const floors: Value<Floors> = {
  initial: {},
  isRepeatable: true,
  read(text, before) {
    const floor = parseFloor(text);
    if (floor === undefined) {
      throw new InvalidArgumentError(
        'Expected a whole number from 0 to 100, or with a length, such as 3:60.',
      );
    }
    const { length, score } = floor;
    const already = length === undefined ? before.minScore : before.minScores?.get(length);
    if (already !== undefined && already !== score) {
      const of = length === undefined ? '' : ` of length ${length}`;
      throw new InvalidArgumentError(`Two minimum scores for words${of}: ${already} and ${score}.`);
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
  if (word !== undefined && Number(score) <= MAX_SCORE) {
    return { kind: 'set', word, score: Number(score), source };
  }
  throw new InvalidArgumentError('Expected a word and a score from 0 to 100, such as SHMO=5.');
}

export const dropWord: Reader<Edit> = (word, { source }) => ({ kind: 'drop', word, source });
export const addLine: Reader<Edit> = (line, { source }) => ({ kind: 'add', line, source });
