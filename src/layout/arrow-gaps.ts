// What keeps a pattern from being an arrowword: slots that no block can serve, and the cells of which one more block
// would serve most of them.

import { assignArrows } from './arrows.ts';
import { gridLayout } from './grid-layout.ts';
import { type Layout, slotsThrough } from './layout.ts';

/** The pattern with a cell made a clue cell. */
export interface ArrowHelp {
  readonly cell: number;
  /** Slots that are still without a clue. */
  readonly unserved: number;
}

/** The cells that help most, of those that may become blocks; none if no cell helps. */
export function helpfulCells(
  layout: Layout,
  clueBlocks: ReadonlySet<number>,
  unserved: number,
  mayChange: (cell: number) => boolean,
): ArrowHelp[] {
  const { width, positions, positionOf } = layout.geometry;
  const isolated = isolatedIn(layout);
  let best: { readonly help: ArrowHelp; readonly idle: number }[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    if (!mayChange(cell)) continue;
    const kinds = positions.map((at) =>
      at === cell ? 'block' : typeof at === 'number' ? 'cell' : at,
    );
    const changed = gridLayout(width, kinds, { bars: undefined });
    if (isolatedIn(changed) > isolated) continue;
    const plan = assignArrows(changed, new Set([...clueBlocks, positionOf[cell]!]));
    const left = plan.clueCells.filter((each) => each === undefined).length;
    const least = best[0]?.help.unserved ?? unserved;
    if (left > least || left === unserved) continue;
    const found = { help: { cell, unserved: left }, idle: plan.idle.length };
    best = left < least ? [found] : [...best, found];
  }
  const fewest = Math.min(...best.map(({ idle }) => idle));
  return best.filter(({ idle }) => idle === fewest).map(({ help }) => help);
}

/** Cells in no slot. */
function isolatedIn(layout: Layout): number {
  return slotsThrough(layout).filter(({ length }) => length === 0).length;
}
