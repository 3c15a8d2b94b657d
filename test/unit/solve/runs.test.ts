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

test('after a beam come runs of 300 failures from where it came, repairs of 1,000, then a run from the root', () => {
  const runs = runsOf(3000, { restartUnit: 5, starts: 'beam' });
  const random = new Random(1);
  const seek = (): number => {
    let letters = 0;
    for (; runs.isSeeking; ) letters += runs.seek(random);
    expect(runs.isUnderWay).toBe(false);
    return letters;
  };
  expect(runs.isSeeking).toBe(true);
  expect(runs.isUnderWay).toBe(false);
  expect(seek()).toBeGreaterThan(60);
  const dive = runs.next(random);
  expect(dive.length).toBeGreaterThan(0);
  runs.note(() => dive);
  runs.fail(0);
  expect(length(runs)).toBe(299);
  runs.next(random);
  expect(length(runs)).toBe(1000);
  // Repairs come to nothing; then it is the turn of the beam's other starts, and of the root.
  const lengths: number[] = [];
  for (let last = 0; last !== 5; ) {
    runs.next(random);
    expect(runs.isSeeking).toBe(false);
    last = length(runs);
    lengths.push(last);
  }
  expect(lengths.filter((failures) => failures === 1000).length).toBeGreaterThan(30);
  expect(lengths.filter((failures) => failures === 300).length).toBeGreaterThan(30);
  expect(new Set(lengths)).toEqual(new Set([1000, 300, 5]));
  expect(runs.next(random)).toEqual([]);
  expect(runs.isSeeking).toBe(true);
  // The round goes back four generations of ten states.
  expect(seek()).toBeGreaterThanOrEqual(40);
});
