// What a search does between two fixpoints, against naive recomputation: down and up the tree at
// random, the same words and letters are left, the same cell is next, the same letter drawn. With
// few letters, and with more than one integer of a mask holds.

import { expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { propagate } from '../../src/solve/propagate.ts';
import type { State } from '../../src/solve/state.ts';
import type { TrailMark } from '../../src/solve/trail.ts';
import { systemOf } from '../support/brute-force.ts';
import { naiveByWeight, naiveDraw } from '../support/naive-choices.ts';
import { naiveFixpoint } from '../support/naive-propagation.ts';
import { pictureOf } from '../support/pictures.ts';
import { cellLetters, domainOf, freshState, problemOf, type Step, take } from '../support/probe.ts';
import { listOf, randomWords } from '../support/random-cases.ts';
import { batches } from '../support/thoroughness.ts';

const FEW = 'ABCDEFGH';
/** More than 32 letters, so that a mask is two integers. */
const MANY = `${FEW}IJKLMNOPQRSTUVWXYZÄÖÜÅÆØÑŁŻŽŠČ`;

function stateOf(seed: number, letters: string, count: number): State {
  const texts = [3, 4].flatMap((length) => {
    return randomWords(new Random(seed), Array.from(letters), length, count);
  });
  const system = systemOf(pictureOf('____', '____', '____'));
  return freshState(problemOf({ system, texts, words: listOf(texts), allowRepeats: false }));
}

test.each([
  [FEW, 60, 30],
  [FEW, 400, 8],
  [MANY, 400, 8],
  [MANY, 3000, 2],
])('words of %s, %i of a length', (letters, count, seeds) => {
  let compared = 0;
  for (const seed of batches(seeds)) {
    const state = stateOf(seed, letters, count);
    const { core, trail, problem, parameters } = state;
    const weights = new Int32Array(problem.slotCount).fill(1);
    const random = new Random(seed);
    const steps: Step[] = [];
    const marks: TrailMark[] = [];
    let alive = propagate(state);
    for (let i = 0; i < 40; i++) {
      const naive = naiveFixpoint(problem, steps, parameters.listMax);
      expect(alive).toBe(naive !== undefined);
      const cell = alive ? core.cellByWeight(false) : -1;
      if (naive !== undefined) {
        expect(problem.slots.map((_, slot) => domainOf(state, slot))).toEqual(naive.domains);
        expect(naive.cells.map((_, each) => cellLetters(state, each))).toEqual(naive.cells);
        expect(cell).toBe(naiveByWeight(state, weights, false));
        compared++;
      }
      if (cell < 0) {
        if (!alive) {
          core.addWeight(state.wipedOut);
          weights[state.wipedOut]!++;
        }
        if (marks.length === 0) break;
        trail.undo(marks.pop()!);
        steps.pop();
        alive = true;
        continue;
      }
      const unit = random.unit();
      const letter = core.drawLetter(cell, unit);
      expect(letter).toBe(naiveDraw(state, cell, unit));
      marks.push(trail.mark());
      steps.push({ kind: 'letter', cell, letter, only: i % 3 !== 0 });
      alive = take(state, steps.at(-1)!);
    }
  }
  expect(compared).toBeGreaterThan(20);
});
