// The numbers in the corners of cells.

import type { Layout } from '../../layout/layout.ts';

/** For each cell in which a slot begins its number. */
export function numberLabels({ slots }: Layout): ReadonlyMap<number, string> {
  return new Map(slots.map(({ cells, number }) => [cells[0]!, String(number)]));
}
