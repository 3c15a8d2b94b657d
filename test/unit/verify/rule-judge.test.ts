import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { FillFault } from '../../../src/verify/fill-fault.ts';
import type { Rules } from '../../../src/verify/rules.ts';
import { verify } from '../../../src/verify/verify.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { filledAs, pictureOf, puzzleOf } from '../../support/pictures.ts';

const words = parseWordList('cat;60\ndog;20\nowl;60\nant;60');
const template = pictureOf('___', '###', '___');

const fillOf = (text: string, under = template): Puzzle => filledAs(puzzleOf(under), text);
const faults = (text: string, rules: Rules): FillFault[] => verify(fillOf(text), words, { rules });

describe('a fill is judged by its rules', () => {
  test.each<[string, Rules, FillFault[]]>([
    ['CAT###DOG', {}, []],
    ['CAT###DOG', { slots: [{ kind: 'pattern', slot: '1A', pattern: 'c.*' }] }, []],
    [
      'CAT###DOG',
      { slots: [{ kind: 'pattern', slot: '2A', pattern: 'c.*' }] },
      [{ kind: 'other-pattern', slot: 1, answer: 'DOG', pattern: 'c.*' }],
    ],
    [
      'CAT###DOG',
      { slots: [{ kind: 'min-score', slot: '2A', score: 50 }] },
      [{ kind: 'low-score', slot: 1, answer: 'DOG', least: 50 }],
    ],
    ['CAT###EMU', {}, [{ kind: 'unlisted', slot: 1, answer: 'EMU' }]],
    ['CAT###EMU', { slots: [{ kind: 'words', slot: '2A', words: ['emu'] }] }, []],
    ['CAT###EMU', { must: { words: ['emu'] } }, []],
    [
      'EMU###CAT',
      { slots: [{ kind: 'words', slot: '2A', words: ['emu'] }] },
      [
        { kind: 'unlisted', slot: 0, answer: 'EMU' },
        { kind: 'none-of-words', slot: 1, answer: 'CAT' },
      ],
    ],
    [
      'CAT###DOG',
      { must: { words: ['dog', 'owl'] } },
      [{ kind: 'words-missing', count: 1, wanted: 2 }],
    ],
    ['CAT###DOG', { must: { words: ['dog', 'owl'], count: 1 } }, []],
    [
      'CAT###DOG',
      { requireLetters: { letters: 'A-D' } },
      [{ kind: 'letter-missing', letter: 'B' }],
    ],
    [
      'CAT###DOG',
      { avoidLetters: { letters: 'DX' } },
      [{ kind: 'avoided', cell: 3, content: 'D' }],
    ],
    ['CAT###D__', {}, [{ kind: 'open', slot: 1, pattern: 'D__' }]],
    ['CAT###D__', { only: [{ slot: '1 across' }] }, []],
    ['CAT###D__', { only: [{ slot: '2A' }] }, [{ kind: 'open', slot: 1, pattern: 'D__' }]],
    ['CAT###E__', { only: [{ slot: '1A' }] }, [{ kind: 'no-word-fits', slot: 1, pattern: 'E__' }]],
    ['CAT###E__', { only: [{ slot: '1A' }], must: { words: ['emu'], count: 0 } }, []],
  ])('%s under %j', (text, rules, expected) => {
    expect(faults(text, rules)).toEqual(expected);
  });

  test('what is given is taken as it stands, but for what a rule asks of it', () => {
    const given = pictureOf('DOG', '###', '___');
    const judge = (rules: Rules): FillFault[] =>
      verify(fillOf('DOG###CAT', given), words, { rules });
    expect(judge({ avoidLetters: { letters: 'D' } })).toEqual([]);
    expect(judge({ slots: [{ kind: 'min-score', slot: '1A', score: 50 }] })).toEqual([
      { kind: 'low-score', slot: 0, answer: 'DOG', least: 50 },
    ]);
    expect(judge({ slots: [{ kind: 'pattern', slot: '1A', pattern: 'x+' }] })).toEqual([
      { kind: 'other-pattern', slot: 0, answer: 'DOG', pattern: 'x+' },
    ]);
  });
});

describe('cells of several letters', () => {
  const list = parseWordList('scat;60\ndog;20\nscab;60');
  const of = (cells: (string | undefined)[], rules: Rules, givens = [...'______']): FillFault[] => {
    const blank = puzzleOf(template);
    const given = givens.map((each) => (each === '_' ? undefined : each));
    return verify({ ...blank, givens: given, cells }, list, { rules });
  };
  const scat = ['S', 'CA', 'T', 'D', 'O', 'G'];

  test.each<[string, Rules, FillFault[]]>([
    ['one', { rebus: { strings: ['ca'] } }, []],
    [
      'another',
      { rebus: { strings: ['sc'] } },
      [{ kind: 'several-letters', cell: 1, content: 'CA' }],
    ],
    ['none', {}, [{ kind: 'several-letters', cell: 1, content: 'CA' }]],
    [
      'two',
      { rebus: { strings: ['ca'], least: 2, most: 2 } },
      [{ kind: 'too-few-rebus', count: 1, least: 2 }],
    ],
    [
      'none asked for',
      { rebus: { strings: ['ca'], least: 0, most: 0 } },
      [{ kind: 'too-many-rebus', count: 1, most: 0 }],
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
    expect(of(open, { only })).toEqual([{ kind: 'no-word-fits', slot: 0, pattern: 'S__' }]);
    const avoidLetters = { letters: 'C' };
    const avoiding = { only, avoidLetters, rebus: { strings: ['ca'], least: 0 } };
    expect(of(open, avoiding)).toEqual([{ kind: 'no-word-fits', slot: 0, pattern: 'S__' }]);
  });
});

test('a partial fill may lack what must appear, but nothing in it breaks a rule', () => {
  const partial = { partial: true };
  const rules: Rules = { must: { words: ['owl'] }, requireLetters: { letters: 'Z' } };
  expect(verify(fillOf('CAT###D__'), words, { ...partial, rules })).toEqual([]);
  const avoided: Rules = { avoidLetters: { letters: 'D' } };
  expect(verify(fillOf('CAT###D__'), words, { ...partial, rules: avoided })).toEqual([
    { kind: 'avoided', cell: 3, content: 'D' },
  ]);
});
