// The engine as the page asks it: two workers, so that a long search keeps no suggestion waiting. A question of a kind
// takes the place of the one before it that is not answered yet.

import type { ServiceMessage, ServiceTask } from '../service/requests.ts';
import type { WorkerStart } from './resources.ts';

/** A field of an answer, as whoever asked knows its kind. */
export type EngineAnswer = Readonly<Record<string, unknown>>;

interface Asking {
  readonly resolve: (answer: EngineAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((fields: EngineAnswer) => void) | undefined;
}

/** One worker, started when it is first asked. */
class EngineWorker {
  private readonly makeWorker: () => Worker;
  private readonly start: WorkerStart;
  private worker: Worker | undefined;
  private count = 0;
  private readonly asked = new Map<number, Asking>();
  /** By the kind of question, the id of the last one. */
  private readonly latest = new Map<string, number>();

  constructor(makeWorker: () => Worker, start: WorkerStart) {
    this.makeWorker = makeWorker;
    this.start = start;
  }

  /** The answer; undefined for a question that was stopped, by another of its kind or by `stop`. */
  ask(
    kind: string,
    task: ServiceTask,
    onProgress?: (fields: EngineAnswer) => void,
  ): Promise<EngineAnswer | undefined> {
    this.drop(kind);
    const id = ++this.count;
    this.latest.set(kind, id);
    this.running().postMessage({ ...task, id, session: kind });
    return new Promise((resolve, reject) => this.asked.set(id, { resolve, reject, onProgress }));
  }

  /** Stops the question of a kind that is under way; a best fill so far is still an answer. */
  stop(kind: string): void {
    const id = this.latest.get(kind);
    if (id === undefined || !this.asked.has(id)) return;
    this.running().postMessage({ do: 'stop', id: ++this.count, ids: [id] });
  }

  /** The same where the answer is of no use any more, even if it is on its way. */
  drop(kind: string): void {
    this.stop(kind);
    const id = this.latest.get(kind);
    const asking = id === undefined ? undefined : this.asked.get(id);
    this.asked.delete(id ?? 0);
    asking?.resolve(undefined);
  }

  private running(): Worker {
    if (this.worker === undefined) {
      this.worker = this.makeWorker();
      this.worker.onmessage = ({ data }) => this.take(data as ServiceMessage);
      this.worker.postMessage(this.start);
    }
    return this.worker;
  }

  private take({ id, event, ...fields }: ServiceMessage): void {
    const asking = typeof id === 'number' ? this.asked.get(id) : undefined;
    if (asking === undefined) return;
    if (event === 'progress') {
      asking.onProgress?.(fields);
      return;
    }
    this.asked.delete(id as number);
    if (event === 'done') asking.resolve(fields);
    else if (event === 'stopped') asking.resolve(undefined);
    else asking.reject(new Error(String(Object(fields).message)));
  }
}

export interface PageEngine {
  /** For what is wanted at once. */
  readonly quick: Pick<EngineWorker, 'ask' | 'stop' | 'drop'>;
  /** For searches. */
  readonly deep: Pick<EngineWorker, 'ask' | 'stop' | 'drop'>;
}

export function engineOf(makeWorker: () => Worker, start: WorkerStart): PageEngine {
  return {
    quick: new EngineWorker(makeWorker, start),
    deep: new EngineWorker(makeWorker, start),
  };
}
