// The runs of a search: their lengths, and in which order they start where.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { type RunSettings, Runs } from '../../../src/solve/runs.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

function runsOf(count: number, settings: RunSettings): Runs {
  const texts = randomWords(new Random(1), Array.from('ABCDEFGH'), 5, count);
  const system = systemOf(pictureOf(...new Array<string>(5).fill('_____')));
  const state = freshState(problemOf({ system, texts, words: listOf(texts), allowRepeats: false }));
  return new Runs(state, settings);
}

/** Failures that the current run has. */
function length(runs: Runs): number {
  let failures = 0;
  for (; !runs.isOver; failures++) runs.fail(-1);
  return failures;
}

test('runs from the root have Luby lengths', () => {
  const runs = runsOf(500, { restartUnit: 3, starts: 'root' });
  const lengths = Array.from({ length: 8 }, () => {
    const failures = length(runs);
    expect(runs.next(undefined)).toEqual([]);
    return failures;
  });
  expect(lengths).toEqual([3, 3, 6, 3, 3, 6, 12, 3]);
  expect(runs.ended).toBe(8);
});

test('a unit of 0 is one run without end', () => {
  const runs = runsOf(500, { restartUnit: 0, starts: 'root' });
  for (let i = 0; i < 100_000; i++) runs.fail(0);
  expect(runs.isOver).toBe(false);
});

test('a repair has 1,000 failures; without anything to repair a run begins at the root', () => {
  const runs = runsOf(500, { restartUnit: 5, starts: 'repaired' });
  const random = new Random(1);
  runs.note(() => [{ cell: 24, letter: 0 }]);
  runs.fail(0);
  expect(runs.next(random)).toEqual([]);
  expect(length(runs)).toBe(1000);
  const other = runsOf(500, { restartUnit: 5, starts: 'repaired' });
  expect(length(other)).toBe(5);
  expect(other.next(random)).toEqual([]);
  expect(length(other)).toBe(5);
});
