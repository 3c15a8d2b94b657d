// A slot's only word becomes its own where no word may stand twice. Slots of the same length that may
// hold it, and whose domain is a list, wait to drop it; a bit set drops it when it becomes a list. An
// owner is a slot's number plus one; a given entry has the owner -1.

import { isList } from './domain';
import { hasLetter } from './masks';
import { pushToRecheck } from './queue';
import {
  allowRepeats,
  arcMasks,
  arcPosition,
  at,
  domains,
  maskInts,
  slotArcs,
  slotLength,
  slotOwners,
  slotPeers,
  slotStaysOpen,
  slotWords,
} from './tables';
import { set } from './trail';

/** The word is another's; it was the slot's own before, or the slot claims none; it became so now. */
export const TAKEN: i32 = 0;
const KNOWN: i32 = 1;
const CLAIMED: i32 = 2;

/** Claims the slot's only word; a slot that stays open claims none. */
export function claimWord(slot: i32): i32 {
  const word = load<i32>(at(domains, slot) << 2);
  const id = i32(u32(word - at(slotWords, slot)) / u32(at(slotLength, slot)));
  const owner = (at(slotOwners, slot) + id) << 2;
  const before = load<i32>(owner);
  if (before !== 0) return before === slot + 1 ? KNOWN : TAKEN;
  // What may stand in a slot that stays open is withheld from none.
  if (at(slotStaysOpen, slot) !== 0) return KNOWN;
  if (allowRepeats !== 0) return CLAIMED;
  set(owner, slot + 1);
  const peers = at(slotPeers, slot) << 2;
  const count = load<i32>(peers);
  for (let i = 1; i <= count; i++) {
    const other = at(peers, i);
    if (other !== slot && isList(other) && mayHold(other, word)) pushToRecheck(other);
  }
  return CLAIMED;
}

/** Whether the letters at a slot's arcs still allow the word at an address. */
export function mayHold(slot: i32, word: i32): bool {
  const end = at(slotArcs, slot + 1);
  for (let arc = at(slotArcs, slot); arc < end; arc++) {
    const letter = i32(load<u8>(word + at(arcPosition, arc)));
    if (!hasLetter(arcMasks + ((arc * maskInts) << 2), letter)) return false;
  }
  return true;
}
