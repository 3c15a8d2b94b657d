// Commands, options, formats and exit codes with a line each: what help, completion and the manual page are made of.
// What an option takes, and what it does not go together with, is said where it is parsed (command-line.ts,
// report-line.ts); a test holds that both know the same options. A new option is one line here.

import { FORMAT_NAMES, FORMATS, type FormatName } from '../../format/formats.ts';
import { PAGE_CHOICES } from '../../format/writing.ts';
import { EXIT } from '../world/exit-code.ts';
import { SORT_KEYS } from './report-request.ts';

export const COMMANDS = {
  fill: 'fill a grid, which is what crossfill does unless told otherwise',
  check: 'what can be said of a template without a search',
  suggest: 'words for a slot, or where the grid is tightest',
  grade: 'the report on a finished grid',
  words: 'what the word lists say, and a list of your own',
  convert: 'puzzles from any format into any other',
  design: 'templates for a size, a style and a theme',
} as const;
export type CommandName = keyof typeof COMMANDS;

/** Commands that take no options: their usage after the name, and what they print. */
export const PLAIN_COMMANDS = {
  help: ['[topic]', 'this, or a page of its own'],
  completion: ['SHELL', 'completion for bash, zsh or fish'],
} as const;

/** First words of a command line that are no template. */
export const FIRST_WORDS: readonly string[] = [
  ...Object.keys(COMMANDS).filter((name) => name !== 'fill'),
  ...Object.keys(PLAIN_COMMANDS),
];

export interface OptionRow {
  /** As commander takes them, but for what stands between `<` and `>`. */
  readonly flags: string;
  readonly commands: readonly CommandName[];
  readonly group: string;
  readonly text: string;
}

/** What completion offers after an option; everything else that takes a FILE or PATH is a file. */
export const VALUES: Readonly<
  Record<string, 'slots' | 'profiles' | 'formats' | readonly string[]>
> = {
  '--slot': 'slots',
  '--min-score-slot': 'slots',
  '--only': 'slots',
  '--lock': 'slots',
  '--free': 'slots',
  '--exclude-at': 'slots',
  '--swap': 'slots',
  '--change': ['least'],
  '--sort': SORT_KEYS,
  '--format': 'formats',
  '--profile': 'profiles',
  '--color': ['auto', 'always', 'never'],
  '--puzzle': ['codeword', 'fill-in'],
  '--show': PAGE_CHOICES.show,
  '--theme': PAGE_CHOICES.theme,
  '--paper': PAGE_CHOICES.paper,
  '--dict': ['english', 'british'],
  '--compare': ['english', 'british'],
  '--taste': ['plain'],
  '--duplicates': ['word', 'inside', 'stem', 'run:4'].flatMap((kind) =>
    ['forbid', 'avoid', 'off'].map((mode) => `${kind}=${mode}`),
  ),
};

const ALL = 'fill check suggest grade words convert design';
const LISTED = 'fill check suggest grade words design';
const GRIDS = 'fill check suggest grade';
const READ = 'fill check suggest grade convert design';
const PUZZLES = 'fill convert';
const FILES = 'fill convert design';
const REPORTS = 'check suggest grade words';
const JUDGED = 'check grade';

