import { describe, expect, test } from 'vitest';
import { parseWordLists } from '../../../../src/words/reading/parse-word-list.ts';
import {
  formatScoreMap,
  mapScore,
  parseScoreMap,
} from '../../../../src/words/reading/score-map.ts';

describe('a score map', () => {
  test.each([
    ['x2', [0, 0], [7, 14], [50, 100], [51, 100]],
    ['x0.5', [0, 0], [50, 25], [51, 26], [400, 100]],
    ['x.1', [1000, 100], [505, 51], [0, 0]],
    ['x100', [0.7, 70], [0.29, 29]],
    ['x0', [80, 0]],
    ['=100', [0, 100], [50, 100]],
    ['=0', [50, 0]],
    ['=250', [50, 100]],
    ['+10', [0, 10], [50, 60], [95, 100], [-5, 5]],
    ['-10', [50, 40], [5, 0], [150, 100]],
    ['+2.5', [1, 4]],
  ])('%s', (text, ...pairs) => {
    const map = parseScoreMap(text)!;
    const scores = pairs as unknown as [number, number][];
    expect(scores.map(([score]) => [score, mapScore(map, score)])).toEqual(scores);
    expect(parseScoreMap(formatScoreMap(map))).toEqual(map);
  });

  test.each(['', 'x', '2', 'X2', '*2', 'x-2', '+-2', '=1e2', 'x2 ', ' x2', 'x2.', '=', 'xx2'])(
    '%j is none',
    (text) => {
      expect(parseScoreMap(text)).toBeUndefined();
    },
  );
});

describe('a list with a map', () => {
  const source = (text: string, map?: string) => ({
    name: text,
    bytes: new TextEncoder().encode(text),
    ...(map !== undefined && { scoreMap: parseScoreMap(map)! }),
  });
  const scoreOf = (word: string, ...sources: ReturnType<typeof source>[]) =>
    parseWordLists(sources).words.scoreOf(Array.from(word));

  test.each([
    ['cat;30', 'x2', 60],
    ['cat;30', '=90', 90],
    ['cat;30', '+5', 35],
    ['cat', 'x0.5', 25],
    ['cat;', '+10', 60],
    ['cat;0.75', 'x100', 75],
    ['cat;700', 'x0.1', 70],
    ['cat;-20', '+50', 30],
    ['cat;12.5;a clue', 'x2', 25],
    ['çat;30', 'x2', 60],
  ])('%s with %s scores %i', (text, map, score) => {
    expect(scoreOf('CAT', source(text, map))).toBe(score);
  });

  test('has it for itself', () => {
    const lists = [source('cat;30', 'x2'), source('cat;99\ndog;30', '-5')];
    expect(scoreOf('CAT', ...lists)).toBe(60);
    expect(scoreOf('DOG', ...lists)).toBe(25);
    expect(scoreOf('DOG', source('ox;1', '=7'), source('dog;30'))).toBe(30);
  });

  test('keeps the higher score of two in it', () => {
    expect(scoreOf('CAT', source('cat;30\nCAT;20', 'x2'))).toBe(60);
  });

  test('is held to a floor by what the map makes of its scores', () => {
    const lists = [source('cat;30\ndog;20', 'x2')];
    const { words } = parseWordLists(lists, { minScore: 50 });
    expect([words.scoreOf(['C', 'A', 'T']), words.scoreOf(['D', 'O', 'G'])]).toEqual([
      60,
      undefined,
    ]);
  });
});
