import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { canvasOf, type DesignSymmetry, OPEN, PARTED } from '../../../src/design/canvas.ts';
import type { DesignFault } from '../../../src/design/design-error.ts';
import { startGridsOf } from '../../../src/design/start-grids.ts';
import { arrangements, checkTheme, unpairedIn } from '../../../src/design/theme-rows.ts';
import { some } from '../../support/thoroughness.ts';

/** The rows with anything fixed in them, blocks as #, open cells without a letter as _. */
function rowsWith(symmetry: DesignSymmetry, answers: string[], seed: number, nth = 0): string[] {
  const canvas = canvasOf(15, 15, symmetry);
  const { fixed, letters } = arrangements(
    canvas,
    answers,
    startGridsOf(canvas, false),
    new Random(seed),
  ).all[nth]!;
  return Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 15 }, (_, column) => {
      const at = row * 15 + column;
      if (fixed[at] === PARTED) return '#';
      return fixed[at] === OPEN ? (letters[at] ?? '_') : ' ';
    }).join(''),
  );
}

const THEME = ['DANIELORTEGA', 'BARRELORGAN', 'NAVELORANGE', 'ROLEREVERSAL'];

describe('a theme under a half-turn', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'has pairs that lie on each other, the last at the bottom (%i)',
    (seed) => {
      const rows = rowsWith('half-turn', THEME, seed);
      const used = rows.flatMap((row, at) => (/[A-Z]/.test(row) ? [at] : []));
      expect(used).toHaveLength(4);
      expect(rows[used.at(-1)!]).toContain('ROLEREVERSAL');
      expect(used.map((at) => 14 - at).toReversed()).toEqual(used);
      for (const [i, at] of used.entries()) {
        if (i > 0) expect(at - used[i - 1]!).toBeGreaterThanOrEqual(2);
        const across = Array.from(rows[14 - at]!).toReversed();
        const shape = (row: string[]): string => row.join('').replace(/[A-Z]/g, 'A');
        expect(shape(across)).toBe(shape([...rows[at]!]));
        // A block, or the rim, at both ends.
        expect(rows[at]).toMatch(/^(?:#*| {3,}#)[A-Z]+(?:#*|# {3,})$/);
      }
    },
  );

  test('has one of odd length in the middle, the longest of those that could be', () => {
    const rows = rowsWith('half-turn', ['ABCDE', 'ABCDEFGHI', 'FGHIJ'], 1);
    expect(rows[7]).toBe('###ABCDEFGHI###');
  });

  test('leaves a slot open across from one without a partner', () => {
    const answers = ['ABCDEFG', 'ABCDEFGH'];
    expect(unpairedIn(canvasOf(15, 15, 'half-turn'), answers)).toEqual(['ABCDEFGH']);
    const rows = rowsWith('half-turn', answers, 3);
    expect(rows.some((row) => row.includes('________'))).toBe(true);
    expect(rows[7]).toContain('ABCDEFG');
  });
});

test('every arrangement holds each answer once, as an entry, and is symmetric', () => {
  const random = new Random(1);
  for (let i = 0; i < some(60); i++) {
    const symmetry = (['half-turn', 'left-right', 'up-down', 'none'] as const)[i % 4]!;
    const answers = Array.from({ length: 3 + random.below(3) }, (_, at) =>
      'ABCDE'[at]!.repeat(6 + random.below(8)),
    );
    const canvas = canvasOf(15, 15, symmetry);
    for (const { fixed, letters } of arrangements(
      canvas,
      answers,
      startGridsOf(canvas, false),
      random,
    ).all) {
      expect(
        canvas.orbits.every((orbit) => orbit.every((at) => fixed[at] === fixed[orbit[0]!])),
      ).toBe(true);
      const row = (from: number, step: number): string =>
        Array.from({ length: 15 }, (_, k) => letters[from + k * step] ?? ' ')
          .map((letter, k) => (fixed[from + k * step] === PARTED ? '#' : letter))
          .join('');
      const lines = Array.from({ length: 15 }, (_, k) => [row(k * 15, 1), row(k, 15)]).flat();
      const entries = lines.flatMap((line) => line.split('#'));
      for (const answer of answers) {
        expect(entries.filter((entry) => entry === answer)).toHaveLength(1);
      }
    }
  }
});

test('two short ones without partners share a row', () => {
  const answers = ['ABCDEF', 'ABCDEFGH', 'ABCDEFGHIJKL'];
  const found = Array.from({ length: 10 }, (_, nth) =>
    rowsWith('half-turn', answers, 1, nth).filter((row) => /[A-Z_]/.test(row)),
  );
  expect(found.some((rows) => rows.length === 4)).toBe(true);
});

test('under a mirror every answer is in the middle of its row', () => {
  for (const row of rowsWith('left-right', ['ABC', 'ABCDEFG', 'ABCDEFGHIJKLM'], 5)) {
    const shape = row.replace(/[A-Z]/g, 'A');
    expect(Array.from(shape).toReversed().join('')).toBe(shape);
  }
});

test('under a quarter turn four of a length turn into each other', () => {
  const rows = rowsWith('quarter-turn', ['ABCDEFGH', 'HGFEDCBA', 'BABABABA', 'HAHAHAHA'], 1);
  expect(rows.join('')).not.toContain('_');
});

test.each<[DesignSymmetry, string[], Partial<DesignFault>]>([
  ['half-turn', ['A'.repeat(16)], { kind: 'theme-too-long', answer: 'A'.repeat(16), width: 15 }],
  ['half-turn', ['ABCDE', 'EDCBA', 'ABCDE'], { kind: 'theme-repeats', answer: 'ABCDE' }],
  [
    'half-turn',
    Array.from({ length: 15 }, (_, at) => `${'ABCDEFGHIJKLMNO'[at]}${'Z'.repeat(11)}`),
    { kind: 'no-room-for-theme', symmetry: 'half-turn', unpaired: ['AZZZZZZZZZZZ'] },
  ],
])('%s has no place for %j', (symmetry, answers, fault) => {
  const canvas = canvasOf(15, 15, symmetry);
  const starts = startGridsOf(canvas, false);
  expect(() => checkTheme(canvas, answers, starts)).toThrow(
    expect.objectContaining({ fault: expect.objectContaining(fault) }),
  );
});

test('without a theme every symmetry will do', () => {
  expect(unpairedIn(canvasOf(9, 9, 'quarter-turn'), [])).toEqual([]);
});

test('the last answer of a theme is in the bottom third, and all of them are across, where there is room', () => {
  const canvas = canvasOf(15, 15, 'half-turn');
  const starts = startGridsOf(canvas, false);
  for (const lengths of [
    [11, 11, 7],
    [8, 6, 6],
    [11, 11, 12, 11, 12],
  ]) {
    const answers = lengths.map((length, at) => 'ABCDE'[at]!.repeat(length));
    const { all, liked } = arrangements(canvas, answers, starts, new Random(1));
    expect(liked).toBeGreaterThan(20);
    for (const { letters } of all.slice(0, liked)) {
      for (const [at, answer] of answers.entries()) {
        const first = letters.indexOf('ABCDE'[at]!);
        expect(letters.slice(first, first + answer.length).join('')).toBe(answer);
        if (at === answers.length - 1) expect(first).toBeGreaterThanOrEqual(150);
      }
    }
  }
});
