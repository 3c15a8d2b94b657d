// The command as it is installed. Node 22 and later keep what they compiled of main.cjs for the next run;
// a file that asks for this is itself compiled each time, so it is as short as this.

import nodeModule from 'node:module';

const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
enableCompileCache?.();
import('./cli/main.ts');
