// A folder of its own for each test file, gone when the file is done.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface Scratch {
  readonly folder: string;
  /** Writes a file into the folder; returns its path. */
  file(name: string, content: string | Uint8Array): string;
  /** The path of a name in the folder. */
  path(name: string): string;
}

export function scratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'crossfill-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string): string => join(folder, name);
  return {
    folder,
    path,
    file(name, content) {
      writeFileSync(path(name), content);
      return path(name);
    },
  };
}
