// A batch: puzzles of many templates, in turn, each of its own seed. What becomes of each is told in order; a
// template that is proved unfillable is left alone from then on, and the others go on.

import { InputError } from '../../../base/errors.ts';
import type { BatchContext } from '../../../batch/batch-context.ts';
import { type BatchResult, bestResult } from '../../../batch/batch-result.ts';
import { type Cut, gridOf, shardOf } from '../../../batch/cut.ts';
import { type FillOptions, isCutOff } from '../../../batch/fill-task.ts';
import { type UsedPuzzle, updateFrom } from '../../../batch/round-history.ts';
import { rounds } from '../../../batch/rounds.ts';
import { type BatchCandidate, candidateOf, Selection } from '../../../batch/selection.ts';
import { separatePuzzles } from '../../../batch/separate-puzzles.ts';
import { isGiven } from '../../../puzzle/puzzle.ts';
import { openPuzzles } from '../../output/puzzle-output.ts';
import { type BatchGrid, prepareBatch } from '../../read/prepare.ts';
import { FillerCache, type Watch } from '../../run/filler-cache.ts';
import { WorkerPool } from '../../run/worker-pool.ts';
import type { BatchJob } from '../../spec/jobs.ts';
import { STDIN } from '../../spec/values.ts';
import { EXIT, type ExitCode } from '../../world/exit-code.ts';
import type { Session } from '../../world/session.ts';
import { settleNode } from '../../world/settle-node.ts';
import { StoppedEarly } from '../../world/stop.ts';
import { BatchTeller } from './batch-teller.ts';
import { noteChoices, whyLeft } from './choice-notes.ts';
import { digestsOf } from './digests.ts';
import { Records } from './records.ts';
import { keptBeside, tellUsage, usedBefore } from './usage-file.ts';

export async function fillBatch(job: BatchJob, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  stop.after(job.time);
  const prepared = await stop.orEnd(prepareBatch(job, session));
  const { grids, lists, words, choice } = prepared;
  checkDistinct(job, grids);
  const seed = job.seed ?? io.drawSeed();
  if (job.seed === undefined) log.note(`seed ${seed}`);
  const seeded = { ...job, seed };
  claimOwn(job, io);
  const usage = await usedBefore(job, io);
  const isTold = job.manifest !== undefined || usage !== undefined;
  const digests = isTold ? await digestsOf(seeded, prepared, usage, io) : undefined;
  const records = new Records(job, digests, prepared, log);
  const output = await openPuzzles(job, session, { lists, words });
  const making = makingOf(job);
  const blanks = grids.map(({ blank, options }) => ({ blank, options }));
  const { signal } = stop;
  const fillers = new FillerCache(blanks, words, making);
  const cut = cutOf(job, grids.length);
  const teller = new BatchTeller({ job, prepared, output, session, cut });
  const watch: Watch = { onProgress: () => teller.showProgress(), onBetter: () => {} };
  const setup = { grids: blanks, options: making, choice };
  const pool = new WorkerPool(fillers, setup, { jobs: job.jobs, signal, watch });
  try {
    const { bestOf, reject, distinct, rest } = job;
    const way: BatchContext = {
      firstSeed: seed,
      grids: grids.length,
      bestOf,
      reject,
      distinct,
      rest,
      words,
      usage,
      source: pool,
      signal,
    };
    await makeAll({ job, cut, grids, way, teller, records, session });
    const exitCode = teller.conclude();
    if (exitCode !== EXIT.interrupted) await output.finish();
    if (teller.isWhole) {
      if (usage !== undefined) {
        await tellUsage(job.fresh!, digests!.options, teller.wordsKept, io);
      }
      records.finish();
    }
    return exitCode;
  } finally {
    await pool.close();
    output.discard();
    settleNode();
  }
}

interface Batch {
  readonly job: BatchJob;
  readonly cut: Cut;
  readonly grids: readonly BatchGrid[];
  readonly way: BatchContext;
  readonly teller: BatchTeller;
  readonly records: Records;
  readonly session: Session;
}

