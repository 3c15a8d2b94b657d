import { expect, test } from 'vitest';
import { ratiosOf } from '../../../bench/ratios.ts';
import {
  contradict,
  countedMs,
  isDecided,
  type Run,
  type Status,
} from '../../../bench/run-record.ts';
import { totalsOf } from '../../../bench/totals.ts';

const LIMIT_MS = 10_000;
const COUNTERS = { nodes: 10, backtracks: 1, restarts: 0, propagations: 100 };

function run(status: Status, searchMs: number, seed = 1): Run {
  const cost = (ms: number) => ({ cpuMs: ms, wallMs: ms });
  const costs = { load: cost(5), index: cost(7), search: cost(searchMs), counters: COUNTERS };
  return { contestant: 'this', grid: 'g', list: 'l', seed, status, ...costs };
}

test.each<[Status, number, number]>([
  ['filled', 12, 12],
  ['unfillable', 30, 30],
  ['timed-out', 10_040, LIMIT_MS],
  ['timed-out', 9_990, LIMIT_MS],
  ['gave-up', 3, LIMIT_MS],
  ['wrong', 3, LIMIT_MS],
  ['failed', 0, LIMIT_MS],
])('a run that is %s after %d ms counts as %d', (status, ms, counted) => {
  expect(countedMs(run(status, ms), LIMIT_MS)).toBe(counted);
});

test('only an answer is a decision', () => {
  const decided: Status[] = ['filled', 'unfillable', 'tallied', 'done'];
  const undecided: Status[] = ['timed-out', 'gave-up', 'wrong', 'failed'];
  expect(decided.every((status) => isDecided(run(status, 1)))).toBe(true);
  expect(undecided.some((status) => isDecided(run(status, 1)))).toBe(false);
});

test('a fill and a proof of the same grid contradict each other', () => {
  expect(contradict([run('filled', 1), run('unfillable', 1)])).toBe(true);
  expect(contradict([run('filled', 1), run('timed-out', 1), run('filled', 1)])).toBe(false);
});

test('totals drop no run', () => {
  const runs = [
    run('filled', 10),
    run('filled', 20, 2),
    run('unfillable', 30, 1),
    run('timed-out', 10_100, 2),
    run('failed', 0, 2),
  ];
  const totals = totalsOf(runs, LIMIT_MS);
  expect(totals).toMatchObject({ runs: 5, filled: 2, proved: 1, timedOut: 1, faulty: 1 });
  expect(totals).toMatchObject({ decidedBySeed: { 1: 2, 2: 1 }, loadMs: 5, indexMs: 7 });
  expect(totals).toMatchObject({ medianMs: 30, maxMs: LIMIT_MS, sumMs: 20_060, meanMs: 4012 });
});

test('ratios are over what both decided, sums over everything', () => {
  const first = [run('filled', 10), run('filled', 10, 2), run('timed-out', 10_100, 3)];
  const other = [run('filled', 40), run('timed-out', 10_100, 2), run('filled', 100, 3)];
  const search = ratiosOf(first, other, LIMIT_MS).find(({ what }) => what === 'search CPU')!;
  expect(search).toMatchObject({ both: 1, onlyFirst: 1, onlyOther: 1 });
  expect(search.geometricMean).toBeCloseTo(0.25, 12);
  expect(search.sums).toBeCloseTo(10_020 / 10_140, 12);
});

test('a search is put beside a whole command, alone and with what it needs', () => {
  const names = { contestant: 'rival', grid: 'g', list: 'l', seed: 1 };
  const whole: Run = { ...names, status: 'filled', whole: { cpuMs: 50, wallMs: 60 } };
  const ratios = ratiosOf([run('filled', 13)], [whole], LIMIT_MS);
  expect(ratios.map(({ what, geometricMean }) => [what, geometricMean.toFixed(2)])).toEqual([
    ['search CPU / whole command CPU', '0.26'],
    ['load, index, search CPU / whole command CPU', '0.50'],
  ]);
});

test('nothing that both decided gives no ratio', () => {
  expect(ratiosOf([run('filled', 1)], [run('timed-out', 10_100)], LIMIT_MS)).toEqual([]);
});
