// Reading a template as people type it: `_` or `.` an open cell, `#` a block, a letter a given.
// Spaces, tabs and blank lines mean nothing; lines end as on any system; a byte order mark is
// passed over. ASCII, as nearly every template is, goes through a table without a string made.
// The signs end here: the puzzle that is made of them knows blocks, open cells and letters apart.

import { InputError } from '../../base/errors.ts';
import { type Folding, isLetter, normaliseText } from '../../base/letters.ts';
import { gridLayout } from '../../layout/grid-layout.ts';
import { blankPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { BLOCK, OPEN } from './signs.ts';

export interface ParseTemplateOptions {
  /** What to call the text in errors. Default `template`. */
  readonly source?: string;
  /**
   * One more character that is a block, in upper or lower case. It wins over every other meaning of
   * the character. `#` stays a block.
   */
  readonly block?: string;
  /**
   * Take accents off Latin and Greek letters, as the word list does; a function is called when there
   * is a letter to fold. Default true.
   */
  readonly fold?: Folding | (() => Folding);
}

const BYTE_ORDER_MARK = '\ufeff';
const NOTHING = '';
/** Of a row, in cells; no word is a hundredth as long. */
const MAX_WIDTH = 30_000;
const LEGEND = 'a cell is _ or . if open, # if a block, or a letter if given';

/** Reads a template: a blank puzzle. @throws InputError, with line and column, for anything that is none. */
export function parseTemplate(text: string, options: ParseTemplateOptions = {}): Puzzle {
  const reader = new RowReader(options);
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (const line of text.slice(start).split(/\r\n|\n|\r/)) reader.read(line);
  return reader.finish();
}

class RowReader {
  private readonly source: string;
  private readonly fold: Folding | (() => Folding);
  private readonly block: string;
  /** The sign or letter of each ASCII character; undefined for one that is none. */
  private readonly ascii: readonly (string | undefined)[];
  /** So far: a sign or a letter for each position. */
  private readonly cells: string[] = [];
  private width = 0;
  private height = 0;
  private line = 0;

  constructor({ source = 'template', block = BLOCK, fold = true }: ParseTemplateOptions) {
    this.block = block.normalize('NFC');
    if (Array.from(this.block).length !== 1 || /\s/.test(this.block)) {
      throw new InputError(`a block is one visible character, not '${block}'`);
    }
    this.source = source;
    this.fold = fold;
    this.ascii = asciiCells(this.block);
  }

  read(text: string): void {
    this.line++;
    const before = this.cells.length;
    this.readCells(text);
    const count = this.cells.length - before;
    if (count === 0) return;
    if (this.height++ === 0) this.width = count;
    if (count >= this.width) return;
    const end = text.trimEnd();
    const last = Array.from(end).at(-1)!;
    const ends = `this row ends with ${nameOf(last)} after ${count} ${cellWord(count)}`;
    this.failRagged(text, end.length - last.length, ends);
  }

  finish(): Puzzle {
    const { source, width, height, cells } = this;
    if (height === 0) throw new InputError('an empty template: it has no cells', { source });
    const kinds = cells.map((cell) => (cell === BLOCK ? 'block' : 'cell'));
    const givens = cells
      .filter((cell) => cell !== BLOCK)
      .map((cell) => (cell === OPEN ? undefined : cell));
    return blankPuzzle(gridLayout(width, kinds), givens);
  }

  private readCells(text: string): void {
    const { ascii, cells } = this;
    const full = cells.length + (this.height === 0 ? MAX_WIDTH : this.width);
    for (let at = 0; at < text.length; ) {
      const start = at;
      let cell: string | undefined;
      // A mark that follows belongs to the character, so the next unit tells which way to go.
      if (text.charCodeAt(at) < 0x80 && !(text.charCodeAt(at + 1) >= 0x80)) {
        cell = ascii[text.charCodeAt(at++)];
      } else {
        const character = characterAt(text, at);
        at += character.length;
        if (character.length === 1) cell = ascii[character.charCodeAt(0)];
      }
      if (cell === NOTHING) continue;
      cell ??= this.cellOf(text.slice(start, at), text, start);
      if (cells.length === full) {
        if (this.height === 0) this.fail(text, start, `a row of more than ${MAX_WIDTH} cells`);
        const extra = `${nameOf(text.slice(start, at))} is cell ${this.width + 1} of this row`;
        this.failRagged(text, start, extra);
      }
      cells.push(cell);
    }
  }

  private cellOf(character: string, text: string, at: number): string {
    if (character.normalize('NFC').toUpperCase() === this.block.toUpperCase()) return BLOCK;
    const { fold } = this;
    const letters = normaliseText(character, typeof fold === 'function' ? fold() : fold);
    const count = Array.from(letters).length;
    if (count === 1 && isLetter(letters)) return letters;
    if (count > 1 && Array.from(letters).every(isLetter)) {
      this.fail(
        text,
        at,
        `${nameOf(character)} stands for ${letters}, and a cell holds one letter`,
      );
    }
    return this.fail(text, at, unknown(character));
  }

  private failRagged(text: string, at: number, what: string): never {
    return this.fail(text, at, `ragged: ${what}, the rows above have ${this.width}`);
  }

  private fail(text: string, at: number, what: string): never {
    const column = Array.from(text.slice(0, at)).length + 1;
    throw new InputError(what, { source: this.source, line: this.line, column });
  }
}

function asciiCells(block: string): (string | undefined)[] {
  const cells: (string | undefined)[] = new Array(0x80).fill(undefined);
  for (const space of ' \t') cells[space.charCodeAt(0)] = NOTHING;
  for (let letter = 0; letter < 26; letter++) {
    const upper = String.fromCharCode(65 + letter);
    cells[65 + letter] = upper;
    cells[97 + letter] = upper;
  }
  for (const open of '_.') cells[open.charCodeAt(0)] = OPEN;
  for (const solid of [BLOCK, block.toUpperCase(), block.toLowerCase()]) {
    if (solid < '\x80') cells[solid.charCodeAt(0)] = BLOCK;
  }
  return cells;
}

/** The character at `at` with the marks that stand on it. */
function characterAt(text: string, at: number): string {
  const pattern = /.\p{M}*/suy;
  pattern.lastIndex = at;
  return pattern.exec(text)![0];
}

function unknown(character: string): string {
  return `unknown character ${nameOf(character)}: ${LEGEND}`;
}

/** The character in quotes, or its code point if it cannot be seen. */
function nameOf(character: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]\p{M}*$/u.test(character)) return `'${character}'`;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

function cellWord(count: number): string {
  return count === 1 ? 'cell' : 'cells';
}
