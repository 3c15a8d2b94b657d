// `crossfill help`, the first screen, and `crossfill help TOPIC`, one screen a topic: its options as the table has
// them, and what is to be said of them together. `crossfill help all` is the whole table.

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { listed } from '../../base/phrases.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import { COMMAND_NAMES, COMMANDS, type CommandName, PLAIN_COMMANDS } from '../spec/commands.ts';
import type { OptionRow } from '../spec/option.ts';
import { OPTIONS, rowsOf } from '../spec/options.ts';
import { commandHelp, exitLines, headed, optionLine, usageOf } from './command-help.ts';
import { EXIT_TEXTS, type ExitText, FORMAT_TEXTS } from './texts.ts';

/** What `crossfill --help` shows. */
export const FIRST_SCREEN = `Usage: crossfill [templates...] [options]
       crossfill COMMAND ...  (check, suggest, grade, words, convert, preflight,
                               clue, arrow, design, desk, serve)

Crossfill fills crossword grids from word lists. A template is a text file with
_ for open cells, # for blocks and letters that are given, the name of a bundled
template (crossfill --list-templates), or a puzzle in any other format.

Fill a grid           crossfill american-15-1 --seed 7
Find a better fill    crossfill grid.txt --dict words.txt --best
Set entries           crossfill grid.txt --slot 17A=TANGERINE --slot 34D=KIWI
Make many puzzles     crossfill grid.txt --count 100 --output 'puzzle-{n}.puz'
Design a template     crossfill design 15x15 --style nyt
Report on a grid      crossfill grade filled.txt --profile nyt

Read on
  crossfill help all            every command and option
  crossfill COMMAND --help      one command; filling: crossfill help fill
  crossfill help TOPIC          words, rules, rework, taste, batch, formats,
                                profiles, exit-codes
  man crossfill                 the manual page
`;

/** The page of a topic: rows of options, and the text before and after them. */
interface Topic {
  readonly about: string;
  readonly rows: readonly OptionRow[];
  readonly notes: string;
  readonly examples: readonly string[];
}

const TOPICS: Readonly<Record<string, Topic>> = {
  words: {
    about: 'Which words a grid is filled with. To look words up: crossfill words --help',
    rows: groupOf('Words'),
    notes: `Lists     english and british are bundled. A line is WORD, WORD;SCORE or
          WORD;SCORE;TAG,TAG; without a score 50. The first list that has a word
          decides. FILE:x2, :=100, :+10 or :-10 changes the scores of a list.
Tags      name abbr phrase foreign inflection variant dated british american
          breakfast (docs/words.md)
`,
    examples: ['crossfill grid.txt -d own.txt -d english:-20 --min-score 3:60'],
  },
  rules: {
    about: 'Rules on words and slots; also as lines of a file for --rules (docs/rules.md).',
    rows: groupOf('Rules').filter(({ name }) => name !== 'change'),
    notes: '',
    examples: ['crossfill grid.txt --slot 17A=TANGERINE --duplicates stem=forbid'],
  },
  taste: {
    about: `What makes a fill good, for --best: scores, and what else solvers notice. The
weights are lines of FILE, such as: plural 12. See docs/taste.md.`,
    rows: rowsNamed('fill', ['best', 'taste', 'vary']),
    notes: `Words     cap                   better scores count no more than this
          plural, inflected, affixed   points off for CATS, WALKED, REWALK
          rare-letter, name, phrase    points for each J Q X Z, for names and
                                phrases, above a score of lively-from
          vary                  like --vary; 0: all seeds prefer the same words
Grid      stem-pair, part-pair  cost of SLAVE with SLAVES; DATA with DATABASE
          plural-rise           how much more each entry in -S costs than before
          name-crossing         cost of names that cross
          long                  hundredths added by each letter beyond three
`,
    examples: ['crossfill american-15-1 --best --taste mine.taste --vary 0'],
  },
  rework: {
    about: `Reworking a filled grid, which is read in any format. Letters stay unless an
option takes them out. See docs/rules.md and docs/session.md.`,
    rows: [
      ...rowsNamed('fill', ['free', 'lock', 'differ', 'share', 'exclude-at', 'change']),
      ...rowsNamed('suggest', ['slot', 'cell', 'swap']).filter(({ group }) => group === 'Slot'),
    ],
    notes: `Free      also 'below 60': entries that score less. With --lock: except these.
Change    with --slot 17A=WORD, --exclude or --exclude-at; reports the changes,
          and what is proved.
Suggest   --slot, --cell and --swap are options of crossfill suggest.
          Exit code 3: it is proved that no other fill exists.
`,
    examples: [
      'crossfill filled.txt --free r1c1:r5c5 --seed 2',
      'crossfill filled.txt --change least --slot 17A=TANGERINE',
    ],
  },
  batch: {
    about: `Many puzzles: crossfill a.txt b.txt --count 100 -o '{n}.txt'. Several templates
take turns; without --count each is filled once. See docs/batches.md.`,
    rows: groupOf('Batch'),
    notes: `Seeds     puzzle n has the seed SEED+n-1
Files     -o '{template}-{n}.txt': {n}, {seed}, and the base name {template}
Figures   floor mean weak unlisted names used penalty nodes; with a comma both:
          'floor<60,mean<70'
`,
    examples: ["crossfill --templates grids -n 1000 -s 7 --shard 2/4 -o 'b/{n}.txt'"],
  },
};

