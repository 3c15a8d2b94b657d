import { describe, expect, test } from 'vitest';
import { type Form, formOf } from '../../../src/taste/form.ts';

const WORDS = new Set(
  `WALK HOPE HOP HAPPY BOX BUS CAR HER LAD PASS LATE BIG CITY TEACH FIRE RED REAL EAST AREA DO
   KIND FRIEND WRITE ABLE TIE GLAD`.split(/\s+/),
);

describe.each<[Form, string]>([
  ['plural', 'WALKS BOXES HOPES CARS TIES'],
  [
    'inflected',
    'WALKED WALKING HOPING HOPPED HOPPING HAPPIER HAPPIEST LATER LATEST BIGGER TEACHER',
  ],
  ['affixed', 'REWRITE UNABLE UNKIND KINDNESS HAPPINESS GLADLY REALLY FRIENDLY CONNECTION'],
  // Endings that leave no word, bases of two letters, and words that only look like piles.
  ['base', 'PASS BUS IRIS DOS AREA RED REAL EAST UNDO NATION RING WALK'],
])('%s', (form, words) => {
  test.each(words.split(' '))('%s', (word) => {
    expect(formOf(word, (text) => WORDS.has(text))).toBe(form);
  });
});
