// A folder for what is generated, so that workers and rivals read the same files; gone at the end.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';

let folder: string | undefined;

/** Writes a generated file; its path. `name` may be any text. */
export function writeScratch(name: string, text: string): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'crossfill-bench-'));
    atExit(() => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  const path = join(folder, name.replaceAll(/[^\w.-]+/g, '-'));
  writeFileSync(path, text);
  return path;
}
