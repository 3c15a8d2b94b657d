// What styles promise beyond what an outlet of `check` tells.

import { describe, expect, test } from 'vitest';
import { Designer } from '../../../src/design/design.ts';
import { planDesign } from '../../../src/design/plan.ts';
import { styleNamed } from '../../../src/design/styles.ts';
import { formOf } from '../../../src/inspect/form.ts';
import { slotsThrough } from '../../../src/layout/layout.ts';
import { symmetriesOf } from '../../../src/layout/symmetry.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { plainWords } from '../../support/plain-words.ts';
import { firstOf, IS_THOROUGH } from '../../support/thoroughness.ts';

const designer = new Designer(parseWordList(plainWords().join('\n')));

/** Unchecked letters of entries, least and most, by length (Beresford on Ximenes). */
const UNCHECKED: readonly (readonly [number, number, number])[] = [
  [3, 0, 0],
  [5, 1, 1],
  [7, 1, 2],
  [9, 2, 3],
  [12, 3, 4],
];

describe('barred', () => {
  test.each(
    firstOf([
      [8, 8],
      [10, 10],
      [12, 12],
      [13, 11],
    ] as const),
  )('%i x %i is within the limits of Ximenes', async (width, height) => {
    const plan = planDesign({ style: styleNamed('barred')!, width, height });
    const made = await designer.design({ ...plan, seed: 5, maxNodes: 500 });
    const { layout } = made!.puzzle;
    const form = formOf(made!.puzzle);
    expect(form).toMatchObject({ width, height, blocks: 0, isolated: 0, pieces: 1 });
    expect(symmetriesOf(layout)).toContain('half-turn');
    const through = slotsThrough(layout);
    for (const { cells } of layout.slots) {
      const marks = cells.map((cell) => (through[cell]!.length > 1 ? '+' : '-')).join('');
      const [, least, most] = UNCHECKED.find(([length]) => cells.length <= length)!;
      const unchecked = marks.replaceAll('+', '').length;
      expect(unchecked).toBeGreaterThanOrEqual(least);
      expect(unchecked).toBeLessThanOrEqual(most);
      expect(marks).not.toContain('--');
    }
    expect(made!.figures.bars).toBeGreaterThan(0);
  });
});

test.runIf(IS_THOROUGH)('a theme stands in rows of a lattice', async () => {
  const theme = ['GOLDENGATE', 'SILVERMINE'];
  const plan = planDesign({ style: styleNamed('british')!, width: 13, height: 13, theme });
  const made = await designer.design({ ...plan, seed: 1, maxNodes: 500 });
  const { layout, givens } = made!.puzzle;
  const whole = layout.slots
    .map(({ cells }) => cells.map((cell) => givens[cell] ?? '?').join(''))
    .filter((entry) => !entry.includes('?'));
  expect(whole).toEqual(theme);
});
