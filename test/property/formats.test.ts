// Any format into any other that can say as much: what a puzzle had is what comes out of the second.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import type { Feature } from '../../src/format/descriptor.ts';
import { FORMATS, type FormatName, lostIn } from '../../src/format/formats.ts';
import { withPlainSigns } from '../../src/format/puz/puz-bytes.ts';
import { readerFor } from '../../src/format/read-puzzles.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../support/random-puzzles.ts';
import { some } from '../support/thoroughness.ts';
import { writtenAs } from '../support/written.ts';

const NAMES: readonly FormatName[] = [
  'plain',
  'template',
  'json',
  'ipuz',
  'puz',
  'xd',
  'txt',
  'jpz',
  'jpz-zip',
  'exolve',
];

async function throughFormat(name: FormatName, puzzle: Puzzle): Promise<Puzzle> {
  const written = await writtenAs(name, puzzle);
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const [read] = (await readerFor(bytes))({ fold: false });
  return read!;
}

/** What both formats say of a puzzle; quotes and dashes are plain in puz. */
function told(puzzle: Puzzle, features: readonly Feature[]): unknown {
  const { layout, cells, marks, clues, revealed, heading } = puzzle;
  const { width, height, positions, bars } = layout.geometry;
  const has = (feature: Feature): boolean => features.includes(feature);
  // A cell of several letters has no circle in xd and txt, which is told.
  const isSingle = (cell: number): boolean => (cells[cell] ?? '').length < 2;
  const marked = (mark: 'circle' | 'shade'): number[] =>
    [...(marks ?? [])]
      .filter(([cell, each]) => each.has(mark) && isSingle(cell))
      .map(([cell]) => cell)
      .sort((a, b) => a - b);
  return {
    width,
    height,
    positions: positions.map((at) => (at === 'void' ? 'block' : at)),
    slots: layout.slots.map(({ number, direction, cells: of }) => [number, direction, of]),
    cells,
    bars: has('bars') && [[...(bars?.right ?? [])].sort(), [...(bars?.below ?? [])].sort()],
    circles: has('circles') && marked('circle'),
    shades: has('shades') && marked('shade'),
    clues: has('clues') && layout.slots.map((_, slot) => withPlainSigns(clues?.[slot] ?? '-')),
    revealed: has('revealed') && [...(revealed ?? [])].sort((a, b) => a - b),
    heading: has('heading') && [withPlainSigns(heading?.title ?? ''), heading?.author ?? ''],
  };
}

const PAIRS = NAMES.flatMap((one) => NAMES.map((two) => [one, two] as const));

describe.each(PAIRS)('%s to %s', (one, two) => {
  const carried = FORMATS[one].carries.filter((feature) => FORMATS[two].carries.includes(feature));
  // Of both kinds of marks at once xd has one.
  const isXd = [one, two].includes('xd');
  const features = carried.filter(
    (feature) => feature !== 'voids' && !(isXd && feature === 'shades'),
  );

  const goesThrough = async (puzzle: Puzzle): Promise<void> => {
    for (const name of [one, two]) expect(lostIn(name, puzzle).refused).toEqual([]);
    const back = await throughFormat(two, await throughFormat(one, puzzle));
    expect(told(back, features)).toEqual(told(puzzle, features));
  };

  // Nothing in plain tells of blocks that are all of an outer row or column.
  test.skipIf([one, two].includes('plain'))('small random puzzles', async () => {
    const random = new Random(PAIRS.findIndex(([a, b]) => a === one && b === two));
    for (let i = 0; i < Math.max(3, some(30)); i++) {
      const puzzle = randomPuzzle(random, { features });
      // What is nothing but one row or column of blocks has no entry to speak of.
      if (puzzle.layout.slots.length > 0) await goesThrough(puzzle);
    }
  });

  test('bundled templates', async () => {
    const random = new Random(7);
    for (const [, template] of bundledTemplates()) {
      await goesThrough(dressed(random, template, { features }));
    }
  });
});
