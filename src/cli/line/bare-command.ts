// A commander command that only reads an argument and options: it prints nothing, throws instead of
// exiting, takes switches as false until they are given, and takes no two values where only one would count.

import { Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../../base/errors.ts';
import type { Add } from './word-options.ts';

/** What an option was given the first time. */
interface Given {
  readonly long: string;
  readonly value: string | null;
}

export function bareCommand(
  name: string,
  argument = '[template]',
): { readonly command: Command; readonly add: Add } {
  const command = new Command(name)
    .argument(argument)
    .exitOverride()
    .helpOption(false)
    .configureOutput({ writeOut: () => {}, writeErr: () => {} });
  const firsts = new Map<string, Given>();
  const add: Add = (flags, change) => {
    const bare = new Option(flags);
    if (bare.isBoolean() && !bare.negate) bare.default(false);
    const option = change?.(bare) ?? bare;
    command.addOption(option);
    const long = option.long!;
    const attribute = option.attributeName();
    command.on(`option:${option.name()}`, (value: string | null) => {
      const first = firsts.get(attribute) ?? { long, value };
      firsts.set(attribute, first);
      // Lists grow with each.
      if (typeof command.getOptionValue(attribute) === 'object') return;
      if (first.long !== long) {
        throw new InvalidArgumentError(`options ${first.long} and ${long} contradict each other`);
      }
      if (first.value !== value) {
        throw new InvalidArgumentError(
          `option ${long} is given twice: ${first.value} and ${value}`,
        );
      }
    });
  };
  return { command, add };
}

/** @throws InputError if anything but a format stands beside an option that asks about no grid */
export function standsAlone(command: Command, attribute: string): void {
  const given = command.options.filter(
    (option) => command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  const { long } = given.find((option) => option.attributeName() === attribute)!;
  const also = [long, '--format'];
  const other = given.find((option) => !also.includes(option.long))?.long ?? command.args[0];
  if (other !== undefined) {
    throw new InputError(`option ${long} stands alone: it makes nothing of ${other}`);
  }
}
