// Rounds of a beam and the runs between them: in which order they come, and how long they last.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { BeamSearch } from '../../../src/solve/beam-search.ts';
import { countFilled } from '../../../src/solve/fullest.ts';
import type { Assignment } from '../../../src/solve/repair.ts';
import { Search } from '../../../src/solve/search.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellsOf, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;
const RESTART_UNIT = 5;

function square(letters: string, size: number, count: number) {
  const texts = randomWords(new Random(count), Array.from(letters), size, count);
  const system = systemOf(pictureOf(...new Array<string>(size).fill('_'.repeat(size))));
  return problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
}

const FILLABLE = square('ABCDEF', 4, 140);
const UNFILLABLE = square('ABCDEFGHIJ', 4, 95);
const LARGE = square('ABCDEFGH', 5, 3000);

/** A run, and how many slots had been filtered before it. */
interface Run {
  readonly start: Assignment;
  readonly failures: number;
  readonly filtered: number;
}

/** A search that never takes a fill, and writes down the runs that it is told to begin. */
class Endless extends Search {
  readonly begun: Run[] = [];

  override startRun(start: Assignment, failures: number): void {
    this.begun.push({ start, failures, filtered: this.counters.propagations });
    super.startRun(start, failures);
  }
}

/** A round, the runs after it, and how many slots were filtered in it and in them. */
interface Cycle {
  readonly took: number;
  readonly runs: readonly Run[];
  readonly lasted: number;
  /** Failures of the run from the root, if it was the last one. */
  readonly rootFailures: number | undefined;
}

/** A run of no failures is the way to the root, where a round begins. */
function cyclesOf(begun: readonly Run[]): Cycle[] {
  const rounds = begun.flatMap(({ failures }, i) => (failures === 0 ? [i] : []));
  return rounds.slice(1).map((end, i) => {
    const [round, first, last] = [begun[rounds[i]!]!, begun[rounds[i]! + 1]!, begun[end - 1]!];
    return {
      took: first.filtered - round.filtered,
      runs: begun.slice(rounds[i]! + 1, end),
      lasted: begun[end]!.filtered - first.filtered,
      rootFailures: last.failures < 300 ? last.failures : undefined,
    };
  });
}

describe('rounds and runs', () => {
  const search = new Endless(LARGE, { restartUnit: RESTART_UNIT });
  search.reset(1);
  search.bound = () => (countFilled(search.state) === LARGE.slotCount ? 'failed' : 'same');
  const start: Run = { start: [], failures: 0, filtered: search.counters.propagations };
  const driver = new BeamSearch(search);
  expect(driver.run(100_000, UNLIMITED)).toBe('gave-up');
  const cycles = cyclesOf([start, ...search.begun]);
  const fromRoot = cycles.flatMap(({ rootFailures }, i) => (rootFailures === undefined ? [] : [i]));

  test('runs of 300 failures start where a round came to, the latest first; repairs have 1,000', () => {
    for (const { runs, rootFailures } of cycles) {
      const dives = runs.filter(({ failures }) => failures === 300);
      expect(runs[0]).toBe(dives[0]);
      expect(dives.at(-1)!.start.length).toBeLessThanOrEqual(dives[0]!.start.length);
      expect(dives.at(-1)!.start.length).toBeGreaterThan(0);
      const others = runs.filter(({ failures }) => failures !== 300);
      if (rootFailures !== undefined) expect(others.pop()!.start).toEqual([]);
      expect(others.every(({ failures }) => failures === 1000)).toBe(true);
    }
    expect(cycles.some(({ runs }) => runs[0]!.start.length > runs.at(-1)!.start.length)).toBe(true);
  });

  test('a round is followed by runs that filter as many slots as it did', () => {
    for (const { took, lasted } of cycles) expect(lasted).toBeGreaterThanOrEqual(took);
  });

  test('a round goes back five times or more; then comes a run from the root', () => {
    const lengths = fromRoot.map((i) => cycles[i]!.rootFailures);
    expect(lengths.slice(0, 3)).toEqual([RESTART_UNIT, 2 * RESTART_UNIT, RESTART_UNIT]);
    const rounds = fromRoot.map((end, i) => end - (fromRoot[i - 1] ?? -1));
    expect(Math.min(...rounds)).toBeGreaterThan(5);
  });

  test('the first round is narrow, later ones are wider', () => {
    const [first, second, third, fourth] = [0, ...fromRoot.map((i) => i + 1)].map(
      (i) => cycles[i]!.took,
    );
    expect(first).toBeLessThan(second! / 3);
    expect(Math.max(second!, third!)).toBeLessThan(fourth! / 1.5);
  });

  test('both count as restarts, and letters that a round tries as nodes', () => {
    expect(driver.counters.restarts).toBe(search.begun.length);
    expect(driver.counters.nodes).toBe(100_000);
    expect(search.counters.nodes).toBeLessThan(90_000);
  });
});

test('it ends with a fill, or with a proof', () => {
  for (const [problem, answer] of [
    [FILLABLE, 'filled'],
    [UNFILLABLE, 'unfillable'],
  ] as const) {
    const driver = new BeamSearch(new Search(problem, { restartUnit: RESTART_UNIT }));
    expect(driver.run(UNLIMITED, UNLIMITED)).toBe(answer);
    expect(driver.run(UNLIMITED, UNLIMITED)).toBe(answer);
  }
});

test('it starts from what the root was narrowed to, which may be nothing', () => {
  const search = new Search(FILLABLE);
  for (const slot of [0, 1, 4]) search.state.domains.keepFirst(slot, 1);
  const driver = new BeamSearch(search);
  expect(driver.run(UNLIMITED, UNLIMITED)).toBe('unfillable');
  expect(driver.counters.nodes).toBe(0);
});

test('it lasts until the search is reset', () => {
  const search = new Search(FILLABLE);
  search.reset(3);
  new BeamSearch(search).run(UNLIMITED, UNLIMITED);
  const plain = new Search(FILLABLE);
  for (const each of [search, plain]) {
    each.reset(3);
    expect(each.run(UNLIMITED, UNLIMITED)).toBe('filled');
  }
  const cells = new Array<string>(16).fill('_');
  expect(cellsOf(search, cells)).toBe(cellsOf(plain, cells));
  expect(search.counters).toEqual(plain.counters);
});

test('neither pauses nor limits that are raised matter', () => {
  const outcome = (pause: number, step: number): unknown => {
    const search = new Search(UNFILLABLE, { restartUnit: RESTART_UNIT });
    search.reset(5);
    const driver = new BeamSearch(search);
    let limit = step;
    let answer = driver.run(limit, pause);
    for (; answer === 'paused' || answer === 'gave-up'; answer = driver.run(limit, pause)) {
      if (answer === 'gave-up') limit += step;
    }
    return { answer, counters: driver.counters };
  };
  const whole = outcome(UNLIMITED, UNLIMITED);
  expect(whole).toMatchObject({ answer: 'unfillable' });
  for (const [pause, step] of [
    [1, UNLIMITED],
    [100, UNLIMITED],
    [UNLIMITED, 3],
  ] as const) {
    expect(outcome(pause, step)).toEqual(whole);
  }
});
