import { expect, test } from 'vitest';
import { isLattice } from '../../../src/layout/lattice.ts';
import { DEFAULT_TASTE, LATTICE_TASTE, tasteFor } from '../../../src/taste/taste.ts';
import { pictureOf, puzzleOf } from '../../support/pictures.ts';

test('a lattice is a pattern in which many letters cross nothing', () => {
  const lattice = Array.from({ length: 7 }, (_, row) => (row % 2 === 0 ? '_______' : '_#_#_#_'));
  expect(isLattice(puzzleOf(pictureOf(...lattice)).layout)).toBe(true);
  expect(isLattice(puzzleOf(pictureOf('____', '____', '__##')).layout)).toBe(false);
});

test('a weight that somebody sets replaces that of the pattern alone', () => {
  expect(tasteFor(true, { vary: 1 })).toEqual({ ...LATTICE_TASTE, vary: 1 });
  expect(tasteFor(false, { vary: 1 })).toEqual({ ...DEFAULT_TASTE, vary: 1 });
});
