import { processIo } from './cli/io.ts';
import { run } from './cli/run.ts';

run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
