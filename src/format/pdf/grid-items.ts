// A grid at a place and a size on a page.

import type { Point } from '../../layout/layout.ts';
import type { KeyCell } from '../page/around-grid.ts';
import type { Drawing, DrawnCell } from '../page/drawing.ts';
import type { Line } from '../page/lines.ts';
import { LOOP_RADIUS } from '../svg/paths.ts';
import { clueCellItems } from './clue-cell-items.ts';
import { type Area, BLACK, type Ink, type Item, type LineItem } from './page-items.ts';
import type { Setting } from './setting.ts';

export interface GridPlace {
  /** Of the upper left corner. */
  readonly x: number;
  readonly y: number;
  /** The side of a cell. */
  readonly cell: number;
}

const SHADE = 0.82;
const CIRCLE_GREY = 0.35;

/** In parts of a cell's side. */
/** The most that a letter is high, and where its middle is: a little low, so that numbers have their corner. */
const LETTERS = {
  plain: { most: 0.66, middle: 0.59 },
  coded: { most: 0.5, middle: 0.65 },
  letters: { most: 0.6, middle: 0.5 },
} as const;
const LABEL_SIZE = 0.27;
const LABEL_LEFT = 0.06;
/** Larger numbers leave no room for a letter. */
const LABEL_SHARE = 0.4;
const CONTENT_WIDTH = 0.88;
const CIRCLE_RADIUS = 0.46;
const BAR = 0.11;
/** Of the font's size: capitals are so high. */
const CAPITAL = 0.73;
/** Half the alphabet. */
export const KEY_WIDTH = 13;
/** In points: larger numbers shout, smaller ones are not read. */
const LABEL_MOST = 8.5;
const LABEL_LEAST = 5.4;
const THIN_MOST = 0.6;
const OUTLINE_MOST = 1.4;

/** In the middle, below a heading, as large as may be. */
export function placeAlone({ width, height }: Drawing, area: Area, most: number): GridPlace {
  const cell = Math.min(most, area.width / width, area.height / height);
  return { x: area.x + (area.width - cell * width) / 2, y: area.y, cell };
}

export function gridItems(drawing: Drawing, place: GridPlace, setting: Setting): Item[] {
  const { x, y, cell } = place;
  const thin = setting.thinLine ?? Math.min(THIN_MOST, cell * 0.04);
  const thick = setting.thickLine ?? Math.min(OUTLINE_MOST, cell * 0.08);
  /** A little larger than its cell where no gap may show between it and the next. */
  const box = (at: Point, ink: Ink, more = 0): Item => ({
    kind: 'box',
    x: x + at.x * cell - more,
    y: y + at.y * cell - more,
    width: cell + 2 * more,
    height: cell + 2 * more,
    ink,
  });
  return [
    ...drawing.cells.filter(({ isShaded }) => isShaded).map((each) => box(each, SHADE)),
    ...drawing.cells.filter(({ isCircled }) => isCircled).map((each) => circle(each, place, thin)),
    ...clueCellItems(drawing.clueCells ?? [], place, setting.type),
    ...(drawing.cellLook === 'letters' ? [] : thinLines(drawing)).map((line) =>
      lineItem(line, place, thin),
    ),
    ...drawing.blocks.map((each) => box(each, setting.blocks, thin / 2)),
    ...drawing.outline.map((line) => lineItem(line, place, thick)),
    ...drawing.bars.map((line) => lineItem(line, place, BAR * cell)),
    ...drawing.loops.map((line) => loopItem(line, place, thin)),
    ...drawing.cells.flatMap((each) => texts(each, drawing, place, setting)),
  ];
}

