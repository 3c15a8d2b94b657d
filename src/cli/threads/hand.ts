// A thread that makes fills for a crew: it is told tasks, answers each with what came of it, and may die at any
// moment, of which the crew is told once.

import { Worker } from 'node:worker_threads';
import type { Filled, GaveUp, Unfillable } from '../../fill/outcome.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { WordChoice } from '../../words/reading/choose-words.ts';
import type { FillResult, Making, Task, Wave } from './fill-plan.ts';
import type { Ground } from './workshop.ts';

/** What a hand is told at its start. */
export interface HandOrder {
  readonly grounds: readonly Ground[];
  readonly making: Making;
  /** Bytes in shared memory. */
  readonly choice: WordChoice;
  /** How worn words are by now. */
  readonly wave?: Wave;
}

/** What it is told then. */
export type HandTold = { readonly task: Task } | { readonly wave: Wave };

/** What it answers: a FillResult, of a filled puzzle only the cells. */
export interface HandMessage extends Omit<FillResult, 'outcome'> {
  readonly outcome:
    | Unfillable
    | GaveUp
    | (Omit<Filled, 'puzzle'> & { readonly cells: Puzzle['cells'] });
}

export class Hand {
  /** What it was told and has not answered, the one that it is at first. */
  readonly tasks: Task[] = [];
  private readonly worker: Worker;
  private isGone = false;

  /** `died` is called once, unless the hand was dismissed. */
  constructor(
    script: URL,
    order: HandOrder,
    made: (hand: Hand, message: HandMessage) => void,
    died: (hand: Hand, error: unknown) => void,
  ) {
    this.worker = new Worker(script, { workerData: order });
    const gone = (error: unknown): void => {
      if (this.isGone) return;
      this.isGone = true;
      died(this, error);
    };
    this.worker.on('message', (message: HandMessage) => {
      this.tasks.shift();
      made(this, message);
    });
    this.worker.on('error', gone);
    this.worker.on('exit', (code) => gone(new Error(`a thread ended with ${code}`)));
  }

  give(task: Task): void {
    this.tasks.push(task);
    this.tell({ task });
  }

  begin(wave: Wave): void {
    this.tell({ wave });
  }

  private tell(told: HandTold): void {
    this.worker.postMessage(told);
  }

  /** It does not end of itself: see fill-worker.ts. */
  async dismiss(): Promise<void> {
    this.isGone = true;
    await this.worker.terminate();
  }
}
