// Which letters a cell can have, and how likely each is: in proportion to the number of ways the
// slots through the cell can have it there, the product of their words with that letter. The same
// weight by which the search draws letters, without its square.

import { byCodeUnits } from '../base/order.ts';
import { type CellPlace, placeOf } from '../layout/layout.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { DomainCounts } from './domain.ts';
import { rounded } from './form.ts';

export interface CellLetters extends CellPlace {
  /** The likeliest first; the shares sum to 1. Empty if the slots have no letter in common. */
  readonly letters: readonly LetterShare[];
  /** So many letters of equal shares would leave as much open (2 to the entropy's bits). */
  readonly freedom: number;
}

export interface LetterShare {
  readonly letter: string;
  readonly share: number;
}

const SHARE_DECIMALS = 4;

/** The letters of every cell in a slot that is not given, by cell. */
export function cellLetters(
  blank: Puzzle,
  { alphabet, slots }: DomainCounts,
): ReadonlyMap<number, CellLetters> {
  const weights = new Map<number, Float64Array>();
  blank.layout.slots.forEach(({ cells }, index) => {
    const { letters } = slots[index]!;
    const seen = new Set<number>();
    cells.forEach((cell, position) => {
      if (seen.has(cell)) return;
      seen.add(cell);
      let weight = weights.get(cell);
      if (weight === undefined) {
        weight = new Float64Array(alphabet.length).fill(1);
        weights.set(cell, weight);
      }
      const from = position * alphabet.length;
      for (let letter = 0; letter < alphabet.length; letter++) {
        weight[letter]! *= letters[from + letter]!;
      }
    });
  });
  const found = new Map<number, CellLetters>();
  for (const [cell, weight] of [...weights].sort(([a], [b]) => a - b)) {
    if (blank.givens[cell] !== undefined) continue;
    found.set(cell, { ...placeOf(blank.layout, cell), ...sharesOf(weight, alphabet) });
  }
  return found;
}

function sharesOf(
  weights: Float64Array,
  alphabet: readonly string[],
): Pick<CellLetters, 'letters' | 'freedom'> {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return { letters: [], freedom: 0 };
  const shares = Array.from(weights, (weight, letter) => ({
    letter: alphabet[letter]!,
    share: weight / total,
  })).filter(({ share }) => share > 0);
  const entropy = shares.reduce((sum, { share }) => sum - share * Math.log2(share), 0);
  shares.sort((a, b) => b.share - a.share || byCodeUnits(a.letter, b.letter));
  return {
    letters: shares.map(({ letter, share }) => ({ letter, share: rounded(share, SHARE_DECIMALS) })),
    freedom: rounded(2 ** entropy, 2),
  };
}
