// What the letters counted say of cells: against domains looked at word by word.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { cellLetters, domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

/** More than 32 letters, so that a mask is two integers. */
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÅÆØÑŁŻŽŠČ');

function stateOf(
  rows: readonly string[],
  { letters, lengths, count }: { letters: number; lengths: readonly number[]; count: number },
): State {
  const texts = lengths.flatMap((length) =>
    randomWords(new Random(1), LETTERS.slice(0, letters), length, count),
  );
  const system = systemOf(pictureOf(...rows));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  const state = freshState(problem);
  expect(propagate(state)).toBe(true);
  return state;
}

/** By definition. */
function counted(state: State): Float32Array {
  const { problem } = state;
  const { words } = problem;
  const row = problem.letterCount + 1;
  const beliefs = new Float32Array(problem.cellCount * row);
  const domains = problem.slots.map((_, slot) =>
    domainOf(state, slot).map((id) => Array.from(words.wordText(problem.slotLength[slot]!, id))),
  );
  for (let cell = 0; cell < problem.cellCount; cell++) {
    const letters = cellLetters(state, cell);
    const arcs = problem.cellArcs.subarray(
      problem.cellArcsStart[cell],
      problem.cellArcsStart[cell + 1],
    );
    const ways = (counts: (domain: string[][], at: number) => number): number =>
      arcs.reduce((product, arc) => {
        return product * counts(domains[problem.arcSlot[arc]!]!, problem.arcPosition[arc]!);
      }, 1);
    if (letters.length === 1) {
      beliefs[cell * row] = -1 - letters[0]!;
      continue;
    }
    beliefs[cell * row] = ways((domain) => domain.length);
    for (const letter of letters) {
      beliefs[cell * row + 1 + letter] = ways(
        (domain, at) => domain.filter((word) => words.letterIndex(word[at]!) === letter).length,
      );
    }
  }
  return beliefs;
}

test.each([
  ['lists', ['____', '__#_', '_#__'], { letters: 8, lengths: [2, 3, 4], count: 30 }],
  ['two integers a mask', ['____', '____'], { letters: 38, lengths: [2, 4], count: 400 }],
  ['bit sets', ['_____', '_____', '_____'], { letters: 20, lengths: [3, 5], count: 4000 }],
  ['cells in one slot', ['____', '_##_', '____'], { letters: 6, lengths: [3, 4], count: 60 }],
] as const)('words and letters of cells: %s', (_, rows, words) => {
  const state = stateOf(rows, words);
  const random = new Random(2);
  let compared = 0;
  for (;;) {
    // Undone, all is counted anew at the next place.
    const mark = state.trail.mark();
    state.expectation();
    expect(state.beliefs()).toEqual(counted(state));
    state.trail.undo(mark);
    compared++;
    const cell = state.core.cellByWeight(false);
    if (cell < 0) break;
    state.core.narrowCell(cell, state.core.drawLetter(cell, random.unit()), true);
    if (!propagate(state)) break;
  }
  expect(compared).toBeGreaterThan(2);
});
