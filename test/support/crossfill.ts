// The command where what it does is the point, not the process that it is: in this process, which has its code
// compiled already, and with all cases looked at as it was built, in a process of its own.

import { type Ran, type RunOptions, runCommand } from './run-command.ts';
import { IS_THOROUGH } from './thoroughness.ts';
import { runIn } from './world.ts';

/** Runs `crossfill ...args` to its end; a test that needs more than these options wants `runCommand`. */
export async function crossfill(
  args: readonly string[],
  options: Pick<RunOptions, 'input' | 'cwd' | 'env'> = {},
): Promise<Ran> {
  if (IS_THOROUGH) return runCommand(args, options);
  const { input = '', cwd, env = {} } = options;
  const before = process.cwd();
  if (cwd !== undefined) process.chdir(cwd);
  try {
    return { ...(await runIn(args, { input, env })), signal: null };
  } finally {
    process.chdir(before);
  }
}
