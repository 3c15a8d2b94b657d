// Where texts and puzzles go: standard output, one file, or a file each. Whoever makes them sees one interface, hands
// over whole ones only, and waits until there is room for more.

import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { InputError } from '../../base/errors.ts';
import { type Chunk, type FileFrame, inFrame } from '../../format/writing.ts';
import { hasPlaceholder } from '../spec/checks.ts';
import type { FilesInUse } from '../world/files-in-use.ts';
import type { Session } from '../world/session.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import { visibleBeside } from '../world/terminal.ts';
import { AtomicFile, checkFolder, keepBackup } from './atomic-file.ts';

const OPTION = '--output';

/** The values of a path's placeholders. */
export interface Tags {
  /** Counted from 1. */
  readonly n: number;
  readonly seed: number | null;
  /** The base name of the template. */
  readonly template?: string;
  /** In a book. */
  readonly section?: string;
}

/** A file that one puzzle went into. */
export interface Written {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface Sink {
  /** Takes what one puzzle became; nothing at all is no puzzle. Returns the file, if it has one to itself. */
  put(chunk: Chunk, tags: Tags): Promise<Written | undefined>;
  /** Everything is in its place when this is done. */
  finish(): Promise<void>;
  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void;
}

/** `isEarly`: whether a file is opened at once. `backup`: whether one that is replaced is kept under another name. */
export interface SinkOptions {
  readonly isEarly?: boolean;
  readonly backup?: boolean;
}

/**
 * Opens what `path` says, for puzzles in a frame; standard output without one. A file is opened at once, or, where
 * nothing is searched that a bad path would make vain, when all is there to be written: a signal, which simply ends
 * such a command, then leaves nothing behind. Files in use are not written over: all is read before.
 * @throws InputError if it cannot be opened
 */
export function openSink(
  path: string | undefined,
  frame: FileFrame,
  session: Session,
  { isEarly = true, backup = false }: SinkOptions = {},
): Sink {
  const { files } = session.io;
  if (path === undefined) return new StandardOutput(frame, session);
  if (hasPlaceholder(path)) return new FilePerPuzzle(path, frame, files);
  files.spare(path, OPTION);
  return new OneFile(path, frame, isEarly, backup);
}

/** Text to a file, or to standard output. */
export async function putText(
  text: string,
  path: string | undefined,
  session: Session,
): Promise<void> {
  const sink = openSink(path, {}, session);
  try {
    await sink.put(text, { n: 1, seed: null });
    await sink.finish();
  } finally {
    sink.discard();
  }
}

/** A reader that goes away ends the run; any other failure is the user's to mend. */
class StandardOutput implements Sink {
  private opened: Writable | undefined;
  private readonly frame: FileFrame;
  private readonly session: Session;
  private failure: unknown;

  constructor(frame: FileFrame, session: Session) {
    this.frame = frame;
    this.session = session;
  }

  /** Waits until the chunk has left, or never will; so a slow reader slows the search down. */
  async put(chunk: Chunk): Promise<undefined> {
    if (chunk.length === 0) return;
    this.session.log.wipe();
    const framed = inFrame(this.frame, chunk, this.opened === undefined);
    const isText = typeof framed === 'string' && this.session.io.stdoutIsTerminal;
    const next = isText ? visibleBeside(framed) : framed;
    this.opened ??= this.session.io.stdout.on('error', (error) => this.fail(error));
    const stream = this.opened;
    await new Promise<void>((resolve) => stream.write(next, () => resolve()));
    // The stream reports what went wrong after it has called back.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.failure !== undefined) throw this.failure;
  }

  async finish(): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
  }

  discard(): void {}

  private fail(error: unknown): void {
    const { stop } = this.session;
    const isClosed = systemCode(error) === 'EPIPE';
    if (!isClosed) this.failure ??= asInputError(error, 'standard output');
    stop.because(isClosed ? 'closed' : 'failure');
  }
}

/** One file for all puzzles: opened at once, or when the last has come. */
class OneFile implements Sink {
  private readonly path: string;
  private readonly frame: FileFrame;
  private file: AtomicFile | undefined;
  private readonly backup: boolean;
  /** What waits for the file to be opened. */
  private readonly waiting: Chunk[] = [];
  private isEmpty = true;

  constructor(path: string, frame: FileFrame, isEarly: boolean, backup: boolean) {
    this.path = path;
    this.frame = frame;
    this.backup = backup;
    if (isEarly) this.file = new AtomicFile(path);
  }

  async put(chunk: Chunk): Promise<undefined> {
    if (chunk.length === 0) return;
    const next = inFrame(this.frame, chunk, this.isEmpty);
    if (this.file === undefined) this.waiting.push(next);
    else this.file.write(next);
    this.isEmpty = false;
  }

  /** A file that nothing was put into is not made. */
  async finish(): Promise<void> {
    if (this.isEmpty) return this.discard();
    this.file ??= new AtomicFile(this.path);
    for (const chunk of this.waiting) this.file.write(chunk);
    if (this.backup) keepBackup(this.path);
    this.file.commit();
  }

  discard(): void {
    this.file?.discard();
  }
}

/** The path of one puzzle's file. */
export function pathFor(path: string, { n, seed, template = '' }: Tags): string {
  const fields: Readonly<Record<string, string>> = { n: `${n}`, seed: `${seed}`, template };
  return path.replace(/\{(\w+)\}/g, (field, name: string) => fields[name] ?? field);
}

/** A file for each puzzle; no two may have the same name. */
class FilePerPuzzle implements Sink {
  private readonly path: string;
  private readonly frame: FileFrame;
  private readonly files: FilesInUse;
  private readonly written = new Set<string>();

  constructor(path: string, frame: FileFrame, files: FilesInUse) {
    if (!hasPlaceholder(dirname(path))) checkFolder(path);
    this.path = path;
    this.frame = frame;
    this.files = files;
  }

  async put(chunk: Chunk, tags: Tags): Promise<Written | undefined> {
    if (chunk.length === 0) return undefined;
    const path = pathFor(this.path, tags);
    this.files.spare(path, OPTION);
    if (!this.path.includes('{n}')) {
      if (this.written.has(path)) {
        throw new InputError('two puzzles would be written to this file', { source: path });
      }
      this.written.add(path);
    }
    const bytes = Buffer.from(inFrame(this.frame, chunk, true));
    const file = new AtomicFile(path);
    file.write(bytes);
    file.commit();
    return { file: path, bytes };
  }

  async finish(): Promise<void> {}

  discard(): void {}
}
