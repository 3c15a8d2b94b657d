// Arrowwords: what the annealing reckons with against plain counting, and designs against a plain reader.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { arrowBoard, CLUE, LETTER } from '../../../src/design/arrow-board.ts';
import { ArrowCost } from '../../../src/design/arrow-cost.ts';
import { ArrowPatterns } from '../../../src/design/arrow-patterns.ts';
import { canvasOf } from '../../../src/design/canvas.ts';
import { ClueDeficits } from '../../../src/design/clue-deficits.ts';
import { type DesignAsked, planDesign } from '../../../src/design/plan.ts';
import { RoomToFill } from '../../../src/design/room-to-fill.ts';
import { styleNamed } from '../../../src/design/styles.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { templateRows } from '../../../src/format/template/render-template.ts';
import { arrowsOf } from '../../../src/layout/arrows.ts';
import { type Layout, placeAt, placeOf } from '../../../src/layout/layout.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { arrowFaults } from '../../../src/verify/arrow-faults.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { faultsOfArrows, type PlainArrow } from '../../support/plain-arrows.ts';
import { some } from '../../support/thoroughness.ts';

const ROOM = new RoomToFill(parseWordList('ABC\nCDE'), 0);

async function designed(
  width: number,
  height: number,
  seed: number,
  more: Partial<DesignAsked> = {},
): Promise<Puzzle> {
  const plan = planDesign({ style: styleNamed('arrow')!, width, height, ...more });
  const [pattern] = await new ArrowPatterns({ ...plan, seed }, ROOM).candidates(1, 0);
  return pattern!.puzzle;
}

function plainArrows(layout: Layout): PlainArrow[] {
  return arrowsOf(layout).map(({ slot, from, kind }) => {
    const clue = placeAt(from, layout.geometry.width);
    const { cells, direction } = layout.slots[slot]!;
    const first = placeOf(layout, cells[0]!);
    return {
      clue: [clue.row, clue.column],
      first: [first.row, first.column],
      direction,
      kind,
    };
  });
}

describe('designs', () => {
  const sizes = [
    [6, 6],
    [9, 9],
    [13, 18],
  ] as const;
  const cases = sizes.flatMap(([width, height]) =>
    Array.from({ length: some(10) }, (_, i) => [width, height, i + 1] as const),
  );
  test.each(cases)('%i x %i of seed %i can be printed', async (width, height, seed) => {
    const { layout, ...puzzle } = await designed(width, height, seed);
    const rows = templateRows({ layout, ...puzzle });
    expect(faultsOfArrows(rows, plainArrows(layout))).toEqual([]);
    expect(arrowFaults(layout)).toEqual([]);
    // The text says all of it.
    expect(parseTemplate(rows.join('\n')).layout).toEqual(layout);
  });

  test('of ten seeds no two look alike', async () => {
    // Off the first row and column, where every second cell is a clue cell in nearly all.
    const inner: string[] = [];
    for (let seed = 1; seed <= 10; seed++) {
      const rows = templateRows(await designed(8, 8, seed)).slice(1);
      inner.push(rows.map((row) => row.slice(1)).join(''));
    }
    const cluesIn = (one: string, other: string): number =>
      [...one].filter((sign, at) => sign === '>' && other[at] === '>').length;
    let shared = 0;
    for (const [i, one] of inner.entries()) {
      for (const other of inner.slice(i + 1)) {
        expect(other).not.toBe(one);
        shared += cluesIn(one, other) / cluesIn(one, one);
      }
    }
    expect(shared / 45).toBeLessThan(0.4);
  });

  test('keep pictures free, and letters of a mask', async () => {
    const rows = Array.from({ length: 11 }, (_, row) =>
      row >= 4 && row < 8 ? '____~~~~___' : '___________',
    );
    const mask = parseTemplate(rows.join('\n'));
    const { layout, ...puzzle } = await designed(11, 11, 1, { mask });
    const drawn = templateRows({ layout, ...puzzle });
    expect(drawn.map((row) => row.replace(/[^~]/g, '_'))).toEqual(rows);
    expect(faultsOfArrows(drawn, plainArrows(layout))).toEqual([]);
  });

  test('have words of a theme, each by itself', async () => {
    const theme = ['CHRISTMAS', 'REINDEER'];
    const { layout, ...puzzle } = await designed(13, 12, 2, { theme });
    const rows = templateRows({ layout, ...puzzle });
    expect(
      faultsOfArrows(
        rows.map((row) => row.replace(/\w/g, '_')),
        plainArrows(layout),
      ),
    ).toEqual([]);
    const entries = layout.slots.map(({ cells }) =>
      cells.map((cell) => puzzle.givens[cell] ?? '_').join(''),
    );
    expect(entries).toEqual(expect.arrayContaining(theme));
  });
});

