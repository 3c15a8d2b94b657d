// The rounds of a beam, one after the other.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { BeamStarts } from '../../../src/solve/beam-starts.ts';
import { propagate } from '../../../src/solve/propagate.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { freshState, problemOf } from '../../support/probe.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

test('the first round is narrow, later ones grow', () => {
  const texts = randomWords(new Random(1), Array.from('ABCDEFGH'), 5, 3000);
  const system = systemOf(pictureOf(...new Array<string>(5).fill('_____')));
  const state = freshState(problemOf({ system, texts, words: listOf(texts), allowRepeats: false }));
  expect(propagate(state)).toBe(true);
  const starts = new BeamStarts(state);
  const random = new Random(2);
  /** Letters tried until a round died for the first time; then it goes back as often as it may. */
  const round = (): number => {
    const untilDead = (): number => {
      for (let sum = 0; ; ) {
        const { tried, isOver } = starts.seek(random);
        sum += tried;
        if (isOver) return sum;
      }
    };
    const letters = untilDead();
    while (starts.canGoBack) untilDead();
    return letters;
  };
  const rounds = Array.from({ length: 4 }, round);
  expect(rounds[0]).toBeLessThan(rounds[1]! / 3);
  expect(Math.max(rounds[1]!, rounds[2]!)).toBeLessThan(rounds[3]! / 1.5);
});
