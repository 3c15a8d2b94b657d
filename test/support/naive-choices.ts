// What a search must choose, worked out from the letters and words that are left, without any of
// its tables.

import type { State } from '../../src/solve/state.ts';
import { cellLetters, domainOf } from './probe.ts';

/** The slots through a cell, and where in each of them it lies. */
function through({ problem }: State, cell: number): { slot: number; position: number }[] {
  return problem.slots.flatMap((cells, slot) => {
    const position = cells.indexOf(problem.cellOf[cell]!);
    return position < 0 ? [] : [{ slot, position }];
  });
}

/**
 * The cell of the least cost, of those with two letters or more that are to be filled; the first of
 * ties, or the last.
 */
function cheapest(state: State, lastOfTies: boolean, cost: (cell: number) => number): number {
  const { cellCount, cellStaysOpen } = state.problem;
  const costs = Array.from({ length: cellCount }, (_, cell) => {
    const isOpen = cellLetters(state, cell).length > 1 && cellStaysOpen?.[cell] !== 1;
    return isOpen ? cost(cell) : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...costs);
  if (least === Number.POSITIVE_INFINITY) return -1;
  return lastOfTies ? costs.lastIndexOf(least) : costs.indexOf(least);
}

/** By letters for the weight of slots, which are given. */
export function naiveByWeight(
  state: State,
  weights: ArrayLike<number>,
  lastOfTies: boolean,
): number {
  return cheapest(state, lastOfTies, (cell) => {
    const weight = through(state, cell).reduce((sum, { slot }) => sum + weights[slot]!, 0);
    return cellLetters(state, cell).length / weight;
  });
}

/** By the product of domains. */
export function naiveByProduct(state: State, lastOfTies: boolean): number {
  return cheapest(state, lastOfTies, (cell) =>
    through(state, cell).reduce((product, { slot }) => product * domainOf(state, slot).length, 1),
  );
}

/** For each letter of a cell, the square of the number of word combinations that have it there. */
export function naiveWeights(state: State, cell: number): Map<number, number> {
  const { problem } = state;
  const weights = new Map(cellLetters(state, cell).map((letter) => [letter, 1]));
  for (const { slot, position } of through(state, cell)) {
    const { letters, length } = problem.words.table(problem.slotLength[slot]!);
    const heads = domainOf(state, slot).map((id) => letters[id * length + position]!);
    for (const [letter, weight] of weights) {
      const count = heads.filter((head) => head === letter).length;
      weights.set(letter, weight * count ** 2);
    }
  }
  return weights;
}

/** The letter drawn by a number from 0 up to 1. */
export function naiveDraw(state: State, cell: number, unit: number): number {
  const weights = [...naiveWeights(state, cell)].filter(([, weight]) => weight > 0);
  let rest = unit * weights.reduce((sum, [, weight]) => sum + weight, 0);
  const drawn = weights.find(([, weight]) => {
    rest -= weight;
    return rest < 0;
  });
  return (drawn ?? weights.at(-1)!)[0];
}
