// argv -> Request. Reads no file and prints nothing: every mistake is thrown as an InputError, every
// answer is data. Commander finds the options and suggests the right one for a wrong one.

import { resolve } from 'node:path';
import { type Command, CommanderError, InvalidArgumentError, type Option } from 'commander';
import { didYouMean, InputError } from '../../index.ts';
import type { Verbosity } from '../world/log.ts';
import { bareCommand } from './bare-command.ts';
import { namesStdin } from './list-name.ts';
import { FIRST_WORDS } from './option-table.ts';
import {
  COLOR_CHOICES,
  type ColorChoice,
  FORMATS,
  type FormatName,
  type Limits,
  type OutputRequest,
  type Request,
  STDIN,
  STDIN_ONCE,
  STDOUT,
  type TemplateRequest,
} from './request.ts';
import { addRuleOptions, type RuleOptions, rulesOf } from './rule-options.ts';
import { parseSeed } from './seed.ts';
import {
  addChoosingOptions,
  addWordOptions,
  MAX_SCORE,
  type WordOptions,
  wordsOf,
} from './word-options.ts';

const MAX_COUNT = 1_000_000_000;
const MAX_JOBS = 256;
/** What a path of `--output` may have in braces. */
const FIELDS = ['seed', 'n'];

/** The options as commander hands them over. */
interface Options extends WordOptions, RuleOptions {
  readonly allowRepeats: boolean;
  readonly seed?: number;
  readonly count: number;
  readonly all: boolean;
  readonly tally: boolean;
  readonly nodes?: number;
  readonly time?: number;
  readonly jobs: number;
  readonly explain: boolean;
  readonly partial: boolean;
  readonly change?: 'least';
  readonly best: boolean;
  readonly taste?: string;
  readonly vary?: number;
  readonly format: FormatName;
  readonly output?: string;
  readonly blank: boolean;
  readonly block: string;
  readonly color: ColorChoice;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly stats: boolean;
  readonly listTemplates: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** What a command line asks for. @throws InputError for one that cannot be understood. */
export function readCommandLine(argv: readonly string[], stdinIsTerminal: () => boolean): Request {
  const command = fillCommand();
  try {
    command.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const [word = ''] = argv;
    const meant = command.args.length > 1 ? didYouMean(word, FIRST_WORDS) : '';
    const what = meant === '' ? lineError(error, command) : `there is no command ${word}${meant}`;
    throw new InputError(what);
  }
  return requestOf(command.args[0], command.opts<Options>(), stdinIsTerminal);
}

function requestOf(
  name: string | undefined,
  options: Options,
  stdinIsTerminal: () => boolean,
): Request {
  if (options.help) return { kind: 'help' };
  if (options.version) return { kind: 'version' };
  if (options.listTemplates) return { kind: 'list-templates' };
  if (name === undefined && stdinIsTerminal()) return { kind: 'nothing' };
  const template: TemplateRequest = {
    name: name ?? STDIN,
    block: options.block,
    ...(options.fold !== undefined && { fold: options.fold }),
  };
  const output = outputOf(options);
  const verbosity = verbosityOf(options);
  if (options.blank) {
    stdinOnce([template.name], options.rules);
    return { kind: 'blank', template, ...rulesOf(options), output, verbosity };
  }
  const words = wordsOf(options);
  const read = [...options.dict, ...options.prefer, ...options.exclude, ...options.rules];
  if (options.taste !== undefined) read.push(options.taste);
  stdinOnce([template.name], read);
  notOver(options.output, read);
  if (options.vary !== undefined && !options.best) {
    throw new InputError('option --vary varies what --best looks for, and there is no --best');
  }
  checkChange(options);
  const search = {
    template,
    words,
    allowRepeats: options.allowRepeats,
    ...rulesOf(options),
    limits: limitsOf(options),
    output,
    ...(options.explain && { explain: true }),
    stats: options.stats,
    verbosity,
  };
  if (options.all || options.tally) {
    return { kind: 'enumerate', ...search, tally: options.tally };
  }
  const { seed, count, jobs, best, taste, vary, partial, change } = options;
  return {
    kind: 'fill',
    ...search,
    ...(seed !== undefined && { seed }),
    count,
    jobs,
    best,
    ...(taste !== undefined && { taste }),
    ...(vary !== undefined && { vary }),
    ...(partial && { partial }),
    ...(change && { change }),
  };
}

function outputOf({ format, color, output, blank, all, tally }: Options): OutputRequest {
  if (output === undefined) return { format, color };
  if (output === '') throw new InputError('option --output: the path is empty');
  if (output === STDOUT) return { format, color };
  checkFields(output);
  if (output.includes('{seed}') && (blank || all || tally)) {
    const which = blank ? '--blank' : all ? '--all' : '--tally';
    throw new InputError(`option --output: no puzzle has a {seed} with ${which}`);
  }
  return { format, color, path: output };
}

/** @throws InputError for a `{field}` of an output's path that would stay as it is */
function checkFields(path: string): void {
  for (const [field, name] of path.matchAll(/\{([^{}]*)\}/g)) {
    if (FIELDS.includes(name!)) continue;
    const meant = didYouMean(name!, FIELDS).replace(/ (\w+)\?$/, ' {$1}?');
    throw new InputError(`option --output: ${field} is no field, such as {seed} and {n}${meant}`);
  }
}

/** @throws InputError if templates and other files name standard input more than once */
export function stdinOnce(templates: readonly string[], read: readonly string[]): void {
  const named = [...templates.filter((name) => name === STDIN), ...read.filter(namesStdin)];
  if (named.length > 1) throw new InputError(STDIN_ONCE);
}

function limitsOf({ nodes, time }: Options): Limits {
  return { ...(nodes !== undefined && { nodes }), ...(time !== undefined && { seconds: time }) };
}

export function verbosityOf({ quiet, verbose }: Pick<Options, 'quiet' | 'verbose'>): Verbosity {
  if (quiet) return 'quiet';
  return verbose ? 'verbose' : 'normal';
}

/** What commander knows of a fill. */
export function fillCommand(): Command {
  const { command, add } = bareCommand('crossfill');
  addWordOptions(add);
  addChoosingOptions(add);
  add('--allow-repeats');
  addRuleOptions(add);
  add('-s, --seed <SEED>', (o) => o.argParser(seed));
  add('-n, --count <K>', (o) => o.default(1).argParser(wholeNumber(1, MAX_COUNT)));
  add('--best', (o) => o.conflicts(['all', 'tally', 'blank']));
  add('--taste <FILE>', (o) => o.conflicts(['all', 'tally', 'blank']));
  add('--vary <N>', (o) =>
    o.conflicts(['all', 'tally', 'blank']).argParser(wholeNumber(0, MAX_SCORE)),
  );
  add('--all', (o) => o.conflicts('count'));
  add('--tally', (o) => o.conflicts('count'));
  add('--nodes <N>', (o) => o.argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)));
  add('--time <S>', (o) => o.argParser(seconds));
  add('-j, --jobs <K>', (o) => o.default(1).argParser(wholeNumber(1, MAX_JOBS)));
  add('--explain');
  add('--change <HOW>', (o) =>
    choice(o, ['least']).conflicts(['all', 'tally', 'blank', 'count', 'partial']),
  );
  add('--partial', (o) => o.conflicts(['all', 'tally', 'blank']));
  add('-f, --format <NAME>', (o) => choice(o.default('plain'), FORMATS));
  add('-o, --output <PATH>');
  add('--blank', (o) =>
    o.conflicts([
      'dict',
      'prefer',
      'exclude',
      'personal',
      'all',
      'tally',
      'count',
      'minScore',
      'onlyTags',
      'noTags',
      'nodes',
      'time',
      'explain',
    ]),
  );
  add('--block <X>', (o) => o.default('#').argParser(blockCharacter));
  add('--color <WHEN>', (o) => choice(o.default('auto'), COLOR_CHOICES));
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('--stats');
  add('--list-templates');
  add('-h, --help');
  add('-V, --version');
  return command;
}

