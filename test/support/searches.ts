// How random grids are searched, as it runs and with all that is rare made to happen all the time; and how what
// comes of it is compared with a brute force.

import { expect } from 'vitest';
import type { EngineSettings } from '../../src/fill/engine.ts';
import type { Filler } from '../../src/fill/filler.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { type VerifyOptions, verify } from '../../src/verify/verify.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { filledAs, textOf } from './pictures.ts';

export type NamedSearch = readonly [name: string, search: EngineSettings];

export const SEARCHES: readonly NamedSearch[] = [
  ['as it runs', {}],
  ['restarts after every failure', { restartUnit: 1 }],
  ['repairs', { starts: 'repaired', restartUnit: 1 }],
  ['beams', { beam: true, restartUnit: 1 }],
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

/** The verifier tells fills that are right from those that are not, of the first of some. */
export function expectToldApart(
  name: string,
  blank: Puzzle,
  words: WordList,
  options: VerifyOptions,
  some: readonly string[],
  right: readonly string[],
): void {
  for (const fill of some.slice(0, 20)) {
    const faults = verify(filledAs(blank, fill), words, options);
    expect(faults.length === 0, `${name}: ${fill} ${faults}`).toBe(right.includes(fill));
  }
}
