// Every kind of conflict and of help, and its sentence.

import { describe, expect, test } from 'vitest';
import type { Conflict, Help } from '../../../src/problem/conflict.ts';
import { saidReason, sayConflict, sayHelp, sayReason } from '../../../src/say/reasons.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

const blankOf = (rows: string) => puzzleOf(pictureOf(...rows.split('/')));

/** Slots: 1 Across `?A?`, 3 Across CAT, 1 Down `??C`, 2 Down `??T`. */
const BLANK = blankOf('_A_/_#_/CAT');
/** Eight slots across. */
const TALL = blankOf(Array.from({ length: 8 }, () => '___').join('/###/'));

const core = { kind: 'core', minimal: false, minScores: [0], answers: [], isRuled: false } as const;
const pattern = { kind: 'pattern', pattern: 'x.*' } as const;

describe('a conflict', () => {
  test.each<[string, Conflict]>([
    [
      'the list has no word of length 3 for 1 Across',
      { kind: 'no-word-of-length', length: 3, minScore: 0, slots: [0] },
    ],
    [
      'the list has no word of length 3 scored 60 or more for 1 Across, 3 Across',
      { kind: 'no-word-of-length', length: 3, minScore: 60, slots: [0, 1] },
    ],
    [
      'no word fits `?A?` at 1 Across',
      { kind: 'no-word-fits', minScore: 0, comesTwice: false, answers: [], slots: [0] },
    ],
    [
      'no word scored 50 or more with the same letter in the cell that it visits twice fits `?A?` at 1 Across',
      { kind: 'no-word-fits', minScore: 50, comesTwice: true, answers: [], slots: [0] },
    ],
    [
      'your 3A=CAT leaves no word at 1 Down, `??C`',
      { kind: 'no-word-fits', minScore: 0, comesTwice: false, answers: [1], slots: [2] },
    ],
    [
      'your 3A=CAT and 3A=CAT leave no word at 1 Down, `??C`',
      { kind: 'no-word-fits', minScore: 0, comesTwice: false, answers: [1, 1], slots: [2] },
    ],
    [
      'the list has 1 word of length 3 for 2 slots: 1 Across, 3 Across',
      {
        kind: 'too-few-words',
        by: 'length',
        count: 1,
        minScore: 0,
        areTaken: false,
        slots: [0, 1],
      },
    ],
    [
      'the list has 0 words that fit `?A?` scored 5 or more left for 1 slot: 1 Across',
      { kind: 'too-few-words', by: 'letters', count: 0, minScore: 5, areTaken: true, slots: [0] },
    ],
    [
      'the list has 1 word that fits `?A?` for 2 slots: 1 Across, 3 Across',
      {
        kind: 'too-few-words',
        by: 'letters',
        count: 1,
        minScore: 0,
        areTaken: false,
        slots: [0, 1],
      },
    ],
    [
      'no word fits `?A?` at 1 Across and its crossing entries',
      { kind: 'wiped-out', answers: [], slots: [0] },
    ],
    [
      'no word fits `??C` at 1 Down beside your 3A=CAT and its crossing entries',
      { kind: 'wiped-out', answers: [1], slots: [2] },
    ],
    ['no word is left for 1 Across `?A?`', { ...core, slots: [0] }],
    [
      'no word scored 20 or more is left around your 3A=CAT under the rules for 1 Down `??C`',
      { ...core, minScores: [20], answers: [1], isRuled: true, slots: [2] },
    ],
    [
      'these 2 slots cannot be filled together, even with the rest of the grid open: 1 Across `?A?`, 1 Down `??C`; without any one of them, the others can',
      { ...core, minimal: true, slots: [0, 2] },
    ],
    [
      'these 2 slots cannot be filled together with words that reach the minimum scores for their lengths around your 3A=CAT, even with the rest of the grid open: 1 Across `?A?`, 1 Down `??C`',
      { ...core, minScores: [50, 20], answers: [1], slots: [0, 2] },
    ],
    [
      'these 4 slots cannot be filled together with words scored 50 or more under the rules: 1 Across `?A?`, 3 Across `CAT`, 1 Down `??C`, 2 Down `??T`',
      { ...core, minScores: [50], isRuled: true, slots: [0, 1, 2, 3] },
    ],
    [
      'every possibility was tried; the search kept failing at 1 Down, 1 Across',
      { kind: 'all-tried', placedFirst: false, slots: [2, 0] },
    ],
    [
      'every possibility was tried; the search kept failing at 1 Across, with required words and letters placed first',
      { kind: 'all-tried', placedFirst: true, slots: [0] },
    ],
    [
      'the required words, letters and rebus cells cannot all be placed',
      { kind: 'unplaceable', what: ['words', 'letters', 'rebus'], slots: [] },
    ],
    [
      'every possibility was tried; each fill exceeds a limit on tags, or each fill has too many rebus cells',
      {
        kind: 'over-limits',
        limits: [{ kind: 'tag' }, { kind: 'tag' }, { kind: 'rebus' }],
        slots: [],
      },
    ],
    [
      'every possibility was tried; each fill shares too many entries with old.txt, or each fill changes more than 3 entries of the original grid',
      {
        kind: 'over-limits',
        limits: [
          { kind: 'same', name: 'old.txt' },
          { kind: 'changed', name: undefined, most: 3 },
        ],
        slots: [],
      },
    ],
    [
      'the original grid is the only fill for 1 Across',
      { kind: 'only-fill', name: undefined, slots: [0] },
    ],
    ['no fill has any of the words at 1 Down', { kind: 'no-candidate', slots: [2] }],
    [
      'no word of the list fits the rule ~x.* and min-score 50 and @a.txt and one of the words set for it and not CAT at 1 Across with its givens, `?A?`',
      {
        kind: 'no-word-obeys',
        rules: [
          pattern,
          { kind: 'min-score', score: 50 },
          { kind: 'words', name: 'a.txt' },
          { kind: 'words', name: undefined },
          { kind: 'not', word: 'CAT' },
        ],
        avoided: [],
        slots: [0],
      },
    ],
    [
      'no word of the list without ABC is left at 1 Across with its givens, `?A?`',
      { kind: 'no-word-obeys', rules: [], avoided: ['A', 'B', 'C'], slots: [0] },
    ],
    [
      'the given CAT at 3 Across does not fit the rule ~x.*',
      { kind: 'given-disobeys', rules: [pattern], slots: [1] },
    ],
    [
      'no slot can hold the required A, B, C, D, E, F and 1 more',
      { kind: 'no-place-for-words', words: [...'ABCDEFG'], slots: [] },
    ],
    [
      '3 letters are required, but only 1 cell is left to fill',
      { kind: 'no-room-for-letters', count: 3, room: 1, someGiven: false, slots: [] },
    ],
    [
      '3 required letters are not given, but only 2 cells are left to fill',
      { kind: 'no-room-for-letters', count: 3, room: 2, someGiven: true, slots: [] },
    ],
    ['Q is both required and avoided', { kind: 'required-letter-avoided', letter: 'Q', slots: [] }],
    [
      'no allowed word has the required letter Q',
      { kind: 'required-letter-in-no-word', letter: 'Q', slots: [] },
    ],
    [
      '2 given entries are tagged name (CAT, CAT), but at most 1 may be',
      { kind: 'given-over-tag-limit', tag: 'name', most: 1, slots: [1, 1] },
    ],
    [
      '1 rebus cell is given, but at most 0 are allowed',
      { kind: 'given-over-rebus-limit', count: 1, most: 0, slots: [] },
    ],
    [
      '2 rebus cells are given, but at most 1 is allowed',
      { kind: 'given-over-rebus-limit', count: 2, most: 1, slots: [] },
    ],
    [
      'no allowed word fits with CA or TT in one cell',
      { kind: 'rebus-in-no-word', strings: ['CA', 'TT'], slots: [] },
    ],
    [
      '3 cells must hold CA, but only 2 are left to fill',
      { kind: 'no-room-for-rebus', strings: ['CA'], count: 3, room: 2, slots: [] },
    ],
    [
      'only 2 entries of old.txt are not given, but 3 must change',
      { kind: 'too-few-to-change', name: 'old.txt', count: 2, wanted: 3, slots: [] },
    ],
  ])('%s', (text, conflict) => {
    expect(sayConflict(conflict, BLANK)).toBe(text);
  });

  test('of many slots names some', () => {
    const slots = [7, 0, 1, 2, 3, 4, 5, 6];
    const why = { kind: 'no-word-of-length', length: 3, minScore: 0, slots } as const;
    expect(sayConflict(why, TALL)).toBe(
      'the list has no word of length 3 for 8 Across, 1 Across, 2 Across, 3 Across, 4 Across, 5 Across and 2 more',
    );
    expect(sayConflict({ ...core, slots }, TALL)).toMatch(/, 5 Across `\?\?\?` and 2 more$/);
  });

  test('of a slot without given letters shows none', () => {
    const why = { kind: 'no-word-obeys', rules: [pattern], avoided: [], slots: [0] } as const;
    expect(sayConflict(why, TALL)).toBe('no word of the list fits the rule ~x.* at 1 Across');
  });
});

