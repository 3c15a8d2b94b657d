// Why a grid cannot be filled, as it is told to a caller.

import type { Finding } from '../problem/sighting.ts';
import type { Core } from './core.ts';
import type { Help } from './help.ts';

/** Why a grid cannot be filled. */
export interface Reason extends Finding {
  /** Slots, by the same indices, that cannot be filled together; undefined if no few were found. */
  readonly core: Core | undefined;
  /** What would let the slots of the core be filled. */
  readonly help: readonly Help[];
}
