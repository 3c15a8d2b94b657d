// The pages of a puzzle: its grid with the clues around it. All ways to put a grid into columns are tried, in all sizes of
// letters, each with the largest cells that leave the clues room, and the best of those with which everything is on one
// page is taken. If there is none the grid is on the first page, and clues that find no room beside it on further ones; in
// large print the grid has the first page to itself.
// Puzzles without clues have pages of their own (variety-pages.ts).

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { clueListsOf, headingOf, wordBankOf } from '../page/around-grid.ts';
import { isArrowword } from '../page/clue-cells.ts';
import { type Drawing, drawingOf } from '../page/drawing.ts';
import { isRtl } from './bidi.ts';
import {
  clueParagraphs,
  fits,
  flow,
  heightOfAll,
  leastHeight,
  loosened,
  type Paragraph,
  wordParagraphs,
} from './flow.ts';
import { type GridPlace, gridItems, placeAlone } from './grid-items.ts';
import { type Head, headOf } from './heading-items.ts';
import { type Area, columnsOf, mirroredIn, type Page } from './page-items.ts';
import type { Setting } from './setting.ts';
import { gridPage, wordsPage } from './variety-pages.ts';

/** In points. */
const GAP = 13;
const SIZE_OVER_PAGES = 9;
const COLUMNS = [1, 2, 3, 4, 5];
const COLUMNS_OF_TEXT = 2;
const COLUMNS_OVER_PAGES = [2, 3, 4];
/** Larger cells and letters are no better; between these and the good ones little is lost. */
const CELL_GOOD = 24;
const CELL_FAIR = 18;
const SIZE_GOOD = 10.5;
const SIZE_FAIR = 8;
/** Lines of so many ems are read with ease; shorter ones are not made if it can be helped. */
const MEASURE = 17;
const MEASURE_LEAST = 10;
const MEASURE_MOST = 34;
/** One column alone is narrower, so that a few clues are in two. */
const MEASURE_ALONE_MOST = 28;
/** Cells are made smaller in such steps until the clues have room. */
const CELL_STEP = 0.5;
/** What is left of a page goes between the clues: by so much at most. */
const LOOSE = [1.5, 1.35, 1.2, 1.1];

/** A way to put a grid at the right side of columns, over some of them or all. */
interface Arrangement {
  readonly columns: number;
  readonly over: number;
  readonly size: number;
  /** The sides of cells that it may have. */
  readonly cellLeast: number;
  readonly cellMost: number;
}

/** `name`: what it is called beside its title, such as `Puzzle 7`. */
export function puzzlePages(
  puzzle: Puzzle,
  name: string | undefined,
  area: Area,
  setting: Setting,
): Page[] {
  const head = headOf(headingOf(puzzle, setting.strings), name, area, setting);
  const drawing = drawingOf(puzzle, 'puzzle');
  // The clues of an arrowword are in its grid.
  const lists = isArrowword(puzzle.layout) ? [] : clueListsOf(puzzle, setting.strings);
  const words = wordBankOf(puzzle, setting.strings);
  if (lists.length === 0 && words.length === 0) {
    const items = [...head.items, ...gridPage(puzzle, drawing, head.rest, setting)];
    const [column] = columnsOf(area, COLUMNS_OF_TEXT, GAP);
    return [{ items }, ...furtherPages(head.overflow(column!.width), area, COLUMNS_OF_TEXT)];
  }
  if (words.length > 0 && head.overflow(area.width).length === 0) {
    const items = wordsPage(words, drawing, head.rest, setting);
    if (items !== undefined) return [{ items: [...head.items, ...items] }];
  }
  const clues = lists.flatMap(({ clues }) => clues);
  const rtl = clues.filter(({ text }) => isRtl(text)).length;
  const composer: Composer = {
    drawing,
    head,
    setting,
    page: area,
    isRtl: rtl > clues.length / 2,
    paragraphs: (columnWidth, size) => [
      ...head.overflow(columnWidth),
      ...clueParagraphs(lists, columnWidth, size, setting),
      ...wordParagraphs(words, size, setting.type),
    ],
  };
  return onOnePage(composer) ?? overPages(composer);
}

/** All that the pages of one puzzle are made of. */
interface Composer {
  readonly drawing: Drawing;
  readonly head: Head;
  readonly setting: Setting;
  /** All that is printed on. */
  readonly page: Area;
  /** Whether columns follow one another from right to left. */
  readonly isRtl: boolean;
  paragraphs(columnWidth: number, size: number): Paragraph[];
}

