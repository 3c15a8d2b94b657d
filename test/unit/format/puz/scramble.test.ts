// Locked solutions: the lock is put on here, by the description of the format, and taken off by its key or without.

import { describe, expect, test } from 'vitest';
import { parsePuz } from '../../../../src/format/puz/parse-puz.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { bytesOf, lockedPuz } from '../../../support/locked-puz.ts';

const ROWS = 'STATE\nAROSE\nR#N#L\nTREAT\nSANDS\n';
const puzzle = { ...parseTemplate(ROWS), heading: { title: 'Locked' } };

function read(file: Uint8Array, unlock?: string): { letters: string; notes: string[] } {
  const notes: string[] = [];
  const { cells } = parsePuz(file, { unlock, onNote: (note) => notes.push(note) });
  return { letters: cells.map((cell) => cell ?? '_').join(''), notes };
}

describe.each(['1234', '9071', '1000'])('a solution locked by %s', (key) => {
  const file = lockedPuz(puzzle, key);
  const solved = puzzle.cells.join('');

  test('is left out, with a note', () => {
    const notes = [
      'the solution is locked: left out (option unlock: its key, or any to try them all)',
    ];
    expect(read(file)).toEqual({ letters: '_'.repeat(23), notes });
  });

  test('is unlocked by its key, or by trying them all', () => {
    expect(read(file, key)).toEqual({ letters: solved, notes: [] });
    expect(read(file, 'any')).toEqual({
      letters: solved,
      notes: [`the key ${key} unlocks the solution`],
    });
  });

  test('is not unlocked by another key', () => {
    expect(() => read(file, '5555')).toThrow('the key 5555 does not unlock the solution');
  });
});

test('what is not locked needs no key', () => {
  expect(read(bytesOf(puzzle), 'any').letters).toBe(puzzle.cells.join(''));
});
