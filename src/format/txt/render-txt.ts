// The format `txt`, which Across Lite makes its own files of. Version 2 is for what version 1 has not: circles,
// and cells of several letters, which have signs of their own.

import { InputError } from '../../base/errors.ts';
import { lettersOf, normaliseText } from '../../base/letters.ts';
import { counted } from '../../base/phrases.ts';
import { rowsOf } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { clueLine, oneLine } from '../clue-text.ts';
import { withPlainSlots } from '../plain-slots.ts';
import { noteMissingHeadings, type WriteOptions } from '../writing.ts';
import { BLOCK, COPYRIGHT, FIRST, HIDDEN_LETTER, MARK, SECOND, TAG } from './txt-sections.ts';

const INDENT = '    ';
const LONGEST_NOTES = 1023;
const SMALL = Array.from('abcdefghijklmnopqrstuvwxyz');
/** For cells of several letters: what no letter of the grid is. */
const PLAIN = /^[A-Z0-9@#$%&+?]$/;
const SIGNS = Array.from('1234567890@#$%&+?');

/** The puzzle in Across Lite's text format. @throws InputError for one that no such file can say */
export function renderTxt(asItIs: Puzzle, options: WriteOptions = {}): string {
  const puzzle = withPlainSlots(asItIs, 'txt', options);
  const { layout, heading = {} } = puzzle;
  const { width, height } = layout.geometry;
  noteMissingHeadings(puzzle, 'txt', ['title', 'author', 'copyright', 'notes'], options);
  const signs = new TxtSigns(puzzle);
  if (signs.unmarked > 0) {
    options.onNote?.(`the format txt cannot mark ${counted(signs.unmarked, 'cell')}: left out`);
  }
  const { title = '', author = '', copyright = '' } = heading;
  const notes = withoutTags(heading.notes?.trim() ?? '', options);
  if (notes.length > LONGEST_NOTES) {
    options.onNote?.(`the notes exceed Across Lite's ${LONGEST_NOTES} characters`);
  }
  const grid = rowsOf(layout).map((row) =>
    row.map((at) => (typeof at === 'number' ? signs.at(at) : BLOCK)).join(''),
  );
  const cluesOf = (direction: string): string[] =>
    layout.slots.flatMap((slot, index) =>
      slot.direction === direction ? [clueLine(puzzle, index)] : [],
    );
  const section = (name: string, lines: readonly string[]): string[] => [
    `<${name}>`,
    ...lines.map((line) => (INDENT + line).trimEnd()),
  ];
  const lines = [
    `<${signs.rebus.length > 0 ? SECOND : FIRST}>`,
    ...section('TITLE', [oneLine(title)]),
    ...section('AUTHOR', [oneLine(author)]),
    // Across Lite puts one before it.
    ...section('COPYRIGHT', [oneLine(copyright).replace(COPYRIGHT, '').trim()]),
    ...section('SIZE', [`${width}x${height}`]),
    ...section('GRID', grid),
    ...(signs.rebus.length > 0 ? section('REBUS', signs.rebus) : []),
    ...section('ACROSS', cluesOf('across')),
    ...section('DOWN', cluesOf('down')),
    ...(notes === '' ? [] : ['<NOTEPAD>', notes]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Notes in which no line is a tag, which would begin a section. */
function withoutTags(notes: string, { onNote }: WriteOptions): string {
  const lines = notes.split('\n');
  if (lines.some((line) => TAG.test(line))) {
    onNote?.('a line of the notes looks like a tag of the format txt: wrote it with a space');
  }
  return lines.map((line) => (TAG.test(line) ? line.replace('<', '< ') : line)).join('\n');
}

/** What stands in the grid for each cell, and what it means beyond letters. */
class TxtSigns {
  /** `MARK;` and lines such as `1:ESP:E`. */
  readonly rebus: string[] = [];
  /** Cells with a circle whose signs cannot say so. */
  unmarked = 0;
  private readonly signs: readonly string[];

  constructor({ layout, cells, marks }: Puzzle) {
    const all = Array.from({ length: layout.cellCount }, (_, cell) => cell);
    const isMarked = (cell: number): boolean => marks?.get(cell)?.has('circle') ?? false;
    const isWhole = !cells.includes(undefined);
    if (!isWhole && cells.some((content) => content !== undefined)) {
      throw new InputError('the format txt holds a complete solution or none');
    }
    const signOf = (cell: number): string | undefined => {
      const sign = cells[cell] ?? HIDDEN_LETTER;
      if (!(isMarked(cell) ? /^[A-Z]$/ : PLAIN).test(sign)) return undefined;
      return isMarked(cell) ? sign.toLowerCase() : sign;
    };
    const used = new Set(all.map(signOf));
    const free = [...SIGNS, ...SMALL.map((letter) => letter.toUpperCase())].filter(
      (sign) => !used.has(sign),
    );
    const freeMarked = SMALL.filter((sign) => !used.has(sign));
    const signs = new Map<string, string>();
    const rebusSign = (content: string, marked: boolean): string => {
      const name = `${marked} ${content}`;
      const known = signs.get(name);
      if (known !== undefined) return known;
      const letter = lettersOf(normaliseText(content, true))[0]!;
      if (!PLAIN.test(letter)) {
        throw new InputError(`the format txt holds only the letters A to Z, not ${letter}`);
      }
      const sign = (marked ? freeMarked : free).shift();
      if (sign === undefined && !marked) {
        throw new InputError('too many different cells beyond A to Z for the format txt');
      }
      if (sign === undefined) {
        this.unmarked++;
        return rebusSign(content, false);
      }
      signs.set(name, sign);
      this.rebus.push(`${sign}:${content}:${letter}`);
      return sign;
    };
    this.signs = all.map((cell) => signOf(cell) ?? rebusSign(cells[cell]!, isMarked(cell)));
    if (all.some(isMarked)) this.rebus.unshift(`${MARK};`);
  }

  at(cell: number): string {
    return this.signs[cell]!;
  }
}
