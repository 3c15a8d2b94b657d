// One fill or a batch: each puzzle goes out as soon as it and those before it are done. A grid that
// is proved unfillable ends the batch, for it is so for every seed; a seed that gives up does not.

import type { GaveUp, Puzzle } from '../index.ts';
import { Batch } from './batch.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { notePartial, noteReason, noteRegion } from './explain-notes.ts';
import { type FillPlan, type FillResult, fillInTurn, type Progress } from './fill-plan.ts';
import type { Format, Result } from './formats.ts';
import { grouped } from './log.ts';
import type { Prepared } from './prepare.ts';
import type { FillRequest } from './request.ts';
import { runSearch, type SearchEnd, type SearchRun } from './search-run.ts';
import { seedAfter } from './seed.ts';
import type { Session } from './session.ts';

export function fill(request: FillRequest, session: Session): Promise<ExitCode> {
  return runSearch(request, session, (run) => fillAll(request, session, run));
}

async function fillAll(
  request: FillRequest,
  session: Session,
  { prepared, format, product }: SearchRun,
): Promise<SearchEnd> {
  const { log, stop } = session;
  const plan = planOf(request, session);
  const batch = new Batch(plan);
  const { blank } = prepared.filler;
  const onProgress: Progress = (counters) =>
    log.live((seconds) => `${prepared.name}: ${batch.progress(counters)}, ${seconds} s`);
  let cutOff: FillResult | undefined;

  for await (const result of await fillsOf(request, plan, prepared, session, onProgress)) {
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
      noteReason(reason, prepared, log);
      return { exitCode: EXIT.unfillable, stats: batch.stats };
    } else if (outcome.limit === 'nodes') {
      noteRegion(outcome, prepared, log);
      await product.put(renderGaveUp(format, blank, { ...told, ...outcome, limit: 'nodes' }), tags);
      notePartial(outcome, result, batch.plan, prepared, log);
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
    const outcome = cutOff?.outcome.status === 'gave-up' ? cutOff.outcome : undefined;
    const told = { seed, ...outcome, status: 'gave-up', limit: 'time' } as const;
    await product.put(renderGaveUp(format, blank, told), { n: index + 1, seed });
    if (outcome !== undefined) notePartial(outcome, { seed }, plan, prepared, log);
  }
  return { exitCode: conclude(batch, request, prepared, session), stats: batch.stats };
}

/** With the partial fill, if there is one, in place of the blank. */
function renderGaveUp(
  format: Format,
  blank: Puzzle,
  { partial, ...told }: Result & Pick<GaveUp, 'partial'>,
): string {
  return partial === undefined
    ? format.render(blank, told)
    : format.render(partial.puzzle, { ...told, isPartial: true });
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
  const { count, limits, explain, partial } = request;
  const firstSeed = request.seed ?? io.drawSeed();
  if (request.seed === undefined) log.note(`seed ${firstSeed}`);
  return {
    firstSeed,
    count,
    ...(explain && { explain }),
    ...(partial && { partial }),
    ...(limits.nodes !== undefined && { maxNodes: limits.nodes }),
  };
}

async function fillsOf(
  request: FillRequest,
  plan: FillPlan,
  { filler, lists }: Prepared,
  { stop }: Session,
  onProgress: Progress,
): Promise<AsyncIterable<FillResult>> {
  const { jobs, words, allowRepeats } = request;
  if (jobs === 1) return fillInTurn(filler, plan, stop.signal, onProgress);
  if (plan.count === 1) {
    const { fillByRace } = await import('./race-threads.ts');
    const order = { plan, sources: lists, words, options: { allowRepeats } };
    return fillByRace(filler, order, jobs, stop.signal, onProgress);
  }
  const { fillInLanes } = await import('./fill-lanes.ts');
  const order = { plan, sources: lists, words, options: { allowRepeats } };
  return fillInLanes(filler, order, jobs, stop.signal, onProgress);
}
