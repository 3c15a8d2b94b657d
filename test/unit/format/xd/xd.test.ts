// xd is written and read again as it was, is seen so by a reader that nobody here wrote, and names what is wrong.

import { describe, expect, test } from 'vitest';
import { xdToJSON } from 'xd-crossword-tools-parser';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { readerFor } from '../../../../src/format/read-puzzles.ts';
import { withoutStyles } from '../../../../src/format/styles.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';
import { parseXd } from '../../../../src/format/xd/parse-xd.ts';
import { renderXd } from '../../../../src/format/xd/render-xd.ts';
import { placeOf } from '../../../../src/layout/layout.ts';
import { answerAt, type Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { damaged, readsOrRefuses } from '../../../support/damage.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { some } from '../../../support/thoroughness.ts';

/** So that there are small letters left for what is marked and has several letters. */
const FEW = Array.from('ABCDEFGHIJKLM');

/** One kind of marks at a time. */
const FEATURES = (['circles', 'shades'] as const).map((marks) =>
  FORMATS.xd.carries.filter((each) => each === marks || !/circles|shades/.test(each)),
);

function thereAndBack(puzzle: Puzzle): { readonly back: Puzzle; readonly notes: string[] } {
  const notes: string[] = [];
  const onNote = (note: string): void => {
    notes.push(note);
  };
  return { back: parseXd(renderXd(puzzle, { onNote }), { fold: false, onNote }), notes };
}

const FILE = `Title: A title
Author: An author
Number: 12
Rebus: 1=HEART a=OR
Special: shaded


1AT#_
A#a..
RYe#_


A1. Pet ~ no ~ HEARTAT
A3. - ~ OR..
A4. Grain (3) ~ RYE

D1. Auto ~ HEARTAR
A4 ^Refs: D1
D2. Beverage, \\
  hot ~ TORE


Some notes.


And more.
`;

describe('a file', () => {
  test('is read', () => {
    const puzzle = parseXd(FILE);
    expect(renderTemplate(puzzle)).toBe('[HEART]AT#~\nA#{[OR]}__\nRY{E}#~\n');
    expect(puzzle.clues).toEqual(['Pet ~ no', undefined, 'Grain (3)', 'Auto', 'Beverage, hot']);
    expect(puzzle.heading).toEqual({
      title: 'A title',
      author: 'An author',
      notes: 'Some notes.\n\n\nAnd more.',
    });
    const fields = { metadata: ['Number: 12'], references: ['A4 ^Refs: D1'] };
    expect(puzzle.unread).toEqual({ format: 'xd', fields });
    expect(thereAndBack(puzzle)).toEqual({ back: puzzle, notes: [] });
  });

  test('is read in its other form, in any order', () => {
    const [metadata, grid, clues, ...notes] = FILE.trimEnd().split('\n\n\n');
    const parts = [`## Grid\n\n${grid}`, `## clues\n${clues}`, `## Metadata\n${metadata}`];
    const text = [...parts, `## Notes\n${notes.join('\n\n\n')}`].join('\n\n');
    expect(parseXd(text)).toEqual(parseXd(FILE));
    const told: string[] = [];
    parseXd(`${text}\n## Start\nx\n`, { onNote: (note) => told.push(note) });
    expect(told).toEqual(['ignored sections: start']);
  });

  test('is written', () => {
    const puzzle = {
      ...parseTemplate('(C)AT\nA#(A)\n([ST])Y[E]\n'.replace('[E]', '[EE]')),
      clues: ['Pet', undefined, 'Auto', 'Beverage'],
      heading: { title: 'T', publisher: 'P', notes: 'n' },
    };
    expect(renderXd(puzzle)).toBe(`Title: T
Publisher: P
Rebus: b=ST 1=EE
Special: circle


cAT
A#a
bY1


A1. Pet ~ CAT
A3. - ~ STYEE

D1. Auto ~ CAST
D2. Beverage ~ TAEE


n
`);
  });

  test('whose blocks are dots is read where its clues fit only so', () => {
    const told: string[] = [];
    const clues = 'A1. a ~ CAT\nA3. b ~ RYE\n\nD1. c ~ CAR\nD2. d ~ TAE';
    const text = `title: T\n\n\nCAT\nA.A\nRYE\n\n\n${clues}\n`;
    const puzzle = parseXd(text, { onNote: (note) => told.push(note) });
    expect(renderTemplate(puzzle)).toContain('CAT\nA#A\nRYE\n');
    expect(told).toEqual(['read . as a block, because the clues fit only that way']);
    expect(renderTemplate(parseXd(text.replace('A3', 'A4'), { lenient: true }))).toContain('A_A');
  });

  test('is told by its bytes', async () => {
    for (const text of [FILE, FILE.replace('Title', 'Words'), `## Metadata\nA: B\n## Grid\nAB\n`]) {
      const read = await readerFor(Buffer.from(text));
      expect(read({ lenient: true })[0]!.layout.cellCount).toBeGreaterThan(1);
    }
  });
});

test.each(bundledTemplates())('%s comes back, and is seen as it is', (_, template) => {
  const puzzle = dressed(new Random(1), template, { features: FEATURES[0]!, letters: FEW });
  expect(thereAndBack(puzzle)).toEqual({ back: puzzle, notes: [] });
  const { clues, report, tiles } = xdToJSON(renderXd(puzzle));
  expect(report.errors).toEqual([]);
  expect(tiles.length).toBe(puzzle.layout.geometry.height);
  const seen = [...clues.across, ...clues.down].map(
    ({ number, direction, position, body, answer }) => ({
      number,
      direction,
      row: position.index + 1,
      column: position.col + 1,
      clue: body,
      answer,
    }),
  );
  expect(seen).toEqual(
    puzzle.layout.slots.map((slot, index) => ({
      number: slot.number,
      direction: slot.direction,
      ...placeOf(puzzle.layout, slot.cells[0]!),
      clue: withoutStyles(puzzle.clues?.[index] ?? '-'),
      answer: answerAt(puzzle, slot),
    })),
  );
});

test('random puzzles come back, whole or not', () => {
  for (let seed = 0; seed < some(600); seed++) {
    const random = new Random(seed);
    const features = FEATURES[seed % 2]!;
    const letters = Array.from(seed % 3 === 0 ? 'ЖÉΩ字' : 'ABC');
    const puzzle = randomPuzzle(random, { features, letters, isPartial: seed % 5 === 0 });
    if (puzzle.layout.slots.length === 0) continue;
    const { back, notes } = thereAndBack(puzzle);
    const isMarkLost = notes.some((note) => note.startsWith('the format xd cannot mark'));
    if (isMarkLost) expect(seed % 5, `seed ${seed}`).toBe(0);
    else expect(back, `seed ${seed}`).toEqual(puzzle);
  }
});

test('circles and shades in one puzzle are too many, and that is told', () => {
  const { back, notes } = thereAndBack(parseTemplate('(A){B}\n'));
  expect(renderTemplate(back)).toBe('(A)B\n');
  expect(notes).toEqual(['the format xd has circles or shades, not both: shades left out']);
});

test('marks of cells of several letters are left out when no sign is left for them, and that is told', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const all = letters.map((letter) => `(${letter})`).join('');
  const { back, notes } = thereAndBack(parseTemplate(`${all}([HEART])\n`));
  expect(renderTemplate(back)).toBe(`${all}[HEART]\n`);
  expect(notes).toEqual(['the format xd cannot mark 1 cell: left out']);
});