/** The best way on one page; undefined if there is none. */
function onOnePage(composer: Composer): Page[] | undefined {
  const { drawing, head, setting } = composer;
  const area = head.rest;
  const sets = new Map<string, Paragraph[]>();
  const setFor = ({ columns, size }: Arrangement): Paragraph[] => {
    const key = `${columns} ${size}`;
    const known = sets.get(key) ?? composer.paragraphs(columnWidthOf(columns, area), size);
    sets.set(key, known);
    return known;
  };
  const ways = setting.textSizes
    .flatMap((size) =>
      COLUMNS.flatMap((count) => arrangements(drawing, area, count, size, setting)),
    )
    .map((way) => ({ way, most: worthOf(way, way.cellMost, drawing, area) }))
    .sort((a, b) => b.most - a.most);
  let best: { way: Arrangement; cell: number; worth: number } | undefined;
  for (const { way, most } of ways) {
    if (best !== undefined && most <= best.worth) break;
    const set = setFor(way);
    const cell = largestCell(way, drawing, area, set);
    if (cell === undefined) continue;
    const worth = worthOf(way, cell, drawing, area);
    if (best === undefined || worth > best.worth) best = { way, cell, worth };
  }
  if (best === undefined) return undefined;
  const { way, cell } = best;
  const place = placeIn(way, cell, drawing, area);
  const columnsTo = (height: number): Area[] => columnsBeside(way, place, drawing, area, height);
  const tight = setFor(way);
  const set =
    LOOSE.map((by) => loosened(tight, by)).find((each) => fits(each, columnsTo(area.height))) ??
    tight;
  const least = cell * drawing.height;
  const height = Math.max(least, leastHeight(set, columnsTo, area.height));
  return [pageOf(composer, place, columnsTo(height), set).page];
}

/** The largest cells that leave the clues room; undefined if none do. */
function largestCell(
  way: Arrangement,
  drawing: Drawing,
  area: Area,
  set: readonly Paragraph[],
): number | undefined {
  const leaveRoom = (cell: number): boolean =>
    fits(set, columnsBeside(way, placeIn(way, cell, drawing, area), drawing, area, area.height));
  const { cellLeast, cellMost } = way;
  const gridArea = drawing.width * drawing.height * cellLeast ** 2;
  if (heightOfAll(set) * columnWidthOf(way.columns, area) + gridArea > area.width * area.height) {
    return undefined;
  }
  if (leaveRoom(cellMost)) return cellMost;
  if (!leaveRoom(cellLeast)) return undefined;
  let [fitting, failing] = [cellLeast, cellMost];
  while (failing - fitting > CELL_STEP) {
    const middle = (fitting + failing) / 2;
    if (leaveRoom(middle)) fitting = middle;
    else failing = middle;
  }
  return fitting;
}

function overPages(composer: Composer): Page[] {
  const { drawing, head, setting, page: area } = composer;
  if (setting.isLarge) return facingPages(composer);
  const [least] = setting.textSizes.slice(-1);
  const size = setting.textSizes.length === 1 ? least! : SIZE_OVER_PAGES;
  const ways = COLUMNS_OVER_PAGES.flatMap((count) =>
    arrangements(drawing, head.rest, count, size, setting),
  );
  if (ways.length === 0) return facingPages(composer);
  const worth = (way: Arrangement): number => worthOf(way, way.cellMost, drawing, head.rest);
  const way = ways.reduce((best, each) => (worth(each) > worth(best) ? each : best));
  const place = placeIn(way, way.cellMost, drawing, head.rest);
  const columns = columnsBeside(way, place, drawing, head.rest, head.rest.height);
  const set = composer.paragraphs(columnWidthOf(way.columns, head.rest), size);
  const { page, rest } = pageOf(composer, place, columns, set);
  return [page, ...furtherPages(rest, area, way.columns)];
}

/** The grid on a page, the clues on the next, in the largest letters with which they are on one. */
function facingPages({ drawing, head, setting, page, paragraphs }: Composer): Page[] {
  const place = placeAlone(drawing, head.rest, setting.cellMost);
  const items = [...head.items, ...gridItems(drawing, place, setting)];
  const ways = setting.textSizes.flatMap((size) =>
    [3, 2, 1].map((count) => ({ count, size, width: columnWidthOf(count, page) })),
  );
  const readable = ways.filter(({ width, size }) => width / size >= MEASURE_LEAST);
  const whole = readable.find(({ count, size, width }) =>
    fits(paragraphs(width, size), columnsOf(page, count, GAP)),
  );
  const { count, size, width } = whole ?? readable.at(-1) ?? ways.at(-1)!;
  return [{ items }, ...furtherPages(paragraphs(width, size), page, count)];
}

