// Puzzles into files: all into one, or, when the path has a placeholder, a file each.

import { dirname } from 'node:path';
import { InputError } from '../../index.ts';
import { AtomicFile, checkFolder } from './atomic-file.ts';
import type { Product, Tags } from './product.ts';

const PLACEHOLDER = /\{(seed|n)\}/;

export function openFiles(path: string, separator: string): Product {
  return PLACEHOLDER.test(path) ? new FilePerPuzzle(path) : new OneFile(path, separator);
}

/** One file for all puzzles, opened at once so that a bad path is known before the search. */
class OneFile implements Product {
  private readonly file: AtomicFile;
  private readonly separator: string;
  private isFirst = true;

  constructor(path: string, separator: string) {
    this.file = new AtomicFile(path);
    this.separator = separator;
  }

  async put(text: string): Promise<void> {
    if (text === '') return;
    this.file.write(this.isFirst ? text : this.separator + text);
    this.isFirst = false;
  }

  /** A file that nothing was put into is not made. */
  async finish(): Promise<void> {
    if (this.isFirst) this.file.discard();
    else this.file.commit();
  }

  discard(): void {
    this.file.discard();
  }
}

/** A file for each puzzle; no two may have the same name. */
class FilePerPuzzle implements Product {
  private readonly path: string;
  private readonly written = new Set<string>();

  constructor(path: string) {
    if (!PLACEHOLDER.test(dirname(path))) checkFolder(path);
    this.path = path;
  }

  async put(text: string, { n, seed }: Tags): Promise<void> {
    if (text === '') return;
    const path = this.path.replaceAll('{n}', String(n)).replaceAll('{seed}', String(seed));
    if (this.written.has(path)) throw new InputError('two puzzles for one file', { source: path });
    this.written.add(path);
    const file = new AtomicFile(path);
    file.write(text);
    file.commit();
  }

  async finish(): Promise<void> {}

  discard(): void {}
}
