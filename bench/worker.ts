// A process that measures the compiled rooms of one checkout: `node worker.js CHECKOUT`. Reads
// tasks from standard input, answers on standard output. Nothing of the bench but reading clocks
// happens inside a timed stretch. Garbage is left to V8: collecting all of it between tasks throws
// compiled code away with it, after which a search of 9 ms took 37.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Filler } from '../src/fill/filler.ts';
import type { Enumeration, Outcome } from '../src/fill/outcome.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import type { WordList } from '../src/words/vocabulary/word-list.ts';
import { type Cost, cpuMs, peakBytes, Stopwatch } from './clock.ts';
import type { Answer, Failure, Reply, Task } from './task.ts';

/** How often the CPU limit is looked at; a search yields about as often. */
const POLL_MS = 10;

// Of the rooms themselves: a filler is indexed and searched apart, under settings that the library does not offer.
const filling = await room<typeof import('../src/fill/filler.ts')>('fill/filler');
const lists = await room<typeof import('../src/words/reading/parse-word-list.ts')>(
  'words/reading/parse-word-list',
);
const { parseTemplate } = await room<typeof import('../src/format/template/parse-template.ts')>(
  'format/template/parse-template',
);
const { renderTemplate } = await room<typeof import('../src/format/template/render-template.ts')>(
  'format/template/render-template',
);

function room<T>(name: string): Promise<T> {
  return import(pathToFileURL(join(process.argv[2]!, 'dist', `${name}.js`)).href);
}

interface Prepared {
  readonly key: string;
  readonly filler: Filler;
  readonly load: Cost;
  readonly index: Cost;
}
let warm: Prepared | undefined;
interface ReadList {
  readonly path: string;
  readonly words: WordList;
  readonly load: Cost;
}
let warmList: ReadList | undefined;

for await (const line of createInterface({ input: process.stdin })) {
  let reply: Reply | Failure;
  try {
    reply = await measure(JSON.parse(line));
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.stdout.write(JSON.stringify(reply) + '\n');
}

async function measure(task: Task): Promise<Reply> {
  if (task.mode === 'fresh') warm = undefined;
  const { filler, load, index } = task.mode === 'warm' ? prepareOnce(task) : prepare(task);
  const answers: Answer[] = [];
  const watch = new Stopwatch();
  for (const seed of task.seeds)
    answers.push(await search(filler, task, seed, load.cpuMs + index.cpuMs));
  return { load, index, loop: watch.lap(), peakBytes: peakBytes(), answers };
}

function prepareOnce(task: Task): Prepared {
  const { grid, list, allowRepeats, search: settings } = task;
  const key = JSON.stringify([grid, list, allowRepeats, settings]);
  if (warm?.key !== key) {
    if (warmList?.path !== list) {
      const watch = new Stopwatch();
      const words = readList(list);
      warmList = { path: list, words, load: watch.lap() };
    }
    warm = { ...prepare(task, warmList.words), key, load: warmList.load };
  }
  return warm;
}

function prepare(task: Task, known?: WordList): Prepared {
  const watch = new Stopwatch();
  const words = known ?? readList(task.list);
  const template = parseTemplate(readFileSync(task.grid, 'utf8'));
  const load = watch.lap();
  const { allowRepeats, search: settings } = task;
  const options = settings === undefined ? { allowRepeats } : { allowRepeats, search: settings };
  const filler = new filling.Filler(template, words, options);
  filler.prepare();
  return { key: '', filler, load, index: watch.lap() };
}

function readList(path: string): WordList {
  const packed = readFileSync(path);
  const bytes = packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync(packed) : packed;
  return lists.parseWordLists([{ name: path, bytes }]).words;
}

async function search(filler: Filler, task: Task, seed: number, before: number): Promise<Answer> {
  const limit = new AbortController();
  const end = cpuMs() + task.limitMs - (task.kind === 'best' ? before : 0);
  const poll = setInterval(() => cpuMs() > end && limit.abort(), POLL_MS);
  const enough = task.kind === 'best' ? { maxNodes: Number.MAX_SAFE_INTEGER } : {};
  const nodes = task.maxNodes === undefined ? enough : { maxNodes: task.maxNodes };
  const options = { seed, signal: limit.signal, ...nodes };
  const watch = new Stopwatch();
  const outcome = await (task.kind === 'tally'
    ? filler.tally(options)
    : filler[task.kind](options));
  const cost = watch.lap();
  clearInterval(poll);
  return answer(seed, outcome, cost, task);
}

/** What stands at each position, in a form that every checkout has had. */
function cellsOf(puzzle: Puzzle): string {
  return renderTemplate(puzzle).replaceAll('\n', '');
}

function answer(
  seed: number,
  outcome: Outcome | Enumeration,
  cost: Cost,
  { kind, limitMs }: Task,
): Answer {
  const common = { seed, search: cost, counters: outcome.stats };
  const fills = 'fills' in outcome ? { fills: outcome.fills } : {};
  // An answer that came in the last slice, after the limit, is no answer.
  if (kind !== 'best' && cost.cpuMs > limitMs) return { ...common, ...fills, status: 'timed-out' };
  switch (outcome.status) {
    case 'filled':
      return { ...common, status: 'filled', cells: cellsOf(outcome.puzzle) };
    case 'unfillable':
      return { ...common, status: 'unfillable', reason: JSON.stringify(outcome.reason.why) };
    case 'complete':
      return { ...common, ...fills, status: 'tallied' };
    default:
      return { ...common, ...fills, status: outcome.limit === 'nodes' ? 'gave-up' : 'timed-out' };
  }
}
