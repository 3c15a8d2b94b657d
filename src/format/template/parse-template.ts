// Reading a template as people type it: `_` or `.` an open cell, `#` a block, `>` the clue cell of an arrowword,
// `~` no cell, a letter a given, several in brackets one cell; bars, circles and shades as signs.ts has them. Spaces, tabs and blank lines
// mean nothing; lines end as on any system; a byte order mark is passed over. ASCII, as nearly every
// template is, goes through a table without a string made. The signs end here: the puzzle that is made of
// them knows blocks, open cells and letters apart.

import { InputError } from '../../base/errors.ts';
import { areLetters } from '../../base/letters.ts';
import { counted } from '../../base/phrases.ts';
import { linesOf } from '../../base/text.ts';
import { assignArrows, withArrows } from '../../layout/arrows.ts';
import { cellName } from '../../layout/cell-names.ts';
import { gridLayout } from '../../layout/grid-layout.ts';
import { type Layout, placeOf } from '../../layout/layout.ts';
import { blankPuzzle, type Mark, type Puzzle } from '../../puzzle/puzzle.ts';
import { contentOf, MAX_POSITIONS, type ReadOptions, TOO_LARGE } from '../reading.ts';
import { BAR, BAR_BELOW, BLOCK, CLUE_CELL, MARKS, OPEN, REBUS, VOID } from './signs.ts';

const NOTHING = '';
/** A block, as no cell in brackets can be: that is in upper case, and `[#]` is a cell. */
const SOLID = 'block';
/** Squares as people draw them. */
const DRAWN: ReadonlyMap<string, string> = new Map([
  ...Array.from('■█◼⬛', (sign) => [sign, SOLID] as const),
  ...Array.from('□◻⬜', (sign) => [sign, OPEN] as const),
]);
/** Signs that people draw blocks with. */
const MAYBE_BLOCKS = ['*', '+', '@', '/', '='];
const LEGEND = 'use _ or . for an open cell, # for a block, or a letter';

/** Reads a template: a blank puzzle. @throws InputError, with line and column, for anything that is none. */
export function parseTemplate(text: string, options: ReadOptions = {}): Puzzle {
  const reader = new RowReader(options);
  for (const line of linesOf(text)) reader.read(line);
  return reader.finish();
}

/** Where the cells of a row stand in its text, for the bars of the line below. */
interface RowText {
  /** For each cell of the row where its text begins and ends. */
  readonly spans: readonly (readonly [start: number, end: number])[];
  /** The first position of the row. */
  readonly first: number;
}

class RowReader {
  private readonly source: string;
  private readonly options: ReadOptions;
  private readonly block: string;
  /** The sign or letter of each ASCII character; undefined for one that needs a look. */
  private readonly ascii: readonly (string | undefined)[];
  /** So far: a sign, or what is given, for each position. */
  private readonly cells: string[] = [];
  private readonly marks = new Map<number, ReadonlySet<Mark>>();
  /** Positions with a bar behind them, and below them. */
  private readonly bars = { right: new Set<number>(), below: new Set<number>() };
  private row: RowText | undefined;
  private width = 0;
  private height = 0;
  private line = 0;

  constructor(options: ReadOptions) {
    const { source = 'template', block = BLOCK } = options;
    this.block = block.normalize('NFC');
    if (Array.from(this.block).length !== 1 || /\s/.test(this.block)) {
      throw new InputError(`a block is one visible character, not '${block}'`);
    }
    this.source = source;
    this.options = options;
    this.ascii = asciiCells(this.block);
  }

  read(text: string): void {
    this.line++;
    if (this.block !== BAR_BELOW && /^[\s-]*-[\s-]*$/.test(text)) {
      this.readBarsBelow(text);
      return;
    }
    const before = this.cells.length;
    this.readCells(text);
    const count = this.cells.length - before;
    if (count === 0) return;
    if (this.height++ === 0) this.width = count;
    if (count >= this.width) return;
    const end = text.trimEnd();
    const last = Array.from(end).at(-1)!;
    const ends = `this row ends with ${nameOf(last)} after ${counted(count, 'cell')}`;
    this.failRagged(text, end.length - last.length, ends);
  }

