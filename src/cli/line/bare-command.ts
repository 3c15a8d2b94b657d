// A commander command that only reads an argument and options: it prints nothing, throws instead of
// exiting, and takes switches as false until they are given.

import { Command, Option } from 'commander';
import type { Add } from './word-options.ts';

export function bareCommand(
  name: string,
  argument = '[template]',
): { readonly command: Command; readonly add: Add } {
  const command = new Command(name)
    .argument(argument)
    .exitOverride()
    .helpOption(false)
    .configureOutput({ writeOut: () => {}, writeErr: () => {} });
  const add: Add = (flags, change) => {
    const option = new Option(flags);
    if (option.isBoolean() && !option.negate) option.default(false);
    command.addOption(change?.(option) ?? option);
  };
  return { command, add };
}
