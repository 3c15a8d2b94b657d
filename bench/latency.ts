// How long answers of the service take, which are those that the desk and the clients of `crossfill serve` wait for: CPU
// milliseconds from the request to its first message and to its answer, median and 95 %, of a warm engine with the
// bundled list and an American 15 x 15 in which one letter after another is typed.
//
//     npm run bench:latency

import { readFileSync } from 'node:fs';
import { Service } from '../src/desk/service/service.ts';
import { Wordbook } from '../src/desk/service/wordbook.ts';
import { parseStems } from '../src/library/words.ts';
import { median, quantile } from './statistics.ts';
import { formatMs, Table } from './table.ts';

/** From bench/dist/bench. */
const ROOT = new URL('../../../', import.meta.url);
const ROUNDS = 60;
/** Requests before it counts: lists, indices, compiled code. */
const WARM_UP = 5;

const read = (name: string): Buffer => readFileSync(new URL(name, ROOT));
const template = read('templates/american-15-1.txt').toString();
const stems = read('dicts/stems.txt').toString();
const book = new Wordbook({
  version: 'bench',
  choice: { lists: [{ name: 'english', bytes: read('dicts/english.txt') }] },
  fold: () => true,
  stemsOf: (words) => parseStems(stems, words),
  printed: () => undefined,
  displayOf: () => undefined,
  clueSources: async () => [],
  facts: async () => ({ version: 'bench', dicts: [] }),
});

/** CPU milliseconds of this process. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timed(request: object): Promise<{ first: number; whole: number }> {
  const moments: number[] = [];
  const service = new Service(book, ({ event }) => {
    if (event === 'error') throw new Error(JSON.stringify(request));
    moments.push(now() - started);
  });
  const started = now();
  service.take({ id: 1, ...request });
  await service.idle();
  return { first: moments[0]!, whole: moments.at(-1)! };
}

/** The template with another letter in its first cell. */
function typed(round: number): string {
  return template.replace('_', String.fromCharCode(65 + (round % 26)));
}

const TASKS: readonly (readonly [name: string, request: (round: number) => object])[] = [
  ['check', (round) => ({ do: 'check', explain: false, puzzle: typed(round) })],
  [
    'suggest',
    (round) => ({ do: 'suggest', slot: '17A', count: 40, nodes: 400, puzzle: typed(round) }),
  ],
  ['fill, another seed', (round) => ({ do: 'fill', seed: round, puzzle: template })],
  ['fill, another grid', (round) => ({ do: 'fill', seed: round, puzzle: typed(round) })],
];

const table = new Table([
  { title: 'CPU milliseconds', width: 20 },
  { title: 'until', width: 6 },
  { title: 'median', width: 7 },
  { title: '95 %', width: 7 },
]);
console.log(table.heading);
for (const [name, request] of TASKS) {
  const all: { first: number; whole: number }[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const each = await timed(request(round + WARM_UP));
    if (round >= 0) all.push(each);
  }
  for (const part of ['first', 'whole'] as const) {
    const times = all.map((each) => each[part]);
    const figures = [formatMs(median(times)), formatMs(quantile(times, 0.95))];
    console.log(table.row([name, part, ...figures]));
  }
}
