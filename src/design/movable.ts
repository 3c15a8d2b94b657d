// Which templates may have their blocks or bars moved.

import { isWeave } from '../layout/weave.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { tooLarge } from './canvas.ts';
import type { DesignFault } from './design-error.ts';

/** Why neither blocks nor bars of a template can be moved; undefined if they can. */
export function whyUnmovable({ layout }: Puzzle): DesignFault | undefined {
  const { bars, positions } = layout.geometry;
  if (isWeave(layout)) return { kind: 'moved-in-weave' };
  if (bars !== undefined && positions.includes('block')) return { kind: 'moved-blocks-and-bars' };
  return tooLarge(layout.geometry);
}
