// The table of options, second part: what a command does with its grids and words.

import { InvalidArgumentError } from 'commander';
import { InputError } from '../../base/errors.ts';
import { DESIGN_SYMMETRIES, MOST_SIDE } from '../../design/canvas.ts';
import { LAY_SHAPES } from '../../design/lay-words.ts';
import { STYLES } from '../../design/styles.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import { group, lineOf, many, on, one, option } from './option.ts';
import { BUNDLED_LISTS, OF_LISTS, OTHER_RUNS } from './reading-options.ts';
import { slotDemand } from './rule-values.ts';
import {
  addLine,
  choice,
  conditions,
  decimal,
  dropWord,
  folder,
  nameOfSome,
  nodeLimit,
  offering,
  onePath,
  type Range,
  range,
  readSeed,
  seconds,
  seed,
  setScore,
  shard,
  text,
  themeAnswers,
  whole,
} from './values.ts';

const JUDGED = ['check', 'grade'] as const;

const MOST = 1_000_000_000;
/** Seeds of one puzzle. */
const MOST_SEEDS = 100_000;
const MOST_JOBS = 256;
const MOST_CANDIDATES = 400;
const MOST_DESIGNS = 10_000;
/** Blocks: more make another pattern, and looking takes long. */
const MOST_MOVED = 6;
export const LEAST_SIDE = 3;

const SIZE_HINT = `write columns and rows like 15x15, each from ${LEAST_SIDE} to ${MOST_SIDE}`;
const laySize = one((text) => {
  const sides = sidesOf(text);
  if (sides === undefined) throw new InvalidArgumentError(`Please ${SIZE_HINT}.`);
  return sides;
});

const STYLE_NAMES = STYLES.map(({ name }) => name);
const PROFILE_NAMES = PROFILES.map(({ name }) => name);

/** What `--slot` of `suggest` says without one of these is the name of a slot and no rule. */
const SLOT_RULE_SIGN = /[=@]/;
const slotRule = lineOf('slot', slotDemand);

/** Options that say nothing about a pattern that exists already. */
const OF_PATTERNS = [
  ...[
    'style',
    'answers',
    'symmetry',
    'ratio',
    'words',
    'blocks',
    'openness',
    'longest',
    'cheaters',
  ],
];
/** Of these what a word search has, too. */
const OF_SEARCHES = ['answers', 'words'];
/** What a criss-cross alone has. */
const OF_LAYOUTS = { conflicts: ['variety', 'from'] };
/** Changes to a list of one's own are made in the order in which they are given. */
const EDITS = { into: 'edits' } as const;
/** Where a batch goes and who makes it decides nothing; nor does a file's name, if its content does. */
const ASIDE = { decides: false } as const;

