// What is told of a batch while it goes on and at its end: each puzzle into the output, what went wrong once on
// standard error, and one line of how many there were.

import { addCounters, type Counters, type Cut, NOTHING_COUNTED } from '../../../index.ts';
import type { PreparedBatch } from '../../input/prepare-batch.ts';
import type { BatchRequest } from '../../line/request.ts';
import { bestLine } from '../../output/best-lines.ts';
import { noteKeptOut, noteReason, withCondition } from '../../output/explain-notes.ts';
import { secondsLeft } from '../../output/progress.ts';
import { putGaveUp } from '../../output/put-gave-up.ts';
import type { PuzzleOutput } from '../../output/puzzle-output.ts';
import { EXIT, type ExitCode } from '../../world/exit-code.ts';
import { grouped } from '../../world/log.ts';
import type { Session } from '../../world/session.ts';
import type { Made } from './made.ts';

const NUMBERS_NAMED = 20;

interface Parts {
  readonly request: BatchRequest;
  readonly prepared: PreparedBatch;
  readonly output: PuzzleOutput;
  readonly session: Session;
  readonly cut: Cut;
}

export class BatchTeller {
  private readonly parts: Parts;
  private filled = 0;
  /** Numbers of the puzzles that came to nothing. */
  private readonly gaveUp: number[] = [];
  private readonly unfillable: number[] = [];
  /** Templates of which it was told that they cannot be filled. */
  private readonly told = new Set<number>();
  private stats: Counters = NOTHING_COUNTED;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Puts a puzzle out, or says why there is none. */
  async tell({ n, ground, seed, outcome, milliseconds }: Made): Promise<void> {
    const { request, prepared, output, session } = this.parts;
    const { log } = session;
    const { name, label, read, blank } = prepared.grids[ground]!;
    const { stats } = outcome;
    this.stats = addCounters(this.stats, stats);
    const tags = { n, seed, template: label };
    const told = { seed, stats, ...(request.stats && { milliseconds }) };
    if (outcome.status === 'filled') {
      this.filled++;
      const { puzzle, quality } = outcome;
      const proved = quality && { proved: quality.proved };
      await output.put(puzzle, { ...told, ...proved, status: 'filled' }, tags, read);
      if (quality) log.detail(`puzzle ${n}, ${name}, seed ${seed}: ${bestLine(puzzle, quality)}`);
    } else if (outcome.status === 'unfillable') {
      this.unfillable.push(n);
      const keptOut = (): number => prepared.keptOut(blank);
      const { reason } = withCondition(outcome, { keptOut });
      if (!this.told.has(ground)) noteReason(reason, { name }, log);
      this.told.add(ground);
      await output.put(blank, { ...told, status: 'unfillable', reason }, tags, read);
    } else {
      this.gaveUp.push(n);
      await putGaveUp(output, blank, { ...told, ...outcome, limit: 'nodes' }, tags);
    }
    log.live((seconds) => this.progress(seconds));
  }

  /** Says how it went. */
  conclude(): ExitCode {
    const { request, prepared, session, cut } = this.parts;
    const { log, stop } = session;
    const { gaveUp, unfillable } = this;
    if (gaveUp.length > 0) {
      const after = `gave up after ${grouped(request.limits.nodes ?? 0)} nodes`;
      log.note(`${after}: ${numbered(gaveUp)}`);
      const [first] = prepared.grids;
      noteKeptOut({ name: 'batch', keptOut: () => prepared.keptOut(first!.blank) }, log);
    }
    if (unfillable.length > 0) log.note(`cannot be filled: ${numbered(unfillable)}`);
    log.note(this.summary());
    if (request.stats) {
      const { nodes, backtracks, restarts, propagations } = this.stats;
      const counts = { nodes, backtracks, restarts, propagations };
      const told = Object.entries(counts).map(([what, count]) => `${grouped(count)} ${what}`);
      log.say(`${told.join(', ')}; load ${prepared.load.toFixed(3)} s`);
    }
    if (this.made < cut.count) {
      if (stop.cause === 'time') log.note(`stopped after ${request.limits.seconds} s`);
      if (stop.cause === 'interrupt') log.note('interrupted');
      return stop.exitCode ?? EXIT.gaveUp;
    }
    if (unfillable.length > 0) return EXIT.unfillable;
    return gaveUp.length > 0 ? EXIT.gaveUp : EXIT.filled;
  }

  private get made(): number {
    return this.filled + this.failed;
  }

  private get failed(): number {
    return this.gaveUp.length + this.unfillable.length;
  }

  private summary(): string {
    const { cut } = this.parts;
    const failed = this.failed > 0 ? `, ${grouped(this.failed)} failed` : '';
    const missing = cut.count - this.made;
    const left = missing > 0 ? `, ${grouped(missing)} not made` : '';
    return `${grouped(this.filled)} of ${puzzles(cut.count)} filled${failed}${left}`;
  }

  private progress(seconds: number): string {
    const { cut } = this.parts;
    const rate = seconds > 0 ? `, ${(this.made / seconds).toFixed(1)} a second` : '';
    const left = secondsLeft(seconds, this.made, cut.count);
    const failed = this.failed > 0 ? `, ${grouped(this.failed)} failed` : '';
    return `${grouped(this.made)} of ${puzzles(cut.count)}${failed}${rate}${left}`;
  }
}

function puzzles(count: number): string {
  return count === 1 ? '1 puzzle' : `${grouped(count)} puzzles`;
}

/** `puzzles 3, 17 and 60`, of many only the first. */
function numbered(numbers: readonly number[]): string {
  const named = numbers.slice(0, NUMBERS_NAMED).join(', ');
  const more = numbers.length > NUMBERS_NAMED ? ', ...' : '';
  return `${puzzles(numbers.length)}: ${named}${more}`;
}
