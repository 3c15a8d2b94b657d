// Filtering: the words that a slot's cells rule out leave its domain, and letters that no word of it
// has any more leave its cells, whose other slots then wait. It goes on until no slot waits or until
// something happens that the search has a say in. A slot's only word becomes its own on the way.
//
// This says what is done, and runs where WebAssembly does not; wasm/filter.ts does the same over the
// same memory, about twice as fast.

import { lowestBit, popcount } from '../base/bits.ts';
import { claimWord } from './claim-word.ts';
import type { State } from './state.ts';

/** No slot waits: the fixpoint. */
export const AT_FIXPOINT = -1;
/** Nothing was done: the arena is too near to the trail. */
export const NEEDS_ROOM = -2;
/**
 * Else `slot << 2` and one of these: no word is left that no other slot owns; one word is left, which
 * may clash with others; several are left where a letter is free.
 */
export const WIPED_OUT = 0;
export const ONE_WORD = 1;
export const LOOSE = 2;

/** Filters waiting slots until there is something to tell. */
export function filterWaiting(state: State): number {
  for (;;) {
    if (!state.hasRoom()) return NEEDS_ROOM;
    const slot = state.queue.pop();
    if (slot < 0) return AT_FIXPOINT;
    let event = filterSlot(state, slot);
    if (event === ONE_WORD && state.problem.clashes === undefined) {
      const isTaken = state.problem.tracksOwners && claimWord(state, slot) === 'taken';
      event = isTaken ? WIPED_OUT : -1;
    }
    if (event >= 0) return (slot << 2) | event;
  }
}

/** Removes the words that the slot's cells rule out; what there is to tell, or -1. */
function filterSlot(state: State, slot: number): number {
  const { problem, memory, lostPlaces } = state;
  const { maskInts, placeCell, slotPlaces } = problem;
  const m = memory.i32;
  const end = slotPlaces[slot + 1]!;
  let lostCount = 0;
  for (let place = slotPlaces[slot]!; place < end; place++) {
    const placeMask = state.placeMasks + place * maskInts;
    const cellMask = state.cellMasks + placeCell[place]! * maskInts;
    for (let i = 0; i < maskInts; i++) {
      if ((m[placeMask + i]! & ~m[cellMask + i]!) !== 0) {
        m[lostPlaces + lostCount++] = place;
        break;
      }
    }
  }
  const recheck = m[state.recheck + slot] === 1;
  if (lostCount === 0 && !recheck) return -1;
  m[state.recheck + slot] = 0;
  state.countFiltered();

  const size = m[state.sizes + slot]!;
  const left =
    size <= state.listMax
      ? filterListDomain(state, slot, size, lostCount, recheck)
      : filterSetDomain(state, slot, size, lostCount);
  if (left === 0) return WIPED_OUT;
  projectDomain(state, slot, left);
  if (left === 1) return ONE_WORD;
  return problem.isLoose[slot] === 1 && m[state.isPending + slot] === 0 ? LOOSE : -1;
}

function filterListDomain(
  state: State,
  slot: number,
  size: number,
  lostCount: number,
  recheck: boolean,
): number {
  const { problem, kernels, lostPlaces, domains, sizes } = state;
  const { placePosition, placeCell, maskInts } = problem;
  const { i32: m } = state.memory;
  const source = m[domains + slot]!;
  const inPlace = source >= state.levelFloor;
  const target = inPlace ? source : state.arenaTop;
  let from = source;
  let left = size;
  for (let i = 0; i < lostCount && left > 0; i++) {
    const place = m[lostPlaces + i]!;
    const mask = state.cellMasks + placeCell[place]! * maskInts;
    left = kernels.filterList(from, target, left, placePosition[place]!, mask);
    from = target;
  }
  if (recheck && problem.tracksOwners) {
    left = dropOwned(state, slot, from, target, left);
    from = target;
  }
  if (left === 0) return 0;
  if (left !== size) {
    if (!inPlace) {
      state.set(domains + slot, target);
      state.arenaTop = target + left;
    }
    state.set(sizes + slot, left);
  }
  return left;
}

