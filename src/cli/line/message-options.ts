// How much a command tells on standard error.

import type { Verbosity } from '../world/log.ts';

export interface MessageOptions {
  readonly quiet: boolean;
  readonly verbose: boolean;
}

export function verbosityOf({ quiet, verbose }: MessageOptions): Verbosity {
  if (quiet) return 'quiet';
  return verbose ? 'verbose' : 'normal';
}
