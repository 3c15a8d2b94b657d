// Which templates may have their blocks or bars moved, for those who do so and for those who tell people to.

import { isWeave } from '../layout/weave.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { tooLarge } from './canvas.ts';

/** Why neither blocks nor bars of a template can be moved; undefined if they can. */
export function whyUnmovable({ layout }: Puzzle): string | undefined {
  const { bars, positions } = layout.geometry;
  if (isWeave(layout)) return 'blocks are moved in grids, and its slots are not those of a grid';
  if (bars !== undefined && positions.includes('block')) {
    return 'blocks are moved, or bars are, and it has both';
  }
  return tooLarge(layout.geometry);
}
