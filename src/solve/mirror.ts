// Half of the work where fills come in pairs: if exchanging the slots of a problem in pairs (a grid's
// across and down, when it is its own mirror image along the diagonal) makes of every fill another
// fill, it is enough to find those in which the first slot's word comes before that of its partner.
// That is a constraint on the cells of the two slots, letter by letter from the front, as in the
// order of words (Crawford, Ginsberg, Luks and Roy 1996, "Symmetry-breaking predicates").

import { lowestBit } from '../base/bits.ts';
import type { State } from './state.ts';

/** The search's numbers of the cells of two slots that are partners, position by position. */
export interface Mirror {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/**
 * Takes letters from the two slots' cells that the order rules out, and lets their slots wait; false
 * if it took none. Letter masks must be one integer each. At the fixpoint no mask is empty.
 */
export function keepOrder(state: State, { first, second }: Mirror): boolean {
  const m = state.memory.i32;
  for (let i = 0; i < first.length; i++) {
    const a = state.tables.cellMasks + first[i]!;
    const b = state.tables.cellMasks + second[i]!;
    const [before, after] = [m[a]!, m[b]!];
    if (a === b || (before === after && (before & (before - 1)) === 0)) continue;
    // Up to the highest letter of the partner; from the lowest of the first on.
    const notAbove = before & ((2 << (31 - Math.clz32(after))) - 1);
    const notBelow = after & -(1 << lowestBit(before));
    if (notAbove !== before) take(state, first[i]!, notAbove);
    if (notBelow !== after) take(state, second[i]!, notBelow);
    return notAbove !== before || notBelow !== after;
  }
  return false;
}

/** A cell of the two slots that the order still depends on, or -1 when it is certain. */
export function undecidedCell(state: State, { first, second }: Mirror): number {
  const m = state.memory.i32;
  for (let i = 0; i < first.length; i++) {
    const before = m[state.tables.cellMasks + first[i]!]!;
    const after = m[state.tables.cellMasks + second[i]!]!;
    if (first[i] === second[i]) continue;
    if (31 - Math.clz32(before) < lowestBit(after)) return -1;
    if ((before & (before - 1)) !== 0) return first[i]!;
    if ((after & (after - 1)) !== 0) return second[i]!;
  }
  return -1;
}

function take(state: State, cell: number, mask: number): void {
  const { core, trail, tables } = state;
  const gone = state.memory.i32[tables.cellMasks + cell]! & ~mask;
  trail.makeRoom(64);
  for (let letter = 0; letter < 32; letter++) {
    if (((gone >>> letter) & 1) === 1) core.narrowCell(cell, letter, false);
  }
}
