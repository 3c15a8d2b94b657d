// Simulated annealing of the pattern of an arrowword: a clue cell comes or goes, moves a little, or goes anywhere else.

import { exp, ln } from '../base/plain-maths.ts';
import type { Random } from '../base/random.ts';
import { CLUE, LETTER } from './arrow-board.ts';
import { ARROW_UNIT, type ArrowCost } from './arrow-cost.ts';

/** Of ten steps so many let a clue cell come or go, and so many move one a little. */
const TOGGLES = 3;
const SHIFTS = 5;
const OF_STEPS = 10;
/** As far, in rows and in columns. */
const SHIFT = 2;
/** Half of what draws differ by, so that none is 0. */
const LEAST_UNIT = 2 ** -33;
/** What a fault counts beyond what it costs where patterns are compared. */
const FAULT_RANK = 20 * ARROW_UNIT;

export interface ArrowAnnealing {
  readonly steps: number;
  /** How much worse is taken at first, and at last, in costs of one. */
  readonly heat: readonly [first: number, last: number];
  /** Places that may change. */
  readonly free: readonly number[];
}

/** Leaves the best pattern met on the board; how many faults it has is returned. */
export function annealArrows(
  cost: ArrowCost,
  random: Random,
  { steps, heat, free }: ArrowAnnealing,
): number {
  const { board } = cost;
  const { stands, stride } = board;
  const isFree = new Uint8Array(stands.length);
  for (const at of free) isFree[at] = 1;
  const clues = new CluePlaces(free.filter((at) => stands[at] === CLUE));
  let faults = cost.faults();
  let now = cost.total(Number.POSITIVE_INFINITY)!;
  let least = now + FAULT_RANK * faults;
  let best = stands.slice();
  const cooling = ln(heat[1] / heat[0]);
  /** The other place where a clue cell moves; -1 where the step moves none. */
  const elsewhere = (kind: number, from: number): number => {
    if (kind >= TOGGLES + SHIFTS) return free[random.below(free.length)]!;
    const [down, right] = [random.below(2 * SHIFT + 1), random.below(2 * SHIFT + 1)];
    return from + (down - SHIFT) * stride + right - SHIFT;
  };
  const change = (at: number): void => {
    cost.flip(at);
    if (stands[at] === CLUE) clues.add(at);
    else clues.remove(at);
  };
  for (let step = 0; step < steps; step++) {
    const temperature = ARROW_UNIT * heat[0] * exp((step / steps) * cooling);
    const kind = random.below(OF_STEPS);
    const isMove = kind >= TOGGLES;
    if (isMove && clues.size === 0) continue;
    const from = isMove ? clues.at(random.below(clues.size)) : free[random.below(free.length)]!;
    const to = isMove ? elsewhere(kind, from) : -1;
    if (isMove && (isFree[to] === 0 || stands[to] !== LETTER)) continue;
    change(from);
    if (isMove) change(to);
    // As likely as a worse one is to be taken, drawn first: what is too bad is not looked at any further.
    const total = cost.total(now - temperature * ln(random.unit() + LEAST_UNIT));
    if (total === undefined) {
      if (isMove) change(to);
      change(from);
      continue;
    }
    now = total;
    if (total >= least) continue;
    faults = cost.faults();
    if (total + FAULT_RANK * faults >= least) continue;
    least = total + FAULT_RANK * faults;
    best = stands.slice();
  }
  for (const at of free) if (stands[at] !== best[at]) cost.flip(at);
  return cost.faults();
}

/** Clue cells, of which any can be drawn. */
class CluePlaces {
  private readonly items: number[];
  private readonly indexOf = new Map<number, number>();

  constructor(items: readonly number[]) {
    this.items = [...items];
    for (const [index, item] of items.entries()) this.indexOf.set(item, index);
  }

  get size(): number {
    return this.items.length;
  }

  at(index: number): number {
    return this.items[index]!;
  }

  add(item: number): void {
    this.indexOf.set(item, this.items.length);
    this.items.push(item);
  }

  remove(item: number): void {
    const index = this.indexOf.get(item)!;
    const last = this.items.pop()!;
    this.indexOf.delete(item);
    if (last === item) return;
    this.items[index] = last;
    this.indexOf.set(last, index);
  }
}
