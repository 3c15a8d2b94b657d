// How random grids are searched, to be compared with a brute force: as it runs, and with all that is rare made to
// happen all the time.

import type { Filler } from '../../src/fill/filler.ts';
import type { SearchSettings } from '../../src/solve/search.ts';
import { textOf } from './pictures.ts';

export type NamedSearch = readonly [name: string, search: SearchSettings];

export const SEARCHES: readonly NamedSearch[] = [
  ['as it runs', {}],
  ['restarts after every failure', { restartUnit: 1 }],
  ['repairs', { starts: 'repaired', restartUnit: 1 }],
  ['ties reversed', { reverseTies: true }],
];
export const BY_PRODUCT: NamedSearch = [
  'cells by product',
  { cellOrder: 'product', restartUnit: 1 },
];

/** Every fill as it is found, as a picture's text, sorted. */
export async function fillsOf(filler: Filler): Promise<string[]> {
  const found: string[] = [];
  for await (const puzzle of filler.all()) found.push(textOf(puzzle));
  return found.sort();
}