function filterSetDomain(state: State, slot: number, size: number, lostCount: number): number {
  const { problem, kernels, lostPlaces, domains, sizes, sets, listScratch } = state;
  const { placePosition, placeCell, maskInts, letterCount } = problem;
  const m = state.memory.i32;
  const { stride, supports, words, length } = state.slotIndex[slot]!;
  if (lostCount === 0) return size;
  const source = m[domains + slot]!;
  const inPlace = source >= state.levelFloor;
  const target = inPlace ? source : state.arenaTop;
  let from = source;
  let left = size;
  for (let i = 0; i < lostCount && left > 0; i++) {
    const place = m[lostPlaces + i]!;
    const placeMask = state.placeMasks + place * maskInts;
    const cellMask = state.cellMasks + placeCell[place]! * maskInts;
    let kept = 0;
    let lost = 0;
    for (let j = 0; j < maskInts; j++) {
      kept += popcount(m[placeMask + j]! & m[cellMask + j]!);
      lost += popcount(m[placeMask + j]! & ~m[cellMask + j]!);
    }
    const drop = lost < kept;
    let setCount = 0;
    const first = supports + placePosition[place]! * letterCount * stride;
    for (let j = 0; j < maskInts; j++) {
      let rest = m[placeMask + j]! & (drop ? ~m[cellMask + j]! : m[cellMask + j]!);
      for (; rest !== 0; rest &= rest - 1) {
        m[sets + setCount++] = first + ((j << 5) | lowestBit(rest)) * stride;
      }
    }
    if (setCount === 0) return 0;
    left = kernels.meetSets(from, target, stride, sets, setCount, drop);
    from = target;
  }
  if (left === 0) return 0;
  let room = stride;
  if (left <= state.listMax) {
    kernels.listWords(target, stride, words, length, listScratch);
    if (problem.tracksOwners) {
      left = dropOwned(state, slot, listScratch, listScratch, left);
      if (left === 0) return 0;
    }
    // A list may need more room than the bit set it replaces.
    const list = left <= stride ? target : state.arenaTop;
    m.copyWithin(list, listScratch, listScratch + left);
    room = left;
    if (list !== source) {
      state.set(domains + slot, list);
      state.arenaTop = Math.max(state.arenaTop, list + room);
    }
  } else if (!inPlace) {
    state.set(domains + slot, target);
    state.arenaTop = target + room;
  }
  state.set(sizes + slot, left);
  return left;
}

/** Copies the words of a list that no other slot owns; how many they are. */
function dropOwned(
  state: State,
  slot: number,
  source: number,
  target: number,
  size: number,
): number {
  const m = state.memory.i32;
  const { words, length } = state.slotIndex[slot]!;
  const owners = state.owners[slot]!;
  let left = 0;
  for (let i = 0; i < size; i++) {
    const word = m[source + i]!;
    const owner = m[owners + (word - words) / length]!;
    if (owner === 0 || owner === slot + 1) m[target + left++] = word;
  }
  return left;
}

/** Brings the masks of the slot's places up to date with its domain, and its cells with them. */
function projectDomain(state: State, slot: number, size: number): void {
  const { problem, kernels, queue, sizes } = state;
  const { maskInts, letterCount, placeCell, placePosition, placeSlot } = problem;
  const { cellPlaces, cellPlacesStart } = problem;
  const { i32: m } = state.memory;
  const { stride, supports } = state.slotIndex[slot]!;
  const domain = m[state.domains + slot]!;
  const end = problem.slotPlaces[slot + 1]!;
  for (let place = problem.slotPlaces[slot]!; place < end; place++) {
    const position = placePosition[place]!;
    const cell = placeCell[place]!;
    let cellShrank = false;
    for (let i = 0; i < maskInts; i++) {
      const placeMask = state.placeMasks + place * maskInts + i;
      const cellMask = state.cellMasks + cell * maskInts + i;
      const before = m[placeMask]!;
      const possible = before & m[cellMask]!;
      if (possible === 0) {
        if (before !== 0) state.set(placeMask, 0);
        continue;
      }
      const after =
        size <= state.listMax
          ? kernels.listLetters(domain, size, position, i, possible)
          : kernels.supportedLetters(
              domain,
              stride,
              supports + (position * letterCount + (i << 5)) * stride,
              state.residues + place * letterCount + (i << 5),
              possible,
            );
      if (after === before) continue;
      state.set(placeMask, after);
      if (after !== m[cellMask]) {
        state.set(cellMask, after);
        cellShrank = true;
      }
    }
    if (!cellShrank) continue;
    state.touchCell(cell);
    for (let j = cellPlacesStart[cell]!; j < cellPlacesStart[cell + 1]!; j++) {
      const other = placeSlot[cellPlaces[j]!]!;
      if (other !== slot) queue.push(other, m[sizes + other]!);
    }
  }
}
