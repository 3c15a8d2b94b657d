// argv -> ConvertRequest, for command lines whose first word is `convert`.

import { type Command, CommanderError } from 'commander';
import { InputError } from '../../base/errors.ts';
import { bareCommand } from './bare-command.ts';
import type { ConvertRequest } from './convert-request.ts';
import { lineError } from './line-errors.ts';
import { verbosityOf } from './message-options.ts';
import { seed } from './option-values.ts';
import { addOutputOptions, type OutputOptions, outputOf } from './output-options.ts';
import { stdinOnce } from './paths.ts';
import { addTemplateOptions, type TemplateOptions, templateOf } from './template-options.ts';

/** The options as commander hands them over. */
interface Options extends OutputOptions, TemplateOptions {
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly seed?: number;
  readonly help: boolean;
}

/** What a command line asks for; its first word is `convert`. @throws InputError */
export function readConvertLine(
  argv: readonly string[],
  stdinIsTerminal: () => boolean,
): ConvertRequest | { readonly kind: 'convert-help' } {
  const command = convertCommand();
  try {
    command.parse(argv.slice(1), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw new InputError(`convert: ${lineError(error, command)}`);
  }
  const options = command.opts<Options>();
  const names = command.args;
  if (options.help || (names.length === 0 && stdinIsTerminal())) return { kind: 'convert-help' };
  const templates = (names.length === 0 ? ['-'] : names).map((name) => templateOf(name, options));
  stdinOnce(
    templates.map(({ name }) => name),
    options.clues,
  );
  const output = outputOf(options, templates.length === 1);
  const { seed: from } = options;
  if (output.path?.includes('{seed}') && from === undefined) {
    throw new InputError('convert: option --output: no puzzle has a {seed} without --seed');
  }
  if (from !== undefined && options.clues.length === 0 && !output.path?.includes('{seed}')) {
    throw new InputError('convert: option --seed: there is nothing to choose but --clues');
  }
  const verbosity = verbosityOf(options);
  return {
    kind: 'convert',
    templates,
    output,
    seed: from,
    verbosity,
  };
}

/** What commander knows of it. */
export function convertCommand(): Command {
  const { command, add } = bareCommand('crossfill convert', '[puzzles...]');
  addTemplateOptions(add);
  add('--fold', (o) => o.default(undefined));
  add('--no-fold');
  addOutputOptions(add);
  add('-s, --seed <SEED>', (o) => o.argParser(seed));
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('-h, --help');
  return command;
}
