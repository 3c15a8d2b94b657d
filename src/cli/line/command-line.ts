// argv -> Request. Reads no file and prints nothing: every mistake is thrown as an InputError, every
// answer is data. Commander finds the options and suggests the right one for a wrong one.

import { type Command, CommanderError } from 'commander';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import { bareCommand, standsAlone } from './bare-command.ts';
import { addBatchOptions, type BatchOptions, batchOf } from './batch-options.ts';
import { lineError } from './line-errors.ts';
import { verbosityOf } from './message-options.ts';
import { FIRST_WORDS } from './option-table.ts';
import { choice, seconds, seed, wholeNumber } from './option-values.ts';
import { addOutputOptions, type OutputOptions, outputOf } from './output-options.ts';
import { stdinOnce } from './paths.ts';
import {
  type Limits,
  type ListingRequest,
  type OutputRequest,
  type Request,
  STDIN,
} from './request.ts';
import { addRuleOptions, type RuleOptions, rulesOf } from './rule-options.ts';
import { addTemplateOptions, type TemplateOptions, templateOf } from './template-options.ts';
import { addChoosingOptions, addWordOptions, type WordOptions, wordsOf } from './word-options.ts';

const MAX_COUNT = 1_000_000_000;
const MAX_JOBS = 256;

/** The options as commander hands them over. */
interface Options extends WordOptions, RuleOptions, OutputOptions, TemplateOptions, BatchOptions {
  readonly allowRepeats: boolean;
  readonly seed?: number;
  readonly count?: number;
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
  readonly blank: boolean;
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
    throw new InputError(wrongCommand(command) ?? lineError(error, command));
  }
  const wrong = wrongCommand(command);
  if (wrong !== undefined) throw new InputError(wrong);
  const options = command.opts<Options>();
  if (options.listTemplates && !options.help) standsAlone(command, 'listTemplates');
  return requestOf(command.args, options, stdinIsTerminal);
}

/** Of the first of several words, which is a command misspelt rather than a template. */
function wrongCommand({ args: [word = '', ...rest] }: Command): string | undefined {
  if (word === 'fill' && rest.length > 0) return 'crossfill fills without the word fill';
  const meant = rest.length > 0 ? didYouMean(word, FIRST_WORDS) : '';
  return meant === '' ? undefined : `there is no command ${word}${meant}`;
}

function requestOf(
  names: readonly string[],
  options: Options,
  stdinIsTerminal: () => boolean,
): Request {
  if (options.help) return { kind: 'help' };
  if (options.version) return { kind: 'version' };
  if (options.listTemplates) return listingOf(options);
  if (names.includes('')) throw new InputError('the name of the template is empty');
  const batch = batchOf(names, options);
  if (names.length === 0 && options.templates === undefined && stdinIsTerminal()) {
    return { kind: 'nothing' };
  }
  const [name = STDIN] = names;
  const template = templateOf(name, options);
  const holdsOne = (options.count ?? 1) === 1 && !options.all && batch === undefined;
  const output = outputOf(options, holdsOne);
  checkSeedField(options);
  checkTally(options, output);
  const verbosity = verbosityOf(options);
  if (options.blank) {
    stdinOnce([template.name], [...options.rules, ...options.clues]);
    return { kind: 'blank', template, ...rulesOf(options), output, verbosity };
  }
  const words = wordsOf(options);
  const { dict, prefer, exclude, rules, clues } = options;
  const read = [...dict, ...prefer, ...exclude, ...rules, ...clues];
  if (options.taste !== undefined) read.push(options.taste);
  stdinOnce(batch?.templateNames ?? [name], read);
  checkTaste(options);
  checkChange(options);
  const search = {
    template,
    words,
    allowRepeats: options.allowRepeats,
    ...rulesOf(options),
    limits: limitsOf(options),
    output,
    explain: options.explain || undefined,
    stats: options.stats,
    verbosity,
  };
  if (options.all || options.tally) {
    return { kind: 'enumerate', ...search, tally: options.tally };
  }
  const { seed, count = 1, jobs, best, taste, vary, partial, change } = options;
  const fills = {
    ...search,
    seed,
    jobs,
    best,
    taste,
    vary,
    partial: partial || undefined,
  };
  if (batch !== undefined) {
    const { template: _, ...each } = fills;
    return { kind: 'batch', ...each, ...batch.wishes };
  }
  return { kind: 'fill', ...fills, count, change };
}

/** @throws InputError for puzzles without a seed */
function checkSeedField({ output, blank, all, tally }: Options): void {
  if (!output?.includes('{seed}') || !(blank || all || tally)) return;
  const which = blank ? '--blank' : all ? '--all' : '--tally';
  throw new InputError(`option --output: no puzzle has a {seed} with ${which}`);
}

/** @throws InputError if templates are to be listed in a format of puzzles */
function listingOf({ format = 'plain' }: Options): ListingRequest {
  if (format !== 'plain' && format !== 'json') {
    throw new InputError(`option --list-templates lists them as plain or json, not as ${format}`);
  }
  return { kind: 'list-templates', format: format === 'json' ? 'json' : 'text' };
}

/** @throws InputError if the number of fills is to be told in a format of puzzles */
function checkTally({ tally }: Options, { format }: OutputRequest): void {
  if (!tally || format === 'plain' || format === 'json') return;
  throw new InputError(`option --tally tells a number, as plain or json, and none as ${format}`);
}

function limitsOf({ nodes, time }: Options): Limits {
  return { nodes, seconds: time };
}

/** What commander knows of a fill. */
export function fillCommand(): Command {
  const { command, add } = bareCommand('crossfill', '[templates...]');
  addWordOptions(add);
  addChoosingOptions(add);
  add('--allow-repeats');
  addRuleOptions(add, 'fill');
  add('-s, --seed <SEED>', (o) => o.argParser(seed));
  add('-n, --count <K>', (o) => o.argParser(wholeNumber(1, MAX_COUNT)));
  addBatchOptions(add);
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
  addOutputOptions(add);
  add('--puzzle <KIND>', (o) =>
    choice(o, ['codeword', 'fill-in']).conflicts(['all', 'tally', 'blank', 'partial']),
  );
  addTemplateOptions(add);
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
      'seed',
      'stats',
      'strip',
      'family',
      'allowOffensive',
      'allowRepeats',
    ]),
  );
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('--stats');
  add('--list-templates');
  add('-h, --help');
  add('-V, --version');
  return command;
}

/** @throws InputError for a taste of fills that are not improved */
function checkTaste({ taste, vary, best }: Options): void {
  if (best || (taste ?? vary) === undefined) return;
  const what = taste === undefined ? '--vary varies' : '--taste weighs';
  throw new InputError(`option ${what} what --best looks for, and there is no --best`);
}

/** @throws InputError for rules that go against the least change of a filled grid */
function checkChange({ change, ruleLines = [] }: Options): void {
  const against = ruleLines.find(({ keyword }) => keyword === 'free' || keyword === 'only');
  if (change === undefined || against === undefined) return;
  throw new InputError(
    `option --change ${change} keeps all it can: --${against.keyword} cannot go with it`,
  );
}
