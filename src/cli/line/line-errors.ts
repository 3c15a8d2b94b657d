// What commander has against a line, as one line that ends like our others.

import type { Command, CommanderError } from 'commander';

export function lineError(error: CommanderError, { args }: Command): string {
  if (error.code === 'commander.excessArguments') {
    return `unexpected '${args[1]}': there is one template, and an option takes one value`;
  }
  return oneLine(error.message);
}

/** Commander's message without its label. */
function oneLine(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}
