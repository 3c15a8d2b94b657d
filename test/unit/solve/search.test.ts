import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import type { Assignment } from '../../../src/solve/repair.ts';
import { Search, type SearchSettings } from '../../../src/solve/search.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellsOf, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;

/** An open 4x4 square and `count` words over `letters`. */
function square(letters: string, count: number) {
  const texts = randomWords(new Random(count), Array.from(letters), 4, count);
  const system = systemOf(pictureOf('____', '____', '____', '____'));
  return problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
}

const FILLABLE = square('ABCDEF', 140);
const UNFILLABLE = square('ABCDEFGHIJ', 95);
const CELLS = new Array<string>(16).fill('_');

function searchOf(problem: typeof FILLABLE, seed: number, settings: SearchSettings = {}): Search {
  const search = new Search(problem, settings);
  search.reset(seed);
  return search;
}

test('a fill stays until it is skipped', () => {
  const search = searchOf(FILLABLE, 1);
  expect(search.run(UNLIMITED, UNLIMITED)).toBe('filled');
  const fill = cellsOf(search, CELLS);
  const { counters } = search;
  expect(search.run(UNLIMITED, UNLIMITED)).toBe('filled');
  expect(cellsOf(search, CELLS)).toBe(fill);
  expect(search.counters).toEqual(counters);
  search.skip();
  expect(search.run(UNLIMITED, UNLIMITED)).toBe('filled');
  expect(cellsOf(search, CELLS)).not.toBe(fill);
});

test('a proof stays a proof', () => {
  const search = searchOf(UNFILLABLE, 1);
  expect(search.run(UNLIMITED, UNLIMITED)).toBe('unfillable');
  expect(search.counters.backtracks).toBeGreaterThan(0);
  expect(search.run(UNLIMITED, UNLIMITED)).toBe('unfillable');
});

describe('counters', () => {
  test('start at nothing', () => {
    const { nodes, backtracks, restarts } = searchOf(FILLABLE, 0).counters;
    expect({ nodes, backtracks, restarts }).toEqual({ nodes: 0, backtracks: 0, restarts: 0 });
  });

  test('a restart after every failure, none without', () => {
    const often = searchOf(UNFILLABLE, 0, { restartUnit: 1 });
    const never = searchOf(UNFILLABLE, 0, { restartUnit: 0 });
    expect(often.run(UNLIMITED, UNLIMITED)).toBe('unfillable');
    expect(never.run(UNLIMITED, UNLIMITED)).toBe('unfillable');
    expect(often.counters.restarts).toBeGreaterThan(1);
    expect(never.counters.restarts).toBe(0);
  });

  test('a proof takes back every decision of a search without restarts', () => {
    const search = searchOf(UNFILLABLE, 0, { restartUnit: 0 });
    search.run(UNLIMITED, UNLIMITED);
    const { nodes, backtracks, propagations } = search.counters;
    expect(backtracks).toBe(nodes);
    expect(propagations).toBeGreaterThan(nodes);
  });

  test('are those of the seed alone after a reset', () => {
    const search = searchOf(UNFILLABLE, 5);
    search.run(UNLIMITED, UNLIMITED);
    const { counters } = search;
    search.reset(6);
    search.run(7, UNLIMITED);
    search.reset(5);
    search.run(UNLIMITED, UNLIMITED);
    expect(search.counters).toEqual(counters);
  });
});

describe('pauses', () => {
  test('come after about so many propagations', () => {
    const search = searchOf(UNFILLABLE, 2);
    const before = search.counters.propagations;
    expect(search.run(UNLIMITED, 10)).toBe('paused');
    const { propagations } = search.counters;
    expect(propagations - before).toBeGreaterThanOrEqual(10);
    expect(propagations - before).toBeLessThan(200);
  });

  test('even one of nothing moves on', () => {
    const search = searchOf(FILLABLE, 2);
    let answer = search.run(UNLIMITED, 1);
    let slices = 1;
    while (answer === 'paused' && slices < 100_000) {
      answer = search.run(UNLIMITED, 1);
      slices++;
    }
    expect(answer).toBe('filled');
  });
});

test('without random numbers every seed is the same', () => {
  const fills = [0, 1, 2].map((seed) => {
    const search = searchOf(FILLABLE, seed, { randomise: false });
    expect(search.run(UNLIMITED, UNLIMITED)).toBe('filled');
    return cellsOf(search, CELLS);
  });
  expect(new Set(fills).size).toBe(1);
});

describe('runs', () => {
  /** Failures that each run may have, and what it starts from. */
  class Recorded extends Search {
    readonly runs: [failures: number, letters: number][] = [];

    override startRun(start: Assignment, failures: number): void {
      this.runs.push([failures, start.length]);
      super.startRun(start, failures);
    }
  }
  const runsOf = (settings: SearchSettings): [failures: number, letters: number][] => {
    const search = new Recorded(UNFILLABLE, settings);
    search.reset(1);
    expect(search.run(UNLIMITED, UNLIMITED)).toBe('unfillable');
    expect(search.counters.restarts).toBe(search.runs.length);
    return search.runs;
  };

  test('from the root have Luby lengths', () => {
    const runs = runsOf({ restartUnit: 1 });
    const lengths = runs.slice(0, 7).map(([failures]) => failures);
    expect(lengths).toEqual([1, 2, 1, 1, 2, 4, 1]);
    expect(runs.every(([, letters]) => letters === 0)).toBe(true);
  });

  test('that repair have 1,000 failures', () => {
    const runs = runsOf({ restartUnit: 1, starts: 'repaired' });
    expect(runs.map(([failures]) => failures)).toContain(1000);
    for (const [failures, letters] of runs) if (failures !== 1000) expect(letters).toBe(0);
  });
});
