// The table of options, third part: where things go, in which shape, and what is said meanwhile.

import { FORMAT_NAMES } from '../../format/formats.ts';
import { PAGE_CHOICES } from '../../format/writing.ts';
import { group, many, option } from './option.ts';
import {
  ALL,
  ASIDE,
  CHECK,
  FILES,
  FILL,
  GRADE,
  OTHER_RUNS,
  PUZZLES,
  READ,
  REPORTS,
  SUGGEST,
  WORDS,
} from './option-sets.ts';
import {
  anyText,
  choice,
  inputFile,
  on,
  one,
  puzzlePath,
  reportPath,
  wholeNumber,
} from './values.ts';

const MOST = 1_000_000_000;
export const REPORT_FORMATS = ['text', 'json'] as const;
/** By what several grids may be sorted, the best first. */
const SORT_KEYS = ['name', 'floor', 'mean', 'unlisted'] as const;
/** What a template that stays unfilled makes nothing of. */
const OF_FILLS = [
  ...['dict', 'prefer', 'exclude', 'personal', 'all', 'tally', 'count', 'minScore', 'onlyTags'],
  ...['noTags', 'nodes', 'time', 'explain', 'seed', 'stats', 'strip', 'family', 'allowOffensive'],
  'allowRepeats',
];

export const outputOptions = group('Output', [
  option(
    WORDS,
    '-n, --count <K>',
    'K words of a pattern (20), or examples (10)',
    one(wholeNumber(1, MOST)),
    { conflicts: ['all'] },
  ),
  option(WORDS, '--all', 'all of them', on),
  option(
    FILES,
    '-f, --format <NAME>',
    'plain, or as the name of the output ends',
    choice(FORMAT_NAMES),
  ),
  option(CHECK, '--full', 'every slot; all of every list', on),
  option(SUGGEST, '--full', 'without --slot: all slots', on),
  option(GRADE, '--full', 'every entry by its score; all of every list', on),
  option(GRADE, '--sort <KEY>', 'a table by floor, mean, unlisted or name', choice(SORT_KEYS)),
  option(REPORTS, '-f, --format <NAME>', 'text or json', choice(REPORT_FORMATS, 'text')),
  option(
    FILES,
    '-o, --output <PATH>',
    'into a file; one a puzzle with {n} or {seed}',
    one(puzzlePath),
    ASIDE,
  ),
  option(REPORTS, '-o, --output <PATH>', 'into a file', one(reportPath)),
  option(FILL, '--blank', 'lay the template out unfilled', on, { conflicts: OF_FILLS }),
  option(
    READ,
    '--color <WHEN>',
    'auto, always or never',
    choice(['auto', 'always', 'never'], 'auto'),
    ASIDE,
  ),
]);

export const pageOptions = group('Page', [
  option(PUZZLES, '--title <TEXT>', 'above the puzzle, where the format has it', one(anyText)),
  option(PUZZLES, '--author <TEXT>', 'below the title', one(anyText)),
  option(PUZZLES, '--copyright <TEXT>', 'below the puzzle', one(anyText)),
  option(PUZZLES, '--notes <TEXT>', 'to those who solve it', one(anyText)),
  option(PUZZLES, '--show <X>', 'puzzle, solution or both', choice(PAGE_CHOICES.show)),
  option(PUZZLES, '--theme <X>', 'light, dark or print', choice(PAGE_CHOICES.theme)),
  option(PUZZLES, '--paper <X>', 'a4 or letter', choice(PAGE_CHOICES.paper)),
  option(
    FILL,
    '--puzzle <KIND>',
    'codeword or fill-in, of one solution',
    choice(['codeword', 'fill-in']),
    { conflicts: [...OTHER_RUNS, 'partial'] },
  ),
  option(
    PUZZLES,
    '--clues <FILE>',
    'clues by word: WORD, a tab, a clue a line',
    many(inputFile),
    ASIDE,
  ),
  option(PUZZLES, '--enumerations', 'of every entry, not only of several words', on),
  option(PUZZLES, '--reveal', 'show the letters of the template to solvers', on),
]);

export const messagesOptions = group('Messages', [
  option(ALL, '-q, --quiet', 'errors only', on, { conflicts: ['verbose'], decides: false }),
  option(ALL, '-v, --verbose', 'more', on, ASIDE),
  option(FILL, '--stats', 'nodes, backtracks, restarts, seconds', on, ASIDE),
]);

export const alsoOptions = group('Also', [
  option(FILL, '--list-templates', 'the bundled templates', on),
  option(ALL, '-h, --help', 'this', on),
  option(FILL, '-V, --version', 'the version', on),
]);