/** A page with the grid at a place and as many paragraphs as the columns hold. */
function pageOf(
  { drawing, head, setting, isRtl }: Composer,
  place: GridPlace,
  columns: readonly Area[],
  paragraphs: readonly Paragraph[],
): { readonly page: Page; readonly rest: readonly Paragraph[] } {
  const mirror = <A extends Area>(area: A): A => (isRtl ? mirroredIn(head.rest, area) : area);
  const grid = mirror({ ...place, width: drawing.width * place.cell, height: 0 });
  const { items, rest } = flow(paragraphs, columns.map(mirror));
  const all = [...head.items, ...gridItems(drawing, grid, setting), ...items];
  return { page: { items: all }, rest };
}

/** Pages in columns without a grid; those of the last one end at one height. */
function furtherPages(paragraphs: readonly Paragraph[], area: Area, columns: number): Page[] {
  const columnsTo = (height: number): Area[] => columnsOf({ ...area, height }, columns, GAP);
  const pages: Page[] = [];
  for (let rest = paragraphs; rest.length > 0; ) {
    const isLast = fits(rest, columnsTo(area.height));
    const height = isLast ? leastHeight(rest, columnsTo, area.height) : area.height;
    const flowed = flow(rest, columnsTo(height));
    pages.push({ items: flowed.items });
    rest = flowed.rest;
  }
  return pages;
}

function columnWidthOf(columns: number, area: Area): number {
  return columnsOf(area, columns, GAP)[0]!.width;
}

/** The ways to put a grid into so many columns. */
function arrangements(
  drawing: Drawing,
  area: Area,
  columns: number,
  size: number,
  { cellLeast, cellMost }: Setting,
): Arrangement[] {
  const all = columnsOf(area, columns, GAP);
  const measure = all[0]!.width / size;
  const isWide = columns > 1 ? measure > MEASURE_MOST : measure > MEASURE_ALONE_MOST;
  if (measure < MEASURE_LEAST || isWide) return [];
  const ways: Arrangement[] = [];
  for (let over = 1; over <= columns; over++) {
    const width = area.x + area.width - all[columns - over]!.x;
    const most = Math.min(cellMost, width / drawing.width, area.height / drawing.height);
    // A wide grid has cells as large as the page lets it.
    const least = Math.min(cellLeast, area.width / drawing.width, area.height / drawing.height);
    if (most >= least) ways.push({ columns, over, size, cellLeast: least, cellMost: most });
  }
  return ways;
}

/** At the right of the columns that it is over; over all of them in the middle. */
function placeIn(
  { columns, over }: Arrangement,
  cell: number,
  { width }: Drawing,
  area: Area,
): GridPlace {
  const free = area.width - cell * width;
  return { x: area.x + (over === columns ? free / 2 : free), y: area.y, cell };
}

/** The columns when they end at a height below the top of the area: those under the grid begin below it. */
function columnsBeside(
  { columns, over }: Arrangement,
  { cell }: GridPlace,
  drawing: Drawing,
  area: Area,
  height: number,
): Area[] {
  return columnsOf(area, columns, GAP).map((column, i) => {
    const top = i < columns - over ? 0 : cell * drawing.height + GAP;
    return { ...column, y: area.y + top, height: Math.max(0, height - top) };
  });
}

function worthOf(
  { columns, over, size }: Arrangement,
  cell: number,
  drawing: Drawing,
  area: Area,
): number {
  const all = columnsOf(area, columns, GAP);
  const room = area.x + area.width - all[columns - over]!.x;
  const unused = over === columns ? 0 : (room - cell * drawing.width) / area.width;
  return (
    Math.min(size, SIZE_GOOD) / 10 +
    size / 100 -
    0.08 * Math.max(0, SIZE_FAIR - size) +
    (0.8 * Math.min(cell, CELL_GOOD)) / CELL_GOOD +
    cell / 200 -
    0.05 * Math.max(0, CELL_FAIR - cell) +
    0.2 * Math.min(1, all[0]!.width / size / MEASURE) -
    0.6 * unused
  );
}
