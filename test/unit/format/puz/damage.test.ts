// Files that are damaged or odd: strictly an error that names what is wrong, leniently a note.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { parsePuz } from '../../../../src/format/puz/parse-puz.ts';
import { renderPuz } from '../../../../src/format/puz/render-puz.ts';
import { sectionBytes } from '../../../../src/format/puz/sections.ts';
import { readerFor } from '../../../../src/format/read-puzzles.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { damaged, readsOrRefuses } from '../../../support/damage.ts';

const BLANK = parseTemplate('(C)AT\nA#A\n[RST]YE\n');
const PUZZLE: Puzzle = {
  ...BLANK,
  clues: ['Pet', 'Grain', 'Auto', 'Beverage'],
  heading: { title: 'T', author: 'Me', copyright: 'c', notes: 'n' },
  revealed: new Set([0, 5]),
};
const FILE = renderPuz(PUZZLE);
const AFTER_TEXTS = 103;

/** The file with some bytes in place of others. */
function changed(at: number, ...bytes: number[]): Uint8Array {
  const file = FILE.slice();
  file.set(bytes, at);
  return file;
}

function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
}

const section = (name: string, text: string): Uint8Array =>
  sectionBytes(name, Buffer.from(text, 'latin1'));

const CASES: readonly (readonly [file: Uint8Array, error: string])[] = [
  [changed(0x00, 0), 'the checksum does not match: of the file'],
  [changed(0x0e, FILE[0x0e]! ^ 1), 'the checksum does not match: of the header'],
  [changed(0x11, 0), 'the checksum does not match: of the solution under its mask'],
  [changed(0x16, 0), 'the checksum does not match: of the state under its mask'],
  [changed(0x18, 0), 'unknown version of the .puz format at byte 0x18'],
  [changed(0x30, 0), 'unknown kind of puzzle 0x0 at byte 0x30'],
  [changed(0x32, 7), 'unknown state of the solution 0x7 at byte 0x32'],
  [changed(0x2e, 3), '3 clues, but the grid has 4 entries'],
  [changed(0x2e, 200), 'the file ends within its texts'],
  [changed(0x38, 0x41), 'the blocks of the state differ from those of the solution'],
  [changed(0x34, 0x21), "r1c1 holds '!': a cell takes letters, digits and @#$%&+?"],
  [joined('HTTP', FILE), '4 extra bytes before the .puz file'],
  [joined(FILE, 'more'), '4 extra bytes after the end, at byte 0x'],
  [joined(FILE, 'MORE    '), 'the file ends within its section MORE'],
  [joined(FILE, section('GEXT', 'too short')), 'a second section GEXT'],
  [FILE.slice(0, -1), 'the section RUSR does not end with a NUL'],
  [FILE.slice(0, AFTER_TEXTS - 1), 'the file ends within its texts (notes), without a NUL'],
  [
    changed(AFTER_TEXTS + 6, FILE[AFTER_TEXTS + 6]! ^ 1),
    'the checksum of the section GRBS does not match',
  ],
  [changed(AFTER_TEXTS + 8, 9), 'r1c1 holds rebus entry 8, which is not listed'],
];

/** With wrong checksums passed over, which most changes bring with them. */
function faultsIn(file: Uint8Array): string[] {
  const notes: string[] = [];
  parsePuz(file, { lenient: true, onNote: (note) => notes.push(note) });
  return notes;
}

test.each(CASES)('is refused, or told where reading is lenient %#', (file, error) => {
  expect(() => parsePuz(file, { source: 'a.puz' })).toThrow(/^a\.puz: /);
  expect(faultsIn(file)).toContainEqual(expect.stringContaining(error));
});

describe('what cannot be read at all', () => {
  test.each([
    [changed(0x2c, 0), 'a grid of 0 x 3 has no cells'],
    [changed(0x2c, 255, 255), 'puzzle: the file ends within its solution: 176 bytes'],
    [FILE.slice(0, 0x33), 'the .puz file ends within its header, after 51 bytes'],
    [Buffer.from('ACROSS'), 'puzzle: not a .puz file: it does not begin with ACROSS&DOWN'],
  ])('is refused %#', (file, error) => {
    for (const lenient of [false, true]) {
      expect(() => parsePuz(file, { lenient })).toThrow(error);
    }
  });
});

describe('what is as it may be', () => {
  test('blanks behind the end', () => {
    expect(parsePuz(joined(FILE, '\r\n\x1a'))).toEqual(PUZZLE);
  });

  test('texts as Windows has them', () => {
    const file = changed(0x46, 0x93);
    const { heading } = parsePuz(file, { lenient: true });
    expect(heading?.title).toBe('“');
  });

  test("a solver's letters and timer, which are no part of the puzzle", () => {
    const began = joined(FILE, section('LTIM', '42,1'));
    expect(parsePuz(began)).toEqual(PUZZLE);
    expect(faultsIn(began)).toEqual(["ignored the solver's letters, errors and timer"]);
    expect(faultsIn(joined(FILE, section('LTIM', '0,1')))).toEqual([]);
  });

  test('a diagramless puzzle, and one without a solution', () => {
    const hidden = FILE.map((byte, at) => (at < 0x46 && at >= 0x34 && byte === 0x2e ? 0x3a : byte));
    hidden.set([0x01, 0x04], 0x30);
    expect(faultsIn(hidden)).toContain('diagramless puzzle: its blocks are shown');
    const untold = FILE.map((byte, at) => (at >= 0x34 && at < 0x3d && byte !== 0x2e ? 0x58 : byte));
    const { cells } = parsePuz(untold, { lenient: true });
    expect(cells.filter((content) => content !== undefined)).toEqual(['C', 'RST']);
  });
});

test('its bytes alone tell what it is', async () => {
  for (const file of [FILE, joined('HTTP', FILE)]) {
    const read = await readerFor(file, 'x');
    expect(read({ lenient: true }).map(renderTemplate)).toEqual([renderTemplate(PUZZLE)]);
  }
});

test('no bytes bring it down', () => {
  const files = damaged(FILE, new Random(1));
  const { leniently, refused } = readsOrRefuses(parsePuz, files);
  expect(leniently).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(100);
});
