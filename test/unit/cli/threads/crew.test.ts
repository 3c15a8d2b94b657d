// A crew whose hands die: what they were at is made again, and the results stay in order.

import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { Crew } from '../../../../src/cli/threads/crew.ts';
import type { Task } from '../../../../src/cli/threads/fill-plan.ts';
import { Workshop } from '../../../../src/cli/threads/workshop.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { plainWords } from '../../../support/plain-words.ts';
import { scratch } from '../../../support/scratch.ts';

const { file, path } = scratch();
const words = parseWordList(plainWords(4).join('\n'));
const blank = parseTemplate('____\n____\n____\n____\n', { source: 'grid' });
const grounds = [{ blank, options: {} }];
const making = { best: true, maxNodes: 300 };

function crewOf(script: string, jobs: number): Crew {
  const order = { grounds, making, choice: { lists: [] } };
  return new Crew(new Workshop(grounds, words, making), order, {
    jobs,
    signal: new AbortController().signal,
    script: pathToFileURL(script),
  });
}

function* tasks(count: number): Generator<Task> {
  for (let index = 0; index < count; index++) yield { index, ground: 0, seed: index };
}

async function made(crew: Crew, count: number): Promise<unknown[]> {
  const results: unknown[] = [];
  try {
    for await (const { index, seed } of crew.inOrder(tasks(count))) results.push([index, seed]);
  } finally {
    await crew.dismiss();
  }
  return results;
}

const ANSWER =
  "parentPort.postMessage({ ...told.task, outcome: { status: 'gave-up', limit: 'nodes', stats: {} }, milliseconds: 0 })";

test('one that dies is replaced, and its task is made again', async () => {
  // Each hand dies at its third task; what it has been told is in a file.
  const script = file(
    'dies.mjs',
    `import { parentPort } from 'node:worker_threads';
     import { appendFileSync } from 'node:fs';
     let count = 0;
     parentPort.on('message', (told) => {
       appendFileSync(${JSON.stringify(path('log'))}, 'task\\n');
       if (++count === 3) process.exit(7);
       ${ANSWER};
     });`,
  );
  const results = await made(crewOf(script, 3), 120);
  expect(results).toEqual(Array.from({ length: 120 }, (_, i) => [i, i]));
});

test('a task that kills whoever tries it ends the run with its error', async () => {
  const script = file(
    'cursed.mjs',
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('cursed'); });`,
  );
  await expect(made(crewOf(script, 2), 400)).rejects.toThrow('cursed');
});
