// Fills of one grid, or a batch of grids that take turns. A single fill is a batch of one. A grid that is proved
// unfillable is so for every seed and is not tried again; after a seed that gave up the next one is tried.

import { InputError } from '../../base/errors.ts';
import type { BatchContext } from '../../batch/batch-context.ts';
import { type BatchResult, bestResult } from '../../batch/batch-result.ts';
import { type Cut, gridOf, seedAfter, shardOf } from '../../batch/cut.ts';
import { type FillSettings, isCutOff } from '../../batch/fill-task.ts';
import { type UsedPuzzle, updateFrom } from '../../batch/round-history.ts';
import { rounds } from '../../batch/rounds.ts';
import { type BatchCandidate, candidateOf, Selection } from '../../batch/selection.ts';
import { separatePuzzles } from '../../batch/separate-puzzles.ts';
import { isGiven } from '../../puzzle/puzzle.ts';
import { sayBatchEnd, sayChoice, sayChoices, whyLeft } from '../../say/batch.ts';
import { sayFillsEnd } from '../../say/run.ts';
import { type Prepared, prepare } from '../read/prepare.ts';
import type { BatchJob, FillJob } from '../spec/jobs.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { StoppedEarly } from '../world/stop.ts';
import { type BatchRecords, openRecords } from './batch-records.ts';
import { FillEvents } from './fill-events.ts';
import { FillerCache } from './filler-cache.ts';
import { leastChangeFill } from './least-change.ts';
import { notes, type RunEvent } from './run-event.ts';
import { type JobRun, runJob, seedOf } from './run-job.ts';
import { WorkerPool } from './worker-pool.ts';

/** What is to be made, and of what. */
interface FillPlan {
  readonly job: FillJob | BatchJob;
  readonly prepared: Prepared;
  readonly cut: Cut;
  readonly firstSeed: number;
  readonly records: BatchRecords | undefined;
}

/** The same in progress. */
interface FillRun extends FillPlan {
  readonly run: JobRun;
  readonly context: BatchContext;
  readonly events: FillEvents;
}

export async function fill(job: FillJob | BatchJob, session: Session): Promise<ExitCode> {
  const { stop } = session;
  stop.after(job.time);
  const prepared = await stop.orEnd(prepare(job, session));
  const { grids, words, lists, seconds } = prepared;
  checkDistinct(job, prepared);
  const firstSeed = seedOf(job, session);
  const records =
    job.kind === 'batch' ? await openRecords(job, firstSeed, prepared, session) : undefined;
  const cut = cutOf(job, grids.length);
  const plan: FillPlan = { job, prepared, cut, firstSeed, records };
  const alone = grids.length === 1 ? grids[0] : undefined;
  return runJob(
    {
      output: job,
      searched: { lists, words, read: alone?.puzzle },
      wanted: cut.count,
      records,
      events: (run) => eventsOf(plan, run),
      stats: job.stats ? seconds : undefined,
    },
    session,
  );
}

async function* eventsOf(plan: FillPlan, run: JobRun): AsyncGenerator<RunEvent> {
  const { job, prepared, firstSeed, records } = plan;
  const { grids, filler, words, choice } = prepared;
  const { best, explain, partial, nodes: maxNodes, jobs } = job;
  const { signal } = run.stop;
  const events = new FillEvents(job, prepared, run);
  const settings: FillSettings = { best, explain, partial, maxNodes };
  const gridJobs = grids.map(({ blank, options }) => ({ blank, options }));
  const isRace = job.kind === 'fill' && run.counts.wanted === 1;
  const source = new WorkerPool(
    new FillerCache(gridJobs, words, settings, filler),
    { grids: gridJobs, settings, choice },
    { jobs, isRace, signal, watch: events.watch },
  );
  const { bestOf, reject, distinct, rest } = job;
  const asked = { firstSeed, grids: grids.length, bestOf, reject, distinct, rest };
  const context: BatchContext = { ...asked, words, usage: records?.usage, source, signal };
  try {
    const fills: FillRun = { ...plan, run, context, events };
    yield* job.top === undefined ? allPuzzles(fills) : bestPuzzles(fills, job.top);
    if (!job.quiet) yield* lastNotes(fills);
  } finally {
    await source.close();
  }
}

function lastNotes({ job, prepared, firstSeed, run }: FillRun): Iterable<RunEvent> {
  const { grids, keptOut } = prepared;
  const { counts, stop } = run;
  const countKeptOut = (): number => keptOut(...grids.map(({ blank }) => blank));
  const name = grids.length === 1 ? grids[0]!.name : 'batch';
  return job.kind === 'batch'
    ? notes(sayBatchEnd(counts, stop.cause, job, name, countKeptOut))
    : notes(sayFillsEnd(counts, stop.cause, job, firstSeed, countKeptOut), name);
}

