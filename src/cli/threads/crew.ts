// `--jobs`: several threads share a row of tasks, this one and one for each hand. Whoever is free takes the next
// task; what they make is handed on in order, so that the number of threads cannot be seen in it. Hands
// start only when the work turns out to take a while. One that dies is replaced, and what it was at is made again.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { breathe } from '../world/stop.ts';
import type { FillResult, Task, Watch, Wave } from './fill-plan.ts';
import { Hand, type HandMessage, type HandOrder } from './hand.ts';
import { sharedChoice } from './shared-choice.ts';
import type { Workshop } from './workshop.ts';

/** A hand costs some 30 ms of CPU and reads the lists again: not worth it for less than this. */
const HEAD_START_MS = 50;
/** Nobody works further ahead of what was handed on, so that it does not pile up behind a slow task. */
const WINDOW = 1024;
/** Tasks that a hand has at a time, so that it need not wait for the next; of those that take long, one. */
const TASKS_AHEAD = 4;
/** A task that so many hands died of is a defect. */
const MOST_DEATHS = 3;

export interface CrewOptions {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly watch?: Watch | undefined;
  /** What hands run; for tests. */
  readonly script?: URL;
}

export class Crew {
  private readonly workshop: Workshop;
  private readonly order: HandOrder;
  private readonly options: CrewOptions;
  private readonly bell = new Bell();
  private readonly hands = new Set<Hand>();
  private readonly deaths = new Map<number, number>();
  private readonly start: NodeJS.Timeout | undefined;
  private choice: HandOrder['choice'] | undefined;
  private row: Row | undefined;
  private wave: Wave | undefined;
  /** All uses so far, for hands to come: the last puzzle of each word, and how often it was used. */
  private readonly uses = new Map<string, [puzzle: number, times: number]>();
  private failure: unknown;

  /** `workshop` is this thread's. */
  constructor(workshop: Workshop, order: HandOrder, options: CrewOptions) {
    this.workshop = workshop;
    this.order = order;
    this.options = options;
    const { jobs, signal } = options;
    if (jobs === 1) return;
    signal.addEventListener('abort', this.ring);
    this.start = setTimeout(() => {
      for (let hand = 1; hand < jobs && this.row?.isWaiting !== false; hand++) this.hire();
    }, HEAD_START_MS);
  }

  /** From now on words are as worn as a wave has them. */
  begin(wave: Wave): void {
    this.workshop.begin(wave);
    for (const hand of this.hands) hand.begin(wave);
    this.wave = wave;
    for (const [word, puzzle, times = 1] of wave.uses) {
      const known = this.uses.get(word);
      this.uses.set(word, [Math.max(puzzle, known?.[0] ?? puzzle), times + (known?.[1] ?? 0)]);
    }
  }

  /** What comes of tasks, in their order; after an abort, up to the first that is missing. */
  async *inOrder(tasks: Iterable<Task>): AsyncGenerator<FillResult> {
    const { signal } = this.options;
    if (this.options.jobs === 1) return yield* this.inTurn(tasks);
    const row = new Row(tasks);
    const stop = (): void => row.end();
    signal.addEventListener('abort', stop);
    // Who aborted before is not heard any more.
    if (signal.aborted) stop();
    this.row = row;
    for (const hand of this.hands) this.supply(hand);
    const ownWork = this.work(row).catch((error: unknown) => this.fail(error));
    try {
      for (;;) {
        while (!row.hasNext && !row.isDone && this.failure === undefined && !signal.aborted) {
          await this.bell.heard();
        }
        if (this.failure !== undefined) throw this.failure;
        if (signal.aborted || !row.hasNext) break;
        yield row.next();
        for (const hand of this.hands) this.supply(hand);
        this.bell.ring();
      }
      if (!signal.aborted) return;
      await ownWork;
      // A batch is cut at one place: what came after a fill that is missing is left out.
      while (row.hasNext) yield row.next();
    } finally {
      signal.removeEventListener('abort', stop);
      row.end();
      this.bell.ring();
      await ownWork;
    }
  }

  /** Ends the threads. */
  async dismiss(): Promise<void> {
    clearTimeout(this.start);
    this.options.signal.removeEventListener('abort', this.ring);
    await Promise.all([...this.hands].map((hand) => hand.dismiss()));
  }

  private async *inTurn(tasks: Iterable<Task>): AsyncGenerator<FillResult> {
    const { signal, watch } = this.options;
    let isFirst = true;
    for (const task of tasks) {
      if (!isFirst) await breathe();
      isFirst = false;
      if (signal.aborted) return;
      yield await this.workshop.make(task, signal, watch);
    }
  }