/** Makes and puts out what is not there, until all is made or the run ends. */
async function makeAll(batch: Batch): Promise<void> {
  const { job, cut, teller, records, session } = batch;
  const { top, distinct } = job;
  const selection = top === undefined ? undefined : new Selection(top, distinct);
  const enter = (entrant: BatchCandidate): void => {
    for (const left of selection!.add(entrant)) records.leave(left, whyLeft(undefined));
  };
  for (const line of records.knownOf(cut)) {
    teller.countKnown(line);
    const { n, seed, figures, merit, words } = line;
    if (selection && figures && merit) enter({ n, seed, figures, merit, words: new Set(words) });
  }
  for await (const made of puzzlesOf(batch)) {
    if (isCutOff(made)) break;
    // Of a round that was made again since another puzzle of it was missing.
    if (records.known(made.n) !== undefined) continue;
    const entrant = selection && candidateOf(made);
    if (entrant === undefined) {
      records.add(made, await teller.tell(made));
    } else {
      teller.count(made);
      records.add(made);
      enter(entrant);
    }
    if (session.stop.cause !== undefined) break;
  }
  if (selection !== undefined && teller.isWhole) await putChosen(selection, batch);
}

/** Puts out what is chosen, in order of numbers. */
async function putChosen(
  selection: Selection,
  { job, teller, records, way, grids, session }: Batch,
): Promise<void> {
  const choices = selection.choices();
  noteChoices(choices, job.top!, grids, session.log);
  for (const { candidate, isKept, similarTo } of choices) {
    if (!isKept) records.leave(candidate, whyLeft(similarTo));
  }
  const kept = choices.filter(({ isKept }) => isKept).map(({ candidate }) => candidate);
  for (const { n, seed, result, words } of kept.sort((a, b) => a.n - b.n)) {
    if (result === undefined && records.isWhole(n)) {
      teller.keepKnown(n, words);
      continue;
    }
    const whole = result ?? (await madeAgain(n, seed, way));
    records.add(whole, await teller.put(whole));
  }
}

/** A puzzle of which an earlier run kept no more than its figures. */
async function madeAgain(n: number, seed: number, way: BatchContext): Promise<BatchResult> {
  const task = { index: n, grid: gridOf(n, way.grids), seed };
  for await (const result of way.source.inOrder([task])) {
    const made = bestResult(n, [result], way.words, way.usage);
    if (!isCutOff(made)) return made;
  }
  throw new StoppedEarly();
}

/** The puzzles of a cut that are to be made, in order. */
async function* puzzlesOf({ job, cut, way, records }: Batch): AsyncGenerator<BatchResult> {
  const { usage, source } = way;
  const { distinct, rest, top } = job;
  const isOnItsOwn = usage === undefined && distinct === undefined && rest === undefined;
  if (isOnItsOwn || top !== undefined) {
    if (usage !== undefined) source.update(updateFrom(usage, rest ?? 0));
    yield* separatePuzzles(cut, way, (n) => records.known(n) !== undefined);
    return;
  }
  const knownRound = (first: number, last: number): UsedPuzzle[] | undefined => {
    const lines = [...records.knownOf({ first, count: last - first + 1 })];
    if (lines.length < last - first + 1) return undefined;
    return lines
      .filter(({ status }) => status === 'filled')
      .map(({ n, words }) => ({ n, words: new Set(words) }));
  };
  // Puzzles before the cut are made as well: what those of the cut are depends on them.
  for await (const made of rounds(cut.first + cut.count - 1, way, knownRound)) {
    if (made.n >= cut.first) yield made;
  }
}

/** @throws InputError for a grid that has fewer entries than any two puzzles are to differ in */
function checkDistinct({ distinct = 0 }: BatchJob, grids: readonly BatchGrid[]): void {
  for (const { name, blank } of grids) {
    const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot)).length;
    if (open >= distinct) continue;
    throw new InputError(`option --distinct ${distinct}: only ${open} entries are to be filled`, {
      source: name,
    });
  }
}

/** @throws InputError for a file of the batch's own that would be written over what is read, or over another one */
function claimOwn({ clues, manifest, fresh }: BatchJob, { files }: Session['io']): void {
  // They are read later.
  for (const name of clues) if (name !== STDIN) files.add(name);
  if (manifest !== undefined) files.claim(manifest, '--manifest');
  if (fresh !== undefined) files.claim(fresh, '--fresh');
  if (manifest !== undefined && fresh !== undefined) {
    files.claim(keptBeside(manifest), '--manifest');
  }
}

function makingOf({ best, explain, partial, nodes }: BatchJob): FillOptions {
  return {
    best,
    explain,
    partial,
    maxNodes: nodes,
  };
}

/** Which puzzles are to be made. */
function cutOf({ start, count, shard }: BatchJob, templates: number): Cut {
  const whole = { first: start, count: count ?? templates };
  return shard === undefined ? whole : shardOf(whole, shard);
}
