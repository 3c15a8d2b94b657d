// The desk without a browser: a state, actions, and what they make of it.

import { describe, expect, test } from 'vitest';
import { rulesAsked, scopeOf } from '../../../../src/desk/state/asked.ts';
import {
  afterAction,
  type DeskAction,
  type DeskState,
  deskOf,
} from '../../../../src/desk/state/desk-state.ts';
import { draftOf, draftText, emptyDraft, readDraft } from '../../../../src/desk/state/draft.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { templateRows } from '../../../../src/format/template/render-template.ts';
import { shortName } from '../../../../src/layout/slot-names.ts';
import { sayCommand } from '../../../../src/say/same-command.ts';

const stateOf = (template: string): DeskState => deskOf(draftOf(parseTemplate(template)));
const after = (state: DeskState, ...actions: readonly DeskAction[]): DeskState =>
  actions.reduce(afterAction, state);
const typed = (text: string): DeskAction[] =>
  Array.from(text, (letter) => ({ kind: 'type', text: letter }));
const rows = ({ draft }: DeskState): string => templateRows(draft.puzzle).join(' ');
const at = ({ cursor }: DeskState): string => `${cursor.at} ${cursor.direction}`;
const step = (rows: number, columns: number): DeskAction => ({ kind: 'step', rows, columns });

describe('letters', () => {
  test('are typed along the slot, and stay within it', () => {
    const state = after(stateOf('___\n_#_\n___'), ...typed('cat'), ...typed('s'));
    expect(rows(state)).toBe('CAS _#_ ___');
    expect(at(state)).toBe('2 across');
  });

  test('several, and letters with accents, may be in a cell; what is no letter may not', () => {
    const state = after(
      stateOf('___\n___'),
      { kind: 'type', text: 'heart' },
      { kind: 'type', text: 'é' },
      { kind: 'type', text: '!' },
    );
    expect(state.draft.puzzle.cells.slice(0, 3)).toEqual(['HEART', 'É', undefined]);
  });

  test('backspace erases here, or else the letter before', () => {
    const back: DeskAction = { kind: 'backspace' };
    const state = after(stateOf('___\n___'), ...typed('ca'), back);
    expect([rows(state), at(state)]).toEqual(['C__ ___', '1 across']);
    expect(rows(after(state, back))).toBe('___ ___');
  });

  test('a selection is erased whole', () => {
    const all: DeskAction[] = [{ kind: 'select-all' }, { kind: 'delete' }];
    expect(rows(after(stateOf('CAT\nARE\nTEN'), ...all))).toBe('___ ___ ___');
    const corner: DeskAction[] = [
      { kind: 'go', at: 4 },
      { kind: 'extend', rows: 1, columns: 0 },
      { kind: 'extend', rows: 0, columns: 1 },
      { kind: 'backspace' },
    ];
    expect(rows(after(stateOf('CAT\nARE\nTEN'), ...corner))).toBe('CAT A__ T__');
  });
});

describe('the cursor', () => {
  test('turns before it goes the other way, and does not turn where no slot is', () => {
    const state = stateOf('___\n_#_\n___');
    expect(at(after(state, step(1, 0)))).toBe('0 down');
    expect(at(after(state, step(1, 0), step(1, 0)))).toBe('3 down');
    expect(at(after(state, step(0, 1), step(1, 0)))).toBe('4 down');
  });

  test('turns on a click where it is, and takes the direction that a cell has', () => {
    const state = stateOf('___\n_#_\n___');
    expect(at(after(state, { kind: 'go', at: 0 }))).toBe('0 down');
    expect(at(after(state, { kind: 'go', at: 3 }))).toBe('3 down');
  });

  test('goes to the first open cell of the next slot, and round', () => {
    const state = stateOf('C__\n_#_\n___');
    const next: DeskAction = { kind: 'next-slot', step: 1 };
    expect(at(after(state, next))).toBe('6 across');
    expect(at(after(state, next, next))).toBe('3 down');
    expect(at(after(state, next, next, next, next))).toBe('1 across');
    expect(at(after(state, { kind: 'next-slot', step: -1 }))).toBe('2 down');
  });
});

describe('blocks', () => {
  test('come with their symmetry, number the grid anew, and go again', () => {
    const block: DeskAction[] = [{ kind: 'go', at: 1 }, { kind: 'block' }];
    const state = after(stateOf('____\n____\n____'), ...block);
    expect(rows(state)).toBe('_#__ ____ __#_');
    expect(state.draft.puzzle.layout.slots.map(shortName)).toContain('2A');
    expect(rows(after(state, ...block))).toBe('____ ____ ____');
    const alone = after(state, { kind: 'symmetry', symmetry: 'none' }, { kind: 'go', at: 0 });
    expect(rows(after(alone, { kind: 'block' }))).toBe('##__ ____ __#_');
  });

  test('take letters, locks and theme with them, and leave the others in their places', () => {
    const state = after(
      stateOf('CAT\nARE\nTEN'),
      { kind: 'lock' },
      { kind: 'theme', slot: 2 },
      { kind: 'symmetry', symmetry: 'none' },
      { kind: 'go', at: 4 },
      { kind: 'block' },
    );
    const { puzzle, locked } = state.draft;
    expect(rows(state)).toBe('CAT A#E TEN');
    expect([...locked]).toEqual([0, 1, 2]);
    expect([...puzzle.theme!]).toEqual([5, 6, 7]);
  });

  test('the last cell stays', () => {
    expect(rows(after(stateOf('_#'), { kind: 'block' }))).toBe('_#');
  });

  test('a clue stays with a run that stays', () => {
    const clue = (slot: number, text: string): DeskAction => ({ kind: 'clue', slot, text });
    const state = after(
      stateOf('____\n____\n____'),
      clue(0, 'first'),
      clue(2, 'last'),
      { kind: 'go', at: 5 },
      { kind: 'block' },
    );
    const { layout, clues } = state.draft.puzzle;
    const named = layout.slots.map((slot, i) => [shortName(slot), clues?.[i]]);
    expect(named.filter(([, text]) => text !== undefined)).toEqual([
      ['1A', 'first'],
      [expect.stringMatching(/A$/), 'last'],
    ]);
  });
});

