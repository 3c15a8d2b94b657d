// `crossfill help TOPIC`: what does not fit on the screen of --help, one screen a topic.

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import { COMMAND_NAMES } from '../spec/commands.ts';
import { commandHelp, exitLines } from './command-help.ts';
import { EXIT_TEXTS, type ExitText, FORMAT_TEXTS } from './texts.ts';

const WORDS = `Which words there are; what lists say of them: crossfill words (--help)

Lists     -d, --dict FILE[:MAP] repeatable; english and british are bundled. A
                                line: WORD, WORD;SCORE, WORD;SCORE;TAG,TAG; the
                                first list that has a word decides. 50 if there
                                is no score; MAP changes those of one list: x2,
                                =100, +10 or -10, as in own.txt:x2
          --prefer FILE         its words score 20 more, 70 at least; what no
                                list has is added
          --personal FILE, --no-personal   your own list: see crossfill words -h
          --allow-offensive     lists as they are, else without slurs;
          --family              no crude words either
          --exclude FILE        words left out; letters given in a grid stay
          --min-score N, L:N    leave out words scored below N; of length L
          --only-tags, --no-tags T,T   only words with one of these; none: name
                                abbr phrase foreign inflection variant dated
                                british american breakfast (docs/words.md)
Letters   --strip               take apostrophes, hyphens, spaces out of words
          --fold, --no-fold     take accents off all letters; off none. Without
                                either, letters that a list often uses as ones
                                of their own stay: Ñ, Å, Ł

Examples  crossfill grid.txt -d own.txt -d english:-20 --min-score 30
          crossfill grid.txt --exclude worn-out.txt --min-score 3:60
`;

const RULES = `What may stand where, for a fill, --blank, check, suggest and grade; a file of
such for --rules: docs/rules.md

Slots     --slot 17A=WORD       this word, in a list or not
          --slot '17A=~REGEX'   a word that matches from end to end
          --slot 17A@FILE       a word of this list
          --min-score-slot 17A:60   a floor on scores there
Part      --only 1A,5A          fill these; others stay open, a word fits each
          --lock 1A,5A          keep these of a filled grid, fill the rest anew
Must      --must FILE           words that have to appear, wherever they fit
          --must-count N        so many of them; else all
          --require-letters A-Z letters of which each has to appear
          --avoid-letters JQ    letters that may not, unless they are given
Alike     --duplicates KIND=MODE   repeatable. KIND: word (the same one twice),
                                inside (FIRE, FIREMAN), stem (SWIM, SWAM), run:N
                                (N letters in a row). MODE: forbid, avoid (only
                                where it cannot be helped), off
          --allow-repeats       the same as --duplicates word=off
          --limit abbr=6        at most so many entries with a tag; repeatable

Examples  crossfill grid.txt --slot 17A=TANGERINE --duplicates stem=forbid
          crossfill grid.txt --rules fruit.rules --seed 7
          crossfill filled.txt --lock 17A,60A --seed 8
`;

const TASTE = `What makes a fill good, for --best: scores, and what solvers notice beside them.
A first fill has no two forms of a word, too, where it can. More: docs/taste.md

          --taste FILE          weights, a line each, such as: plural 12
          --taste plain         nothing but scores: the best floor, then mean
          --vary N              scores vary by up to N points from seed to seed;
                                0: all seeds want the same words

Words     cap                   better scores are no better than this
          plural, inflected, affixed   points off for CATS, WALKED, REWALK
          rare-letter, name, phrase    points for each J Q X Z, for names and
                                phrases, from a score of lively-from up
          vary                  as --vary
Grid      stem-pair, part-pair  cost of SLAVE and SLAVES; of DATA and DATABASE
          plural-rise           how much more each entry in -S costs than before
          name-crossing         cost of names that cross
          long                  hundredths that each letter beyond three adds

Examples  crossfill american-15-1 --best --seed 7
          crossfill american-15-1 --best --taste mine.taste --vary 0
`;

