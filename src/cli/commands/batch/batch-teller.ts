// What is told of a batch while it goes on and at its end: each puzzle into the output, what went wrong once on
// standard error, and one line of how many there were.

import { counted, grouped } from '../../../base/phrases.ts';
import { type BatchResult, LACKING } from '../../../batch/batch-result.ts';
import type { Cut } from '../../../batch/cut.ts';
import type { ManifestLine } from '../../../batch/manifest-line.ts';
import { saidReason } from '../../../say/reasons.ts';
import { addCounters, type Counters, NOTHING_COUNTED } from '../../../solve/outcome.ts';
import { bestLine } from '../../output/best-lines.ts';
import {
  noteKeptOut,
  noteOtherPattern,
  notePartial,
  noteReason,
  noteRegion,
  withCondition,
} from '../../output/explain-notes.ts';
import type { Written } from '../../output/product.ts';
import { puzzlesMade } from '../../output/progress.ts';
import { putGaveUp } from '../../output/put-gave-up.ts';
import type { PuzzleOutput } from '../../output/puzzle-output.ts';
import type { PreparedBatch } from '../../read/prepare.ts';
import type { BatchJob } from '../../spec/jobs.ts';
import { EXIT, type ExitCode } from '../../world/exit-code.ts';
import type { Session } from '../../world/session.ts';
import { outlook } from '../outlook.ts';

const NUMBERS_NAMED = 20;

interface Parts {
  readonly job: BatchJob;
  readonly prepared: PreparedBatch;
  readonly output: PuzzleOutput;
  readonly session: Session;
  readonly cut: Cut;
}

export class BatchTeller {
  /** The entries of the puzzles that were put out, if uses are to be told. */
  readonly wordsKept = new Map<number, Iterable<string>>();
  private readonly parts: Parts;
  private made = 0;
  private filled = 0;
  private kept = 0;
  /** Of an earlier run. */
  private known = 0;
  /** Numbers of the puzzles that came to nothing. */
  private readonly gaveUp: number[] = [];
  private readonly tooSimilar: number[] = [];
  private readonly lacking: number[] = [];
  private readonly unfillable: number[] = [];
  /** How many were rejected, by what they were. */
  private readonly rejected = new Map<string, number>();
  /** Names of templates of which it was told that they cannot be filled. */
  private readonly told = new Set<string>();
  /** Of each grid. */
  private readonly outlooks: readonly ((counters: Counters) => void)[];
  private stats: Counters = NOTHING_COUNTED;

  constructor(parts: Parts) {
    this.parts = parts;
    const { grids, words } = parts.prepared;
    this.outlooks = grids.map(({ name, blank, options }) =>
      outlook({ name, filler: { blank, words }, options }, parts.session),
    );
  }

  /** Whether every puzzle has been made, or came to nothing. */
  get isWhole(): boolean {
    return this.made === this.parts.cut.count;
  }

  /** Puts a puzzle out, or says why there is none. */
  async tell(made: BatchResult): Promise<Written | undefined> {
    this.count(made);
    const { outcome, rejected, tooSimilar } = made;
    if (tooSimilar !== undefined) return undefined;
    if (outcome.status !== 'filled') return this.tellFailed(made);
    if (rejected === undefined) return this.put(made);
    this.reject(made, rejected);
    return undefined;
  }

  /** Counts a puzzle that an earlier run has made; of one that may be chosen it is not known whether it is kept. */
  countKnown({ n, status, why = '', words }: ManifestLine): void {
    this.made++;
    this.known++;
    if (status === 'unfillable') this.unfillable.push(n);
    else if (status === 'gave-up') this.gaveUp.push(n);
    else if (status === 'too-like') this.countTooLike(n, why);
    else this.filled++;
    if (status === 'rejected') this.rejected.set(why, (this.rejected.get(why) ?? 0) + 1);
    if (status === 'filled' && this.parts.job.top === undefined) this.keepKnown(n, words);
  }

  /** A puzzle that is kept, and that is in its place already. */
  keepKnown(n: number, words: Iterable<string> | undefined): void {
    this.kept++;
    if (words !== undefined) this.wordsKept.set(n, words);
  }

  /** Counts a puzzle that was made. */
  count({ n, grid, outcome, tooSimilar }: BatchResult): void {
    this.made++;
    this.stats = addCounters(this.stats, outcome.stats);
    if (tooSimilar !== undefined) this.countTooLike(n, tooSimilar);
    else if (outcome.status === 'filled') this.filled++;
    else if (outcome.status === 'unfillable') this.unfillable.push(n);
    else this.gaveUp.push(n);
    this.outlooks[grid]!(outcome.stats);
    this.showProgress();
  }

  private countTooLike(n: number, why: string): void {
    (why === LACKING ? this.lacking : this.tooSimilar).push(n);
  }

  /** Draws the live line, if it is time to. */
  showProgress(): void {
    const { made, failed, known } = this;
    const { session, cut } = this.parts;
    const counts = { count: cut.count, made, failed, known };
    session.log.live((seconds) => puzzlesMade(counts, seconds));
  }

