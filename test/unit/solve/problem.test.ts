import { expect, test } from 'vitest';
import { Problem } from '../../../src/solve/problem.ts';
import { listOf } from '../../support/random-cases.ts';

const WORDS = listOf(['CAT', 'DO']);

interface Place {
  slot: number;
  position: number;
  cell: number;
}

function build(cellCount: number, slots: number[][], givens: Record<number, number> = {}) {
  const letters = new Int32Array(cellCount).fill(-1);
  for (const [cell, letter] of Object.entries(givens)) letters[Number(cell)] = letter;
  return new Problem({
    cellCount,
    givens: letters,
    slots,
    words: WORDS,
    letterCount: 26,
    allowRepeats: false,
    used: [],
  });
}

/** Every arc, by number. */
function arcsOf({ arcCount, arcSlot, arcPosition, arcCell }: Problem): Place[] {
  return Array.from({ length: arcCount }, (_, arc) => ({
    slot: arcSlot[arc]!,
    position: arcPosition[arc]!,
    cell: arcCell[arc]!,
  }));
}

/** For each cell of the search, its arcs. */
function placesByCell({ cellCount, cellArcs, cellArcsStart }: Problem): number[][] {
  return Array.from({ length: cellCount }, (_, cell) => [
    ...cellArcs.subarray(cellArcsStart[cell]!, cellArcsStart[cell + 1]!),
  ]);
}

test('only crossings are cells of the search', () => {
  // 0 1 2 across, 1 3 4 down, 5 alone.
  const problem = build(6, [
    [0, 1, 2],
    [1, 3, 4],
  ]);
  expect(problem.cellCount).toBe(1);
  expect(arcsOf(problem)).toEqual([
    { slot: 0, position: 1, cell: 0 },
    { slot: 1, position: 0, cell: 0 },
  ]);
  expect(placesByCell(problem)).toEqual([[0, 1]]);
  expect([...problem.slotArcs]).toEqual([0, 1, 2]);
  expect([...problem.slotLength]).toEqual([3, 3]);
  expect([...problem.hasUnchecked]).toEqual([1, 1]);
});

test('and givens in a slot', () => {
  const problem = build(4, [[0, 1, 2]], { 1: 4, 3: 5 });
  expect(problem.cellCount).toBe(1);
  expect([...problem.cellGiven]).toEqual([4]);
  expect(arcsOf(problem)).toEqual([{ slot: 0, position: 1, cell: 0 }]);
  expect([...problem.hasUnchecked]).toEqual([1]);
});

test('a slot of crossings and givens alone is not loose', () => {
  const slots = [
    [0, 1],
    [0, 2],
    [1, 3],
  ];
  expect([...build(4, slots).hasUnchecked]).toEqual([0, 1, 1]);
  expect([...build(4, slots, { 2: 0 }).hasUnchecked]).toEqual([0, 0, 1]);
});

test('a cell may lie in three slots', () => {
  const problem = build(4, [
    [0, 1],
    [2, 0],
    [3, 0],
  ]);
  expect(problem.cellCount).toBe(1);
  expect(placesByCell(problem)).toEqual([[0, 1, 2]]);
  expect(arcsOf(problem).map(({ position }) => position)).toEqual([0, 1, 1]);
});

test('no slots, no cells', () => {
  const problem = build(3, [], { 0: 1 });
  expect([problem.cellCount, problem.slotCount, problem.arcCount]).toEqual([0, 0, 0]);
});

test.each([
  [1, 1],
  [26, 1],
  [32, 1],
  [33, 2],
  [60, 2],
  [65, 3],
  [255, 8],
])('%i letters take %i integers', (letterCount, maskInts) => {
  const givens = new Int32Array(2).fill(-1);
  const rest = { words: WORDS, allowRepeats: true, used: [] };
  const problem = new Problem({ cellCount: 2, givens, slots: [[0, 1]], letterCount, ...rest });
  expect(problem.maskInts).toBe(maskInts);
});

test('cells of the search are numbered as the cells are, arcs slot by slot', () => {
  // A 2x2 square: every cell is checked.
  const problem = build(4, [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ]);
  expect(arcsOf(problem)).toEqual([
    { slot: 0, position: 0, cell: 0 },
    { slot: 0, position: 1, cell: 1 },
    { slot: 1, position: 0, cell: 2 },
    { slot: 1, position: 1, cell: 3 },
    { slot: 2, position: 0, cell: 0 },
    { slot: 2, position: 1, cell: 2 },
    { slot: 3, position: 0, cell: 1 },
    { slot: 3, position: 1, cell: 3 },
  ]);
  expect(placesByCell(problem)).toEqual([
    [0, 4],
    [1, 6],
    [2, 5],
    [3, 7],
  ]);
});