  finish(): Puzzle {
    const { source, width, height, cells, options } = this;
    if (height === 0) throw new InputError('the template is empty', { source });
    const cellAt = new Int32Array(cells.length).fill(-1);
    let count = 0;
    const kinds = cells.map((cell, at) => {
      if (cell === SOLID || cell === CLUE_CELL) return 'block';
      if (cell === VOID) return 'void';
      cellAt[at] = count++;
      return 'cell';
    });
    const cellsOf = (positions: ReadonlySet<number>): Set<number> =>
      new Set([...positions].map((at) => cellAt[at]!));
    const { leastLength } = options;
    const bare = gridLayout(width, kinds, {
      bars: { right: cellsOf(this.bars.right), below: cellsOf(this.bars.below) },
      leastLength,
    });
    const layout = cells.includes(CLUE_CELL) ? this.withArrows(bare) : bare;
    const givens = cells
      .filter((_, at) => kinds[at] === 'cell')
      .map((cell) => (cell === OPEN ? undefined : cell));
    const puzzle = blankPuzzle(layout, givens);
    if (this.marks.size === 0) return puzzle;
    return {
      ...puzzle,
      marks: new Map([...this.marks].map(([at, marks]) => [cellAt[at]!, marks])),
    };
  }

  /** The arrows follow from where clue cells are. */
  private withArrows(layout: Layout): Layout {
    const clues = this.cells.flatMap((cell, at) => (cell === CLUE_CELL ? [at] : []));
    const { clueCells } = assignArrows(layout, new Set(clues));
    const missing = clueCells.indexOf(undefined);
    if (missing < 0) return withArrows(layout, clueCells);
    const { cells, direction } = layout.slots[missing]!;
    const first = cellName(placeOf(layout, cells[0]!));
    throw new InputError(
      `no clue cell for the word ${direction} that begins at ${first}: see 'crossfill arrow'`,
      { source: this.source },
    );
  }

