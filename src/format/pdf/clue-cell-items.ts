// The clue cells of an arrowword on a page: tinted, with their clues and arrows.

import type { Point } from '../../layout/layout.ts';
import { arrowFrom, type ClueCell } from '../page/clue-cells.ts';
import { setClues } from '../page/clue-setting.ts';
import { BLACK, type Item } from './page-items.ts';
import type { Typesetter } from './typesetter.ts';

const TINT = 0.91;
const THIN = 0.4;

export function clueCellItems(
  cells: readonly ClueCell[],
  { x: left, y: top, cell }: Point & { readonly cell: number },
  type: Typesetter,
): Item[] {
  const pointsOf = ({ x, y }: Point): Point => ({
    x: left + x * cell,
    y: top + y * cell,
  });
  const line = (from: Point, to: Point, thickness: number): Item => {
    const [one, two] = [pointsOf(from), pointsOf(to)];
    const ends = { x1: one.x, y1: one.y, x2: two.x, y2: two.y };
    return { kind: 'line', ...ends, thickness, ink: BLACK };
  };
  return cells.flatMap((at) => {
    const tint: Item = { kind: 'box', ...pointsOf(at), width: cell, height: cell, ink: TINT };
    const { x, y } = at;
    // Letters have lines around them already.
    const rim = [line({ x, y }, { x: x + 1, y }, THIN), line({ x, y }, { x, y: y + 1 }, THIN)];
    if (at.clues.length === 0) return [tint, ...rim];
    const readable = at.clues.map((clue) => ({ ...clue, text: type.readable(clue.text) }));
    const widthOf = (text: string): number => type.widthOf(text, 'regular');
    const { lines, middles, divider } = setClues(readable, { cell, widthOf });
    const split =
      divider === undefined
        ? []
        : [line({ x, y: y + divider }, { x: x + 1, y: y + divider }, THIN)];
    const arrows = readable.flatMap((clue, i): Item[] => {
      const drawn = arrowFrom(at, clue, middles[i]!);
      const bends = drawn.line.slice(1).map((to, k) => line(drawn.line[k]!, to, THIN));
      return [...bends, { kind: 'polygon', corners: drawn.head.map(pointsOf), ink: BLACK }];
    });
    const texts = lines.map((each): Item => {
      const size = each.size * cell;
      const place = pointsOf({ x: x + each.x - each.width / 2, y: y + each.y });
      return { kind: 'text', text: each.text, ...place, size, style: 'regular', ink: BLACK };
    });
    return [tint, ...rim, ...split, ...arrows, ...texts];
  });
}
