import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { type ClueWishes, chooseClue } from '../../../src/clues/choose-clue.ts';
import { ClueBank } from '../../../src/clues/clue-bank.ts';
import { ClueBook, readClues } from '../../../src/clues/clue-book.ts';
import { ClueMemory } from '../../../src/clues/clue-memory.ts';
import { enumerationOf } from '../../../src/clues/enumeration.ts';
import type { ClueSource } from '../../../src/clues/known-clue.ts';
import { tableRows } from '../../../src/clues/table-rows.ts';
import { uncluedIn, withClues, withoutOldClues } from '../../../src/clues/with-clues.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';

function bookOf(text: string): ClueBook {
  const book = new ClueBook();
  readClues(text, 'c.txt', book);
  return book;
}

function wishesOf(text: string) {
  return { sources: [bookOf(text)], seed: 1, used: new Set<string>() };
}

function clueOf(book: ClueSource, answer: string, seed: number): string | undefined {
  const wishes = { sources: [book], seed, used: new Set<string>() };
  return chooseClue(answer, new Set(), wishes)?.text;
}

test.each([
  ['no can do', '2,3,2'],
  ['HOT-DOG', '3-3'],
  ["don't", '4'],
  ['Lake Erie', '4,4'],
  ['Ph.D.', '3'],
  ['R & B', '1,1'],
  ['Straße', '7'],
  ['rock-’n’-roll', '4-1-4'],
  ['', undefined],
  ['...', undefined],
])('%s falls into %s', (printed, enumeration) => {
  expect(enumerationOf(printed)).toBe(enumeration);
});

describe('a file of clues', () => {
  test('has a word, a tab and a clue a line', () => {
    const book = bookOf('\ufeffcat\tPet\r\n\r\nno can do\t"Sorry!"\tor so\n');
    expect(clueOf(book, 'CAT', 1)).toBe('Pet');
    expect(clueOf(book, 'NOCANDO', 1)).toBe('"Sorry!"\tor so');
    expect(book.writtenAs('NOCANDO')).toBe('no can do');
    expect(clueOf(book, 'DOG', 1)).toBeUndefined();
  });

  test('finds a word as it is spelled, else without accents, of the grid or of the file', () => {
    const book = bookOf('año\tIt has 12 months\nano\tA ring\nété\tAfter spring\ncafe\tBar\n');
    expect(clueOf(book, 'AÑO', 1)).toBe('It has 12 months');
    expect(clueOf(book, 'ANO', 1)).toBe('A ring');
    expect(clueOf(book, 'ETE', 1)).toBe('After spring');
    expect(clueOf(book, 'CAFÉ', 1)).toBe('Bar');
    expect(book.writtenAs('ETE')).toBe('été');
  });

  test('may have several for a word: the seed chooses, each now and then', () => {
    const book = bookOf('cat\ta\ncat\tb\ncat\tc\n');
    const chosen = Array.from({ length: 60 }, (_, seed) => clueOf(book, 'CAT', seed));
    expect(new Set(chosen)).toEqual(new Set(['a', 'b', 'c']));
    expect(chosen).toEqual(Array.from({ length: 60 }, (_, seed) => clueOf(book, 'CAT', seed)));
  });

  test('may speak of words that no grid has', () => {
    expect(clueOf(bookOf('r2d2\tRobot\ncat\tPet\n'), 'CAT', 1)).toBe('Pet');
  });

  test.each([
    ['number,answer,clue\n1,CAT,"a ""big"", pet"\n2,DOG,-\n', ','],
    ['answer\tdisplay\tclue\nCAT\tCat\t"a ""big"", pet"\n', '\t'],
  ])('may be a table: %j', (text) => {
    expect(clueOf(bookOf(text), 'CAT', 1)).toBe('a "big", pet');
    expect(clueOf(bookOf(text), 'DOG', 1)).toBeUndefined();
  });

  test.each([
    ['cat\tx\ndog', 'c.txt:2: no tab between a word and its clue'],
    ['\tx', 'c.txt:1: no word before the tab'],
    ['answer,clue\nCAT,"x\ny', 'c.txt:2: unclosed quote'],
  ])('is no such: %j', (text, message) => {
    expect(() => bookOf(text)).toThrow(new InputError(message));
  });
});

test('rows of a table, whatever is in their fields', () => {
  const text = 'a,"b\r\n""c""",\r\n\r\n"",d\n';
  expect(tableRows(text, ',', 's')).toEqual([
    { fields: ['a', 'b\r\n"c"', ''], line: 1 },
    { fields: ['', 'd'], line: 4 },
  ]);
});

