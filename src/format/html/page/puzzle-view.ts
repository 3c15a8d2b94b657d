// One puzzle on the page: its heading, grid, clues and tools, and what was solved of it before.

import type { PageStrings } from '../../page/strings.ts';
import { ClueView } from './clue-view.ts';
import { element } from './element.ts';
import { GridView } from './grid-view.ts';
import { listen } from './keys.ts';
import type { PuzzleData } from './page-data.ts';
import { Solving } from './solving.ts';
import { load, save } from './store.ts';
import { toolbarFor } from './toolbar.ts';
import { fullText } from './words.ts';

export interface PuzzleView {
  readonly root: HTMLElement;
  focus(): void;
}

export function puzzleView(puzzle: PuzzleData, strings: PageStrings): PuzzleView {
  const solving = new Solving(puzzle);
  const kept = load(puzzle.id);
  if (kept !== undefined) solving.resume(kept);

  const grid = new GridView(solving, strings);
  const status = element('p', { class: 'status', role: 'status' });
  const isToSolve = puzzle.drawing.cells.some(({ content }) => content === undefined);
  let wasFull = false;
  const show = (said = ''): void => {
    grid.show();
    clues.show();
    tools.show();
    const full = isToSolve ? fullText(solving, strings) : '';
    // What was found once is not said again with every key.
    if (said !== '' || full !== '' || wasFull) status.textContent = full || said;
    wasFull = full !== '';
    root.classList.toggle('solved', solving.isSolved);
  };
  /** Whether nothing was done yet: the cell that is marked then was chosen by nobody. */
  let isFresh = true;
  const change = (said = ''): void => {
    isFresh = false;
    show(said);
    grid.focus();
    save(puzzle.id, solving.progress);
  };
  const clues = new ClueView(solving, strings, () => change());
  const tools = toolbarFor(solving, strings, change);
  const board = element('div', { class: 'board' }, clues.bar, grid.root, status);
  if (isToSolve) board.append(tools.root);
  const root = element(
    'article',
    {},
    heading(puzzle, strings),
    element('div', { class: 'desk' }, board, clues.lists),
    element('footer', {}, ...puzzle.heading.below.map((line) => element('p', {}, line))),
  );
  root.classList.toggle('bare', clues.lists.childElementCount === 0);

  listen(grid.root, solving, () => change());
  grid.root.addEventListener('mousedown', (event) => {
    event.preventDefault();
    const slot = (event.target as SVGElement).dataset['slot'];
    if (slot !== undefined) {
      solving.goToSlot(Number(slot));
      change();
    }
    const cell = cellOf(event);
    if (cell === undefined) return;
    if (!isFresh || cell !== solving.cursor.cell) solving.point(cell);
    change();
  });
  // A screen reader may go to any cell by itself.
  grid.root.addEventListener('focusin', (event) => {
    const cell = cellOf(event);
    if (cell === undefined || cell === solving.cursor.cell) return;
    solving.goTo(cell);
    show();
  });
  show();
  return { root, focus: () => grid.focus() };
}

function cellOf({ target }: Event): number | undefined {
  const cell = (target as HTMLElement).dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}

function heading(
  { heading: { title, above, notes } }: PuzzleData,
  strings: PageStrings,
): HTMLElement {
  const lines = above.map((line) => element('p', {}, line));
  if (notes !== undefined) lines.push(element('p', { class: 'notes' }, notes));
  return element('header', {}, element('h1', {}, title ?? strings.crossword), ...lines);
}
