// What a run that was killed left behind: files under their other names (atomic-file.ts), whose process on this
// machine is no more.

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HOST } from './atomic-file.ts';

const LEFTOVER = /^\..*\.([^.]+)-(\d+)-[0-9a-z]+\.tmp$/;

/** Removes what is left in some folders; tells how many files that were. */
export function removeLeftovers(folders: Iterable<string>): number {
  let count = 0;
  for (const folder of new Set(folders)) {
    for (const name of namesIn(folder)) {
      const [, host, pid] = LEFTOVER.exec(name) ?? [];
      if (host !== HOST || isRunning(Number(pid))) continue;
      rmSync(join(folder, name), { force: true });
      count++;
    }
  }
  return count;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It will be told when something is to be written there.
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
