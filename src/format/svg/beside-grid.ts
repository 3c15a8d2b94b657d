// What stands below the grids of puzzles without clues: the key of a codeword, the words of a fill-in.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { escapeMarkup } from '../markup.ts';
import { alphabetStrip, codeKeyOf, wordBankOf } from '../page/around-grid.ts';
import type { View } from '../page/drawing.ts';
import { letterColumns } from '../page/letter-size.ts';
import type { PageStrings } from '../page/strings.ts';
import type { Colours } from './looks.ts';
import { decimal, squarePaths } from './paths.ts';

/** Its height, and what draws it from its upper left corner. */
export interface BesideGrid {
  readonly height: number;
  readonly markup: string;
}

interface BesideOptions {
  readonly width: number;
  readonly cell: number;
  readonly colours: Colours;
  readonly strings: PageStrings;
}

const NUMBER_SIZE = 10;
const WORD_SIZE = 14;
/** Between two letters of the alphabet below a key, at least. */
const LETTER_STEP = 20;
const LINE_HEIGHT = 20;
/** Of a capital in monospaced fonts, for a size of one. */
const COLUMN = 0.62;
const FONTS = 'Helvetica, Arial, sans-serif';
const EVEN_FONTS = 'Menlo, Consolas, monospace';

/** For a puzzle drawn in a width, with cells of a size; nothing for those that have clues. */
export function besideGrid(
  puzzle: Puzzle,
  view: View,
  { width, cell, colours, strings }: BesideOptions,
): BesideGrid {
  // What is marked in the solution need not be listed there.
  if (view === 'solution' && puzzle.variety?.kind === 'word-search')
    return { height: 0, markup: '' };
  const key = codeKeyMarkup(puzzle, view, Math.max(1, Math.floor(width / cell)), cell, colours);
  return key ?? wordBankMarkup(puzzle, width, colours, strings);
}

/** Cells in rows, each number above its letter, and the alphabet to cross off. */
function codeKeyMarkup(
  puzzle: Puzzle,
  view: View,
  columns: number,
  cell: number,
  colours: Colours,
): BesideGrid | undefined {
  const key = codeKeyOf(puzzle, view);
  if (key.length === 0) return undefined;
  const places = key.map((each, index) => ({
    ...each,
    x: index % columns,
    y: Math.floor(index / columns),
  }));
  const path = `<path fill="${colours.cell}" stroke="${colours.line}" d="${squarePaths(places, cell)}"/>\n`;
  const texts = places.map(({ number, letter, x, y }) => {
    const code = `<text x="${x * cell + 3}" y="${y * cell + NUMBER_SIZE + 1}" font-size="${NUMBER_SIZE}" fill="${colours.number}">${number}</text>\n`;
    if (letter === undefined) return code;
    const [middle, base] = [decimal((x + 0.5) * cell), decimal((y + 0.84) * cell)];
    return `${code}<text x="${middle}" y="${base}" font-size="${decimal(cell * 0.52)}" text-anchor="middle" fill="${colours.letter}">${escapeMarkup(letter)}</text>\n`;
  });
  const below = (places.at(-1)!.y + 1) * cell;
  const alphabet = alphabetStrip(puzzle);
  const aRow = Math.max(1, Math.min(alphabet.length, Math.floor((columns * cell) / LETTER_STEP)));
  const strip = alphabet.map(({ letter, isGiven }, index) => {
    const row = Math.floor(index / aRow) + 1;
    const x = ((index % aRow) + 0.5) * ((columns * cell) / aRow);
    const at = `x="${decimal(x)}" y="${below + row * LINE_HEIGHT}"`;
    const struck = isGiven ? ' text-decoration="line-through"' : '';
    return `<text ${at} font-size="${WORD_SIZE}" text-anchor="middle" fill="${colours.letter}"${struck}>${escapeMarkup(letter)}</text>\n`;
  });
  return {
    height: below + Math.ceil(strip.length / aRow) * LINE_HEIGHT + 4,
    markup: `${path}<g font-family="${FONTS}">\n${texts.join('')}${strip.join('')}</g>\n`,
  };
}

/** Words in columns, those of a length together. */
function wordBankMarkup(
  puzzle: Puzzle,
  width: number,
  colours: Colours,
  strings: PageStrings,
): BesideGrid {
  let line = 0;
  let markup = '';
  const put = (x: number, text: string, more = ''): void => {
    markup += `<text x="${decimal(x)}" y="${line * LINE_HEIGHT - 5}"${more}>${escapeMarkup(text)}</text>\n`;
  };
  for (const { title, words } of wordBankOf(puzzle, strings)) {
    line++;
    put(0, title, ` font-weight="bold" font-family="${FONTS}"`);
    const longest = Math.max(...words.map(letterColumns));
    const step = (longest + 1.5) * COLUMN * WORD_SIZE;
    const columns = Math.max(1, Math.floor(width / step));
    for (const [index, word] of words.entries()) {
      if (index % columns === 0) line++;
      put((index % columns) * step, word);
    }
  }
  if (markup === '') return { height: 0, markup };
  const font = `font-family="${EVEN_FONTS}" font-size="${WORD_SIZE}"`;
  return {
    height: line * LINE_HEIGHT,
    markup: `<g fill="${colours.letter}" ${font}>\n${markup}</g>\n`,
  };
}
