// The options that make a batch of a row of fills: many templates, and which part of the whole.

import { InvalidArgumentError } from 'commander';
import { InputError, type Shard } from '../../index.ts';
import { wholeNumber } from './option-values.ts';
import type { BatchWishes } from './request.ts';
import { type TemplateOptions, templateOf } from './template-options.ts';
import type { Add } from './word-options.ts';

const MOST = 1_000_000_000;
const MOST_SHARDS = 1_000_000;

/** They as commander hands them over. */
export interface BatchOptions {
  readonly templates?: string;
  readonly start?: number;
  readonly shard?: Shard;
}

/** What a batch is not made of. */
const ALONE = ['all', 'tally', 'blank', 'change'] as const;

export function addBatchOptions(add: Add): void {
  add('--templates <PATH>', (o) => o.conflicts([...ALONE]));
  add('--start <K>', (o) => o.conflicts([...ALONE]).argParser(wholeNumber(1, MOST)));
  add('--shard <I/N>', (o) => o.conflicts([...ALONE]).argParser(shard));
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
  const asked = [folder, start, part];
  if (names.length < 2 && asked.every((value) => value === undefined)) return undefined;
  const against = ALONE.find((name) => options[name] !== undefined && options[name] !== false);
  if (against !== undefined) {
    throw new InputError(`option --${against} is for one template, and there are several`);
  }
  if (folder === '') throw new InputError('option --templates: the path is empty');
  const read = names.length === 0 && folder === undefined ? ['-'] : names;
  return {
    templateNames: [...read, ...(folder === undefined ? [] : [folder])],
    wishes: {
      templates: read.map((name) => templateOf(name, options)),
      ...(folder !== undefined && { folder: templateOf(folder, options) }),
      ...(count !== undefined && { count }),
      start: start ?? 1,
      ...(part && { shard: part }),
    },
  };
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
