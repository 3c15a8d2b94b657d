// The numbers in the corners of cells: where slots begin, or, in a codeword, of letters.

import type { Layout } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** For each cell in which a slot begins its number; in a weave there may be several. */
export function numberLabels({ slots }: Layout): ReadonlyMap<number, string> {
  const numbers = new Map<number, Set<number>>();
  for (const { cells, number } of slots) {
    const there = numbers.get(cells[0]!);
    if (there === undefined) numbers.set(cells[0]!, new Set([number]));
    else there.add(number);
  }
  return new Map([...numbers].map(([cell, its]) => [cell, [...its].join(',')]));
}

/** What stands in the corner of each cell that has anything there. */
export function labelsOf({ layout, variety }: Puzzle): ReadonlyMap<number, string> {
  if (variety?.kind === 'fill-in') return new Map();
  if (variety === undefined) return numberLabels(layout);
  return new Map(
    variety.codes.flatMap((code, cell) => (code === undefined ? [] : [[cell, String(code)]])),
  );
}
