// Names of Crossword Compiler's XML for what a puzzle has, and by what a file is recognised.

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

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const HEAD = 1000;
const BEGINNING =
  /^[\s\0]*<(?:\?xml|!--|!DOCTYPE(?!\s+html)|(?:[\w-]+:)?(?:crossword-compiler|rectangular-puzzle)\b)/i;

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte);
}

/** Whether bytes begin as JPZ does: XML of Crossword Compiler, or a zip, as no other format that is read here is. */
export function mayBeJpz(bytes: Uint8Array): boolean {
  return isZip(bytes) || isXml(bytes);
}

/** In any encoding that has ASCII, or in UTF-16. */
export function isXml(bytes: Uint8Array): boolean {
  const ascii = [...bytes.subarray(0, HEAD)].filter((byte) => byte > 0 && byte < 0x80);
  return BEGINNING.test(String.fromCharCode(...ascii));
}

/** The type of a cell that holds clues. */
export const CLUE_CELL_TYPE = 'clue';
/** Children of cells that say nothing but arrows and their clues. */
export const OF_ARROWS: readonly string[] = ['clue', 'arrow'];
