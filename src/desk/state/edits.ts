// Everything that can be done to a draft, a function each: from a draft to the next one.

import { normaliseText } from '../../base/letters.ts';
import type { PositionKind } from '../../layout/grid-layout.ts';
import { imagesUnder, orbitsOf, type Symmetry } from '../../layout/symmetry.ts';
import type { Content, Heading, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import { type Draft, withLetters } from './draft.ts';
import { type DraftSpot, spotsOf, withSpots } from './sheet.ts';

/** What a cell may hold. */
const LETTERS = /^[\p{L}0-9@#$%&+?]+$/u;

/** The draft with a letter, or several, or none, in the cell at a position. */
export function withContent(draft: Draft, at: number, text: string | undefined): Draft {
  const { layout, cells } = draft.puzzle;
  const cell = layout.geometry.positions[at];
  const content = text === undefined || text === '' ? undefined : normaliseText(text, false);
  if (typeof cell !== 'number' || (content !== undefined && !LETTERS.test(content))) return draft;
  return cells[cell] === content ? draft : withLetters(draft, cells.with(cell, content));
}

/** The letters of a word put into a slot, one to a cell; as it is if there are more letters, or fewer, than cells. */
export function withWord(draft: Draft, slot: number, word: string): Draft {
  const { layout, cells } = draft.puzzle;
  const { cells: of } = layout.slots[slot]!;
  const letters = Array.from(normaliseText(word, false));
  if (letters.length !== of.length) return draft;
  const next: Content[] = [...cells];
  of.forEach((cell, i) => {
    next[cell] = letters[i];
  });
  return withLetters(draft, next);
}

/** The draft without the letters at some positions. */
export function cleared(draft: Draft, positions: readonly number[]): Draft {
  const { layout, cells } = draft.puzzle;
  const cleared = new Set(positions.map((at) => layout.geometry.positions[at]));
  return withLetters(
    draft,
    cells.map((content, cell) => (cleared.has(cell) ? undefined : content)),
  );
}

/** A position of another kind, and with it all that the symmetry lays on it; of the same kind, cells again. */
export function withKind(
  draft: Draft,
  at: number,
  kind: Exclude<PositionKind, 'cell'>,
  symmetry: Symmetry | 'none',
): Draft {
  const spots = spotsOf(draft);
  const next = spots[at]!.kind === kind ? 'cell' : kind;
  const places = orbitOf(draft, at, symmetry);
  const changed = spots.map((spot, index): DraftSpot => {
    if (!places.includes(index) || spot.kind === next) return spot;
    return { ...EMPTY, kind: next };
  });
  // A grid needs a cell.
  return changed.some((spot) => spot.kind === 'cell') ? withSpots(draft, changed) : draft;
}

const EMPTY: DraftSpot = {
  kind: 'cell',
  content: undefined,
  marks: new Set(),
  isTheme: false,
  isLocked: false,
  isRevealed: false,
  hasBarRight: false,
  hasBarBelow: false,
};

/** A bar at the right side of a cell, or below it; taken away if there is one. */
export function withBar(draft: Draft, at: number, side: 'right' | 'below'): Draft {
  const name = side === 'right' ? 'hasBarRight' : 'hasBarBelow';
  return withSpot(draft, at, (spot) => ({ ...spot, [name]: !spot[name] }));
}

export function withMark(draft: Draft, at: number, mark: Mark): Draft {
  return withSpot(draft, at, (spot) => {
    const marks = new Set(spot.marks);
    if (!marks.delete(mark)) marks.add(mark);
    return { ...spot, marks };
  });
}

/** Locks a slot, or unlocks one of which all letters are locked; cells without a letter stay as they are. */
export function withLock(draft: Draft, slot: number): Draft {
  const { layout, cells } = draft.puzzle;
  const of = layout.slots[slot]!.cells.filter((cell) => cells[cell] !== undefined);
  const isLocked = of.every((cell) => draft.locked.has(cell));
  return { ...draft, locked: toggled(draft.locked, of, !isLocked) };
}

/** Marks the entry of a slot as a theme answer, or takes the mark away. */
export function withThemeAnswer(draft: Draft, slot: number): Draft {
  const { puzzle } = draft;
  const { cells } = puzzle.layout.slots[slot]!;
  const theme = puzzle.theme ?? new Set<number>();
  const isTheme = cells.every((cell) => theme.has(cell));
  return { ...draft, puzzle: { ...puzzle, theme: toggled(theme, cells, !isTheme) } };
}

/** The clue of the slot of an index; an empty one takes it away. */
export function withClue(
  draft: Draft,
  { slot, text: clue, source }: { slot: number; text: string; source?: string },
): Draft {
  const { puzzle } = draft;
  const put = <T>(list: readonly (T | undefined)[] | undefined, value: T | undefined) =>
    puzzle.layout.slots.map((_, index) => (index === slot ? value : list?.[index]));
  const text = clue.trim() === '' ? undefined : clue;
  const clues = put(puzzle.clues, text);
  const clueSources = put(puzzle.clueSources, text && source);
  return { ...draft, puzzle: { ...puzzle, clues: some(clues), clueSources: some(clueSources) } };
}

export function withHeading(draft: Draft, field: keyof Heading, text: string): Draft {
  const { puzzle } = draft;
  const { [field]: _, ...others } = puzzle.heading ?? {};
  const heading = text === '' ? others : { ...others, [field]: text };
  const hasAny = Object.keys(heading).length > 0;
  return { ...draft, puzzle: { ...puzzle, heading: hasAny ? heading : undefined } };
}

/** What a fill made of the draft's grid: its letters and theme; clues stay with entries that are still the same. */
export function withFill(draft: Draft, filled: Puzzle): Draft {
  return { ...draft, puzzle: { ...filled, givens: filled.cells } };
}

export function withDropped(draft: Draft, word: string): Draft {
  const dropped = draft.dropped.includes(word)
    ? draft.dropped.filter((each) => each !== word)
    : [...draft.dropped, word];
  return { ...draft, dropped };
}

function withSpot(draft: Draft, at: number, change: (spot: DraftSpot) => DraftSpot): Draft {
  const spots = spotsOf(draft);
  if (spots[at]!.kind !== 'cell') return draft;
  return withSpots(draft, spots.with(at, change(spots[at]!)));
}

function orbitOf({ puzzle }: Draft, at: number, symmetry: Symmetry | 'none'): readonly number[] {
  const { width, height } = puzzle.layout.geometry;
  const images = symmetry === 'none' ? undefined : imagesUnder(symmetry, width, height);
  return images === undefined ? [at] : orbitsOf(images)[at]!;
}

function toggled(
  set: ReadonlySet<number>,
  cells: readonly number[],
  isIn: boolean,
): ReadonlySet<number> {
  const changed = new Set(set);
  for (const cell of cells) {
    if (isIn) changed.add(cell);
    else changed.delete(cell);
  }
  return changed;
}

function some<T>(list: readonly (T | undefined)[]): readonly (T | undefined)[] | undefined {
  return list.some((each) => each !== undefined) ? list : undefined;
}
