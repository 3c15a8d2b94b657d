// Names of Crossword Compiler's XML for what a puzzle has.

import type { Heading } from '../../puzzle/puzzle.ts';

export const ROOTS = ['crossword-compiler', 'crossword-compiler-applet'] as const;
export const NAMESPACES = {
  'crossword-compiler': 'http://crossword.info/xml/crossword-compiler',
  'crossword-compiler-applet': 'http://crossword.info/xml/crossword-compiler-applet',
  'rectangular-puzzle': 'http://crossword.info/xml/rectangular-puzzle',
} as const;

/** What elements of the metadata say, in the order in which they are written. */
export const METADATA = {
  title: 'title',
  creator: 'author',
  editor: 'editor',
  publisher: 'publisher',
  created: 'date',
  copyright: 'copyright',
  description: 'notes',
} as const satisfies Readonly<Record<string, keyof Heading>>;

export const DIRECTIONS = { across: 'Across', down: 'Down' } as const;
export type Direction = keyof typeof DIRECTIONS;

/** What a shaded cell has that nobody coloured. */
export const SHADE = '#C0C0C0';

export function isWhite(color: string): boolean {
  return /^(?:#?f{6}|#?f{3}|white)$/i.test(color.trim());
}
