// The page whole: a bar of buttons, the grid, and panels beside it.

import { useEffect } from 'preact/hooks';
import { CheckPanel, VerdictView } from './check-panel.tsx';
import { CluesPanel } from './clues-panel.tsx';
import type { Desk, Panel } from './desk.ts';
import { FillPanel } from './fill-panel.tsx';
import { GridView, openRebus } from './grid-view.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { focusGrid, WordsPanel } from './words-panel.tsx';

const PANELS: Readonly<Record<Panel, string>> = {
  words: 'Words',
  fill: 'Fill',
  clues: 'Clues',
  check: 'Check',
  puzzle: 'Puzzle',
};
const NAMES = Object.keys(PANELS) as Panel[];

export function App({ desk }: { readonly desk: Desk }) {
  const { panel, said } = desk;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => pressed(desk, event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [desk]);
  return (
    <div class="desk">
      <Header desk={desk} />
      <main>
        <div class="left">
          <GridView desk={desk} />
          <p id="grid-keys" class="visually-hidden">
            Arrows move, Space turns, Tab goes to the next slot, Enter to its words, F6 leaves the
            grid.
          </p>
          <Tools desk={desk} />
          <VerdictView desk={desk} />
        </div>
        <div class="right">
          <Tabs desk={desk} />
          <div role="tabpanel" id="panel" class="panel" aria-label={PANELS[panel.value]}>
            {panel.value === 'words' && <WordsPanel desk={desk} />}
            {panel.value === 'fill' && <FillPanel desk={desk} />}
            {panel.value === 'clues' && <CluesPanel desk={desk} />}
            {panel.value === 'check' && <CheckPanel desk={desk} />}
            {panel.value === 'puzzle' && <PuzzlePanel desk={desk} />}
          </div>
        </div>
      </main>
      <p class="visually-hidden" role="status" aria-live="polite">
        {said.value}
      </p>
    </div>
  );
}

/** The keys that work everywhere. */
function pressed(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const isText = event.target instanceof Element && event.target.matches('input, select');
  const isCommand = (event.ctrlKey || event.metaKey) && !isText;
  if (event.key === 'F6') {
    const isInGrid = document.activeElement?.closest('.grid') !== null;
    const tab = '[role="tab"][aria-selected="true"]';
    if (isInGrid) document.querySelector<HTMLElement>(tab)?.focus();
    else focusGrid();
  } else if (isCommand && event.key.toLowerCase() === 'z') {
    desk.act({ kind: event.shiftKey ? 'redo' : 'undo' });
  } else if (isCommand && event.key.toLowerCase() === 'y') {
    desk.act({ kind: 'redo' });
  } else {
    return;
  }
  event.preventDefault();
}

function Header({ desk }: { readonly desk: Desk }) {
  const { state, draft, saving, keeper } = desk;
  const { past, future } = state.value;
  return (
    <header>
      <h1>{draft.value.puzzle.heading?.title ?? keeper.file}</h1>
      <span class={`saving ${saving.value.replaceAll(' ', '-')}`} role="status">
        {saving.value === 'saved' ? '✓ saved' : saving.value}
      </span>
      {saving.value === 'changed elsewhere' && (
        <button type="button" onClick={() => desk.overwrite()}>
          Overwrite
        </button>
      )}
      <span class="space" />
      <button type="button" disabled={past.length === 0} onClick={() => desk.act({ kind: 'undo' })}>
        Undo
      </button>
      <button
        type="button"
        disabled={future.length === 0}
        onClick={() => desk.act({ kind: 'redo' })}
      >
        Redo
      </button>
    </header>
  );
}

/** What keys do in the grid, for those without. */
function Tools({ desk }: { readonly desk: Desk }) {
  const act = desk.act.bind(desk);
  const tools: readonly (readonly [text: string, title: string, run: () => void])[] = [
    ['Turn', 'Across or down (Space)', () => act({ kind: 'turn' })],
    ['◀ Slot', 'The slot before (Shift+Tab)', () => act({ kind: 'next-slot', step: -1 })],
    ['Slot ▶', 'The next slot (Tab)', () => act({ kind: 'next-slot', step: 1 })],
    ['Block', 'Block or cell (. or #)', () => act({ kind: 'block' })],
    ['Erase', 'Erase what is selected (Delete)', () => act({ kind: 'delete' })],
    ['Letters', 'Several letters in a cell (Insert)', () => openRebus(desk)],
    ['Circle', 'Circle (Alt+C)', () => act({ kind: 'mark', mark: 'circle' })],
    ['Shade', 'Shade (Alt+S)', () => act({ kind: 'mark', mark: 'shade' })],
    ['Void', 'No part of the grid (Alt+V)', () => act({ kind: 'void' })],
    ['Bar ▏', 'Bar at the right (Alt+R)', () => act({ kind: 'bar', side: 'right' })],
    ['Bar ▁', 'Bar below (Alt+B)', () => act({ kind: 'bar', side: 'below' })],
  ];
  return (
    <div class="tools" role="group" aria-label="Cell">
      {tools.map(([text, title, run]) => (
        <button type="button" key={text} title={title} onClick={run}>
          {text}
        </button>
      ))}
    </div>
  );
}

function Tabs({ desk }: { readonly desk: Desk }) {
  const { panel } = desk;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    panel.value = NAMES[(NAMES.indexOf(panel.value) + step + NAMES.length) % NAMES.length]!;
    const list = event.currentTarget as HTMLElement;
    list.querySelectorAll<HTMLElement>('[role="tab"]')[NAMES.indexOf(panel.value)]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Panels" onKeyDown={onKeyDown}>
      {NAMES.map((name) => (
        <button
          type="button"
          role="tab"
          key={name}
          aria-selected={panel.value === name}
          aria-controls="panel"
          tabIndex={panel.value === name ? 0 : -1}
          onClick={() => {
            panel.value = name;
          }}
        >
          {PANELS[name]}
        </button>
      ))}
    </div>
  );
}
