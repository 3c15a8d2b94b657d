// The layout of a rectangular grid. Its slots are the maximal across and down runs of two or more
// cells, numbered as crosswords are. Slots of a grid are found here and nowhere else.

import type { Geometry, Layout, Position, Slot } from './layout.ts';

/** A grid from what stands at each position, row by row. */
export function gridLayout(
  width: number,
  kinds: readonly ('cell' | Exclude<Position, number>)[],
): Layout {
  const positionOf: number[] = [];
  const positions = kinds.map((kind, at) => {
    if (kind !== 'cell') return kind;
    positionOf.push(at);
    return positionOf.length - 1;
  });
  const geometry = { width, height: kinds.length / width, positions, positionOf };
  return { cellCount: positionOf.length, slots: findSlots(geometry), geometry };
}

function findSlots({ width, height, positions, positionOf }: Geometry): Slot[] {
  const isCell = (at: number): boolean => typeof positions[at] === 'number';
  const runFrom = (first: number, end: number, step: number): number[] => {
    const cells: number[] = [];
    for (let at = first; at < end && isCell(at); at += step) cells.push(positions[at] as number);
    return cells;
  };
  const across: Slot[] = [];
  const down: Slot[] = [];
  let number = 0;
  for (const at of positionOf) {
    const column = at % width;
    const rowEnd = at - column + width;
    const startsAcross = (column === 0 || !isCell(at - 1)) && at + 1 < rowEnd && isCell(at + 1);
    const startsDown = !isCell(at - width) && isCell(at + width);
    if (startsAcross || startsDown) number++;
    if (startsAcross) across.push({ number, direction: 'across', cells: runFrom(at, rowEnd, 1) });
    if (startsDown) {
      const cells = runFrom(at, width * height, width);
      down.push({ number, direction: 'down', cells });
    }
  }
  return [...across, ...down];
}
