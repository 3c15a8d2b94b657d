// The solution word of an arrowword: numbered cells that spell it, spread over the grid, no two of them in one entry.

import { Random } from '../base/random.ts';
import { placeOf, slotsThrough } from '../layout/layout.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Draws, of which the one is taken whose cells are furthest apart. */
const DRAWS = 400;

/** A cell for each letter; undefined if the grid does not have them all, in as many entries. */
export function solutionWordCells(
  { layout, cells }: Puzzle,
  letters: readonly string[],
  seed: number,
): number[] | undefined {
  const random = new Random(seed);
  const through = slotsThrough(layout);
  const cellsWith = new Map<string, number[]>();
  for (const [cell, content] of cells.entries()) {
    if (content !== undefined) cellsWith.set(content, [...(cellsWith.get(content) ?? []), cell]);
  }
  // What is rare has least choice.
  const order = [...letters.keys()].sort(
    (a, b) =>
      (cellsWith.get(letters[a]!)?.length ?? 0) - (cellsWith.get(letters[b]!)?.length ?? 0) ||
      a - b,
  );
  const places = cells.map((_, cell) => placeOf(layout, cell));
  const apart = (one: number, two: number): number =>
    (places[one]!.row - places[two]!.row) ** 2 + (places[one]!.column - places[two]!.column) ** 2;
  let best: { readonly chosen: number[]; readonly least: number } | undefined;
  for (let draw = 0; draw < DRAWS; draw++) {
    const chosen: number[] = new Array(letters.length);
    const used = new Set<number>();
    let least = Number.POSITIVE_INFINITY;
    const isWhole = order.every((at) => {
      const free = (cellsWith.get(letters[at]!) ?? []).filter((cell) =>
        through[cell]!.every((slot) => !used.has(slot)),
      );
      if (free.length === 0) return false;
      const cell = free[random.below(free.length)]!;
      for (const other of Object.values(chosen)) least = Math.min(least, apart(cell, other));
      chosen[at] = cell;
      for (const slot of through[cell]!) used.add(slot);
      return true;
    });
    if (isWhole && (best === undefined || least > best.least)) best = { chosen, least };
  }
  return best?.chosen;
}
