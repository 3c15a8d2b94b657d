// The process: its arguments and its world in, its exit code out.

import { processIo } from './io.ts';
import { run } from './run.ts';

run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
