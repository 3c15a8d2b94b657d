// The table of options, second part: what a command does with its grids and words.

import { DESIGN_SYMMETRIES, MOST_SIDE } from '../../design/canvas.ts';
import { STYLES } from '../../design/styles.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import { group, lineOf, many, type OptionRow, option } from './option.ts';
import {
  ASIDE,
  BUNDLED_LISTS,
  CONVERT,
  DESIGN,
  FILL,
  JUDGED,
  OTHER_RUNS,
  SUGGEST,
  WORDS,
} from './option-sets.ts';
import { slotDemand } from './rule-values.ts';
import {
  addLine,
  anyText,
  choice,
  condition,
  dropWord,
  folder,
  offering,
  on,
  one,
  onePath,
  range,
  seconds,
  seed,
  setScore,
  shard,
  slotOrRule,
  themeAnswers,
  wholeNumber,
} from './values.ts';

const MOST = 1_000_000_000;
/** Seeds of one puzzle. */
const MOST_SEEDS = 100_000;
const MOST_JOBS = 256;
const MOST_CANDIDATES = 400;
const MOST_DESIGNS = 10_000;
/** Blocks: more make another pattern, and looking takes long. */
const MOST_MOVED = 6;
export const LEAST_SIDE = 3;

/** Changes to a list of one's own are made in the order in which they stand. */
const EDITS = { into: 'edits' } as const;
/** What a batch is not made of. */
const ALONE = [...OTHER_RUNS, 'change'];
/** What a pattern that is there makes nothing of. */
const OF_PATTERNS = ['style', 'answers', 'symmetry', 'words', 'blocks', 'openness', 'longest'];
/** What words that are laid, all of them and no others, make nothing of. */
const OF_LISTS = [
  ...['dict', 'prefer', 'exclude', 'personal', 'minScore', 'onlyTags', 'noTags', 'strip', 'family'],
  'allowOffensive',
];

export const slotOptions = group('Slot', [
  option(
    SUGGEST,
    '--slot <SLOT>',
    '17A, 5d; none: the whole grid. Or 17A=WORD',
    offering('slots', many(slotOrRule(lineOf('slot', slotDemand)))),
  ),
  option(SUGGEST, '--cell <CELL>', 'letters of a cell, and what each costs', one(anyText), {
    conflicts: ['swap', 'count'],
  }),
  option(
    SUGGEST,
    '--swap <SLOT>',
    'the nearest way out of one bad entry',
    offering('slots', one(anyText)),
    { conflicts: ['count'] },
  ),
]);

