// The command as it is installed. Node 22 and later keep what they compiled of main.cjs for the next run;
// a file that asks for this is itself compiled each time, so it is as short as this.

import nodeModule from 'node:module';

// A signal before there is anything to put in order; main.cjs hears them itself later.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => process.exit(130));
}

const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
enableCompileCache?.();
import('./cli/main.ts');
