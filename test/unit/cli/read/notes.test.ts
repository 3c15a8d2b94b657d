// What is worth saying of lists, and of words that rules and the choice of words disagree on: as data.

import { describe, expect, test } from 'vitest';
import { floorNotes, listNotes } from '../../../../src/cli/read/notes.ts';
import { withoutExcluded } from '../../../../src/cli/read/words-of-rules.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Rules } from '../../../../src/verify/rules.ts';
import { chooseWords, type WordChoice } from '../../../../src/words/reading/choose-words.ts';

const source = (name: string, text: string, isPersonal = false) => ({
  name,
  bytes: new TextEncoder().encode(text),
  isPersonal,
});
const PETS = source('pets', 'cat;60\ndog\nemu');

const notesOf = (more: Partial<WordChoice>) => {
  const choice = { lists: [PETS], ...more };
  return listNotes(choice, chooseWords(choice), () => true);
};

describe('of lists', () => {
  test.each<[string, Partial<WordChoice>, object[]]>([
    ['nothing', {}, []],
    ['one in ten dropped', { lists: [source('l', `${'cat\n'.repeat(9)}r2d2`)] }, []],
    [
      'more dropped',
      { lists: [source('l', 'cat\nice cream\nr2d2')] },
      [
        {
          kind: 'dropped-lines',
          kept: 1,
          dropped: 2,
          stripped: 1,
          first: { line: 2, entry: 'ice cream' },
        },
      ],
    ],
    ['stripped', { lists: [source('l', 'ice cream')], strip: true }, []],
    ['none in it', { lists: [PETS, source('l', '')] }, [{ kind: 'empty-list', list: 'l' }]],
    ['of one’s own', { lists: [source('l', 'r2d2', true), PETS] }, []],
    ['no words to prefer', { prefer: [source('l', '# none')] }, [{ kind: 'no-words', list: 'l' }]],
    [
      'none of the excluded is listed',
      { exclude: [source('l', 'gnu\nant')] },
      [{ kind: 'none-excluded', list: 'l', count: 2, word: 'ANT' }],
    ],
    ['nor of those that one’s own list drops', { exclude: [source('l', 'gnu', true)] }, []],
    [
      'several words in a line',
      { exclude: [source('l', 'cat\ndog emu\nbig cat # two')] },
      [{ kind: 'joined-words', line: 2, word: 'DOGEMU', others: 1 }],
    ],
    [
      'letters folded',
      { lists: [source('l', 'café\ncat')] },
      [{ kind: 'folded-letters', examples: [{ from: 'CAFÉ', to: 'CAFE', name: 'l' }] }],
    ],
    ['as somebody said', { lists: [source('l', 'café')], fold: true }, []],
  ])('%s', (_name, choice, expected) => {
    expect(notesOf(choice)).toMatchObject(expected);
    expect(notesOf(choice)).toHaveLength(expected.length);
  });
});

test('floors for lengths that no entry of any grid has', () => {
  const grid = { name: 'g', puzzle: parseTemplate('___\n___\n') };
  const choice = {
    lists: [],
    minScores: new Map([
      [3, 60],
      [2, 5],
      [7, 40],
    ]),
  };
  expect(floorNotes([grid], choice)).toEqual([
    { kind: 'floor-of-no-entry', grid: 'g', length: 7, score: 40 },
  ]);
  expect(floorNotes([grid, grid], choice)).toMatchObject([{ grid: undefined, length: 7 }]);
  expect(floorNotes([], choice)).toEqual([]);
});

describe('rules that ask for excluded words', () => {
  const chosen = chooseWords({
    lists: [PETS],
    exclude: [source('own', 'dog', true), source('no.txt', 'cat\ngnu')],
  });
  const settle = (rules: Rules) => withoutExcluded(rules, chosen);

  test.each<[string, Rules]>([
    [
      'CAT is set at 1A but excluded (no.txt)',
      {
        slots: [{ kind: 'word', slot: '1A', word: 'c a t' }],
      },
    ],
    ['GNU must appear but is excluded (no.txt)', { must: { words: ['EMU', 'GNU'] } }],
  ])('%s', (message, rules) => expect(() => settle(rules)).toThrow(message));

  test('what one’s own list drops may be asked for; of several words the others are left', () => {
    const words = ['CAT', 'DOG', 'EMU'];
    const asked: Rules = {
      slots: [
        { kind: 'word', slot: '1A', word: 'dog' },
        { kind: 'words', slot: '2D', words, name: 'f' },
        { kind: 'not', slot: '3A', word: 'ant' },
        { kind: 'not', slot: '3A', word: 'emu' },
      ],
      must: { words: ['DOG'] },
    };
    const { rules, notes } = settle(asked);
    expect(notes).toEqual([
      { kind: 'excluded-choices', rule: '2D@f', words: ['CAT', 'DOG'] },
      { kind: 'dropped-must', word: 'DOG', list: 'own' },
      { kind: 'unlisted-not', slot: '3A', written: 'ant', word: 'ANT' },
    ]);
    expect(rules.slots?.[1]).toMatchObject({ words: ['EMU'] });
    expect(settle({ must: { words, count: 1 } }).rules.must).toEqual({ words: ['EMU'], count: 1 });
  });
});