/** What becomes of each puzzle, as it comes. */
async function* allPuzzles(fills: FillRun): AsyncGenerator<RunEvent> {
  const { job, cut, firstSeed, records, run, events } = fills;
  for (const line of records?.knownOf(cut) ?? []) {
    yield { kind: 'known', line, isKept: line.status === 'filled' };
  }
  let cutOff: BatchResult | undefined;
  for await (const result of puzzlesOf(fills)) {
    // The best fill so far is better than none, except in a batch: there the next run makes the best.
    const isUseful = job.kind === 'fill' && result.outcome.status === 'filled';
    if (isCutOff(result) && !isUseful) {
      cutOff = result;
      break;
    }
    yield* events.of(result);
    if (job.kind === 'fill' && result.outcome.status === 'unfillable') {
      yield { kind: 'complete' };
      return;
    }
  }
  // One record stands for all fills that are missing: that of the first.
  if (job.kind === 'fill' && run.stop.cause === 'time' && !run.counts.isWhole) {
    const { made } = run.counts;
    yield* events.timeIsUp(made + 1, seedAfter(firstSeed, made), cutOff);
  }
}

/** The best puzzles, when all have been made. */
async function* bestPuzzles(fills: FillRun, most: number): AsyncGenerator<RunEvent> {
  const { job, prepared, cut, records, run, context, events } = fills;
  const selection = new Selection(most, job.distinct);
  function* enter(candidate: BatchCandidate): Generator<RunEvent> {
    for (const { n } of selection.add(candidate)) {
      yield { kind: 'left', n, why: whyLeft(undefined) };
    }
  }
  for (const line of records?.knownOf(cut) ?? []) {
    yield { kind: 'known', line, isKept: false };
    const { n, seed, status, figures, merit, words } = line;
    if (figures === undefined || merit === undefined || status === 'rejected') continue;
    yield* enter({ n, seed, figures, merit, words: new Set(words) });
  }
  for await (const result of puzzlesOf(fills)) {
    if (isCutOff(result)) return;
    const candidate = candidateOf(result);
    if (candidate === undefined) {
      yield* events.of(result);
    } else {
      yield* events.made(result);
      yield* enter(candidate);
    }
  }
  if (!run.counts.isWhole) return;
  const choices = selection.choices();
  const { grids } = prepared;
  for (const choice of choices) {
    const { n } = choice.candidate;
    const text = sayChoice(choice, grids[gridOf(n, grids.length)]!.label);
    yield { kind: choice.isKept ? 'note' : 'detail', text };
    if (!choice.isKept) yield { kind: 'left', n, why: whyLeft(choice.similarTo) };
  }
  yield* notes(sayChoices(choices, most));
  const kept = choices.filter(({ isKept }) => isKept).map(({ candidate }) => candidate);
  for (const { n, seed, result, words } of kept.sort((a, b) => a.n - b.n)) {
    if (result === undefined && records?.isWhole(n)) yield { kind: 'kept', n, words };
    else yield* events.chosen(result ?? (await madeAgain(n, seed, context)));
  }
}

/** A puzzle of which an earlier run kept no more than its figures. */
async function madeAgain(n: number, seed: number, context: BatchContext): Promise<BatchResult> {
  const { grids, words, usage, source } = context;
  for await (const fill of source.inOrder([{ index: n, grid: gridOf(n, grids), seed }])) {
    if (!isCutOff(fill)) return bestResult(n, [fill], words, usage);
  }
  throw new StoppedEarly();
}

/** The puzzles that are to be made, in order. */
async function* puzzlesOf(fills: FillRun): AsyncGenerator<BatchResult> {
  const { job, prepared, cut, records, context, events } = fills;
  const { usage, distinct, rest, source } = context;
  const isKnown = (n: number): boolean => records?.known(n) !== undefined;
  if (job.kind === 'fill' && job.change !== undefined) {
    yield await leastChangeFill(prepared, job, context, events.watch);
    return;
  }
  const isIndependent = usage === undefined && distinct === undefined && rest === undefined;
  if (isIndependent || job.top !== undefined) {
    if (usage !== undefined) source.update(updateFrom(usage, rest ?? 0));
    yield* separatePuzzles(cut, context, isKnown);
    return;
  }
  const knownRound = (first: number, last: number): UsedPuzzle[] | undefined => {
    const lines = [...(records?.knownOf({ first, count: last - first + 1 }) ?? [])];
    if (lines.length < last - first + 1) return undefined;
    return lines
      .filter(({ status }) => status === 'filled')
      .map(({ n, words }) => ({ n, words: new Set(words) }));
  };
  // Puzzles before the cut are made as well: what those of the cut are depends on them. So are known ones of a
  // round of which another is missing.
  for await (const result of rounds(cut.first + cut.count - 1, context, knownRound)) {
    if (result.n >= cut.first && !isKnown(result.n)) yield result;
  }
}

/** @throws InputError for a grid that has fewer entries than any two puzzles are to differ in */
function checkDistinct({ distinct = 0 }: FillJob | BatchJob, { grids }: Prepared): void {
  for (const { name, blank } of grids) {
    const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot)).length;
    if (open >= distinct) continue;
    throw new InputError(
      `option --distinct ${distinct}: the grid has only ${open} entries to fill`,
      {
        source: name,
      },
    );
  }
}

/** Which puzzles are to be made. */
function cutOf({ start, count, shard }: FillJob | BatchJob, grids: number): Cut {
  const whole = { first: start, count: count ?? grids };
  return shard === undefined ? whole : shardOf(whole, shard);
}
