// What every command of one run shares.

import type { Io } from './io.ts';
import type { Log } from './log.ts';
import type { Stop } from './stop.ts';

export interface Session {
  readonly io: Io;
  readonly log: Log;
  readonly stop: Stop;
}