  private readCells(text: string): void {
    const { ascii, cells } = this;
    const full =
      this.height === 0 ? MAX_POSITIONS : Math.min(MAX_POSITIONS, cells.length + this.width);
    const spans: [number, number][] = [];
    this.row = { spans, first: cells.length };
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
      if (cell === undefined) {
        const character = text.slice(start, at);
        if (character === BAR && this.block !== BAR) {
          this.readBar(text, start, spans.length);
          continue;
        }
        const marked = this.isBracket(character) ? this.readMarked(text, start, []) : undefined;
        cell = marked?.cell ?? this.cellOf(character, text, start);
        if (marked !== undefined) {
          at = marked.end;
          if (marked.marks.size > 0) this.marks.set(cells.length, marked.marks);
        }
      }
      if (cells.length === full) {
        if (full === MAX_POSITIONS) this.fail(text, start, TOO_LARGE);
        const extra = `${nameOf(text.slice(start, at))} is cell ${this.width + 1} of this row`;
        this.failRagged(text, start, extra);
      }
      spans.push([start, at]);
      cells.push(cell);
    }
  }

  /** The bar at the end of a row, and what stands before the first cell, is the rim, which parts nothing. */
  private readBar(text: string, at: number, before: number): void {
    const left = this.cells.length - 1;
    if (before === 0 || !isCell(this.cells[left]!)) return;
    if (this.bars.right.has(left)) this.fail(text, at, 'a second bar after the same cell');
    this.bars.right.add(left);
  }

  private readBarsBelow(text: string): void {
    const { row } = this;
    const [bar] = /-/.exec(text)!;
    if (row === undefined) this.fail(text, text.indexOf(bar), 'a bar above the first row');
    for (const { index } of text.matchAll(/-/g)) {
      const over = row.spans.findIndex(([start, end]) => start <= index && index < end);
      if (over < 0 || !isCell(this.cells[row.first + over]!)) {
        this.fail(text, index, 'no cell above this bar');
      }
      this.bars.below.add(row.first + over);
    }
  }

  private isBracket(character: string): boolean {
    const opening = [REBUS, ...Object.values(MARKS)].map(([open]) => open as string);
    return character !== this.block && opening.includes(character);
  }

  /** A cell in brackets, or in the signs of marks, from where they begin; `outer` are read already. */
  private readMarked(
    text: string,
    start: number,
    outer: readonly Mark[],
  ): { readonly cell: string; readonly marks: ReadonlySet<Mark>; readonly end: number } {
    for (const mark of ['circle', 'shade'] as const) {
      const [open, close] = MARKS[mark];
      if (text[start] !== open) continue;
      if (outer.includes(mark)) this.fail(text, start, `nested ${mark}`);
      const inside = this.readMarked(text, start + 1, [...outer, mark]);
      if (text[inside.end] !== close) {
        this.fail(text, inside.end, `a ${mark} encloses one cell: write it like ${open}A${close}`);
      }
      return { ...inside, marks: new Set([mark, ...inside.marks]), end: inside.end + 1 };
    }
    const [open, close] = REBUS;
    if (text[start] === open) {
      const end = text.indexOf(close, start);
      const within = end < 0 ? '' : text.slice(start + 1, end);
      const content = contentOf(within, this.options);
      if (content === undefined) {
        this.fail(
          text,
          start,
          `a rebus cell is letters in brackets: write it like ${open}HEART${close}`,
        );
      }
      return { cell: content, marks: new Set(), end: end + 1 };
    }
    const character = start < text.length ? characterAt(text, start) : '';
    const known = character.length === 1 ? this.ascii[character.charCodeAt(0)] : undefined;
    const cell = known ?? (character === '' ? NOTHING : this.cellOf(character, text, start));
    if (cell === NOTHING || !isCell(cell))
      this.fail(text, start, 'only a cell can have a circle or shade');
    return { cell, marks: new Set(), end: start + character.length };
  }

  private cellOf(character: string, text: string, at: number): string {
    if (character.normalize('NFC').toUpperCase() === this.block.toUpperCase()) return SOLID;
    const drawn = DRAWN.get(character);
    if (drawn !== undefined) return drawn;
    const content = contentOf(character, this.options);
    if (content === undefined || !areLetters(content)) {
      return this.fail(text, at, unknown(character));
    }
    if (Array.from(content).length === 1) return content;
    const [open, close] = REBUS;
    const meaning = `${nameOf(character)} means ${content}`;
    return this.fail(
      text,
      at,
      `${meaning}: write several letters of a cell like ${open}${content}${close}`,
    );
  }

  private failRagged(text: string, at: number, what: string): never {
    return this.fail(text, at, `rows differ in length: ${what}, the rows above have ${this.width}`);
  }

  private fail(text: string, at: number, what: string): never {
    const column = Array.from(text.slice(0, at)).length + 1;
    throw new InputError(what, { source: this.source, line: this.line, column });
  }
}

function isCell(sign: string): boolean {
  return sign !== SOLID && sign !== VOID && sign !== CLUE_CELL;
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
  for (const sign of [VOID, CLUE_CELL]) cells[sign.charCodeAt(0)] = sign;
  for (const solid of [BLOCK, block.toUpperCase(), block.toLowerCase()]) {
    if (solid < '\x80') cells[solid.charCodeAt(0)] = SOLID;
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
  const hint = MAYBE_BLOCKS.includes(character)
    ? `; the option block makes ${nameOf(character)} a block`
    : '';
  return `unknown character ${nameOf(character)}: ${LEGEND}${hint}`;
}

/** The character in quotes, or its code point if it cannot be seen. */
function nameOf(character: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]\p{M}*$/u.test(character)) return `'${character}'`;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
