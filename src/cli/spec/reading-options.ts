// The table of options, first part: what is read, and how. Which words there are, rules on words and slots, templates.

import { tagsNamed } from '../../words/vocabulary/tags.ts';
import { COMMAND_NAMES } from './commands.ts';
import { group, on, one, option, rule } from './option.ts';
import {
  cellCountOf,
  countOf,
  duplicateRule,
  excludedAt,
  floorOf,
  freeRules,
  mentions,
  namedWordsOf,
  slotDemand,
  slotFloor,
  stringsOf,
  tagLimit,
  themeMentions,
} from './rule-values.ts';
import {
  blockCharacter,
  choice,
  files,
  floors,
  offering,
  ownFile,
  ownLetters,
  plainText,
  sets,
  tags,
  unlockKey,
  whole,
} from './values.ts';

const LISTED = ['fill', 'check', 'suggest', 'grade', 'words', 'design', 'serve', 'desk'] as const;
const GRIDS = ['fill', 'check', 'suggest', 'grade'] as const;
/** To `suggest`, --slot is mostly a question. */
const NOT_SUGGEST = ['fill', 'check', 'grade'] as const;
/** Those that may change a grid before it is filled. */
const REWORK = ['fill', 'check', 'suggest'] as const;
export const READ = [
  ...(['fill', 'check', 'suggest', 'grade', 'convert', 'clue', 'arrow', 'design'] as const),
] as const;
/** The desk shows its puzzle in a browser, which has colours of its own. */
const TEMPLATES = [...READ, 'desk'] as const;

/** No grid has longer slots only. */
const LONGEST_LEAST = 30;
/** The character of a block, unless another one is named. */
export const BLOCK = '#';
export const BUNDLED_LISTS = ['english', 'british'];
/** What is not about single fills. */
export const OTHER_RUNS = ['all', 'tally', 'blank'];
const SLOTS = { offers: 'slots' } as const;
const DUPLICATES = {
  offers: ['word', 'inside', 'stem', 'run:4'].flatMap((kind) =>
    ['forbid', 'avoid', 'off'].map((mode) => `${kind}=${mode}`),
  ),
};
/** Which words a batch has, and which grids, is in a digest by what was read. */
const BY_CONTENT = { decides: false } as const;
const NAMED_WORDS = { decides: false, rule: namedWordsOf } as const;

/** Which words there are. */
export const WORD_OPTIONS = [
  ...group('Words', LISTED, [
    option(
      '-d, --dict <FILE>',
      'word list of WORD or WORD;SCORE; repeatable',
      offering(BUNDLED_LISTS, files),
      BY_CONTENT,
    ),
    option('--exclude <FILE>', 'exclude the words of this file', files, NAMED_WORDS),
    option('--prefer <FILE>', 'raise these words by 20, to at least 70', files, NAMED_WORDS),
    option('--allow-offensive', 'do not filter slurs', on, { conflicts: ['family'] }),
    option('--family', 'filter crude words as well as slurs'),
    option('--min-score <N>', 'exclude words below N; L:N for length L', floors, {
      rule: floorOf,
    }),
    option('--only-tags <TAGS>', 'only words with one of these tags', tags, { rule: tagsNamed }),
    option('--no-tags <TAGS>', 'exclude words with one of these tags', tags, { rule: tagsNamed }),
    option('--strip', 'remove apostrophes, hyphens, spaces from words'),
    option('--personal <FILE>', 'your personal list, if not in ~/.config', ownFile, {
      decides: false,
    }),
    option('--no-personal', 'do not read your personal list', sets(false), {
      into: 'personal',
      decides: false,
    }),
  ]),
  ...group('Words', COMMAND_NAMES, [
    option('--fold', 'remove all accents', sets(true)),
    option('--no-fold', 'keep all accents', sets(false), { into: 'fold' }),
    option('--fold-de', 'remove all accents, Ä to AE', sets('de'), { into: 'fold' }),
    option('--letters <ÄÖÜ>', 'never folded (default: what lists use often)', ownLetters, {
      into: 'fold',
    }),
  ]),
];

/** What asks for words of lists, where none are read. */
export const OF_LISTS: readonly string[] = WORD_OPTIONS.map(({ attribute }) => attribute).filter(
  (name) => name !== 'fold',
);

/** Rules on words and slots. */
export const RULE_OPTIONS = [
  ...group('Rules', GRIDS, [option('--allow-repeats', 'allow a word more than once in a grid')]),
  ...group('Rules', NOT_SUGGEST, [
    rule('--slot <17A=WORD>', 'an entry; also 17A=~PATTERN and 17A@FILE', slotDemand, SLOTS),
  ]),
  ...group('Rules', GRIDS, [
    rule('--min-score-slot <17A:60>', 'the lowest score allowed there', slotFloor, SLOTS),
    rule('--only <1A,5A>', 'fill only these; the other slots stay open', mentions, SLOTS),
  ]),
  ...group('Rules', REWORK, [
    rule('--lock <1A,5A>', 'keep these of a filled grid, refill the rest', mentions, SLOTS),
    rule('--theme <27A,43A>', 'theme entries, kept unless named; or none', themeMentions, SLOTS),
    rule('--free <13A,8D>', 'refill these, keep the rest; also r3c4:r7c9', freeRules, SLOTS),
  ]),
  ...group('Rules', GRIDS, [
    rule('--differ <FILE>', 'share no entry with this grid, or as --share', plainText),
    rule('--share <K>', 'share at most K entries with each such grid', countOf),
    rule('--exclude-at <17A=WORD>', 'any word but this one', excludedAt, SLOTS),
    rule('--must <FILE>', 'words that must appear, wherever they fit', namedWordsOf, {
      readOption: (file, at) => namedWordsOf(`@${file}`, at),
    }),
    rule('--must-count <N>', 'how many of them must appear (all)', countOf),
    rule('--require-letters <A-Z>', 'letters that must each appear', plainText),
    rule('--avoid-letters <JQ>', 'letters that may appear only if given', plainText),
    rule('--rebus <HEART,STAR>', 'strings allowed in one cell (rebus)', stringsOf),
    rule('--rebus-count <4>', 'number of rebus cells; or 3-5', cellCountOf),
    rule(
      '--duplicates <KIND=MODE>',
      'word, inside, stem, run:N; forbid, avoid, off',
      duplicateRule,
      DUPLICATES,
    ),
    rule('--limit <TAG=N>', 'at most N entries with a tag', tagLimit),
    option('--rules <FILE>', 'file with any of these rules, one per line', files, BY_CONTENT),
  ]),
  ...group('Rules', 'fill', [
    option('--change <HOW>', 'least: change as few entries as possible', choice(['least']), {
      conflicts: [...OTHER_RUNS, 'count', 'partial'],
    }),
  ]),
];

/** How templates are read. */
export const TEMPLATE_OPTIONS = [
  ...group('Template', TEMPLATES, [
    option('--block <X>', 'X is a block in the template, as # is', one(blockCharacter, BLOCK)),
    option(
      '--least-length <N>',
      'shortest run of cells that is a slot (2)',
      whole(1, LONGEST_LEAST),
    ),
    option('--lenient', 'read a damaged file as far as possible'),
    option('--unlock <KEY>', 'key of a locked .puz: four digits, or any', unlockKey),
  ]),
];
