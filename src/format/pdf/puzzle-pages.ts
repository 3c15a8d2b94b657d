// The pages of a puzzle: its grid with the clues around it. All ways to stand a grid into columns are tried, in all
// sizes of letters, and the best of those with which everything is on one page is taken. If there is none the
// grid stands on the first page, and clues that find no room beside it on further ones.
// Puzzles without clues have pages of their own (variety-pages.ts).

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { clueListsOf, headingOf, wordBankOf } from '../page/around-grid.ts';
import { isArrowword } from '../page/clue-cells.ts';
import { type Drawing, drawingOf } from '../page/drawing.ts';
import type { PageStrings } from '../page/strings.ts';
import { clueParagraphs, fits, flow, leastHeight, type Paragraph, wordParagraphs } from './flow.ts';
import { type GridPlace, gridItems, placeAlone } from './grid-items.ts';
import { type Head, headOf } from './heading-items.ts';
import { type Area, columnsOf, type Page } from './page-items.ts';
import type { Typesetter } from './typesetter.ts';
import { gridPage, wordsPage } from './variety-pages.ts';

/** In points. */
const GAP = 15;
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5];
const SIZE_OVER_PAGES = 9;
const COLUMNS = [2, 3, 4, 5];
const COLUMNS_OF_TEXT = 2;
const COLUMNS_OVER_PAGES = [3, 4];
const CELL_WITH_CLUES = 34;
/** Larger cells are no better. */
const CELL_GOOD = 23;
/** Smaller cells are not written in; but a wide grid has no larger ones. */
const CELL_LEAST = 15;
/** Lines of so many ems are read with ease; shorter ones are not made if it can be helped. */
const MEASURE = 18;
const MEASURE_LEAST = 11;

/** A way to stand a grid at the right side of columns, over some of them or all. */
interface Arrangement {
  readonly place: GridPlace;
  readonly columns: number;
  readonly size: number;
  /** The columns when they end at a height below the top of the area. */
  columnsTo(height: number): Area[];
  /** The least height that holds the grid. */
  readonly least: number;
  readonly worth: number;
}

/** `name`: what it is called beside its title, such as `Puzzle 7`. */
export function puzzlePages(
  puzzle: Puzzle,
  name: string | undefined,
  area: Area,
  type: Typesetter,
  strings: PageStrings,
): Page[] {
  const head = headOf(headingOf(puzzle, strings), name, area, type, strings);
  const drawing = drawingOf(puzzle, 'puzzle');
  // The clues of an arrowword are in its grid.
  const lists = isArrowword(puzzle.layout) ? [] : clueListsOf(puzzle, strings);
  const words = wordBankOf(puzzle, strings);
  if (lists.length === 0 && words.length === 0) {
    const items = [...head.items, ...gridPage(puzzle, drawing, head.rest, type)];
    const [column] = columnsOf(area, COLUMNS_OF_TEXT, GAP);
    return [{ items }, ...furtherPages(head.overflow(column!.width), area, COLUMNS_OF_TEXT)];
  }
  if (words.length > 0 && head.overflow(area.width).length === 0) {
    const items = wordsPage(words, drawing, head.rest, type);
    if (items !== undefined) return [{ items: [...head.items, ...items] }];
  }
  const paragraphs = (columnWidth: number, size: number): Paragraph[] => [
    ...head.overflow(columnWidth),
    ...clueParagraphs(lists, columnWidth, size, type),
    ...wordParagraphs(words, size, type),
  ];
  return (
    onOnePage(drawing, head, paragraphs, type) ?? overPages(drawing, head, paragraphs, area, type)
  );
}

type Paragraphs = (columnWidth: number, size: number) => Paragraph[];

function onOnePage(
  drawing: Drawing,
  head: Head,
  paragraphs: Paragraphs,
  type: Typesetter,
): Page[] | undefined {
  const area = head.rest;
  const ways = SIZES.flatMap((size) =>
    COLUMNS.flatMap((count) => arrangements(drawing, area, count, size)),
  ).sort((a, b) => b.worth - a.worth);
  for (const way of ways) {
    const set = paragraphs(columnWidthOf(way, area), way.size);
    if (!fits(set, way.columnsTo(area.height))) continue;
    const height = Math.max(way.least, leastHeight(set, way.columnsTo, area.height));
    const { items } = flow(set, way.columnsTo(height));
    return [{ items: [...head.items, ...gridItems(drawing, way.place, type), ...items] }];
  }
  return undefined;
}

function overPages(
  drawing: Drawing,
  head: Head,
  paragraphs: Paragraphs,
  area: Area,
  type: Typesetter,
): Page[] {
  const ways = COLUMNS_OVER_PAGES.flatMap((count) =>
    arrangements(drawing, head.rest, count, SIZE_OVER_PAGES),
  );
  const way = ways.reduce((best, each) => (each.worth > best.worth ? each : best));
  const first = flow(
    paragraphs(columnWidthOf(way, head.rest), way.size),
    way.columnsTo(head.rest.height),
  );
  const items = [...head.items, ...gridItems(drawing, way.place, type), ...first.items];
  return [{ items }, ...furtherPages(first.rest, area, way.columns)];
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

function columnWidthOf({ columns }: Arrangement, area: Area): number {
  return columnsOf(area, columns, GAP)[0]!.width;
}

/** The ways to stand a grid into so many columns. */
function arrangements(drawing: Drawing, area: Area, count: number, size: number): Arrangement[] {
  const all = columnsOf(area, count, GAP);
  const measure = all[0]!.width / size;
  if (measure < MEASURE_LEAST) return [];
  const ways: Arrangement[] = [];
  for (let over = 1; over <= count; over++) {
    const left = all[count - over]!.x;
    const room = { ...area, x: left, width: area.x + area.width - left };
    const place = placeAlone(drawing, room, CELL_WITH_CLUES);
    const isSmall = place.cell < Math.min(CELL_LEAST, area.width / drawing.width);
    if (isSmall && over < count) continue;
    const least = place.cell * drawing.height;
    const x = over < count ? area.x + area.width - place.cell * drawing.width : place.x;
    const unused = (room.width - place.cell * drawing.width) / area.width;
    ways.push({
      place: { ...place, x },
      columns: count,
      size,
      columnsTo: (height) =>
        all.map((column, i) => {
          const top = i < count - over ? 0 : least + GAP;
          return { ...column, y: area.y + top, height: Math.max(0, height - top) };
        }),
      least,
      worth:
        Math.min(size, 10) / 10 +
        (0.7 * Math.min(place.cell, CELL_GOOD)) / CELL_GOOD +
        0.25 * Math.min(1, measure / MEASURE) -
        0.4 * unused,
    });
  }
  return ways;
}
