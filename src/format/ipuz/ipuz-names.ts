// Names that files of ipuz have for what a puzzle has, and those that are ours.

import type { Heading } from '../../puzzle/puzzle.ts';

export const VERSION = 'http://ipuz.org/v2';
export const CROSSWORD = 'http://ipuz.org/crossword#1';
/** What readers that need to be told look for in a grid with bars. */
export const BARRED = 'https://libipuz.org/barred#1';

/** What parts a file that says nothing else from the letters. */
export const DEFAULT_BLOCK = '#';
export const DEFAULT_EMPTY = 0;

/** Texts of the heading that are called the same there; the date is written otherwise. */
export const HEADINGS = [
  'title',
  'author',
  'editor',
  'publisher',
  'copyright',
  'notes',
] as const satisfies readonly (keyof Heading)[];

/** How each direction begins among the clues; a name for people may follow: `Across:Horizontaal`. */
export const DIRECTIONS = { across: 'Across', down: 'Down' } as const;

/** The least length of a slot. */
export const LEAST_LENGTH_KEY = 'org.crossfill:leastLength';
/** How a puzzle was filled: version, seed, template and lists. */
export const FILL_KEY = 'org.crossfill:fill';

/** Fields that speak of the letters, and are no longer true of others. */
export const OF_LETTERS: ReadonlySet<string> = new Set([
  'saved',
  'checksum',
  'answer',
  'answers',
  'guesses',
  FILL_KEY,
]);
