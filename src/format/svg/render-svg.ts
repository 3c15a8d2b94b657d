// The format `svg`: the grid as a picture that is crisp at any size, the puzzle with its solution beside it. Its
// title and description are read to those who do not see it. There is no style sheet in it, so that it can stand
// in any page and looks the same in every program.

import { isWeave } from '../../layout/weave.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { escapeMarkup } from '../markup.ts';
import { headingLines, headingOf } from '../page/around-grid.ts';
import { pageType } from '../page/clue-setting.ts';
import { type Drawing, drawingOf, type View, viewsOf } from '../page/drawing.ts';
import { letterSize } from '../page/letter-size.ts';
import { type PageStrings, stringsOf, withValues } from '../page/strings.ts';
import type { PageOptions } from '../writing.ts';
import { besideGrid } from './beside-grid.ts';
import { clueCellMarkup } from './clue-cell-markup.ts';
import { type Colours, LOOKS } from './looks.ts';
import {
  cellPaths,
  circlePaths,
  decimal,
  joinedCellPaths,
  joinedSquarePaths,
  linePaths,
  loopPaths,
} from './paths.ts';

export type SvgOptions = Pick<PageOptions, 'show' | 'look' | 'lang'>;

/** Of a cell, in units of the picture, which are pixels where nothing else says how large it is. */
const CELL = 36;
/** Around the grids, and between two. */
const MARGIN = CELL / 4;
const GAP = CELL;
/** Widths of lines. */
const LINE = 1;
const CIRCLE = 1;
const LOOP = 1.5;
const EDGE = 2;
const BAR = 4;

const NUMBER_SIZE = 10;
/** The middle of letters, from the top of a cell, is lower than its own to leave room for a number. */
const LETTERS = {
  plain: { scale: 1, middle: 0.59 },
  coded: { scale: 0.85, middle: 0.65 },
  letters: { scale: 1, middle: 0.5 },
} as const;
/** Of a capital of size one from its middle to its foot. */
const HALF_CAPITAL = 0.36;
const FONTS = 'Helvetica, Arial, sans-serif';

export function renderSvg(puzzle: Puzzle, options: SvgOptions = {}): string {
  const { show = 'both', look = 'light', lang = 'en' } = options;
  const strings = stringsOf(lang);
  const colours = LOOKS[look];
  const views = viewsOf(puzzle, show);
  const drawings = views.map((view) => drawingOf(puzzle, view));
  const width = Math.ceil(drawings[0]!.width * CELL);
  const height = Math.ceil(drawings[0]!.height * CELL);
  const across = views.length * (width + GAP) - GAP + 2 * MARGIN;
  const beside = views.map((view) =>
    besideGrid(puzzle, view, { width, cell: CELL, colours, strings }),
  );
  const below = Math.max(...beside.map((each) => each.height));
  const down = height + 2 * MARGIN + (below === 0 ? 0 : below + GAP);
  const grids = drawings.map((drawing, index) => {
    const place = `translate(${MARGIN + index * (width + GAP)} ${MARGIN})`;
    const { markup } = beside[index]!;
    const more = markup && `<g transform="translate(0 ${height + GAP})">\n${markup}</g>\n`;
    const clues = drawing.clueCells ?? [];
    const clueCells = clueCellMarkup(clues, CELL, pageType(drawing), colours);
    const grid = gridMarkup(drawing, colours, clueCells);
    return `<g transform="${place}">\n${grid}${more}</g>\n`;
  });
  const size = `width="${across}" height="${down}"`;
  const page = colours.page && `<rect ${size} fill="${colours.page}"/>\n`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" ${size} role="img" lang="${lang}">\n` +
    titles(puzzle, views, strings) +
    `${page ?? ''}${grids.join('')}</svg>\n`
  );
}

