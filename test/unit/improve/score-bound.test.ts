import { describe, expect, test } from 'vitest';
import { ScoreTable, scoreBound } from '../../../src/improve/score-bound.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { RankedList } from '../../../src/words/vocabulary/ranked-list.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { domainOf, freshState, problemOf } from '../../support/probe.ts';

/** Two slots that do not cross: 90 + 60 at best. */
function stateOf() {
  const words = new RankedList(
    parseWordList('aaa;90\nbbb;85\nccc;70\nddd;10\nxx;60\nyy;50\nzz;40'),
  );
  const system = systemOf(pictureOf('___', '###', '__#'));
  const state = freshState(problemOf({ system, texts: [], words, allowRepeats: false }));
  propagate(state);
  return state;
}

test('the words of at least a score are counted', () => {
  const table = new ScoreTable(stateOf().problem);
  const counts = [-5, 0, 10, 11, 70, 90, 91, 100].map((score) => table.wordsAtLeast(0, score));
  expect(counts).toEqual([4, 4, 4, 3, 3, 1, 0, 0]);
});

describe('a fill worth at least', () => {
  test.each<[number, 'same' | 'narrowed' | 'failed', number, number]>([
    [151, 'failed', 4, 3],
    [150, 'narrowed', 1, 1],
    [145, 'narrowed', 2, 1],
    [140, 'narrowed', 2, 2],
    [130, 'narrowed', 3, 3],
    [70, 'same', 4, 3],
    [0, 'same', 4, 3],
  ])('%i: %s, with %i and %i words', (least, answer, threes, twos) => {
    const state = stateOf();
    state.trail.mark();
    const bound = scoreBound(state, new ScoreTable(state.problem), () => least);
    expect(bound()).toBe(answer);
    expect([domainOf(state, 0), domainOf(state, 1)].map((words) => words.length)).toEqual([
      threes,
      twos,
    ]);
  });
});
