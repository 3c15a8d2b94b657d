import { describe, expect, test } from 'vitest';
import { chooseBest } from '../../../src/batch/choose.ts';
import { firstMet, parseCondition } from '../../../src/batch/condition.ts';
import type { Figures } from '../../../src/batch/figures.ts';
import { Unlike } from '../../../src/batch/unlike.ts';

const words = (text: string): Set<string> => new Set(text.split(' '));

describe('puzzles that are too like others', () => {
  test('differ in too few entries, on either side', () => {
    const unlike = new Unlike(2);
    unlike.add(1, words('A B C D'));
    unlike.add(2, words('A E'));
    expect(unlike.alike(words('A B E F G'))).toEqual([{ n: 2, words: ['A', 'E'] }]);
    expect(unlike.alike(words('A B C F'))).toEqual([
      { n: 1, words: ['A', 'B', 'C'] },
      { n: 2, words: ['A'] },
    ]);
    expect(unlike.alike(words('X Y'))).toEqual([]);
  });
});

describe('conditions', () => {
  const figures: Figures = {
    floor: 50,
    mean: 70.5,
    weak: 0,
    unlisted: 1,
    names: 3,
    used: 2,
    penalty: 0,
    nodes: 99,
  };
  test.each([
    ['floor<50', false],
    ['floor<=50', true],
    ['mean > 70', true],
    ['mean>=70.5,names>3', false],
    ['mean>=70.5, names>=3', true],
    ['unlisted=1', true],
  ])('%s: %s', (text, holds) => {
    expect(firstMet([parseCondition(text)], figures)?.text).toBe(holds ? text : undefined);
  });

  test('any of several will do', () => {
    const conditions = ['floor<10', 'names>2'].map(parseCondition);
    expect(firstMet(conditions, figures)?.text).toBe('names>2');
  });

  test.each([
    ['floor', "'floor' is no condition, such as floor<50 or mean<65"],
    ['flor<50', 'there is no figure flor: floor, mean,'],
    ['floor<fifty', 'is no condition'],
    ['floor<50,', "'' is no condition"],
  ])('%s is refused', (text, why) => {
    expect(() => parseCondition(text)).toThrow(why);
  });
});

describe('the best', () => {
  const candidates = [
    { n: 1, merit: [60, 70], words: words('A B') },
    { n: 2, merit: [60, 75], words: words('A C') },
    { n: 3, merit: [50, 90], words: words('D E') },
    { n: 4, merit: [60, 75], words: words('F G') },
  ] as const;

  test('by floor, then by mean, the first of equals', () => {
    const choices = chooseBest(candidates, 2);
    expect(choices.map(({ candidate, isKept }) => [candidate.n, isKept])).toEqual([
      [2, true],
      [4, true],
      [1, false],
      [3, false],
    ]);
  });

  test('none too like a better one', () => {
    const choices = chooseBest(candidates, 4, 2);
    expect(choices.map(({ candidate, isKept, alike }) => [candidate.n, isKept, alike])).toEqual([
      [2, true, undefined],
      [4, true, undefined],
      [1, false, 2],
      [3, true, undefined],
    ]);
  });
});
