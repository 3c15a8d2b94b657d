// The grid: a table of roles for those who hear it, squares for those who see it. What a cell's slots have left is shown
// by a tint and by a sign in its corner. The whole grid is one stop of the Tab key; arrows move in it.

import { useEffect, useRef } from 'preact/hooks';
import { numbersIn } from '../../format/numbered-grid.ts';
import { shortName } from '../../layout/slot-names.ts';
import { selected } from '../state/desk-state.ts';
import type { Desk } from './desk.ts';
import { actionForKey, typedActions } from './keys.ts';

/** Fewer words than this make a slot tight. */
const TIGHT = 10;
const LOW = 60;

/** Entries that score less than this are weak, or fair. */
const WEAK = 50;
const FAIR = 65;

type Room = 'dead' | 'tight' | 'low' | 'free';
const ORDER: readonly Room[] = ['dead', 'tight', 'low', 'free'];
const SIGNS: Readonly<Record<Room, string>> = { dead: '✕', tight: '••', low: '•', free: '' };

export function GridView({ desk }: { readonly desk: Desk }) {
  const { state, draft, slot, report } = desk;
  const { puzzle, locked } = draft.value;
  const { layout, cells, marks, theme } = puzzle;
  const { width, height, positions, bars } = layout.geometry;
  const { cursor, anchor } = state.value;
  const grid = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const holder = grid.current;
    if (holder?.contains(document.activeElement) && document.activeElement !== input.current) {
      holder.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
  }, [cursor.at]);
  const numbers = numbersIn(puzzle);
  const scores = desk.showsScores.value ? scoresOf(desk) : undefined;
  const rooms = scores
    ? new Map([...scores].map(([cell, score]) => [cell, roomOfScore(score)]))
    : roomsOf(desk);
  const forced = new Map(
    (report.value?.forced ?? []).map(({ row, column, letter }) => [
      (row - 1) * width + column - 1,
      letter,
    ]),
  );
  const inSlot = new Set(slot.value === undefined ? [] : layout.slots[slot.value]!.cells);
  const chosen = new Set(anchor === undefined ? [] : selected(state.value));

  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.target as HTMLElement).classList.contains('rebus')) return;
    const action = actionForKey(event);
    if (action === undefined) return;
    event.preventDefault();
    if (action.kind === 'rebus') openRebus(desk);
    else if (action.kind === 'words') showWords(desk);
    else desk.act(action);
  };
  const cellView = (at: number) => {
    const position = positions[at]!;
    const cell = typeof position === 'number' ? position : undefined;
    const isHere = at === cursor.at;
    const room = cell === undefined ? 'free' : (rooms.get(cell) ?? 'free');
    const content = cell === undefined ? undefined : cells[cell];
    const classes = ['cell', cell === undefined ? String(position) : `room-${room}`];
    if (isHere) classes.push('here');
    else if (cell !== undefined && inSlot.has(cell)) classes.push('in-slot');
    if (chosen.has(at)) classes.push('chosen');
    if (desk.marked.value.has(at)) classes.push('marked');
    if (cell !== undefined) {
      if (theme?.has(cell)) classes.push('theme');
      if (locked.has(cell)) classes.push('locked');
      for (const mark of marks?.get(cell) ?? []) classes.push(mark);
      if (bars?.right.has(cell)) classes.push('bar-right');
      if (bars?.below.has(cell)) classes.push('bar-below');
    }
    const number = cell === undefined ? undefined : numbers.get(cell);
    const score = cell === undefined ? undefined : scores?.get(cell);
    const sign = scores === undefined ? SIGNS[room] : score === undefined ? '' : String(score);
    return (
      <div
        role="gridcell"
        key={at}
        data-at={at}
        tabIndex={isHere ? 0 : -1}
        aria-selected={isHere || chosen.has(at)}
        aria-label={labelOf(desk, at, room)}
        class={classes.join(' ')}
      >
        {number !== undefined && <span class="number">{number}</span>}
        {sign !== '' && <span class="sign">{sign}</span>}
        {content === undefined && forced.has(at) && cell !== undefined ? (
          <span class="forced">{forced.get(at)}</span>
        ) : (
          <span class={`letter length-${Math.min(4, content?.length ?? 1)}`}>{content}</span>
        )}
      </div>
    );
  };
  return (
    <div
      role="grid"
      ref={grid}
      class="grid"
      aria-label={`Grid, ${height} rows, ${width} columns`}
      aria-describedby="grid-keys"
      style={{ '--columns': width, '--rows': height }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => point(desk, event, input.current)}
      onPointerMove={(event) => drag(desk, event)}
    >
      {Array.from({ length: height }, (_, row) => (
        <div role="row" class="row" key={row}>
          {Array.from({ length: width }, (_, column) => cellView(row * width + column))}
        </div>
      ))}
      <input
        ref={input}
        class="touch-input"
        aria-label="Type letters into the grid"
        tabIndex={-1}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onBeforeInput={(event) => {
          event.preventDefault();
          for (const action of typedActions(event as InputEvent)) desk.act(action);
        }}
      />
    </div>
  );
}

