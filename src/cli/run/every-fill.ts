// `--all` and `--tally`: every fill of a grid, streamed as found or only counted. No seed has a say
// in it. A count that was cut off is no answer, so it goes to standard error.

import { grouped } from '../../base/phrases.ts';
import type { Filler } from '../../fill/filler.ts';
import type { Enumeration, RunOptions } from '../../fill/outcome.ts';
import type { Result } from '../../format/writing.ts';
import { sayUnfillable } from '../../say/fills.ts';
import { saidReason, sayReason } from '../../say/reasons.ts';
import { sayEveryFillEnd, sayKeptOut, sayNodes, saySeconds } from '../../say/run.ts';
import { type Prepared, prepare } from '../read/prepare.ts';
import type { EnumerateJob } from '../spec/jobs.ts';
import { packageVersion } from '../world/bundled.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { breathe, type StopCause } from '../world/stop.ts';
import { fewFillsWarning } from './few-fills.ts';
import { notes, type RunEvent } from './run-event.ts';
import { type JobRun, runJob } from './run-job.ts';

export async function everyFill(job: EnumerateJob, session: Session): Promise<ExitCode> {
  const { stop } = session;
  stop.after(job.time);
  const prepared = await stop.orEnd(prepare(job, session));
  const { grids, lists, words, seconds } = prepared;
  return runJob(
    {
      output: job,
      searched: { lists, words, read: grids[0]!.puzzle },
      wanted: Number.POSITIVE_INFINITY,
      events: (run) => eventsOf(job, prepared, run),
      stats: job.stats ? seconds : undefined,
    },
    session,
  );
}

async function* eventsOf(
  job: EnumerateJob,
  prepared: Prepared,
  run: JobRun,
): AsyncGenerator<RunEvent> {
  const { grids, filler, keptOut } = prepared;
  const { name, blank } = grids[0]!;
  const options = optionsOf(job, prepared, run);
  const end = job.tally
    ? await filler!.tally(options)
    : yield* streamed(filler!, options, (n, seconds) => {
        return `${name}: ${grouped(n)} fills, ${saySeconds(seconds, job)}`;
      });
  const { fills, stats, status } = end;
  const { cause } = run.stop;
  yield { kind: 'searched', stats };
  const reason = end.reason && { ...end.reason, keptOut: keptOut(blank) };
  if (!reason && !job.quiet) yield* notes(sayKeptOut(keptOut(blank)), name);
  const isSpent = end.limit === 'nodes';
  if (job.tally) {
    const text = tallyOf(job, end, cause, reason && sayReason(reason, blank));
    if (text !== undefined) yield { kind: 'text', text };
  }
  if (reason || isSpent || (status !== 'complete' && cause === 'time')) {
    const result: Result = reason
      ? { status: 'unfillable', seed: null, stats, reason: saidReason(reason, blank) }
      : { status: 'gave-up', seed: null, stats, limit: isSpent ? 'nodes' : 'time' };
    // Formats that say how a run ended get a record of an end that is no fill.
    const output = job.tally ? undefined : { puzzle: blank, result };
    const became = reason ? 'unfillable' : isSpent ? 'gave-up' : undefined;
    yield { kind: 'puzzle', n: fills + 1, seed: null, status: became, output };
  }
  if (status === 'complete' || isSpent) yield { kind: 'complete' };
  const lines = reason ? sayUnfillable(reason, blank) : sayEveryFillEnd(end, cause, job);
  yield* notes(lines, name);
}

function optionsOf(job: EnumerateJob, { grids, words }: Prepared, run: JobRun): RunOptions {
  const { name, blank, options } = grids[0]!;
  // Whoever asks for every fill is not surprised by few.
  const warning = fewFillsWarning(blank, words, options, 0);
  return {
    signal: run.stop.signal,
    explain: job.explain,
    maxNodes: job.nodes,
    onProgress: (counters) => {
      const few = job.quiet ? undefined : warning(counters);
      if (few !== undefined) run.report({ kind: 'note', text: `${name}: ${few}` });
      const spent = sayNodes(counters.nodes, job);
      run.report({ kind: 'progress', line: (s) => `${name}: ${spent}, ${saySeconds(s, job)}` });
    },
  };
}

/** Each fill as it is found. */
async function* streamed(
  filler: Filler,
  options: RunOptions,
  line: (n: number, seconds: number) => string,
): AsyncGenerator<RunEvent, Enumeration> {
  const fills = filler.all(options);
  for (let n = 1; ; n++) {
    const next = await fills.next();
    if (next.done) return next.value;
    const output = { puzzle: next.value, result: { status: 'filled', seed: null } as const };
    yield { kind: 'puzzle', n, seed: null, status: 'filled', output };
    yield { kind: 'progress', line: (seconds) => line(n, seconds) };
    await breathe();
  }
}

function tallyOf(
  { format }: EnumerateJob,
  { status, fills, stats, limit }: Enumeration,
  cause: StopCause | undefined,
  reason: string | undefined,
): string | undefined {
  if (format !== 'json') return status === 'complete' ? `${fills}\n` : undefined;
  if (cause === 'interrupt') return undefined;
  const why = limit === 'aborted' ? cause : limit;
  const record = { version: packageVersion(), status, fills, limit: why, reason, stats };
  return `${JSON.stringify(record)}\n`;
}