/** An option that takes one of some names, and says which was meant. */
export function choice(option: Option, names: readonly string[]): Option {
  return option.choices(names).argParser((text: string) => {
    if (names.includes(text)) return text;
    const meant = didYouMean(text, names).replace(/^: d/, ' D');
    throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}.${meant}`);
  });
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = most > 2 ** 32 ? `${least} or more` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`It is a whole number ${range}.`);
    }
    return value;
  };
}

export function seed(text: string): number {
  if (text === '') throw new InvalidArgumentError('It is a number or a text.');
  return parseSeed(text);
}

function seconds(text: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value <= 0) {
    throw new InvalidArgumentError('It is a number of seconds above 0, such as 10 or 0.5.');
  }
  return value;
}

export function blockCharacter(text: string): string {
  if (Array.from(text.normalize('NFC')).length !== 1 || /\s/.test(text)) {
    throw new InvalidArgumentError('It is one visible character.');
  }
  if (text === '_' || text === '.') {
    throw new InvalidArgumentError(`${text} is an open cell.`);
  }
  return text;
}

/** What commander has against a line. */
export function lineError(error: CommanderError, { args }: Command): string {
  if (error.code !== 'commander.excessArguments') return oneLine(error.message);
  return `unexpected '${args[1]}': there is one template, and an option takes one value`;
}

/** @throws InputError if a product would be written over a list or grid that it is made of */
export function notOver(output: string | undefined, read: readonly string[]): void {
  if (output === undefined || output === STDOUT) return;
  const over = read.some(
    (name) => resolve(name) === resolve(output) || name.startsWith(`${output}:`),
  );
  if (over) throw new InputError(`option --output: ${output} is read as well, and would be lost`);
}

/** @throws InputError for rules that go against the least change of a filled grid */
function checkChange({ change, ruleLines = [] }: Options): void {
  const against = ruleLines.find(({ keyword }) => keyword === 'free' || keyword === 'only');
  if (change === undefined || against === undefined) return;
  throw new InputError(
    `option --change ${change} keeps all it can: --${against.keyword} cannot go with it`,
  );
}

/** Commander's message without its label, as one line that ends like our others. */
export function oneLine(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}
