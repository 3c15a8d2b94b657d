// The arrows of an arrowword in ipuz: the location of a clue is the block that it stands in, as column and row. Some count
// from 0 and some from 1; what is meant is where all clues touch the first letters of their entries.

import { assignArrows, kindOf, withArrows } from '../../layout/arrows.ts';
import type { Layout } from '../../layout/layout.ts';
import type { Faults } from '../reading.ts';
import { type Fields, isFields, textOf } from './ipuz-fields.ts';
import { ARROWWORD, directionOf } from './ipuz-names.ts';

export function isArrowwordFile({ kind }: Fields): boolean {
  const name = ARROWWORD.replace(/#1$/, '');
  return (Array.isArray(kind) ? kind : [kind]).some((each) => String(each).startsWith(name));
}

/** The layout with the arrows that the locations of clues mean; with others where a file has none. */
export function withArrowsOf({ clues }: Fields, layout: Layout, faults: Faults): Layout {
  const { width, positions } = layout.geometry;
  const places = placesIn(clues);
  for (const base of [0, 1]) {
    const clueCells = layout.slots.map((slot) => {
      const place = places.get(`${slot.number} ${slot.direction}`);
      const at = place === undefined ? -1 : (place[1] - base) * width + place[0] - base;
      return positions[at] === 'block' && kindOf(layout, slot, at) !== undefined ? at : undefined;
    });
    if (!clueCells.includes(undefined)) return withArrows(layout, clueCells);
  }
  const blocks = positions.flatMap((what, at) => (what === 'block' ? [at] : []));
  const { clueCells } = assignArrows(layout, new Set(blocks));
  if (clueCells.includes(undefined)) {
    faults.report('the blocks do not leave a clue cell for each entry');
    return layout;
  }
  faults.note('arrows follow from the blocks: clues have no locations beside their entries');
  return withArrows(layout, clueCells);
}

/** By number and direction. */
function placesIn(clues: unknown): ReadonlyMap<string, readonly [x: number, y: number]> {
  const places = new Map<string, readonly [number, number]>();
  for (const [name, list] of Object.entries(isFields(clues) ? clues : {})) {
    const direction = directionOf(name);
    if (direction === undefined || !Array.isArray(list)) continue;
    for (const item of list) {
      const { number, location } = isFields(item) ? item : ({} as Fields);
      const [x, y] = Array.isArray(location) ? location.map(Number) : [];
      if (x === undefined || y === undefined) continue;
      places.set(`${textOf(number)?.trim()} ${direction}`, [x, y]);
    }
  }
  return places;
}
