// The one loop of everything that makes puzzles: events of a job in; puzzles, lines, records and an exit code out. What is
// complete when the run ends stays; an incomplete file leaves no trace.

import { isCutOff } from '../../batch/fill-task.ts';
import { countedStatus, RunCounts } from '../../batch/run-counts.ts';
import { sayStats } from '../../say/run.ts';
import { addCounters } from '../../solve/outcome.ts';
import type { OutputOptions } from '../spec/options.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';
import type { Stop } from '../world/stop.ts';
import { openPuzzles, type PuzzleOutput } from '../write/puzzle-output.ts';
import type { Written } from '../write/sink.ts';
import type { Searched } from '../write/write-context.ts';
import type { LiveEvent, RunEvent } from './run-event.ts';

/** Keeps what became of each puzzle beyond the run. */
export interface RunRecords {
  add(event: RunEvent, written: Written | undefined): void;
  /** Every puzzle is accounted for. */
  finish(): Promise<void>;
}

/** A run in progress, as its job sees it. */
export interface JobRun {
  /** What became of the puzzles so far. */
  readonly counts: RunCounts;
  readonly stop: Stop;
  /** For what comes up in the middle of a search; everything else is yielded. */
  report(event: LiveEvent): void;
}

export interface RunJob {
  readonly output: OutputOptions;
  /**
   * Whether it shuts down in order when it is interrupted (default). Any other job is killed by a signal; so that it
   * leaves nothing behind, its file is opened only when all its puzzles are there.
   */
  readonly isSearch?: boolean;
  readonly searched?: Searched;
  /** How many puzzles there are to be. */
  readonly wanted: number;
  readonly records?: RunRecords;
  events(run: JobRun): AsyncIterable<RunEvent>;
  /** The seed, if nobody asked for it. */
  readonly drawn?: number;
  /** What reading took, in seconds, if statistics are wanted. */
  readonly stats?: Readonly<Record<string, number>>;
}

/** The seed of a run: as asked for, or drawn; one that is drawn is noted as soon as something is made of it. */
export function seedOf(
  { seed }: { readonly seed?: number },
  { io }: Session,
): { readonly firstSeed: number; readonly drawn?: number } {
  if (seed !== undefined) return { firstSeed: seed };
  const drawn = io.drawSeed();
  return { firstSeed: drawn, drawn };
}

export async function runJob(job: RunJob, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  const { isSearch = true } = job;
  const output = await openPuzzles(job.output, session, job.searched, isSearch);
  const counts = new RunCounts(job.wanted);
  const report = (event: RunEvent): void => {
    if (event.kind === 'note') log.note(event.text);
    else if (event.kind === 'detail') log.detail(event.text);
    else if (event.kind === 'progress') log.live(event.line);
  };
  try {
    const started = io.now();
    let { drawn } = job;
    for await (const event of job.events({ counts, stop, report })) {
      count(event, counts);
      // A proof that there is no fill is the same with every seed.
      if (drawn !== undefined && event.kind === 'puzzle' && event.status !== 'unfillable') {
        log.note(`repeat with --seed ${drawn}`);
        drawn = undefined;
      }
      const written = await put(event, output);
      job.records?.add(event, written);
      report(event);
      if (stop.cause === 'closed') break;
    }
    const search = (io.now() - started) / 1000;
    if (counts.isWhole || stop.cause !== 'interrupt') await output.finish();
    if (counts.isWhole) await job.records?.finish();
    if (job.stats !== undefined) log.say(sayStats(counts.stats, { ...job.stats, search }));
    return exitCodeOf(counts, stop);
  } finally {
    output.discard();
    if (isSearch) settleNode();
  }
}

function count(event: RunEvent, counts: RunCounts): void {
  switch (event.kind) {
    case 'puzzle': {
      const { n, status, why, stats, output, made } = event;
      if (status === undefined) return;
      counts.add(n, countedStatus(status, made), why, stats);
      if (output?.result.status === 'filled' || output?.result.status === 'blank') counts.kept++;
      if (status === 'filled' && made !== undefined) counts.isCutShort ||= isCutOff(made);
      return;
    }
    case 'known': {
      const { n, status, why } = event.line;
      counts.add(n, countedStatus(status, event.line), why);
      counts.known++;
      if (event.isKept) counts.kept++;
      return;
    }
    case 'chosen':
    case 'kept':
      counts.kept++;
      return;
    case 'searched':
      counts.stats = addCounters(counts.stats, event.stats);
      return;
    case 'complete':
      counts.wanted = counts.made;
  }
}

function put(event: RunEvent, output: PuzzleOutput): Promise<Written | undefined> | undefined {
  if (event.kind === 'text') return output.say(event.text);
  if (event.kind !== 'puzzle' && event.kind !== 'chosen') return undefined;
  if (event.output === undefined) return undefined;
  const { n, seed, template, section, read } = event;
  const { puzzle, result } = event.output;
  return output.put(puzzle, result, { n, seed, template, section }, read);
}

/** The exit code, by what became of the puzzles and what ended the run. */
function exitCodeOf(counts: RunCounts, { cause, exitCode }: Stop): ExitCode {
  // Whoever closes the pipe has what they wanted.
  if (cause === 'closed') return EXIT.filled;
  if (!counts.isWhole || (counts.isCutShort && cause === 'interrupt')) {
    return exitCode ?? EXIT.gaveUp;
  }
  if (counts.failed('unfillable').length > 0) return EXIT.unfillable;
  return counts.allFailed > 0 ? EXIT.gaveUp : EXIT.filled;
}
