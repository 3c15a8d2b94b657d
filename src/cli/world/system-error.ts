// What the operating system says, as a line for people: `grid.txt: permission denied`.

import { getSystemErrorMap } from 'node:util';
import { InputError } from '../../base/errors.ts';

/** The system's code for an error (`ENOENT`, `EPIPE`); undefined if it is not the system's. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether it is that the folder in which the command runs has been removed. */
export function isFolderGone(error: unknown): boolean {
  return Object(error).syscall === 'uv_cwd';
}

/** An error of the system as one of the input; any other error as it is. */
export function asInputError(error: unknown, source: string): unknown {
  const code = systemCode(error);
  if (isFolderGone(error)) return new InputError('the current folder no longer exists');
  if (code === 'ERR_FS_FILE_TOO_LARGE') return new InputError('too big to read', { source });
  if (!(error instanceof Error && 'errno' in error && typeof error.errno === 'number'))
    return error;
  if (code === 'EISDIR') return new InputError('is a directory', { source });
  const [, message] = getSystemErrorMap().get(error.errno) ?? [];
  return new InputError(message ?? error.message, { source });
}
