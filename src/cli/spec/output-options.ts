// The table of options, third part: where things go, in which shape, and what is said meanwhile.

import { FORMAT_NAMES } from '../../format/formats.ts';
import { PAGE_CHOICES } from '../../format/writing.ts';
import { COMMAND_NAMES } from './commands.ts';
import { group, on, option } from './option.ts';
import { OF_LISTS, OTHER_RUNS, READ } from './reading-options.ts';
import {
  choice,
  files,
  offering,
  onePath,
  paper,
  perPage,
  puzzlePath,
  reportPath,
  sets,
  text,
  whole,
  word,
} from './values.ts';

const PUZZLES = ['fill', 'convert', 'clue'] as const;
const FILES = ['fill', 'convert', 'clue', 'arrow', 'design'] as const;
/** The clues that come with crossfill, where files of clues are named. */
export const BANK = 'bank';
const MOST_DAYS = 36_500;
const REPORTED = ['check', 'suggest', 'grade', 'words', 'preflight'] as const;

const MOST = 1_000_000_000;
const REPORT_FORMATS = ['text', 'json'] as const;
/** By what several grids may be sorted, the best first. */
const SORT_KEYS = ['name', 'floor', 'mean', 'unlisted'] as const;
/** What a template that stays unfilled makes nothing of. */
const OF_FILLS = [
  ...OF_LISTS,
  ...['all', 'tally', 'count', 'nodes', 'time', 'explain', 'seed', 'stats', 'allowRepeats'],
];
/** It changes no puzzle. */
const ASIDE = { decides: false } as const;

export const OUTPUT_OPTIONS = [
  ...group('Output', 'words', [
    option('-n, --count <K>', 'print K words of a pattern (20), examples (10)', whole(1, MOST), {
      conflicts: ['all'],
    }),
    option('--all', 'print all of them'),
  ]),
  ...group('Output', FILES, [
    option(
      '-f, --format <NAME>',
      'default: plain, or the ending of the output',
      choice(FORMAT_NAMES),
    ),
  ]),
  ...group('Output', 'check', [option('--clues', 'proof-read the clues; exit code 3 for a fault')]),
  ...group('Output', 'check', [option('--full', 'all slots, and all of every list')]),
  ...group('Output', 'suggest', [option('--full', 'all slots, if none is named')]),
  ...group('Output', 'grade', [
    option('--full', 'all entries by score, and all of every list'),
    option('--sort <KEY>', 'print a table by floor, mean, unlisted or name', choice(SORT_KEYS)),
  ]),
  ...group('Output', REPORTED, [
    option('-f, --format <NAME>', 'text or json', choice(REPORT_FORMATS, 'text')),
  ]),
  ...group('Output', FILES, [
    option(
      '-o, --output <PATH>',
      'write a file, or one per puzzle: {n}, {seed}',
      puzzlePath,
      ASIDE,
    ),
  ]),
  ...group('Output', PUZZLES, [
    option('--backup', 'keep the file that is replaced as FILE~', on, ASIDE),
  ]),
  ...group('Output', REPORTED, [option('-o, --output <PATH>', 'write a file', reportPath)]),
  ...group('Output', 'desk', [
    option('-o, --output <PATH>', 'write the page as one file, for any browser', reportPath),
    option('--no-open', 'print the address, and open no browser', sets(false), { into: 'open' }),
  ]),
  ...group('Output', 'fill', [
    option('--blank', 'print the template unfilled', on, { conflicts: OF_FILLS }),
  ]),
  ...group('Output', READ, [
    option(
      '--color <WHEN>',
      'auto, always or never',
      choice(['auto', 'always', 'never'], 'auto'),
      ASIDE,
    ),
  ]),
];

/** What is printed around a puzzle. */
export const PAGE_OPTIONS = [
  ...group('Page', FILES, [
    option('--title <TEXT>', 'title of the puzzle', text),
    option('--author <TEXT>', 'author of the puzzle', text),
    option('--copyright <TEXT>', 'copyright notice', text),
    option('--notes <TEXT>', 'notes for the solver', text),
    option('--show <X>', 'puzzle, solution or both', choice(PAGE_CHOICES.show)),
    option('--look <X>', 'light, dark or print', choice(PAGE_CHOICES.look)),
    option('--lang <X>', 'en, de, fr, es, it, nl, sv, pt, pl, uk or ru', choice(PAGE_CHOICES.lang)),
    option('--paper <SIZE>', 'a4, a5, letter, 6x9, 148x210mm ...', paper),
    option('--book', 'for a printer: title page, sections, gutter'),
    option('--front <FILE>', 'text before the puzzles of a book', onePath, ASIDE),
    option('--back <FILE>', 'text after its solutions', onePath, ASIDE),
    option('--per-page <N>', '1, 2 or 4 puzzles a page', perPage),
    option('--large-print', 'clues of 14 points and more, cells of 9 mm'),
    option(
      '--manuscript <X>',
      'for an editor: american or british',
      choice(PAGE_CHOICES.manuscript),
      {
        conflicts: ['book', 'perPage', 'largePrint', 'bleed', 'show'],
      },
    ),
    option('--bleed', 'print beyond the edges of the paper'),
    option('--font <FILE>', 'a font for text and grids; also bold, italic', files, ASIDE),
    option('--page-style <FILE>', 'margins, sizes, lines, logo: a file of JSON', onePath, ASIDE),
    option('--solution-word <WORD>', 'arrowwords: numbered letters that spell it', word),
  ]),
  ...group('Page', PUZZLES, [
    option('--enumerations', 'for all entries that its file gave no clue'),
    option('--reveal', 'show solvers the letters of the template'),
  ]),
  ...group('Page', 'fill', [
    option(
      '--puzzle <KIND>',
      'codeword or fill-in, with a unique solution',
      choice(['codeword', 'fill-in']),
      // It has no clues, and which of its letters are given is drawn.
      { conflicts: [...OTHER_RUNS, 'partial', 'clues', 'enumerations', 'reveal'] },
    ),
  ]),
];

/** Where clues are found, and which of them are used. */
export const CLUE_OPTIONS = [
  ...group('Clues', PUZZLES, [
    option(
      '--clues <FILE>',
      'lines of WORD, a tab and a clue; or bank',
      offering([BANK], files),
      ASIDE,
    ),
    option('--drafts', 'drafts, marked so, where no clue is known', on, ASIDE),
    option('--level <N>', '1 easy, 2 medium or 3 hard clues', whole(1, 3), ASIDE),
    option(
      '--avoid-used <DAYS>',
      'no clue that you printed in these days',
      whole(1, MOST_DAYS),
      ASIDE,
    ),
    option('--clue-command <CMD>', 'a program to ask, by lines of JSON', text, ASIDE),
  ]),
  ...group('Clues', 'clue', [
    option('--learn', 'remember the clues of these puzzles as yours', on, ASIDE),
  ]),
];

export const OTHER_OPTIONS = [
  ...group('Messages', COMMAND_NAMES, [
    option('-q, --quiet', 'only errors', on, { conflicts: ['verbose'], decides: false }),
    option('-v, --verbose', 'more messages', on, ASIDE),
  ]),
  ...group('Messages', 'fill', [
    option('--stats', 'print nodes, backtracks, restarts, seconds', on, ASIDE),
  ]),
  ...group('Also', 'fill', [
    option('--list-templates', 'list the bundled templates'),
    option('-V, --version', 'print the version'),
  ]),
  ...group('Also', COMMAND_NAMES, [option('-h, --help', 'this help')]),
];
