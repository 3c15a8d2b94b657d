// One fill or a batch: each puzzle goes out as soon as it and those before it are done. A grid that
// is proved unfillable ends the batch, for it is so for every seed; a seed that gives up does not.

import type { Counters } from '../index.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { type FillPlan, type FillResult, fillInTurn, type Progress } from './fill-plan.ts';
import { grouped } from './log.ts';
import type { FillRequest } from './request.ts';
import { runSearch, type SearchEnd, type SearchRun } from './search-run.ts';
import { seedAfter } from './seed.ts';
import type { Session } from './session.ts';

const SEEDS_NAMED = 20;

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
  const { name, filler } = prepared;
  const { blank } = filler;
  const gaveUp: number[] = [];
  let filled = 0;
  let stats: Counters = { nodes: 0, backtracks: 0, restarts: 0, propagations: 0 };
  const onProgress: Progress = ({ nodes, restarts }) =>
    log.live((seconds) => {
      const done = plan.count > 1 ? `${grouped(filled)} of ${grouped(plan.count)} filled, ` : '';
      return `${name}: ${done}${grouped(nodes)} nodes, ${grouped(restarts)} restarts, ${seconds} s`;
    });

  const results = await fillsOf(request, plan, prepared, session, onProgress);
  for await (const { index, seed, outcome, milliseconds } of results) {
    stats = sum(stats, outcome.stats);
    const tags = { n: index + 1, seed };
    const told = { seed, stats: outcome.stats, ...(request.stats && { milliseconds }) };
    if (outcome.status === 'filled') {
      await product.put(format.render(outcome.puzzle, { ...told, status: 'filled' }), tags);
      filled++;
    } else if (outcome.status === 'unfillable') {
      const { reason } = outcome;
      await product.put(format.render(blank, { ...told, status: 'unfillable', reason }), tags);
      log.note(`${name}: cannot be filled: ${reason.text}`);
      return { exitCode: EXIT.unfillable, stats };
    } else if (outcome.limit === 'nodes') {
      await product.put(format.render(blank, { ...told, status: 'gave-up', limit: 'nodes' }), tags);
      gaveUp.push(seed);
    } else if (stop.cause === 'time' && filled + gaveUp.length === index) {
      // Of the fills that time cut off, the first has a record.
      await product.put(format.render(blank, { ...told, status: 'gave-up', limit: 'time' }), tags);
    }
    if (stop.cause === 'closed') break;
  }

  if (gaveUp.length > 0) log.note(`${name}: ${gaveUpLine(gaveUp, plan)}`);
  const of = `${grouped(filled)} of ${grouped(plan.count)} filled`;
  if (filled + gaveUp.length === plan.count) {
    return { exitCode: gaveUp.length > 0 ? EXIT.gaveUp : EXIT.filled, stats };
  }
  const counted = `${of}, ${grouped(stats.nodes)} nodes`;
  if (stop.cause === 'time') {
    log.note(`${name}: gave up after ${request.limits.seconds} s (${counted})`);
  } else if (stop.cause === 'interrupt') {
    log.note(`${name}: interrupted (${counted})`);
  }
  return { exitCode: stop.exitCode ?? EXIT.gaveUp, stats };
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
  { filler, lists }: SearchRun['prepared'],
  { stop }: Session,
  onProgress: Progress,
): Promise<AsyncIterable<FillResult>> {
  const { jobs, words, allowRepeats } = request;
  if (jobs === 1 || plan.count === 1) return fillInTurn(filler, plan, stop.signal, onProgress);
  const { fillInLanes } = await import('./fill-lanes.ts');
  const order = { plan, sources: lists, words, options: { allowRepeats } };
  return fillInLanes(filler, order, jobs, stop.signal, onProgress);
}

function gaveUpLine(seeds: readonly number[], { count, firstSeed, maxNodes }: FillPlan): string {
  const after = `gave up after ${grouped(maxNodes!)} nodes`;
  if (count === 1) return `${after} (seed ${firstSeed})`;
  const named = seeds.slice(0, SEEDS_NAMED).join(', ');
  const more = seeds.length > SEEDS_NAMED ? ', ...' : '';
  const last = seedAfter(firstSeed, count - 1);
  return `${after} on ${seeds.length} of the seeds ${firstSeed} to ${last}: ${named}${more}`;
}

function sum(a: Counters, b: Counters): Counters {
  return {
    nodes: a.nodes + b.nodes,
    backtracks: a.backtracks + b.backtracks,
    restarts: a.restarts + b.restarts,
    propagations: a.propagations + b.propagations,
  };
}
