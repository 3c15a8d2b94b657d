// The clue cells of an arrowword as they are drawn: where each stands, its clues, and arrows from it into the cells
// beside it. Measured in cells from the upper left corner of the drawing.

import { type ArrowKind, arrowsByCell } from '../../layout/arrows.ts';
import { type Layout, type Point, placeAt } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isNoClue } from '../clue-text.ts';
import { withoutStyles } from '../styles.ts';

export interface ClueCell extends Point {
  /** One or two, the upper one first; none where only the solution is drawn. */
  readonly clues: readonly CellClue[];
}

export interface CellClue {
  readonly slot: number;
  readonly arrow: ArrowKind;
  /** Empty where there is no clue. */
  readonly text: string;
}

export interface DrawnArrow {
  /** Where it begins, turns and ends; none for a straight one, which is its head. */
  readonly line: readonly Point[];
  readonly head: readonly Point[];
}

/** In parts of a cell: how far a bent arrow goes in, and on; and its head. */
const REACH = 0.1;
const ON = 0.12;
const HEAD = 0.1;
const HALF_HEAD = 0.065;
/** Along the lower side of a clue cell, where a bent arrow leaves it. */
const BENT_AT = 0.26;

export function clueCellsOf({ layout, clues = [] }: Puzzle, isShown: boolean): ClueCell[] {
  return [...arrowsByCell(layout)].map(([at, arrows]) => {
    const { row, column } = placeAt(at, layout.geometry.width);
    const shown = isShown ? arrows : [];
    return {
      x: column - 1,
      y: row - 1,
      clues: shown.map(({ slot, kind }) => {
        const clue = clues[slot] ?? '';
        return { slot, arrow: kind, text: isNoClue(clue) ? '' : withoutStyles(clue) };
      }),
    };
  });
}

/** Whether a layout is an arrowword. */
export function isArrowword({ clueCells }: Layout): boolean {
  return clueCells !== undefined;
}

/** The arrow from a clue whose text has its middle at a height. */
export function arrowFrom({ x, y }: Point, { arrow }: CellClue, height: number): DrawnArrow {
  const [leaves, turns] = arrow.split('-') as [keyof typeof STEP, keyof typeof STEP | undefined];
  const out = STEP[leaves];
  const along = turns === undefined ? 0.5 : BENT_AT;
  const start: Point = {
    x: x + (out.x === 0 ? along : Number(out.x > 0)),
    y: y + (out.y === 0 ? height : Number(out.y > 0)),
  };
  if (turns === undefined) return { line: [], head: headAt(start, out) };
  const turn = moved(start, out, REACH);
  const end = moved(turn, STEP[turns], ON);
  return { line: [start, turn, end], head: headAt(end, STEP[turns]) };
}

const STEP = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const;

/** A triangle that points one way. */
function headAt(from: Point, way: Point): Point[] {
  const side = { x: way.y, y: way.x };
  return [moved(from, side, HALF_HEAD), moved(from, way, HEAD), moved(from, side, -HALF_HEAD)];
}

function moved({ x, y }: Point, way: Point, by: number): Point {
  return { x: x + way.x * by, y: y + way.y * by };
}
