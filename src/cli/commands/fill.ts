// One fill or a batch: each puzzle goes out as soon as it and those before it are done. A grid that
// is proved unfillable ends the batch, for it is so for every seed; a seed that gives up does not.

import { grouped } from '../../base/phrases.ts';
import { seedAfter } from '../../batch/cut.ts';
import type { FillResult, FillTask } from '../../batch/fill-task.ts';
import type { LeastChange } from '../../fill/least-change.ts';
import type { Result } from '../../format/writing.ts';
import { saidReason } from '../../say/reasons.ts';
import { Batch, type FillPlan } from '../output/batch.ts';
import { bestLine, betterLine, gradesSoFar } from '../output/best-lines.ts';
import { noteChanges } from '../output/change-notes.ts';
import {
  noteKeptOut,
  noteOtherPattern,
  notePartial,
  noteReason,
  noteRegion,
  withCondition,
} from '../output/explain-notes.ts';
import { puzzlesMade, secondsSpent } from '../output/progress.ts';
import { putGaveUp } from '../output/put-gave-up.ts';
import type { Prepared } from '../read/prepare.ts';
import { labelOf } from '../read/template.ts';
import { FillerCache, type Watch } from '../run/filler-cache.ts';
import type { FillJob } from '../spec/jobs.ts';
import type { Limits } from '../spec/options.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { outlook } from './outlook.ts';
import { runSearch, type SearchEnd, type SearchRun } from './search-run.ts';

export function fill(job: FillJob, session: Session): Promise<ExitCode> {
  return runSearch(job, session, (run) => fillAll(job, session, run));
}

async function fillAll(
  job: FillJob,
  session: Session,
  { prepared, output }: SearchRun,
): Promise<SearchEnd> {
  const { log, stop } = session;
  const plan = planOf(job, session);
  const batch = new Batch(plan);
  const { blank } = prepared.filler;
  const foretell = outlook(prepared, session);
  let grades = '';
  const watch: Watch = {
    onProgress: (counters) => {
      // Of a grid that is changed, fills are not to be expected but few.
      if (job.change === undefined) foretell(counters);
      log.live((seconds) => {
        if (plan.count > 1) return puzzlesMade(batch.counts, seconds);
        const spent = `${batch.progress(counters)}, ${secondsSpent(seconds, job)}`;
        return `${prepared.name}: ${grades}${spent}`;
      });
    },
    onBetter: (better, seed) => {
      grades = gradesSoFar(better);
      log.detail(`${prepared.name}: ${ofSeed(plan, seed)}${betterLine(better)}`);
    },
  };
  let cutOff: FillResult | undefined;
  let least: LeastChange | undefined;
  const onLeast = (change: LeastChange): void => {
    least = change;
  };

  for await (const result of fillsOf(job, plan, prepared, session, watch, onLeast)) {
    const { index, seed, outcome, milliseconds } = result;
    const { stats } = outcome;
    batch.add(result);
    const tags = { n: index + 1, seed, template: labelOf(job.source.name) };
    const told = {
      seed,
      stats,
      milliseconds: job.stats ? milliseconds : undefined,
      ...toldOf(least),
    };
    if (outcome.status === 'filled') {
      const { puzzle, quality } = outcome;
      const proved = quality && { proved: quality.proved };
      await output.put(puzzle, { ...told, ...proved, status: 'filled' }, tags);
      if (least !== undefined) noteChanges(least, prepared, log);
      if (quality) log.note(`${prepared.name}: ${ofSeed(plan, seed)}${bestLine(puzzle, quality)}`);
    } else if (outcome.status === 'unfillable') {
      const { reason } = withCondition(outcome, prepared);
      await output.put(
        blank,
        { ...told, status: 'unfillable', reason: saidReason(reason, blank) },
        tags,
      );
      noteReason(reason, prepared.name, blank, log);
      if (prepared.filler.rules === undefined) {
        noteOtherPattern({ name: prepared.name, source: job.source }, blank, log);
      }
      return { exitCode: EXIT.unfillable, stats: batch.stats };
    } else if (outcome.limit === 'nodes') {
      noteRegion(outcome, prepared.name, blank, log);
      await putGaveUp(output, blank, { ...told, ...outcome, limit: 'nodes' }, tags);
      notePartial(outcome, prepared.name, seedOfSeveral(plan, seed), log);
    } else {
      cutOff = result;
      break;
    }
    if (stop.cause === 'closed') break;
    watch.onProgress(stats);
  }

  if (stop.cause === 'time' && !batch.isWhole) {
    // One record for all the fills that are missing: that of the first.
    const index = cutOff?.index ?? batch.filled + batch.gaveUp.length;
    const seed = seedAfter(plan.firstSeed, index);
    const outcome = cutOff?.outcome.status === 'gave-up' ? cutOff.outcome : undefined;
    const told = { seed, ...outcome, status: 'gave-up', limit: 'time' } as const;
    const tags = { n: index + 1, seed, template: labelOf(job.source.name) };
    await putGaveUp(output, blank, told, tags);
    if (outcome !== undefined) {
      notePartial(outcome, prepared.name, seedOfSeveral(plan, seed), log);
    }
  }
  const exitCode = conclude(batch, job, prepared, session);
  return { exitCode, stats: batch.stats, isWhole: batch.isWhole };
}