test('notes have no place where there is no clue', () => {
  const { notes } = thereAndBack({ ...parseTemplate('A\n'), heading: { notes: 'n' } });
  expect(notes).toEqual(['the format xd has no notes without clues: left out']);
});

test('bars are a design, in a file whose sections have names', () => {
  const barred = { ...parseTemplate('AB|CD\n   -\nEFGH\n'), heading: { notes: 'Bars.' } };
  const text = renderXd(barred);
  expect(text).toContain('\nForm: barred\n\n## Grid\n\nABCD\nEFGH\n');
  expect(text).toContain('\nA1. - ~ AB\nA3. - ~ CD\n');
  expect(text).toMatch(/\n## Design\n\n<style>\nA \{ bar-top: true \}\n.*\n\.\.B\.\n\.\.A\.\n$/s);
  expect(parseXd(text)).toEqual(barred);
});

describe('what breaks the rules is an error with its line, or a note', () => {
  test.each([
    [FILE.replace('1=HEART', '1=HEART 2=X'), 'rebus entries that no cell uses: 2'],
    [FILE.replace('a=OR', 'a=/R'), '4: the rebus a=/R: a cell takes letters, digits and @#$%&+?'],
    [FILE.replace('a=OR', 'aOR'), "4: 'aOR' is not a rebus entry: write it like 1=HEART"],
    [FILE.replace('Author:', 'Title:'), '2: a second Title line'],
    [
      FILE.replace('shaded', 'dotted'),
      '5: Special: unknown value dotted; expected circle or shaded',
    ],
    [FILE.replace('RYe#_', 'RYe#'), '10: a row of 4 cells, but the first row has 5'],
    [FILE.replace('RYe', '!Ye'), '10:1: unknown sign ! in the grid'],
    [FILE.replace('A4. G', 'A5. G'), '15: a clue for A5, which the grid does not have'],
    [FILE.replace('A4. G', 'A3. G'), '15: a second clue for A3'],
    [FILE.replace('~ RYE', '~ RYES'), '15: A4 is RYES in its clue, but RYE in the grid'],
    [FILE.replace('~ RYE', '~ RYA'), '15: A4 is RYA in its clue, but RYE in the grid'],
    [FILE.replace('A4. G', 'G'), "15: a clue must be 'A1. text ~ ANSWER', with D for down"],
    [FILE.slice(FILE.indexOf('1AT')), 'an xd file must begin with metadata'],
    [FILE.slice(0, FILE.indexOf('\n\nA1.')), 'the xd file has no clues section'],
  ])('%#', (text, error) => {
    expect(() => parseXd(text, { source: 'a.xd' })).toThrow(
      `a.xd:${/^\d/.test(error) ? '' : ' '}${error}`,
    );
    const notes: string[] = [];
    parseXd(text, { lenient: true, onNote: (note) => notes.push(note) });
    const [, line = '', what] = /^(?:(\d+)[:\d]*: )?(.*)$/.exec(error)!;
    expect(notes).toContainEqual(
      expect.stringContaining(line === '' ? what! : `line ${line}: ${what}`),
    );
  });

  test('but there must be a grid', () => {
    expect(() => parseXd('Title: T\n', { lenient: true })).toThrow('the xd file has no grid');
  });
});

test('no bytes bring it down', () => {
  const read = (bytes: Uint8Array, options: object): unknown =>
    parseXd(new TextDecoder().decode(bytes), options);
  const { leniently } = readsOrRefuses(read, damaged(Buffer.from(FILE), new Random(1)));
  expect(leniently).toBeGreaterThan(100);
});
