// The format `unicode`, a picture for terminals: lines between cells, thick where there is a bar, solid blocks,
// numbers in the line above their cell, letters below. A circle is ( ) around a letter, a shade is grey around
// it. All cells are as wide as the widest needs, a letter with a space on both sides if there is no more to it,
// so that 15 cells take 61 columns.

import { type ArrowKind, arrowsByCell } from '../../layout/arrows.ts';
import { type Layout, type Position, rowsOf, standsAt } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { codeKeyOf, wordBankOf } from '../page/around-grid.ts';
import { contentIn, labelsOf, type View, viewsOf } from '../page/drawing.ts';
import { letterColumns } from '../page/letter-size.ts';
import { stringsOf } from '../page/strings.ts';
import { type Paint, plainly, type WriteOptions } from '../writing.ts';

const SOLID = '█';
const GREY = '░';
const CIRCLE = '()';
const LEAST_WIDTH = 3;
const SMALL_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const ARROWS: Readonly<Record<ArrowKind, string>> = {
  right: '→',
  down: '↓',
  'right-down': '↴',
  'down-right': '↳',
  'up-right': '↱',
  'left-down': '↲',
};
/** In the key of a codeword. */
const OPEN = '_';
const UNUSED = '·';

/** Of a line, or of none. */
const NO_LINE = 0;
const THIN = 1;
const THICK = 2;
type Weight = typeof NO_LINE | typeof THIN | typeof THICK;

/** Whether thick or thin, or none at all, each in base 3: up, right, down and left. */
const JOINTS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

/** The puzzle as a picture, or as two below one another; lines without trailing spaces. */
export function renderUnicode(
  puzzle: Puzzle,
  { show, paint = plainly }: Pick<WriteOptions, 'show' | 'paint'> = {},
): string {
  if (puzzle.variety?.kind === 'word-search') {
    return viewsOf(puzzle, show ?? 'both')
      .map((view) => lettersOnly(puzzle, view))
      .join('\n');
  }
  return viewsOf(puzzle, show ?? 'solution')
    .map((view) => picture(puzzle, view, paint))
    .join('\n');
}

/** A word search, and its solution without the letters of no word. */
function lettersOnly(puzzle: Puzzle, view: View): string {
  const { layout, cells } = puzzle;
  const inWords = new Set(layout.slots.flatMap((slot) => slot.cells));
  const rows = rowsOf(layout).map((row) =>
    row
      .map((at) => (view === 'puzzle' || inWords.has(Number(at)) ? cells[Number(at)] : UNUSED))
      .join(' '),
  );
  const words = view === 'puzzle' ? belowGrid(puzzle, view, 2 * layout.geometry.width) : '';
  return `${rows.join('\n')}\n${words}`;
}

function picture(puzzle: Puzzle, view: View, paint: Paint): string {
  const { layout } = puzzle;
  const { width, height } = layout.geometry;
  const labels = labelsOf(puzzle);
  const inner = innerWidth(puzzle, labels);
  const edges = edgesOf(layout);
  const arrows = arrowSigns(layout, inner);
  const solid = (at: Position): string => (at === 'block' ? SOLID : ' ');
  let text = '';
  for (let row = 1; row <= height + 1; row++) {
    let border = '';
    let line = '';
    for (let column = 1; column <= width + 1; column++) {
      const at = standsAt(layout, row, column);
      const isSolidAbove = edges.isSolid(row - 1, column) && edges.isSolid(row, column);
      const isSolidLeft = edges.isSolid(row, column - 1) && edges.isSolid(row, column);
      border += edges.jointAt(row, column);
      line += isSolidLeft ? SOLID : downLine(edges.left(row, column));
      if (column > width) break;
      const label = typeof at === 'number' ? smallDigits(labels.get(at) ?? '') : '';
      const above = isSolidAbove ? SOLID : acrossLine(edges.above(row, column));
      border += label + above.repeat(inner - label.length);
      if (typeof at === 'number') line += cellText(puzzle, at, inner, view, paint);
      else line += arrows.get((row - 1) * width + column - 1) ?? solid(at).repeat(inner);
    }
    text += `${border.trimEnd()}\n`;
    if (row <= height) text += `${line.trimEnd()}\n`;
  }
  return text + belowGrid(puzzle, view, width * (inner + 1) + 1);
}

