// What can be undone. Domains lie in an arena, which only grows upward; for all else that changes,
// the old values go on a trail, which comes down from the memory's end to meet the arena. So
// undoing is: put the values of the trail back, lower the arena's top. Offsets count integers.

import { touchCell } from './choose-cell';
import { arcMasks, cellMasks, filterRoom, maskInts } from './tables';

/** First free integer of the arena. */
let top: i32;
/** Domains from here up were written at the current level: they may be changed in place. */
let floor: i32;
/** The last entry of the trail: where, and the old value. */
let trail: i32;

/** Begins an empty arena, and an empty trail. */
export function begin(arena: i32): void {
  top = arena;
  floor = arena;
  trail = memoryEnd();
}

/** First free integer of the arena. */
export function arenaTop(): i32 {
  return top;
}

/** Takes all below `end` into the arena. */
export function setArenaTop(end: i32): void {
  top = end;
}

/** Where the current level's domains begin. */
export function levelFloor(): i32 {
  return floor;
}

/** Integers on the trail. */
export function trailSize(): i32 {
  return memoryEnd() - trail;
}

/** Opens a level: domains written so far stay as they are until it is undone. */
export function openLevel(): void {
  floor = top;
}

/** Whether there is room to filter a slot, and for `ints` integers more. */
export function hasRoom(ints: i32): bool {
  return top + filterRoom + ints <= trail;
}

/** Moves the trail to the end of a memory that grew by so many integers. */
export function moveTrail(ints: i32): void {
  memory.copy((trail + ints) << 2, trail << 2, (memoryEnd() - ints - trail) << 2);
  trail += ints;
}

/** Writes an integer at a byte address, to be undone; there is room. */
export function set(address: i32, value: i32): void {
  trail -= 2;
  store<i32>(trail << 2, address >> 2);
  store<i32>((trail << 2) + 4, load<i32>(address));
  store<i32>(address, value);
}

/** The same at an offset, for TypeScript; traps if the trail would meet the arena. */
export function write(offset: i32, value: i32): void {
  if (trail - 2 < top) unreachable();
  set(offset << 2, value);
}

/**
 * Takes all back that was written since the trail had `size` integers and the arena ended at
 * `arena`.
 */
export function undo(size: i32, arena: i32, level: i32): void {
  const bottom = memoryEnd() - size;
  // The masks of arcs lie behind those of cells.
  for (let entry = trail << 2; entry < bottom << 2; entry += 8) {
    const address = load<i32>(entry) << 2;
    store<i32>(address, load<i32>(entry + 4));
    if (address < arcMasks && address >= cellMasks) {
      touchCell(((address - cellMasks) >>> 2) / maskInts);
    }
  }
  trail = bottom;
  top = arena;
  floor = level;
}

function memoryEnd(): i32 {
  return memory.size() << 14;
}
