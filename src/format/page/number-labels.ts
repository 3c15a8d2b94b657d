// The numbers in the corners of cells: where slots begin, or, in a codeword, of letters.

import type { Layout } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** For each cell in which a slot begins its number. */
export function numberLabels({ slots }: Layout): ReadonlyMap<number, string> {
  return new Map(slots.map(({ cells, number }) => [cells[0]!, String(number)]));
}

/** What stands in the corner of each cell that has anything there. */
export function labelsOf({ layout, variety }: Puzzle): ReadonlyMap<number, string> {
  if (variety?.kind === 'fill-in') return new Map();
  if (variety === undefined) return numberLabels(layout);
  return new Map(
    variety.codes.flatMap((code, cell) => (code === undefined ? [] : [[cell, String(code)]])),
  );
}
