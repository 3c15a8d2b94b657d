// --manifest: a line a puzzle, written as soon as its file is in its place, so that a run that ends anywhere can go on
// where it was. A line that was cut off in the middle is as good as none. When the batch is whole the lines
// stand in order, each once, as a run without any interruption writes them.

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
import { checkFolder, writeWhole } from './atomic-file.ts';

/** What all lines of one batch have in common. */
export interface BatchDigests {
  readonly options: string;
  readonly lists: string;
}

export class Manifest {
  private readonly path: string;
  private readonly lines = new Map<number, ManifestLine>();
  /** Lines that could not be read. */
  readonly lost: number;

  /** @throws InputError for one that is there and is not to be gone on with, is of another batch, or is none */
  constructor(path: string, digests: BatchDigests, resumes: boolean) {
    this.path = path;
    if (!existsSync(path)) {
      checkFolder(path);
      this.lost = 0;
      this.write('');
      return;
    }
    if (!resumes) {
      throw new InputError('already exists; continue it with --resume', { source: path });
    }
    let lost = 0;
    const texts = this.read().split('\n');
    // What stands behind the last line feed was cut off.
    const rest = texts.pop()!;
    for (const [at, text] of texts.entries()) {
      const line = parseManifestLine(text);
      if (line === undefined) {
        lost++;
        continue;
      }
      if (line.options !== digests.options || line.lists !== digests.lists) {
        const what =
          line.lists === digests.lists
            ? 'made with other options or templates'
            : 'made with other word lists';
        throw new InputError(`${what}: it is the manifest of another batch`, {
          source: path,
          line: at + 1,
        });
      }
      this.lines.set(line.n, line);
    }
    // Somebody's file that was named by mistake is not written over.
    if (this.lines.size === 0 && !(lost === 0 && mayBeCutOff(rest))) {
      throw new InputError('not a manifest: it has no line of a batch', { source: path });
    }
    this.lost = lost;
    // What follows must not stand on the line that was cut off.
    this.finish();
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

  /** Brings the lines in order, each once, if they are not. */
  finish(): void {
    if (this.read() !== this.text()) writeWhole(this.path, this.text());
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