export const TASK_OPTIONS = [
  ...group('Slot', 'suggest', [
    option(
      '--slot <SLOT>',
      'words for 17A or 5D; or a rule, as 17A=WORD',
      offering(
        'slots',
        many((text, at) => (SLOT_RULE_SIGN.test(text) ? slotRule(text, at) : text)),
      ),
    ),
    option('--cell <CELL>', 'letters for a cell, and the cost of each', text, {
      conflicts: ['swap', 'count'],
    }),
    option('--swap <SLOT>', 'smallest change that removes one bad entry', offering('slots', text), {
      conflicts: ['count'],
    }),
  ]),
  ...group('Design', 'design', [
    option(
      '--style <NAME>',
      'an outlet, or arrow, barred, mini, midi, free',
      choice(STYLE_NAMES, 'american'),
    ),
    option('--theme <ANSWERS>', 'separated by commas; the revealer last', themeAnswers, {
      into: 'answers',
    }),
    option(
      '--symmetry <NAME>',
      'half-turn, left-right, up-down, none, ...',
      choice(DESIGN_SYMMETRIES),
    ),
    option('--ratio <R>', 'style arrow: letters per clue cell (4.2)', decimal(2, 7)),
    option('--words <A-B>', 'number of entries', range),
    option('--blocks <A-B>', 'number of blocks', range),
    option('--openness <A-B>', 'number of cells that touch no block', range),
    option('--longest <N>', 'longest entry, not counting the theme', whole(LEAST_SIDE, MOST_SIDE)),
    option('--cheaters', 'allow blocks that only shorten entries'),
    option('--mask <FILE>', 'template whose blocks, voids, letters stay', text, {
      conflicts: ['from', 'lay'],
    }),
    option('--from <TEMPLATE>', 'move few blocks of a template so that it fills', text, {
      conflicts: [...OF_PATTERNS, 'lay', 'count'],
    }),
    option(
      '--move-blocks <K>',
      'with --from: at most K blocks or bars (2)',
      whole(1, MOST_MOVED, 2),
    ),
    // All words of a file are laid, and no others.
    option('--lay <FILE>', 'lay all words of a file into a criss-cross', text, {
      conflicts: [...OF_PATTERNS, ...OF_LISTS],
    }),
    option('--lay-size <SIZE>', 'columns and rows at most, as 20x15', laySize, OF_LAYOUTS),
    option('--lay-shape <SHAPE>', 'square or portrait', choice(LAY_SHAPES), OF_LAYOUTS),
    option(
      '--puzzle <KIND>',
      'word-search: words of --lay, --theme or lists',
      choice(['word-search']),
      // `words` is how many there are, and a theme its words.
      {
        into: 'variety',
        conflicts: [...OF_PATTERNS.filter((name) => !OF_SEARCHES.includes(name)), 'mask', 'from'],
      },
    ),
    option('--directions <N>', 'of a word search: 4 (forwards) or 8 (8)', choice(['4', '8'], '8')),
    option('--sentence <TEXT>', 'what a word search leaves over', text),
    option('--nodes <N>', 'search nodes for each design (60,000)', whole(1)),
    option('-s, --seed <SEED>', 'number or text: same seed, same design', seed),
    option('-n, --count <K>', 'K designs, with seeds SEED, SEED+1, ...', whole(1, MOST_DESIGNS, 1)),
  ]),
  ...group('Outlet', JUDGED, [
    option(
      '--profile <NAME>',
      'exit code 3 if this outlet would reject it',
      offering(PROFILE_NAMES, one(nameOfSome(PROFILE_NAMES, 'Profiles'))),
    ),
    option('--list-profiles', 'list the outlets'),
  ]),
  ...group('Personal', 'words', [
    option('--set <WORD=N>', 'set its score to N; 0 drops it', many(setScore), EDITS),
    option('--drop <WORD>', 'never use it again', many(dropWord), EDITS),
    option('--add <LINE>', 'add a word, as WORD;SCORE;TAGS', many(addLine), EDITS),
  ]),
  ...group('Compare', 'words', [
    option('--compare <FILE>', 'compare with another list', offering(BUNDLED_LISTS, text), {
      conflicts: ['edits'],
    }),
  ]),
  ...group('Search', 'fill', [
    option('-s, --seed <SEED>', 'number or text: same seed, same fill', seed),
    option('-n, --count <K>', 'K fills, with seeds SEED, SEED+1, ...', whole(1, MOST), ASIDE),
    option('--best', 'improve each fill', on, {
      conflicts: OTHER_RUNS,
    }),
    option(
      '--taste <FILE>',
      'weights for --best; plain: only scores count',
      offering(['plain'], text),
      { conflicts: OTHER_RUNS, decides: false },
    ),
    option('--vary <N>', 'vary scores by up to N from seed to seed', whole(0, MAX_SCORE), {
      conflicts: OTHER_RUNS,
    }),
    option('--all', 'every fill', on, { conflicts: ['count'] }),
    option('--tally', 'only the number of fills', on, { conflicts: ['count'] }),
    option('--nodes <N>', 'give up after N nodes (6,000,000), or none', nodeLimit),
    option('--time <S>', 'give up after S seconds', seconds, ASIDE),
    option('--explain', 'explain why no fill exists (slower)'),
    option('--partial', 'print the fullest partial fill if giving up', on, {
      conflicts: OTHER_RUNS,
    }),
    option(
      '-j, --jobs <K>',
      'number of threads; the output stays the same',
      whole(1, MOST_JOBS, 1),
      ASIDE,
    ),
  ]),
  ...group(
    'Search',
    ['convert', 'clue'],
    [option('-s, --seed <SEED>', 'chooses if a word has several clues', seed)],
  ),
  ...group('Search', 'suggest', [
    option('-n, --count <K>', 'number of candidates (15)', whole(1, MOST_CANDIDATES, 15)),
    option('--nodes <N>', 'search nodes for each (1000; 0: none)', whole(0)),
    // A report does not change from run to run unless asked to.
    option('-s, --seed <SEED>', 'seed of these tests, number or text (1)', one(readSeed, 1)),
  ]),
  ...group(
    'Batch',
    'fill',
    [
      option('--templates <PATH>', 'a folder of templates, or a file of several', folder, ASIDE),
      option('--start <K>', 'start with puzzle K', whole(1, MOST, 1), ASIDE),
      option('--shard <I/N>', 'part I of N of the batch', shard, ASIDE),
      option('--distinct <K>', 'any two puzzles differ in at least K entries', whole(1, MOST)),
      option('--fresh <FILE>', 'avoids words used before, and updates FILE', onePath, ASIDE),
      option('--rest <N>', 'no words of the last N puzzles', whole(1, MOST)),
      option('--best-of <K>', 'make each puzzle the best of K seeds', whole(1, MOST_SEEDS, 1)),
      option('--reject <COND>', "drop puzzles like this: 'floor<50', 'mean<65'", conditions),
      option('--top <K>', 'keep only the best K puzzles', whole(1, MOST)),
      option('--manifest <FILE>', 'one line per puzzle: seed, scores, digests', onePath, ASIDE),
      option('--resume', 'continue: redo missing puzzles', on, ASIDE),
    ],
    [...OTHER_RUNS, 'change'],
  ),
];

/** `15x15`, or `15` for a square. @throws InputError */
export function sizeOf(text: string): Range {
  const sides = sidesOf(text);
  if (sides === undefined) throw new InputError(`design: '${text}' is not a size: ${SIZE_HINT}`);
  return sides;
}

function sidesOf(text: string): Range | undefined {
  const [, width, height = width] = /^(\d{1,3})(?:[x×](\d{1,3}))?$/iu.exec(text) ?? [];
  const sides = [Number(width), Number(height)] as const;
  return sides.every((side) => side >= LEAST_SIDE && side <= MOST_SIDE) ? sides : undefined;
}
