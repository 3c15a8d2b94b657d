// Whatever a format writes is read back, told by its text alone.

import { describe, expect, test } from 'vitest';
import { renderBoxes } from '../../../src/format/boxes/render-boxes.ts';
import { renderJson } from '../../../src/format/json/render-json.ts';
import { renderPlain } from '../../../src/format/plain/plain.ts';
import { parsePuzzles } from '../../../src/format/read-puzzles.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../src/format/template/render-template.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';

const FACTS = { version: '0', status: 'blank', seed: null, stats: null, dicts: [] } as const;
const FORMATS: Readonly<Record<string, (puzzle: Puzzle) => string>> = {
  template: renderTemplate,
  plain: (puzzle) => renderPlain(puzzle),
  boxes: (puzzle) => renderBoxes(puzzle),
  json: (puzzle) => renderJson(puzzle, FACTS),
};

const GRIDS = {
  square: 'ABC\nDEF\nGHI',
  mini: '#AB#\nC__D\n#E__\nFG##',
  'blocks in the middle': '_____\n_#_#_\n_____\n_#_#_\n_____',
  'one block a row': 'A#BC\nD#EF\nGH#I',
  'a row of blocks': 'AB#\n###\n#CD',
  'a cell alone': '_#_\n#_#\n_#_',
  accents: 'ÑÅ\n#Ж',
};

describe.each(Object.entries(FORMATS))('%s', (format, render) => {
  test.each(Object.entries(GRIDS))('%s', (_, rows) => {
    const puzzle = parseTemplate(rows, { fold: false });
    const text = render(puzzle);
    const read = parsePuzzles(text, { fold: false });
    expect(read.map(renderTemplate)).toEqual([renderTemplate(puzzle)]);
    const onWindows = parsePuzzles(`\ufeff${text.replaceAll('\n', '\r\n')}`, { fold: false });
    expect(onWindows.map(renderTemplate)).toEqual([renderTemplate(puzzle)]);
  });

  test('a batch', () => {
    const batch = ['ABC#\nDE#F', 'GHI#\nJK#L', 'MNO#\nPQ#R'].map((rows) => parseTemplate(rows));
    const between = format === 'json' ? '' : '\n';
    // The last column of blocks is no part of a plain picture.
    const expected = batch.map(renderTemplate);
    const read = parsePuzzles(batch.map(render).join(between)).map(renderTemplate);
    expect(read).toEqual(expected);
  });
});

describe('templates stay what they were', () => {
  test.each([
    ['spaces between cells', '_ _ #\n_ _ _', '__#\n___\n'],
    ['no block, spaces', '  _ _\n  A _', '__\nA_\n'],
    ['blank lines', '__\n\n__\n\n__', '__\n__\n__\n'],
    ['two parts that are not finished', '_A\nB_\n\n_C\nD_', '_A\nB_\n_C\nD_\n'],
    ['two parts of other patterns', 'AB\nC#\n\nDE\nFG', 'AB\nC#\nDE\nFG\n'],
    ['blocks on top', '######\n##ABC#\n######\n######', '######\n##ABC#\n######\n######\n'],
  ])('%s', (_, text, rows) => {
    expect(parsePuzzles(text).map(renderTemplate)).toEqual([rows]);
  });
});

describe('what is none', () => {
  test.each([
    ['', 'f: the template is empty'],
    ['{}', "f:1: the JSON object has no 'rows'"],
    [
      '{"rows":["AB","C"]}',
      "f:1: rows:2:1: rows differ in length: this row ends with 'C' after 1 cell, the rows above have 2",
    ],
    ['{"rows":["AB"]}\n{', 'f:2: not JSON'],
    ['{"rows":[1]}', "f:1: the JSON object has no 'rows'"],
    ['###########\n#1   #2   #\n# A  # B  #\n######', 'f: the boxes are damaged'],
    ['A B   C\n1', "f:2:1: unknown character '1'"],
  ])('%j', (text, message) => {
    expect(() => parsePuzzles(text, { source: 'f' })).toThrow(message);
  });
});
