// The frame around every search: the time limit set, inputs read and output opened
// before it; afterwards the output in its place, or removed if the run was cut off.

import { grouped } from '../../base/phrases.ts';
import type { Counters } from '../../solve/outcome.ts';
import { openPuzzles, type PuzzleOutput } from '../output/puzzle-output.ts';
import { type Prepared, prepare } from '../read/prepare.ts';
import type { EnumerateJob, FillJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';

/** A search about to begin. */
export interface SearchRun {
  readonly prepared: Prepared;
  readonly output: PuzzleOutput;
}

/** What came of a search. */
export interface SearchEnd {
  readonly exitCode: ExitCode;
  readonly stats: Counters;
  /** The output is whole although the run was interrupted. */
  readonly isWhole?: boolean;
}

export async function runSearch(
  job: FillJob | EnumerateJob,
  session: Session,
  search: (run: SearchRun) => Promise<SearchEnd>,
): Promise<ExitCode> {
  const { io, log, stop } = session;
  stop.after(job.time);
  const prepared = await stop.orEnd(prepare(job, session));
  const { lists, filler } = prepared;
  const output = await openPuzzles(job, session, {
    lists,
    words: filler.words,
    read: prepared.puzzle,
  });
  try {
    const started = io.now();
    const { exitCode, stats, isWhole } = await search({ prepared, output });
    const seconds = (io.now() - started) / 1000;
    if (exitCode !== EXIT.interrupted || isWhole) await output.finish();
    if (job.stats) log.say(statsLine(stats, prepared, seconds));
    return exitCode;
  } finally {
    output.discard();
    settleNode();
  }
}

function statsLine(stats: Counters, { load, index }: Prepared, search: number): string {
  const counts = (['nodes', 'backtracks', 'restarts', 'propagations'] as const)
    .map((name) => `${grouped(stats[name])} ${name}`)
    .join(', ');
  const times = Object.entries({ load, index, search })
    .map(([name, seconds]) => `${name} ${seconds.toFixed(3)} s`)
    .join(', ');
  return `${counts}; ${times}`;
}
