// A puzzle as it is drawn, whatever it is drawn on: cells, blocks and lines at their places, measured in cells.
// It knows no units, fonts or colours, so that each format that draws has its own and all draw the same.

import { type Layout, type Point, rowsOf } from '../../layout/layout.ts';
import type { Content, Puzzle } from '../../puzzle/puzzle.ts';
import { type ClueCell, clueCellsOf, isArrowword } from './clue-cells.ts';
import { barsOf, type Line, outlineOf, shapedDrawing } from './lines.ts';

/** What stands in cells that are drawn: the letters that solvers are shown, or all. */
export type View = 'puzzle' | 'solution';

/** A cell, one wide and one high; x and y are of its upper left corner, of one that is no square of such a square around its middle. */
export interface DrawnCell extends Point {
  /** Its number in the layout. */
  readonly cell: number;
  /** The number in its corner. */
  readonly label: string | undefined;
  /** All around it, where it is no square in rows and columns. */
  readonly corners?: readonly Point[];
  /** What stands in it, several letters in a rebus cell. */
  readonly content: Content;
  readonly isCircled: boolean;
  readonly isShaded: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Each in the order of the layout. */
  readonly cells: readonly DrawnCell[];
  /** Plain, with numbers of letters, which letters leave room for, or with nothing but letters. */
  readonly cellLook: 'plain' | 'coded' | 'letters';
  /** The upper left corners of blocks that hold no clue. */
  readonly blocks: readonly Point[];
  /** Of an arrowword. */
  readonly clueCells?: readonly ClueCell[];
  /** Thick lines that part entries, along edges of cells, as long as they go on. */
  readonly bars: readonly Line[];
  /** Where cells or blocks end and nothing begins. */
  readonly outline: readonly Line[];
  /** Around words, from the middle of their first cell to that of their last. */
  readonly loops: readonly Line[];
}

export function drawingOf(puzzle: Puzzle, view: View): Drawing {
  const { layout, marks } = puzzle;
  const { width, height, shapes } = layout.geometry;
  const shaped = shapes && shapedDrawing(layout, shapes);
  const labels = labelsOf(puzzle);
  const cellLook = lookOf(puzzle);
  const holdsClue = new Set(layout.clueCells);
  const cells: DrawnCell[] = [];
  const blocks: Point[] = [];
  for (const [y, row] of rowsOf(layout).entries()) {
    for (const [x, cell] of row.entries()) {
      const isBlock = cell === 'block' && !holdsClue.has(y * width + x);
      if (isBlock && shaped === undefined) blocks.push({ x, y });
      if (typeof cell !== 'number') continue;
      const of = marks?.get(cell);
      const shape = shaped?.shapes[cell];
      cells.push({
        cell,
        ...(shape ? { ...shape.at, corners: shape.corners } : { x, y }),
        label: labels.get(cell),
        content: contentIn(puzzle, cell, view),
        isCircled: of?.has('circle') ?? false,
        isShaded: of?.has('shade') ?? false,
      });
    }
  }
  const loops = view === 'solution' && cellLook === 'letters' ? loopsOf(cells, layout) : [];
  if (shaped !== undefined) {
    const { bars, outline } = shaped;
    return {
      width: shaped.width,
      height: shaped.height,
      cells,
      cellLook,
      blocks,
      bars,
      outline,
      loops,
    };
  }
  const clueCells = isArrowword(layout) ? clueCellsOf(puzzle, view === 'puzzle') : undefined;
  const lines = { bars: barsOf(layout), outline: outlineOf(layout), loops };
  return { width, height, cells, cellLook, blocks, clueCells, ...lines };
}

function lookOf({ variety }: Puzzle): Drawing['cellLook'] {
  if (variety?.kind === 'word-search') return 'letters';
  return variety?.kind === 'codeword' ? 'coded' : 'plain';
}

function loopsOf(cells: readonly DrawnCell[], { slots }: Layout): Line[] {
  const middle = (cell: number): Point => ({ x: cells[cell]!.x + 0.5, y: cells[cell]!.y + 0.5 });
  return slots.map((slot) => ({ from: middle(slot.cells[0]!), to: middle(slot.cells.at(-1)!) }));
}

/** What a view shows in a cell. */
export function contentIn({ cells, revealed }: Puzzle, cell: number, view: View): Content {
  return view === 'solution' || revealed?.has(cell) ? cells[cell] : undefined;
}

/** What is drawn of a puzzle: where its solution has nothing more, both are one. */
export function viewsOf(puzzle: Puzzle, show: View | 'both'): readonly View[] {
  if (show !== 'both') return [show];
  if (puzzle.variety?.kind === 'word-search') return ['puzzle', 'solution'];
  const isMore = puzzle.cells.some(
    (content, cell) => content !== undefined && !puzzle.revealed?.has(cell),
  );
  return isMore ? ['puzzle', 'solution'] : ['puzzle'];
}

/** For each cell in which a slot begins its number; in a weave there may be several. */
function numberLabels({ slots }: Layout): ReadonlyMap<number, string> {
  const numbers = new Map<number, Set<number>>();
  for (const { cells, number } of slots) {
    const there = numbers.get(cells[0]!);
    if (there === undefined) numbers.set(cells[0]!, new Set([number]));
    else there.add(number);
  }
  return new Map([...numbers].map(([cell, its]) => [cell, [...its].join(',')]));
}

/** What stands in the corner of each cell that has anything there: numbers of slots, of letters in a codeword, of those of the solution word in an arrowword. */
export function labelsOf({
  layout,
  variety,
  solutionWord = [],
}: Puzzle): ReadonlyMap<number, string> {
  // Arrows lead to entries, which need no numbers.
  if (isArrowword(layout)) return new Map(solutionWord.map((cell, i) => [cell, String(i + 1)]));
  if (variety === undefined) return numberLabels(layout);
  if (variety.kind !== 'codeword') return new Map();
  return new Map(
    variety.codes.flatMap((code, cell) => (code === undefined ? [] : [[cell, String(code)]])),
  );
}
