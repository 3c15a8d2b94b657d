// How far a batch has come, in numbers and in the lines that people read.

import { grouped, outOf } from '../../base/phrases.ts';
import { seedAfter } from '../../batch/cut.ts';
import type { FillOptions, FillResult } from '../../batch/fill-task.ts';
import { BEST_NODES } from '../../fill/best.ts';
import { addCounters, type Counters, NOTHING_COUNTED } from '../../solve/outcome.ts';
import { nodesSpent, type PuzzleCounts } from './progress.ts';

const SEEDS_NAMED = 20;

/** A row of fills of one grid. */
export interface FillPlan extends FillOptions {
  readonly firstSeed: number;
  readonly count: number;
}

export class Batch {
  readonly plan: FillPlan;
  filled = 0;
  /** Seeds that met the limit on nodes. */
  readonly gaveUp: number[] = [];
  /** Whether optimising was cut off: the last fill is the best so far. */
  isCutShort = false;
  /** Of all fills so far, also of those that failed. */
  stats: Counters = NOTHING_COUNTED;

  constructor(plan: FillPlan) {
    this.plan = plan;
  }

  add({ outcome, seed }: FillResult): void {
    this.stats = addCounters(this.stats, outcome.stats);
    if (outcome.status === 'filled') this.filled++;
    if (outcome.status === 'filled' && outcome.quality?.limit === 'aborted') this.isCutShort = true;
    if (outcome.status === 'gave-up' && outcome.limit === 'nodes') this.gaveUp.push(seed);
  }

  /** Whether every fill of the plan was decided or met its limit on nodes. */
  get isWhole(): boolean {
    return this.filled + this.gaveUp.length === this.plan.count;
  }

  get soFar(): string {
    return `${outOf(this.filled, this.plan.count)} filled`;
  }

  /** Of a fill that goes on, by its counters. */
  progress({ nodes, restarts }: Counters): string {
    const { best, maxNodes } = this.plan;
    const budget = { nodes: maxNodes ?? (best ? BEST_NODES : undefined) };
    return `${nodesSpent(nodes, budget)}, ${grouped(restarts)} restarts`;
  }

  get counts(): PuzzleCounts {
    const failed = this.gaveUp.length;
    return { count: this.plan.count, made: this.filled + failed, failed };
  }

  get gaveUpLine(): string {
    const { firstSeed, count, maxNodes } = this.plan;
    const after = `gave up after ${grouped(maxNodes!)} nodes`;
    if (count === 1) return `${after} (seed ${firstSeed})`;
    const named = this.gaveUp.slice(0, SEEDS_NAMED).join(', ');
    const more = this.gaveUp.length > SEEDS_NAMED ? ', ...' : '';
    const seeds = `${firstSeed} to ${seedAfter(firstSeed, count - 1)}`;
    return `${after} on ${this.gaveUp.length} of the seeds ${seeds}: ${named}${more}`;
  }
}
