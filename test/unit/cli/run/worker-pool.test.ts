// A pool whose workers die: what they were at is made again, and the results stay in order.

import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { FillTask } from '../../../../src/batch/fill-task.ts';
import { FillerCache } from '../../../../src/cli/run/filler-cache.ts';
import { WorkerPool } from '../../../../src/cli/run/worker-pool.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { plainWords } from '../../../support/plain-words.ts';
import { scratch } from '../../../support/scratch.ts';

const { file, path } = scratch();
const words = parseWordList(plainWords(4).join('\n'));
const blank = parseTemplate('____\n____\n____\n____\n', { source: 'grid' });
const grids = [{ blank, options: {} }];
const settings = { best: true, maxNodes: 300 };

function poolOf(script: string, jobs: number, signal = new AbortController().signal): WorkerPool {
  const setup = { grids, settings, choice: { lists: [] } };
  return new WorkerPool(new FillerCache(grids, words, settings), setup, {
    jobs,
    signal,
    script: pathToFileURL(script),
  });
}

function* tasks(count: number): Generator<FillTask> {
  for (let index = 0; index < count; index++) yield { index, grid: 0, seed: index };
}

async function made(pool: WorkerPool, count: number): Promise<unknown[]> {
  const results: unknown[] = [];
  try {
    for await (const { index, seed } of pool.inOrder(tasks(count))) results.push([index, seed]);
  } finally {
    await pool.close();
  }
  return results;
}

const ANSWER =
  "parentPort.postMessage({ ...message.task, outcome: { status: 'gave-up', limit: 'nodes', stats: {} }, milliseconds: 0 })";

test('one that dies is replaced, and its task is made again', async () => {
  // Each worker dies at its third task; what it has been asked for is in a file.
  const script = file(
    'dies.mjs',
    `import { parentPort } from 'node:worker_threads';
     import { appendFileSync } from 'node:fs';
     let count = 0;
     parentPort.on('message', (message) => {
       appendFileSync(${JSON.stringify(path('log'))}, 'task\\n');
       if (++count === 3) process.exit(7);
       ${ANSWER};
     });`,
  );
  const results = await made(poolOf(script, 3), 120);
  expect(results).toEqual(Array.from({ length: 120 }, (_, i) => [i, i]));
});

test('a task that kills whoever tries it ends the run with its error', async () => {
  const script = file(
    'cursed.mjs',
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('cursed'); });`,
  );
  await expect(made(poolOf(script, 2), 400)).rejects.toThrow('cursed');
});

test('what had not come when the run ended is left out, and all that follows it', async () => {
  const never = file(
    'never.mjs',
    `import { parentPort } from 'node:worker_threads';
     let count = 0;
     parentPort.on('message', (message) => { if (++count !== 3) ${ANSWER}; });`,
  );
  const controller = new AbortController();
  const pool = poolOf(never, 3, controller.signal);
  function* aborting(): Generator<FillTask> {
    for (const task of tasks(1000)) {
      if (task.index === 500) controller.abort();
      yield task;
    }
  }
  const indices: number[] = [];
  for await (const { index } of pool.inOrder(aborting())) indices.push(index);
  await pool.close();
  expect(indices.length).toBeLessThan(500);
  expect(indices).toEqual(indices.map((_, i) => i));
});
