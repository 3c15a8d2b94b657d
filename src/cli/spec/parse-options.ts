// argv -> the options of a command, by way of commander, which gets the rows of the table: it finds the options
// and suggests the right one for a wrong one. It prints nothing and throws instead of exiting. No option takes two
// values where only one would count.

import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { listed } from '../../base/phrases.ts';
import { COMMAND_NAMES, COMMANDS, type CommandName, FIRST_WORDS } from './commands.ts';
import { flagsOf, type OptionRow } from './option.ts';
import { OPTIONS, type OptionsOf, rowsOf } from './options.ts';
import type { GivenTexts } from './project-options.ts';
import { STDOUT } from './values.ts';

/** Characters of what an option was given that an error about it shows. */
const SHOWN = 100;

/** A command line taken apart. */
export interface ParsedLine<C extends CommandName> {
  readonly operands: readonly string[];
  readonly options: OptionsOf<C>;
  /** The rows of the options that are given, in the order of the table. */
  readonly given: readonly OptionRow[];
  readonly texts: GivenTexts;
}

/** @throws InputError for a line that cannot be understood */
export function parseOptions<C extends CommandName>(
  name: C,
  argv: readonly string[],
): ParsedLine<C> {
  const { operands } = COMMANDS[name];
  const command = new Command(name)
    .exitOverride()
    .helpOption(false)
    .configureOutput({ writeOut: () => {}, writeErr: () => {} });
  if (operands !== '') command.argument(operands);
  const rows = rowsOf(name);
  const texts = new Map<OptionRow, readonly string[]>();
  const said = new Map<string, FirstGiven>();
  for (const row of rows) {
    command.addOption(commanderOption(row));
    command.on(`option:${row.name}`, (text: string | null) => {
      texts.set(row, [...(texts.get(row) ?? []), ...(text === null ? [] : [text])]);
      if (!row.value.isRepeatable) sayOnce(row, text, said);
    });
  }
  try {
    command.parse(asOneWord(argv), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw new InputError(prefixed(name, wrongCommand(name, command) ?? lineError(error, command)));
  }
  const wrong = wrongCommand(name, command);
  if (wrong !== undefined) throw new InputError(wrong);
  const { output, ...others } = command.opts();
  // Standard output is what there is without a path.
  const options = output === undefined || output === STDOUT ? others : { ...others, output };
  return {
    operands: command.args,
    options: options as OptionsOf<C>,
    given: rows.filter((row) => texts.has(row)),
    texts,
  };
}

/** `--fold de` is `--fold-de`: a switch that may have a value would take the name of a template for it. */
function asOneWord(argv: readonly string[]): string[] {
  const at = argv.indexOf('--fold');
  const isGerman = at >= 0 && argv[at + 1] === 'de' && !argv.slice(0, at).includes('--');
  return isGerman ? argv.toSpliced(at, 2, '--fold-de') : [...argv];
}

/** A message with the command that it is about. */
function prefixed(name: CommandName, message: string): string {
  return name === 'fill' ? message : `${name}: ${message}`;
}

function commanderOption(row: OptionRow): Option {
  const { flags, name, attribute, value, conflicts } = row;
  const option = new Option(flags).conflicts([...conflicts]);
  // Not every name that begins with `no-` undoes another option.
  option.negate = value.sets === false;
  if (typeof value.sets === 'string') option.preset(value.sets);
  option.attributeName = () => attribute;
  if (value.initial !== undefined) option.default(value.initial);
  if (value.read === undefined) return option;
  return option.argParser((text: string, before: unknown) => {
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
    return value.read!(text, before, { source: `option --${name} ${shown}` });
  });
}

/** What an option was given the first time. */
interface FirstGiven {
  readonly name: string;
  readonly text: string | null;
}

function sayOnce(
  { name, attribute }: OptionRow,
  text: string | null,
  said: Map<string, FirstGiven>,
): void {
  const first = said.get(attribute) ?? { name, text };
  said.set(attribute, first);
  if (first.name !== name) {
    throw new InvalidArgumentError(`option --${first.name} cannot be combined with --${name}`);
  }
  if (first.text !== text) {
    throw new InvalidArgumentError(`option --${name} is given twice: ${first.text} and ${text}`);
  }
}

/** Of the first of several words, which is a command misspelt rather than a template. */
function wrongCommand(
  name: CommandName,
  { args: [word = '', ...rest] }: Command,
): string | undefined {
  if (name !== 'fill' || rest.length === 0) return undefined;
  if (word === 'fill') return `leave out 'fill': type crossfill ${rest[0]}`;
  const meant = didYouMean(word, FIRST_WORDS);
  return meant === '' ? undefined : `unknown command '${word}'${meant}`;
}

/** What commander has against a line, as one line that ends like our others. */
function lineError(error: CommanderError, { args }: Command): string {
  if (error.code === 'commander.excessArguments') {
    const what = args.length > 1 ? 'give one template, and one value per option' : 'it takes none';
    return `unexpected '${args[1] ?? args[0]}': ${what}`;
  }
  if (error.code === 'commander.unknownOption') return unknownOption(error);
  return oneLine(error.message);
}

/** One that other commands know is reported as theirs. */
function unknownOption({ message }: CommanderError): string {
  const [, typed = ''] = /'([^']*)'/.exec(message) ?? [];
  const [flag] = typed.split('=');
  const owners = OPTIONS.filter((row) => flagsOf(row).includes(flag!));
  const names = COMMAND_NAMES.filter((name) =>
    owners.some(({ commands }) => commands.includes(name)),
  );
  if (names.length === 0) return oneLine(message);
  return `unknown option '${typed}': ${listed(names)} ${names.length === 1 ? 'has' : 'have'} it`;
}

/** Commander's message without its label. */
function oneLine(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}
