// Puzzles into files: all into one, or, when the path has a placeholder, a file each.

import { dirname } from 'node:path';
import { InputError } from '../../base/errors.ts';
import { bytesOf, type Chunk, type Frame, Framing, framed } from '../../format/frame.ts';
import { hasPlaceholder } from '../spec/checks.ts';
import type { FilesInUse } from '../world/files-in-use.ts';
import { AtomicFile, checkFolder } from './atomic-file.ts';
import type { Product, Tags, Written } from './product.ts';

const OPTION = '--output';

/** `isEarly`: so that a bad path is known before a search. Nothing is written over `files` in use. */
export function openFiles(
  path: string,
  frame: Frame,
  isEarly: boolean,
  files: FilesInUse,
): Product {
  if (hasPlaceholder(path)) return new FilePerPuzzle(path, frame, files);
  files.spare(path, OPTION);
  return new OneFile(path, frame, isEarly);
}

/** One file for all puzzles: opened at once, or when the last has come. */
class OneFile implements Product {
  private readonly path: string;
  private file: AtomicFile | undefined;
  private readonly framing: Framing;
  /** What waits for the file to be opened. */
  private readonly waiting: Chunk[] = [];
  private isEmpty = true;

  constructor(path: string, frame: Frame, isEarly: boolean) {
    this.path = path;
    this.framing = new Framing(frame);
    if (isEarly) this.file = new AtomicFile(path);
  }

  async put(chunk: Chunk): Promise<undefined> {
    if (chunk.length === 0) return;
    const next = this.framing.next(chunk);
    if (this.file === undefined) this.waiting.push(next);
    else this.file.write(next);
    this.isEmpty = false;
  }

  /** A file that nothing was put into is not made. */
  async finish(): Promise<void> {
    if (this.isEmpty) return this.discard();
    this.file ??= new AtomicFile(this.path);
    for (const chunk of [...this.waiting, this.framing.end()]) this.file.write(chunk);
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
class FilePerPuzzle implements Product {
  private readonly path: string;
  private readonly frame: Frame;
  private readonly files: FilesInUse;
  private readonly written = new Set<string>();

  constructor(path: string, frame: Frame, files: FilesInUse) {
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
        throw new InputError('two puzzles for one file', { source: path });
      }
      this.written.add(path);
    }
    const bytes = bytesOf(framed(this.frame, chunk));
    const file = new AtomicFile(path);
    file.write(bytes);
    file.commit();
    return { file: path, bytes };
  }

  async finish(): Promise<void> {}

  discard(): void {}
}
