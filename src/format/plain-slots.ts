// Most formats name no slots: a reader finds them, and their numbers, in the rows and columns of two cells and
// more between blocks. A puzzle whose slots are others, because short runs are none or single cells are some, is
// laid out anew on its way out and in, and each clue goes with its cells.

import { InputError } from '../base/errors.ts';
import { regridded } from '../layout/grid-layout.ts';
import { type Bars, type Layout, slotFinder } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Faults, ReadOptions } from './reading.ts';
import type { WriteOptions } from './writing.ts';

/** The puzzle with the slots that a reader finds, which knows of bars only if it is given them. @throws InputError if it has others that are no such rows and columns */
export function withPlainSlots(
  puzzle: Puzzle,
  format: string,
  { onNote = () => {} }: WriteOptions,
  bars?: Bars,
): Puzzle {
  const { layout, clues } = puzzle;
  const plain = regridded(layout, { bars });
  const { positionOf } = layout.geometry;
  const areCellsAlike = plain.geometry.positionOf.every((at, cell) => at === positionOf[cell]);
  const slotOf = slotFinder(plain);
  const strays = layout.slots.filter((slot) => slotOf(slot) === undefined);
  const strange = areCellsAlike ? strays.find(({ cells }) => cells.length > 1) : layout.slots[0];
  if (strange !== undefined) {
    const what = `only runs between blocks as slots, and ${shortName(strange)} is not one`;
    throw new InputError(`the format ${format} takes ${what}`);
  }
  const added = plain.slots.length - (layout.slots.length - strays.length);
  if (added === 0 && strays.length === 0) return puzzle;
  if (added > 0) onNote(`the format ${format} counts ${added} more runs of cells as entries`);
  const clueless = strays.filter((slot) => clues?.[layout.slots.indexOf(slot)] !== undefined);
  if (clueless.length > 0) {
    const names = clueless.map(shortName).join(', ');
    onNote(`the format ${format} has no single-cell entries: clues of ${names} left out`);
  }
  return laidOut(puzzle, plain);
}

/** A layout with what belongs to its slots. */
export type CluedLayout = Pick<
  Puzzle,
  'layout' | 'clues' | 'clueLabels' | 'clueSources' | 'enumerations'
>;

/** A puzzle as it was read, with the slots that are asked for; the clues of those that are none then are noted. */
export function inSlotsAsked<T extends CluedLayout>(
  puzzle: T,
  { leastLength }: Pick<ReadOptions, 'leastLength'>,
  faults: Faults,
): T {
  if (leastLength === undefined) return puzzle;
  const { layout, clues } = puzzle;
  const asked = regridded(layout, { leastLength, bars: layout.geometry.bars });
  const slotOf = slotFinder(asked);
  for (const [index, slot] of layout.slots.entries()) {
    if (clues?.[index] === undefined || slotOf(slot) !== undefined) continue;
    faults.note(`${shortName(slot)} is too short for a slot: its clue is left out`);
  }
  return laidOut(puzzle, asked);
}

/** The puzzle in a layout of the same cells; the clues of slots that it does not have are gone. */
function laidOut<T extends CluedLayout>(puzzle: T, layout: Layout): T {
  const slotOf = slotFinder(puzzle.layout);
  const before = layout.slots.map(slotOf);
  const moved = <T>(items: readonly T[]): (T | undefined)[] =>
    before.map((slot) => (slot === undefined ? undefined : items[slot]));
  const { clues, clueLabels, clueSources, enumerations } = puzzle;
  return {
    ...puzzle,
    layout,
    clues: clues ? moved(clues) : undefined,
    clueLabels: clueLabels ? moved(clueLabels) : undefined,
    clueSources: clueSources ? moved(clueSources) : undefined,
    enumerations: enumerations ? moved(enumerations) : undefined,
  };
}

/** The indices of slots in the order in which most formats have clues: by number, across before down. */
export function cluesInOrder({ slots }: Layout): number[] {
  return [...slots.keys()].sort((a, b) => slots[a]!.number - slots[b]!.number || a - b);
}
