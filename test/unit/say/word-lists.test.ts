import { expect, test } from 'vitest';
import type { LookUp } from '../../../src/inspect/look-up.ts';
import {
  comparedListsText,
  lookUpText,
  matchingWordsText,
  saidLookUp,
  wordListCountsText,
} from '../../../src/say/word-lists.ts';

test('words that match a pattern', () => {
  const words = [
    { word: 'PASS', score: 90, tags: ['name'], display: 'pass' },
    { word: 'PALS', score: 60, tags: [], display: 'PALS' },
  ] as const;
  expect(matchingWordsText({ pattern: 'P..S', count: 1203, words })).toBe(
    `P..S: 1,203 words
  word  score  tags  printed
  PASS     90  name  pass
  PALS     60
  and 1,201 more
`,
  );
  expect(matchingWordsText({ pattern: 'Ñ', count: 0, words: [] })).toBe('Ñ: 0 words\n');
});

test('a list counted', () => {
  const bands = [2, 2, 1, 1000, 1, 1].map((count, i) => ({ from: 90 - i, count }));
  const lengths = [{ length: 3, count: 1007, bands }];
  expect(wordListCountsText('l.txt', { count: 1007, lengths })).toBe(
    `l.txt: 1,007 words, by length and score
  letters  90+  70-89  50-69  30-49  10-29  0-9    all
  3          2      2      1  1,000      1    1  1,007
  all        2      2      1  1,000      1    1  1,007
`,
  );
});

test('lists compared', () => {
  const here = { name: 'here', count: 4, only: 0, examples: [] };
  const there = { name: 'there', count: 5, only: 2, examples: [{ word: 'YES', score: 9 }] };
  const examples = [{ word: 'CAT', here: 80, there: 20 }];
  const differing = { by: 20, count: 2, examples };
  expect(comparedListsText({ here, there, both: 3, differing })).toBe(
    `here and there
                               words
  here                             4
  there                            5
  in both                          3
  only in here                     0
  only in there                    2
  scores differ by 20 or more      2

Only in there (1 of 2)
  word  score
  YES       9

Scores differ by 20 or more (1 of 2)
  word  here  there
  CAT     80     20
`,
  );
});

test('words looked up', () => {
  const of = (word: string, rest: Partial<LookUp>): LookUp => ({
    word,
    status: { status: 'in' },
    score: 70,
    listed: 70,
    tags: [],
    display: word.toLowerCase(),
    list: 'liked',
    listKind: 'file',
    ...rest,
  });
  const excluded = { kind: 'excluded', list: 'no' } as const;
  const cat = of('CAT', { status: { status: 'out', reason: excluded }, listKind: 'personal' });
  const none = { status: 'out', reason: { kind: 'unlisted' } } as const;
  const answers = [
    cat,
    of('EMU', { listed: 40, tags: ['abbr'], list: 'other', listKind: 'bundled' }),
    of('OWL', { listed: null }),
    of('XYZ', { status: none, score: null, listed: null, list: null, listKind: null }),
  ];
  expect(lookUpText(answers)).toBe(
    `  word  score  tags  printed  list                            status
  CAT   70           cat      personal                        out: excluded by no
  EMU   70     abbr  emu      other (bundled), with score 40  in
  OWL   70           owl      liked                           in
  XYZ   -            xyz      -                               out: in no list
`,
  );
  const { status: _, ...rest } = cat;
  expect(saidLookUp(cat)).toEqual({ ...rest, usable: false, why: 'excluded by no' });
  expect(saidLookUp(of('OWL', {}))).toMatchObject({ usable: true, why: null });
});
