// One fill or a batch: each puzzle goes out as soon as it and those before it are done. A grid that
// is proved unfillable ends the batch, for it is so for every seed; a seed that gives up does not.

import { Batch } from './batch.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { type FillPlan, type FillResult, fillInTurn, type Progress } from './fill-plan.ts';
import { grouped } from './log.ts';
import type { Prepared } from './prepare.ts';
import type { FillRequest } from './request.ts';
import { runSearch, type SearchEnd, type SearchRun } from './search-run.ts';
import { seedAfter } from './seed.ts';
import type { Session } from './session.ts';

export function fill(request: FillRequest, session: Session): Promise<ExitCode> {
  // One fill with the bundled list is soon made, whatever the grid; other lists may take reading.
  if (request.count === 1 && request.words.lists.length === 0) session.optimiser.rest();
  return runSearch(request, session, (run) => fillAll(request, session, run));
}

async function fillAll(
  request: FillRequest,
  session: Session,
  { prepared, format, product }: SearchRun,
): Promise<SearchEnd> {
  const { log, stop, optimiser } = session;
  const plan = planOf(request, session);
  const batch = new Batch(plan);
  const { blank } = prepared.filler;
  const onProgress: Progress = (counters) =>
    log.live((seconds) => `${prepared.name}: ${batch.progress(counters)}, ${seconds} s`);
  const onSlice: Progress = (counters) => {
    optimiser.countSlice();
    onProgress(counters);
  };
  let cutOff: FillResult | undefined;

  for await (const result of await fillsOf(request, plan, prepared, session, onSlice)) {
    const { index, seed, outcome, milliseconds } = result;
    const { stats } = outcome;
    batch.add(result);
    const tags = { n: index + 1, seed };
    const told = { seed, stats, ...(request.stats && { milliseconds }) };
    if (outcome.status === 'filled') {
      await product.put(format.render(outcome.puzzle, { ...told, status: 'filled' }), tags);
    } else if (outcome.status === 'unfillable') {
      const { reason } = outcome;
      await product.put(format.render(blank, { ...told, status: 'unfillable', reason }), tags);
      log.note(`${prepared.name}: cannot be filled: ${reason.text}`);
      return { exitCode: EXIT.unfillable, stats: batch.stats };
    } else if (outcome.limit === 'nodes') {
      await product.put(format.render(blank, { ...told, status: 'gave-up', limit: 'nodes' }), tags);
    } else {
      cutOff = result;
      break;
    }
    if (stop.cause === 'closed') break;
    onProgress(stats);
  }

  if (stop.cause === 'time' && !batch.isWhole) {
    // One record for all the fills that are missing: that of the first.
    const index = cutOff?.index ?? batch.filled + batch.gaveUp.length;
    const seed = seedAfter(plan.firstSeed, index);
    const stats = cutOff && { stats: cutOff.outcome.stats };
    const text = format.render(blank, { seed, ...stats, status: 'gave-up', limit: 'time' });
    await product.put(text, { n: index + 1, seed });
  }
  return { exitCode: conclude(batch, request, prepared, session), stats: batch.stats };
}

function conclude(
  batch: Batch,
  { limits }: FillRequest,
  { name }: Prepared,
  { log, stop }: Session,
): ExitCode {
  if (batch.gaveUp.length > 0) log.note(`${name}: ${batch.gaveUpLine}`);
  if (batch.isWhole) return batch.gaveUp.length > 0 ? EXIT.gaveUp : EXIT.filled;
  const soFar = `${batch.soFar}, ${grouped(batch.stats.nodes)} nodes`;
  if (stop.cause === 'time') log.note(`${name}: gave up after ${limits.seconds} s (${soFar})`);
  if (stop.cause === 'interrupt') log.note(`${name}: interrupted (${soFar})`);
  return stop.exitCode ?? EXIT.gaveUp;
}

function planOf(request: FillRequest, { io, log }: Session): FillPlan {
  const { count, limits } = request;
  const firstSeed = request.seed ?? io.drawSeed();
  if (request.seed === undefined) log.note(`seed ${firstSeed}`);
  return { firstSeed, count, ...(limits.nodes !== undefined && { maxNodes: limits.nodes }) };
}

async function fillsOf(
  request: FillRequest,
  plan: FillPlan,
  { filler, lists }: Prepared,
  { stop }: Session,
  onProgress: Progress,
): Promise<AsyncIterable<FillResult>> {
  const { jobs, words, allowRepeats } = request;
  if (jobs === 1 || plan.count === 1) return fillInTurn(filler, plan, stop.signal, onProgress);
  const { fillInLanes } = await import('./fill-lanes.ts');
  const order = { plan, sources: lists, words, options: { allowRepeats } };
  return fillInLanes(filler, order, jobs, stop.signal, onProgress);
}
