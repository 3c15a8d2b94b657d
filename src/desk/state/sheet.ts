// A draft by its positions, for edits that change what is a cell: blocks, voids and bars. Numbers and slots are found anew
// then; what belongs to a slot stays with it if its run of positions is still the same.

import { gridLayout, leastLengthOf, type PositionKind } from '../../layout/grid-layout.ts';
import type { Slot } from '../../layout/layout.ts';
import type { Content, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import { type Draft, withLetters } from './draft.ts';

/** What is at a position. */
export interface DraftSpot {
  readonly kind: PositionKind;
  readonly content: Content;
  readonly marks: ReadonlySet<Mark>;
  readonly isTheme: boolean;
  readonly isLocked: boolean;
  readonly isRevealed: boolean;
  readonly hasBarRight: boolean;
  readonly hasBarBelow: boolean;
}

const NO_MARKS: ReadonlySet<Mark> = new Set();

/** The positions, row by row. */
export function spotsOf({ puzzle, locked }: Draft): DraftSpot[] {
  const { layout, cells, marks, theme, revealed } = puzzle;
  const { positions, bars } = layout.geometry;
  return positions.map((at): DraftSpot => {
    const cell = typeof at === 'number' ? at : -1;
    return {
      kind: typeof at === 'number' ? 'cell' : at,
      content: cells[cell],
      marks: marks?.get(cell) ?? NO_MARKS,
      isTheme: theme?.has(cell) ?? false,
      isLocked: locked.has(cell),
      isRevealed: revealed?.has(cell) ?? false,
      hasBarRight: bars?.right.has(cell) ?? false,
      hasBarBelow: bars?.below.has(cell) ?? false,
    };
  });
}

/** The draft with other spots at its positions. */
export function withSpots(draft: Draft, spots: readonly DraftSpot[]): Draft {
  const { puzzle } = draft;
  const { layout: before } = puzzle;
  const { width } = before.geometry;
  const ofCells = spots.filter(({ kind }) => kind === 'cell');
  const cellsWith = (has: (spot: DraftSpot) => boolean): ReadonlySet<number> =>
    new Set(ofCells.flatMap((spot, cell) => (has(spot) ? [cell] : [])));
  const bars = {
    right: cellsWith(({ hasBarRight }) => hasBarRight),
    below: cellsWith(({ hasBarBelow }) => hasBarBelow),
  };
  const kinds = spots.map(({ kind }) => kind);
  const layout = gridLayout(width, kinds, { bars, leastLength: leastLengthOf(before) });
  const runOf = ({ geometry }: Puzzle['layout'], { direction, cells }: Slot): string =>
    `${direction} ${cells.map((cell) => geometry.positionOf[cell]).join(' ')}`;
  const old = new Map(before.slots.map((slot, index) => [runOf(before, slot), index]));
  const places = layout.slots.map((slot) => old.get(runOf(layout, slot)));
  const carried = <T>(of: readonly T[] | undefined): (T | undefined)[] | undefined =>
    of && places.map((index) => (index === undefined ? undefined : of[index]));
  const marked = ofCells.flatMap(({ marks }, cell) =>
    marks.size > 0 ? [[cell, marks] as const] : [],
  );
  const theme = cellsWith(({ isTheme }) => isTheme);
  const revealed = cellsWith(({ isRevealed }) => isRevealed);
  const contents = ofCells.map(({ content }) => content);
  const changed: Draft = {
    ...draft,
    locked: cellsWith(({ isLocked }) => isLocked),
    puzzle: {
      ...puzzle,
      layout,
      givens: contents,
      cells: contents,
      marks: marked.length > 0 ? new Map(marked) : undefined,
      theme: theme.size > 0 ? theme : puzzle.theme && new Set(),
      revealed: revealed.size > 0 ? revealed : undefined,
      clues: carried(puzzle.clues),
      clueLabels: carried(puzzle.clueLabels),
      clueSources: carried(puzzle.clueSources),
      enumerations: carried(puzzle.enumerations),
    },
  };
  return withLetters(changed, contents);
}
