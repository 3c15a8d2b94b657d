// The options that make a batch of a row of fills: many templates, and which part of the whole.

import { InvalidArgumentError } from 'commander';
import { InputError } from '../../base/errors.ts';
import { type Condition, parseCondition } from '../../batch/condition.ts';
import type { Shard } from '../../batch/cut.ts';
import { wholeNumber } from './option-values.ts';
import { type BatchWishes, hasPlaceholder, STDOUT } from './request.ts';
import { type TemplateOptions, templateOf } from './template-options.ts';
import type { Add } from './word-options.ts';

const MOST = 1_000_000_000;
/** Seeds of one puzzle. */
const MOST_SEEDS = 100_000;
const MOST_SHARDS = 1_000_000;

/** They as commander hands them over. */
export interface BatchOptions {
  readonly templates?: string;
  readonly start?: number;
  readonly shard?: Shard;
  readonly distinct?: number;
  readonly fresh?: string;
  readonly rest?: number;
  readonly bestOf?: number;
  readonly reject: readonly Condition[];
  readonly top?: number;
  readonly manifest?: string;
  readonly resume: boolean;
  readonly output?: string;
  readonly seed?: number;
}

/** What a batch is not made of. */
const ALONE = ['all', 'tally', 'blank', 'change'] as const;

export function addBatchOptions(add: Add): void {
  add('--templates <PATH>', (o) => o.conflicts([...ALONE]));
  add('--start <K>', (o) => o.conflicts([...ALONE]).argParser(wholeNumber(1, MOST)));
  add('--shard <I/N>', (o) => o.conflicts([...ALONE]).argParser(shard));
  add('--distinct <K>', (o) => o.conflicts([...ALONE]).argParser(wholeNumber(1, MOST)));
  add('--fresh <FILE>', (o) => o.conflicts([...ALONE]).argParser(oneFile));
  add('--rest <N>', (o) => o.conflicts([...ALONE]).argParser(wholeNumber(1, MOST)));
  add('--best-of <K>', (o) => o.conflicts([...ALONE]).argParser(wholeNumber(1, MOST_SEEDS)));
  add('--reject <COND>', (o) =>
    o
      .default([])
      .conflicts([...ALONE])
      .argParser(conditions),
  );
  add('--manifest <FILE>', (o) => o.conflicts([...ALONE]).argParser(oneFile));
  add('--resume', (o) => o.conflicts([...ALONE]));
  add('--top <K>', (o) => o.conflicts([...ALONE]).argParser(wholeNumber(1, MOST)));
}

/** Undefined for a line that names one template and has none of the options. @throws InputError */
export function batchOf(
  names: readonly string[],
  options: BatchOptions &
    TemplateOptions & { readonly count?: number } & {
      readonly [name in (typeof ALONE)[number]]?: unknown;
    },
): { readonly templateNames: readonly string[]; readonly wishes: BatchWishes } | undefined {
  const { templates: folder, start, shard: part, count } = options;
  const { distinct, fresh, rest, bestOf, reject, top, manifest, resume, output } = options;
  const asked = [folder, start, part, distinct, fresh, rest, bestOf, reject[0], top, manifest];
  if (resume && manifest === undefined) {
    throw new InputError('option --resume goes on with a --manifest, and there is none');
  }
  if (names.length < 2 && asked.every((value) => value === undefined)) return undefined;
  const against = ALONE.find((name) => options[name] !== undefined && options[name] !== false);
  if (against !== undefined) {
    throw new InputError(`option --${against} is for one template, and there are several`);
  }
  const isCut = part !== undefined || (start ?? 1) > 1;
  if (fresh !== undefined && isCut) {
    throw new InputError(
      `option --fresh tells the file what the whole batch used: --${part ? 'shard' : 'start'} would tell a part`,
    );
  }
  if (top !== undefined && isCut) {
    throw new InputError(
      `option --top chooses among the whole batch: --${part ? 'shard' : 'start'} makes a part`,
    );
  }
  if (resume && options.seed === undefined) {
    throw new InputError('option --resume: name the --seed of the run that it goes on with');
  }
  if (resume && !hasPlaceholder(output)) {
    throw new InputError(
      "option --resume: a batch goes on by its files: -o '{n}.txt' makes one a puzzle",
    );
  }
  if (folder === '') throw new InputError('option --templates: the path is empty');
  const read = names.length === 0 && folder === undefined ? ['-'] : names;
  return {
    templateNames: [...read, ...(folder === undefined ? [] : [folder])],
    wishes: {
      templates: read.map((name) => templateOf(name, options)),
      folder: folder === undefined ? undefined : templateOf(folder, options),
      count,
      start: start ?? 1,
      shard: part,
      distinct,
      fresh,
      rest,
      bestOf: bestOf ?? 1,
      reject,
      top,
      manifest,
      resume: resume || undefined,
    },
  };
}

/** A path, and no pattern of many. */
function oneFile(text: string): string {
  if (text !== '' && text !== STDOUT && !/\{[^{}]*\}/.test(text)) return text;
  throw new InvalidArgumentError('It is the path of one file.');
}

function conditions(text: string, before: readonly Condition[]): readonly Condition[] {
  try {
    return [...before, parseCondition(text)];
  } catch (error) {
    throw error instanceof InputError ? new InputError(`option --reject: ${error.message}`) : error;
  }
}

/** `2/8`. */
function shard(text: string): Shard {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const read = { part: Number(part), of: Number(of) };
  if (part === undefined || read.part < 1 || read.part > read.of || read.of > MOST_SHARDS) {
    throw new InvalidArgumentError('It is I/N, part I of N, such as 1/4.');
  }
  return read;
}
