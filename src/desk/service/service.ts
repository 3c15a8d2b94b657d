// The engine as others ask it: messages in, messages out, all plain JSON. Requests of one session are answered in the
// order in which they came; sessions take turns wherever a search yields. Every request gets exactly one answer, whatever
// it is: nothing that is sent can end the service.

import { FaultError, InputError } from '../../base/errors.ts';
import { nextTurn } from '../../base/next-turn.ts';
import { sayError } from '../../say/errors.ts';
import {
  idIn,
  PROTOCOL,
  type RequestId,
  readRequest,
  type ServiceMessage,
  type ServiceRequest,
} from './requests.ts';
import { perform } from './tasks.ts';
import type { Wordbook } from './wordbook.ts';

/** Requests that may wait; whoever sends more is told to wait for answers. */
const MOST_WAITING = 1000;

/** A request that is not answered yet. */
interface Pending {
  readonly session: string;
  readonly abort: AbortController;
}

export class Service {
  private readonly book: Wordbook;
  private readonly send: (message: ServiceMessage) => void;
  private readonly pending = new Map<RequestId, Pending>();
  /** Of each session what its next request waits for. */
  private readonly tails = new Map<string, Promise<void>>();

  constructor(book: Wordbook, send: (message: ServiceMessage) => void) {
    this.book = book;
    this.send = send;
  }

  /** What is said before anything is asked. */
  get greeting(): object {
    return { event: 'ready', crossfill: this.book.host.version, protocol: PROTOCOL };
  }

  /** Takes a message, as it was parsed; answers are sent as they come. */
  take(message: unknown): void {
    try {
      this.accept(readRequest(message));
    } catch (error) {
      this.fail(idIn(message), error);
    }
  }

  /** Says that a message is none at all. */
  refuse(what: string): void {
    this.fail(null, new InputError(what));
  }

  /** Stops what is under way and what waits. */
  stopAll(): void {
    for (const { abort } of this.pending.values()) abort.abort();
  }

  /** Resolves when all requests so far are answered. */
  async idle(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }

  private accept(request: ServiceRequest): void {
    const { id, session = '' } = request;
    if (request.do === 'stop') {
      const stopped = [...this.pending].filter(
        ([each, pending]) => request.ids?.includes(each) ?? pending.session === session,
      );
      for (const [, { abort }] of stopped) abort.abort();
      this.send({ id, event: 'done', stopped: stopped.map(([each]) => each) });
      return;
    }
    if (this.pending.has(id)) throw new InputError(`id ${id}: a request with this id is under way`);
    if (this.pending.size >= MOST_WAITING) {
      throw new InputError(`busy: ${MOST_WAITING} requests are waiting; send more after answers`);
    }
    this.pending.set(id, { session, abort: new AbortController() });
    const before = this.tails.get(session) ?? Promise.resolve();
    const tail = before.then(() => this.answer(request));
    this.tails.set(session, tail);
    tail.then(() => {
      if (this.tails.get(session) === tail) this.tails.delete(session);
    });
  }

  /** Never rejects. */
  private async answer(request: ServiceRequest): Promise<void> {
    const { id } = request;
    const { signal } = this.pending.get(id)!.abort;
    try {
      // What came in meanwhile may stop it.
      await nextTurn();
      const progress = (fields: object): void => this.send({ id, event: 'progress', ...fields });
      const { book } = this;
      const answer =
        signal.aborted || request.do === 'stop'
          ? undefined
          : await perform(request, { book, signal, progress });
      this.pending.delete(id);
      this.send(answer === undefined ? { id, event: 'stopped' } : { id, event: 'done', ...answer });
    } catch (error) {
      this.pending.delete(id);
      this.fail(id, error);
    }
  }

  private fail(id: RequestId | null, error: unknown): void {
    if (error instanceof InputError) {
      const message = error instanceof FaultError ? sayError(error) : error.message;
      this.send({ id, event: 'error', message });
      return;
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.send({ id, event: 'error', message, isDefect: true });
  }
}
