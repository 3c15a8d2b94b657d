import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { verify } from '../../../src/verify/verify.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { filledAs, pictureOf, puzzleOf } from '../../support/pictures.ts';

const words = parseWordList('cat;60\ndog;20\nowl;60\nant;60');
const template = pictureOf('___', '###', '___');

const fillOf = (text: string, under = template): Puzzle => filledAs(puzzleOf(under), text);
const faults = (text: string, rules: Rules): string[] => verify(fillOf(text), words, { rules });

describe('a fill is judged by its rules', () => {
  test.each<[string, Rules, string[]]>([
    ['CAT###DOG', {}, []],
    ['CAT###DOG', { slots: [{ kind: 'pattern', slot: '1A', pattern: 'c.*' }] }, []],
    [
      'CAT###DOG',
      { slots: [{ kind: 'pattern', slot: '2A', pattern: 'c.*' }] },
      ['2 Across: DOG does not match c.*'],
    ],
    [
      'CAT###DOG',
      { slots: [{ kind: 'min-score', slot: '2A', score: 50 }] },
      ['2 Across: DOG scores less than 50'],
    ],
    ['CAT###EMU', {}, ['2 Across: EMU is not in the list']],
    ['CAT###EMU', { slots: [{ kind: 'words', slot: '2A', words: ['emu'] }] }, []],
    ['CAT###EMU', { must: { words: ['emu'] } }, []],
    [
      'EMU###CAT',
      { slots: [{ kind: 'words', slot: '2A', words: ['emu'] }] },
      ['1 Across: EMU is not in the list', '2 Across: CAT is none of the words asked for'],
    ],
    ['CAT###DOG', { must: { words: ['dog', 'owl'] } }, ['1 of 2 words that must appear do']],
    ['CAT###DOG', { must: { words: ['dog', 'owl'], count: 1 } }, []],
    ['CAT###DOG', { requireLetters: { letters: 'A-D' } }, ['B stands nowhere']],
    ['CAT###DOG', { avoidLetters: { letters: 'DX' } }, ['row 3: D is to be avoided']],
    ['CAT###D__', {}, ['2 Across: D__ is not filled']],
    ['CAT###D__', { only: [{ slot: '1 across' }] }, []],
    ['CAT###D__', { only: [{ slot: '2A' }] }, ['2 Across: D__ is not filled']],
    ['CAT###E__', { only: [{ slot: '1A' }] }, ['2 Across: no word fits E__']],
    ['CAT###E__', { only: [{ slot: '1A' }], must: { words: ['emu'], count: 0 } }, []],
  ])('%s under %j', (text, rules, expected) => {
    expect(faults(text, rules)).toEqual(expected);
  });

  test('what is given is taken as it stands, but for what a rule asks of it', () => {
    const given = pictureOf('DOG', '###', '___');
    const judge = (rules: Rules): string[] => verify(fillOf('DOG###CAT', given), words, { rules });
    expect(judge({ avoidLetters: { letters: 'D' } })).toEqual([]);
    expect(judge({ slots: [{ kind: 'min-score', slot: '1A', score: 50 }] })).toEqual([
      '1 Across: DOG scores less than 50',
    ]);
    expect(judge({ slots: [{ kind: 'pattern', slot: '1A', pattern: 'x+' }] })).toEqual([
      '1 Across: DOG does not match x+',
    ]);
  });
});

describe('cells of several letters', () => {
  const list = parseWordList('scat;60\ndog;20\nscab;60');
  const of = (cells: (string | undefined)[], rules: Rules, givens = [...'______']): string[] => {
    const blank = puzzleOf(template);
    const given = givens.map((each) => (each === '_' ? undefined : each));
    return verify({ ...blank, givens: given, cells }, list, { rules });
  };
  const scat = ['S', 'CA', 'T', 'D', 'O', 'G'];

  test.each<[string, Rules, string[]]>([
    ['one', { rebus: { strings: ['ca'] } }, []],
    ['another', { rebus: { strings: ['sc'] } }, ['row 1, column 2: CA are several letters']],
    ['none', {}, ['row 1, column 2: CA are several letters']],
    [
      'two',
      { rebus: { strings: ['ca'], least: 2, most: 2 } },
      ['1 cells hold several letters, and at least 2 have to'],
    ],
    [
      'none asked for',
      { rebus: { strings: ['ca'], least: 0, most: 0 } },
      ['1 cells hold several letters, and at most 0 may'],
    ],
    ['one that may stay', { likeness: [{ name: 'it', cells: scat, mostChanged: 3 }] }, []],
  ])('%s', (_, rules, expected) => {
    expect(of(scat, rules)).toEqual(expected);
  });

  test("given ones count, and are nobody's choice", () => {
    const rebus = { strings: ['do'], least: 1, most: 1 };
    expect(of(scat, { rebus }, ['_', 'CA', ...'____'])).toEqual([]);
  });

  test('an open entry is one that some word fits with them', () => {
    const open = ['S', undefined, undefined, 'D', 'O', 'G'];
    const only = [{ slot: '2A' }];
    expect(of(open, { only, rebus: { strings: ['ca'], least: 0 } })).toEqual([]);
    expect(of(open, { only })).toEqual(['1 Across: no word fits S__']);
    const avoidLetters = { letters: 'C' };
    const avoiding = { only, avoidLetters, rebus: { strings: ['ca'], least: 0 } };
    expect(of(open, avoiding)).toEqual(['1 Across: no word fits S__']);
  });
});

test('a partial fill may lack what must appear, but nothing in it breaks a rule', () => {
  const partial = { partial: true };
  const rules: Rules = { must: { words: ['owl'] }, requireLetters: { letters: 'Z' } };
  expect(verify(fillOf('CAT###D__'), words, { ...partial, rules })).toEqual([]);
  const avoided: Rules = { avoidLetters: { letters: 'D' } };
  expect(verify(fillOf('CAT###D__'), words, { ...partial, rules: avoided })).toEqual([
    'row 3: D is to be avoided',
  ]);
});
