// A file that is there whole or not at all: written under another name beside its place, then
// renamed. What stands there already keeps its permissions; a link is followed; what is no regular
// file (a device, a pipe) cannot be replaced and is written to as it is.

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Chunk } from '../../format/writing.ts';
import { endOfLinks } from '../world/files-in-use.ts';
import { asInputError, systemCode } from '../world/system-error.ts';

/** Characters of a file's name in the other name, which may be no longer than file systems take (255 bytes). */
const NAME_KEPT = 60;
/** The machine in the other name: a process is known by its number on it alone. */
const HOST: string = hostname()
  .replace(/[^a-zA-Z0-9]/g, '')
  .slice(0, NAME_KEPT);

export class AtomicFile {
  /** As the user named it. */
  private readonly path: string;
  private readonly target: string;
  /** The other name; undefined when the target is written to as it is. */
  private readonly temporary: string | undefined;
  private descriptor: number | undefined;

  /** @throws InputError if the file could not be put in its place. */
  constructor(path: string) {
    this.path = path;
    try {
      const existing = statSync(path, { throwIfNoEntry: false });
      this.target = existing === undefined ? endOfLinks(path) : realpathSync(path);
      if (existing === undefined || existing.isFile()) {
        if (existing !== undefined) accessSync(this.target, constants.W_OK);
        const start = basename(this.target).slice(0, NAME_KEPT);
        const name = `.${start}.${HOST}-${process.pid}-${Date.now().toString(36)}.tmp`;
        this.temporary = join(dirname(this.target), name);
        makeFolder(this.target);
        this.descriptor = openSync(this.temporary, 'wx');
        if (existing !== undefined) fchmodSync(this.descriptor, existing.mode);
      } else {
        this.descriptor = openSync(path, 'w');
      }
    } catch (error) {
      this.discard();
      throw asInputError(error, path);
    }
  }

  /** @throws InputError if there is no room; nothing is left behind then. */
  write(chunk: Chunk): void {
    try {
      writeFileSync(this.descriptor!, chunk);
    } catch (error) {
      this.discard();
      throw asInputError(error, this.path);
    }
  }

  /** Puts the file in its place. @throws InputError if that fails. */
  commit(): void {
    try {
      this.close();
      if (this.temporary !== undefined) renameSync(this.temporary, this.target);
    } catch (error) {
      if (this.temporary !== undefined) rmSync(this.temporary, { force: true });
      throw asInputError(error, this.path);
    }
  }

  /** Removes what was written; does nothing once it is in its place. */
  discard(): void {
    if (this.descriptor === undefined) return;
    this.close();
    if (this.temporary !== undefined) rmSync(this.temporary, { force: true });
  }

  private close(): void {
    const descriptor = this.descriptor;
    this.descriptor = undefined;
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Puts a text or bytes in its place, whole or not at all. @throws InputError */
export function writeWhole(path: string, content: Chunk): void {
  const file = new AtomicFile(path);
  file.write(content);
  file.commit();
}

/** Keeps what is in a file, if there is one, as `FILE~`. @throws InputError */
export function keepBackup(path: string): void {
  try {
    writeWhole(`${path}~`, readFileSync(path));
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw asInputError(error, path);
  }
}

/** Makes the folder of a path, where it is missing. */
export function makeFolder(path: string): void {
  const folder = dirname(path);
  if (existsSync(folder) || folder === dirname(folder)) return;
  makeFolder(folder);
  try {
    // With `recursive` Node tries for ever where a file system takes no folders (/proc).
    mkdirSync(folder);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

/** Fails early if no file could be made in the folder of a path, which is made if it is missing. @throws InputError */
export function checkFolder(path: string): void {
  try {
    makeFolder(path);
    // A file in place of the folder is no folder, whoever may write to it.
    accessSync(`${dirname(path)}/.`, constants.W_OK);
  } catch (error) {
    throw asInputError(error, path);
  }
}

/** What a run that was killed left behind: files under their other names. */
const LEFTOVER = /^\..*\.([^.]+)-(\d+)-[0-9a-z]+\.tmp$/;

/** Removes what is left in some folders; returns how many files that were. */
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
    // The error comes when something is to be written there.
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
