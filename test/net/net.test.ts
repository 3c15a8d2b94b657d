// The net under the command: what some hundred command lines print, answer and write is what was recorded of
// them, byte for byte. `npm run record` records anew; test/net/cases has the lines.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../src/cli/spec/options.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';
import { allCases, RECORDED } from './cases.ts';
import { transcriptOf } from './transcript.ts';

/** Otherwise one of so many is looked at. */
const PART = 16;

const cases = allCases();
const recorded = new Map<string, string>();
for (const topic of new Set(cases.map((each) => each.topic))) {
  const parts = readFileSync(`${RECORDED}${topic}.txt`, 'utf8').split(/^(?=## )/m);
  for (const part of parts) recorded.set(`${topic}: ${part.split('\n', 1)[0]!.slice(3)}`, part);
}

describe.concurrent('as recorded', () => {
  test.each(cases.filter((_, at) => IS_THOROUGH || at % PART === 0))(
    '$topic: $name',
    async (each) => {
      const before = recorded.get(`${each.topic}: ${each.name}`);
      expect((await transcriptOf(each)).trimEnd()).toBe(before?.trimEnd());
    },
  );
});

test('every case is recorded, and nothing else', () => {
  expect([...recorded.keys()]).toEqual(cases.map(({ topic, name }) => `${topic}: ${name}`));
});

test('every option is in a command line', () => {
  const words = new Set(cases.flatMap(({ lines }) => lines.join(' ').split(/[\s='"]+/)));
  const longs = OPTIONS.map(({ name }) => `--${name}`);
  expect([...new Set(longs)].filter((long) => !words.has(long))).toEqual([]);
});
