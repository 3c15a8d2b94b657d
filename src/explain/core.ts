// A core: a few slots that cannot be filled together even if the rest of the grid is left open. It
// grows from the slot that failed most: as long as the slots so far have a fill, those slots of the
// rest are added that refute this fill. Then it shrinks: each slot that the proof can do without
// goes. A core is a proof for the whole grid, whoever found it and however.

import type { SlotCore } from '../problem/conflict.ts';
import type { Trial } from './trials.ts';

/** What there is to know of the slots, which go by number. */
export interface Oracle {
  /** How much trouble each slot made in the search; a core is sought among the hottest. */
  readonly heat: ArrayLike<number>;
  /** Slots that share a cell with this one. */
  neighbours(slot: number): readonly number[];
  fill(slots: readonly number[]): Promise<Trial>;
  /** Slots outside `slots` that have no word any more once the letters of its fill stand. */
  refuters(slots: readonly number[], letters: Int32Array): readonly number[];
}

/**
 * A core grows by this share of its size: what is nearly a core takes longest to fill, and what is
 * more than one is soon made smaller.
 */
const GROWTH = 1;
/** So many trials in a row without an answer, and growing ends: more slots do not help. */
const PATIENCE = 2;
/** Growing starts from so many slots, one after the other. */
const STARTS = 3;

/**
 * A core, or undefined if none was proved. Where none grows and all slots are `proved` to be one, it
 * shrinks from all of them, and is one only if some can go.
 */
export async function findCore(oracle: Oracle, proved: boolean): Promise<SlotCore | undefined> {
  const grown = await growCore(oracle);
  if (grown !== undefined) return shrinkCore(grown, oracle);
  if (!proved) return undefined;
  const all = Array.from(oracle.heat, (_, slot) => slot);
  const core = await shrinkCore(all, oracle);
  return core.slots.length < all.length ? core : undefined;
}

/** A core that has grown from one of the hottest slots; another is tried where growing gets stuck. */
async function growCore(oracle: Oracle): Promise<readonly number[] | undefined> {
  const tried = new Set<number>();
  for (let start = 0; start < STARTS; start++) {
    const first = byHeat(oracle).find((slot) => !tried.has(slot));
    if (first === undefined) break;
    const slots = await growFrom(first, oracle, tried);
    if (slots !== undefined) return slots;
  }
  return undefined;
}

/** Adds slots until those there are cannot be filled; `tried` gets those that took too long to tell. */
async function growFrom(
  first: number,
  oracle: Oracle,
  tried: Set<number>,
): Promise<readonly number[] | undefined> {
  const slots = [first];
  tried.add(first);
  for (let patience = PATIENCE; patience > 0; ) {
    const trial = await oracle.fill(slots);
    if (trial.answer === 'unfillable') return slots;
    if (trial.answer === 'filled') patience = PATIENCE;
    else if (patience-- === PATIENCE) for (const slot of slots) tried.add(slot);
    const inside = new Set(slots);
    const outside = byHeat(oracle).filter((slot) => !inside.has(slot));
    if (outside.length === 0) return undefined;
    const refuters = trial.answer === 'filled' ? oracle.refuters(slots, trial.letters) : [];
    const near = new Set(refuters.length > 0 ? refuters : slots.flatMap(oracle.neighbours));
    const wanted = outside.filter((slot) => near.has(slot));
    const most = Math.ceil(slots.length * GROWTH);
    slots.push(...(wanted.length > 0 ? wanted : outside).slice(0, most));
  }
  return undefined;
}

/** All slots, hottest first. */
function byHeat({ heat }: Oracle): number[] {
  return Array.from(heat, (_, slot) => slot).sort((a, b) => heat[b]! - heat[a]! || a - b);
}

/** Leaves out what a core can do without: many slots at a time first, then each alone. */
export async function shrinkCore(core: readonly number[], oracle: Oracle): Promise<SlotCore> {
  const { heat } = oracle;
  let slots = [...core].sort((a, b) => heat[a]! - heat[b]! || b - a);
  for (let piece = slots.length >> 2; piece > 1; piece >>= 1) {
    for (let start = 0; start < slots.length; ) {
      const rest = [...slots.slice(0, start), ...slots.slice(start + piece)];
      if ((await oracle.fill(rest)).answer === 'unfillable') slots = rest;
      else start += piece;
    }
  }
  const needed = new Set<number>();
  for (let before = slots.length + 1; slots.length < before && needed.size < slots.length; ) {
    before = slots.length;
    for (const slot of slots.filter((each) => !needed.has(each))) {
      const rest = slots.filter((each) => each !== slot);
      const { answer } = await oracle.fill(rest);
      // What a fill of the others shows stays true of fewer others.
      if (answer === 'filled') needed.add(slot);
      if (answer === 'unfillable') slots = rest;
    }
  }
  const minimal = slots.every((slot) => needed.has(slot));
  return { slots: slots.sort((a, b) => heat[b]! - heat[a]! || a - b), minimal };
}
