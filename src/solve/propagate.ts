// Full propagation: slots are filtered against the letters of their cells until none changes any
// more (generalised arc consistency over slots and cells). Everything is undone through the trail.
//
// Invariant at the fixpoint: each place's mask is what its slot's domain has there, each cell's
// mask is the meet of its places' masks, and no domain kept as a list holds a word that another
// slot owns.

import { popcount } from '../base/bits.ts';
import { claimClashes, mayHold } from './claim-clashes.ts';
import { AT_FIXPOINT, filterWaiting, LOOSE, NEEDS_ROOM, WIPED_OUT } from './filter.ts';
import { LIST_MAX, type State } from './state.ts';

/** Filters waiting slots to the fixpoint; false at a wipeout, whose slot is `state.wipedOut`. */
export function propagate(state: State): boolean {
  const { wasmFilter } = state;
  for (;;) {
    const event = wasmFilter === undefined ? filterWaiting(state) : wasmFilter();
    if (event === AT_FIXPOINT) return true;
    if (event === NEEDS_ROOM) {
      state.makeRoom(0);
      continue;
    }
    const slot = event >> 2;
    const kind = event & 3;
    if (kind === LOOSE) notePending(state, slot);
    else if (kind === WIPED_OUT || (state.problem.tracksOwners && !claimWord(state, slot))) {
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

/**
 * The slot's only word becomes its own: slots of the same length that may hold it, and whose domain
 * is a list, wait to drop it (a bit set drops it when it becomes a list); and so for the words that
 * clash with it. False if it is taken.
 */
export function claimWord(state: State, slot: number): boolean {
  const { problem, memory, queue, sizes } = state;
  const { i32: m } = memory;
  const { words, length } = state.slotIndex[slot]!;
  const word = m[m[state.domains + slot]!]!;
  const id = (word - words) / length;
  const ownerAt = state.owners[slot]! + id;
  const owner = m[ownerAt]!;
  if (owner === slot + 1) return true;
  if (owner !== 0) return false;
  if (!problem.allowRepeats) {
    state.set(ownerAt, slot + 1);
    for (const other of state.slotsOfLength.get(problem.slotLength[slot]!)!) {
      const size = m[sizes + other]!;
      if (other === slot || size > LIST_MAX || !mayHold(state, other, word)) continue;
      m[state.recheck + other] = 1;
      queue.push(other, size);
    }
  }
  if (problem.clashes !== undefined) claimClashes(state, slot, id);
  return true;
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
