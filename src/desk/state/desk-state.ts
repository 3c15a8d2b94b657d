// The state of the desk as one value, and what each action makes of it. Nothing here knows a browser: a page shows the
// state, and turns keys and clicks into actions. Whatever changes the draft can be undone, without a limit.

import { type CellPlace, placeAt } from '../../layout/layout.ts';
import type { Symmetry } from '../../layout/symmetry.ts';
import type { Heading, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import {
  along,
  cursorIn,
  type GridCursor,
  nextSlot,
  OTHER,
  settled,
  slotAt,
  stepFrom,
} from './cursor.ts';
import type { Draft } from './draft.ts';
import {
  cleared,
  withBar,
  withClue,
  withContent,
  withDropped,
  withFill,
  withHeading,
  withKind,
  withLock,
  withMark,
  withThemeAnswer,
  withWord,
} from './edits.ts';

export interface DeskState {
  readonly draft: Draft;
  readonly cursor: GridCursor;
  /** The corner across from the cursor of what is selected; undefined for a single cell. */
  readonly anchor: number | undefined;
  readonly symmetry: Symmetry | 'none';
  /** What was before, the last at the end, and what was undone. */
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
}

/** A clue for the slot of an index. */
export interface NewClue {
  readonly slot: number;
  readonly text: string;
  /** Where it was found, if it was not written by hand. */
  readonly source?: string;
}

interface Moment {
  readonly draft: Draft;
  readonly cursor: GridCursor;
}

export type DeskAction =
  | { readonly kind: 'step'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'extend'; readonly rows: number; readonly columns: number }
  /** To a position; to the one where the cursor is, to turn it. */
  | { readonly kind: 'go'; readonly at: number }
  | { readonly kind: 'extend-to'; readonly at: number }
  | { readonly kind: 'turn' | 'end' | 'start' | 'select-all' | 'unselect' }
  | { readonly kind: 'next-slot'; readonly step: 1 | -1 }
  | { readonly kind: 'to-slot'; readonly slot: number }
  /** A letter, or several for one cell. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'backspace' | 'block' }
  | { readonly kind: 'delete' | 'void' | 'clear-slot' }
  | { readonly kind: 'bar'; readonly side: 'right' | 'below' }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'lock' | 'theme'; readonly slot?: number }
  | { readonly kind: 'place'; readonly slot: number; readonly word: string }
  | ({ readonly kind: 'clue' } & NewClue)
  /** Several clues at once. */
  | { readonly kind: 'clues'; readonly clues: readonly NewClue[] }
  | { readonly kind: 'heading'; readonly field: keyof Heading; readonly text: string }
  | { readonly kind: 'fill'; readonly puzzle: Puzzle }
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'drop'; readonly word: string }
  | { readonly kind: 'floor'; readonly minScore: number }
  | { readonly kind: 'symmetry'; readonly symmetry: Symmetry | 'none' }
  | { readonly kind: 'undo' | 'redo' };

export function deskOf(draft: Draft): DeskState {
  const start = settled(draft.puzzle.layout, { at: 0, direction: 'across' });
  const isBlock = draft.puzzle.layout.geometry.positions[start.at] === 'block';
  const cursor = isBlock ? nextSlot(draft.puzzle, start, 1) : start;
  return { draft, cursor, anchor: undefined, symmetry: 'half-turn', past: [], future: [] };
}

/** The state after an action; the same one where there is nothing to do. */
export function afterAction(state: DeskState, action: DeskAction): DeskState {
  const { draft, cursor } = state;
  const { puzzle } = draft;
  const { layout } = puzzle;
  switch (action.kind) {
    case 'step':
      return { ...state, cursor: stepped(state, action.rows, action.columns), anchor: undefined };
    case 'extend': {
      const next = stepFrom(layout, cursor.at, action.rows, action.columns);
      if (next === undefined) return state;
      return { ...state, cursor: { ...cursor, at: next }, anchor: state.anchor ?? cursor.at };
    }
    case 'extend-to':
      return { ...state, cursor: { ...cursor, at: action.at }, anchor: state.anchor ?? cursor.at };
    case 'go':
      return { ...state, cursor: gone(state, action.at), anchor: undefined };
    case 'turn':
      return { ...state, cursor: turned(state) };
    case 'start':
    case 'end': {
      const slot = slotAt(layout, cursor);
      if (slot === undefined) return state;
      const cell = layout.slots[slot]!.cells.at(action.kind === 'start' ? 0 : -1)!;
      return { ...state, cursor: { ...cursor, at: layout.geometry.positionOf[cell]! } };
    }
    case 'select-all':
      return {
        ...state,
        anchor: 0,
        cursor: { ...cursor, at: layout.geometry.positions.length - 1 },
      };
    case 'unselect':
      return { ...state, anchor: undefined };
    case 'next-slot':
      return { ...state, cursor: nextSlot(puzzle, cursor, action.step), anchor: undefined };
    case 'to-slot':
      return { ...state, cursor: cursorIn(puzzle, action.slot), anchor: undefined };
    case 'symmetry':
      return { ...state, symmetry: action.symmetry };
    case 'open':
      return changed({ ...state, cursor: deskOf(action.draft).cursor }, action.draft);
    case 'undo':
      return undone(state, 'past', 'future');
    case 'redo':
      return undone(state, 'future', 'past');
    case 'type': {
      const next = changed(state, withContent(draft, cursor.at, action.text));
      return { ...next, cursor: along(layout, cursor, 1), anchor: undefined };
    }
    case 'backspace':
      return backspaced(state);
    case 'block': {
      const next = changed(state, withKind(draft, cursor.at, 'block', state.symmetry));
      const [rows, columns] = cursor.direction === 'across' ? [0, 1] : [1, 0];
      const at = stepFrom(next.draft.puzzle.layout, cursor.at, rows, columns) ?? cursor.at;
      return { ...next, cursor: { ...cursor, at }, anchor: undefined };
    }
    default:
      return changed(state, edited(state, action));
  }
}

