// argv -> ConvertRequest, for command lines whose first word is `convert`.

import { type Command, CommanderError } from 'commander';
import { InputError } from '../../index.ts';
import { bareCommand } from './bare-command.ts';
import type { ConvertRequest } from './convert-request.ts';
import { lineError } from './line-errors.ts';
import { verbosityOf } from './message-options.ts';
import { addOutputOptions, type OutputOptions, outputOf } from './output-options.ts';
import { notOver, stdinOnce } from './paths.ts';
import { addTemplateOptions, type TemplateOptions, templateOf } from './template-options.ts';

/** The options as commander hands them over. */
interface Options extends OutputOptions, TemplateOptions {
  readonly quiet: boolean;
  readonly verbose: boolean;
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
  const inputs = templates.map(({ name }) => name);
  stdinOnce(inputs, []);
  const output = outputOf(options, templates.length === 1);
  notOver(output.path, inputs);
  return { kind: 'convert', templates, output, verbosity: verbosityOf(options) };
}

/** What commander knows of it. */
export function convertCommand(): Command {
  const { command, add } = bareCommand('crossfill convert', '[puzzles...]');
  addTemplateOptions(add);
  add('--fold', (o) => o.default(undefined));
  add('--no-fold');
  addOutputOptions(add);
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('-h, --help');
  return command;
}
