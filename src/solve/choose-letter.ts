// Which letter to try first in a cell: drawn with a chance in proportion to the square of the number
// of word combinations that have it there, the product over the cell's slots. The square is Gumbel
// noise of scale 1/2 on the logarithms: random letters cost 1.6 times the time, and no randomness
// gets stuck (docs/decisions/letters.md). Products and sums of whole numbers are exact enough to be
// the same on every machine; logarithms need not be.

import type { Random } from '../base/random.ts';
import { LIST_MAX, type State } from './state.ts';

export class LetterChooser {
  private readonly state: State;
  private readonly weights: Float64Array;
  private readonly counts: Int32Array;

  constructor(state: State) {
    this.state = state;
    this.weights = new Float64Array(state.problem.letterCount);
    this.counts = new Int32Array(state.problem.letterCount);
  }

  /** A letter of the cell's mask; without `random` the one of most combinations, lowest first. */
  choose(cell: number, random: Random | undefined): number {
    const { weights } = this;
    const total = this.weigh(cell);
    let best = -1;
    if (random === undefined) {
      for (let letter = 0; letter < weights.length; letter++) {
        if (weights[letter]! > 0 && (best < 0 || weights[letter]! > weights[best]!)) best = letter;
      }
      return best;
    }
    let rest = random.unit() * total;
    for (let letter = 0; letter < weights.length; letter++) {
      if (weights[letter]! === 0) continue;
      best = letter;
      rest -= weights[letter]!;
      if (rest < 0) break;
    }
    return best;
  }

  /** Sets `weights`, 0 for letters not in the cell's mask; their sum. */
  private weigh(cell: number): number {
    const { weights, counts, state } = this;
    const { cellPlaces, cellPlacesStart, maskInts, letterCount } = state.problem;
    const m = state.memory.i32;
    const mask = state.cellMasks + cell * maskInts;
    for (let letter = 0; letter < letterCount; letter++) {
      weights[letter] = (m[mask + (letter >>> 5)]! >>> (letter & 31)) & 1;
    }
    for (let j = cellPlacesStart[cell]!; j < cellPlacesStart[cell + 1]!; j++) {
      this.countLetters(cellPlaces[j]!);
      for (let letter = 0; letter < letterCount; letter++) {
        weights[letter]! *= counts[letter]! * counts[letter]!;
      }
    }
    let total = 0;
    for (let letter = 0; letter < letterCount; letter++) total += weights[letter]!;
    return total;
  }

  /** Sets `counts` to how many words of the place's slot have each letter that has a weight. */
  private countLetters(place: number): void {
    const { counts, weights, state } = this;
    const { placeSlot, placePosition, letterCount } = state.problem;
    const { i32: m, u8 } = state.memory;
    const slot = placeSlot[place]!;
    const position = placePosition[place]!;
    const domain = m[state.domains + slot]!;
    const size = m[state.sizes + slot]!;
    const { stride, supports, full, counts: fullCounts } = state.slotIndex[slot]!;
    if (size <= LIST_MAX) {
      counts.fill(0);
      for (let i = 0; i < size; i++) counts[u8[m[domain + i]! + position]!]!++;
      return;
    }
    for (let letter = 0; letter < letterCount; letter++) {
      if (weights[letter] === 0) continue;
      const at = position * letterCount + letter;
      counts[letter] =
        domain === full
          ? m[fullCounts + at]!
          : state.kernels.sharedWords(domain, supports + at * stride, stride);
    }
  }
}