export const designOptions = group('Design', [
  option(
    DESIGN,
    '--style <NAME>',
    'an outlet, or barred, mini, midi, free',
    choice(
      STYLES.map(({ name }) => name),
      'american',
    ),
  ),
  option(
    DESIGN,
    '--theme <ANSWERS>',
    'with commas between; the last is the revealer',
    one(themeAnswers, []),
    { into: 'answers' },
  ),
  option(
    DESIGN,
    '--symmetry <NAME>',
    'half-turn, left-right, up-down, none, ...',
    choice(DESIGN_SYMMETRIES),
  ),
  option(DESIGN, '--words <A-B>', 'so many entries', one(range)),
  option(DESIGN, '--blocks <A-B>', 'so many blocks', one(range)),
  option(DESIGN, '--openness <A-B>', 'so many cells that touch no block', one(range)),
  option(
    DESIGN,
    '--longest <N>',
    'no longer entry but those of the theme',
    one(wholeNumber(LEAST_SIDE, MOST_SIDE)),
  ),
  option(DESIGN, '--cheaters', 'allow blocks that only make entries shorter', on),
  option(DESIGN, '--mask <FILE>', 'a template whose blocks, voids, letters stay', one(anyText), {
    conflicts: ['from', 'lay'],
  }),
  option(DESIGN, '--from <TEMPLATE>', 'the nearest pattern that fills, or better', one(anyText), {
    conflicts: [...OF_PATTERNS, 'cheaters', 'lay', 'count'],
  }),
  option(
    DESIGN,
    '--move-blocks <K>',
    'with --from: so many blocks or bars (2)',
    one(wholeNumber(1, MOST_MOVED), 2),
  ),
  option(DESIGN, '--lay <FILE>', 'a criss-cross of all words of a file', one(anyText), {
    conflicts: [...OF_PATTERNS, 'cheaters', ...OF_LISTS],
  }),
  option(
    DESIGN,
    '--nodes <N>',
    'of searches for fills, for a design (60,000)',
    one(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  ),
  option(DESIGN, '-s, --seed <SEED>', 'number or text: the same seed, the same design', one(seed)),
  option(
    DESIGN,
    '-n, --count <K>',
    'K designs, of the seeds SEED, SEED+1, ...',
    one(wholeNumber(1, MOST_DESIGNS), 1),
  ),
]);

export const outletOptions = group('Outlet', [
  option(
    JUDGED,
    '--profile <NAME>',
    'would this outlet reject it? Exit code 3 if so',
    choice(
      PROFILES.map(({ name }) => name),
      undefined,
      'Profiles',
    ),
  ),
  option(JUDGED, '--list-profiles', 'the outlets there are', on),
]);

export const ownListOptions = group('Own list', [
  option(WORDS, '--set <WORD=N>', 'score it N from now on; 0 drops it', many(setScore), EDITS),
  option(WORDS, '--drop <WORD>', 'never use it again', many(dropWord), EDITS),
  option(WORDS, '--add <LINE>', 'a word of your own, as WORD;SCORE;TAGS', many(addLine), EDITS),
]);

export const compareOptions = group('Compare', [
  option(
    WORDS,
    '--compare <FILE>',
    'the lists with another one',
    offering(BUNDLED_LISTS, one(anyText)),
    { conflicts: ['edits'] },
  ),
]);

export const searchOptions = group('Search', [
  option(FILL, '-s, --seed <SEED>', 'number or text: the same seed, the same fill', one(seed)),
  option(
    FILL,
    '-n, --count <K>',
    'K fills, of the seeds SEED, SEED+1, ...',
    one(wholeNumber(1, MOST)),
    ASIDE,
  ),
  option(FILL, '--best', 'improve each fill: crossfill help taste', on, {
    conflicts: OTHER_RUNS,
  }),
  option(
    FILL,
    '--taste <FILE>',
    'weights for --best; plain: nothing but scores',
    offering(['plain'], one(anyText)),
    { conflicts: OTHER_RUNS, decides: false },
  ),
  option(
    FILL,
    '--vary <N>',
    'scores vary by up to N from seed to seed',
    one(wholeNumber(0, MAX_SCORE)),
    { conflicts: OTHER_RUNS },
  ),
  option(FILL, '--all', 'every fill, whatever the seed', on, { conflicts: ['count'] }),
  option(FILL, '--tally', 'only how many fills there are', on, { conflicts: ['count'] }),
  option(
    FILL,
    '--nodes <N>',
    'give up after N search nodes',
    one(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  ),
  option(FILL, '--time <S>', 'give up after S seconds', one(seconds), ASIDE),
  option(FILL, '--explain', 'say with care why there is no fill', on),
  option(FILL, '--partial', 'print how far a search came that gave up', on, {
    conflicts: OTHER_RUNS,
  }),
  option(
    FILL,
    '-j, --jobs <K>',
    'threads; they change no output',
    one(wholeNumber(1, MOST_JOBS), 1),
    ASIDE,
  ),
  option(CONVERT, '-s, --seed <SEED>', 'chooses where a word has several clues', one(seed)),
  option(SUGGEST, '-n, --count <K>', 'K candidates (15)', one(wholeNumber(1, MOST_CANDIDATES), 15)),
  option(
    SUGGEST,
    '--nodes <N>',
    'nodes to find a fill with each (1000; 0: none)',
    one(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  ),
  // A report does not change from run to run unless asked to.
  option(SUGGEST, '-s, --seed <SEED>', 'number or text, for those searches (1)', one(seed, 1)),
]);

export const batchOptions = group('Batch', [
  option(FILL, '--templates <PATH>', 'a folder of templates, or one file of many', one(folder), {
    conflicts: ALONE,
    decides: false,
  }),
  option(
    FILL,
    '--start <K>',
    'from puzzle K on: crossfill help batch',
    one(wholeNumber(1, MOST), 1),
    { conflicts: ALONE, decides: false },
  ),
  option(FILL, '--shard <I/N>', 'part I of N of the whole', one(shard), {
    conflicts: ALONE,
    decides: false,
  }),
  option(FILL, '--distinct <K>', 'any two puzzles differ in K entries', one(wholeNumber(1, MOST)), {
    conflicts: ALONE,
  }),
  option(FILL, '--fresh <FILE>', 'words used: avoided, and the file is told', one(onePath), {
    conflicts: ALONE,
    decides: false,
  }),
  option(FILL, '--rest <N>', 'no words of the N puzzles before', one(wholeNumber(1, MOST)), {
    conflicts: ALONE,
  }),
  option(
    FILL,
    '--best-of <K>',
    'each puzzle is the best of K seeds',
    one(wholeNumber(1, MOST_SEEDS), 1),
    { conflicts: ALONE },
  ),
  option(
    FILL,
    '--reject <COND>',
    "leave out such puzzles: 'floor<50', 'mean<65'",
    many(condition),
    { conflicts: ALONE },
  ),
  option(FILL, '--top <K>', 'keep only the best K of all', one(wholeNumber(1, MOST)), {
    conflicts: ALONE,
  }),
  option(FILL, '--manifest <FILE>', 'a line a puzzle: seed, scores, digests', one(onePath), {
    conflicts: ALONE,
    decides: false,
  }),
  option(FILL, '--resume', 'go on with it: make what is not whole', on, {
    conflicts: ALONE,
    decides: false,
  }),
]);

/** Whether an option makes a batch of a fill. */
export function isOfBatch(row: OptionRow): boolean {
  return batchOptions.rows.some((each) => each === row);
}
