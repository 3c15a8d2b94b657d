// `--all` and `--tally`: every fill of a grid, streamed as found or only counted. No seed has a say
// in it. A count that was cut off is no answer, so it goes to standard error.

import { grouped } from '../../base/phrases.ts';
import type { Enumeration, RunOptions } from '../../fill/outcome.ts';
import { saidReason, sayReason } from '../../say/reasons.ts';
import { noteKeptOut, noteReason, withCondition } from '../output/explain-notes.ts';
import { nodesSpent, secondsSpent } from '../output/progress.ts';
import type { EnumerateJob } from '../spec/jobs.ts';
import type { Limits } from '../spec/options.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Log } from '../world/log.ts';
import type { Session } from '../world/session.ts';
import { breathe } from '../world/stop.ts';
import { outlook } from './outlook.ts';
import { runSearch, type SearchEnd, type SearchRun } from './search-run.ts';

export function enumerate(job: EnumerateJob, session: Session): Promise<ExitCode> {
  return runSearch(job, session, async (run) => {
    const options = optionsOf(job, session, run);
    const found = job.tally
      ? await run.prepared.filler.tally(options)
      : await stream(run, job, options, session.log);
    const end = withCondition(found, run.prepared);
    if (found.reason === undefined) noteKeptOut(run.prepared, session.log);
    if (job.tally) await putTally(job, end, run, session);
    else await putVerdict(end, run, session);
    return conclude(job, end, run, session);
  });
}

async function stream(
  run: SearchRun,
  limits: Limits,
  options: RunOptions,
  log: Log,
): Promise<Enumeration> {
  const { prepared, output } = run;
  const fills = prepared.filler.all(options);
  for (let n = 1; ; n++) {
    const next = await fills.next();
    if (next.done) return next.value;
    await output.put(next.value, { status: 'filled', seed: null }, { n, seed: null });
    log.live((s) => `${prepared.name}: ${grouped(n)} fills, ${secondsSpent(s, limits)}`);
    await breathe();
  }
}

/** Formats that tell how a run ended get a record of an end that is no fill. */
async function putVerdict(
  end: Enumeration,
  { prepared, output }: SearchRun,
  { stop }: Session,
): Promise<void> {
  const { stats, reason } = end;
  const blank = prepared.filler.blank;
  const tags = { n: end.fills + 1, seed: null };
  if (end.status === 'complete') {
    if (reason === undefined) return;
    const said = saidReason(reason, blank);
    await output.put(blank, { status: 'unfillable', seed: null, stats, reason: said }, tags);
  } else if (end.limit === 'nodes' || stop.cause === 'time') {
    const limit = end.limit === 'nodes' ? 'nodes' : 'time';
    await output.put(blank, { status: 'gave-up', seed: null, stats, limit }, tags);
  }
}

async function putTally(
  { format }: EnumerateJob,
  end: Enumeration,
  { prepared, output }: SearchRun,
  { stop }: Session,
): Promise<void> {
  const tags = { n: 1, seed: null };
  if (format === 'json' && stop.cause !== 'interrupt') {
    const { status, fills, stats, reason } = end;
    const limit = end.limit === 'aborted' ? stop.cause : end.limit;
    const why = reason && sayReason(reason, prepared.filler.blank);
    const record = { version: packageVersion(), status, fills, limit, reason: why, stats };
    await output.say(`${JSON.stringify(record)}\n`, tags);
  } else if (end.status === 'complete') {
    await output.say(`${end.fills}\n`, tags);
  }
}

function conclude(
  limits: Limits,
  { status, fills, limit, reason, stats }: Enumeration,
  { prepared }: SearchRun,
  { log, stop }: Session,
): SearchEnd {
  const { name } = prepared;
  if (status === 'complete') {
    if (reason !== undefined) noteReason(reason, name, prepared.filler.blank, log);
    return { exitCode: fills > 0 ? EXIT.filled : EXIT.unfillable, stats };
  }
  const soFar = `${grouped(fills)} fills so far`;
  if (limit === 'nodes') {
    log.note(`${name}: gave up after ${grouped(limits.nodes!)} nodes (${soFar})`);
    return { exitCode: EXIT.gaveUp, stats };
  }
  if (stop.cause === 'time') log.note(`${name}: gave up after ${limits.time} s (${soFar})`);
  if (stop.cause === 'interrupt') log.note(`${name}: interrupted (${soFar})`);
  return { exitCode: stop.exitCode ?? EXIT.gaveUp, stats };
}

function optionsOf(job: EnumerateJob, session: Session, { prepared }: SearchRun): RunOptions {
  const { log, stop } = session;
  // Whoever asks for every fill is not surprised by few.
  const foretell = outlook(prepared, session, 0);
  return {
    signal: stop.signal,
    explain: job.explain,
    maxNodes: job.nodes,
    onProgress: (counters) => {
      foretell(counters);
      const { nodes } = counters;
      const spent = nodesSpent(nodes, job);
      log.live((s) => `${prepared.name}: ${spent}, ${secondsSpent(s, job)}`);
    },
  };
}