/** The key of a codeword as a grid of its own. */
export function keyDrawing(key: readonly KeyCell[]): Drawing {
  const cells = key.map(({ number, letter }, index) => ({
    cell: index,
    x: index % KEY_WIDTH,
    y: Math.floor(index / KEY_WIDTH),
    label: String(number),
    content: letter,
    isCircled: false,
    isShaded: false,
  }));
  const height = Math.ceil(key.length / KEY_WIDTH);
  return {
    width: KEY_WIDTH,
    height,
    cells,
    cellLook: 'coded',
    loops: [],
    blocks: [],
    bars: [],
    outline: [],
  };
}

function texts(
  { x, y, label, content }: DrawnCell,
  { cellLook, clueCells }: Drawing,
  place: GridPlace,
  { type, numberSize }: Setting,
): Item[] {
  const { cell } = place;
  const [left, top] = [place.x + x * cell, place.y + y * cell];
  const items: Item[] = [];
  const size = numberSize ?? Math.min(Math.max(LABEL_SIZE * cell, LABEL_LEAST), LABEL_MOST);
  // In small cells, as of solutions, there is room for the letter alone.
  const isLabelled = label !== undefined && size <= LABEL_SHARE * cell;
  if (isLabelled) {
    const baseline = top + LABEL_LEFT * cell + CAPITAL * size;
    const at = { x: left + LABEL_LEFT * cell, y: baseline };
    // The numbers of a solution word are out of the way of arrows.
    const width = type.widthOf(label, 'grid') * size;
    const low = { x: left + cell - LABEL_LEFT * cell - width, y: top + (1 - LABEL_LEFT) * cell };
    const place = clueCells === undefined ? at : low;
    items.push({ kind: 'text', text: label, ...place, size, style: 'grid', ink: BLACK });
  }
  if (content !== undefined) {
    const text = type.readable(content);
    const width = type.widthOf(text, 'grid');
    const look = cellLook === 'coded' && !isLabelled ? 'plain' : cellLook;
    const { most, middle } = LETTERS[look];
    const size = Math.min(most * cell, (CONTENT_WIDTH * cell) / width);
    const at = {
      x: left + (cell - width * size) / 2,
      y: top + middle * cell + (CAPITAL * size) / 2,
    };
    items.push({ kind: 'text', text, ...at, size, style: 'grid', ink: BLACK });
  }
  return items;
}

function circle({ x, y }: DrawnCell, { x: left, y: top, cell }: GridPlace, thin: number): Item {
  const radius = CIRCLE_RADIUS * cell;
  const middle = { x: left + (x + 0.5) * cell, y: top + (y + 0.5) * cell };
  return { kind: 'circle', ...middle, radius, thickness: thin, ink: CIRCLE_GREY };
}

function loopItem(line: Line, place: GridPlace, thin: number): Item {
  return { ...lineItem(line, place, 1.6 * thin), kind: 'loop', radius: LOOP_RADIUS * place.cell };
}

function lineItem({ from, to }: Line, { x, y, cell }: GridPlace, thickness: number): LineItem {
  return {
    kind: 'line',
    x1: x + from.x * cell,
    y1: y + from.y * cell,
    x2: x + to.x * cell,
    y2: y + to.y * cell,
    thickness,
    ink: BLACK,
  };
}

/** The edges of cells, those that two share once. */
function thinLines({ cells }: Drawing): Line[] {
  const lines = new Map<string, Line>();
  for (const cell of cells) {
    for (const line of frame(cell)) {
      const { from, to } = line;
      lines.set(`${from.x},${from.y},${to.x},${to.y}`, line);
    }
  }
  return [...lines.values()];
}

function frame({ x, y, corners }: DrawnCell): Line[] {
  if (corners !== undefined) {
    return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length]! }));
  }
  const [left, right] = [x, x + 1];
  const [top, bottom] = [y, y + 1];
  return [
    { from: { x: left, y: top }, to: { x: right, y: top } },
    { from: { x: left, y: bottom }, to: { x: right, y: bottom } },
    { from: { x: left, y: top }, to: { x: left, y: bottom } },
    { from: { x: right, y: top }, to: { x: right, y: bottom } },
  ];
}
