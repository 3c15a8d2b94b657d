// What comes of an attempt, and what it spends.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { type Attempt, type Ending, Work } from '../../../src/improve/work.ts';
import { NOTHING_COUNTED } from '../../../src/solve/outcome.ts';
import { Search } from '../../../src/solve/search.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;

function workOn(letters: string, count: number, hasBeam: boolean): Work {
  const texts = randomWords(new Random(1), Array.from(letters), 5, count);
  const system = systemOf(pictureOf(...new Array<string>(5).fill('_____')));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  const first = new Search(problem);
  expect(first.run(UNLIMITED, UNLIMITED)).toBe('filled');
  return new Work({
    searchFrom: () => new Search(problem),
    levels: [0],
    hasBeam,
    words: first.fill(),
    penaltyOf: () => 0,
    firstPenalty: 0,
    kinOf: () => 0,
    firstKin: 0,
    seed: 1,
    maxNodes: 10_000,
    counted: NOTHING_COUNTED,
  });
}

function endOf(work: Work, nodes: Pick<Attempt, 'maxNodes' | 'beamNodes'>): Ending {
  const attempt = work.attempt({ ...nodes, narrow: () => true, take: () => 'stop' });
  for (;;) {
    const { done, value } = attempt.next();
    if (done) return value;
  }
}

test('a beam has its own nodes, where the grid is one for it', () => {
  for (const hasBeam of [true, false]) {
    const work = workOn('ABCDEFGH', 6000, hasBeam);
    expect(work.search.state.expectation()).toBeGreaterThan(20);
    expect(endOf(work, { maxNodes: 1 })).toBe('gave-up');
    expect(work.counters.nodes).toBe(1);
    expect(endOf(work, { maxNodes: 1, beamNodes: 5000 })).toBe(hasBeam ? 'stopped' : 'gave-up');
    if (hasBeam) expect(work.counters.nodes).toBeGreaterThan(500);
    else expect(work.counters.nodes).toBe(2);
  }
});

test('it is left alone where few fills are expected', () => {
  const few = workOn('ABCDEFGH', 500, true);
  expect(few.search.state.expectation()).toBeLessThan(20);
  expect(few.search.state.expectation()).toBeGreaterThan(0);
  expect(endOf(few, { maxNodes: 1, beamNodes: 5000 })).toBe('gave-up');
  expect(few.counters.nodes).toBe(1);
});
