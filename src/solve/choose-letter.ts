// Which letter to try first in a cell: drawn with a chance in proportion to the square of the number
// of word combinations that have it there, the product over the cell's slots. The square is Gumbel
// noise of scale 1/2 on the logarithms: random letters cost 1.6 times the time, and no randomness
// gets stuck (docs/decisions/letters.md). Products and sums of whole numbers are exact enough to be
// the same on every machine; logarithms need not be. wasm/decide.ts draws in the same way.

import type { Random } from '../base/random.ts';
import type { State } from './state.ts';

export class LetterChooser {
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** A letter of the cell's mask; without `random` the one of most combinations, lowest first. */
  choose(cell: number, random: Random | undefined): number {
    const { state } = this;
    if (random !== undefined && state.wasm !== undefined) {
      return state.wasm.drawLetter(cell, random.unit());
    }
    const { letterCount } = state.problem;
    this.weigh(cell);
    const { f64 } = state.memory;
    const first = state.letterWeights / 2;
    let best = -1;
    if (random === undefined) {
      for (let letter = 0; letter < letterCount; letter++) {
        const weight = f64[first + letter]!;
        if (weight > 0 && (best < 0 || weight > f64[first + best]!)) best = letter;
      }
      return best;
    }
    let total = 0;
    for (let letter = 0; letter < letterCount; letter++) total += f64[first + letter]!;
    let rest = random.unit() * total;
    for (let letter = 0; letter < letterCount; letter++) {
      const weight = f64[first + letter]!;
      if (weight === 0) continue;
      best = letter;
      rest -= weight;
      if (rest < 0) break;
    }
    return best;
  }

  /** Sets each letter's weight, 0 for letters not in the cell's mask. */
  private weigh(cell: number): void {
    const { state } = this;
    const { cellPlaces, cellPlacesStart, maskInts, letterCount } = state.problem;
    const { i32: m, f64 } = state.memory;
    const mask = state.cellMasks + cell * maskInts;
    const first = state.letterWeights / 2;
    for (let letter = 0; letter < letterCount; letter++) {
      f64[first + letter] = (m[mask + (letter >>> 5)]! >>> (letter & 31)) & 1;
    }
    for (let j = cellPlacesStart[cell]!; j < cellPlacesStart[cell + 1]!; j++) {
      this.weighPlace(cellPlaces[j]!);
    }
  }

  /** Multiplies the weights by the squares of how many words of the place's slot have each letter. */
  private weighPlace(place: number): void {
    const { state } = this;
    const { placeSlot, placePosition, letterCount } = state.problem;
    const { kernels, letterCounts, letterWeights } = state;
    const m = state.memory.i32;
    const slot = placeSlot[place]!;
    const position = placePosition[place]!;
    const domain = m[state.domains + slot]!;
    const size = m[state.sizes + slot]!;
    const { stride, supports, full, counts } = state.slotIndex[slot]!;
    const at = position * letterCount;
    if (size <= state.listMax) {
      kernels.weighList(domain, size, position, letterCount, letterCounts, letterWeights);
    } else if (domain === full) {
      kernels.weighCounts(counts + at, letterCount, letterWeights);
    } else {
      kernels.weighSet(domain, supports + at * stride, stride, letterCount, letterWeights);
    }
  }
}
