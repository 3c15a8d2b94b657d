// What a search does between two fixpoints, in TypeScript and in WebAssembly: after the same steps the
// same state, the same cell next, the same letter drawn.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { newCellChooser } from '../../../src/solve/choose-cell.ts';
import { LetterChooser } from '../../../src/solve/choose-letter.ts';
import { narrowCell } from '../../../src/solve/narrow-cell.ts';
import { propagate, queueSlotsAt } from '../../../src/solve/propagate.ts';
import type { Mark, State } from '../../../src/solve/state.ts';
import { addWeight } from '../../../src/solve/weights.ts';
import { systemOf } from '../../support/brute-force.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords, templateOf } from '../../support/random-cases.ts';

const FEW = 'ABCDEFGH';
/** More than 32 letters, so that a mask is two integers. */
const MANY = `${FEW}IJKLMNOPQRSTUVWXYZÄÖÜÅÆØÑŁŻŽŠČ`;

function statesOf(seed: number, letters: string, count: number): State[] {
  const texts = [3, 4].flatMap((length) => {
    return randomWords(new Random(seed), Array.from(letters), length, count);
  });
  const system = systemOf(templateOf('____', '____', '____'));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  return (['plain', 'wasm'] as const).map((kernels) => freshState(problem, kernels));
}

/** What two states of a problem have in common, wherever their domains lie. */
function shown(state: State): unknown {
  const { problem, memory } = state;
  const { cellCount, placeCount, maskInts } = problem;
  const run = (at: number, ints: number) => [...memory.i32.subarray(at, at + ints)];
  return {
    cells: run(state.cellMasks, cellCount * maskInts),
    places: run(state.placeMasks, placeCount * maskInts),
    words: problem.slots.map((_, slot) => domainOf(state, slot)),
    owners: problem.slots.map((_, slot) => run(state.owners[slot]!, state.slotIndex[slot]!.count)),
    weights: run(state.cellWeights, cellCount),
    propagations: state.propagations,
  };
}

/** The slots that wait, which wait no more then. */
function waiting(state: State): number[] {
  const slots: number[] = [];
  for (let slot = state.queue.pop(); slot >= 0; slot = state.queue.pop()) slots.push(slot);
  return slots;
}

test.each([
  [FEW, 60],
  [FEW, 400],
  [MANY, 400],
  [MANY, 3000],
])('random decisions on words of %s, %i of a length', (letters, count) => {
  for (let seed = 0; seed < 12; seed++) {
    const states = statesOf(seed, letters, count);
    const choosers = states.map((state) => newCellChooser(state));
    const drawn = states.map((state) => new LetterChooser(state));
    const randoms = states.map(() => new Random(seed));
    const same = <T>(ask: (state: State, i: number) => T): T => {
      const [plain, wasm] = states.map(ask);
      expect(wasm).toEqual(plain);
      return plain!;
    };
    const undone: { mark: Mark; floor: number }[][] = [];
    let alive = same(propagate);
    for (let step = 0; step < 40; step++) {
      // A wipeout leaves behind what the next undo takes back.
      same(alive ? shown : (state) => state.wipedOut);
      const cell = alive ? same((_, i) => choosers[i]!.choose()) : -1;
      if (cell < 0) {
        if (!alive) states.forEach((state) => void addWeight(state, state.wipedOut));
        const marks = undone.pop();
        if (marks === undefined) break;
        states.forEach((state, i) => void state.undo(marks[i]!.mark, marks[i]!.floor));
        alive = true;
        continue;
      }
      const letter = same((_, i) => drawn[i]!.choose(cell, randoms[i]));
      undone.push(states.map((state) => ({ floor: state.levelFloor, mark: state.mark() })));
      states.forEach((state) => void narrowCell(state, cell, letter, step % 3 !== 0));
      alive = same(propagate);
    }
  }
});

test('who waits, and that nobody does after the queue is dropped', () => {
  const states = statesOf(1, FEW, 100);
  const asked = states.map((state) => {
    propagate(state);
    narrowCell(state, 5, 0, false);
    const slots = waiting(state);
    queueSlotsAt(state, 2);
    state.memory.i32[state.recheck + 1] = 1;
    state.queue.push(1, 3);
    state.dropQueue();
    return { slots, left: waiting(state), recheck: state.memory.i32[state.recheck + 1] };
  });
  expect(asked[0]!.slots).toHaveLength(2);
  expect(asked[0]).toMatchObject({ left: [], recheck: 0 });
  expect(asked[1]).toEqual(asked[0]);
});