/** What records tell of a least change. */
function toldOf(least: LeastChange | undefined): Pick<Result, 'changes' | 'changesNeeded'> {
  return least === undefined ? {} : { changes: least.changes, changesNeeded: least.needed };
}

/** Which fill of a batch a line is about. */
function ofSeed(plan: FillPlan, seed: number): string {
  return seedOfSeveral(plan, seed) === undefined ? '' : `seed ${seed}: `;
}

function seedOfSeveral({ count }: FillPlan, seed: number): number | undefined {
  return count > 1 ? seed : undefined;
}

function conclude(
  batch: Batch,
  limits: Limits,
  prepared: Prepared,
  { log, stop }: Session,
): ExitCode {
  const { name } = prepared;
  if (batch.gaveUp.length > 0 || stop.cause === 'time') noteKeptOut(prepared, log);
  if (batch.gaveUp.length > 0) log.note(`${name}: ${batch.gaveUpLine}`);
  if (batch.isWhole && batch.isCutShort) {
    const why = stop.cause === 'time' ? `stopped after ${limits.time} s` : 'interrupted';
    log.note(`${name}: ${why}; this is the best so far`);
    if (stop.cause === 'interrupt') return EXIT.interrupted;
  }
  if (batch.isWhole) return batch.gaveUp.length > 0 ? EXIT.gaveUp : EXIT.filled;
  const soFar = `${batch.soFar}, ${grouped(batch.stats.nodes)} nodes`;
  if (stop.cause === 'time') log.note(`${name}: gave up after ${limits.time} s (${soFar})`);
  if (stop.cause === 'interrupt') log.note(`${name}: interrupted (${soFar})`);
  return stop.exitCode ?? EXIT.gaveUp;
}

function planOf(job: FillJob, { io, log }: Session): FillPlan {
  const { count = 1, nodes, best, explain, partial } = job;
  const firstSeed = job.seed ?? io.drawSeed();
  if (job.seed === undefined) log.note(`seed ${firstSeed}`);
  return {
    firstSeed,
    count,
    best,
    explain,
    partial,
    maxNodes: nodes,
  };
}

async function* fillsOf(
  job: FillJob,
  plan: FillPlan,
  prepared: Prepared,
  { stop: { signal } }: Session,
  watch: Watch,
  onLeast: (change: LeastChange) => void,
): AsyncGenerator<FillResult> {
  const { jobs, change } = job;
  if (change !== undefined) {
    const { changeLeast } = await import('../run/least-change.ts');
    return yield* changeLeast(prepared, plan, plan.firstSeed, signal, watch, onLeast);
  }
  const { filler, choice, options } = prepared;
  const { firstSeed, count, ...how } = plan;
  const grids = [{ blank: filler.blank, options }];
  const fillers = new FillerCache(grids, filler.words, how, filler);
  const { WorkerPool } = await import('../run/worker-pool.ts');
  const pool = new WorkerPool(fillers, { grids, options: how, choice }, { jobs, signal, watch });
  try {
    if (count === 1) yield await pool.alone({ index: 0, grid: 0, seed: firstSeed });
    else yield* pool.inOrder(tasksOf(firstSeed, count));
  } finally {
    await pool.close();
  }
}

function* tasksOf(firstSeed: number, count: number): Generator<FillTask> {
  for (let index = 0; index < count; index++) {
    yield { index, grid: 0, seed: seedAfter(firstSeed, index) };
  }
}
