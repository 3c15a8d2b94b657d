// Simulated annealing of patterns: blocks come and go, whole orbits of a symmetry at a time, and what is worse is
// taken now and then, more and more rarely.

import { exp, ln } from '../base/plain-maths.ts';
import type { Random } from '../base/random.ts';
import { type Canvas, FREE } from './canvas.ts';
import type { PatternCost, PatternFigures } from './pattern-cost.ts';

/** Half of what draws differ by, so that none is 0. */
const LEAST_UNIT = 2 ** -33;

export interface AnnealOptions {
  readonly steps: number;
  /** How much worse is taken at first, and at last. */
  readonly heat: readonly [first: number, last: number];
  /** What each fault costs at last, beyond what it costs by custom: at first patterns may pass through faults. */
  readonly fault: number;
  /** Patterns that are of no use, however good they are. */
  readonly isTaken?: (parted: Uint8Array) => boolean;
}

/** The best pattern met, from `start` on; spots that are not free stay. */
export function anneal(
  canvas: Canvas,
  fixed: Uint8Array,
  start: Uint8Array,
  cost: PatternCost,
  random: Random,
  { steps, heat, fault, isTaken }: AnnealOptions,
): { readonly parted: Uint8Array; readonly figures: PatternFigures } {
  let figures = cost.of(start);
  let best = { parted: start, figures };
  let least = isTaken?.(start) ? Number.POSITIVE_INFINITY : rank(figures);
  const free = freeOrbits(canvas, fixed);
  if (free.length === 0) return best;
  /** Spots changed by a step, each once for every time it changed. */
  const changed: number[] = [];
  const cooling = ln(heat[1] / heat[0]);
  for (let step = 0; step < steps; step++) {
    const share = step / steps;
    const temperature = heat[0] * exp(share * cooling);
    changed.length = 0;
    change(cost, canvas, fixed, random, free[random.below(free.length)]![0]!, changed);
    if (changed.length === 0) continue;
    cost.flip(changed);
    const faultCost = fault * share;
    // As likely as a worse one is to be taken, drawn first: what is too bad is not looked at any further.
    const worse = -temperature * ln(random.unit() + LEAST_UNIT);
    const most = figures.total + faultCost * figures.faults + worse;
    const after = cost.figures({ most, fault: faultCost });
    if (after === undefined) {
      cost.flip(changed);
      continue;
    }
    figures = after;
    if (rank(figures) >= least) continue;
    const parted = cost.pattern();
    if (isTaken?.(parted)) continue;
    best = { parted, figures };
    least = rank(figures);
  }
  return best;
}

/** No pattern with a fault is better than one without, where both can be had. */
export function rank({ total, faults }: PatternFigures): number {
  return total + 20 * faults;
}

/** Each orbit of spots that are all free, once. */
export function freeOrbits({ orbits }: Canvas, fixed: Uint8Array): (readonly number[])[] {
  return orbits.filter(
    (orbit, spot) => spot === Math.min(...orbit) && orbit.every((each) => fixed[each] === FREE),
  );
}

/** One spot and its orbit, a short row of them, or a block that moves to a neighbour. */
function change(
  cost: PatternCost,
  canvas: Canvas,
  fixed: Uint8Array,
  random: Random,
  spot: number,
  changed: number[],
): void {
  const { width, height } = canvas;
  const kind = random.below(4);
  const isAcross = random.below(2) === 0;
  const step = isAcross ? 1 : width;
  const at = spot % (width * height);
  const left = isAcross ? width - (at % width) : height - Math.floor(at / width);
  const value = 1 - cost.at(spot);
  const put = (where: number, what: number): void => {
    if (cost.at(where) === what || changed.includes(where)) return;
    const orbit = canvas.orbits[where]!;
    if (orbit.every((each) => fixed[each] === FREE)) changed.push(...orbit);
  };
  if (kind < 2) {
    put(spot, value);
  } else if (kind === 2) {
    const length = Math.min(left, 2 + random.below(3));
    for (let i = 0; i < length; i++) put(spot + i * step, value);
  } else if (left > 1) {
    const there = spot + step;
    if (cost.at(there) === value && fixed[there] === FREE) {
      put(spot, value);
      put(there, 1 - value);
    } else {
      put(spot, value);
    }
  }
}
