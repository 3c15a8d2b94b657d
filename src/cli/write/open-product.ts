// Standard output, one file, or a file each: opens what a command line names.

import type { Writable } from 'node:stream';
import { type Chunk, type Frame, Framing } from '../../format/frame.ts';
import type { Session } from '../world/session.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import type { Product } from './product.ts';

/**
 * Opens what `path` says, for puzzles in a frame; standard output without one. A file is opened at once, or, where
 * nothing is searched that a bad path would make vain, when all is there to be written: a signal, which simply ends
 * such a command, then leaves nothing behind. Files in use are not written over: all is read before.
 * @throws InputError if it cannot be opened
 */
export async function openProduct(
  path: string | undefined,
  frame: Frame,
  session: Session,
  isEarly = true,
): Promise<Product> {
  if (path === undefined) return new StreamProduct(frame, session);
  return (await import('./file-product.ts')).openFiles(path, frame, isEarly, session.io.files);
}

/** Standard output. A reader that goes away ends the run; any other failure is the user's to mend. */
class StreamProduct implements Product {
  private opened: Writable | undefined;
  private readonly framing: Framing;
  private readonly session: Session;
  private failure: unknown;

  constructor(frame: Frame, session: Session) {
    this.framing = new Framing(frame);
    this.session = session;
  }

  async put(chunk: Chunk): Promise<undefined> {
    if (chunk.length === 0) return;
    this.session.log.wipe();
    await this.write(this.framing.next(chunk));
    if (this.failure !== undefined) throw this.failure;
  }

  async finish(): Promise<void> {
    if (this.opened !== undefined) await this.write(this.framing.end());
    if (this.failure !== undefined) throw this.failure;
  }

  discard(): void {}

  /** Waits until the chunk has left, or never will; so a slow reader slows the search down. */
  private async write(chunk: Chunk): Promise<void> {
    this.opened ??= this.session.io.stdout.on('error', (error) => this.fail(error));
    const stream = this.opened;
    await new Promise<void>((resolve) => stream.write(chunk, () => resolve()));
    // The stream tells what went wrong after it has called back.
    await new Promise((resolve) => setImmediate(resolve));
  }

  private fail(error: unknown): void {
    const { stop } = this.session;
    const isClosed = systemCode(error) === 'EPIPE';
    if (!isClosed) this.failure ??= asInputError(error, 'standard output');
    stop.because(isClosed ? 'closed' : 'failure');
  }
}
