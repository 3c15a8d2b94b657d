// argv -> what to measure. Every mistake is a RangeError with a sentence.

import { parseArgs } from 'node:util';
import { whole } from './lists.ts';
import { STATUS_LETTER, type Status } from './run-record.ts';
import type { Task } from './task.ts';

export interface Options {
  readonly templates: readonly string[];
  readonly dicts: readonly string[];
  readonly seeds: readonly number[];
  readonly limitMs: number;
  readonly maxNodes: number | undefined;
  readonly allowRepeats: boolean;
  readonly mode: 'fresh' | 'warm' | 'cold';
  readonly kind: Task['kind'];
  readonly throughput: boolean;
  readonly taste: boolean;
  readonly compare: string | undefined;
  readonly search: Task['search'] | undefined;
  readonly compareSearch: Task['search'] | undefined;
  readonly commands: readonly { readonly name: string; readonly pattern: string }[];
  readonly library: boolean;
  readonly ours: string | undefined;
  readonly proved: RegExp;
  readonly gaveUp: RegExp;
  readonly exits: ReadonlyMap<number, Status>;
  readonly memory: boolean;
  readonly json: string | undefined;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;

export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      dict: texts,
      seeds: text,
      limit: { type: 'string', default: '10' },
      nodes: text,
      'allow-repeats': flag,
      warm: flag,
      cold: flag,
      tally: flag,
      best: flag,
      throughput: flag,
      taste: flag,
      compare: text,
      search: text,
      'compare-search': text,
      command: texts,
      library: flag,
      startup: flag,
      ours: text,
      proved: { type: 'string', default: 'No solution found|Unfillable grid|no fill exists' },
      'gave-up': { type: 'string', default: 'Timeout|gave up' },
      exits: { type: 'string', default: '0=done' },
      memory: flag,
      json: text,
    },
  });
  const limitMs = Number(values.limit) * 1000;
  if (!(limitMs > 0)) throw new RangeError(`--limit ${values.limit}: not a number of seconds`);
  const commands = values.command.map(readCommand);
  if (values.startup) commands.push({ name: 'node', pattern: `'${process.execPath}' -e 0` });
  if (values.warm && values.cold) throw new RangeError('--warm and --cold exclude each other');
  if (values.throughput && (commands.length > 0 || values.tally || values.cold)) {
    throw new RangeError('--throughput is of the library, warm: no --command, --tally, --cold');
  }
  if (values.best && (commands.length !== 1 || values.tally || values.compare !== undefined)) {
    throw new RangeError('--best is measured against one --command: no --tally, no --compare');
  }
  if (values.taste && (commands.length > 0 || values.tally || values.best || values.throughput)) {
    throw new RangeError(
      '--taste is of our own fills: no --command, --tally, --best, --throughput',
    );
  }
  return {
    templates: positionals,
    dicts: values.dict,
    seeds: readSeeds(values.seeds ?? (values.tally || values.taste ? '1' : '1-3')),
    limitMs,
    maxNodes: values.nodes === undefined ? undefined : whole(values.nodes),
    allowRepeats: values['allow-repeats'],
    mode: values.cold ? 'cold' : values.warm || values.throughput ? 'warm' : 'fresh',
    kind: values.tally ? 'tally' : values.best ? 'best' : 'fill',
    throughput: values.throughput,
    taste: values.taste,
    compare: values.compare,
    search: readJson(values.search),
    compareSearch: readJson(values['compare-search']),
    commands,
    library: values.library,
    ours: values.ours,
    proved: new RegExp(values.proved),
    gaveUp: new RegExp(values['gave-up']),
    exits: readExits(values.exits),
    memory: values.memory,
    json: values.json,
  };
}

/** `1-3,7` as 1, 2, 3, 7. */
export function readSeeds(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last] = range.split('-').map(whole);
    return Array.from({ length: (last ?? first!) - first! + 1 }, (_, i) => first! + i);
  });
}

/** `NAME: PATTERN`, or a pattern whose first word names it. */
function readCommand(command: string): { name: string; pattern: string } {
  const named = /^([\w.-]+): (.*)$/s.exec(command);
  if (named !== null) return { name: named[1]!, pattern: named[2]! };
  return { name: /([\w.-]+)(?:\s|$)/.exec(command)?.[1] ?? 'command', pattern: command };
}

function readExits(text: string): Map<number, Status> {
  return new Map(
    text.split(',').map((pair) => {
      const [code = '', status = ''] = pair.split('=');
      if (!Object.hasOwn(STATUS_LETTER, status)) throw new RangeError(`--exits: '${status}'?`);
      return [whole(code), status as Status];
    }),
  );
}

function readJson(text: string | undefined): Task['search'] | undefined {
  return text === undefined ? undefined : JSON.parse(text);
}
