// What a run of fills yields of each puzzle that was made, and what is shown while one is.

import type { BatchResult } from '../../batch/batch-result.ts';
import type { RunStatus } from '../../batch/run-counts.ts';
import { bestNodesFor } from '../../fill/best.ts';
import type { Filled, GaveUp, Unfillable } from '../../fill/outcome.ts';
import type { Result } from '../../format/writing.ts';
import { withMustAsTheme } from '../../problem/appear-rules.ts';
import { sayRejected } from '../../say/batch.ts';
import {
  sayBest,
  sayBetter,
  sayChanges,
  sayGaveUp,
  sayGradesSoFar,
  sayUnfillable,
} from '../../say/fills.ts';
import { saidReason } from '../../say/reasons.ts';
import { sayPuzzles, sayRetry, saySearch } from '../../say/run.ts';
import type { Counters } from '../../solve/outcome.ts';
import type { BatchGrid, Prepared } from '../read/prepare.ts';
import type { BatchJob, FillJob } from '../spec/jobs.ts';
import { fewFillsWarning } from './few-fills.ts';
import type { Watch } from './filler-cache.ts';
import { otherPattern } from './other-pattern.ts';
import { type LiveEvent, notes, type PuzzleEvent, type RunEvent } from './run-event.ts';
import type { JobRun } from './run-job.ts';

export class FillEvents {
  readonly watch: Watch;
  private readonly job: FillJob | BatchJob;
  private readonly grids: readonly BatchGrid[];
  private readonly keptOut: Prepared['keptOut'];
  private readonly run: JobRun;
  /** Of each grid. */
  private readonly warnings: readonly ReturnType<typeof fewFillsWarning>[];
  /** Names of templates of which it was said why they cannot be filled. */
  private readonly explained = new Set<string>();
  /** Of the fill that is being improved. */
  private grades = '';
  /** Of the puzzle that is made again. */
  private retry = '';

  constructor(job: FillJob | BatchJob, { grids, words, keptOut }: Prepared, run: JobRun) {
    this.job = job;
    this.grids = grids;
    this.keptOut = keptOut;
    this.run = run;
    this.warnings = grids.map(({ blank, options }) => fewFillsWarning(blank, words, options));
    this.watch = {
      onProgress: (counters) => {
        // In a batch it is not known which grid this is about.
        if (job.kind === 'fill') for (const event of this.warning(0, counters)) run.report(event);
        run.report(this.progress(counters));
      },
      onBetter: (better, seed) => {
        this.grades = sayGradesSoFar(better);
        if (job.kind === 'batch') return;
        run.report({ kind: 'detail', text: `${this.nameOf(0, seed)}: ${sayBetter(better)}` });
      },
    };
  }

  /** A puzzle that is too similar to others is made again. */
  readonly onRetry = (n: number, attempt: number): void => {
    this.retry = sayRetry(n, attempt);
  };

  /** What became of a puzzle, which is put out now if there is one. */
  *of(result: BatchResult): Generator<RunEvent> {
    this.retry = '';
    const { outcome, rejected, tooSimilar } = result;
    if (tooSimilar !== undefined) {
      yield this.puzzle(result, 'too-like', { why: tooSimilar });
    } else if (outcome.status === 'unfillable') {
      yield* this.unfillable(result, outcome);
    } else if (outcome.status === 'gave-up') {
      yield* this.gaveUp(result, outcome, 'nodes');
    } else if (rejected !== undefined) {
      yield this.puzzle(result, 'rejected', { why: rejected });
      yield { kind: 'detail', text: sayRejected(result) };
    } else {
      yield* this.filled('puzzle', result, outcome);
    }
    yield* this.after(result);
  }

  /** A puzzle that may be chosen, and is not put out yet. */
  *made(result: BatchResult): Generator<RunEvent> {
    yield this.puzzle(result, 'made');
    yield* this.after(result);
  }

  /** One that is chosen. */
  *chosen(result: BatchResult): Generator<RunEvent> {
    if (result.outcome.status === 'filled') yield* this.filled('chosen', result, result.outcome);
  }

  /** The record of the first puzzle that is missing since the time is up, and how far it came if it was begun. */
  *timeIsUp(n: number, seed: number, cutOff: BatchResult | undefined): Generator<RunEvent> {
    if (cutOff?.outcome.status === 'gave-up') {
      yield* this.gaveUp(cutOff, cutOff.outcome, 'time');
      return;
    }
    const { blank, label } = this.grids[0]!;
    const result = { status: 'gave-up', seed, limit: 'time' } as const;
    const output = { puzzle: blank, result };
    yield { kind: 'puzzle', n, seed, status: undefined, template: label, output };
  }

