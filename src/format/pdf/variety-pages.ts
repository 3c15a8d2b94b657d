// Pages of puzzles without clues, which they fill: the grid as large as may be, in the middle; below that of a codeword its
// key and the alphabet, below that of a fill-in its words in columns, by length.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { alphabetStrip, codeKeyOf, type WordGroup } from '../page/around-grid.ts';
import type { Drawing } from '../page/drawing.ts';
import { flow, leastHeight, type Paragraph, wordParagraphs } from './flow.ts';
import { type GridPlace, gridItems, KEY_WIDTH, keyDrawing } from './grid-items.ts';
import { type Area, BLACK, below, columnsOf, type Item, type LineItem } from './page-items.ts';
import type { Setting } from './setting.ts';
import type { Typesetter } from './typesetter.ts';

/** In points. */
const GAP = 16;
const COLUMN_GAP = 12;
const CELL_MOST = 56;
/** Smaller cells are not written in. */
const CELL_LEAST = 15;
/** Larger cells are no better. */
const CELL_GOOD = 26;
const KEY_CELL = 34;
const STRIP_SIZE = 13;
/** Larger words are no better. */
const WORD_GOOD = 14.5;
const WORD_SIZES = [16, 14.5, 13, 12, 11, 10, 9, 8, 7.5];
/** A given letter is crossed off. */
const STRUCK = { kind: 'line', thickness: 0.8, ink: BLACK } as const;

/** A grid alone; that of a codeword with its key, and the letters to cross off. */
export function gridPage(puzzle: Puzzle, drawing: Drawing, area: Area, setting: Setting): Item[] {
  const { type } = setting;
  const key = keyDrawing(codeKeyOf(puzzle, 'puzzle'));
  const strip = alphabetStrip(puzzle);
  const keyCell = Math.min(KEY_CELL, area.width / KEY_WIDTH);
  const keyHeight = key.cells.length === 0 ? 0 : GAP + key.height * keyCell;
  const stripHeight = strip.length === 0 ? 0 : GAP + STRIP_SIZE;
  const grid = placeInMiddle(drawing, area, area.height - keyHeight - stripHeight);
  const keyTop = grid.y + grid.cell * drawing.height + GAP;
  const keyLeft = area.x + (area.width - KEY_WIDTH * keyCell) / 2;
  const items = [
    ...gridItems(drawing, grid, setting),
    ...gridItems(key, { x: keyLeft, y: keyTop, cell: keyCell }, setting),
  ];
  const step = area.width / strip.length;
  const y = keyTop + keyHeight + STRIP_SIZE;
  for (const [i, { letter, isGiven }] of strip.entries()) {
    const text = type.readable(letter);
    const width = type.widthOf(text, 'regular') * STRIP_SIZE;
    const x = area.x + (i + 0.5) * step - width / 2;
    items.push({ kind: 'text', text, x, y, size: STRIP_SIZE, style: 'regular', ink: BLACK });
    if (isGiven) items.push(strike(x, y, width));
  }
  return items;
}

/** A grid and words below it; undefined where they find no room on one page. */
export function wordsPage(
  groups: readonly WordGroup[],
  drawing: Drawing,
  area: Area,
  setting: Setting,
): Item[] | undefined {
  const { type } = setting;
  const ways = WORD_SIZES.map((size) => {
    const set = wordParagraphs(groups, size, type);
    const columns = columnCount(set, area, type);
    const columnsTo = (height: number): Area[] =>
      columnsOf({ ...area, height }, columns, COLUMN_GAP);
    const height = leastHeight(set, columnsTo, area.height);
    const grid = placeInMiddle(drawing, area, area.height - height - GAP);
    const worth =
      Math.min(size, WORD_GOOD) / WORD_GOOD + (1.4 * Math.min(grid.cell, CELL_GOOD)) / CELL_GOOD;
    return { set, columns, grid, height, worth };
  });
  const fitting = ways.filter(
    ({ grid }) => grid.cell >= Math.min(CELL_LEAST, area.width / drawing.width),
  );
  const [best] = fitting.sort((a, b) => b.worth - a.worth);
  if (best === undefined) return undefined;
  const { set, columns, grid, height } = best;
  const rest = { ...below(area, grid.cell * drawing.height + GAP), height };
  const { items } = flow(set, columnsOf(rest, columns, COLUMN_GAP));
  return [...gridItems(drawing, grid, setting), ...items];
}

/** As large as the width and so much height allow. */
function placeInMiddle({ width, height }: Drawing, area: Area, room: number): GridPlace {
  const cell = Math.min(CELL_MOST, area.width / width, room / height);
  return { x: area.x + (area.width - cell * width) / 2, y: area.y, cell };
}

/** As many as the widest line allows. */
function columnCount(paragraphs: readonly Paragraph[], { width }: Area, type: Typesetter): number {
  const widths = paragraphs.flatMap(({ lines }) =>
    lines.flat().map(({ text, style, size }) => type.widthOf(text, style) * size),
  );
  const widest = Math.max(...widths);
  return Math.max(1, Math.floor((width + COLUMN_GAP) / (widest + COLUMN_GAP)));
}

function strike(x: number, baseline: number, width: number): LineItem {
  const y = baseline - STRIP_SIZE * 0.36;
  return { ...STRUCK, x1: x - 1, x2: x + width + 1, y1: y, y2: y };
}