  /** This thread's part. */
  private async work(row: Row): Promise<void> {
    const { watch } = this.options;
    while (!row.isDone) {
      const task = row.take();
      if (task === undefined) {
        // Whoever finds that there is none left tells those who wait for one.
        if (row.isDone) this.bell.ring();
        else await this.bell.heard();
        continue;
      }
      row.arrive(await this.workshop.make(task, row.ending, watch));
      this.bell.ring();
      await breathe();
    }
  }

  private hire(): void {
    this.choice ??= sharedChoice(this.order.choice);
    // Beside this file: as source, or as the bundle that the build makes of it.
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'cjs';
    const script = this.options.script ?? new URL(`fill-worker.${extension}`, import.meta.url);
    const hand = new Hand(
      script,
      { ...this.order, choice: this.choice, ...this.waveNow() },
      (from, message) => this.made(from, message),
      (from, error) => this.died(from, error),
    );
    this.hands.add(hand);
    this.supply(hand);
    this.bell.ring();
  }

  private waveNow(): Pick<HandOrder, 'wave'> {
    if (this.wave === undefined) return {};
    const uses = [...this.uses].map(([word, use]) => [word, ...use] as const);
    return { wave: { ...this.wave, uses } };
  }

  private made(hand: Hand, message: HandMessage): void {
    this.row?.arrive(this.resultOf(message));
    this.supply(hand);
    this.bell.ring();
  }

  private died(hand: Hand, error: unknown): void {
    this.hands.delete(hand);
    const [at] = hand.tasks;
    const deaths = at === undefined ? MOST_DEATHS : (this.deaths.get(at.index) ?? 0) + 1;
    if (at !== undefined) this.deaths.set(at.index, deaths);
    // Without any task there is nothing that another hand could do better.
    if (deaths < MOST_DEATHS) {
      this.row?.takeBack(hand.tasks);
      this.hire();
    } else {
      this.failure ??= error;
    }
    this.bell.ring();
  }

  private supply(hand: Hand): void {
    const ahead = this.order.making.best ? 1 : TASKS_AHEAD;
    while (hand.tasks.length < ahead) {
      const task = this.row?.take();
      if (task === undefined) return;
      hand.give(task);
    }
  }

  private resultOf({ outcome, ground, ...rest }: HandMessage): FillResult {
    if (outcome.status !== 'filled') return { ...rest, ground, outcome };
    const { cells, ...told } = outcome;
    const blank: Puzzle = this.order.grounds[ground]!.blank;
    return { ...rest, ground, outcome: { ...told, puzzle: { ...blank, cells } } };
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.bell.ring();
  }

  private readonly ring = (): void => this.bell.ring();
}

/** Tasks that are given out in order, and results that are handed on in the same. */
class Row {
  private readonly tasks: Iterator<Task>;
  /** The tasks given out, by their place in the row. */
  private readonly given: number[] = [];
  private readonly lost: Task[] = [];
  private readonly arrived = new Map<number, FillResult>();
  private readonly ender = new AbortController();
  private isExhausted = false;

  constructor(tasks: Iterable<Task>) {
    this.tasks = tasks[Symbol.iterator]();
  }

  /** The next task, if there is one that may be begun now. */
  take(): Task | undefined {
    if (this.ending.aborted) return undefined;
    const lost = this.lost.shift();
    if (lost !== undefined) return lost;
    if (this.isExhausted || this.given.length >= WINDOW) return undefined;
    const next = this.tasks.next();
    if (next.done) {
      this.isExhausted = true;
      return undefined;
    }
    this.given.push(next.value.index);
    return next.value;
  }

  /** Tasks that came to nothing. */
  takeBack(tasks: readonly Task[]): void {
    this.lost.push(...tasks);
  }

  arrive(result: FillResult): void {
    this.arrived.set(result.index, result);
  }

  get hasNext(): boolean {
    return this.given.length > 0 && this.arrived.has(this.given[0]!);
  }

  next(): FillResult {
    const index = this.given.shift()!;
    const result = this.arrived.get(index)!;
    this.arrived.delete(index);
    return result;
  }

  /** Whether there is, or may be, anything left to begin. */
  get isWaiting(): boolean {
    return !this.ending.aborted && (!this.isExhausted || this.lost.length > 0);
  }

  get isDone(): boolean {
    return this.ending.aborted || (this.isExhausted && this.given.length === 0);
  }

  /** Aborted when nobody waits for more. */
  get ending(): AbortSignal {
    return this.ender.signal;
  }

  end(): void {
    this.ender.abort();
  }
}

/** Wakes all who wait; each looks for itself whether it was meant. */
class Bell {
  private waiting: (() => void)[] = [];

  ring(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  heard(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
