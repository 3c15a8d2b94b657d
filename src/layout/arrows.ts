// Arrowwords: clues stand in cells of the grid, and an arrow leads from each to the first cell of its entry. An arrow is
// straight where the clue stands before the entry, bent where it stands beside its first cell; two kinds of bent
// arrows are rare, and used only where no other serves. A clue cell has one clue or two, and to a search it is a block.

import { LeastCostFlow } from '../base/least-cost-flow.ts';
import type { Layout, Slot } from './layout.ts';

/** Which side of its clue cell an arrow leaves by, and, of a bent one, where it turns. */
export type ArrowKind =
  | 'right'
  | 'down'
  | 'right-down'
  | 'down-right'
  /** The rare ones. */
  | 'up-right'
  | 'left-down';

export interface Arrow {
  readonly slot: number;
  /** The position of the clue cell. */
  readonly from: number;
  readonly kind: ArrowKind;
}

/** Which block serves which slot. */
export interface ArrowPlan {
  /** For each slot the position of its clue cell; undefined where none is left for it. */
  readonly clueCells: readonly (number | undefined)[];
  /** Blocks without a clue. */
  readonly idle: readonly number[];
}

/** By how much an arrow is worse than a straight one. */
const COST: Readonly<Record<ArrowKind, number>> = {
  right: 0,
  down: 0,
  'right-down': 2,
  'down-right': 2,
  'up-right': 40,
  'left-down': 40,
};
/** Two arrows that leave a cell by one side: which clue is whose is harder to see. */
const SAME_SIDE = 3;
/** A clue cell that has a clue at all; more than all other costs can come to. */
const SERVES = 1_000_000;
const SIDES = ['right', 'down', 'up', 'left'] as const;

/** The arrows of an arrowword, by slots; none of any other layout. */
export function arrowsOf(layout: Layout): Arrow[] {
  return (layout.clueCells ?? []).flatMap((from, slot) => {
    const kind = from === undefined ? undefined : kindOf(layout, layout.slots[slot]!, from);
    return from === undefined || kind === undefined ? [] : [{ slot, from, kind }];
  });
}

/** The arrows by their clue cells; of two the one further up or left first, as their clues stand. */
export function arrowsByCell(layout: Layout): ReadonlyMap<number, readonly Arrow[]> {
  const byCell = new Map<number, Arrow[]>();
  for (const arrow of arrowsOf(layout)) {
    byCell.set(arrow.from, [...(byCell.get(arrow.from) ?? []), arrow]);
  }
  const order: readonly ArrowKind[] = [
    'up-right',
    'right',
    'right-down',
    'left-down',
    'down-right',
    'down',
  ];
  for (const arrows of byCell.values()) {
    arrows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  }
  return byCell;
}

/** The layout with arrows from these clue cells. */
export function withArrows(layout: Layout, clueCells: Layout['clueCells']): Layout {
  return { ...layout, clueCells };
}

/** How a clue at a position leads to a slot; undefined where it cannot. */
export function kindOf(layout: Layout, slot: Slot, from: number): ArrowKind | undefined {
  return candidates(layout, slot).find((each) => each.from === from)?.kind;
}

/**
 * Gives as many slots as can be a clue cell among some blocks, as many of these as can be a clue, and of all such ways
 * takes one with the best arrows.
 */
export function assignArrows(layout: Layout, blocks: ReadonlySet<number>): ArrowPlan {
  const { slots } = layout;
  const flow = new LeastCostFlow();
  const [source, sink] = [0, 1];
  let nodes = 2 + slots.length;
  const cellNodes = new Map<number, readonly number[]>();
  /** A node for each side of a clue cell, by way of which two clues at most come to it. */
  const nodesOf = (at: number): readonly number[] => {
    const known = cellNodes.get(at);
    if (known !== undefined) return known;
    const cell = nodes++;
    flow.edge(cell, sink, 1, -SERVES);
    flow.edge(cell, sink, 1, 0);
    const sides = SIDES.map(() => {
      const side = nodes++;
      flow.edge(side, cell, 1, 0);
      flow.edge(side, cell, 1, SAME_SIDE);
      return side;
    });
    cellNodes.set(at, sides);
    return sides;
  };
  const choices = slots.map((slot, index) => {
    const word = 2 + index;
    flow.edge(source, word, 1, 0);
    return candidates(layout, slot)
      .filter(({ from }) => blocks.has(from))
      .map(({ from, kind }) => {
        const side = nodesOf(from)[SIDES.findIndex((each) => kind.startsWith(each))]!;
        return { from, edge: flow.edge(word, side, 1, COST[kind]) };
      });
  });
  flow.run(source, sink);
  const clueCells = choices.map((each) => each.find(({ edge }) => flow.flowOf(edge) > 0)?.from);
  const serving = new Set(clueCells);
  return { clueCells, idle: [...blocks].filter((at) => !serving.has(at)) };
}

/** The neighbours of the first cell of a slot where its clue can be. */
function candidates(
  { geometry }: Layout,
  { cells, direction }: Slot,
): readonly Pick<Arrow, 'from' | 'kind'>[] {
  const { width, height, positionOf } = geometry;
  const first = positionOf[cells[0]!]!;
  const column = first % width;
  const around = [
    ...(column > 0 ? [['left', first - 1] as const] : []),
    ...(first >= width ? [['above', first - width] as const] : []),
    ...(first < width * (height - 1) ? [['below', first + width] as const] : []),
    ...(column < width - 1 ? [['right', first + 1] as const] : []),
  ];
  return around.flatMap(([side, from]) => {
    const kind = direction === 'across' ? TO_ACROSS[side] : TO_DOWN[side];
    return kind === undefined ? [] : [{ from, kind }];
  });
}

type Neighbour = 'left' | 'above' | 'below' | 'right';
const TO_ACROSS: Readonly<Partial<Record<Neighbour, ArrowKind>>> = {
  left: 'right',
  above: 'down-right',
  below: 'up-right',
};
const TO_DOWN: Readonly<Partial<Record<Neighbour, ArrowKind>>> = {
  above: 'down',
  left: 'right-down',
  right: 'left-down',
};