/** Groups in the order of the help, a line for each option: who has it, flags, what it does in 46 characters. */
export const OPTIONS: readonly OptionRow[] = [
  ...group('Words', [
    [LISTED, '-d, --dict <FILE>', 'word list, repeatable; WORD, WORD;SCORE a line'],
    [LISTED, '--prefer <FILE>', 'words that score 20 more, 70 at least'],
    [LISTED, '--exclude <FILE>', 'words left out'],
    [LISTED, '--allow-offensive', 'lists as they are; else no slurs'],
    [LISTED, '--family', 'no crude words either'],
    [LISTED, '--min-score <N>', 'leave out words below N; L:N of length L'],
    [LISTED, '--only-tags <TAGS>', 'only words with one of these tags'],
    [LISTED, '--no-tags <TAGS>', 'no words with one of these tags'],
    [LISTED, '--strip', 'take apostrophes, hyphens, spaces out of words'],
    [ALL, '--fold', 'take accents off all letters'],
    [ALL, '--no-fold', 'take accents off none'],
    [LISTED, '--personal <FILE>', 'your own list, instead of the one in ~/.config'],
    [LISTED, '--no-personal', 'leave your own list out'],
  ]),
  ...group('Rules', [
    [GRIDS, '--allow-repeats', 'a word may stand in a grid more than once'],
    ['fill check grade', '--slot <17A=WORD>', 'an entry; 17A=~PATTERN and 17A@FILE, too'],
    [GRIDS, '--min-score-slot <17A:60>', 'a floor on the score there'],
    [GRIDS, '--only <1A,5A>', 'fill these; others stay open, a word fits each'],
    ['fill check suggest', '--lock <1A,5A>', 'keep these of a filled grid, the rest anew'],
    ['fill check suggest', '--free <13A,8D>', 'fill these anew, keep all else; r3c4:r7c9, too'],
    [GRIDS, '--differ <FILE>', 'no entry as in this grid, or --share of them'],
    [GRIDS, '--share <K>', 'at most K entries as in each such grid'],
    [GRIDS, '--exclude-at <17A=WORD>', 'any word but this one there'],
    ['fill', '--change <least>', 'change as little as can be: help rework'],
    [GRIDS, '--must <FILE>', 'words that have to appear, wherever they fit'],
    [GRIDS, '--must-count <N>', 'so many of them; else all'],
    [GRIDS, '--require-letters <A-Z>', 'letters of which each has to appear'],
    [GRIDS, '--avoid-letters <JQ>', 'letters that may not, unless they are given'],
    [GRIDS, '--rebus <HEART,STAR>', 'strings that may stand in one cell'],
    [GRIDS, '--rebus-count <4>', 'so many cells of several letters; 3-5, too'],
    [GRIDS, '--duplicates <KIND=MODE>', 'word, inside, stem, run:N; forbid, avoid, off'],
    [GRIDS, '--limit <TAG=N>', 'at most so many entries with a tag'],
    [GRIDS, '--rules <FILE>', 'all of these as lines of a file'],
  ]),
  ...group('Slot', [
    ['suggest', '--slot <SLOT>', '17A, 5d; none: the whole grid. Or 17A=WORD'],
    ['suggest', '--cell <r3c4>', 'letters of a cell, and what each costs'],
    ['suggest', '--swap <SLOT>', 'the nearest way out of one bad entry'],
  ]),
  ...group('Design', [
    ['design', '--style <NAME>', 'an outlet, or barred, mini, midi, free'],
    ['design', '--theme <ANSWERS>', 'with commas between; the last is the revealer'],
    ['design', '--symmetry <NAME>', 'half-turn, left-right, up-down, none, ...'],
    ['design', '--words <A-B>', 'so many entries'],
    ['design', '--blocks <A-B>', 'so many blocks'],
    ['design', '--openness <A-B>', 'so many cells that touch no block'],
    ['design', '--longest <N>', 'no longer entry but those of the theme'],
    ['design', '--cheaters', 'allow blocks that only make entries shorter'],
    ['design', '--mask <FILE>', 'a template whose blocks, voids, letters stay'],
    ['design', '--from <TEMPLATE>', 'the nearest pattern that fills, or better'],
    ['design', '--move-blocks <K>', 'with --from: so many blocks or bars (2)'],
    ['design', '--lay <FILE>', 'a criss-cross of all words of a file'],
    ['design', '--nodes <N>', 'of searches for fills, for a design (60,000)'],
    ['design', '-s, --seed <SEED>', 'number or text: the same seed, the same design'],
    ['design', '-n, --count <K>', 'K designs, of the seeds SEED, SEED+1, ...'],
  ]),
  ...group('Outlet', [
    [JUDGED, '--profile <NAME>', 'would this outlet reject it? Exit code 3 if so'],
    [JUDGED, '--list-profiles', 'the outlets there are'],
  ]),
  ...group('Own list', [
    ['words', '--set <WORD=N>', 'score it N from now on; 0 drops it'],
    ['words', '--drop <WORD>', 'never use it again'],
    ['words', '--add <LINE>', 'a word of your own, as WORD;SCORE;TAGS'],
  ]),
  ...group('Compare', [['words', '--compare <FILE>', 'the lists with another one']]),
  ...group('Search', [
    ['fill', '-s, --seed <SEED>', 'number or text: the same seed, the same fill'],
    ['fill', '-n, --count <K>', 'K fills, of the seeds SEED, SEED+1, ...'],
    ['fill', '--best', 'improve each fill: crossfill help taste'],
    ['fill', '--taste <FILE>', 'weights for --best; plain: nothing but scores'],
    ['fill', '--vary <N>', 'scores vary by up to N from seed to seed'],
    ['fill', '--all', 'every fill, whatever the seed'],
    ['fill', '--tally', 'only how many fills there are'],
    ['fill', '--nodes <N>', 'give up after N search nodes'],
    ['fill', '--time <S>', 'give up after S seconds'],
    ['fill', '--explain', 'say with care why there is no fill'],
    ['fill', '--partial', 'print how far a search came that gave up'],
    ['fill', '-j, --jobs <K>', 'threads; they change no output'],
    ['convert', '-s, --seed <SEED>', 'chooses where a word has several clues'],
    ['suggest', '-n, --count <K>', 'K candidates (15)'],
    ['suggest', '--nodes <N>', 'nodes to find a fill with each (1000; 0: none)'],
    ['suggest', '-s, --seed <SEED>', 'number or text, for those searches (1)'],
  ]),
  ...group('Batch', [
    ['fill', '--templates <PATH>', 'a folder of templates, or one file of many'],
    ['fill', '--start <K>', 'from puzzle K on: crossfill help batch'],
    ['fill', '--shard <I/N>', 'part I of N of the whole'],
    ['fill', '--distinct <K>', 'any two puzzles differ in K entries'],
    ['fill', '--fresh <FILE>', 'words used: avoided, and the file is told'],
    ['fill', '--rest <N>', 'no words of the N puzzles before'],
    ['fill', '--best-of <K>', 'each puzzle is the best of K seeds'],
    ['fill', '--reject <COND>', "leave out such puzzles: 'floor<50', 'mean<65'"],
    ['fill', '--top <K>', 'keep only the best K of all'],
    ['fill', '--manifest <FILE>', 'a line a puzzle: seed, scores, digests'],
    ['fill', '--resume', 'go on with it: make what is not whole'],
  ]),
  ...group('Output', [
    ['words', '-n, --count <K>', 'K words of a pattern (20), or examples (10)'],
    ['words', '--all', 'all of them'],
    [FILES, '-f, --format <NAME>', 'plain, or as the name of the output ends'],
    ['check', '--full', 'every slot; all of every list'],
    ['suggest', '--full', 'without --slot: all slots'],
    ['grade', '--full', 'every entry by its score; all of every list'],
    ['grade', '--sort <KEY>', 'a table by floor, mean, unlisted or name'],
    [REPORTS, '-f, --format <NAME>', 'text or json'],
    [FILES, '-o, --output <PATH>', 'into a file; one a puzzle with {n} or {seed}'],
    [REPORTS, '-o, --output <PATH>', 'into a file'],
    ['fill', '--blank', 'lay the template out unfilled'],
    ['fill check suggest grade convert design', '--color <WHEN>', 'auto, always or never'],
  ]),
  ...group('Template', [
    [READ, '--block <X>', 'X is a block in the template, besides #'],
    [READ, '--least-length <N>', 'shorter runs of cells are no slots (2)'],
    [READ, '--lenient', 'read what can be read of a damaged file'],
  ]),
  ...group('Page', [
    [PUZZLES, '--title <TEXT>', 'above the puzzle, where the format has it'],
    [PUZZLES, '--author <TEXT>', 'below the title'],
    [PUZZLES, '--copyright <TEXT>', 'below the puzzle'],
    [PUZZLES, '--notes <TEXT>', 'to those who solve it'],
    [PUZZLES, '--show <X>', 'puzzle, solution or both'],
    [PUZZLES, '--theme <X>', 'light, dark or print'],
    [PUZZLES, '--paper <X>', 'a4 or letter'],
    ['fill', '--puzzle <KIND>', 'codeword or fill-in, of one solution'],
    [PUZZLES, '--clues <FILE>', 'clues by word: WORD, a tab, a clue a line'],
    [PUZZLES, '--enumerations', 'of every entry, not only of several words'],
    [PUZZLES, '--reveal', 'show the letters of the template to solvers'],
  ]),
  ...group('Messages', [
    [ALL, '-q, --quiet', 'errors only'],
    [ALL, '-v, --verbose', 'more'],
    ['fill', '--stats', 'nodes, backtracks, restarts, seconds'],
  ]),
  ...group('Also', [
    ['fill', '--list-templates', 'the bundled templates'],
    [ALL, '-h, --help', 'this'],
    ['fill', '-V, --version', 'the version'],
  ]),
];

