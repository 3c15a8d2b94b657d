// argv -> DesignRequest, for command lines whose first word is `design`.

import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { InputError } from '../../base/errors.ts';
import { DESIGN_SYMMETRIES, type DesignSymmetry, MOST_SIDE } from '../../design/canvas.ts';
import { STYLES } from '../../design/styles.ts';
import { bareCommand } from './bare-command.ts';
import type { DesignRequest, LayRequest, MoveRequest, Range } from './design-request.ts';
import { lineError } from './line-errors.ts';
import { verbosityOf } from './message-options.ts';
import { choice, seed, wholeNumber } from './option-values.ts';
import { addFileOptions, type FileOptions, fileOutputOf } from './output-options.ts';
import { stdinOnce } from './paths.ts';
import { addTemplateOptions, type TemplateOptions, templateOf } from './template-options.ts';
import { addChoosingOptions, addWordOptions, type WordOptions, wordsOf } from './word-options.ts';

const LEAST_SIDE = 3;
/** More make another pattern, and looking takes long. */
const MOST_MOVED = 6;
const MAX_COUNT = 10_000;
const DEFAULT_STYLE = 'american';

/** What words that are laid, all of them and no others, make nothing of. */
const OF_LISTS = [
  'dict',
  'prefer',
  'exclude',
  'personal',
  'minScore',
  'onlyTags',
  'noTags',
  'strip',
  'family',
  'allowOffensive',
];

/** The options as commander hands them over. */
interface Options extends WordOptions, FileOptions, TemplateOptions {
  readonly style: string;
  readonly theme?: readonly string[];
  readonly symmetry?: DesignSymmetry;
  readonly words?: Range;
  readonly blocks?: Range;
  readonly openness?: Range;
  readonly longest?: number;
  readonly mask?: string;
  readonly from?: string;
  readonly moveBlocks: number;
  readonly lay?: string;
  readonly nodes?: number;
  readonly cheaters: boolean;
  readonly seed?: number;
  readonly count: number;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly help: boolean;
}

/** What a command line asks for; its first word is `design`. @throws InputError */
export function readDesignLine(
  argv: readonly string[],
):
  | DesignRequest
  | MoveRequest
  | LayRequest
  | { readonly kind: 'design-help'; readonly asked: boolean } {
  const command = designCommand();
  try {
    command.parse(argv.slice(1), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw new InputError(`design: ${lineError(error, command)}`);
  }
  const options = command.opts<Options>();
  const [size] = command.args;
  const { mask, from, lay } = options;
  const drawings = [mask, from, lay].flatMap((name) => name ?? []);
  if (options.help || (size === undefined && drawings.length === 0)) {
    return { kind: 'design-help', asked: options.help };
  }
  checkDrawings(command, options);
  const { style, theme = [], symmetry, words, blocks, openness, longest } = options;
  stdinOnce(drawings, [...options.dict, ...options.prefer, ...options.exclude]);
  const output = fileOutputOf(options, options.count === 1, 'template');
  const shared = {
    seed: options.seed,
    maxNodes: options.nodes,
    count: options.count,
    words: wordsOf(options),
    output,
    verbosity: verbosityOf(options),
  };
  if (from !== undefined || lay !== undefined) {
    if (size !== undefined) {
      const what = from === undefined ? 'words make it' : 'the template has one';
      throw new InputError(`design: ${size}: no size is wanted, as ${what}`);
    }
    if (from === undefined) return { kind: 'lay', file: lay!, ...shared };
    const template = templateOf(from, options);
    return { kind: 'move-blocks', template, most: options.moveBlocks, ...shared };
  }
  return {
    kind: 'design',
    size: size === undefined ? undefined : sizeOf(size),
    mask: mask === undefined ? undefined : templateOf(mask, options),
    style,
    theme,
    symmetry,
    entries: words,
    blocks,
    openness,
    longest,
    cheaters: options.cheaters,
    ...shared,
  };
}

/** @throws InputError for what says how to read, or to change, a drawing that there is none of */
function checkDrawings(command: Command, { mask, from }: Options): void {
  const check = (option: string, attribute: string, needs: string): void => {
    if (command.getOptionValueSource(attribute) !== 'cli') return;
    throw new InputError(`design: --${option} goes with ${needs}`);
  };
  if (from !== undefined) return;
  check('move-blocks', 'moveBlocks', '--from TEMPLATE, whose blocks are moved');
  check('least-length', 'leastLength', '--from TEMPLATE, whose slots it is about');
  if (mask !== undefined) return;
  check('block', 'block', '--mask FILE or --from TEMPLATE, which it says how to read');
  check('lenient', 'lenient', '--mask FILE or --from TEMPLATE, which it says how to read');
}

/** What commander knows of it. */
export function designCommand(): Command {
  const { command, add } = bareCommand('crossfill design', '[size]');
  addWordOptions(add);
  addChoosingOptions(add);
  addTemplateOptions(add);
  const styles = STYLES.map(({ name }) => name);
  add('--style <NAME>', (o) => choice(o.default(DEFAULT_STYLE), styles));
  add('--theme <ANSWERS>', (o) => o.argParser(themeAnswers));
  add('--symmetry <NAME>', (o) => choice(o, DESIGN_SYMMETRIES));
  add('--words <A-B>', (o) => o.argParser(range));
  add('--blocks <A-B>', (o) => o.argParser(range));
  add('--openness <A-B>', (o) => o.argParser(range));
  add('--longest <N>', (o) => o.argParser(wholeNumber(LEAST_SIDE, MOST_SIDE)));
  add('--cheaters');
  const own = ['style', 'theme', 'symmetry', 'words', 'blocks', 'openness', 'longest', 'cheaters'];
  add('--mask <FILE>', (o) => o.conflicts(['from', 'lay']));
  add('--from <TEMPLATE>', (o) => o.conflicts([...own, 'lay', 'count']));
  add('--move-blocks <K>', (o) => o.default(2).argParser(wholeNumber(1, MOST_MOVED)));
  add('--lay <FILE>', (o) => o.conflicts([...own, ...OF_LISTS]));
  add('--nodes <N>', (o) => o.argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)));
  add('-s, --seed <SEED>', (o) => o.argParser(seed));
  add('-n, --count <K>', (o) => o.default(1).argParser(wholeNumber(1, MAX_COUNT)));
  addFileOptions(add);
  add('-q, --quiet', (o) => o.conflicts('verbose'));
  add('-v, --verbose');
  add('-h, --help');
  return command;
}

/** `15x15`, or `15` for a square. @throws InputError */
function sizeOf(text: string): readonly [width: number, height: number] {
  const [, width, height = width] = /^(\d{1,3})(?:[x×](\d{1,3}))?$/iu.exec(text) ?? [];
  const sides = [Number(width), Number(height)] as const;
  if (width !== undefined && sides.every((side) => side >= LEAST_SIDE && side <= MOST_SIDE)) {
    return sides;
  }
  const range = `each ${LEAST_SIDE} to ${MOST_SIDE}`;
  throw new InputError(`design: '${text}' is no size: columns and rows, as 15x15, ${range}`);
}

/** Answers with commas between them. */
function themeAnswers(text: string): string[] {
  const answers = text.split(',').map((answer) => answer.trim());
  if (answers.includes('')) throw new InvalidArgumentError('An answer is empty.');
  return answers;
}

/** `72-76`, or `76` for just so many. */
function range(text: string): Range {
  const [, from, to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (from === undefined || least > most) {
    throw new InvalidArgumentError('It is a number, or from one to another, as 72-76.');
  }
  return [least, most];
}
