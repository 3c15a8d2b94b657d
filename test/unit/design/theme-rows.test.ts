import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { Random } from '../../../src/base/random.ts';
import { canvasOf, type DesignSymmetry, OPEN, PARTED } from '../../../src/design/canvas.ts';
import { groundsOf } from '../../../src/design/ground.ts';
import { checkTheme, placeTheme, unpairedIn } from '../../../src/design/theme-rows.ts';

/** The rows with anything fixed in them, blocks as #, open cells without a letter as _. */
function rowsWith(symmetry: DesignSymmetry, answers: string[], seed: number): string[] {
  const canvas = canvasOf(15, 15, symmetry);
  const { fixed, letters } = placeTheme(
    canvas,
    answers,
    groundsOf(canvas, false),
    new Random(seed),
  );
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
      const used = rows.flatMap((row, at) => (row.trim() === '' ? [] : [at]));
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
    expect(rows[7]).toBe('  #ABCDEFGHI#  '.replace(/ /g, '#').replace(/^###/, '###'));
  });

  test('leaves a slot open across from one without a partner', () => {
    const answers = ['ABCDEFGH', 'ABCDEFG'];
    expect(unpairedIn(canvasOf(15, 15, 'half-turn'), answers)).toEqual(['ABCDEFGH']);
    const rows = rowsWith('half-turn', answers, 3);
    expect(rows.some((row) => row.includes('________'))).toBe(true);
    expect(rows[7]).toContain('ABCDEFG');
  });
});

test('under a mirror every answer is in the middle of its row', () => {
  for (const row of rowsWith('left-right', ['ABC', 'ABCDEFG', 'ABCDEFGHIJKLM'], 5)) {
    const shape = row.replace(/[A-Z]/g, 'A');
    expect(Array.from(shape).toReversed().join('')).toBe(shape);
  }
});

test.each<[DesignSymmetry, string[], string]>([
  ['half-turn', ['A'.repeat(16)], `${'A'.repeat(16)} (16) is longer than a row of 15`],
  ['quarter-turn', ['ABC'], 'theme answers stand in rows, which a quarter turn lays on columns'],
  [
    'left-right',
    ['ABCD'],
    'ABCD (4) cannot be in the middle of a row of 15: an odd number of letters could',
  ],
  ['half-turn', Array(20).fill('ABCDE'), '15 rows have no room for so many theme answers'],
])('%s has no place for %j', (symmetry, answers, message) => {
  const canvas = canvasOf(15, 15, symmetry);
  const grounds = groundsOf(canvas, false);
  expect(() => checkTheme(canvas, answers, grounds)).toThrow(new InputError(message));
});

test('without a theme every symmetry will do', () => {
  expect(unpairedIn(canvasOf(9, 9, 'quarter-turn'), [])).toEqual([]);
});
