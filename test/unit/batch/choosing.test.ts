import { describe, expect, test } from 'vitest';
import { firstMet, parseCondition } from '../../../src/batch/condition.ts';
import type { Figures } from '../../../src/batch/figures.ts';
import { type Choice, Selection } from '../../../src/batch/selection.ts';
import { SimilarityFilter } from '../../../src/batch/similarity-filter.ts';

const words = (text: string): Set<string> => new Set(text.split(' '));

describe('puzzles that are too similar to others', () => {
  test('differ in too few entries, on either side', () => {
    const filter = new SimilarityFilter(2);
    filter.add(1, words('A B C D'));
    filter.add(2, words('A E'));
    expect(filter.tooSimilar(words('A B E F G'))).toEqual([{ n: 2, words: ['A', 'E'] }]);
    expect(filter.tooSimilar(words('A B C F'))).toEqual([
      { n: 1, words: ['A', 'B', 'C'] },
      { n: 2, words: ['A'] },
    ]);
    expect(filter.tooSimilar(words('X Y'))).toEqual([]);
  });
});

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

describe('conditions', () => {
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
    ['floor', "'floor' is not a condition: write it like floor<50 or mean<65"],
    ['flor<50', "unknown figure 'flor': figures are floor, mean,"],
    ['floor<fifty', "'floor<fifty' is not a condition: write it like floor<50 or mean<65"],
    ['floor<50,', "'' is not a condition: write it like floor<50 or mean<65"],
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
  const choicesOf = (most: number, distinct?: number): Choice[] => {
    const selection = new Selection(most, distinct);
    for (const each of candidates) selection.add({ ...each, seed: each.n, figures });
    return selection.choices();
  };

  test('by floor, then by mean, the first of equals', () => {
    const choices = choicesOf(3);
    expect(choices.map(({ candidate, isKept }) => [candidate.n, isKept])).toEqual([
      [2, true],
      [4, true],
      [1, true],
      [3, false],
    ]);
  });

  test('those that cannot be chosen any more are let go', () => {
    const selection = new Selection(2);
    const letGo = candidates.flatMap((each) =>
      selection.add({ ...each, seed: each.n, figures }).map(({ n }) => n),
    );
    expect(letGo).toEqual([1, 3]);
    expect(selection.choices().map(({ candidate }) => candidate.n)).toEqual([2, 4]);
  });

  test('none too similar to a better one', () => {
    const choices = choicesOf(4, 2);
    expect(
      choices.map(({ candidate, isKept, similarTo }) => [candidate.n, isKept, similarTo]),
    ).toEqual([
      [2, true, undefined],
      [4, true, undefined],
      [1, false, 2],
      [3, true, undefined],
    ]);
  });
});
