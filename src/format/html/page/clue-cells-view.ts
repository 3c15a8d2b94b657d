// The clue cells of an arrowword in the picture of the grid. Each clue can be pressed to go to its entry; the current one
// is marked. Those who do not see it have the clues in the lists.

import { arrowFrom } from '../../page/clue-cells.ts';
import { pageType, setClues } from '../../page/clue-setting.ts';
import type { Drawing } from '../../page/drawing.ts';
import { svgElement } from './element.ts';

export interface ClueCellsView {
  readonly root: SVGElement;
  /** For each entry the part of a clue cell that is its clue's. */
  readonly parts: ReadonlyMap<number, SVGElement>;
}

export function clueCellsView({ clueCells = [], ...size }: Drawing): ClueCellsView {
  const root = svgElement('g', { class: 'clue-cells' });
  const parts = new Map<number, SVGElement>();
  const type = pageType(size);
  for (const cell of clueCells) {
    const { x, y } = cell;
    const { lines, middles, divider = 1 } = setClues(cell.clues, type);
    const edges = [0, ...(cell.clues.length > 1 ? [divider] : []), 1];
    for (const [i, top] of edges.slice(0, -1).entries()) {
      const box = { x: `${x}`, y: `${y + top}`, width: '1', height: `${edges[i + 1]! - top}` };
      const clue = cell.clues[i];
      const part = svgElement('rect', { ...box, 'data-slot': clue && `${clue.slot}` });
      root.append(part);
      if (clue === undefined) continue;
      parts.set(clue.slot, part);
      const { line, head } = arrowFrom(cell, clue, middles[i]!);
      root.append(
        svgElement('polyline', { points: pointsText(line) }),
        svgElement('polygon', { points: pointsText(head) }),
      );
    }
    for (const { text, size: em, width, ...at } of lines) {
      const place = { x: `${x + at.x}`, y: `${y + at.y}`, 'font-size': `${em}` };
      const fit = { textLength: `${width}`, lengthAdjust: 'spacingAndGlyphs' };
      const element = svgElement('text', { ...place, ...fit });
      element.textContent = text;
      root.append(element);
    }
  }
  return { root, parts };
}

function pointsText(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