test('a theme without a place, and sides that no arrowword has, are refused', () => {
  const style = styleNamed('arrow')!;
  const theme = ['ABCDEF', 'BCDEFG', 'CDEFGH', 'DEFGHI', 'EFGHIJ'];
  expect(() => planDesign({ style, width: 6, height: 6, theme })).toThrow(
    expect.objectContaining({ fault: expect.objectContaining({ kind: 'no-room-for-theme' }) }),
  );
  expect(() => planDesign({ style, width: 5, height: 9 })).toThrow(
    expect.objectContaining({ fault: expect.objectContaining({ kind: 'sides-of-style' }) }),
  );
});

/** A board of 7 x 6 with clue cells here and there. */
function randomCost(seed: number): { readonly cost: ArrowCost; readonly random: Random } {
  const canvas = canvasOf(7, 6, 'none');
  const cost = new ArrowCost(arrowBoard(canvas), { clueCells: 8, longest: 5 }, new Random(5));
  const random = new Random(seed);
  for (const at of cost.board.places) if (random.below(4) === 0) cost.flip(at);
  return { cost, random };
}

test.each(Array.from({ length: some(60) }, (_, seed) => seed))(
  'the cost of a pattern does not depend on how it came about (%i)',
  (seed) => {
    const { cost, random } = randomCost(seed);
    const total = cost.total(Number.POSITIVE_INFINITY);
    const { places, stands } = cost.board;
    const pattern = stands.slice();
    for (let i = 0; i < 50; i++) cost.flip(places[random.below(places.length)]!);
    for (const at of places) if (stands[at] !== pattern[at]) cost.flip(at);
    expect(cost.total(Number.POSITIVE_INFINITY)).toBe(total);
    const fresh = new ArrowCost(
      arrowBoard(canvasOf(7, 6, 'none')),
      { clueCells: 8, longest: 5 },
      new Random(5),
    );
    for (const at of places) if (pattern[at] === CLUE) fresh.flip(at);
    expect(fresh.total(Number.POSITIVE_INFINITY)).toBe(total);
  },
);

test.each(Array.from({ length: some(60) }, (_, seed) => seed))(
  'words and clue cells that find nobody are counted as a plain matching counts them (%i)',
  (seed) => {
    const { cost } = randomCost(seed);
    const { board } = cost;
    const { stands, stride, places } = board;
    const words: number[][] = [];
    for (const at of places) {
      if (stands[at] !== LETTER) continue;
      for (const step of [1, stride]) {
        if (stands[at - step] === LETTER || stands[at + step] !== LETTER) continue;
        words.push([at - 1, at - stride].filter((cell) => stands[cell] === CLUE));
      }
    }
    const clues = places.filter((at) => stands[at] === CLUE);
    const deficits = new ClueDeficits(board);
    const twice = words.map((cells) => cells.flatMap((cell) => [2 * cell, 2 * cell + 1]));
    expect(deficits.unclued()).toBe(words.length - matched(twice));
    const ofCells = [...clues].map((cell) =>
      words.flatMap((cells, word) => (cells.includes(cell) ? [word] : [])),
    );
    expect(deficits.idle()).toBe(clues.length - matched(ofCells));
  },
);

/** How many of these can each have a choice of its own. */
function matched(choices: readonly (readonly number[])[]): number {
  const owner = new Map<number, number>();
  const place = (who: number, seen: Set<number>): boolean =>
    choices[who]!.some((what) => {
      if (seen.has(what)) return false;
      seen.add(what);
      if (owner.has(what) && !place(owner.get(what)!, seen)) return false;
      owner.set(what, who);
      return true;
    });
  return choices.filter((_, who) => place(who, new Set())).length;
}
