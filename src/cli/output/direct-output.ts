// Standard output without Node's stream of it: to open that loads the modules of sockets and terminals,
// which takes as long as a short search. A short text fits into a pipe at once, so that nobody waits
// for a reader, and nothing is lost if there is no room.

import { fstatSync, type Stats, writeSync } from 'node:fs';
import { systemCode } from '../system-error.ts';

const STDOUT = 1;
/** What a pipe takes whole or not at all (PIPE_BUF of Linux). */
const MOST_BYTES = 4096;

/** Whether standard output may be a terminal: only the stream knows for certain. */
export function mayBeTerminal(): boolean {
  return kindOfOutput()?.isCharacterDevice() ?? true;
}

/**
 * Writes a text to standard output if it is short and goes to a pipe, a socket or a file; what is left
 * to be written. @throws what the system says.
 */
export function writeAtOnce(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const kind = bytes.length > MOST_BYTES ? undefined : kindOfOutput();
  if (!kind?.isFIFO() && !kind?.isSocket() && !kind?.isFile()) return bytes;
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(STDOUT, bytes, written);
  } catch (error) {
    if (systemCode(error) !== 'EAGAIN') throw error;
  }
  return bytes.subarray(written);
}

/** undefined where the system does not tell. */
function kindOfOutput(): Stats | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return fstatSync(STDOUT);
  } catch {
    return undefined;
  }
}