describe('a puzzle', () => {
  const grid = parseTemplate('AB\nCD');

  test('keeps clues of its own, and gets others from the book', () => {
    const own = { ...grid, clues: ['mine', undefined, '-', undefined] };
    const clued = withClues(own, {
      ...wishesOf('ab\tx\na c\ty\nb-d\tz'),
      enumerations: true,
    });
    expect(clued.clues).toEqual(['mine', undefined, 'y', 'z']);
    expect(clued.enumerations).toEqual([undefined, '2', '1,1', '1-1']);
    expect(uncluedIn(clued)).toEqual([1]);
  });

  test('without anything to say stays as it is', () => {
    expect(withClues(grid, wishesOf(''))).toEqual(grid);
    const all = withClues(grid, { ...wishesOf(''), enumerations: true });
    expect(all.enumerations).toEqual(['2', '2', '2', '2']);
  });

  test('has all its entries counted if that is asked for, but for clues that end with a count', () => {
    const own = { ...grid, clues: ['mine', 'its own (1-1)', 'Year (1984)', undefined] };
    const displayOf = (answer: string): string => answer.split('').join(' ');
    const counted = withClues(own, { ...wishesOf(''), displayOf, enumerations: 'all' });
    expect(counted.enumerations).toEqual(['1,1', undefined, undefined, '1,1']);
  });

  test('keeps its own enumerations; else the file of clues says how a word is printed, then the list', () => {
    const own = { ...grid, enumerations: ['1-1', undefined, undefined, undefined] };
    const printed = new Map([
      ['AB', 'a b'],
      ['CD', 'c d'],
      ['AC', 'a c'],
    ]);
    const displayOf = (answer: string): string | undefined => printed.get(answer);
    const clued = withClues(own, { ...wishesOf('c-d\tx'), displayOf, enumerations: true });
    expect(clued.enumerations).toEqual(['1-1', '1-1', '1,1', '2']);
  });

  test('counts only whole entries as without a clue', () => {
    const open = parseTemplate('AB\nC_');
    expect(uncluedIn(open)).toEqual([0, 2]);
    expect(uncluedIn({ ...open, clues: ['x'] })).toEqual([2]);
  });

  test('loses the clues of entries that are others now', () => {
    const before = { ...grid, clues: ['ab', 'cd', 'ac', 'bd'], enumerations: ['2', '2', '2', '2'] };
    const filled = { ...before, cells: ['A', 'B', 'C', 'E'] };
    const { clues, enumerations } = withoutOldClues(filled, before);
    expect(clues).toEqual(['ab', undefined, 'ac', undefined]);
    expect(enumerations).toEqual(['2', undefined, '2', undefined]);
    const { clues: _, ...unclued } = filled;
    expect(withoutOldClues(unclued, before)).toEqual({ ...unclued, enumerations });
    const open = { ...before, cells: ['A', 'B', undefined, undefined] };
    expect(withoutOldClues(filled, open).clues).toEqual(['ab', 'cd', 'ac', 'bd']);
  });
});

test('of the clues of the first source that has any, one is chosen that fits best', () => {
  const text = 'AB\t1\tEasy one, and long\nAB\t3\tHard one, with CD in it\nAB\t1\tShort\n';
  const bank = new ClueBank('bank', text);
  const asked = (wishes: Partial<ClueWishes>, entries: string[] = []) =>
    chooseClue('AB', new Set(entries), { sources: [bank], seed: 1, used: new Set(), ...wishes });
  expect(asked({ level: 1 })?.text).toBe('Easy one, and long');
  expect(asked({ level: 3 })?.text).toBe('Hard one, with CD in it');
  expect(asked({ level: 3 }, ['HARD', 'CD'])?.text).toBe('Easy one, and long');
  const used = new Set(['Easy one, and long', 'Hard one, with CD in it']);
  expect(asked({ used })).toEqual({
    text: 'Short',
    level: 1,
    isShortForm: true,
    source: 'bank',
  });
  expect(used).toContain('Short');
  expect(asked({ sources: [bookOf('ab\tMine'), bank] })?.text).toBe('Mine');
  const memory = ClueMemory.parse('AB\tOld\t2020-01-01\tp\nAB\tNew\t2026-01-01\tq\n', 'm');
  expect(asked({ sources: [memory], notSince: '2025-01-01' })?.text).toBe('Old');
  expect(asked({ sources: [memory], notSince: '2019-01-01' })).toBeUndefined();
  expect(memory.text).toBe('AB\tNew\t2026-01-01\tq\nAB\tOld\t2020-01-01\tp\n');
  expect(() => ClueMemory.parse('AB\tOld\tsoon\tp\n', 'm')).toThrow('m:1: expected an entry');
});
