// The clue cells of an arrowword in a picture: tinted, with their clues and arrows. Lines are stretched to the widths that
// they were set in, so that they fit whatever font a program has.

import { escapeMarkup } from '../markup.ts';
import { arrowFrom, type ClueCell, type DrawnArrow } from '../page/clue-cells.ts';
import { type ClueType, setClues } from '../page/clue-setting.ts';
import type { Line } from '../page/lines.ts';
import type { Colours } from './looks.ts';
import { decimal, linePaths, squarePaths } from './paths.ts';

const FONTS = "'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', Arial, sans-serif";
const THIN = 0.6;

/** Below the letters of the grid. */
export function clueCellMarkup(
  cells: readonly ClueCell[],
  size: number,
  type: ClueType,
  colours: Colours,
): string {
  if (cells.length === 0) return '';
  const texts: string[] = [];
  const dividers: Line[] = [];
  const arrows: DrawnArrow[] = [];
  for (const cell of cells) {
    if (cell.clues.length === 0) continue;
    const { lines, middles, divider } = setClues(cell.clues, type);
    for (const { text, x, y, size: em, width } of lines) {
      const place = `x="${decimal((cell.x + x) * size)}" y="${decimal((cell.y + y) * size)}"`;
      const set = `font-size="${decimal(em * size)}" textLength="${decimal(width * size)}"`;
      const fit = 'lengthAdjust="spacingAndGlyphs"';
      texts.push(`<text ${place} ${set} ${fit}>${escapeMarkup(text)}</text>\n`);
    }
    const { x, y } = cell;
    if (divider !== undefined) {
      dividers.push({ from: { x, y: y + divider }, to: { x: x + 1, y: y + divider } });
    }
    for (const [i, clue] of cell.clues.entries()) arrows.push(arrowFrom(cell, clue, middles[i]!));
  }
  const heads = arrows.map(({ head }) => `${polyline(head, size)}z`).join('');
  const bends = arrows.map(({ line }) => polyline(line, size)).join('');
  const stroke = `fill="none" stroke-width="${THIN}"`;
  return [
    `<path fill="${colours.clue}" stroke="${colours.line}" d="${squarePaths(cells, size)}"/>\n`,
    dividers.length > 0 &&
      `<path ${stroke} stroke="${colours.line}" d="${linePaths(dividers, size)}"/>\n`,
    bends !== '' && `<path ${stroke} stroke="${colours.letter}" d="${bends}"/>\n`,
    heads !== '' && `<path fill="${colours.letter}" d="${heads}"/>\n`,
    texts.length > 0 &&
      `<g fill="${colours.letter}" font-family="${FONTS}" text-anchor="middle">\n${texts.join('')}</g>\n`,
  ]
    .filter((part) => part !== false)
    .join('');
}

function polyline(points: DrawnArrow['line'], size: number): string {
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${decimal(x * size)} ${decimal(y * size)}`).join('L')}`;
}
