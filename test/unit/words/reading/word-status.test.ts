import { describe, expect, test } from 'vitest';
import { chooseWords, type WordChoice } from '../../../../src/words/reading/choose-words.ts';
import type { OutReason } from '../../../../src/words/reading/word-status.ts';
import { contents } from '../../../support/contents.ts';

const source = (name: string, text: string, isPersonal = false) => ({
  name,
  bytes: new TextEncoder().encode(text),
  isPersonal,
});
const LISTS = [source('list', 'cat;60\ndog;20\nemu;50;abbr\nowl;70;name\nslur;90\nrude;90\n')];
const TIERS = { blocked: source('b', 'slur\nslurs'), crude: source('c', 'rude'), family: false };
/** Leaves out everything, for every reason. */
const ALL: WordChoice = {
  lists: LISTS,
  exclude: [
    source('own', 'cat\ngnu', true),
    source('a.txt', 'cat\ndog'),
    source('b.txt', 'dog\nslur'),
  ],
  offensive: { ...TIERS, family: true },
  noTags: ['abbr'],
  onlyTags: ['abbr', 'phrase'],
  minScore: 100,
};

function outReason(word: string, choice: Partial<WordChoice>): OutReason | undefined {
  const status = chooseWords({ lists: LISTS, ...choice }).statusOf(Array.from(word));
  return status.status === 'out' ? status.reason : undefined;
}

describe('of several reasons the first', () => {
  test.each<[string, Partial<WordChoice>, OutReason]>([
    ['CAT', {}, { kind: 'excluded', list: 'a.txt' }],
    ['CAT', { exclude: ALL.exclude!.slice(0, 1) }, { kind: 'personal', list: 'own' }],
    ['DOG', {}, { kind: 'excluded', list: 'a.txt' }],
    ['GNU', {}, { kind: 'personal', list: 'own' }],
    ['SLUR', {}, { kind: 'excluded', list: 'b.txt' }],
    ['SLUR', { exclude: [] }, { kind: 'offensive', tier: 'blocked' }],
    ['SLURS', {}, { kind: 'offensive', tier: 'blocked' }],
    ['RUDE', {}, { kind: 'offensive', tier: 'crude' }],
    ['NOPE', {}, { kind: 'unlisted' }],
    ['EMU', {}, { kind: 'tagged', tags: ['abbr'] }],
    ['OWL', {}, { kind: 'not-tagged', tags: ['abbr', 'phrase'] }],
    ['OWL', { onlyTags: [] }, { kind: 'floor', score: 70, floor: 100 }],
  ])('%s with %o', (word, less, reason) => {
    expect(outReason(word, { ...ALL, ...less })).toEqual(reason);
  });
});

test('the score below the floor is the one that counts', () => {
  const choice = { prefer: [source('p', 'dog')], offensive: TIERS, minScore: 40 };
  expect(outReason('DOG', choice)).toBeUndefined();
  expect(outReason('RUDE', choice)).toEqual({ kind: 'floor', score: 20, floor: 40 });
  expect(outReason('OWL', { minScores: new Map([[3, 90]]) })).toMatchObject({ floor: 90 });
});

test('a word is in if and only if it is among the words', () => {
  const words = ['CAT', 'DOG', 'EMU', 'OWL', 'SLUR', 'RUDE', 'GNU', 'ZZZ'];
  const choices: Partial<WordChoice>[] = [
    {},
    { exclude: ALL.exclude },
    { offensive: TIERS },
    { noTags: ['name'] },
    { onlyTags: ['name'] },
    { minScore: 60 },
    { prefer: [source('p', 'gnu\ndog')], minScore: 60, exclude: ALL.exclude!.slice(2) },
  ];
  for (const choice of choices) {
    const among = contents(chooseWords({ lists: LISTS, ...choice }).words);
    const standing = words.filter((word) => outReason(word, choice) === undefined);
    expect(standing.sort()).toEqual(among.map((each) => each.split(' ')[0]).sort());
  }
});

test('what is not offensive is known with the score it counts for, left out or not', () => {
  expect(contents(chooseWords({ ...ALL, prefer: [source('p', 'cat')] }).inoffensive)).toEqual([
    'CAT 80',
    'DOG 20',
    'EMU 50',
    'OWL 70',
  ]);
});

test('the list that decides is the first that has a word, preferred words after all others', () => {
  const { listOf, listed } = chooseWords({
    lists: [source('a', 'cat;1\nкіт'), source('b', 'cat;9\ndog\nzoë')],
    prefer: [source('p', 'dog\nowl')],
    exclude: [source('x', 'cat')],
  });
  const words = ['CAT', 'КІТ', 'DOG', 'ZOE', 'OWL', 'NOPE'];
  expect(words.map((word) => listOf(Array.from(word)))).toEqual([0, 0, 1, 1, 2, -1]);
  expect(listed.scoreOf(Array.from('CAT'))).toBe(1);
});
