// Puzzles without clues: codewords and fill-ins.

import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file } = scratch();
const WORDS = 'ABC\nDEF\nADG\nBEH\nCFI\nGHI\n';
const GRID = 'ABC\nDEF\nGHI\n';

function list(): string {
  return file('words.txt', WORDS);
}

describe('--puzzle', () => {
  test('codeword: numbers for letters, some of them given, one solution', async () => {
    const args = ['-d', list(), '-s', '1', '--puzzle', 'codeword', '-f', 'json'];
    const { code, stdout, stderr } = await crossfill(args, { input: GRID });
    expect(code).toBe(0);
    const { puzzle, rows } = JSON.parse(stdout);
    expect(rows).toEqual(['ABC', 'DEF', 'GHI']);
    expect(puzzle.kind).toBe('codeword');
    expect(puzzle.only).toBe(true);
    expect(puzzle.codes.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(stderr).toContain(`codeword: ${puzzle.given.join(', ')} given; the only solution`);
    expect(stderr).not.toContain('left out');
    const again = await crossfill(args, { input: GRID });
    expect(again.stdout).toBe(stdout);
    const other = await crossfill(['-d', list(), '-s', '2', ...args.slice(4)], { input: GRID });
    expect(JSON.parse(other.stdout).puzzle.codes).not.toEqual(puzzle.codes);
  });

  test('fill-in: the entries by length, one of them given', async () => {
    const args = ['-d', list(), '-s', '1', '--puzzle', 'fill-in', '-f', 'json'];
    const { stdout, stderr } = await crossfill(args, { input: GRID });
    const { puzzle } = JSON.parse(stdout);
    expect(puzzle).toMatchObject({ kind: 'fill-in', only: true });
    expect(puzzle.words).toEqual(['ABC', 'ADG', 'BEH', 'CFI', 'DEF', 'GHI']);
    expect(stderr).toContain(`fill-in: ${puzzle.given[0]} given; the only solution (proved)`);
  });

  test('that is not the only solution is told', async () => {
    const pairs = [...'ABCDEFGHIJ'].flatMap((a) => [...'ABCDEFGHIJ'].map((b) => a + b)).join('\n');
    const args = ['-d', file('pairs.txt', pairs), '-s', '1', '--puzzle', 'codeword', '-f', 'json'];
    const { stdout, stderr } = await crossfill(args, { input: 'AB#CD#EF#GH#IJ\n' });
    expect(JSON.parse(stdout).puzzle.only).toBe(false);
    expect(stderr).toContain('given; not the only solution');
  });

  test.each([
    [
      ['--puzzle', 'codeword'],
      'crossfill: option --puzzle works with the formats json, unicode, svg, ipuz, jpz, jpz-zip, html, pdf, not plain\n',
    ],
    [
      ['--puzzle', 'fill-in', '--enumerations', '-f', 'html'],
      "option '--puzzle <KIND>' cannot be used with option '--enumerations'",
    ],
    [['--puzzle', 'fill-in', '-f', 'json', '--blank'], 'cannot be used with'],
    [
      ['--puzzle', 'codeword', '--reveal', '-f', 'svg'],
      "option '--puzzle <KIND>' cannot be used with option '--reveal'",
    ],
    [['--puzzle', 'sudoku'], 'codeword, fill-in'],
  ])('%j: is refused', async (args, message) => {
    const { code, stderr } = await crossfill(['-d', list(), ...args], { input: GRID });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
