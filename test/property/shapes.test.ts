// Shapes that are no grid of rows and columns: cubes with three slots through each cell, and
// rectangles that lack a slot. What asks the layout gets them right; a brute force says how many
// fills there are.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { RectangleEngine } from '../../src/fill/rectangle-engine.ts';
import { renderJson } from '../../src/format/json/render-json.ts';
import { renderPlain } from '../../src/format/plain/plain.ts';
import { domainsByPattern } from '../../src/inspect/domain.ts';
import { expectedFills } from '../../src/inspect/expected-fills.ts';
import { formOf } from '../../src/inspect/form.ts';
import { crossingsOf } from '../../src/inspect/suggest.ts';
import type { Layout } from '../../src/layout/layout.ts';
import { rowsAndColumns } from '../../src/layout/rectangle.ts';
import { slotName } from '../../src/layout/slot-names.ts';
import { symmetriesOf } from '../../src/layout/symmetry.ts';
import { blankPuzzle, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { verify } from '../../src/verify/verify.ts';
import { everyFill } from '../support/brute-force.ts';
import { OPEN, pictureOf, puzzleOf } from '../support/pictures.ts';
import { listOf, pick, randomWords } from '../support/random-cases.ts';
import { cubeLayout, layoutWithout } from '../support/shapes.ts';
import { met, some } from '../support/thoroughness.ts';

const openPuzzle = (layout: Layout): Puzzle =>
  blankPuzzle(layout, new Array(layout.cellCount).fill(undefined));

/** Every fill by brute force, as its cells joined. */
function everyFillOf(
  { layout }: Puzzle,
  texts: readonly string[],
  allowRepeats: boolean,
): string[] {
  const cells = new Array<string>(layout.cellCount).fill(OPEN);
  return everyFill({ cells, slots: layout.slots.map((slot) => slot.cells) }, texts, allowRepeats);
}

async function fillsFound(filler: Filler): Promise<string[]> {
  const found: string[] = [];
  for await (const puzzle of filler.all()) found.push(puzzle.cells.join(''));
  return found.sort();
}

/** A list that fills a puzzle: the entries of random letters in it, among decoys. */
function plantedIn(random: Random, { layout }: Puzzle, letters: readonly string[]): string[] {
  const solution = Array.from({ length: layout.cellCount }, () => pick(random, letters));
  const entries = layout.slots.map(({ cells }) => cells.map((cell) => solution[cell]).join(''));
  const { length } = layout.slots[0]!.cells;
  return [...new Set([...entries, ...randomWords(random, letters, length, 8)])];
}

describe('a cube with a word along every axis', () => {
  const cube = openPuzzle(cubeLayout(3));

  test.each([1, 2, 3, 4])('3 x 3 x 3 is filled, and the fill verified: seed %i', async (seed) => {
    const texts = plantedIn(new Random(seed), cube, ['A', 'B', 'C', 'D']);
    const words = listOf(texts);
    const filler = new Filler(cube, words, { allowRepeats: true });
    const outcome = await filler.fill({ seed });
    if (outcome.status !== 'filled') throw new Error(outcome.status);
    expect(verify(outcome.puzzle, words, { allowRepeats: true })).toEqual([]);
    const cells = outcome.puzzle.cells.with(13, 'Z');
    const wrong = { ...outcome.puzzle, cells };
    const faults = verify(wrong, words, { allowRepeats: true });
    const slots = faults.map(
      (fault) => 'slot' in fault && slotName(cube.layout.slots[fault.slot]!),
    );
    expect(slots).toEqual(['5 Across', '5 Down', '5 Through']);
  });

  test('as many fills as there are', async () => {
    const small = openPuzzle(cubeLayout(2));
    let [fillable, unfillable] = [0, 0];
    for (let seed = 0; seed < some(60); seed++) {
      const random = new Random(seed);
      const texts = randomWords(random, ['A', 'B', 'C', 'D'], 2, 4 + random.below(12));
      const allowRepeats = seed % 2 === 0;
      const fills = everyFillOf(small, texts, allowRepeats);
      const filler = new Filler(small, listOf(texts), { allowRepeats });
      expect(await fillsFound(filler), `${seed}: ${texts}`).toEqual(fills);
      expect((await filler.tally()).fills).toBe(fills.length);
      const { status } = await filler.fill({ seed });
      expect(status).toBe(fills.length > 0 ? 'filled' : 'unfillable');
      if (fills.length > 0) fillable++;
      else unfillable++;
    }
    expect(Math.min(fillable, unfillable)).toBeGreaterThan(met(5));
  });

  test('is no rectangle, even if it is drawn as one', () => {
    const { cellCount, slots } = cube.layout;
    const cells = Array.from({ length: cellCount }, (_, cell) => cell);
    const geometry = { width: 3, height: 9, positions: cells, positionOf: cells };
    for (const layout of [cube.layout, { cellCount, slots, geometry }]) {
      expect(rowsAndColumns(layout)).toBeUndefined();
      const words = listOf(['ABC']);

      expect(RectangleEngine.forAll(openPuzzle(layout), words, true)).toBeUndefined();
      expect(RectangleEngine.forOne(openPuzzle(layout), words, true)).toBeUndefined();
    }
  });

  test('letters that are independent: as many fills are expected as there are', () => {
    const words = listOf(['AAA', 'AAB', 'ABA', 'ABB', 'BAA', 'BAB', 'BBA', 'BBB']);
    const expected = expectedFills(cube, domainsByPattern(cube, words));
    expect(expected).toBeCloseTo(27 * Math.log10(2), 9);
  });

  test('its form', () => {
    expect(formOf(cube)).toMatchObject({
      open: 27,
      blocks: 0,
      entries: 27,
      lengths: [{ length: 3, count: 27 }],
      checked: 27,
      unchecked: 0,
      pieces: 1,
      weave: [
        { direction: 'across', count: 9 },
        { direction: 'down', count: 9 },
        { direction: 'through', count: 9 },
      ],
      symmetry: null,
      cheaters: null,
      cuttingCells: [],
    });
    const crossings = crossingsOf(cube, 0);
    expect(crossings.map((each) => each.length)).toEqual([2, 2, 2]);
    expect(crossings.flat().map(({ position }) => position)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('is drawn layer beside layer, and told as any other', () => {
    const row = '_ _ _   _ _ _   _ _ _\n';
    expect(renderPlain(cube)).toBe(row.repeat(3));
    const facts = { version: '0', status: 'blank', seed: null, stats: null, dicts: [] } as const;
    const record = JSON.parse(renderJson(cube, facts));
    expect(record.entries.at(-1)).toMatchObject({
      number: 9,
      direction: 'through',
      row: 3,
      column: 3,
    });
  });
});

describe('a rectangle that lacks a slot', () => {
  const SQUARE = pictureOf('___', '___', '___');

  test('whole, it is one; without a slot it is not', () => {
    const { layout } = puzzleOf(SQUARE);
    const { rows, columns } = rowsAndColumns(layout)!;
    expect([rows.length, columns.length]).toEqual([3, 3]);
    for (const slot of layout.slots.keys()) {
      const open = openPuzzle(layoutWithout(SQUARE, slot));
      expect(rowsAndColumns(open.layout)).toBeUndefined();

      expect(RectangleEngine.forAll(open, listOf(['ABC']), true)).toBeUndefined();
    }
  });

  test('a slot that runs the other way is no row', () => {
    const { layout } = puzzleOf(SQUARE);
    const slots = layout.slots.map((slot, index) =>
      index === 1 ? { ...slot, cells: [...slot.cells].reverse() } : slot,
    );
    expect(rowsAndColumns({ ...layout, slots })).toBeUndefined();
  });

  test('as many fills as there are, with and without a mirror image', async () => {
    let fillable = 0;
    for (let seed = 0; seed < some(40); seed++) {
      const random = new Random(seed);
      const puzzle = openPuzzle(layoutWithout(SQUARE, seed % 6));
      const texts = plantedIn(random, puzzle, ['A', 'B', 'C']);
      const fills = everyFillOf(puzzle, texts, false);
      const filler = new Filler(puzzle, listOf(texts));
      expect(await fillsFound(filler), `${seed}: ${texts}`).toEqual(fills);
      if (fills.length > 0) fillable++;
    }
    expect(fillable).toBeGreaterThan(met(10));
  });

  test('its symmetries are those of its slots', () => {
    const all = symmetriesOf(puzzleOf(SQUARE).layout);
    expect(all).toHaveLength(6);
    // Without its middle row it is what it was but for the turns and mirrors that make it a column.
    expect(symmetriesOf(layoutWithout(SQUARE, 1))).toEqual(['half-turn', 'left-right', 'up-down']);
    expect(symmetriesOf(layoutWithout(SQUARE, 0))).toEqual(['left-right']);
  });
});
