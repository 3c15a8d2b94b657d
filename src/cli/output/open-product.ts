// Standard output, one file, or a file each: opens what a command line names.

import type { Writable } from 'node:stream';
import type { Session } from '../world/session.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import type { Product } from './product.ts';

/** Opens what `path` says; standard output without one. @throws InputError if it cannot be. */
export async function openProduct(
  path: string | undefined,
  separator: string,
  session: Session,
): Promise<Product> {
  if (path === undefined) return new StreamProduct(separator, session);
  return (await import('./file-product.ts')).openFiles(path, separator);
}

/** Standard output. A reader that goes away ends the run; any other failure is the user's to mend. */
class StreamProduct implements Product {
  private opened: Writable | undefined;
  private readonly separator: string;
  private readonly session: Session;
  private isFirst = true;
  private failure: unknown;

  constructor(separator: string, session: Session) {
    this.separator = separator;
    this.session = session;
  }

  async put(text: string): Promise<void> {
    if (text === '') return;
    this.session.log.wipe();
    await this.write(this.isFirst ? text : this.separator + text);
    this.isFirst = false;
    if (this.failure !== undefined) throw this.failure;
  }

  async finish(): Promise<void> {
    if (this.opened !== undefined) await this.write('');
    if (this.failure !== undefined) throw this.failure;
  }

  discard(): void {}

  /** Waits until the text has left, or never will; so a slow reader slows the search down. */
  private async write(text: string): Promise<void> {
    this.opened ??= this.session.io.stdout.on('error', (error) => this.fail(error));
    const stream = this.opened;
    await new Promise<void>((resolve) => stream.write(text, () => resolve()));
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
