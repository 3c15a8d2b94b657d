// How many fills are to be expected: against sizes and letters counted one by one, and in TypeScript
// against WebAssembly.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { newCellChooser } from '../../../src/solve/choose-cell.ts';
import { LetterChooser } from '../../../src/solve/choose-letter.ts';
import { expectation, fromScale } from '../../../src/solve/expectation.ts';
import { narrowCell } from '../../../src/solve/narrow-cell.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { systemOf } from '../../support/brute-force.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords, templateOf } from '../../support/random-cases.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** More than 32 letters, so that a mask is two integers. */
const MANY = `${LETTERS}ÄÖÜÅÆØÑŁŻŽŠČ`;

function statesOf(rows: readonly string[], letters: string, count: number): State[] {
  const lengths = rows[0]!.length > 5 ? [4, 60] : [2, 3, 4, 5];
  const texts = lengths.flatMap((length) =>
    randomWords(new Random(1), Array.from(letters), length, count),
  );
  const system = systemOf(templateOf(...rows));
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  return (['plain', 'wasm'] as const).map((kernels) => freshState(problem, kernels));
}

/** By definition, where each domain is looked at whole. */
function counted(state: State): number {
  const { problem } = state;
  const domains = problem.slots.map((_, slot) =>
    domainOf(state, slot).map((id) => problem.words.wordText(problem.slotLength[slot]!, id)),
  );
  let fills = 1;
  for (const domain of domains) fills *= domain.length;
  for (const cell of new Set(problem.slots.flatMap((cells) => [...cells]))) {
    const through = problem.slots.flatMap((cells, slot) => {
      const position = cells.indexOf(cell);
      return position < 0 ? [] : [domains[slot]!.map((word) => Array.from(word)[position]!)];
    });
    if (through.length < 2) continue;
    const chance = (letters: string[], letter: string): number =>
      letters.filter((other) => other === letter).length / letters.length;
    const agree = [...new Set(through[0])].map((letter) =>
      through.reduce((product, letters) => product * chance(letters, letter), 1),
    );
    fills *= agree.reduce((sum, product) => sum + product, 0);
  }
  return fills;
}

/** On the scale of `expectation`. */
function scaled(fills: number): number {
  const bits = Math.floor(Math.log2(fills));
  return bits + fills / 2 ** bits - 1;
}

test.each([
  [['____', '____', '____'], 'ABCDEFGH', 200],
  [['____', '__#_', '_#__'], MANY, 240],
] as const)('fills to expect in %j', (rows, letters, count) => {
  const [plain, wasm] = statesOf(rows, letters, count) as [State, State];
  const cells = newCellChooser(plain);
  const chooser = new LetterChooser(plain);
  const random = new Random(2);
  let compared = 0;
  for (let alive = true; alive; compared++) {
    const fills = expectation(plain);
    expect(fills).toBeCloseTo(scaled(counted(plain)), 6);
    expect(expectation(wasm)).toBe(fills);
    const cell = cells.choose();
    if (cell < 0) break;
    const letter = chooser.choose(cell, random);
    for (const state of [plain, wasm]) {
      narrowCell(state, cell, letter, true);
      alive = propagate(state);
    }
  }
  expect(compared).toBeGreaterThan(2);
});

test('a large domain is looked at in part, and in the same part', () => {
  const [plain, wasm] = statesOf(['_____', '_____', '_____', '_____', '_____'], LETTERS, 9000) as [
    State,
    State,
  ];
  for (const state of [plain, wasm]) {
    narrowCell(state, 0, 4, true);
    narrowCell(state, 13, 0, false);
    expect(propagate(state)).toBe(true);
  }
  expect(expectation(wasm)).toBe(expectation(plain));
  expect(expectation(plain)).toBeCloseTo(scaled(counted(plain)), 0);
});

test('the number may be beyond any float', () => {
  const rows = new Array<string>(60).fill('____#____#____#____#____#____#____');
  const [plain, wasm] = statesOf(rows, 'AB', 16) as [State, State];
  expect(expectation(wasm)).toBe(expectation(plain));
  expect(Number.isFinite(expectation(plain))).toBe(true);
});

test('letters that the sample misses are no reason to expect nothing', () => {
  const code = (i: number): string =>
    [17576, 676, 26, 1].map((unit) => LETTERS[Math.floor(i / unit) % 26]!).join('');
  const ending = (most: string, one: string): string[] =>
    Array.from({ length: 9000 }, (_, i) => code(i) + (i === 40 ? one : most));
  const texts = [
    ...ending('A', 'B'),
    ...ending('B', 'A').map((word) => `${word.slice(0, 4)}C${word.slice(4)}`),
  ];
  const cells = new Array<string>(10).fill('_');
  const system = {
    cells,
    slots: [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9, 4],
    ],
  };
  const problem = problemOf({ system, texts, words: listOf(texts), allowRepeats: false });
  for (const kernels of ['plain', 'wasm'] as const) {
    const state = freshState(problem, kernels);
    expect(domainOf(state, 0).length).toBe(9000);
    expect(expectation(state)).toBeGreaterThan(20);
  }
});

test.each([0, 1, -1, 0.5, -0.25, 10.75, -300.5, 1000])('a number from scale %d', (scale) => {
  const bits = Math.floor(scale);
  expect(fromScale(scale)).toBe(2 ** bits * (1 + scale - bits));
});

test('a number beyond all numbers is infinite, or 0', () => {
  expect(fromScale(1100)).toBe(Number.POSITIVE_INFINITY);
  expect(fromScale(-1100)).toBe(0);
});
