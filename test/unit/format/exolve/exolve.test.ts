// Exolve's text: what is written, and what of the files of others is read.

import { describe, expect, test } from 'vitest';
import { parseExolve } from '../../../../src/format/exolve/parse-exolve.ts';
import { renderExolve } from '../../../../src/format/exolve/render-exolve.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';

const PUZZLE = {
  ...parseTemplate('(A)[BC]|D\n -\n{E}#F\n[4]_G\n'),
  heading: { title: 'A # < B', author: 'Me', notes: 'One\ntwo' },
  clues: ['See (2)', undefined, '<i>Down</i>', 'x', 'y'],
  enumerations: [undefined, undefined, '3', undefined, undefined],
};

const TEXT = `exolve-begin
  exolve-title: A &#35; < B
  exolve-setter: Me
  exolve-width: 3
  exolve-height: 3
  exolve-option: rebus-cells
  exolve-option: allow-digits
  exolve-colour: lightgrey c1r2
  exolve-preamble:
    One
    two
  exolve-grid:
    A_@ BC| D
    E . F
    4 ? G
  exolve-across:
    1 See (2)
    5 x
  exolve-down:
    1 <i>Down</i> (3)
    3 y
exolve-end
`;

test('a puzzle with something of everything', () => {
  const written = renderExolve(PUZZLE);
  const read = parseExolve(written);
  expect(renderTemplate(read)).toBe(renderTemplate(PUZZLE));
  expect(renderExolve(read)).toBe(written);
  expect(written).toContain(TEXT.slice(0, TEXT.indexOf('  exolve-across:')));
  expect(renderExolve({ ...PUZZLE, clues: ['(1) in'] })).toContain('    1 (1) in []\n');
  expect(read.heading).toEqual(PUZZLE.heading);
});

function read(text: string): { drawn: string; clues: unknown; labels: unknown; notes: string[] } {
  const notes: string[] = [];
  const puzzle = parseExolve(text, { onNote: (note) => notes.push(note) });
  const { clues, clueLabels: labels } = puzzle;
  return { drawn: renderTemplate(puzzle), clues, labels, notes };
}

test('a file of others: in a page, without spaces, with comments, links, annotations and hints', () => {
  const page = `<html><script>
exolve-begin
  exolve-width: 3   # in cells
  exolve-height: 3
  exolve-grid:
    C@A|T
    A.A*
    R!YE
  exolve-across
    1, 3 Pet &amp; co (3,3) CAT: a note
      Hint: it purrs
    3 See 1
  exolve-down
    1 Auto (3)
    2 Tea without an end
exolve-end
</script>`;
  expect(read(page)).toEqual({
    drawn: '(C)A|T\nA#A\nRYE\n',
    clues: ['Pet & co', 'See 1', 'Auto', 'Tea without an end'],
    labels: ['1, 3', undefined, undefined, undefined],
    notes: [
      'ignored signs of cells: * ~ {}',
      'ignored annotations of clues',
      'ignored hints and short clues',
    ],
  });
});

test('a grid without a solution, and sections that are kept', () => {
  const text = `exolve-begin
  exolve-width: 2
  exolve-height: 1
  exolve-id: tiny
  exolve-grid:
    0 0
  exolve-question: Who? (3)
exolve-end
`;
  const puzzle = parseExolve(text);
  expect(renderTemplate(puzzle)).toBe('__\n');
  expect(renderExolve(puzzle)).toContain('  exolve-id: tiny\n  exolve-question: Who? (3)\n');
});

describe('what breaks the rules is an error with its line', () => {
  test.each([
    [
      TEXT.replace('    E . F\n', '    E .\n'),
      'puzzle:14: a row of 2 cells, but the first row has 3',
    ],
    [TEXT.replace('width: 3', 'width: 4'), 'puzzle:4: exolve-width is 4, but the grid has 3'],
    [TEXT.replace('    5 x', '    x'), 'puzzle:18: a clue must begin with its number'],
    [TEXT.replace('    4 ? G', '    / ? G'), "puzzle:15: r3c1: '/' is not letters"],
    ['exolve-begin\n', 'puzzle: no exolve-grid'],
  ])('%#', (text, message) => {
    expect(() => parseExolve(text)).toThrow(message);
  });
});
