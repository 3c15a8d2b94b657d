// The table of options, first part: which words there are, what may stand where, how templates are read.

import { tagsNamed } from '../../words/vocabulary/tags.ts';
import { group, many, option, rule } from './option.ts';
import { ALL, ASIDE, BUNDLED_LISTS, FILL, GRIDS, LISTED, OTHER_RUNS, READ } from './option-sets.ts';
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
} from './rule-values.ts';
import {
  anyText,
  blockCharacter,
  choice,
  floors,
  inputFile,
  offering,
  on,
  one,
  ownFile,
  sets,
  tags,
  wholeNumber,
} from './values.ts';

/** Those that do not take a grid as it stands. */
const REWORK = ['fill', 'check', 'suggest'] as const;

/** No grid has longer slots only. */
const LONGEST_LEAST = 30;
/** The character of a block, unless it is said. */
export const BLOCK = '#';
const DUPLICATES = ['word', 'inside', 'stem', 'run:4'].flatMap((kind) =>
  ['forbid', 'avoid', 'off'].map((mode) => `${kind}=${mode}`),
);
const OF_SLOTS = { offers: 'slots' } as const;

export const wordsOptions = group('Words', [
  option(
    LISTED,
    '-d, --dict <FILE>',
    'word list, repeatable; WORD, WORD;SCORE a line',
    offering(BUNDLED_LISTS, many(inputFile)),
    ASIDE,
  ),
  option(LISTED, '--exclude <FILE>', 'words left out', many(inputFile), {
    decides: false,
    rule: namedWordsOf,
  }),
  option(LISTED, '--prefer <FILE>', 'words that score 20 more, 70 at least', many(inputFile), {
    decides: false,
    rule: namedWordsOf,
  }),
  option(LISTED, '--allow-offensive', 'lists as they are; else no slurs', on, {
    conflicts: ['family'],
  }),
  option(LISTED, '--family', 'no crude words either', on),
  option(LISTED, '--min-score <N>', 'leave out words below N; L:N of length L', floors, {
    rule: floorOf,
  }),
  option(LISTED, '--only-tags <TAGS>', 'only words with one of these tags', tags, {
    rule: tagsNamed,
  }),
  option(LISTED, '--no-tags <TAGS>', 'no words with one of these tags', tags, { rule: tagsNamed }),
  option(LISTED, '--strip', 'take apostrophes, hyphens, spaces out of words', on),
  option(ALL, '--fold', 'take accents off all letters', sets(true)),
  option(ALL, '--no-fold', 'take accents off none', sets(false), { into: 'fold' }),
  option(
    LISTED,
    '--personal <FILE>',
    'your own list, instead of the one in ~/.config',
    one(ownFile),
    ASIDE,
  ),
  option(LISTED, '--no-personal', 'leave your own list out', sets(false), {
    into: 'personal',
    decides: false,
  }),
]);

export const rulesOptions = group('Rules', [
  option(GRIDS, '--allow-repeats', 'a word may stand in a grid more than once', on),
  rule(
    ['fill', 'check', 'grade'],
    '--slot <17A=WORD>',
    'an entry; 17A=~PATTERN and 17A@FILE, too',
    slotDemand,
    OF_SLOTS,
  ),
  rule(GRIDS, '--min-score-slot <17A:60>', 'a floor on the score there', slotFloor, OF_SLOTS),
  rule(
    GRIDS,
    '--only <1A,5A>',
    'fill these; others stay open, a word fits each',
    mentions,
    OF_SLOTS,
  ),
  rule(REWORK, '--lock <1A,5A>', 'keep these of a filled grid, the rest anew', mentions, OF_SLOTS),
  rule(
    REWORK,
    '--free <13A,8D>',
    'fill these anew, keep all else; r3c4:r7c9, too',
    freeRules,
    OF_SLOTS,
  ),
  rule(GRIDS, '--differ <FILE>', 'no entry as in this grid, or --share of them', anyText),
  rule(GRIDS, '--share <K>', 'at most K entries as in each such grid', countOf),
  rule(GRIDS, '--exclude-at <17A=WORD>', 'any word but this one there', excludedAt, OF_SLOTS),
  option(FILL, '--change <HOW>', 'least: as little as can be: help rework', choice(['least']), {
    conflicts: [...OTHER_RUNS, 'count', 'partial'],
  }),
  rule(GRIDS, '--must <FILE>', 'words that have to appear, wherever they fit', namedWordsOf, {
    readOption: (file, at) => namedWordsOf(`@${file}`, at),
  }),
  rule(GRIDS, '--must-count <N>', 'so many of them; else all', countOf),
  rule(GRIDS, '--require-letters <A-Z>', 'letters of which each has to appear', anyText),
  rule(GRIDS, '--avoid-letters <JQ>', 'letters that may not, unless they are given', anyText),
  rule(GRIDS, '--rebus <HEART,STAR>', 'strings that may stand in one cell', stringsOf),
  rule(GRIDS, '--rebus-count <4>', 'so many cells of several letters; 3-5, too', cellCountOf),
  rule(
    GRIDS,
    '--duplicates <KIND=MODE>',
    'word, inside, stem, run:N; forbid, avoid, off',
    duplicateRule,
    { offers: DUPLICATES },
  ),
  rule(GRIDS, '--limit <TAG=N>', 'at most so many entries with a tag', tagLimit),
  option(GRIDS, '--rules <FILE>', 'all of these as lines of a file', many(inputFile), ASIDE),
]);

export const templateOptions = group('Template', [
  option(
    READ,
    '--block <X>',
    'X is a block in the template, besides #',
    one(blockCharacter, BLOCK),
  ),
  option(
    READ,
    '--least-length <N>',
    'shorter runs of cells are no slots (2)',
    one(wholeNumber(1, LONGEST_LEAST)),
  ),
  option(READ, '--lenient', 'read what can be read of a damaged file', on),
]);
