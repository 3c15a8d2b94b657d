// Who is measured: anything that runs one grid with one list and one seed and says what it cost.

import type { Grid } from './grids.ts';
import type { List } from './lists.ts';
import type { Run } from './run-record.ts';

/** A grid and the list it is to be filled with. */
export interface Pair {
  readonly grid: Grid;
  readonly list: List;
  readonly allowRepeats: boolean;
}

export interface Contestant {
  readonly name: string;
  /** Version, or command line, for the header. */
  readonly what: string;
  /** Gets what is not to be measured out of the way (compilers, caches); called before each pair. */
  warmUp(pair: Pair): Promise<void>;
  run(pair: Pair, seed: number): Promise<Run>;
  stop(): void;
}
