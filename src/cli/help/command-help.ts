// The help of each command, laid out from the table of options: 80 columns, every option, exit codes, examples.

import { COMMANDS, type CommandName } from '../spec/commands.ts';
import { GROUPS } from '../spec/options.ts';
import { EXIT_TEXTS } from './texts.ts';

/** What stands around the options of a command. */
interface Frame {
  readonly usage: string;
  readonly about: string;
  readonly examples: readonly string[];
  readonly notes?: string;
}

const GROUP_WIDTH = 10;
const FLAGS_WIDTH = 24;

const FRAMES: Readonly<Record<CommandName, Frame>> = {
  fill: {
    usage: 'crossfill [templates] [options]',
    about: `Fills a crossword grid from word lists. The template is a file, the name of a
bundled one, or -: _ or . open, # block, letters given; any --format is read.`,
    notes: `More      crossfill check, suggest, grade, words, convert, design (each has
          --help); crossfill completion bash, zsh, fish; crossfill help words,
          rules, rework, taste, batch, formats, profiles, exit-codes`,
    examples: [
      'crossfill american-15-1 --format boxes',
      'crossfill grid.txt --dict words.txt --seed 7',
      "crossfill grid.txt --count 100 --jobs 4 --output 'puzzle-{seed}.txt'",
    ],
  },
  check: {
    usage: 'crossfill check [template ...] [options]',
    about: `Says what can be said of a template without a search: its form, the words that
each slot has left, the fills to expect, and what an outlet would reject. Of
several templates it tells in a table.`,
    examples: [
      'crossfill check american-15-1 --profile nyt',
      'crossfill check grid.txt --slot 17A=TANGERINE --full',
    ],
  },
  suggest: {
    usage: 'crossfill suggest [template] --slot SLOT [options]',
    about: `Words for a slot, the best first: by verdict, score, and what they leave in the
slots that cross; and which letters its cells can have. Without --slot: where
the grid is tightest.`,
    notes: `Verdicts  fills: a fill was found. consistent: nothing against it was found.
          dead: in no fill, as is proved. Exit code 3: no word is in any fill.`,
    examples: ['crossfill suggest grid.txt --slot 17A --count 10'],
  },
  grade: {
    usage: 'crossfill grade [filled ...] [options]',
    about: `The report on a finished grid, or on what is finished of one: scores, weakest
entries, duplicates, letters missing, rules broken, and what an outlet would
reject. Every format of a fill is read. Of several grids it tells in a table.`,
    examples: [
      'crossfill american-15-1 | crossfill grade',
      'crossfill grade book/*.txt --sort floor',
    ],
  },
  words: {
    usage: 'crossfill words [word or pattern ...] [options]',
    about: `What the word lists say: of words (score, tags, which list, why it is out), of
patterns (P..S; or a regular expression, such as '.*ING' or '~COLOU?R'), and of
nothing: how many words they have, by length and score.`,
    notes: `Own list  crossfill/words.txt in the configuration folder ($XDG_CONFIG_HOME,
          ~/.config), or --personal FILE; read first by every command.`,
    examples: [
      "crossfill words oreo 'no idea' 'P..S' --min-score 50",
      "crossfill words --set SHMO=5 --drop ESNE --add 'no can do;80'",
    ],
  },
  design: {
    usage: 'crossfill design SIZE [options]',
    about: `Templates that fill well with the lists: theme answers in rows where the
symmetry has places for them, blocks within what the style's outlet accepts. The
best of several patterns is printed, and how it fills is told.`,
    examples: [
      "crossfill design 15x15 --style nyt --theme 'cold feet,hot air,warm up'",
      'crossfill design 13x13 | crossfill --best',
    ],
  },
  convert: {
    usage: 'crossfill convert [puzzle ...] [options]',
    about: `Puzzles from any format into any other, told by what is in a file. The format of
the output is that of --format, or as its name ends.`,
    examples: ['crossfill convert grid.txt -o grid.json', 'crossfill convert book -o book.pdf'],
  },
};

/** The help of a command. */
export function commandHelp(command: CommandName): string {
  const { usage, about, examples, notes } = FRAMES[command];
  const parts = [`Usage: ${usage}\n${about}\n`, optionLines(command), exitLines(command)];
  if (notes !== undefined) parts.push(`${notes}\n`);
  parts.push(inGroup('Examples', examples));
  return parts.join('\n');
}

/** What a command is called, how it is used, what it does; for the manual page. */
export function frameOf(command: CommandName): Frame & { readonly title: string } {
  return { ...FRAMES[command], title: COMMANDS[command] };
}

/** The exit codes of a command, a line each. */
export function exitLines(command: CommandName, heading = 'Exit code', texts = EXIT_TEXTS): string {
  return inGroup(
    heading,
    texts
      .filter(({ commands }) => commands.includes(command))
      .map(({ code, text }) => `${String(code).padEnd(4)} ${text}`),
  );
}

/** Flags as people read them: `--dict FILE`. */
export function shownFlags(flags: string): string {
  return flags.replace(/[<>]/g, '');
}

function optionLines(command: CommandName): string {
  const parts = GROUPS.map(({ name, rows }) => {
    const own = rows.filter(({ commands }) => commands.some((each) => each === command));
    const lines = own.map(({ flags, text }) => `${shownFlags(flags).padEnd(FLAGS_WIDTH)}${text}`);
    return inGroup(name, lines);
  });
  return parts.join('');
}

/** Lines with a name before the first. */
function inGroup(name: string, lines: readonly string[]): string {
  return lines.map((line, at) => `${(at === 0 ? name : '').padEnd(GROUP_WIDTH)}${line}\n`).join('');
}
