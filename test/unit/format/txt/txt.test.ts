// Across Lite's text format is written and read again as it was, and names what is wrong.

import { describe, expect, test } from 'vitest';
import { acrossTextToXD, xdToJSON } from 'xd-crossword-tools';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { readerFor } from '../../../../src/format/read-puzzles.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';
import { parseTxt } from '../../../../src/format/txt/parse-txt.ts';
import { renderTxt } from '../../../../src/format/txt/render-txt.ts';
import { answerAt, type Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { damaged, readsOrRefuses } from '../../../support/damage.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { some } from '../../../support/thoroughness.ts';

const features = FORMATS.txt.carries;
/** So that there are small letters left for what has a circle and several letters. */
const FEW = Array.from('ABCDEFGHIJKLM');

function thereAndBack(puzzle: Puzzle): { readonly back: Puzzle; readonly notes: string[] } {
  const notes: string[] = [];
  const onNote = (note: string): void => {
    notes.push(note);
  };
  return { back: parseTxt(renderTxt(puzzle, { onNote }), { fold: false, onNote }), notes };
}

const FIRST = `<ACROSS PUZZLE>
<TITLE>
    T
<AUTHOR>
    Me
<COPYRIGHT>
    c
<SIZE>
    3x3
<GRID>
    CAT
    A.A
    RYE
<ACROSS>
    Pet
    Grain
<DOWN>
    Auto
    Beverage
<NOTEPAD>
n
  n
`;
const SECOND = FIRST.replace('ZZLE>', 'ZZLE V2>')
  .replace('CAT', '1Aa')
  .replace('<ACROSS>', '<REBUS>\n    MARK;\n    1:HEART:H\n    a:ST:S\n<ACROSS>');
const PUZZLE: Puzzle = {
  ...parseTemplate('CAT\nA#A\nRYE\n'),
  clues: ['Pet', 'Grain', 'Auto', 'Beverage'],
  heading: { title: 'T', author: 'Me', copyright: '© c', notes: 'n\n  n' },
};
const WITH_REBUS: Puzzle = { ...PUZZLE, ...parseTemplate('[HEART]A([ST])\nA#A\nRYE\n') };

describe.each([
  ['version 1', FIRST, PUZZLE],
  ['version 2', SECOND, WITH_REBUS],
])('%s', (_, text, puzzle) => {
  test('is written', () => {
    expect(renderTxt(puzzle)).toBe(text);
  });

  test('is read, and told by its bytes', async () => {
    expect(parseTxt(text)).toEqual(puzzle);
    const read = await readerFor(Buffer.from(text.replaceAll('\n', '\r\n')));
    expect(read()).toEqual([puzzle]);
  });
});

test('is read in the encoding of Windows', async () => {
  const text = FIRST.replace('Pet', 'Caf\xe9 \x93x\x94');
  const read = await readerFor(Buffer.from(text, 'latin1'));
  expect(read()[0]!.clues![0]).toBe('Café “x”');
});

test.each(bundledTemplates())('%s comes back, and is seen as it is', (_, template) => {
  const puzzle = dressed(new Random(1), template, { features, letters: FEW });
  expect(thereAndBack(puzzle)).toEqual({ back: puzzle, notes: [] });
  const plain = dressed(new Random(1), template, { features: [] });
  const clues = plain.layout.slots.map((_, slot) => `Clue ${slot}`);
  const seen = xdToJSON(acrossTextToXD(renderTxt({ ...plain, clues }))).clues;
  expect(
    [...seen.across, ...seen.down].map(({ number, body, answer }) => [number, body, answer]),
  ).toEqual(
    plain.layout.slots.map((slot, index) => [slot.number, clues[index], answerAt(plain, slot)]),
  );
});

test('random puzzles come back', () => {
  for (let seed = 0; seed < some(500); seed++) {
    const letters = Array.from(seed % 3 === 0 ? 'AÉÑ' : 'ABC');
    const puzzle = randomPuzzle(new Random(seed), { features, letters });
    expect(thereAndBack(puzzle), `seed ${seed}`).toEqual({ back: puzzle, notes: [] });
  }
});

describe('of what a file has no place for', () => {
  test('a blank puzzle has no solution', () => {
    const { back, notes } = thereAndBack(parseTemplate('_(_)_\n_#_\n'));
    expect(renderTemplate(back)).toBe('_(_)_\n_#_\n');
    expect(notes).toEqual(['no solution']);
  });

  test('a part of a solution is refused, as are letters beyond A to Z', () => {
    expect(() => renderTxt(parseTemplate('A_\n'))).toThrow(
      'the format txt holds a complete solution or none',
    );
    expect(() => renderTxt(parseTemplate('AЖ\n'))).toThrow(
      'the format txt holds only the letters A to Z, not Ж',
    );
    expect(() => renderTxt(parseTemplate('AB|CD\n'))).toThrow('and 1A is not one');
  });

  test('circles around several letters are left out when no sign is left for them', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const all = letters.map((letter) => `(${letter})`).join('');
    const { back, notes } = thereAndBack(parseTemplate(`${all}([HEART])\n`));
    expect(renderTemplate(back)).toBe(`${all}[HEART]\n`);
    expect(notes).toEqual(['the format txt cannot mark 1 cell: left out']);
  });

  test('long notes are told', () => {
    const heading = { notes: 'x'.repeat(1024) };
    expect(thereAndBack({ ...parseTemplate('AB\n'), heading }).notes).toEqual([
      "the notes exceed Across Lite's 1023 characters",
    ]);
  });
});

