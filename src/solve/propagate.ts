// Full propagation: slots are filtered against the letters of their cells until none changes any
// more (generalised arc consistency over slots and cells). Everything is undone through the trail.
//
// Invariant at the fixpoint: each place's mask is what its slot's domain has there, each cell's
// mask is the meet of its places' masks, and no domain kept as a list holds a word that another
// slot owns.

import { lowestBit, popcount } from '../base/bits.ts';
import { LIST_MAX, type State } from './state.ts';

/** Filters waiting slots to the fixpoint; false at a wipeout, whose slot is `state.wipedOut`. */
export function propagate(state: State): boolean {
  const { queue } = state;
  for (let slot = queue.pop(); slot >= 0; slot = queue.pop()) {
    if (!filterSlot(state, slot)) {
      state.dropQueue();
      state.wipedOut = slot;
      return false;
    }
  }
  return true;
}

/** Every slot waits: the first propagation of a problem. */
export function queueAll(state: State): void {
  const { memory, queue, recheck, sizes } = state;
  for (let slot = 0; slot < state.problem.slotCount; slot++) {
    recheck[slot] = 1;
    queue.push(slot, memory.i32[sizes + slot]!);
  }
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

/** Removes the words that the slot's cells rule out; false if none is left. */
function filterSlot(state: State, slot: number): boolean {
  const { problem, memory, lostPlaces } = state;
  const { maskInts, placeCell, slotPlaces } = problem;
  let m = memory.i32;
  const end = slotPlaces[slot + 1]!;
  let lostCount = 0;
  for (let place = slotPlaces[slot]!; place < end; place++) {
    const placeMask = state.placeMasks + place * maskInts;
    const cellMask = state.cellMasks + placeCell[place]! * maskInts;
    for (let i = 0; i < maskInts; i++) {
      if ((m[placeMask + i]! & ~m[cellMask + i]!) !== 0) {
        lostPlaces[lostCount++] = place;
        break;
      }
    }
  }
  const recheck = state.recheck[slot] === 1;
  if (lostCount === 0 && !recheck) return true;
  state.recheck[slot] = 0;
  state.propagations++;

  // Room for a bit set, and for the list that may follow it; this may replace the memory's views.
  memory.ensure(state.arenaTop + state.slotIndex[slot]!.stride + LIST_MAX);
  m = memory.i32;
  const size = m[state.sizes + slot]!;
  const left =
    size <= LIST_MAX
      ? filterListDomain(state, slot, size, lostCount, recheck)
      : filterSetDomain(state, slot, size, lostCount);
  if (left === 0) return false;
  projectDomain(state, slot, left);
  if (left === 1) return problem.allowRepeats || claimWord(state, slot);
  if (problem.isLoose[slot] === 1 && m[state.isPending + slot] === 0) notePending(state, slot);
  return true;
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
    const place = lostPlaces[i]!;
    const mask = state.cellMasks + placeCell[place]! * maskInts;
    left = kernels.filterList(from, target, left, placePosition[place]!, mask);
    from = target;
  }
  if (recheck && !problem.allowRepeats) {
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
    const place = lostPlaces[i]!;
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
  if (left <= LIST_MAX) {
    kernels.listWords(target, stride, words, length, listScratch);
    if (!problem.allowRepeats) {
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
        size <= LIST_MAX
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

/**
 * The slot's only word becomes its own: slots of the same length that may hold it, and whose domain
 * is a list, wait to drop it (a bit set drops it when it becomes a list). False if it is taken.
 */
export function claimWord(state: State, slot: number): boolean {
  const { problem, memory, queue, sizes } = state;
  const { i32: m } = memory;
  const { words, length } = state.slotIndex[slot]!;
  const word = m[m[state.domains + slot]!]!;
  const ownerAt = state.owners[slot]! + (word - words) / length;
  const owner = m[ownerAt]!;
  if (owner === slot + 1) return true;
  if (owner !== 0) return false;
  state.set(ownerAt, slot + 1);
  for (const other of state.slotsOfLength.get(problem.slotLength[slot]!)!) {
    const size = m[sizes + other]!;
    if (other === slot || size > LIST_MAX || !mayHold(state, other, word)) continue;
    state.recheck[other] = 1;
    queue.push(other, size);
  }
  return true;
}

/** Whether the letters at a slot's places still allow a word. */
function mayHold(state: State, slot: number, word: number): boolean {
  const { slotPlaces, placePosition, maskInts } = state.problem;
  const { i32: m, u8 } = state.memory;
  for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
    const letter = u8[word + placePosition[place]!]!;
    const mask = m[state.placeMasks + place * maskInts + (letter >>> 5)]!;
    if (((mask >>> (letter & 31)) & 1) === 0) return false;
  }
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