  private *filled(
    kind: 'puzzle' | 'chosen',
    made: BatchResult,
    { puzzle: found, quality }: Filled,
  ): Generator<RunEvent> {
    const { n, grid, seed, change } = made;
    const puzzle = withMustAsTheme(found, this.grids[grid]!.options.rules ?? {});
    const result: Result = {
      ...this.factsOf(made),
      status: 'filled',
      proved: quality?.proved,
      changes: change?.changes,
      changesNeeded: change?.needed,
    };
    yield { ...this.puzzle(made, 'filled', { output: { puzzle, result } }), kind };
    const { name } = this.grids[grid]!;
    if (change !== undefined) yield* notes(sayChanges(change), name);
    if (quality === undefined) return;
    const isBatch = this.job.kind === 'batch';
    const about = isBatch ? `puzzle ${n}, ${name}, seed ${seed}` : this.nameOf(grid, seed);
    const text = `${about}: ${sayBest(puzzle, quality)}`;
    yield { kind: isBatch ? 'detail' : 'note', text };
  }

  private *unfillable(made: BatchResult, outcome: Unfillable): Generator<RunEvent> {
    const { name, blank, options, source } = this.grids[made.grid]!;
    const reason = { ...outcome.reason, keptOut: this.keptOut(blank) };
    const result: Result = {
      ...this.factsOf(made),
      status: 'unfillable',
      reason: saidReason(reason, blank),
    };
    yield this.puzzle(made, 'unfillable', { output: { puzzle: blank, result } });
    if (this.explained.has(name)) return;
    this.explained.add(name);
    yield* notes(sayUnfillable(reason, blank), name);
    if (options.rules === undefined) yield* notes(otherPattern(blank, source), name);
  }

  private *gaveUp(
    made: BatchResult,
    outcome: GaveUp,
    limit: 'nodes' | 'time',
  ): Generator<RunEvent> {
    const { name, blank } = this.grids[made.grid]!;
    const { region } = outcome;
    const isAsked = this.job.partial || limit === 'nodes';
    const partial = isAsked ? outcome.partial : undefined;
    const result: Result = {
      ...this.factsOf(made),
      status: 'gave-up',
      region,
      limit,
      isPartial: partial && true,
    };
    // A puzzle that was cut off counts as not made.
    const status = limit === 'nodes' ? 'gave-up' : undefined;
    yield this.puzzle(made, status, { output: { puzzle: partial?.puzzle ?? blank, result } });
    yield* notes(
      sayGaveUp({ ...outcome, partial }, blank, this.isSeveral ? made.seed : undefined),
      name,
    );
  }

  private puzzle(
    made: BatchResult,
    status: RunStatus | undefined,
    more: Pick<PuzzleEvent, 'why' | 'output'> = {},
  ): PuzzleEvent {
    const { n, grid, seed, outcome } = made;
    const { label: template, puzzle: read } = this.grids[grid]!;
    const { stats } = outcome;
    return { kind: 'puzzle', n, seed, status, ...more, template, read, stats, made };
  }

  private factsOf({
    seed,
    outcome,
    milliseconds,
  }: BatchResult): Pick<Result, 'seed' | 'stats' | 'milliseconds'> {
    const { stats } = outcome;
    return { seed, stats, milliseconds: this.job.stats ? milliseconds : undefined };
  }

  private *after({ grid, outcome }: BatchResult): Generator<LiveEvent> {
    if (outcome.status !== 'unfillable') yield* this.warning(grid, outcome.stats);
    yield this.progress(outcome.stats);
  }

  private *warning(grid: number, counters: Counters): Generator<LiveEvent> {
    // Of a grid that is changed, fills are not to be expected but few.
    if (this.job.quiet || this.job.change !== undefined) return;
    const text = this.warnings[grid]!(counters);
    if (text !== undefined) yield { kind: 'note', text: `${this.grids[grid]!.name}: ${text}` };
  }

  private progress(counters: Counters): LiveEvent {
    const { job, grades, run } = this;
    if (this.isSeveral) {
      return { kind: 'progress', line: (s) => `${sayPuzzles(run.counts, s)}${this.retry}` };
    }
    const { name, blank } = this.grids[0]!;
    const nodes = job.nodes ?? (job.best ? bestNodesFor(blank) : undefined);
    const budget = { time: job.time, nodes };
    return {
      kind: 'progress',
      line: (seconds) => `${name}: ${grades}${saySearch(counters, seconds, budget)}`,
    };
  }

  /** A grid, and which of several fills of it. */
  private nameOf(grid: number, seed: number): string {
    const { name } = this.grids[grid]!;
    return this.isSeveral ? `${name}: seed ${seed}` : name;
  }

  private get isSeveral(): boolean {
    return this.run.counts.wanted > 1;
  }
}