function titles(puzzle: Puzzle, views: readonly View[], strings: PageStrings): string {
  const { layout } = puzzle;
  const heading = headingLines(headingOf(puzzle, strings), strings);
  const { title = strings.crossword, above, notes, below } = heading;
  const { width, height } = layout.geometry;
  const size =
    isWeave(layout) && puzzle.variety?.kind !== 'word-search'
      ? withValues(strings.cells, { n: layout.cellCount })
      : withValues(strings.size, { width, height });
  const one = views[0] === 'puzzle' ? strings.showsPuzzle : strings.showsSolution;
  const shown = views.length > 1 ? strings.showsBoth : one;
  const grid = withValues(strings.picture, { size, entries: layout.slots.length, shown });
  const description = [grid, ...above, ...(notes === undefined ? [] : [notes]), ...below].join(
    '\n',
  );
  return `<title>${escapeMarkup(title)}</title>\n<desc>${escapeMarkup(description)}</desc>\n`;
}

function gridMarkup(drawing: Drawing, colours: Colours, clueCells: string): string {
  const { cells, cellLook, blocks, bars, outline, loops } = drawing;
  const isArrow = drawing.clueCells !== undefined;
  const shaded = cells.filter(({ isShaded }) => isShaded);
  const plain = cells.filter(({ isShaded }) => !isShaded);
  const circled = cells.filter(({ isCircled }) => isCircled);
  const numbers = cells
    .filter(({ label }) => label !== undefined)
    .map(({ x, y, label, isCircled, isShaded }) => {
      // Where the circle goes through the number it gives way.
      const ground = isShaded ? colours.shade : colours.cell;
      const halo = isCircled ? ` stroke="${ground}" stroke-width="3" paint-order="stroke"` : '';
      if (isArrow) {
        const end = ' text-anchor="end" font-weight="bold"';
        return text((x + 1) * CELL - 3, (y + 1) * CELL - 3, escapeMarkup(label!), end);
      }
      return text(x * CELL + 3, y * CELL + NUMBER_SIZE + 1, escapeMarkup(label!), halo);
    });
  const letters = cells
    .filter(({ content }) => content !== undefined)
    .map(({ x, y, content }) => {
      const { scale, middle } = LETTERS[cellLook];
      const size = letterSize(content!) * scale * CELL;
      const base = (y + middle) * CELL + size * HALF_CAPITAL;
      const sized = ` font-size="${decimal(size)}"`;
      return text((x + 0.5) * CELL, base, escapeMarkup(content!), sized);
    });
  return [
    filled(joinedCellPaths(plain, CELL), colours.cell),
    filled(joinedCellPaths(shaded, CELL), colours.shade),
    filled(joinedSquarePaths(blocks, CELL), colours.block),
    cellLook === 'letters' ? '' : drawn(cellPaths(cells, CELL), colours.line, LINE),
    clueCells,
    drawn(circlePaths(circled, CELL), colours.edge, CIRCLE),
    drawn(loopPaths(loops, CELL), colours.edge, LOOP),
    drawn(linePaths(bars, CELL), colours.edge, BAR),
    drawn(linePaths(outline, CELL), colours.edge, EDGE, ' stroke-linecap="square"'),
    texts(numbers, colours.number, ` font-size="${NUMBER_SIZE}"`),
    texts(letters, colours.letter, ' text-anchor="middle"'),
  ].join('');
}

function filled(path: string, colour: string): string {
  return path === '' ? '' : `<path fill="${colour}" d="${path}"/>\n`;
}

function drawn(path: string, colour: string, width: number, more = ''): string {
  if (path === '') return '';
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${more} d="${path}"/>\n`;
}

function texts(each: readonly string[], colour: string, more: string): string {
  if (each.length === 0) return '';
  return `<g fill="${colour}" font-family="${FONTS}"${more}>\n${each.join('')}</g>\n`;
}

function text(x: number, y: number, content: string, more = ''): string {
  return `<text x="${decimal(x)}" y="${decimal(y)}"${more}>${content}</text>\n`;
}
