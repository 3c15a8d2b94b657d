// What is written is read again as it was, and what cannot be written is refused or told.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { parsePuz } from '../../../../src/format/puz/parse-puz.ts';
import { withPlainSigns } from '../../../../src/format/puz/puz-bytes.ts';
import { renderPuz } from '../../../../src/format/puz/render-puz.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { cubeLayout } from '../../../support/shapes.ts';
import { some } from '../../../support/thoroughness.ts';

const features = FORMATS.puz.carries;

/** A puzzle with the texts that a file of version 1.3 has. */
function plainSigns(puzzle: Puzzle): Puzzle {
  const { heading, clues } = puzzle;
  const texts = Object.entries(heading ?? {}).map(([name, text]) => [name, withPlainSigns(text)]);
  return {
    ...puzzle,
    ...(heading && { heading: Object.fromEntries(texts) }),
    ...(clues && { clues: clues.map((clue) => clue && withPlainSigns(clue)) }),
  };
}

/** As it comes back, and what was told on both ways. */
function thereAndBack(puzzle: Puzzle): { readonly back: Puzzle; readonly notes: string[] } {
  const notes: string[] = [];
  const onNote = (note: string): void => {
    notes.push(note);
  };
  return { back: parsePuz(renderPuz(puzzle, { onNote }), { fold: false, onNote }), notes };
}

test.each(bundledTemplates())('%s comes back', (_, template) => {
  const puzzle = plainSigns(dressed(new Random(1), template, { features }));
  expect(thereAndBack(puzzle)).toEqual({ back: puzzle, notes: [] });
});

test('random puzzles come back', () => {
  for (let seed = 0; seed < some(500); seed++) {
    const random = new Random(seed);
    const letters = seed % 3 === 0 ? Array.from('AÉÑ') : Array.from('ABC');
    const puzzle = plainSigns(randomPuzzle(random, { features, letters }));
    expect(thereAndBack(puzzle), `seed ${seed}`).toEqual({ back: puzzle, notes: [] });
  }
});

test('puzzles that are not whole come back with the letters that they have', () => {
  for (let seed = 0; seed < some(300); seed++) {
    const random = new Random(seed);
    const letters = seed % 3 === 0 ? Array.from('AÉÑ') : Array.from('ABC');
    const puzzle = plainSigns(randomPuzzle(random, { features, letters, isPartial: true }));
    const notes = ['no solution: read only the letters that are given'];
    expect(thereAndBack(puzzle), `seed ${seed}`).toEqual({ back: puzzle, notes });
  }
});

test('quotes, dashes and dots are those of ASCII, with a note, unless a file is in UTF-8 all the same', () => {
  const typeset = { ...parseTemplate('CAT\n'), heading: { title: '“It’s — … – •”' } };
  const { back, notes } = thereAndBack(typeset);
  expect(back.heading).toEqual({ title: `"It's -- ... - *"` });
  expect(notes).toEqual(['the format puz has plain quotes and dashes: wrote those']);
  const greek = { ...typeset, heading: { title: '“Ω”' } };
  expect(thereAndBack(greek).back.heading).toEqual({ title: '“Ω”' });
});

test('sections that nobody knows come back', () => {
  const unread = { format: 'puz', fields: { ABCD: [0, 1, 255] } };
  const puzzle = { ...parseTemplate('CAT\n'), unread };
  expect(thereAndBack(puzzle).back).toEqual(puzzle);
});

describe('of what a file has no place for', () => {
  const clues = (count: number): string[] => Array.from({ length: count }, (_, i) => `clue ${i}`);

  test('short runs that are no slots have no clue, and are told', () => {
    const asItIs = parseTemplate('ABC\nDE#\nF##\n', { leastLength: 3 });
    const puzzle = { ...asItIs, clues: clues(2) };
    const { back, notes } = thereAndBack(puzzle);
    expect(back.clues).toEqual(['clue 0', undefined, 'clue 1', undefined]);
    expect(notes).toEqual(['the format puz counts 2 more runs of cells as entries']);
    expect(parsePuz(renderPuz(puzzle), { leastLength: 3 })).toEqual(puzzle);
  });

  test('single cells that are slots are no entries, and their clues are told', () => {
    const puzzle = { ...parseTemplate('A#\nBC\n', { leastLength: 1 }), clues: clues(4) };
    const { back, notes } = thereAndBack(puzzle);
    expect(back.clues).toEqual(['clue 1', 'clue 2']);
    expect(notes).toEqual(['the format puz has no single-cell entries: clues of 1A, 3D left out']);
  });

  test('other slots are refused', () => {
    const layout = cubeLayout(2);
    const puzzle = { layout, givens: Array.from('ABCDEFGH'), cells: Array.from('ABCDEFGH') };
    expect(() => renderPuz(puzzle)).toThrow(
      'the format puz takes only runs between blocks as slots, and 1A is not one',
    );
    expect(() => renderPuz(parseTemplate('AB|CD\n'))).toThrow('and 1A is not one');
  });

  test('letters that are none of A to Z under their accents are refused', () => {
    expect(() => renderPuz(parseTemplate('ABЖ\n'))).toThrow(
      'the format puz holds only the letters A to Z, not Ж (r1c3)',
    );
  });

  test('grids of more than 255 columns are refused', () => {
    expect(() => renderPuz(parseTemplate('A'.repeat(256)))).toThrow(
      'the format puz holds grids of at most 255 x 255',
    );
    expect(thereAndBack(parseTemplate('A'.repeat(255))).notes).toEqual([]);
  });

  test('voids become blocks; editors and dates are told; enumerations stand in clues', () => {
    const heading = { editor: 'Ed', date: '2000-01-01', title: 'T' };
    const said = { clues: ['Who?'], enumerations: ['1,1'] };
    const { back, notes } = thereAndBack({ ...parseTemplate('~AB\n'), heading, ...said });
    const clues = ['Who? (1,1)'];
    expect(back).toEqual({ ...parseTemplate('#AB\n'), heading: { title: 'T' }, clues });
    expect(notes).toEqual(['the format puz has no editor, date: left out']);
  });

  test('clues that are longer than Across Lite takes are told', () => {
    const puzzle = { ...parseTemplate('AB\n'), clues: ['x'.repeat(506)] };
    const { back, notes } = thereAndBack(puzzle);
    expect(back).toEqual(puzzle);
    expect(notes).toEqual(["the clue of 1A exceeds Across Lite's 505 characters"]);
  });
});
