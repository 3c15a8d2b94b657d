// Names that files of ipuz have for what a puzzle has, and those that are ours; and by which of them a file is recognised.

import { HEADING_FIELDS } from '../../puzzle/puzzle.ts';

export const VERSION = 'http://ipuz.org/v2';
export const CROSSWORD = 'http://ipuz.org/crossword#1';
/** What a codeword has beside the kind of crosswords. */
export const CODED = 'http://crosswordnexus.com/ipuz/coded#1';
/** Clues stand in blocks: its clues have a location. */
export const ARROWWORD = 'http://ipuz.org/crossword/arrowword#1';
/** What some readers look for in a grid with bars. */
export const BARRED = 'https://libipuz.org/barred#1';

/** What parts a file that says nothing else from the letters. */
export const DEFAULT_BLOCK = '#';
export const DEFAULT_EMPTY = 0;

/** Texts of the heading, which are called the same there; the date is written otherwise. */
export const HEADINGS = HEADING_FIELDS.filter((name) => name !== 'date');

/** What a shaded cell has beside `highlight`, for readers that know colours only. */
export const SHADE = 'c0c0c0';

/** How each direction begins among the clues; a name for people may follow. */
export const DIRECTIONS = { across: 'Across', down: 'Down' } as const;

/** Of `Across`, or `Across:Horizontaal`. */
export function directionOf(name: string): keyof typeof DIRECTIONS | undefined {
  const first = name.split(':', 1)[0]!.trim().toLowerCase();
  return first === 'across' || first === 'down' ? first : undefined;
}

/** The least length of a slot. */
export const LEAST_LENGTH_KEY = 'org.crossfill:leastLength';
/** Theme answers and other given letters, by name: a list. */
export const THEME_KEY = 'org.crossfill:theme';
/** The cells of the solution word of an arrowword, by name: a list. */
export const SOLUTION_WORD_KEY = 'org.crossfill:solutionWord';
/** Of a clue, where it was found. */
export const SOURCE_KEY = 'org.crossfill:source';
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

/** The names of its version and kind, or the old form of the file. */
const SIGNED =
  /^\s*ipuz\s*\(|"(?:version|kind)"\s*:\s*\[?\s*"https?:\\?\/\\?\/(?:www\.)?(?:lib)?ipuz\.org\b/;
const DIMENSIONS = /"dimensions"\s*:\s*\{/;
const PUZZLE = /"puzzle"\s*:\s*\[/;

/** Whether a text is meant as ipuz, without reading it. */
export function mayBeIpuz(text: string): boolean {
  if (!/^\s*[{i]/.test(text)) return false;
  return SIGNED.test(text) || (DIMENSIONS.test(text) && PUZZLE.test(text));
}
