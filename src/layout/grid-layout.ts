// The layout of a rectangular grid. Its slots are the maximal across and down runs of cells with neither
// a block nor a bar between them, numbered as crosswords are. Slots of a grid are found here and nowhere else.

import {
  type Bars,
  type Geometry,
  type Layout,
  type Position,
  type Slot,
  slotFinder,
} from './layout.ts';

export type PositionKind = 'cell' | Exclude<Position, number>;

export interface GridOptions {
  /** By the indices of cells. */
  readonly bars?: Bars;
  /** A shorter run is no slot. From 1; default 2. */
  readonly leastLength?: number;
}

/** Of slots, where nobody says otherwise. */
export const LEAST_LENGTH = 2;

/** A grid from what stands at each position, row by row. */
export function gridLayout(
  width: number,
  kinds: readonly PositionKind[],
  { bars, leastLength = LEAST_LENGTH }: GridOptions = {},
): Layout {
  const positionOf: number[] = [];
  const positions = kinds.map((kind, at) => {
    if (kind !== 'cell') return kind;
    positionOf.push(at);
    return positionOf.length - 1;
  });
  const hasBars = bars !== undefined && bars.right.size + bars.below.size > 0;
  const height = kinds.length / width;
  const geometry = { width, height, positions, positionOf, bars: hasBars ? bars : undefined };
  return { cellCount: positionOf.length, slots: findSlots(geometry, leastLength), geometry };
}

/** The grid that has the same cells, blocks and voids as a layout, whatever its slots are. */
export function regridded({ geometry }: Layout, options: GridOptions): Layout {
  const { width, positions } = geometry;
  const kinds = positions.map((at) => (typeof at === 'number' ? 'cell' : at));
  return gridLayout(width, kinds, options);
}

/** The least length of which the slots of a layout are the runs of its drawing; undefined if they are no such runs. */
export function leastLengthOf({ geometry, slots }: Layout): number | undefined {
  const slotOf = slotFinder({ slots });
  const shorter = findSlots(geometry, 1).filter((run) => slotOf(run) === undefined);
  const longest = shorter.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const hasSingle = slots.some(({ cells }) => cells.length === 1);
  const least = hasSingle ? 1 : Math.max(LEAST_LENGTH, longest + 1);
  const runs = findSlots(geometry, least);
  const isSame = (run: Slot, i: number): boolean =>
    slotOf(run) === i && run.number === slots[i]!.number;
  return runs.length === slots.length && runs.every(isSame) ? least : undefined;
}

const NONE = -1;

function findSlots(
  { width, height, positions, positionOf, bars }: Geometry,
  least: number,
): Slot[] {
  const across = runsOf(positions, positionOf, bars?.right, (at) =>
    (at + 1) % width === 0 ? NONE : at + 1,
  );
  const down = runsOf(positions, positionOf, bars?.below, (at) =>
    at + width < width * height ? at + width : NONE,
  );
  const acrossSlots: Slot[] = [];
  const downSlots: Slot[] = [];
  let number = 0;
  for (let cell = 0; cell < positionOf.length; cell++) {
    const runs = [across.runFrom(cell, least), down.runFrom(cell, least)];
    if (runs[0] === undefined && runs[1] === undefined) continue;
    number++;
    if (runs[0]) acrossSlots.push({ number, direction: 'across', cells: runs[0] });
    if (runs[1]) downSlots.push({ number, direction: 'down', cells: runs[1] });
  }
  return [...acrossSlots, ...downSlots];
}

/** The runs of cells one way. */
function runsOf(
  positions: readonly Position[],
  positionOf: readonly number[],
  barred: ReadonlySet<number> | undefined,
  after: (position: number) => number,
): { runFrom(cell: number, least: number): number[] | undefined } {
  const next = new Int32Array(positionOf.length).fill(NONE);
  const goesOn = new Uint8Array(positionOf.length);
  for (let cell = 0; cell < next.length; cell++) {
    const position = after(positionOf[cell]!);
    const stands = position === NONE ? undefined : positions[position];
    if (typeof stands !== 'number' || barred?.has(cell)) continue;
    next[cell] = stands;
    goesOn[stands] = 1;
  }
  return {
    /** The run that begins with a cell; undefined if none begins there, or one that is too short. */
    runFrom(first, least) {
      if (goesOn[first] === 1) return undefined;
      const run: number[] = [];
      for (let cell = first; cell !== NONE; cell = next[cell]!) run.push(cell);
      return run.length < least ? undefined : run;
    },
  };
}
