// Repairing: what is kept of a run for the next one.

import { beforeEach, describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import { type Assignment, Repairer } from '../../../src/solve/repair.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellLetters, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

/** A staircase of squares, joined at their corners. */
const SQUARES = 8;
const CHAIN = pictureOf(
  ...Array.from({ length: 2 * SQUARES + 1 }, (_, y) =>
    Array.from({ length: 2 * SQUARES + 1 }, (_, x) => {
      const reach = y % 2 === 0 ? 2 : 1;
      return Math.abs(x - y) <= reach ? '_' : '#';
    }).join(''),
  ),
);
const ACROSS = 0;

let state: State;
let repairer: Repairer;
let decided: { cell: number; letter: number }[];
/** What was decided when the most slots of the run were filled. */
let fullest: Assignment;

beforeEach(() => {
  const texts = [3, 5].flatMap((length) =>
    randomWords(new Random(length), Array.from('ABC'), length, 150),
  );
  const system = systemOf(CHAIN);
  state = freshState(problemOf({ system, texts, words: listOf(texts), allowRepeats: true }));
  repairer = new Repairer(state);
  decided = [];
});

/** Gives each cell from one to another, of the search's own numbers, a letter that it can have. */
function decide(from: number, to: number): void {
  for (let cell = from; cell < to; cell++) {
    const letter = cellLetters(state, cell)[0]!;
    state.core.narrowCell(cell, letter, true);
    expect(propagate(state)).toBe(true);
    decided.push({ cell, letter });
    repairer.note(() => {
      fullest = [...decided];
      return fullest;
    });
  }
}

/** A run that came as far and no further, and failed at one slot. */
function run(cells: number, slot = ACROSS): void {
  const mark = state.trail.mark();
  decided = [];
  decide(0, cells);
  state.trail.undo(mark);
  repairer.blame(slot);
}

/** Crossings from the first across slot to a cell's nearest slot. */
function distances(): number[] {
  const { cellArcs, cellArcsStart, arcSlot, slotCount, cellCount } = state.problem;
  const slotsOf = (cell: number): number[] =>
    Array.from({ length: cellArcsStart[cell + 1]! - cellArcsStart[cell]! }, (_, i) => {
      return arcSlot[cellArcs[cellArcsStart[cell]! + i]!]!;
    });
  const steps = new Array<number>(slotCount).fill(Number.POSITIVE_INFINITY);
  steps[ACROSS] = 0;
  for (let round = 0; round < slotCount; round++) {
    for (let cell = 0; cell < cellCount; cell++) {
      const least = Math.min(...slotsOf(cell).map((slot) => steps[slot]!));
      for (const slot of slotsOf(cell)) steps[slot] = Math.min(steps[slot]!, least + 1);
    }
  }
  return Array.from({ length: cellCount }, (_, cell) =>
    Math.min(...slotsOf(cell).map((slot) => steps[slot]!)),
  );
}

describe('the next run', () => {
  test('starts with what was decided far from where the last one failed', () => {
    const from = distances();
    const kept = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      repairer = new Repairer(state);
      run(state.problem.cellCount);
      const next = repairer.nextStart(new Random(seed))!;
      const radius = Math.min(...next.map(({ cell }) => from[cell]!)) - 1;
      expect([2, 3]).toContain(radius);
      expect(next).toEqual(fullest.filter(({ cell }) => from[cell]! > radius));
      kept.add(radius);
    }
    expect(kept.size).toBe(2);
  });

  test('starts anew where no slot failed, and after 40 runs that were no fuller', () => {
    expect(repairer.nextStart(new Random(1))).toBeUndefined();
    const random = new Random(2);
    for (let i = 0; i <= 40; i++) {
      run(12);
      expect(repairer.nextStart(random)).toBeDefined();
    }
    run(12);
    expect(repairer.nextStart(random)).toBeUndefined();
    run(3);
    expect(repairer.nextStart(random)).toBeDefined();
  });

  test('starts from a run that is as full as what was repaired ten runs before', () => {
    const random = new Random(3);
    const { cellCount } = state.problem;
    const lastKept = (cells: number): number => {
      run(cells);
      return repairer.nextStart(random)!.at(-1)!.cell;
    };
    const full = lastKept(cellCount);
    const less = lastKept(cellCount - 20);
    // At first any run will do.
    expect(less).toBeLessThan(full);
    for (let i = 0; i < 8; i++) expect(lastKept(cellCount)).toBe(full);
    expect(lastKept(cellCount - 20)).toBe(full);
    // Ten runs before this one, what was repaired was less full.
    expect(lastKept(cellCount - 20)).toBe(less);
  });

  test('with a narrow hole keeps all letters there were but those between slots near the failing one', () => {
    const kept = new Set<number>();
    const { problem } = state;
    const near = (radius: number): Set<number> => {
      const slots = new Set([ACROSS]);
      for (let step = 0; step < radius; step++) {
        for (const slot of [...slots])
          for (const other of problem.crossings(slot)) slots.add(other);
      }
      return slots;
    };
    for (let seed = 0; seed < 20; seed++) {
      repairer = new Repairer(state, 'narrow');
      const mark = state.trail.mark();
      decided = [];
      // Others may follow from these.
      decide(0, problem.cellCount - 10);
      const letters = Array.from({ length: problem.cellCount }, (_, cell) => ({
        cell,
        letter: state.core.letterOf(cell),
      })).filter(({ letter }) => letter >= 0);
      state.trail.undo(mark);
      repairer.blame(ACROSS);
      const next = repairer.nextStart(new Random(seed));
      const radius = [1, 2, 3].findIndex((each) => {
        const slots = near(each);
        const left = letters.filter(({ cell }) =>
          problem.slotsAt(cell).some((at) => !slots.has(at)),
        );
        return JSON.stringify(left) === JSON.stringify(next);
      });
      expect(radius).toBeGreaterThanOrEqual(0);
      kept.add(radius);
    }
    expect(kept.size).toBe(3);
  });

  test('is the same for the same seed', () => {
    const starts = (): unknown[] => {
      const random = new Random(4);
      repairer = new Repairer(state);
      return Array.from({ length: 8 }, (_, i) => {
        run(4 + i, i % 3);
        return repairer.nextStart(random);
      });
    };
    expect(starts()).toEqual(starts());
  });
});
