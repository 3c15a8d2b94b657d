// Wishes that arithmetic alone refuses, whatever the pattern: no search is begun for them.

import type { Canvas } from './canvas.ts';
import { DesignError } from './design-error.ts';
import type { Bounds, Wishes } from './wishes.ts';

/** @throws DesignError if no pattern has so many entries, blocks or open squares; only what was asked for is looked at */
export function checkPossible(
  { width, height, voids, isBarred }: Canvas,
  { leastLength, entries, blocks, openness, unchecked }: Wishes,
  asked: ReadonlySet<keyof Wishes>,
): void {
  const cells = voids.reduce((sum, isVoid) => sum - isVoid, voids.length);
  const size = { width, height };
  // Where all cells are checked, each cell of an entry stands in one of the other direction.
  const leastCells = leastLength * (unchecked === undefined ? leastLength : 1);
  const mostBlocks = isBarred ? sides(width, height) : Math.max(0, cells - leastCells);
  if (asked.has('blocks') && blocks[0] > mostBlocks) {
    const kind = isBarred ? 'too-many-bars' : 'too-many-blocks';
    throw new DesignError({ kind, ...size, most: mostBlocks, asked: blocks[0] });
  }
  const leastOpen = isBarred ? cells : Math.max(leastCells, cells - blocks[1]);
  // Fewer blocks than a style has as a rule are no fault.
  const mostOpen = isBarred || !asked.has('blocks') ? cells : cells - blocks[0];
  const few =
    unchecked === undefined
      ? Math.ceil(leastOpen / width) + Math.ceil(leastOpen / height)
      : Math.ceil(leastOpen / Math.max(width, height));
  const inLine = (length: number): number =>
    Math.floor(isBarred ? length / leastLength : (length + 1) / (leastLength + 1));
  const ofCells = Math.floor(mostOpen / leastLength);
  const many =
    Math.min(ofCells, height * inLine(width)) + Math.min(ofCells, width * inLine(height));
  if (asked.has('entries') && isApart(entries, [few, many])) {
    throw new DesignError({
      kind: 'no-room-for-entries',
      ...size,
      least: few,
      most: many,
      leastLength,
      asked: entries,
    });
  }
  if (openness !== undefined && openness[0] > mostOpen) {
    throw new DesignError({ kind: 'too-many-open', ...size, most: mostOpen, asked: openness[0] });
  }
}

/** Sides between two positions. */
function sides(width: number, height: number): number {
  return width * (height - 1) + height * (width - 1);
}

function isApart([least, most]: Bounds, [few, many]: Bounds): boolean {
  return most < few || least > many;
}
