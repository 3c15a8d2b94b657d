// The files that a run reads or keeps its own records in. Whoever reads one adds it, be it named on the command line, in
// rules or by a folder; whoever writes asks first. Files are compared by where they lie, so a link is what it leads to.

import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { InputError } from '../../base/errors.ts';

export class FilesInUse {
  /** Where they lie. */
  private readonly places = new Set<string>();

  /** Notes that a file is read. */
  add(path: string | URL): void {
    this.places.add(placeOf(path));
  }

  /** Lets a file be replaced that was read whole. */
  release(path: string): void {
    this.places.delete(placeOf(path));
  }

  /** @throws InputError if what `option` would write to a path is in use */
  spare(path: string, option: string): void {
    if (!this.places.has(placeOf(path))) return;
    throw new InputError(`${path} is also an input and would be overwritten`, {
      source: `option ${option}`,
    });
  }

  /** The same for a file that is in use from then on. @throws InputError */
  claim(path: string, option: string): void {
    this.spare(path, option);
    this.add(path);
  }
}

/** The file that a link means although it is not there yet; loops are known not to be. */
export function endOfLinks(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? endOfLinks(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
}

/** Where a file lies, or would lie; on disks to which case is no matter, by its own name. */
function placeOf(path: string | URL): string {
  try {
    return realpathSync.native(path);
  } catch {
    // It is not there.
  }
  const named = String(path);
  try {
    const end = endOfLinks(named);
    return join(realpathSync.native(dirname(end)), basename(end));
  } catch {
    return resolve(named);
  }
}
