// Reading the format `boxes`: a text is such a picture if it is drawn as its own grid would be. An open cell has
// all four borders; a block is solid, or left out where it is joined to the outside.

import { isLetter, normaliseText } from '../../base/letters.ts';
import { linesOf } from '../../base/text.ts';
import { parseTemplate } from '../template/parse-template.ts';
import { BLOCK, OPEN } from '../template/signs.ts';
import { renderBoxes } from './render-boxes.ts';

/** Lines from one border of a cell to the next. */
const CELL_HEIGHT = 3;
/** Columns from one border to the next: more only where numbers have more digits than four. */
const CELL_WIDTHS = [5, 6, 7];
const BORDER = '#';
/** A border before all else. */
const BEGINNING = /^\s*#{6}/;
/** A line without the letters of cells. */
const NO_LETTERS = /^[#\d ]*$/;

/** The grids of pictures that stand one after the other, as rows of a template; undefined for any other text. */
export function gridsInBoxes(text: string): string[][] | undefined {
  if (!BEGINNING.test(text)) return undefined;
  const lines = pictureLines(text);
  for (let count = 1; count * (CELL_HEIGHT + 2) <= lines.length + 1; count++) {
    const height = (lines.length + 1) / count;
    if (height % CELL_HEIGHT !== 2) continue;
    const pictures = Array.from({ length: count }, (_, i) =>
      lines.slice(i * height, (i + 1) * height - 1),
    );
    const grids = pictures.map(gridIn).filter((grid) => grid !== undefined);
    if (grids.length === count) return grids;
  }
  return undefined;
}

/** Whether a text was meant as a picture, be it one or not: no template has numbers. */
export function looksLikeBoxes(text: string): boolean {
  return BEGINNING.test(text) && /#\d+ /.test(text);
}

/** The lines without the end of the last, and without what stands behind their last characters. */
function pictureLines(text: string): string[] {
  const lines = linesOf(text).map((line) => line.trimEnd());
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The rows of the one grid that is drawn so. */
function gridIn(lines: readonly string[]): string[] | undefined {
  const isEven = (line: string, i: number): boolean =>
    i % CELL_HEIGHT === 2 || NO_LETTERS.test(line);
  if (!lines.every(isEven)) return undefined;
  for (const width of CELL_WIDTHS) {
    const rows = rowsAt(lines, width);
    if (rows === undefined) continue;
    const drawn = pictureLines(renderBoxes(parseTemplate(rows.join('\n'), { fold: false })));
    if (drawn.length === lines.length && drawn.every((line, i) => line === lines[i])) return rows;
  }
  return undefined;
}

/** What stands in the cells of a picture, if all is as in a picture whose cells are so wide. */
function rowsAt(lines: readonly string[], cellWidth: number): string[] | undefined {
  const wide = lines.map((line) => Array.from(line));
  const longest = wide.reduce((most, { length }) => Math.max(most, length), 0);
  const [width, height] = [(longest - 1) / cellWidth, (lines.length - 1) / CELL_HEIGHT];
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1) return undefined;
  const isDrawn = (line: number, column: number): boolean => wide[line]?.[column] === BORDER;
  const cellAt = (row: number, column: number): string | undefined => {
    const [top, left] = [row * CELL_HEIGHT, column * cellWidth];
    const inside = left + 1;
    const sides = [isDrawn(top, inside), isDrawn(top + CELL_HEIGHT, inside)];
    sides.push(isDrawn(top + 1, left), isDrawn(top + 1, left + cellWidth));
    if (isDrawn(top + 1, inside) || !sides.every(Boolean)) return BLOCK;
    const letter = wide[top + 2]?.[left + 2] ?? ' ';
    if (letter === ' ') return OPEN;
    return isLetter(letter) && normaliseText(letter, false) === letter ? letter : undefined;
  };
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    const cells = Array.from({ length: width }, (_, column) => cellAt(row, column));
    if (cells.includes(undefined)) return undefined;
    rows.push(cells.join(''));
  }
  return rows;
}
