// Restrictions that come from outside the search: a slot gets a word, a cell a letter, or a slot
// keeps only the first of its words. Each leaves to the next propagation what follows from it.
//
// Word lists may put better words first; then "the first so many" are the good ones. Domains keep
// the order of the word ids, as lists and as bit sets, which `bestWord` and `keepFirst` rely on.

import { lowestBit, popcount } from '../base/bits.ts';
import { assignWord } from './choose-word.ts';
import { queueSlotsAt } from './propagate.ts';
import type { State } from './state.ts';

/** The first word in a slot's domain, as a word id. */
export function firstWord(state: State, slot: number): number {
  const m = state.memory.i32;
  const domain = m[state.domains + slot]!;
  if (m[state.sizes + slot]! <= state.listMax) return idOf(state, slot, m[domain]!);
  let i = 0;
  while (m[domain + i] === 0) i++;
  return (i << 5) | lowestBit(m[domain + i]!);
}

/**
 * Drops all words of the slot's domain but those of ids below `end`: `failed` if that leaves none,
 * `same` if it drops none, else `narrowed`, and the slot waits to be filtered.
 */
export function keepFirst(state: State, slot: number, end: number): 'same' | 'narrowed' | 'failed' {
  if (end >= state.slotIndex[slot]!.count) return 'same';
  const size = state.memory.i32[state.sizes + slot]!;
  const left =
    size <= state.listMax ? cutList(state, slot, size, end) : cutSet(state, slot, size, end);
  if (left === size) return 'same';
  if (left === 0) return 'failed';
  state.set(state.sizes + slot, left);
  state.memory.i32[state.recheck + slot] = 1;
  state.queue.push(slot, left);
  return 'narrowed';
}

/** Makes the word of an id the slot's only one; false if another slot owns it. */
export function fixWord(state: State, slot: number, id: number): boolean {
  const { words, length } = state.slotIndex[slot]!;
  if (!assignWord(state, slot, words + id * length)) return false;
  state.memory.i32[state.recheck + slot] = 1;
  state.queue.push(slot, 1);
  return true;
}

/** Leaves a cell one letter. */
export function fixLetter(state: State, cell: number, letter: number): void {
  const { maskInts } = state.problem;
  for (let i = 0; i < maskInts; i++) {
    const at = state.cellMasks + cell * maskInts + i;
    const bit = letter >>> 5 === i ? 1 << (letter & 31) : 0;
    state.set(at, state.memory.i32[at]! & bit);
  }
  state.touchCell(cell);
  queueSlotsAt(state, cell);
}

function idOf(state: State, slot: number, word: number): number {
  const { words, length } = state.slotIndex[slot]!;
  return (word - words) / length;
}

/** How many words of a list are below `end`; they lie first. */
function cutList(state: State, slot: number, size: number, end: number): number {
  const m = state.memory.i32;
  const domain = m[state.domains + slot]!;
  const { words, length } = state.slotIndex[slot]!;
  const limit = words + end * length;
  let left = size;
  while (left > 0 && m[domain + left - 1]! >= limit) left--;
  return left;
}

/** Cuts a bit set, into a list if few words are left; how many they are. */
function cutSet(state: State, slot: number, size: number, end: number): number {
  const { stride, words, length } = state.slotIndex[slot]!;
  const rowInts = state.rowInts(length);
  state.makeRoom(stride + state.listMax * (1 + rowInts));
  const m = state.memory.i32;
  const source = m[state.domains + slot]!;
  const whole = end >>> 5;
  if (whole >= stride) return size;
  const part = m[source + whole]! & ((1 << (end & 31)) - 1);
  let left = popcount(part);
  for (let i = 0; i < whole; i++) left += popcount(m[source + i]!);
  if (left === size || left === 0) return left;
  const target = state.arenaTop;
  m.copyWithin(target, source, source + whole);
  m[target + whole] = part;
  m.fill(0, target + whole + 1, target + stride);
  if (left > state.listMax) {
    state.arenaTop = target + stride;
    state.set(state.domains + slot, target);
    return left;
  }
  state.kernels.listWords(target, stride, words, length, state.listScratch);
  const list = target + left * rowInts;
  m.copyWithin(list, state.listScratch, state.listScratch + left);
  state.layRows(list, left, length);
  state.arenaTop = list + left;
  state.set(state.domains + slot, list);
  return left;
}
