// argv -> WordsCommandRequest, for command lines whose first word is `words`.

import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { InputError } from '../../base/errors.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import { bareCommand } from './bare-command.ts';
import { lineError } from './line-errors.ts';
import { namesStdin } from './list-name.ts';
import { verbosityOf } from './message-options.ts';
import { wholeNumber } from './option-values.ts';
import { reportOutputOf } from './output-options.ts';
import { REPORT_FORMATS, type ReportOutput } from './report-request.ts';
import { STDIN_ONCE } from './request.ts';
import {
  type Add,
  addChoosingOptions,
  addWordOptions,
  type WordOptions,
  wordsOf,
} from './word-options.ts';
import type { Asked, Edit, WordsCommandRequest } from './words-request.ts';

const MOST = 1_000_000_000;
/** Letters, and what stands between them in print. */
const WORD = /^[\p{L}\p{M}\p{Zs}\p{Pd}'\u2018\u2019.\u00b7]+$/u;
/** Letters and open cells. */
const CELLS = /^[\p{L}\p{M}._?]+$/u;
const REGEX_SIGN = /[[\](){}*+|^$\\]/;

/** The options as commander hands them over. */
interface Options extends WordOptions {
  readonly compare?: string;
  readonly edits: readonly Edit[];
  readonly count?: number;
  readonly all: boolean;
  readonly format: ReportOutput['format'];
  readonly output?: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly help: boolean;
}

/** What a command line asks for; its first word is `words`. @throws InputError */
export function readWordsLine(argv: readonly string[]): WordsCommandRequest {
  const command = wordsCommand();
  try {
    command.parse(argv.slice(1), { from: 'user' });
    return requestOf(command.args, command.opts<Options>());
  } catch (error) {
    if (error instanceof CommanderError) {
      throw new InputError(`words: ${lineError(error, command)}`);
    }
    throw error;
  }
}

/** What commander knows of `words`. */
export function wordsCommand(): Command {
  const { command, add } = bareCommand('crossfill words', '[words...]');
  addWordOptions(add);
  addChoosingOptions(add);
  add('--compare <FILE>', (o) => o.conflicts('edits'));
  addEdit(add, '--set <WORD=N>', (text, source) => {
    const [, word, score] = /^(.+)=(\d+)$/su.exec(text) ?? [];
    if (word === undefined || Number(score) > MAX_SCORE) {
      throw new InvalidArgumentError('It is a word and a score from 0 to 100, such as SHMO=5.');
    }
    return { kind: 'set', word, score: Number(score), source };
  });
  addEdit(add, '--drop <WORD>', (word, source) => ({ kind: 'drop', word, source }));
  addEdit(add, '--add <LINE>', (line, source) => ({ kind: 'add', line, source }));
  add('-n, --count <K>', (o) => o.conflicts('all').argParser(wholeNumber(1, MOST)));
  add('--all');
  add('-f, --format <NAME>', (o) => o.default('text').choices(REPORT_FORMATS));
  add('-o, --output <PATH>');
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('-h, --help');
  return command;
}

/** Edits of all kinds go into one row. */
function addEdit(add: Add, flags: string, edit: (text: string, source: string) => Edit): void {
  add(flags, (o) => {
    o.attributeName = () => 'edits';
    return o.argParser((text: string, before: readonly Edit[] = []) => [
      ...before,
      edit(text, `option ${o.long} ${text}`),
    ]);
  });
}

function requestOf(args: readonly string[], options: Options): WordsCommandRequest {
  if (options.help) return { kind: 'words-help' };
  const { compare, edits = [], count, all, dict, prefer, exclude } = options;
  const lists = [...dict, ...prefer, ...exclude, ...(compare === undefined ? [] : [compare])];
  if (lists.filter(namesStdin).length > 1) throw new InputError(STDIN_ONCE);
  if (edits.length > 0 && options.personal === false) {
    throw new InputError(
      'words: --set, --drop and --add change the list that --no-personal leaves out',
    );
  }
  if (edits.length > 0 && lists.some(namesStdin)) {
    const why = 'the lists are read before a change and after it';
    throw new InputError(`words: ${why}: standard input (-) cannot be one of them`);
  }
  if (compare !== undefined && args.length > 0) {
    throw new InputError('words: --compare is for whole lists: name no words with it');
  }
  const isAboutWords = args.every((text) => askedFor(text).kind === 'word');
  if ((all || count !== undefined) && compare === undefined && isAboutWords) {
    const option = all ? '--all' : '--count';
    throw new InputError(`words: ${option} is for patterns and for --compare, and there is none`);
  }
  const most = all ? Number.POSITIVE_INFINITY : count;
  return {
    kind: 'words',
    asked: args.map(askedFor),
    edits,
    compare,
    most,
    words: wordsOf(options),
    output: reportOutputOf({ ...options, color: 'auto' }),
    verbosity: verbosityOf(options),
  };
}

/** Full stops are open cells unless there are spaces as well: `P..S`, but `St. Louis`. */
function askedFor(text: string): Asked {
  if (text.startsWith('~')) return { kind: 'regex', text };
  if (WORD.test(text) && (!text.includes('.') || /\p{Zs}/u.test(text)))
    return { kind: 'word', text };
  if (CELLS.test(text)) return { kind: 'cells', text };
  if (REGEX_SIGN.test(text)) return { kind: 'regex', text };
  const patterns = 'a pattern such as P..S, or a regular expression';
  throw new InputError(`words: '${text}' is no word, nor is it ${patterns}`);
}