type DraftEdit = Extract<
  DeskAction,
  {
    kind:
      | ('delete' | 'void' | 'clear-slot' | 'bar' | 'mark' | 'lock' | 'theme' | 'place')
      | ('clue' | 'clues' | 'heading' | 'fill' | 'drop' | 'floor');
  }
>;

/** What only changes the draft. */
function edited(state: DeskState, action: DraftEdit): Draft {
  const { draft, cursor } = state;
  const { layout } = draft.puzzle;
  const slot = slotAt(layout, cursor);
  switch (action.kind) {
    case 'delete':
      return cleared(draft, selected(state));
    case 'void':
      return withKind(draft, cursor.at, 'void', state.symmetry);
    case 'clear-slot': {
      if (slot === undefined) return draft;
      const free = layout.slots[slot]!.cells.filter((cell) => !draft.locked.has(cell));
      return cleared(
        draft,
        free.map((cell) => layout.geometry.positionOf[cell]!),
      );
    }
    case 'bar':
      return withBar(draft, cursor.at, action.side);
    case 'mark':
      return withMark(draft, cursor.at, action.mark);
    case 'lock':
    case 'theme': {
      const at = action.slot ?? slot;
      if (at === undefined) return draft;
      return action.kind === 'lock' ? withLock(draft, at) : withThemeAnswer(draft, at);
    }
    case 'place':
      return withWord(draft, action.slot, action.word);
    case 'clue':
      return withClue(draft, action);
    case 'clues':
      return action.clues.reduce((all, each) => withClue(all, each), draft);
    case 'heading':
      return withHeading(draft, action.field, action.text);
    case 'fill':
      return withFill(draft, action.puzzle);
    case 'drop':
      return withDropped(draft, action.word);
    case 'floor':
      return { ...draft, minScore: action.minScore };
  }
}

/** The positions of what is selected, which is at least that of the cursor. */
export function selected({ draft, cursor, anchor = cursor.at }: DeskState): number[] {
  const { width } = draft.puzzle.layout.geometry;
  const [from, to] = corners(width, anchor, cursor.at);
  const rows = Array.from({ length: to.row - from.row + 1 }, (_, i) => from.row + i);
  const columns = Array.from({ length: to.column - from.column + 1 }, (_, i) => from.column + i);
  return rows.flatMap((row) => columns.map((column) => (row - 1) * width + column - 1));
}

/** The upper left and the lower right of two positions. */
export function corners(width: number, one: number, other: number): [CellPlace, CellPlace] {
  const [a, b] = [placeAt(one, width), placeAt(other, width)];
  return [
    { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  ];
}

function changed(state: DeskState, draft: Draft): DeskState {
  const { draft: before, cursor, past } = state;
  if (draft === before) return state;
  return {
    ...state,
    draft,
    cursor: settled(draft.puzzle.layout, cursor),
    past: [...past, { draft: before, cursor }],
    future: [],
  };
}

function undone(state: DeskState, from: 'past' | 'future', to: 'past' | 'future'): DeskState {
  const { draft, cursor } = state;
  const moment = state[from].at(-1);
  if (moment === undefined) return state;
  return {
    ...state,
    ...moment,
    anchor: undefined,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { draft, cursor }],
  };
}

/** An arrow first turns the cursor, if its cell has a slot that way. */
function stepped({ draft, cursor }: DeskState, rows: number, columns: number): GridCursor {
  const { layout } = draft.puzzle;
  const direction = rows === 0 ? 'across' : 'down';
  if (cursor.direction !== direction) {
    const slot = slotAt(layout, { ...cursor, direction });
    const turns = slot !== undefined && layout.slots[slot]!.direction === direction;
    if (turns) return { ...cursor, direction };
  }
  const at = stepFrom(layout, cursor.at, rows, columns);
  return at === undefined ? cursor : { at, direction };
}

function gone(state: DeskState, at: number): GridCursor {
  if (at === state.cursor.at) return turned(state);
  const { layout } = state.draft.puzzle;
  const cursor = { ...state.cursor, at };
  const slot = slotAt(layout, cursor);
  const direction = slot === undefined ? undefined : layout.slots[slot]!.direction;
  return direction === OTHER[cursor.direction] ? { at, direction } : cursor;
}

function turned({ cursor }: DeskState): GridCursor {
  return { ...cursor, direction: OTHER[cursor.direction] };
}

function backspaced(state: DeskState): DeskState {
  const { draft, cursor, anchor } = state;
  const { layout, cells } = draft.puzzle;
  if (anchor !== undefined) return changed(state, cleared(draft, selected(state)));
  const cell = layout.geometry.positions[cursor.at];
  const isEmpty = typeof cell !== 'number' || cells[cell] === undefined;
  const next = isEmpty ? along(layout, cursor, -1) : cursor;
  return { ...changed(state, cleared(draft, [next.at])), cursor: next };
}
