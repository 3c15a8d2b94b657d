// What can be seen of rules without any search; what they mean is tested by brute force in
// test/property/rules.test.ts.

import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { Filler } from '../../../src/fill/filler.ts';
import type { Conflict } from '../../../src/problem/conflict.ts';
import { entryAt } from '../../../src/puzzle/puzzle.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const words = parseWordList('cat;60\ncot;60\nten;60\ntot;60\noat;60\nace;60\nton;10\nnot;10');
const open = pictureOf('___', '#_#');
const at = { source: 'rules.txt', line: 1, column: 6 };

async function whyOf(rules: Rules, template = open): Promise<Conflict | undefined> {
  const outcome = await new Filler(puzzleOf(template), words, { rules }).fill({ maxNodes: 100 });
  return outcome.status === 'unfillable' ? outcome.reason.why : undefined;
}

describe('a reason at sight', () => {
  const down = pictureOf('_', '_', '_');
  test.each<[string, Rules, Conflict]>([
    [
      'a pattern',
      { slots: [{ kind: 'pattern', slot: '1D', pattern: 'x.*' }] },
      {
        kind: 'no-word-obeys',
        slots: [0],
        rules: [{ kind: 'pattern', pattern: 'x.*' }],
        avoided: [],
      },
    ],
    [
      'several rules',
      {
        slots: [
          { kind: 'pattern', slot: '1D', pattern: 'n.*' },
          { kind: 'min-score', slot: '1D', score: 50 },
        ],
      },
      {
        kind: 'no-word-obeys',
        slots: [0],
        rules: [
          { kind: 'pattern', pattern: 'n.*' },
          { kind: 'min-score', score: 50 },
        ],
        avoided: [],
      },
    ],
    [
      'words of other lengths',
      { slots: [{ kind: 'words', slot: '1D', words: ['cats'], name: 'animals.txt' }] },
      {
        kind: 'no-word-obeys',
        slots: [0],
        rules: [{ kind: 'words', name: 'animals.txt' }],
        avoided: [],
      },
    ],
    [
      'letters to avoid',
      { avoidLetters: { letters: 'A-O' } },
      { kind: 'no-word-obeys', slots: [0], rules: [], avoided: [...'ABCDEFGHIJKLMNO'] },
    ],
    [
      'words without a slot',
      { must: { words: ['cats', 'zebra'] } },
      { kind: 'no-place-for-words', slots: [], words: ['CATS', 'ZEBRA'] },
    ],
    [
      'letters without a word',
      { requireLetters: { letters: 'CX' } },
      { kind: 'required-letter-in-no-word', slots: [], letter: 'X' },
    ],
  ])('%s', async (_, rules, why) => {
    expect(await whyOf(rules, down)).toEqual(why);
  });

  test('that counts the letters given', async () => {
    const rules: Rules = { slots: [{ kind: 'pattern', slot: '1A', pattern: '.*n' }] };
    const why = { kind: 'no-word-obeys', slots: [0], rules: [{ kind: 'pattern', pattern: '.*n' }] };
    expect(await whyOf(rules, pictureOf('C__'))).toMatchObject(why);
    expect(await whyOf(rules, pictureOf('___'))).toBeUndefined();
  });

  test('a given entry that is not what a rule asks for', async () => {
    const rules: Rules = { slots: [{ kind: 'pattern', slot: '1A', pattern: '.*n' }] };
    expect(await whyOf(rules, pictureOf('CAT', '###', '___'))).toEqual({
      kind: 'given-disobeys',
      slots: [0],
      rules: [{ kind: 'pattern', pattern: '.*n' }],
    });
  });
});

test('a slot word may be one that no list has, and stands nowhere else', async () => {
  const rules: Rules = { slots: [{ kind: 'words', slot: '1A', words: ['zap'] }] };
  const filler = new Filler(puzzleOf(pictureOf('___', '###', '___')), words, { rules });
  let fills = 0;
  for await (const { cells } of filler.all()) {
    expect(cells.join('').slice(0, 3)).toBe('ZAP');
    fills++;
  }
  expect(fills).toBe(8);
});

test('what must appear may be given', async () => {
  const rules: Rules = { must: { words: ['CAT', 'TEN'], count: 1 } };
  expect(await whyOf(rules, pictureOf('CAT', '###', '___'))).toBe(undefined);
});

test('a proof by search says that what must appear had its part', async () => {
  const rules: Rules = { must: { words: ['TEN', 'ACE'] } };
  const why = { kind: 'all-tried', placedFirst: true };
  expect(await whyOf(rules, pictureOf('___', '_##', '_##'))).toMatchObject(why);
});

describe('rules that cannot be meant', () => {
  test.each<[string, Rules, string]>([
    ['no such slot', { only: [{ slot: '7A', at }] }, 'the template has no 7 Across'],
    [
      'no pattern',
      { slots: [{ kind: 'pattern', slot: '1A', pattern: '(', at }] },
      "bad regular expression (: '(' without ')'",
    ],
    [
      'more than are named',
      { must: { words: ['cat'], count: 2, at } },
      'too few words named: wanted 2, named 1',
    ],
    ['no letters', { avoidLetters: { letters: '!', at } }, "'!' is not a letter or a range"],
  ])('%s', (_, rules, what) => {
    const make = (): Filler => new Filler(puzzleOf(open), words, { rules });
    expect(make).toThrow(InputError);
    expect(make).toThrow(`rules.txt:1:6: ${what}`);
  });

  test('stems that nobody knows', () => {
    const rules: Rules = { duplicates: [{ kind: 'stem', mode: 'forbid' }] };
    expect(() => new Filler(puzzleOf(open), words, { rules })).toThrow(InputError);
  });
});

test('a band of better words has the words that rules bring along, too', async () => {
  const rules: Rules = { slots: [{ kind: 'words', slot: '1A', words: ['not', 'zzz'] }] };
  const outcome = await new Filler(puzzleOf(pictureOf('___', '###', '___')), words, {
    rules,
  }).fill();
  if (outcome.status !== 'filled') throw new Error(outcome.status);
  // Not found wanting: NOT is below the floor of the band, and stands all the same.
  const { puzzle } = outcome;
  expect(words.scoreOf(entryAt(puzzle, puzzle.layout.slots[1]!)!)).toBe(60);
});
