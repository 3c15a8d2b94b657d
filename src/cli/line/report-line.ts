// argv -> ReportRequest, for command lines whose first word is `check`, `suggest` or `grade`. All
// take the words and rules that a fill takes. That word always names the report; a
// template file of that name is called `./check`.

import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { CHANGE_NODES } from '../../fill/least-change.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import { bareCommand, standsAlone } from './bare-command.ts';
import { lineError } from './line-errors.ts';
import { verbosityOf } from './message-options.ts';
import { choice, seed, wholeNumber } from './option-values.ts';
import { reportOutputOf } from './output-options.ts';
import { stdinOnce } from './paths.ts';
import {
  REPORT_FORMATS,
  type ReportName,
  type ReportOutput,
  type ReportRequest,
  SORT_KEYS,
  type SortKey,
} from './report-request.ts';
import { COLOR_CHOICES, type ColorChoice, STDIN } from './request.ts';
import { addRuleOptions, type RuleOptions, rulesOf, slotsAsked } from './rule-options.ts';
import { addTemplateOptions, type TemplateOptions, templateOf } from './template-options.ts';
import { addChoosingOptions, addWordOptions, type WordOptions, wordsOf } from './word-options.ts';

const DEFAULT_COUNT = 15;
const MAX_COUNT = 400;
const DEFAULT_NODES = 1000;
/** A report does not change from run to run unless asked to. */
const DEFAULT_SEED = 1;

/** The options as commander hands them over. */
interface Options extends WordOptions, RuleOptions, TemplateOptions {
  readonly format: ReportOutput['format'];
  readonly output?: string;
  readonly color: ColorChoice;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly help: boolean;
  readonly allowRepeats: boolean;
  readonly full: boolean;
  // Of some reports only.
  readonly profile?: string;
  readonly listProfiles?: boolean;
  readonly slot?: readonly string[];
  readonly sort?: SortKey;
  readonly count: number;
  readonly nodes?: number;
  readonly cell?: string;
  readonly swap?: string;
  readonly seed: number;
}

/** What a command line asks for; its first word is a report's name. @throws InputError */
export function readReportLine(
  argv: readonly string[],
  stdinIsTerminal: () => boolean,
): ReportRequest {
  const report = argv[0] as ReportName;
  const command = reportCommand(report);
  try {
    command.parse(argv.slice(1), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      throw new InputError(`${report}: ${lineError(error, command)}`);
    }
    throw error;
  }
  const options = command.opts<Options>();
  if (options.listProfiles && !options.help) standsAlone(command, 'listProfiles');
  if (report === 'suggest' && !options.help) checkSearches(command, options);
  return requestOf(report, command.args, options, stdinIsTerminal);
}

function requestOf(
  report: ReportName,
  names: readonly string[],
  options: Options,
  stdinIsTerminal: () => boolean,
): ReportRequest {
  if (options.help) return { kind: 'report-help', report, asked: true };
  if (options.listProfiles) return { kind: 'list-profiles', format: options.format };
  if (names.length === 0 && stdinIsTerminal()) {
    return { kind: 'report-help', report, asked: false };
  }
  const { dict, prefer, exclude, rules, allowRepeats, full, profile } = options;
  const templates = names.length === 0 ? [STDIN] : names;
  stdinOnce(templates, [...dict, ...prefer, ...exclude, ...rules]);
  const asked = slotsAsked(options.slot);
  const ruleLines = [...(options.ruleLines ?? []), ...asked.lines];
  const shared = {
    templates: templates.map((name) => templateOf(name, options)),
    words: wordsOf(options),
    allowRepeats,
    ...rulesOf({ ruleLines, rules }),
    full,
    output: reportOutputOf(options),
    verbosity: verbosityOf(options),
  };
  const judged = { profile };
  if (report === 'check') return { kind: 'check', ...shared, ...judged };
  const { sort, cell, swap, count, seed: from } = options;
  if (report === 'grade') return { kind: 'grade', ...shared, ...judged, sort };
  if (asked.names.length > 1) {
    throw new InputError(`suggest: --slot asks about one slot, not ${asked.names.join(' and ')}`);
  }
  const [slot] = asked.names;
  const other = cell === undefined ? swap && '--swap' : '--cell';
  if (slot !== undefined && other !== undefined) {
    throw new InputError(`suggest: one thing is asked about, not --slot ${slot} and ${other}`);
  }
  if (full && (slot ?? other) !== undefined) {
    throw new InputError('suggest: --full lists all slots; of the words of one, -n says how many');
  }
  const { nodes = swap === undefined ? DEFAULT_NODES : CHANGE_NODES } = options;
  return {
    kind: 'suggest',
    ...shared,
    slot,
    cell,
    swap,
    count,
    nodes,
    seed: from,
  };
}

/** @throws InputError for what only searches need, where none is asked for */
function checkSearches(command: Command, { slot, cell, swap }: Options): void {
  if (slotsAsked(slot).names.length > 0 || (cell ?? swap) !== undefined) return;
  const unused = ['count', 'nodes', 'seed'].find(
    (name) => command.getOptionValueSource(name) === 'cli',
  );
  if (unused === undefined) return;
  throw new InputError(
    `suggest: --${unused} is for the words of one slot: --slot, --cell or --swap`,
  );
}

/** What commander knows of a report. */
export function reportCommand(report: ReportName): Command {
  const { command, add } = bareCommand(
    `crossfill ${report}`,
    report === 'suggest' ? '[template]' : '[templates...]',
  );
  addWordOptions(add);
  addTemplateOptions(add);
  add('-f, --format <NAME>', (o) => choice(o.default('text'), REPORT_FORMATS));
  add('-o, --output <PATH>');
  add('--color <WHEN>', (o) => choice(o.default('auto'), COLOR_CHOICES));
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('-h, --help');
  addChoosingOptions(add);
  add('--allow-repeats');
  addRuleOptions(add, report);
  add('--full');
  if (report !== 'suggest') {
    add('--profile <NAME>', (o) => o.argParser(profileName));
    add('--list-profiles');
  }
  if (report === 'grade') add('--sort <KEY>', (o) => choice(o, SORT_KEYS));
  if (report === 'suggest') {
    add('--cell <CELL>', (o) => o.conflicts(['swap', 'count']));
    add('--swap <SLOT>', (o) => o.conflicts('count'));
    add('-n, --count <K>', (o) => o.default(DEFAULT_COUNT).argParser(wholeNumber(1, MAX_COUNT)));
    add('--nodes <N>', (o) => o.argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER)));
    add('-s, --seed <SEED>', (o) => o.default(DEFAULT_SEED).argParser(seed));
  }
  return command;
}

function profileName(text: string): string {
  const names = PROFILES.map(({ name }) => name);
  if (!names.includes(text)) {
    const meant = didYouMean(text, names).replace(/^: d/, ' D');
    throw new InvalidArgumentError(`Profiles are ${names.join(', ')}.${meant}`);
  }
  return text;
}