const HELP: readonly [string, Help][] = [
  ['a word of length 7', { kind: 'length', length: 7 }],
  ['a minimum score of 40 (--min-score)', { kind: 'floor', minScore: 40 }],
  ['repeated words (--allow-repeats)', { kind: 'repeats' }],
  [
    'A instead of the given X in row 1, column 2 (tested in this part only)',
    { kind: 'given', row: 1, column: 2, given: 'X', instead: 'A', isAlone: true },
  ],
  ['other givens there', { kind: 'givens' }],
  ['CAT would fit at 5A', { kind: 'move', answer: 'CAT', slot: '5A', from: '3A' }],
  ['a block in row 1, column 4', { kind: 'block', row: 1, column: 4, renames: false }],
  [
    'a block in row 1, column 4 (may renumber slots)',
    { kind: 'block', row: 1, column: 4, renames: true },
  ],
];

test.each(HELP)('help: %s', (text, help) => {
  expect(sayHelp(help)).toBe(text);
});

describe('a reason', () => {
  const why = { kind: 'no-candidate', slots: [0] } as const;
  const reason = { why, core: { slots: [0], minimal: true }, help: HELP.map(([, help]) => help) };

  test('names the words that were kept out', () => {
    const text = 'no fill has any of the words at 1 Across';
    expect(sayReason({ ...reason, keptOut: 0 }, BLANK)).toBe(text);
    expect(sayReason({ ...reason, keptOut: 1 }, BLANK)).toBe(
      `without the word filtered as offensive (--allow-offensive): ${text}`,
    );
    expect(sayReason({ ...reason, keptOut: 1200 }, BLANK)).toBe(
      `without the 1,200 words filtered as offensive (--allow-offensive): ${text}`,
    );
  });

  test('as JSON has it: what the sentence alone tells is left out, and the text comes last', () => {
    const record = saidReason(reason, BLANK);
    expect(record).toMatchObject({ text: sayReason(reason, BLANK), slots: [0], core: reason.core });
    expect(record.help.map((each) => JSON.stringify(each))).toEqual([
      '{"kind":"length","length":7,"text":"a word of length 7"}',
      '{"kind":"floor","minScore":40,"text":"a minimum score of 40 (--min-score)"}',
      '{"kind":"repeats","text":"repeated words (--allow-repeats)"}',
      '{"kind":"given","row":1,"column":2,"instead":"A","text":"A instead of the given X in row 1, column 2 (tested in this part only)"}',
      '{"kind":"givens","text":"other givens there"}',
      '{"kind":"move","answer":"CAT","slot":"5A","text":"CAT would fit at 5A"}',
      '{"kind":"block","row":1,"column":4,"text":"a block in row 1, column 4"}',
      '{"kind":"block","row":1,"column":4,"text":"a block in row 1, column 4 (may renumber slots)"}',
    ]);
  });
});
