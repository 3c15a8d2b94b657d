// Files of other programs that are only read, and those that cannot be read.

import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();

/** CAT over A#A over RYE, with a circled C, one of several letters, and clues; as xd. */
const EXPECTED = `Title: Small
Author: Me
Rebus: 1=YY
Special: circle


cAT
A#A
R1E


A1. {/Pet/} & co ~ CAT
A3. Bread ~ RYYE

D1. Auto ~ CAR
D2. Oolong ~ TAE
`;

const GUARDIAN = {
  name: 'Small',
  creator: { name: 'Me' },
  dimensions: { cols: 3, rows: 3 },
  entries: [
    [1, 'across', 0, 0, 'CAT', '<em>Pet</em> &amp; co', '1,3'],
    [3, 'across', 0, 2, 'RYE', 'Bread', '3'],
    [1, 'down', 0, 0, 'CAR', 'Auto', '1'],
    [2, 'down', 2, 0, 'TAE', 'Oolong', '2'],
  ].map(([number, direction, x, y, solution, clue, humanNumber]) => {
    return { number, direction, position: { x, y }, length: 3, solution, clue, humanNumber };
  }),
};

const TIMES = {
  title: 'Small',
  constructors: ['Me'],
  body: [
    {
      dimensions: { width: 3, height: 3 },
      cells: [
        { type: 2, answer: 'C', label: '1' },
        { type: 1, answer: 'A' },
        { type: 1, answer: 'T', label: '2' },
        { type: 1, answer: 'A' },
        {},
        { type: 1, answer: 'A' },
        { type: 1, answer: 'R', label: '3' },
        { type: 1, answer: 'YY' },
        { type: 1, answer: 'E' },
      ],
      clueLists: [
        { name: 'Across', clues: [0, 1] },
        { name: 'Down', clues: [2, 3] },
      ],
      clues: [
        {
          cells: [0, 1, 2],
          label: '1',
          text: [{ plain: 'Pet & co', formatted: '<i>Pet</i> & co' }],
        },
        { cells: [6, 7, 8], label: '3', text: [{ plain: 'Bread' }] },
        { cells: [0, 3, 6], label: '1', text: [{ plain: 'Auto' }] },
        { cells: [2, 5, 8], label: '2', text: [{ plain: 'Oolong' }] },
      ],
    },
  ],
};

const PUZZLE_ME = {
  title: 'Small',
  author: 'Me',
  w: 3,
  h: 3,
  box: [
    ['C', 'A', 'R'],
    ['A', '\0', 'YY'],
    ['T', 'A', 'E'],
  ],
  backgroundShapeBoxes: [[0, 0]],
  placedWords: [
    { acrossNotDown: true, clueNum: 1, clue: { clue: '<i>Pet</i> & co' }, nBoxes: 3, x: 0, y: 0 },
    { acrossNotDown: true, clueNum: 3, clue: { clue: 'Bread' }, nBoxes: 3, x: 0, y: 2 },
    { acrossNotDown: false, clueNum: 1, clue: { clue: 'Auto' }, nBoxes: 3, x: 0, y: 0 },
    { acrossNotDown: false, clueNum: 2, clue: { clue: 'Oolong' }, nBoxes: 3, x: 2, y: 0 },
  ],
};

const CFP = `<?xml version="1.0" encoding="utf-8"?>
<CROSSFIRE><TITLE>Small</TITLE><AUTHOR>Me</AUTHOR>
<GRID width="3">
CAT
A.A
R@E
</GRID>
<CIRCLES>0</CIRCLES>
<REBUSES><REBUS display="Y" input="@" letters="yy"/></REBUSES>
<WORDS><WORD dir="ACROSS" num="1">&lt;i&gt;Pet&lt;/i&gt; &amp; co</WORD><WORD dir="ACROSS" num="3">Bread</WORD>
<WORD dir="DOWN" num="1">Auto</WORD><WORD dir="DOWN" num="2">Oolong</WORD></WORDS>
</CROSSFIRE>`;

describe('files that are only read', () => {
  test.each([
    ['the New York Times', JSON.stringify(TIMES)],
    ['PuzzleMe', JSON.stringify(PUZZLE_ME)],
    ['CrossFire', CFP],
  ])('of %s', async (_, text) => {
    const { stdout, stderr } = await crossfill(['convert', '-f', 'xd'], { input: text });
    expect({ stdout, stderr }).toEqual({ stdout: EXPECTED, stderr: '' });
  });

  test('of the Guardian, with numbers of linked clues', async () => {
    const input = JSON.stringify(GUARDIAN);
    const { stdout } = await crossfill(['convert', '-f', 'ipuz'], { input });
    expect(stdout).toContain('{"number":1,"label":"1,3","clue":"<i>Pet</i> & co"}');
    expect(stdout).toContain('["R", "Y", "E"]');
    const clash = input.replace('"RYE"', '"XYE"');
    expect((await crossfill(['convert'], { input: clash })).stderr).toContain(
      'entries[2]: its letter 3 is R, but X in another entry',
    );
  });

  test('are refused where words bend', async () => {
    const words = PUZZLE_ME.placedWords.map((each, i) =>
      i === 0
        ? {
            ...each,
            boxesForWord: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
              { x: 0, y: 1 },
            ],
          }
        : each,
    );
    const input = JSON.stringify({ ...PUZZLE_ME, placedWords: words });
    const { code, stderr } = await crossfill(['convert'], { input });
    expect(code).toBe(2);
    expect(stderr).toContain('the word at 1 bends: only words in rows and columns are supported');
  });

  test.each(['Across', 'Inward'])('also in ipuz, among the clues of %s', async (direction) => {
    const input = `{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],
      "dimensions":{"width":2,"height":2},"puzzle":[[1,0],[0,0]],
      "clues":{"${direction}":[{"number":1,"clue":"x","cells":[[1,1],[2,1],[2,2]]}]}}`;
    const { code, stderr } = await crossfill(['convert'], { input });
    expect(code).toBe(2);
    expect(stderr).toContain('bends: only words in rows and columns are supported');
  });

  test.each([
    [JSON.stringify({ ...TIMES, body: [{ ...TIMES.body[0], cells: 1 }] }), 'expected a list'],
    [JSON.stringify(PUZZLE_ME).replace('"box"', '"bux"'), "missing 'box'"],
    ['{"clueLists": [', 'invalid or truncated JSON'],
    ['<?xml version="1.0"?><CROSSFIRE></CROSSFIRE>', 'no <GRID> in the file'],
  ])('say what is wrong %#', async (input, message) => {
    const { code, stderr } = await crossfill(['convert'], { input });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('what cannot be read gets a line that says what to do', () => {
  test.each([
    ['a.ccw', 'x', 'a project of Crossword Compiler: export it there as XML'],
    ['a.qxd', 'x', 'a file of Qxw: write its grid as a template'],
    ['a.pdf', '%PDF-1.7\n', 'a PDF: give the file that it was made from, such as ipuz, puz or jpz'],
    ['a.html', '<!doctype html>\n<html>', 'a web page: give the file that it was made from'],
  ])('%s', async (name, content, message) => {
    writeFileSync(path(name), content);
    const { code, stderr } = await crossfill(['convert', path(name)]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${name}: ${message}`);
  });

  test('also our own page', async () => {
    await crossfill(['convert', file('own.txt', 'AB\n'), '-o', path('own.html')]);
    const { stderr } = await crossfill(['convert', path('own.html')]);
    expect(stderr).toContain('a web page: give the file that it was made from');
  });
});
