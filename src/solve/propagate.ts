// Full propagation: slots are filtered against the letters of their cells until none changes any
// more (generalised arc consistency over slots and cells; core/filter.ts). Everything is undone
// through the trail.
//
// Invariant at the fixpoint: each arc's mask is what its slot's domain has there, each cell's
// mask is the meet of its arcs' masks, and no domain kept as a list holds a word that another
// slot owns.

import { claimAll } from './claim-clashes.ts';
import type { State } from './state.ts';

// What `filterWaiting` of the core returns.
const AT_FIXPOINT = -1;
const NEEDS_ROOM = -2;
/** Else `slot << 1` and one of these: no word is left; or one, whose clashes are to be claimed. */
const ONE_WORD = 1;

/** Filters waiting slots to the fixpoint; false at a wipeout, whose slot is `state.wipedOut`. */
export function propagate(state: State): boolean {
  for (;;) {
    const event = state.core.filterWaiting();
    if (event === AT_FIXPOINT) return true;
    if (event === NEEDS_ROOM) {
      state.trail.makeRoom(0);
      continue;
    }
    const slot = event >> 1;
    if ((event & 1) === ONE_WORD && claimAll(state, slot)) continue;
    state.core.dropQueue();
    state.wipedOut = slot;
    return false;
  }
}

/** Every slot waits: the first propagation of a problem. */
export function queueAll({ core, problem }: State): void {
  for (let slot = 0; slot < problem.slotCount; slot++) core.pushToRecheck(slot);
}
