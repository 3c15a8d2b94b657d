// A file that several runs may change at once: each locks it, reads it, and replaces it, one after the other. The lock is a
// folder beside the file, and one that a killed run left behind counts for ten seconds. Readers need no lock, for the
// file is always replaced as a whole.

import { existsSync, realpathSync, statSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import { endOfLinks } from '../world/files-in-use.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import { makeFolder } from './atomic-file.ts';

/** A change takes milliseconds, so whoever waits longer than this waits for a run that does not answer. */
const WAIT = { retries: 600, factor: 1, minTimeout: 20, maxTimeout: 50, randomize: true };

/** Makes a change to a file when no other run is changing it. @throws InputError if that never happens */
export async function whileLocked<T>(path: string, change: () => T | Promise<T>): Promise<T> {
  let unlock: () => Promise<void>;
  try {
    const file = statSync(path, { throwIfNoEntry: false });
    // A device or a pipe is not replaced.
    if (file !== undefined && !file.isFile()) return change();
    const target = file === undefined ? endOfLinks(path) : realpathSync(path);
    makeFolder(target);
    const { lock } = await import('proper-lockfile');
    unlock = await lock(target, { realpath: false, retries: WAIT });
  } catch (error) {
    if (systemCode(error) !== 'ELOCKED') throw asInputError(error, path);
    throw new InputError('another run is changing it; try again when that has ended', {
      source: path,
    });
  }
  try {
    return await change();
  } finally {
    await unlock();
  }
}

/** Locks a file for as long as this process lives. @throws InputError if another one has it */
export async function lockNow(path: string): Promise<void> {
  try {
    const target = existsSync(path) ? realpathSync(path) : endOfLinks(path);
    makeFolder(target);
    const { lock } = await import('proper-lockfile');
    await lock(target, { realpath: false });
  } catch (error) {
    if (systemCode(error) !== 'ELOCKED') throw asInputError(error, path);
    throw new InputError('it is open at another desk', { source: path });
  }
}
