// What the engine is asked for a state of the desk.

import { shortName } from '../../layout/slot-names.ts';
import type { Rules } from '../../verify/rules.ts';
import type { PuzzleAsked, WordsAsked } from '../service/requests.ts';
import { corners, type DeskState } from './desk-state.ts';
import type { Draft } from './draft.ts';
import { draftText } from './draft.ts';

/** What is filled: the open cells, what is selected anew, or all but what is locked and the theme. */
export type FillScope = 'rest' | 'selection' | 'again';

/** What a fill would do now: where nothing is open, all is filled again. */
export function scopeOf({ draft, anchor }: DeskState): FillScope {
  if (anchor !== undefined) return 'selection';
  return draft.puzzle.cells.includes(undefined) ? 'rest' : 'again';
}

export function puzzleAsked(draft: Draft): Pick<PuzzleAsked, 'puzzle' | 'words'> {
  return { puzzle: draftText(draft), words: wordsAsked(draft) };
}

export function rulesAsked(state: DeskState, scope: FillScope): Rules | undefined {
  const { draft, cursor, anchor = cursor.at } = state;
  if (scope === 'rest') return undefined;
  const { width, height } = draft.puzzle.layout.geometry;
  const lock = lockedSlots(draft).map((slot) => ({ slot }));
  if (scope === 'again' && lock.length > 0) return { lock };
  const [from, to] =
    scope === 'again' ? corners(width, 0, width * height - 1) : corners(width, anchor, cursor.at);
  const free = [{ kind: 'area', from, to }] as const;
  return lock.length > 0 ? { free, lock } : { free };
}

/** The slots of which every letter is locked, by their short names. */
export function lockedSlots({ puzzle, locked }: Draft): string[] {
  const { slots } = puzzle.layout;
  return slots.filter(({ cells }) => cells.every((cell) => locked.has(cell))).map(shortName);
}

function wordsAsked({ minScore, dropped }: Draft): WordsAsked | undefined {
  if (minScore + dropped.length === 0) return undefined;
  return {
    minScore: minScore > 0 ? minScore : undefined,
    exclude: dropped.length > 0 ? dropped : undefined,
  };
}
