// Full propagation: slots are filtered against the letters of their cells until none changes any
// more (generalised arc consistency over slots and cells). Everything is undone through the trail.
//
// Invariant at the fixpoint: each place's mask is what its slot's domain has there, each cell's
// mask is the meet of its places' masks, and no domain kept as a list holds a word that another
// slot owns.

import { popcount } from '../base/bits.ts';
import { claimClashes } from './claim-clashes.ts';
import { claimWord, wordId } from './claim-word.ts';
import { AT_FIXPOINT, filterWaiting, LOOSE, NEEDS_ROOM, WIPED_OUT } from './filter.ts';
import type { State } from './state.ts';

/** Filters waiting slots to the fixpoint; false at a wipeout, whose slot is `state.wipedOut`. */
export function propagate(state: State): boolean {
  const { wasm } = state;
  for (;;) {
    const event = wasm === undefined ? filterWaiting(state) : wasm.filterWaiting();
    if (event === AT_FIXPOINT) return true;
    if (event === NEEDS_ROOM) {
      state.makeRoom(0);
      continue;
    }
    const slot = event >> 2;
    const kind = event & 3;
    if (kind === LOOSE) notePending(state, slot);
    else if (kind === WIPED_OUT || !claimAll(state, slot)) {
      state.dropQueue();
      state.wipedOut = slot;
      return false;
    }
  }
}

/** Every slot waits: the first propagation of a problem. */
export function queueAll(state: State): void {
  const { queue, recheck, sizes } = state;
  const m = state.memory.i32;
  for (let slot = 0; slot < state.problem.slotCount; slot++) {
    m[recheck + slot] = 1;
    queue.push(slot, m[sizes + slot]!);
  }
}

/** A slot waits whose domain changed by other ways than its cells. */
export function queueSlot(state: State, slot: number): void {
  const m = state.memory.i32;
  m[state.recheck + slot] = 1;
  state.queue.push(slot, m[state.sizes + slot]!);
}

/** All slots through `cell` wait. */
export function queueSlotsAt(state: State, cell: number): void {
  const { cellPlaces, cellPlacesStart, placeSlot } = state.problem;
  const { memory, queue, sizes } = state;
  for (let j = cellPlacesStart[cell]!; j < cellPlacesStart[cell + 1]!; j++) {
    const slot = placeSlot[cellPlaces[j]!]!;
    queue.push(slot, memory.i32[sizes + slot]!);
  }
}

/** The slot's only word becomes its own, and so do the words that clash with it. False if it is taken. */
export function claimAll(state: State, slot: number): boolean {
  const claim = claimWord(state, slot);
  if (claim === 'claimed' && state.problem.clashes !== undefined) {
    claimClashes(state, slot, wordId(state, slot));
  }
  return claim !== 'taken';
}

/** Puts a slot on the pending stack if its places are fixed and its unchecked letters are not. */
function notePending(state: State, slot: number): void {
  const { slotPlaces, maskInts } = state.problem;
  const m = state.memory.i32;
  for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
    let letters = 0;
    for (let i = 0; i < maskInts; i++) {
      letters += popcount(m[state.placeMasks + place * maskInts + i]!);
    }
    if (letters > 1) return;
  }
  state.set(state.isPending + slot, 1);
  const count = m[state.pendingCount]!;
  state.set(state.pending + count, slot);
  state.set(state.pendingCount, count + 1);
}