  /** Puts out a puzzle that is kept. */
  async put({
    n,
    grid,
    seed,
    outcome,
    milliseconds,
    words,
  }: BatchResult): Promise<Written | undefined> {
    if (outcome.status !== 'filled') return undefined;
    const { job, prepared, output, session } = this.parts;
    const { name, label, puzzle: read } = prepared.grids[grid]!;
    const { puzzle, quality, stats } = outcome;
    const told = {
      seed,
      stats,
      milliseconds: job.stats ? milliseconds : undefined,
      proved: quality?.proved,
    };
    const tags = { n, seed, template: label };
    const written = await output.put(puzzle, { ...told, status: 'filled' }, tags, read);
    this.kept++;
    if (job.fresh !== undefined) this.wordsKept.set(n, words!);
    const line = quality && bestLine(puzzle, quality);
    if (line) session.log.detail(`puzzle ${n}, ${name}, seed ${seed}: ${line}`);
    return written;
  }

  /** Says how it went. */
  conclude(): ExitCode {
    const { job, prepared, session } = this.parts;
    const { log, stop } = session;
    const { gaveUp, unfillable, tooSimilar, lacking } = this;
    // Who closes the pipe has what was wanted.
    if (stop.cause === 'closed') return EXIT.filled;
    if (gaveUp.length > 0) {
      const after = `gave up after ${grouped(job.nodes ?? 0)} nodes`;
      log.note(`${after}: ${numbered(gaveUp)}`);
    }
    if (gaveUp.length > 0 || stop.cause === 'time') {
      const { grids } = prepared;
      const name = grids.length > 1 ? 'batch' : grids[0]!.name;
      const blanks = grids.map(({ blank }) => blank);
      noteKeptOut({ name, keptOut: () => prepared.keptOut(...blanks) }, log);
    }
    if (unfillable.length > 0) log.note(`cannot be filled: ${numbered(unfillable)}`);
    if (tooSimilar.length > 0)
      log.note(`too like others, whatever the seed: ${numbered(tooSimilar)}`);
    if (lacking.length > 0) log.note(`${LACKING}: ${numbered(lacking)}`);
    for (const [why, count] of this.rejected)
      log.note(`rejected, being ${why}: ${counted(count, 'puzzle')}`);
    log.note(this.summary());
    if (job.stats) {
      const { nodes, backtracks, restarts, propagations } = this.stats;
      const counts = { nodes, backtracks, restarts, propagations };
      const told = Object.entries(counts).map(([what, count]) => `${grouped(count)} ${what}`);
      log.say(`${told.join(', ')}; load ${prepared.load.toFixed(3)} s`);
    }
    if (!this.isWhole) {
      if (stop.cause === 'time') log.note(`stopped after ${job.time} s`);
      if (stop.cause === 'interrupt') log.note('interrupted');
      return stop.exitCode ?? EXIT.gaveUp;
    }
    if (unfillable.length > 0) return EXIT.unfillable;
    return gaveUp.length + tooSimilar.length + lacking.length > 0 ? EXIT.gaveUp : EXIT.filled;
  }

  private reject({ n, figures }: BatchResult, why: string): void {
    this.rejected.set(why, (this.rejected.get(why) ?? 0) + 1);
    const { floor, mean } = figures!;
    this.parts.session.log.detail(
      `puzzle ${n}: floor ${floor}, mean ${mean}: rejected, being ${why}`,
    );
  }

  /** A puzzle that could not be filled, or was not within its nodes. */
  private async tellFailed({
    n,
    grid,
    seed,
    outcome,
    milliseconds,
  }: BatchResult): Promise<Written | undefined> {
    const { job, prepared, output, session, cut } = this.parts;
    const { name, label, puzzle: read, blank, options } = prepared.grids[grid]!;
    const tags = { n, seed, template: label };
    const told = {
      seed,
      stats: outcome.stats,
      milliseconds: job.stats ? milliseconds : undefined,
    };
    if (outcome.status === 'unfillable') {
      const { reason } = withCondition(outcome, { keptOut: () => prepared.keptOut(blank) });
      if (!this.told.has(name)) {
        noteReason(reason, name, blank, session.log);
        if (options.rules === undefined)
          noteOtherPattern(prepared.grids[grid]!, blank, session.log);
      }
      this.told.add(name);
      return output.put(
        blank,
        { ...told, status: 'unfillable', reason: saidReason(reason, blank) },
        tags,
        read,
      );
    }
    if (outcome.status !== 'gave-up') return undefined;
    noteRegion(outcome, name, blank, session.log);
    notePartial(outcome, name, cut.count > 1 ? seed : undefined, session.log);
    return putGaveUp(output, blank, { ...told, ...outcome, limit: 'nodes' }, tags);
  }

  private get failed(): number {
    const { gaveUp, unfillable, tooSimilar, lacking } = this;
    return gaveUp.length + unfillable.length + tooSimilar.length + lacking.length;
  }

  private summary(): string {
    const { cut } = this.parts;
    const missing = cut.count - this.made;
    const parts = [
      `${grouped(this.filled)} of ${counted(cut.count, 'puzzle')} filled`,
      ...(this.known > 0 ? [`${grouped(this.known)} of them before`] : []),
      ...(this.kept < this.filled ? [`${grouped(this.kept)} kept`] : []),
      ...(this.failed > 0 ? [`${grouped(this.failed)} failed`] : []),
      ...(missing > 0 ? [`${grouped(missing)} not made`] : []),
    ];
    return parts.join(', ');
  }
}

/** `2 puzzles: 3, 17`, of many only the first. */
function numbered(numbers: readonly number[]): string {
  const named = numbers.slice(0, NUMBERS_NAMED).join(', ');
  const more = numbers.length > NUMBERS_NAMED ? ', ...' : '';
  return `${counted(numbers.length, 'puzzle')}: ${named}${more}`;
}
