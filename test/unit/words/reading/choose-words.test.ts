import { describe, expect, test } from 'vitest';
import { chooseWords, type WordChoice } from '../../../../src/words/reading/choose-words.ts';
import { parseScoreMap } from '../../../../src/words/reading/score-map.ts';
import { contents } from '../../../support/contents.ts';

const source = (text: string, name = 'list') => ({ name, bytes: new TextEncoder().encode(text) });
const lists = (...texts: string[]) => texts.map((text) => source(text));
const TIERS = { blocked: source('slur\nslurs'), crude: source('coarse\nrude'), family: false };

const choose = (choice: WordChoice): string[] => contents(chooseWords(choice).words);
const changesOf = (choice: WordChoice) =>
  chooseWords(choice).changes.map(({ kind, leavesOut, count }) => [kind, leavesOut, count()]);

describe('preferred words', () => {
  test.each<[string, string, string, string[]]>([
    ['are raised by 20', 'cat;60', 'cat', ['CAT 80']],
    ['to 70 at least', 'cat;3', 'cat', ['CAT 70']],
    ['to 100 at most', 'cat;95', 'cat', ['CAT 100']],
    ['are added with 70', 'cat;60', 'owl', ['CAT 60', 'OWL 70']],
    ['whatever they score there', 'cat;60', 'cat;1\nowl;99', ['CAT 80', 'OWL 70']],
    ['in any case, folded', 'élan;60', 'Elan', ['ELAN 80']],
    ['may be none', 'cat;60', '', ['CAT 60']],
    ['may be new letters', 'cat;60', 'кіт', ['CAT 60', 'КІТ 70']],
  ])('%s', (_name, text, prefer, expected) => {
    expect(choose({ lists: lists(text), prefer: lists(prefer) })).toEqual(expected);
  });

  test('come from any of several files, and are raised once', () => {
    const choice = { lists: lists('cat;60'), prefer: lists('cat', 'cat\nowl') };
    expect(choose(choice)).toEqual(['CAT 80', 'OWL 70']);
    expect(changesOf(choice)).toEqual([['preferred', false, 2]]);
  });

  test('are raised from what the map of their list makes of the score', () => {
    const list = { ...source('cat;30'), scoreMap: parseScoreMap('x2')! };
    expect(choose({ lists: [list], prefer: lists('cat') })).toEqual(['CAT 80']);
  });

  test('pass the floor that they would have failed', () => {
    expect(choose({ lists: lists('cat;10\ndog;10'), prefer: lists('cat'), minScore: 40 })).toEqual([
      'CAT 70',
    ]);
  });
});

describe('excluded words', () => {
  test.each<[string, string[], string[]]>([
    ['are gone from every list', ['cat'], ['OWL 70', 'EMU 50']],
    ['even if preferred', ['owl\ncat;100'], ['EMU 50']],
    ['from several files', ['owl', 'emu'], ['CAT 60']],
    ['may be none', [''], ['CAT 60', 'OWL 70', 'EMU 50']],
    ['may be unknown', ['zebra\nñu'], ['CAT 60', 'OWL 70', 'EMU 50']],
  ])('%s', (_name, exclude, expected) => {
    const choice = {
      lists: lists('cat;60', 'emu\ncat'),
      prefer: lists('owl'),
      exclude: lists(...exclude),
    };
    expect(choose(choice).sort()).toEqual([...expected].sort());
  });
});

describe('offensive words', () => {
  const LIST = 'slur;90\nrude;90\ncoarse;10\nslurp;90\nxslur';

  test('blocked ones are left out, crude ones scored down', () => {
    const choice = { lists: lists(LIST), offensive: TIERS };
    expect(choose(choice)).toEqual(['RUDE 20', 'SLURP 90', 'XSLUR 50', 'COARSE 10']);
    expect(changesOf(choice)).toEqual([
      ['blocked', true, 1],
      ['crude', false, 2],
    ]);
  });

  test('crude ones are left out, too, for the family', () => {
    const choice = { lists: lists(LIST), offensive: { ...TIERS, family: true } };
    expect(choose(choice)).toEqual(['SLURP 90', 'XSLUR 50']);
    expect(changesOf(choice)[1]).toEqual(['crude', true, 2]);
  });

  test('stay as they are when all is allowed', () => {
    expect(choose({ lists: lists(LIST) })).toHaveLength(5);
  });

  test('are not saved by being preferred', () => {
    const choice = { lists: lists('cat'), prefer: lists('slur\nrude'), offensive: TIERS };
    expect(choose(choice)).toEqual(['CAT 50', 'RUDE 20']);
  });

  test('are not looked for where one entry in a hundred has a letter that English has not', () => {
    const filler = Array.from({ length: 198 }, (_, i) =>
      Array.from(String(1000 + i), (digit) => 'abcdefghij'[Number(digit)]).join(''),
    ).join('\n');
    const some = (own: string) => `slur\n${filler}\n${own}`;
    const isBlocked = (...texts: string[]) =>
      !choose({ lists: lists(...texts), offensive: TIERS }).includes('SLUR 50');
    expect(isBlocked(some('är'))).toBe(true);
    expect(isBlocked(some('är\nöl\når'))).toBe(false);
    expect(isBlocked('slur\nкіт')).toBe(false);
    expect(isBlocked('slur\nкіт', 'cat')).toBe(true);
    expect(changesOf({ lists: lists('slur\nкіт'), offensive: TIERS })).toEqual([]);
  });
});

test('floors are for all words, or for those of a length', () => {
  const text = 'ab;10\ncat;20\ncow;60\nbird;30\nwolf;60';
  const floors = (minScore: number, ...minScores: [number, number][]) =>
    choose({ lists: lists(text), minScore, minScores: new Map(minScores) });
  expect(floors(0, [3, 60])).toEqual(['AB 10', 'COW 60', 'BIRD 30', 'WOLF 60']);
  expect(floors(40, [3, 20])).toEqual(['CAT 20', 'COW 60', 'WOLF 60']);
  expect(floors(100, [2, 0], [4, 31])).toEqual(['AB 10', 'WOLF 60']);
});

test('a word list without a usable entry is an error; of words to exclude, an empty one is none', () => {
  expect(() => choose({ lists: lists('12') })).toThrow('list:1: no usable entry');
  expect(choose({ lists: lists('cat'), exclude: lists(' \n') })).toEqual(['CAT 50']);
  expect(() => choose({ lists: lists('cat'), exclude: lists('dog\n12') })).toThrow(
    "list:2: '12' is not a word",
  );
});
