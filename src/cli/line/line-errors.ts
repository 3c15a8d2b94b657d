// What commander has against a line, as one line that ends like our others.

import type { Command, CommanderError } from 'commander';
import { listed } from '../../base/phrases.ts';
import { COMMANDS, type CommandName, OPTIONS } from './option-table.ts';

export function lineError(error: CommanderError, { args }: Command): string {
  if (error.code === 'commander.excessArguments') {
    return `unexpected '${args[1]}': there is one template, and an option takes one value`;
  }
  if (error.code === 'commander.unknownOption') return unknownOption(error);
  return oneLine(error.message);
}

/** One that other commands know is told as theirs. */
function unknownOption({ message }: CommanderError): string {
  const [, option = ''] = /'([^']*)'/.exec(message) ?? [];
  const owners = OPTIONS.filter(({ flags }) =>
    flags.split(/[ ,]+/).includes(option.split('=')[0]!),
  );
  const names = new Set(owners.flatMap(({ commands }) => commands));
  if (names.size === 0) return oneLine(message);
  const known = (Object.keys(COMMANDS) as CommandName[]).filter((name) => names.has(name));
  return `unknown option '${option}': it is one of ${listed(known)}`;
}

/** Commander's message without its label. */
function oneLine(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}
