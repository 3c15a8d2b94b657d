// Slots whose checked cells are all fixed but whose unchecked letters still leave several words:
// they get a word at once, before any other decision. Left to the end they come to share too few
// words twenty thousand decisions deep, where no backtracking finds the culprit again.

import type { Random } from '../base/random.ts';
import { claimAll } from './propagate.ts';
import type { State } from './state.ts';

/** The next such slot that has more than one word left and is to be filled, or -1. */
export function nextPending(state: State): number {
  const m = state.memory.i32;
  const count = m[state.pendingCount]!;
  let done = m[state.pendingDone]!;
  const { staysOpen } = state.problem;
  for (; done < count; done++) {
    const slot = m[state.pending + done]!;
    if (m[state.sizes + slot] !== 1 && staysOpen?.[slot] !== 1) break;
  }
  if (done !== m[state.pendingDone]) state.set(state.pendingDone, done);
  return done < count ? m[state.pending + done]! : -1;
}

/** A word of the slot's domain that no other slot owns, as an address; -1 if there is none. */
export function chooseWord(state: State, slot: number, random: Random | undefined): number {
  const size = state.memory.i32[state.sizes + slot]!;
  const { stride, words, length } = state.slotIndex[slot]!;
  state.makeRoom(size);
  const m = state.memory.i32;
  let list = m[state.domains + slot]!;
  if (size > state.listMax) {
    state.kernels.listWords(list, stride, words, length, state.arenaTop);
    list = state.arenaTop;
  }
  const owners = state.owners[slot]!;
  const start = random === undefined ? 0 : random.below(size);
  for (let i = 0; i < size; i++) {
    const word = m[list + ((start + i) % size)]!;
    if (!state.problem.tracksOwners || m[owners + (word - words) / length] === 0) return word;
  }
  return -1;
}

/** Makes `word` the slot's only word; false if another slot owns it. */
export function assignWord(state: State, slot: number, word: number): boolean {
  const { length } = state.slotIndex[slot]!;
  const rowInts = state.rowInts(length);
  state.makeRoom(rowInts + 1);
  const list = state.arenaTop + rowInts;
  state.memory.i32[list] = word;
  state.layRows(list, 1, length);
  state.arenaTop = list + 1;
  state.set(state.domains + slot, list);
  state.set(state.sizes + slot, 1);
  return !state.problem.tracksOwners || claimAll(state, slot);
}

/** Takes `word` out of the slot's domain; false if that leaves none. */
export function removeWord(state: State, slot: number, word: number): boolean {
  const { stride, words, length } = state.slotIndex[slot]!;
  const size = state.memory.i32[state.sizes + slot]!;
  if (size === 1) return false;
  if (size > state.listMax + 1) {
    state.makeRoom(stride);
    const m = state.memory.i32;
    const target = state.arenaTop;
    const source = m[state.domains + slot]!;
    m.copyWithin(target, source, source + stride);
    const id = (word - words) / length;
    m[target + (id >>> 5)]! &= ~(1 << (id & 31));
    state.set(state.domains + slot, target);
    state.set(state.sizes + slot, size - 1);
    state.arenaTop = target + stride;
    return true;
  }
  const rows = state.rowInts(length) * size;
  state.makeRoom(rows + size);
  const m = state.memory.i32;
  let source = m[state.domains + slot]!;
  if (size > state.listMax) {
    // The bit set becomes a list, from which words that others own have yet to go.
    const set = source;
    source = state.arenaTop + rows;
    state.kernels.listWords(set, stride, words, length, source);
  }
  const target = state.arenaTop + rows;
  let left = 0;
  for (let i = 0; i < size; i++) {
    if (m[source + i] !== word) m[target + left++] = m[source + i]!;
  }
  state.layRows(target, left, length);
  state.set(state.domains + slot, target);
  state.set(state.sizes + slot, left);
  state.arenaTop = target + left;
  if (size > state.listMax) {
    m[state.recheck + slot] = 1;
    state.queue.push(slot, left);
  }
  return left > 1 || !state.problem.tracksOwners || claimAll(state, slot);
}
