// What a search decides next: which cell, and which letter first (core/choose-cell.ts, core/choose-letter.ts).

import type { Random } from '../base/random.ts';
import type { State } from './state.ts';

export interface Choices {
  /** The cell to decide next, or -1 when every cell is fixed that is not to stay open. */
  cell(): number;
  /** A letter of the cell; without `random` the likeliest. */
  letter(cell: number, random: Random | undefined): number;
}

export function choicesOf(
  { core }: State,
  {
    cellOrder,
    reverseTies,
  }: { readonly cellOrder: 'weight' | 'product'; readonly reverseTies: boolean },
): Choices {
  return {
    cell:
      cellOrder === 'product'
        ? () => core.cellByProduct(reverseTies)
        : () => core.cellByWeight(reverseTies),
    letter: (cell, random) =>
      random === undefined ? core.likeliestLetter(cell) : core.drawLetter(cell, random.unit()),
  };
}
