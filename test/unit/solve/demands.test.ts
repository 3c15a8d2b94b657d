// Which decision a demand asks for; that fills have what is demanded, and proofs hold, is tested by
// brute force in test/property/rules.test.ts.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { demandsOf } from '../../../src/solve/demands.ts';
import { Problem, type ProblemInput } from '../../../src/solve/problem.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import type { State } from '../../../src/solve/state.ts';
import { freshState, take } from '../../support/probe.ts';
import { listOf } from '../../support/random-cases.ts';

const words = listOf(['AB', 'AC', 'BC', 'CAB', 'DAB']);
const idOf = (text: string): [number, number] => [text.length, words.wordId(Array.from(text))];

/** Two slots of two cells and one of three, apart. */
function stateWith(part: Partial<ProblemInput>): State {
  const state = freshState(
    new Problem({
      cellCount: 7,
      givens: new Int32Array(7).fill(-1),
      slots: [
        [0, 1],
        [2, 3],
        [4, 5, 6],
      ],
      words,
      letterCount: words.alphabet.length,
      allowRepeats: false,
      used: [],
      ...part,
    }),
  );
  expect(propagate(state)).toBe(true);
  return state;
}

describe('words', () => {
  const must = { words: [[idOf('AC')], [idOf('DAB')]], count: 2 };

  test('those with the fewest slots come first, and all at last stand', () => {
    const state = stateWith({ mustWords: must });
    const demands = demandsOf(state)!;
    expect(demands.look()).toBe('open');
    const dab = words.wordId(Array.from('DAB'));
    for (const random of [undefined, new Random(0), new Random(1)]) {
      expect(demands.decision(random)).toEqual({
        kind: 'word',
        slot: 2,
        word: dab,
        narrowsCells: true,
      });
    }
    take(state, { kind: 'word', slot: 2, id: dab, only: true });
    expect(demands.look()).toBe('open');
    expect(demands.decision(undefined)).toMatchObject({ kind: 'word', slot: 0 });
    take(state, { kind: 'word', slot: 0, id: idOf('AC')[1], only: true });
    expect(demands.look()).toBe('met');
  });

  test('fewer places than words', () => {
    const state = stateWith({ mustWords: must });
    take(state, { kind: 'word', slot: 2, id: idOf('CAB')[1], only: true });
    expect(demandsOf(state)!.look()).toBe('unmet');
  });

  test('a slot that stays open is no place', () => {
    const state = stateWith({ mustWords: must, decided: [true, true, false] });
    expect(demandsOf(state)!.look()).toBe('unmet');
  });
});

describe('letters', () => {
  const letter = (text: string): number => words.letterIndex(text);

  test('are placed where they may stand', () => {
    const state = stateWith({ requiredLetters: [[letter('D')]] });
    const demands = demandsOf(state)!;
    expect(demands.look()).toBe('open');
    expect(demands.decision(new Random(0))).toEqual({
      kind: 'letter',
      cell: 4,
      letter: letter('D'),
    });
    take(state, { kind: 'letter', cell: 4, letter: letter('D'), only: true });
    expect(demands.look()).toBe('met');
  });

  test('have no place', () => {
    const state = stateWith({ requiredLetters: [[letter('D')], [letter('A')]] });
    take(state, { kind: 'letter', cell: 4, letter: letter('D'), only: false });
    expect(demandsOf(state)!.look()).toBe('unmet');
  });
});

describe('letters that are counted', () => {
  const letter = (text: string): number => words.letterIndex(text);
  const counted = (least: number): State =>
    stateWith({
      letterCounts: [{ letters: [letter('C'), letter('D')], least, most: 3 }],
    });

  test('are placed one after the other, before all else', () => {
    const state = counted(3);
    const demands = demandsOf(state)!;
    expect(demands.look()).toBe('open');
    // The longer slot begins with one of them whatever it holds.
    expect(demands.decision(undefined)).toMatchObject({ kind: 'letter', letter: letter('C') });
    take(state, { kind: 'letter', cell: 1, letter: letter('C'), only: true });
    expect(demands.look()).toBe('open');
    take(state, { kind: 'letter', cell: 3, letter: letter('C'), only: true });
    expect(demands.look()).toBe('met');
  });

  test('have too few places', () => {
    // Two cells of the slots of two, and one of the other.
    expect(demandsOf(counted(3))!.look()).toBe('open');
    expect(demandsOf(counted(4))!.look()).toBe('unmet');
  });
});

test('no demands, nothing to look after', () => {
  expect(demandsOf(stateWith({}))).toBe(undefined);
});
