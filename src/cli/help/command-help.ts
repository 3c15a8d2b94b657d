// The help of each command, laid out from the table of options: 80 columns, every option, exit codes, examples.

import { COMMANDS, type CommandName } from '../spec/commands.ts';
import type { OptionRow } from '../spec/option.ts';
import { rowsOf } from '../spec/options.ts';
import { EXIT_TEXTS } from './texts.ts';

/** The text around the options of a command. */
interface HelpFrame {
  readonly about: string;
  readonly examples: readonly string[];
  readonly notes?: string;
}

const HEADING_WIDTH = 10;
const FLAGS_WIDTH = 24;

export const FRAMES: Readonly<Record<CommandName, HelpFrame>> = {
  fill: {
    about: `Fills a crossword grid from word lists. The template is a text file (_ or . for
an open cell, # for a block, letters as given), the name of a bundled template,
a puzzle in any other format, or - for standard input.`,
    examples: [
      'crossfill american-15-1 --format boxes',
      'crossfill grid.txt --dict words.txt --seed 7',
      "crossfill grid.txt --count 100 --jobs 4 --output 'puzzle-{seed}.txt'",
    ],
  },
  check: {
    about: `Reports on a template without a search: its form, the words left for each slot,
how many fills to expect, and what an outlet would reject. Several templates are
shown in a table.`,
    examples: [
      'crossfill check american-15-1 --profile nyt',
      'crossfill check grid.txt --slot 17A=TANGERINE --full',
    ],
  },
  suggest: {
    about: `Suggests words for a slot, best first, by verdict, score and the words they
leave in crossing slots; and shows the possible letters of its cells. Without
--slot, shows where the grid is tightest.`,
    notes: `Verdicts  fills: a fill was found. consistent: no contradiction was found.
          dead: proved to be in no fill. Exit code 3: no word is in any fill.`,
    examples: ['crossfill suggest grid.txt --slot 17A --count 10'],
  },
  grade: {
    about: `Reports on a finished grid, or on the finished part of one: scores, weakest
entries, duplicates, missing letters, broken rules, and what an outlet would
reject. It reads a fill in any format. Several grids are shown in a table.`,
    examples: [
      'crossfill american-15-1 | crossfill grade',
      'crossfill grade book/*.txt --sort floor',
    ],
  },
  words: {
    about: `Looks up words (score, tags, list, why one is out) and patterns (P..S, or a
regular expression such as '.*ING' or '~COLOU?R') in the word lists. Without
either, counts the words by length and score.`,
    notes: `Personal  your list: crossfill/words.txt in the configuration folder
          ($XDG_CONFIG_HOME, ~/.config), or --personal FILE; read first.`,
    examples: [
      "crossfill words oreo 'no idea' 'P..S' --min-score 50",
      "crossfill words --set SHMO=5 --drop ESNE --add 'no can do;80'",
    ],
  },
  preflight: {
    about: `Reads a PDF, from crossfill or any other program, as a printer on demand does:
page size and count, fonts, smallest type, margins, images. Exit code 3 if it
would be refused. Books are made by convert --book (docs/press.md).`,
    examples: ['crossfill preflight book.pdf'],
  },
  arrow: {
    about: `Makes an arrowword of a pattern: each block is a clue cell, and an arrow leads
to the first letter of each word. It names words that no block can serve, and
the cells where one more clue cell would help.`,
    examples: [
      'crossfill arrow grid.txt -o arrows.txt',
      'crossfill design 13x18 --style arrow --count 10',
    ],
  },
  design: {
    about: `Designs templates that fill well with the word lists: theme answers in rows
where the symmetry has places for them, and blocks as the style's outlet accepts
them. It prints the best of several patterns and reports how it fills.`,
    examples: [
      "crossfill design 15x15 --style nyt --theme 'cold feet,hot air,warm up'",
      'crossfill design 13x13 | crossfill --best',
    ],
  },
  desk: {
    about: `Opens a puzzle in your browser: the grid, the words of each slot as you type,
fills, clues, checks. It is saved as ipuz, in place of an ipuz file, or beside
another one. The page is reached from this machine alone, and ends with Ctrl-C.
With --output the page is one file, which works without crossfill.`,
    notes: 'Docs      docs/desk.md',
    examples: ['crossfill desk puzzle.ipuz', 'crossfill desk -o desk.html'],
  },
  serve: {
    about: `Keeps the engine and its word lists ready for another program: a request is a
line of JSON on standard input (fill, best, suggest, check, why, convert,
design, clues, stop), and so is each answer on standard output. The lines are
described in docs/serve.md.`,
    examples: ['crossfill serve --dict words.txt'],
  },
  convert: {
    about: `Converts puzzles between formats. Inputs are recognised by their content; the
output format is --format, or the ending of the output name.`,
    examples: ['crossfill convert grid.txt -o grid.json', 'crossfill convert book -o book.pdf'],
  },
  clue: {
    about: `Adds a clue to each entry that has none: one of your own from before, one of
--clues FILE, or one of the bundled bank. Given words and patterns instead of
puzzles, shows every clue that is known for them. --learn remembers the clues of
your puzzles.`,
    notes: `Memory    crossfill/clues.tsv in the configuration folder, beside your list
Command   CMD reads a line of JSON for each entry without a clue (entry,
          display, level, most) and writes lines with entry and clue.`,
    examples: [
      'crossfill clue puzzle.ipuz -o puzzle.html --level 1',
      "crossfill clue OREO 'P..S'",
      'crossfill clue --learn old/*.puz',
    ],
  },
};

/** `crossfill check [templates...] [options]`. */
export function usageOf(command: CommandName): string {
  const parts = [command === 'fill' ? '' : command, COMMANDS[command].operands, '[options]'];
  return ['crossfill', ...parts.filter((part) => part !== '')].join(' ');
}

/** The help of a command. */
export function commandHelp(command: CommandName): string {
  const { about, examples, notes } = FRAMES[command];
  const rows = rowsOf(command);
  const groups = [...new Set(rows.map(({ group }) => group))];
  const options = groups.map((name) =>
    headed(name, rows.filter(({ group }) => group === name).map(optionLine)),
  );
  const parts = [`Usage: ${usageOf(command)}\n${about}\n`, options.join(''), exitLines(command)];
  if (notes !== undefined) parts.push(`${notes}\n`);
  parts.push(headed('Examples', examples));
  return parts.join('\n');
}

/** An option, with its flags as people read them: `--dict FILE`. */
export function optionLine({ flags, text }: OptionRow): string {
  return `${shownFlags(flags).padEnd(FLAGS_WIDTH)}${text}`;
}

export function shownFlags(flags: string): string {
  return flags.replace(/[<>]/g, '');
}

/** The exit codes of a command, a line each. */
export function exitLines(command: CommandName, heading = 'Exit code', texts = EXIT_TEXTS): string {
  const own = texts.filter(({ commands }) => commands.includes(command));
  return headed(
    heading,
    own.map(({ code, text }) => `${String(code).padEnd(4)} ${text}`),
  );
}

/** Lines with a heading before the first. */
export function headed(name: string, lines: readonly string[]): string {
  return lines
    .map((line, at) => `${(at === 0 ? name : '').padEnd(HEADING_WIDTH)}${line}\n`)
    .join('');
}
