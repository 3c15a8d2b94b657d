// The clues of a puzzle as they are printed: a list for each direction.

import { NO_CLUE, type Puzzle } from '../../puzzle/puzzle.ts';
import { isNoClue, withEnumeration } from '../clue-text.ts';

export interface ClueList {
  /** `across`, as the layout calls it. */
  readonly direction: string;
  /** As it is printed: `Across`. */
  readonly title: string;
  /** By number. */
  readonly clues: readonly ListedClue[];
}

export interface ListedClue {
  /** The index of its slot. */
  readonly slot: number;
  readonly number: number;
  /** The clue with the enumeration behind it. */
  readonly text: string;
}

/** Lists of all slots in the order of directions in the layout; none if no slot has a clue, or needs any. */
export function clueListsOf({
  layout,
  variety,
  clues = [],
  enumerations = [],
}: Puzzle): ClueList[] {
  if (variety !== undefined || clues.every((clue) => clue === undefined || isNoClue(clue)))
    return [];
  const lists = new Map<string, ListedClue[]>();
  for (const [slot, { number, direction }] of layout.slots.entries()) {
    const listed = lists.get(direction) ?? [];
    if (listed.length === 0) lists.set(direction, listed);
    const text = withEnumeration(clues[slot] ?? NO_CLUE, enumerations[slot]);
    listed.push({ slot, number, text });
  }
  return [...lists].map(([direction, listed]) => ({
    direction,
    title: directionTitle(direction),
    clues: listed,
  }));
}

/** `Across` */
export function directionTitle(direction: string): string {
  return direction.charAt(0).toUpperCase() + direction.slice(1);
}
