// Simulated annealing of patterns: blocks come and go, whole orbits of a symmetry at a time, and what is worse is
// taken now and then, more and more rarely.

import type { Random } from '../base/random.ts';
import type { Canvas } from './canvas.ts';
import type { PatternCost, PatternFigures } from './pattern-cost.ts';

/** What may become of a position. */
export const FREE = 0;
export const BLOCK = 1;
export const OPEN = 2;

export interface AnnealOptions {
  readonly steps: number;
  /** How much worse is taken at first, and at last. */
  readonly heat: readonly [first: number, last: number];
}

/** The best pattern met, from `start` on; positions that are not free stay. */
export function anneal(
  canvas: Canvas,
  fixed: Uint8Array,
  start: Uint8Array,
  cost: PatternCost,
  random: Random,
  { steps, heat }: AnnealOptions,
): { readonly solid: Uint8Array; readonly figures: PatternFigures } {
  let solid = start.slice();
  let figures = cost.of(solid);
  let best = { solid, figures };
  const free = canvas.orbits
    .map((orbit, at) => ({ orbit, at }))
    .filter(({ orbit, at }) => orbit.every((each) => fixed[each] === FREE && each >= at));
  if (free.length === 0) return best;
  for (let step = 0; step < steps; step++) {
    const share = step / steps;
    const temperature = heat[0] * (heat[1] / heat[0]) ** share;
    const next = solid.slice();
    change(next, canvas, fixed, random, free[random.below(free.length)]!.at);
    const after = cost.of(next);
    const worse = after.total - figures.total;
    if (worse > 0 && random.unit() >= Math.exp(-worse / temperature)) continue;
    [solid, figures] = [next, after];
    if (rank(figures) < rank(best.figures)) best = { solid, figures };
  }
  return best;
}

/** No pattern with a fault is better than one without, where both can be had. */
export function rank({ total, faults }: PatternFigures): number {
  return total + 20 * faults;
}

/** One position and its orbit, a short row of them, or a block that moves to a neighbour. */
function change(
  solid: Uint8Array,
  canvas: Canvas,
  fixed: Uint8Array,
  random: Random,
  at: number,
): void {
  const { width, height } = canvas;
  const kind = random.below(4);
  const isAcross = random.below(2) === 0;
  const step = isAcross ? 1 : width;
  const [row, column] = [Math.floor(at / width), at % width];
  const left = isAcross ? width - column : height - row;
  if (kind < 2) {
    flip(solid, canvas, fixed, at, solid[at] === 1 ? 0 : 1);
  } else if (kind === 2) {
    const length = Math.min(left, 2 + random.below(3));
    const value = solid[at] === 1 ? 0 : 1;
    for (let i = 0; i < length; i++) flip(solid, canvas, fixed, at + i * step, value);
  } else if (left > 1) {
    const there = at + step;
    const [one, two] = [solid[at]!, solid[there]!];
    flip(solid, canvas, fixed, at, two);
    flip(solid, canvas, fixed, there, one);
  }
}

function flip(
  solid: Uint8Array,
  { orbits, voids }: Canvas,
  fixed: Uint8Array,
  at: number,
  value: number,
): void {
  const orbit = orbits[at]!;
  if (!orbit.every((each) => fixed[each] === FREE && voids[each] === 0)) return;
  for (const each of orbit) solid[each] = value;
}
