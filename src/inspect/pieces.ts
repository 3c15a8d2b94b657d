// How the cells hang together, each with its neighbours in an entry: into how many pieces the grid
// falls, and which single cells hold two parts of a piece together.

import { Connectivity, graphOf } from '../base/connectivity.ts';
import type { Layout } from '../layout/layout.ts';

/** A part of fewer cells is the loose end of an entry, whose loss cuts no grid in two. */
const SMALLEST_PART = 3;

export interface GridPieces {
  readonly count: number;
  /** For each its first cell, and how many it has. */
  readonly first: readonly { readonly cell: number; readonly size: number }[];
  readonly cuttingCells: readonly CuttingCell[];
}

/** A cell without which its piece falls apart. */
export interface CuttingCell {
  readonly cell: number;
  /** Cells that would no longer hang together with the largest part left. */
  readonly cutsOff: number;
}

export function piecesOf(layout: Layout): GridPieces {
  const walk = new Connectivity(graphOf(neighboursIn(layout)));
  const cuttingCells: CuttingCell[] = [];
  const first: { cell: number; size: number }[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    if (walk.hasSeen(cell)) continue;
    const size = walk.walk(cell);
    first.push({ cell, size });
    for (const cutting of cuttingCellsOf(walk, size)) cuttingCells.push(cutting);
  }
  return { count: first.length, first, cuttingCells: cuttingCells.sort((a, b) => a.cell - b.cell) };
}

/** Of the piece walked last, which has so many cells. */
function cuttingCellsOf(
  { partCount, heldBy, partSize }: Connectivity,
  size: number,
): CuttingCell[] {
  const held = new Map<number, number[]>();
  for (let part = 0; part < partCount; part++) {
    held.set(heldBy[part]!, [...(held.get(heldBy[part]!) ?? []), partSize[part]!]);
  }
  return [...held].flatMap(([cell, parts]) => {
    const others = size - 1;
    const rest = others - parts.reduce((sum, part) => sum + part, 0);
    const large = [...parts, rest].filter((part) => part >= SMALLEST_PART);
    return large.length < 2 ? [] : [{ cell, cutsOff: others - Math.max(...large) }];
  });
}

/** For each cell those before and after it in the slots through it. */
function neighboursIn({ cellCount, slots }: Layout): number[][] {
  const neighbours = Array.from({ length: cellCount }, (): number[] => []);
  for (const { cells } of slots) {
    for (let i = 1; i < cells.length; i++) {
      neighbours[cells[i - 1]!]!.push(cells[i]!);
      neighbours[cells[i]!]!.push(cells[i - 1]!);
    }
  }
  return neighbours;
}
