// The process: its arguments and its world in, its exit code out.

import { run } from './run.ts';
import { processIo } from './world/io.ts';

run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