describe('what breaks the rules is an error with its line, or a note', () => {
  test.each([
    [FIRST.replace('    RYE', '    RY'), '13: a row of 2 cells, but the first row has 3'],
    [FIRST.replace('RYE', 'RY!'), '13:3: ! in the grid: a cell takes letters, digits and @#$%&+?'],
    [FIRST.replace('3x3', '3x4'), '9: the size is 3x4, but the grid is 3x3'],
    [FIRST.replace('3x3', 'three'), '9: a size looks like 15x15'],
    [FIRST.replace('    Me', '    Me\n    You'), '6: <AUTHOR> must have one line'],
    [FIRST.replace('    Pet\n', ''), '15: 1 clue in <ACROSS>, but the grid has 2 such entries'],
    [FIRST.replace('<DOWN>', '<UP>'), '17: unknown tag <UP>'],
    [
      FIRST.replace('<DOWN>', '').replace('    Auto\n    Beverage\n', ''),
      'missing sections: <DOWN>',
    ],
    [
      SECOND.replace('HEART', 'H/RT'),
      '16: the rebus 1:H/RT:H: a cell takes letters, digits and @#$%&+?',
    ],
    [SECOND.replace('MARK', 'MASK'), "15: 'MASK' is not a rebus entry"],
    [SECOND.replace(' V2', ''), '14: <REBUS> needs <ACROSS PUZZLE V2>'],
    [
      FIRST.replace('TITLE', 'X').replace('AUTHOR', 'TITLE').replace('X', 'AUTHOR'),
      '4: <TITLE> comes after <AUTHOR>',
    ],
  ])('%#', (text, error) => {
    expect(() => parseTxt(text, { source: 'a.txt' })).toThrow(/^a\.txt:/);
    const notes: string[] = [];
    parseTxt(text, { lenient: true, onNote: (note) => notes.push(note) });
    const [, line = '', what] = /^(?:(\d+)[:\d]*: )?(.*)$/.exec(error)!;
    expect(notes).toContain(line === '' ? what! : `line ${line}: ${what}`);
  });

  test('but there must be a grid, and one puzzle', () => {
    expect(() => parseTxt('<ACROSS PUZZLE>\n', { lenient: true })).toThrow('the grid has no rows');
    expect(() => parseTxt(FIRST + FIRST, { lenient: true })).toThrow('a second puzzle in one file');
  });
});

test('no bytes bring it down', () => {
  const { leniently } = readsOrRefuses(parseTxt, damaged(Buffer.from(SECOND), new Random(1)));
  expect(leniently).toBeGreaterThan(100);
});

test('notes with a line that would be a tag are read back, with a space in it', () => {
  const notes: string[] = [];
  const puzzle = { ...parseTemplate('AB\n'), heading: { notes: 'See\n<GRID>\n<i>it</i>' } };
  const text = renderTxt(puzzle, { onNote: (note) => notes.push(note) });
  expect(parseTxt(text).heading?.notes).toBe('See\n< GRID>\n<i>it</i>');
  expect(notes).toEqual([
    'a line of the notes looks like a tag of the format txt: wrote it with a space',
  ]);
});