const REWORK = `A filled grid, reworked: the format template of a fill can be read back. Letters
stay unless an option takes them out. More: docs/rules.md, docs/session.md

Anew      --free 13A,8D         these entries are filled anew, all else stays;
          --free r3c4:r7c9      the cells of a rectangle; or of one cell, r3c4
          --free 'below 60'     entries that score less
          --lock 1A,5A          keep these, fill the rest anew; with --free: but
                                for these. Some entry that is not kept changes
Other     --differ FILE         no entry is the same as in this grid, given ones
                                do not count; repeatable
          --share K             at most K are the same, with each such grid
          --exclude-at 17A=WORD any word but this one there
Little    --change least        change as little as can be for what is asked by
                                --slot 17A=WORD, --exclude, --exclude-at; tells
                                each entry that changed, and what is proved
Ask       suggest --slot 13A    words instead, and what else would change
          suggest --cell r3c4   letters instead, and what each costs
          suggest --swap 13A    the nearest way out of one bad entry

Exit code 3: no other fill, as is proved.
Examples  crossfill filled.txt --free r1c1:r5c5 --seed 2
          crossfill filled.txt --change least --slot 17A=TANGERINE
`;

const BATCH = `Puzzles by the thousand: crossfill a.txt b.txt --count 100 -o '{n}.txt'

Templates a.txt b.txt           several, in turn; without --count one of each
          --templates PATH      those of a folder, by name; or of a file of many
Which     -n, --count K         K puzzles in all; puzzle n has the seed SEED+n-1
          --start K             from puzzle K on
          --shard I/N           part I of N: together they are the whole
Differ    --distinct K          any two differ in K entries at least
          --rest N              a word rests for N puzzles after its use
          --fresh FILE          words used before are avoided, by age and count;
                                the file is told of the batch at its end
Choose    --best-of K           each puzzle is the best of K seeds
          --reject 'floor<50'   leave out such; 'floor<60,mean<70': both; floor
                                mean weak unlisted names used penalty nodes
          --top K               the best K of all, with a table
Resume    --manifest FILE       a line of JSON a puzzle: seed, scores, digests
          --resume              make only what is not whole by it
Files     -o '{template}-{n}.txt'   {n}, {seed}, {template}: its base name

Examples  crossfill --templates grids -n 1000 -s 7 --shard 2/4 -o 'b/{n}.txt'
`;

/** `words` is the page on which words there are: the help of that command is `words --help`. */
const TOPICS: Readonly<Record<string, () => string>> = {
  words: () => WORDS,
  rules: () => RULES,
  taste: () => TASTE,
  rework: () => REWORK,
  batch: () => BATCH,
  formats: () => `What -f, --format names.\n\n${table(Object.entries(FORMAT_TEXTS))}`,
  profiles: () => {
    const outlets = PROFILES.map(({ name, title }) => [name, title] as const);
    return `What --profile of check and grade names.\n\n${table(outlets)}`;
  },
  'exit-codes': () => {
    const isShared = ({ commands }: ExitText): boolean => commands.length === COMMAND_NAMES.length;
    const own = EXIT_TEXTS.filter((each) => !isShared(each));
    const shared = exitLines('fill', 'each', EXIT_TEXTS.filter(isShared));
    const rows = COMMAND_NAMES.map((name) => exitLines(name, name, own));
    return `What a command answers to the shell.\n\n${rows.join('')}${shared}`;
  },
  ...Object.fromEntries(
    COMMAND_NAMES.filter((name) => name !== 'words').map((name) => [name, () => commandHelp(name)]),
  ),
};

/** The topics that there are. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS);

/** The page of a topic. @throws InputError if there is none. */
export function helpPage(topic: string): string {
  const page = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
  if (page !== undefined) return page();
  const meant = didYouMean(topic, TOPIC_NAMES);
  throw new InputError(`no help on '${topic}': ${TOPIC_NAMES.join(', ')}${meant}`);
}

function table(rows: readonly (readonly [name: string, text: string])[]): string {
  const widest = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(widest)}  ${text}\n`).join('');
}