const PAGES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(TOPICS).map(([name, topic]) => [name, () => pageOf(topic)])),
  formats: () => `Values of -f, --format:\n\n${table([...FORMAT_TEXTS])}`,
  profiles: () => {
    const outlets = PROFILES.map(({ name, title }) => [name, title] as const);
    return `Values of --profile (check and grade):\n\n${table(outlets)}`;
  },
  'exit-codes': () => {
    const isShared = ({ commands }: ExitText): boolean => commands.length === COMMAND_NAMES.length;
    const own = EXIT_TEXTS.filter((each) => !isShared(each));
    const shared = exitLines('fill', 'each', EXIT_TEXTS.filter(isShared));
    // Commands that end in one way only are named together.
    const judged = COMMAND_NAMES.filter(
      (name) => own.filter(({ commands }) => commands.includes(name)).length > 1,
    );
    const others = headed('others', ['0    written or reported, or their input ended']);
    const rows = [...judged.map((name) => exitLines(name, name, own)), others];
    return `Exit codes:\n\n${rows.join('')}${shared}`;
  },
  // `words` is the page on which words there are: the help of that command is `words --help`.
  ...Object.fromEntries(
    COMMAND_NAMES.filter((name) => name !== 'words').map((name) => [name, () => commandHelp(name)]),
  ),
  all: everything,
};

/** The topics that there are. */
export const TOPIC_NAMES: readonly string[] = Object.keys(PAGES);

/** The page of a topic. @throws InputError if there is none. */
export function helpPage(topic: string): string {
  const page = Object.hasOwn(PAGES, topic) ? PAGES[topic] : undefined;
  if (page !== undefined) return page();
  const meant = didYouMean(topic, TOPIC_NAMES);
  throw new InputError(`no help topic '${topic}': topics are ${TOPIC_NAMES.join(', ')}${meant}`);
}

/** Every command, and every option with the commands that take it. */
function everything(): string {
  const plain = Object.entries(PLAIN_COMMANDS).map(
    ([name, { operands, title }]) => [`crossfill ${name} ${operands}`, title] as const,
  );
  const commands = COMMAND_NAMES.map(
    (name) => [usageOf(name).replace(' [options]', ''), COMMANDS[name].title] as const,
  );
  const parts = [table([...commands, ...plain])];
  let heading = '';
  for (const row of OPTIONS) {
    const taken = row.commands.length === COMMAND_NAMES.length ? ['every command'] : row.commands;
    const next = `${row.group}: ${listed(taken)}`;
    if (next !== heading) parts.push(`\n${next}\n`);
    heading = next;
    parts.push(`  ${optionLine(row)}\n`);
  }
  return parts.join('');
}

function pageOf({ about, rows, notes, examples }: Topic): string {
  const options = rows.map((row) => `${optionLine(row)}\n`).join('');
  return `${about}\n\n${options}\n${notes}${headed('Examples', examples)}`;
}

function groupOf(name: string): readonly OptionRow[] {
  return OPTIONS.filter(({ group }) => group === name);
}

function rowsNamed(command: CommandName, names: readonly string[]): readonly OptionRow[] {
  return names.flatMap((name) => rowsOf(command).filter((row) => row.name === name));
}

function table(rows: readonly (readonly [name: string, text: string])[]): string {
  const widest = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(widest)}  ${text}\n`).join('');
}