/** The formats of puzzles, and those of reports. */
export const FORMAT_TEXTS = {
  ...(Object.fromEntries(FORMAT_NAMES.map((name) => [name, FORMATS[name].text])) as Readonly<
    Record<FormatName, string>
  >),
  text: 'a report for people (what check, suggest, grade and words have)',
} as const;

export interface ExitText {
  readonly commands: readonly CommandName[];
  readonly code: number;
  readonly text: string;
}

/** What a command answers to the shell. */
export const EXIT_TEXTS: readonly ExitText[] = [
  exit('fill', EXIT.filled, 'filled'),
  exit('check suggest grade', EXIT.filled, 'nothing against it'),
  exit('words', EXIT.filled, 'told, also of words that no list has'),
  exit('convert', EXIT.filled, 'written'),
  exit('design', EXIT.filled, 'as many as asked for'),
  exit(ALL, EXIT.badInput, 'bad usage or bad input; one line on standard error says which'),
  exit('fill', EXIT.unfillable, 'proved that no fill exists; standard error says why'),
  exit('check', EXIT.unfillable, 'proved that no fill exists, or rejected by --profile'),
  exit('suggest', EXIT.unfillable, 'proved that no word is in any fill'),
  exit('grade', EXIT.unfillable, 'rejected by --profile, a rule broken, or a word left out stands'),
  exit('fill', EXIT.gaveUp, 'gave up at --nodes or --time'),
  exit('suggest', EXIT.gaveUp, '--swap: not known, the search gave up at --nodes'),
  exit('design', EXIT.gaveUp, 'fewer were found within what the style asks for'),
  exit(
    'fill design',
    EXIT.interrupted,
    'interrupted; complete grids and files are there, no half ones',
  ),
];

/** The options of a command, in the order of the help. */
export function optionsOf(command: CommandName): readonly OptionRow[] {
  return OPTIONS.filter(({ commands }) => commands.includes(command));
}

function group(
  name: string,
  rows: readonly (readonly [commands: string, flags: string, text: string])[],
): OptionRow[] {
  return rows.map(([commands, flags, text]) => ({
    flags,
    commands: commands.split(' ') as CommandName[],
    group: name,
    text,
  }));
}

function exit(commands: string, code: number, text: string): ExitText {
  return { commands: commands.split(' ') as CommandName[], code, text };
}
