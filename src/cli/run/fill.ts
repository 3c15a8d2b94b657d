// Fills of one grid, or a batch of grids that take turns. A single fill is a batch of one. A grid that is proved
// unfillable is so for every seed and is not tried again; after a seed that gave up the next one is tried.

import { InputError } from '../../base/errors.ts';
import type { BatchContext } from '../../batch/batch-context.ts';
import { type BatchResult, bestResult } from '../../batch/batch-result.ts';
import { type Cut, gridOf, seedAfter, shardOf } from '../../batch/cut.ts';
import { type FillSettings, isCutOff } from '../../batch/fill-task.ts';
import { QualityCourse } from '../../batch/quality-course.ts';
import { type KnownPuzzle, updateFrom } from '../../batch/round-history.ts';
import { rounds } from '../../batch/rounds.ts';
import { type BatchCandidate, candidateOf, Selection } from '../../batch/selection.ts';
import { separatePuzzles } from '../../batch/separate-puzzles.ts';
import { DEFAULT_NODES } from '../../fill/filler.ts';
import { isGiven, type Puzzle } from '../../puzzle/puzzle.ts';
import {
  sayBatchEnd,
  sayChoice,
  sayChoices,
  sayCourse,
  sayRepeats,
  whyLeft,
} from '../../say/batch.ts';
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
  readonly course: QualityCourse;
}

export async function fill(job: FillJob | BatchJob, session: Session): Promise<ExitCode> {
  const { stop } = session;
  stop.after(job.time);
  const prepared = await stop.orEnd(prepare(job, session));
  const { grids, words, lists, seconds } = prepared;
  checkDistinct(job, prepared);
  const { firstSeed, drawn } = seedOf(job, session);
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
      drawn,
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
  const isRace = job.kind === 'fill' && run.counts.wanted === 1;
  // Nobody who sets no limit expects it: what was found by then is worth more than nothing.
  const keepsPartial = partial || (isRace && maxNodes === undefined);
  const fillNodes = maxNodes ?? DEFAULT_NODES;
  const settings: FillSettings = { best, explain, partial: keepsPartial, maxNodes, fillNodes };
  const gridJobs = grids.map(({ blank, options }) => ({ blank, options }));
  const source = new WorkerPool(
    new FillerCache(gridJobs, words, settings, filler),
    { grids: gridJobs, settings, choice },
    { jobs, isRace, signal, watch: events.watch },
  );
  const { bestOf, reject, distinct, rest } = job;
  const asked = { firstSeed, grids: grids.length, bestOf, reject, distinct, rest };
  const { onRetry } = events;
  const usage = records?.usage;
  const context: BatchContext = { ...asked, words, usage, source, signal, onRetry };
  try {
    const course = new QualityCourse(plan.cut);
    const fills: FillRun = { ...plan, run, context, events, course };
    yield* job.top === undefined ? allPuzzles(fills) : bestPuzzles(fills, job.top);
    if (!job.quiet) yield* lastNotes(fills);
  } finally {
    await source.close();
  }
}

function* lastNotes(fills: FillRun): Generator<RunEvent> {
  const { job, prepared, firstSeed, run, course, context } = fills;
  const { grids, keptOut } = prepared;
  const { counts, stop } = run;
  const countKeptOut = (): number => keptOut(...grids.map(({ blank }) => blank));
  const name = grids.length === 1 ? grids[0]!.name : 'batch';
  if (job.kind === 'batch') {
    yield* notes(sayBatchEnd(counts, stop.cause, job, name, countKeptOut));
    if (!isIndependent(context)) yield* notes(sayCourse(course));
  } else {
    yield* notes(sayFillsEnd(counts, stop.cause, job, firstSeed, countKeptOut), name);
  }
  const isOpen = grids.every(({ blank }) => openSlots(blank) > 0);
  yield* notes(sayRepeats(course, isOpen), name);
}

/** Whether a puzzle depends on nothing but its number. */
function isIndependent({ usage, distinct, rest }: BatchContext): boolean {
  return usage === undefined && distinct === undefined && rest === undefined;
}

/** What becomes of each puzzle, as it comes. */
async function* allPuzzles(fills: FillRun): AsyncGenerator<RunEvent> {
  const { job, cut, firstSeed, records, run, events, course } = fills;
  for (const line of records?.knownOf(cut) ?? []) {
    yield { kind: 'known', line, isKept: line.status === 'filled' };
    if (line.status === 'filled' && line.figures) course.add(line.n, line.figures);
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
    follow(course, result);
    if (job.kind === 'fill' && result.outcome.status === 'unfillable') {
      yield { kind: 'complete' };
      return;
    }
  }
  // There is one record for all fills that are missing: that of the first.
  if (job.kind === 'fill' && run.stop.cause === 'time' && !run.counts.isWhole) {
    const { made } = run.counts;
    yield* events.timeIsUp(made + 1, seedAfter(firstSeed, made), cutOff);
  }
}

/** The best puzzles, when all have been made. */
async function* bestPuzzles(fills: FillRun, most: number): AsyncGenerator<RunEvent> {
  const { job, prepared, cut, records, run, context, events, course } = fills;
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
    else {
      const chosen = result ?? (await madeAgain(n, seed, context));
      yield* events.chosen(chosen);
      follow(course, chosen);
    }
  }
}

/** Notes how good a puzzle is that is put out. */
function follow(course: QualityCourse, result: BatchResult): void {
  const { n, grid, outcome, figures, rejected, tooSimilar } = result;
  if (outcome.status !== 'filled' || (rejected ?? tooSimilar) !== undefined) return;
  if (figures !== undefined) course.add(n, figures);
  course.compare(outcome.puzzle, grid);
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
  const { usage, rest, source } = context;
  const isKnown = (n: number): boolean => records?.known(n) !== undefined;
  if (job.kind === 'fill' && job.change !== undefined) {
    yield await leastChangeFill(prepared, job, context, events.watch);
    return;
  }
  if (isIndependent(context) || job.top !== undefined) {
    if (usage !== undefined) source.update(updateFrom(usage, rest ?? 0));
    yield* separatePuzzles(cut, context, isKnown);
    return;
  }
  const knownRound = (first: number, last: number): KnownPuzzle[] | undefined => {
    const lines = [...(records?.knownOf({ first, count: last - first + 1 }) ?? [])];
    if (lines.length < last - first + 1) return undefined;
    return lines.map(({ n, status, words }) => {
      const own = status === 'filled' ? new Set(words) : undefined;
      return { n, words: own, isTooSimilar: status === 'too-like' };
    });
  };
  // Puzzles before the cut are made as well: what those of the cut are depends on them. So are known ones of a
  // round of which another is missing.
  for await (const result of rounds(cut.first + cut.count - 1, context, knownRound)) {
    if (result.n >= cut.first && !isKnown(result.n)) yield result;
  }
}

function openSlots(blank: Puzzle): number {
  return blank.layout.slots.filter((slot) => !isGiven(blank, slot)).length;
}

/** @throws InputError for a grid that has fewer entries than any two puzzles are to differ in */
function checkDistinct({ distinct = 0 }: FillJob | BatchJob, { grids }: Prepared): void {
  for (const { name, blank } of grids) {
    const open = openSlots(blank);
    if (open >= distinct) continue;
    const what = `option --distinct ${distinct}: the grid has only ${open} entries to fill`;
    throw new InputError(what, { source: name });
  }
}

/** Which puzzles are to be made. */
function cutOf({ start, count, shard }: FillJob | BatchJob, grids: number): Cut {
  const whole = { first: start, count: count ?? grids };
  return shard === undefined ? whole : shardOf(whole, shard);
}