/** Columns of a cell between its lines: the same whatever is shown. */
function innerWidth({ cells, marks }: Puzzle, labels: ReadonlyMap<number, string>): number {
  let inner = LEAST_WIDTH;
  for (const label of labels.values()) inner = Math.max(inner, label.length + 1);
  for (const [cell, content = ' '] of cells.entries()) {
    const signs = (marks?.get(cell)?.size ?? 0) * CIRCLE.length;
    inner = Math.max(inner, letterColumns(content) + signs);
  }
  return inner;
}

function cellText(puzzle: Puzzle, cell: number, inner: number, view: View, paint: Paint): string {
  const marks = puzzle.marks?.get(cell);
  const fill = marks?.has('shade') ? GREY : ' ';
  const [open, close] = marks?.has('circle') ? CIRCLE : ['', ''];
  const content = contentIn(puzzle, cell, view);
  const columns = letterColumns(content ?? ' ') + open!.length + close!.length;
  const before = Math.floor((inner - columns) / 2);
  // What is open is grey as a whole, but for a circle, which needs to be seen.
  const letters = content === undefined ? (open === '' ? fill : ' ') : paint(content, cell);
  return fill.repeat(before) + open + letters + close + fill.repeat(inner - columns - before);
}

/** What a clue cell of an arrowword shows: its arrows. */
function arrowSigns(layout: Layout, inner: number): ReadonlyMap<number, string> {
  const signs = [...arrowsByCell(layout)].map(([at, arrows]) => {
    const all = arrows.map(({ kind }) => ARROWS[kind]).join('');
    return [at, all.padStart(Math.ceil((inner + all.length) / 2)).padEnd(inner)] as const;
  });
  return new Map(signs);
}

function smallDigits(label: string): string {
  return label.replace(/\d/g, (digit) => SMALL_DIGITS[Number(digit)]!);
}

interface Edges {
  isSolid(row: number, column: number): boolean;
  /** The line above a position, and the one left of it. */
  above(row: number, column: number): Weight;
  left(row: number, column: number): Weight;
  /** What stands in the upper left corner of a position. */
  jointAt(row: number, column: number): string;
}

function edgesOf(layout: Layout): Edges {
  const { bars } = layout.geometry;
  const clueCells = new Set(layout.clueCells);
  const isSolid = (row: number, column: number): boolean => {
    const at = (row - 1) * layout.geometry.width + column - 1;
    return standsAt(layout, row, column) === 'block' && !clueCells.has(at);
  };
  /** Of the edge between a position and the next; `barred` are those with a bar there. */
  const weight = (
    one: ReturnType<typeof standsAt>,
    two: ReturnType<typeof standsAt>,
    barred: ReadonlySet<number> | undefined,
  ): Weight => {
    if (typeof one === 'number' && barred?.has(one)) return THICK;
    return one === two && typeof one !== 'number' ? NO_LINE : THIN;
  };
  const above = (row: number, column: number): Weight =>
    weight(standsAt(layout, row - 1, column), standsAt(layout, row, column), bars?.below);
  const left = (row: number, column: number): Weight =>
    weight(standsAt(layout, row, column - 1), standsAt(layout, row, column), bars?.right);
  return {
    isSolid,
    above,
    left,
    jointAt(row, column) {
      const isInside = [row - 1, row].every((r) => isSolid(r, column - 1) && isSolid(r, column));
      if (isInside) return SOLID;
      return joint(
        left(row - 1, column),
        above(row, column),
        left(row, column),
        above(row, column - 1),
      );
    },
  };
}

function joint(up: Weight, right: Weight, down: Weight, left: Weight): string {
  return JOINTS[((up * 3 + right) * 3 + down) * 3 + left]!;
}

function acrossLine(weight: Weight): string {
  return joint(NO_LINE, weight, NO_LINE, weight);
}

function downLine(weight: Weight): string {
  return joint(weight, NO_LINE, weight, NO_LINE);
}

/** An empty line and then these, no wider than so many columns if words allow; nothing for other puzzles. */
function belowGrid(puzzle: Puzzle, view: View, columns: number): string {
  const codes = codeKeyOf(puzzle, view);
  const digits = String(codes.length).length;
  const key = codes.map(
    ({ number, letter = OPEN }) => `${String(number).padStart(digits)} ${letter}`,
  );
  const words = wordBankOf(puzzle, stringsOf()).flatMap((group) => [
    `${group.title}:`,
    ...wrapped(group.words, columns),
  ]);
  const lines = [...wrapped(key, columns), ...words];
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}

/** Texts with two spaces between them, in lines. */
function wrapped(texts: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1) ?? ''}  ${text}`;
    if (lines.length === 0 || letterColumns(longer) > columns) lines.push(text);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
