// Filtering: the words that a slot's cells rule out leave its domain, and letters that no word of it
// has any more leave its cells, whose other slots then wait. It goes on until no slot waits or until
// something happens that TypeScript has a say in. A slot's only word becomes its own on the way.

import { noteAmbiguous } from './ambiguous';
import { supportedLetters } from './bit-sets';
import { touchCell } from './choose-cell';
import { claimWord, TAKEN } from './claim-word';
import { isList, narrowDomain } from './domain';
import { listLetters } from './lists';
import { pop, pushSlotsAt } from './queue';
import {
  arcCell,
  arcMasks,
  arcPosition,
  at,
  cellMasks,
  domains,
  hasClashes,
  letterCount,
  lostArcs,
  maskInts,
  put,
  recheck,
  residues,
  rowLetters,
  sizes,
  slotArcs,
  slotRow,
  slotStride,
  slotSupports,
  tracksOwners,
} from './tables';
import { hasRoom, set } from './trail';

// Known to src/solve/propagate.ts as well.
/** No slot waits: the fixpoint. */
const AT_FIXPOINT: i32 = -1;
/** Nothing was done: the arena is too near to the trail. */
const NEEDS_ROOM: i32 = -2;
/**
 * Else `slot << 1` and one of these: no word is left that no other slot owns; or one, which may
 * clash.
 */
const WIPED_OUT: i32 = 0;
const ONE_WORD: i32 = 1;

let filtered: f64 = 0;

/** Slots filtered so far. */
export function propagations(): f64 {
  return filtered;
}

/** Counts on from another number. */
export function setPropagations(count: f64): void {
  filtered = count;
}

/** Filters waiting slots until there is something to tell. */
export function filterWaiting(): i32 {
  while (hasRoom(0)) {
    const slot = pop();
    if (slot < 0) return AT_FIXPOINT;
    const left = filterSlot(slot);
    if (left === 0) return (slot << 1) | WIPED_OUT;
    if (left !== 1) continue;
    if (hasClashes !== 0) return (slot << 1) | ONE_WORD;
    if (tracksOwners !== 0 && claimWord(slot) === TAKEN) return (slot << 1) | WIPED_OUT;
  }
  return NEEDS_ROOM;
}

/** Filters a slot: how many words are left, or -1 if there was nothing to do. */
function filterSlot(slot: i32): i32 {
  const lostCount = maskInts === 1 ? findLost(slot) : findLostWide(slot);
  const isRecheck = at(recheck, slot) !== 0;
  if (lostCount === 0 && !isRecheck) return -1;
  put(recheck, slot, 0);
  filtered += 1;
  const left = narrowDomain(slot, lostCount, isRecheck);
  if (left === 0) return 0;
  if (isList(slot) && at(slotRow, slot) !== 0) projectRows(slot);
  else projectAny(slot);
  if (left !== 1) noteAmbiguous(slot);
  return left;
}

/** Lists the arcs whose cells lost letters, for alphabets of up to 32; how many they are. */
function findLost(slot: i32): i32 {
  const end = at(slotArcs, slot + 1);
  let lost = lostArcs;
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    store<i32>(lost, arc);
    lost += i32((at(arcMasks, arc) & ~at(cellMasks, at(arcCell, arc))) !== 0) << 2;
  }
  return (lost - lostArcs) >> 2;
}

function findLostWide(slot: i32): i32 {
  const end = at(slotArcs, slot + 1);
  let lostCount = 0;
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const arcMask = arcMasks + ((arc * maskInts) << 2);
    const cellMask = cellMasks + ((at(arcCell, arc) * maskInts) << 2);
    for (let i = 0; i < maskInts; i++) {
      if ((at(arcMask, i) & ~at(cellMask, i)) !== 0) {
        put(lostArcs, lostCount, arc);
        lostCount++;
        break;
      }
    }
  }
  return lostCount;
}

/**
 * Brings the arcs of a list with rows up to date, whose letters are known already, and their cells
 * with them.
 */
function projectRows(slot: i32): void {
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const arcMask = arcMasks + (arc << 2);
    const letters = at(rowLetters, at(arcPosition, arc));
    if (letters === load<i32>(arcMask)) continue;
    set(arcMask, letters);
    const cell = at(arcCell, arc);
    const cellMask = cellMasks + (cell << 2);
    if (letters === load<i32>(cellMask)) continue;
    set(cellMask, letters);
    touchCell(cell);
    pushSlotsAt(cell, slot);
  }
}

/** The same for any other domain. */
function projectAny(slot: i32): void {
  const stride = at(slotStride, slot);
  const supports = at(slotSupports, slot);
  const domain = at(domains, slot);
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const position = at(arcPosition, arc);
    const cell = at(arcCell, arc);
    let cellShrank = false;
    for (let i = 0; i < maskInts; i++) {
      const arcMask = arcMasks + ((arc * maskInts + i) << 2);
      const cellMask = cellMasks + ((cell * maskInts + i) << 2);
      const before = load<i32>(arcMask);
      const possible = before & load<i32>(cellMask);
      if (possible === 0) {
        if (before !== 0) set(arcMask, 0);
        continue;
      }
      // A domain is never empty here: the only letter it can have is one that it has.
      const isSure = maskInts === 1 && (possible & (possible - 1)) === 0;
      const after = isSure
        ? possible
        : isList(slot)
          ? listLetters(domain, at(sizes, slot), position, i, possible)
          : supportedLetters(
              domain,
              stride,
              supports + (position * letterCount + (i << 5)) * stride,
              (residues >> 2) + arc * letterCount + (i << 5),
              possible,
            );
      if (after === before) continue;
      set(arcMask, after);
      if (after !== load<i32>(cellMask)) {
        set(cellMask, after);
        cellShrank = true;
      }
    }
    if (!cellShrank) continue;
    touchCell(cell);
    pushSlotsAt(cell, slot);
  }
}
