import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { clashesIn, clashingUnder, hasClashes } from '../../../src/verify/clashes-in.ts';
import type { DuplicateRule } from '../../../src/verify/rules.ts';
import { verify } from '../../../src/verify/verify.ts';
import type { Clashing } from '../../../src/words/language/clash.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { filledAs, pictureOf, puzzleOf } from '../../support/pictures.ts';

const ALL: Clashing = { word: true, inside: true, stem: true, run: 3 };
const stemOf = (word: string): string => word.replace(/S$/, '');

/** Entries below one another, apart; those in lower case are given. */
function stack(...entries: string[]): Puzzle {
  const width = Math.max(...entries.map((entry) => entry.length));
  const row = (text: string): string => text.padEnd(width, '#');
  const rows = entries.flatMap((entry) => [row(entry), '#'.repeat(width)]);
  const template = pictureOf(...rows.map((each) => each.replaceAll(/[A-Z]/g, '_').toUpperCase()));
  return filledAs(puzzleOf(template), rows.join('').toUpperCase());
}

const found = (puzzle: Puzzle, clashing = ALL): string[] =>
  clashesIn(puzzle, clashing, stemOf).map(({ kind, slots }) => `${kind} ${slots}`);

describe('clashesIn', () => {
  test.each<[string[], string[]]>([
    [['GOAT', 'GOAT'], ['word 0,1']],
    [['GOATS', 'GOAT'], ['inside 0,1']],
    [['CATS', 'DOG', 'CAT'], ['stem 0,2']],
    [['TALK', 'WALK'], ['run 0,1']],
    [['goat', 'goat'], []],
    [
      ['goat', 'GOAT', 'goat'],
      ['word 0,1', 'word 1,2'],
    ],
    [['CAT', 'DOG'], []],
    [['_AT', 'CAT'], []],
  ])('%j', (entries, clashes) => {
    expect(found(stack(...entries))).toEqual(clashes);
  });

  test('tells only of what counts', () => {
    expect(found(stack('TALK', 'WALK'), { ...ALL, run: 4 })).toEqual([]);
    expect(found(stack('TALK', 'TALK'), { ...ALL, word: false })).toEqual([]);
  });
});

describe('clashingUnder', () => {
  const nothing: Clashing = { word: false, inside: false, stem: false, run: 0 };
  test.each<[DuplicateRule[], boolean, Clashing, Clashing]>([
    [[], true, nothing, nothing],
    [[], false, { ...nothing, word: true }, { ...nothing, word: true }],
    [[{ kind: 'word', mode: 'off' }], false, nothing, nothing],
    [[{ kind: 'word', mode: 'avoid' }], true, nothing, { ...nothing, word: true }],
    [
      [
        { kind: 'stem', mode: 'forbid' },
        { kind: 'inside', mode: 'forbid' },
        { kind: 'stem', mode: 'avoid' },
      ],
      true,
      { ...nothing, inside: true },
      { ...nothing, inside: true, stem: true },
    ],
    [
      [
        { kind: 'run', length: 3, mode: 'avoid' },
        { kind: 'run', length: 4, mode: 'forbid' },
        { kind: 'run', length: 2, mode: 'forbid' },
        { kind: 'run', length: 2, mode: 'off' },
      ],
      true,
      { ...nothing, run: 4 },
      { ...nothing, run: 3 },
    ],
  ])('%j, repeats %s', (duplicates, allowRepeats, forbidden, avoided) => {
    expect(clashingUnder(duplicates, allowRepeats, 'forbid')).toEqual(forbidden);
    expect(clashingUnder(duplicates, allowRepeats, 'avoid')).toEqual(avoided);
  });

  test('hasClashes leaves the same word aside', () => {
    expect([nothing, { ...nothing, word: true }, ALL].map(hasClashes)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('verify names the pair', () => {
  const words = parseWordList('goat\ngoats');
  const rules = { duplicates: [{ kind: 'inside', mode: 'forbid' } as const] };
  expect(verify(stack('GOATS', 'GOAT'), words, { rules })).toEqual([
    { kind: 'alike', slots: [0, 1], answers: ['GOATS', 'GOAT'], how: 'inside' },
  ]);
  expect(verify(stack('GOATS', 'GOAT'), words)).toEqual([]);
});
