// --manifest: a line a puzzle, written as soon as its file is in its place, so that a run that ends anywhere can go on
// where it was. A line that was cut off in the middle is as good as none. When the batch is whole the lines
// stand in order, each once, as a run without any interruption writes them; runs that make parts of one batch at the
// same time may share a manifest.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import {
  type ManifestLine,
  manifestText,
  mayBeCutOff,
  parseManifestLine,
} from '../../batch/manifest-line.ts';
import { asInputError } from '../world/system-error.ts';
import { writeWhole } from './atomic-file.ts';
import { whileLocked } from './file-lock.ts';

/** What all lines of one batch have in common. */
export interface BatchDigests {
  readonly options: string;
  readonly lists: string;
}

export class Manifest {
  private readonly path: string;
  private readonly digests: BatchDigests;
  private readonly lines = new Map<number, ManifestLine>();
  /** Lines that could not be read. */
  lost = 0;

  /** @throws InputError for one that is there and is not to be gone on with, is of another batch, or is none */
  static async open(path: string, digests: BatchDigests, resumes: boolean): Promise<Manifest> {
    const manifest = new Manifest(path, digests);
    await whileLocked(path, () => {
      if (!existsSync(path)) {
        manifest.write('');
        return;
      }
      if (!resumes) {
        throw new InputError('already exists; continue it with --resume', { source: path });
      }
      manifest.begin();
    });
    return manifest;
  }

  private constructor(path: string, digests: BatchDigests) {
    this.path = path;
    this.digests = digests;
  }

  private begin(): void {
    const { path } = this;
    const { lines, lost, cutOff } = this.linesThere();
    for (const [at, line] of lines) {
      const what = this.difference(line);
      if (what !== undefined) {
        throw new InputError(`belongs to another batch: it was ${what}`, {
          source: path,
          line: at,
        });
      }
      this.lines.set(line.n, line);
    }
    // Somebody's file that was named by mistake is not written over.
    if (lines.length === 0 && !(lost === 0 && mayBeCutOff(cutOff))) {
      throw new InputError('not a manifest: it has no line of a batch', { source: path });
    }
    this.lost = lost;
    // What follows must not continue the line that was cut off.
    this.putInOrder();
  }

  /** What a line differs in from those of this batch; undefined for one of them. */
  private difference({ options, lists }: ManifestLine): string | undefined {
    if (lists !== this.digests.lists) return 'made with other word lists';
    return options === this.digests.options ? undefined : 'made with other options or templates';
  }

  get(n: number): ManifestLine | undefined {
    return this.lines.get(n);
  }

  /** Whether a puzzle needs not be made again: of one that has a file, whether that is as it was written. */
  isWhole(n: number): boolean {
    const line = this.lines.get(n);
    if (line === undefined || line.status === 'made') return false;
    if (line.file === undefined) return line.status !== 'filled' || line.sha256 === undefined;
    try {
      return sha256(readFileSync(line.file)) === line.sha256;
    } catch {
      return false;
    }
  }

  add(line: ManifestLine): void {
    const text = manifestText(line);
    const known = this.lines.get(line.n);
    if (known !== undefined && manifestText(known) === text) return;
    this.lines.set(line.n, line);
    this.write(text);
  }

  /** A puzzle that was made and is not chosen. */
  leave(n: number, why: string): void {
    const line = this.lines.get(n);
    if (line === undefined) return;
    const { file: _, sha256: __, why: ___, words, ...rest } = line;
    this.add({ ...rest, status: 'left', why, words });
  }

  /** Brings the lines in order, each once, with those that other runs of the batch have written since. */
  async finish(): Promise<void> {
    await whileLocked(this.path, () => {
      for (const [, line] of this.linesThere().lines) {
        const isNew = !this.lines.has(line.n) && this.difference(line) === undefined;
        if (isNew) this.lines.set(line.n, line);
      }
      this.putInOrder();
    });
  }

  private putInOrder(): void {
    if (this.read() !== this.text()) writeWhole(this.path, this.text());
  }

  /** Each with its number in the file; `cutOff` is the end, without a line feed. */
  private linesThere(): {
    readonly lines: readonly [at: number, line: ManifestLine][];
    readonly lost: number;
    readonly cutOff: string;
  } {
    const texts = this.read().split('\n');
    const cutOff = texts.pop()!;
    const lines = texts.flatMap((text, index): [number, ManifestLine][] => {
      const line = parseManifestLine(text);
      return line === undefined ? [] : [[index + 1, line]];
    });
    return { lines, lost: texts.length - lines.length, cutOff };
  }

  private text(): string {
    return [...this.lines.values()]
      .sort((a, b) => a.n - b.n)
      .map(manifestText)
      .join('');
  }

  private read(): string {
    try {
      return readFileSync(this.path, 'utf8');
    } catch (error) {
      throw asInputError(error, this.path);
    }
  }

  private write(text: string): void {
    try {
      appendFileSync(this.path, text);
    } catch (error) {
      throw asInputError(error, this.path);
    }
  }
}

export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
