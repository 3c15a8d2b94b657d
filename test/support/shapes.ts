// Layouts that no template can draw: slots said outright.

import type { Layout, Position, Slot } from '../../src/layout/layout.ts';
import type { Picture } from './pictures.ts';
import { puzzleOf } from './pictures.ts';

/** A cube with a slot along every axis through every cell, drawn as its layers side by side. */
export function cubeLayout(side: number): Layout {
  const cellAt = (layer: number, row: number, column: number): number =>
    (layer * side + row) * side + column;
  const all = Array.from({ length: side }, (_, i) => i);
  const linesOf = (direction: string, at: (i: number, j: number, k: number) => number): Slot[] =>
    all.flatMap((i) =>
      all.map((j) => ({
        number: i * side + j + 1,
        direction,
        cells: all.map((k) => at(i, j, k)),
      })),
    );
  const slots = [
    ...linesOf('across', cellAt),
    ...linesOf('down', (layer, column, row) => cellAt(layer, row, column)),
    ...linesOf('through', (row, column, layer) => cellAt(layer, row, column)),
  ];
  const width = side * (side + 1) - 1;
  const positions: Position[] = new Array(width * side).fill('void');
  const positionOf: number[] = [];
  for (const layer of all) {
    for (const row of all) {
      for (const column of all) {
        const position = row * width + layer * (side + 1) + column;
        positionOf.push(position);
        positions[position] = cellAt(layer, row, column);
      }
    }
  }
  const geometry = { width, height: side, positions, positionOf };
  return { cellCount: side ** 3, slots, geometry };
}

/** The layout of a picture without one of its slots, as if its cells were parted by bars. */
export function layoutWithout(picture: Picture, slot: number): Layout {
  const { layout } = puzzleOf(picture);
  return { ...layout, slots: layout.slots.filter((_, index) => index !== slot) };
}