test('bars part slots, voids and marks are drawn', () => {
  const state = after(
    stateOf('____\n____'),
    { kind: 'go', at: 1 },
    { kind: 'bar', side: 'right' },
    { kind: 'mark', mark: 'circle' },
  );
  const across = state.draft.puzzle.layout.slots.filter(({ direction }) => direction === 'across');
  expect(across.map(({ cells }) => cells)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5, 6, 7],
  ]);
  expect(state.draft.puzzle.marks?.get(1)).toEqual(new Set(['circle']));
  const without = after(state, { kind: 'bar', side: 'right' }, { kind: 'void' });
  expect(rows(without)).toBe('_~__ __~_');
});

test('all that changes the draft can be undone and done again, the cursor with it', () => {
  const start = stateOf('___\n___\n___');
  const actions: DeskAction[] = [
    ...typed('cat'),
    { kind: 'lock' },
    { kind: 'theme' },
    { kind: 'clue', slot: 0, text: 'Pet' },
    { kind: 'heading', field: 'title', text: 'Pets' },
    { kind: 'floor', minScore: 50 },
    { kind: 'drop', word: 'OREO' },
    { kind: 'block' },
  ];
  const end = after(start, ...actions);
  const states = [end];
  while (states[0]!.past.length > 0) states.unshift(after(states[0]!, { kind: 'undo' }));
  expect(states).toHaveLength(actions.length + 1);
  expect(states[0]!.draft).toBe(start.draft);
  expect(states[0]!.cursor).toEqual(start.cursor);
  const again = states.slice(1).reduce((state) => after(state, { kind: 'redo' }), states[0]!);
  expect(again.draft).toBe(end.draft);
  expect(after(again, { kind: 'redo' })).toBe(again);
  expect(after(start, { kind: 'undo' })).toBe(start);
});

test('what changes nothing is no step to undo', () => {
  const state = stateOf('CAT');
  const nothing: DeskAction[] = [
    { kind: 'type', text: 'c' },
    { kind: 'place', slot: 0, word: 'HORSE' },
    { kind: 'next-slot', step: 1 },
    { kind: 'turn' },
  ];
  expect(after(state, ...nothing).past).toEqual([]);
});

test('a draft is saved and read again with all that is in it', () => {
  const { draft } = after(
    stateOf('CAT\nA_E\nTEN'),
    { kind: 'lock', slot: 0 },
    { kind: 'theme', slot: 2 },
    { kind: 'drop', word: 'OREO' },
    { kind: 'floor', minScore: 40 },
    { kind: 'clue', slot: 0, text: 'Pet', source: 'bank' },
    { kind: 'heading', field: 'author', text: 'N. N.' },
  );
  const read = readDraft(draftText(draft));
  expect(draftText(read)).toBe(draftText(draft));
  expect([...read.locked]).toEqual([0, 1, 2]);
  expect(read).toMatchObject({ dropped: ['OREO'], minScore: 40 });
  expect([...read.puzzle.theme!]).toEqual([6, 7, 8]);
  expect(read.puzzle.clues?.[0]).toBe('Pet');
});

test('an ordinary file has nothing of the desk in it', () => {
  expect(draftText(emptyDraft(3, 3))).not.toContain('org.crossfill:desk');
});

describe('what is asked of the engine', () => {
  const full = stateOf('CAT\nARE\nTEN');
  const asked = (state: DeskState): unknown => rulesAsked(state, scopeOf(state));
  const command = (state: DeskState): string =>
    sayCommand({
      ...{ file: 'my grid.ipuz', seed: 7, rules: rulesAsked(state, scopeOf(state)) },
      ...{ minScore: state.draft.minScore, leavesOut: false },
    });

  test('open cells are filled, letters stay', () => {
    const state = stateOf('CAT\n___\n___');
    expect([scopeOf(state), asked(state)]).toEqual(['rest', undefined]);
    expect(command(state)).toBe("crossfill 'my grid.ipuz' --seed 7");
  });

  test('a filled grid is filled again, but for what is locked', () => {
    expect(command(full)).toBe("crossfill 'my grid.ipuz' --seed 7 --free r1c1:r3c3");
    const locked = after(full, { kind: 'lock', slot: 1 }, { kind: 'floor', minScore: 50 });
    expect(asked(locked)).toEqual({ lock: [{ slot: '4A' }] });
    expect(command(locked)).toBe("crossfill 'my grid.ipuz' --seed 7 --lock 4A --min-score 50");
  });

  test('a selection is filled again', () => {
    const state = after(full, { kind: 'go', at: 4 }, { kind: 'extend-to', at: 8 });
    expect(command(state)).toBe("crossfill 'my grid.ipuz' --seed 7 --free r2c2:r3c3");
  });
});
