// Where puzzles go: standard output, one file, or a file each. Whoever makes puzzles sees one
// interface, hands over whole puzzles only, and waits until there is room for more.

import type { Writable } from 'node:stream';
import type { Session } from '../session.ts';
import { asInputError, systemCode } from '../system-error.ts';

/** What a path's placeholders stand for. */
export interface Tags {
  /** Counted from 1. */
  readonly n: number;
  readonly seed: number | null;
}

export interface Product {
  /** Takes the text of one puzzle; an empty text is none. */
  put(text: string, tags: Tags): Promise<void>;
  /** Everything is in its place when this is done. */
  finish(): Promise<void>;
  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void;
}

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