/** The cell under a pointer. */
function positionOf(event: PointerEvent): number | undefined {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
  return cell === null ? undefined : Number(cell.dataset['at']);
}

function point(desk: Desk, event: PointerEvent, input: HTMLInputElement | null): void {
  const at = positionOf(event);
  if (at === undefined || desk.draft.value.puzzle.layout.geometry.positions[at] === 'void') return;
  event.preventDefault();
  (event.target as Element).releasePointerCapture?.(event.pointerId);
  // A first click only comes to the grid; it turns nothing.
  const isTurn = at === desk.state.value.cursor.at && !event.shiftKey;
  const isInGrid = document.activeElement?.closest('.grid') !== null;
  if (!isTurn || isInGrid)
    desk.act(event.shiftKey ? { kind: 'extend-to', at } : { kind: 'go', at });
  // A screen's keyboard comes with a field to write in.
  if (event.pointerType === 'touch') input?.focus();
  else document.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
}

function drag(desk: Desk, event: PointerEvent): void {
  const at = positionOf(event);
  const isDragging = event.buttons === 1 && event.pointerType !== 'touch';
  if (!isDragging || at === undefined || at === desk.state.value.cursor.at) return;
  desk.act({ kind: 'extend-to', at });
}

/** For each cell the room of its tightest slot; a slot that is whole has none to show. */
function roomsOf({ report, draft }: Desk): ReadonlyMap<number, Room> {
  const rooms = new Map<number, Room>();
  const { slots } = draft.value.puzzle.layout;
  const put = (cells: readonly number[], room: Room): void => {
    for (const cell of cells) {
      const before = rooms.get(cell) ?? 'free';
      if (ORDER.indexOf(room) < ORDER.indexOf(before)) rooms.set(cell, room);
    }
  };
  const { slots: seen = [], unfillableSlots = [] } = report.value ?? {};
  for (const [index, slot] of slots.entries()) {
    const of = seen[index];
    if (of === undefined || of.number !== slot.number || of.direction !== slot.direction) continue;
    if (unfillableSlots.includes(shortName(slot))) put(slot.cells, 'dead');
    else if (!of.given)
      put(
        slot.cells,
        of.words === 0 ? 'dead' : of.words < TIGHT ? 'tight' : of.words < LOW ? 'low' : 'free',
      );
  }
  return rooms;
}

/** For each cell the lowest score of an entry through it; 0 for one in no list. */
function scoresOf({ report, draft }: Desk): ReadonlyMap<number, number> {
  const scores = new Map((report.value?.scores ?? []).map((each) => [each.slot, each.score ?? 0]));
  const lowest = new Map<number, number>();
  for (const slot of draft.value.puzzle.layout.slots) {
    const score = scores.get(shortName(slot));
    if (score === undefined) continue;
    for (const cell of slot.cells) lowest.set(cell, Math.min(score, lowest.get(cell) ?? score));
  }
  return lowest;
}

function roomOfScore(score: number): Room {
  if (score >= FAIR) return 'free';
  return score >= WEAK ? 'low' : 'tight';
}

function labelOf(desk: Desk, at: number, room: Room): string {
  const { puzzle, locked } = desk.draft.value;
  const { layout, cells, theme } = puzzle;
  const position = layout.geometry.positions[at]!;
  const place = `row ${Math.floor(at / layout.geometry.width) + 1}, column ${(at % layout.geometry.width) + 1}`;
  if (typeof position !== 'number') return `${position}, ${place}`;
  const through = layout.slots.flatMap((slot) => {
    const index = slot.cells.indexOf(position);
    return index < 0 ? [] : [`${shortName(slot)} letter ${index + 1}`];
  });
  const more = [
    theme?.has(position) ? 'theme' : '',
    locked.has(position) ? 'locked' : '',
    room === 'dead'
      ? 'cannot be filled'
      : room === 'free'
        ? ''
        : `${room === 'tight' ? 'very ' : ''}few words left`,
  ].filter((text) => text !== '');
  return [cells[position] ?? 'empty', ...through, place, ...more].join(', ');
}

export function openRebus(desk: Desk): void {
  const { state, draft } = desk;
  const cell = draft.value.puzzle.layout.geometry.positions[state.value.cursor.at];
  if (typeof cell !== 'number') return;
  const text = window.prompt('Letters of this cell', draft.value.puzzle.cells[cell] ?? '');
  if (text !== null) desk.act({ kind: 'type', text: text.trim() });
}

/** Goes to the words of the slot: at once if they are shown, so that what is typed next does not go into the grid. */
function showWords({ panel }: Desk): void {
  const focus = (): boolean => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const place = find('.candidates [tabindex="0"]') ?? find('.filter');
    place?.focus();
    return place !== null;
  };
  panel.value = 'words';
  if (!focus()) setTimeout(focus);
}
