// The format `jpz`: XML of Crossword Compiler. Every slot is a word with its cells; bars are at the top and the left
// of cells, for some readers draw no others.

import { InputError } from '../../base/errors.ts';
import { type ArrowKind, arrowsByCell } from '../../layout/arrows.ts';
import { cellName } from '../../layout/cell-names.ts';
import { leastLengthOf } from '../../layout/grid-layout.ts';
import { type Layout, placeOf } from '../../layout/layout.ts';
import { NO_CLUE, type Puzzle } from '../../puzzle/puzzle.ts';
import { numbersIn } from '../numbered-grid.ts';
import { arrowElement } from './jpz-arrows.ts';
import { CLUE_CELL_TYPE, DIRECTIONS, METADATA, NAMESPACES, ROOTS, SHADE } from './jpz-names.ts';
import { clueChildren, type Element, element, xmlText } from './xml-tree.ts';

/** The text of a file. @throws InputError for slots that are no runs of a grid */
export function renderJpz(puzzle: Puzzle): string {
  const { layout, heading = {}, unread } = puzzle;
  if (leastLengthOf(layout) === undefined) {
    throw new InputError('the format jpz cannot hold slots that are not runs of a grid');
  }
  const own = unread?.format === 'jpz' ? unread.fields : {};
  const { width, height } = layout.geometry;
  const more = (name: string): readonly Element[] => (own[name] ?? []) as readonly Element[];
  const metadata = Object.entries(METADATA).flatMap(([name, field]) => {
    const text = heading[field];
    // Some readers fail on a puzzle without a title.
    const isOut = text === undefined && name !== 'title';
    return isOut ? [] : [element(name, {}, text ?? '')];
  });
  const isCoded = puzzle.variety?.kind === 'codeword';
  const look = element('grid-look', { 'numbering-scheme': isCoded ? 'coded' : 'normal' });
  const crossword = element(
    isCoded ? 'coded' : 'crossword',
    {},
    element('grid', { width, height }, look, ...more('grid'), ...cellsOf(puzzle, own['cells'])),
    ...wordsOf(layout),
    ...(isCoded ? [] : cluesOf(puzzle)),
  );
  const rectangular = element(
    'rectangular-puzzle',
    { xmlns: NAMESPACES['rectangular-puzzle'], alphabet: isCoded ? alphabetOf(puzzle) : undefined },
    element('metadata', {}, ...metadata, ...more('metadata')),
    ...more('puzzle'),
    crossword,
  );
  const root = own['root'] === ROOTS[1] ? ROOTS[1] : ROOTS[0];
  const all = element(root, { xmlns: NAMESPACES[root] }, ...more('settings'), rectangular);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(all)}`;
}

/** The letters of a codeword, each once. */
function alphabetOf({ cells }: Puzzle): string {
  return [...new Set(cells)]
    .filter((content) => content !== undefined)
    .sort()
    .join('');
}

/** What somebody solved is said of the letters that stood there. */
const OF_LETTERS = ['solve-state', 'solve-status'];

function cellsOf(puzzle: Puzzle, rest: unknown): Element[] {
  const { layout, cells, givens, marks, revealed, clues = [] } = puzzle;
  const { width, positions, bars } = layout.geometry;
  const numbers = numbersIn(puzzle);
  const ids = idsOf(layout);
  const arrows = arrowsByCell(layout);
  const arrowsTo = new Map<number, ArrowKind[]>();
  for (const { slot, kind } of [...arrows.values()].flat()) {
    const first = layout.slots[slot]!.cells[0]!;
    arrowsTo.set(first, [...(arrowsTo.get(first) ?? []), kind]);
  }
  const rests = (rest ?? {}) as Readonly<Record<string, Pick<Element, 'attributes' | 'children'>>>;
  const hasBar = (side: ReadonlySet<number> | undefined, at: number): 'true' | undefined => {
    const before = positions[at];
    return typeof before === 'number' && side?.has(before) ? 'true' : undefined;
  };
  return positions.map((stands, at) => {
    const [x, y] = [(at % width) + 1, Math.floor(at / width) + 1];
    const { attributes = {}, children = [] } = rests[cellName({ row: y, column: x })] ?? {};
    const inCell = arrows.get(at) ?? [];
    if (inCell.length > 0) {
      const own = inCell.map(({ slot }) =>
        element('clue', { word: ids[slot] }, ...clueChildren(clues[slot] ?? '')),
      );
      return element('cell', { x, y, type: CLUE_CELL_TYPE, ...attributes }, ...own, ...children);
    }
    if (typeof stands !== 'number') {
      return element('cell', { x, y, type: stands, ...attributes }, ...children);
    }
    const mark = marks?.get(stands);
    const isAsRead = cells[stands] === givens[stands];
    const others = Object.entries(attributes).filter(
      ([name]) => isAsRead || !OF_LETTERS.includes(name),
    );
    const own = {
      x,
      y,
      solution: cells[stands],
      number: numbers.get(stands),
      'background-shape': mark?.has('circle') ? 'circle' : undefined,
      'background-color': mark?.has('shade') ? SHADE : undefined,
      'top-bar': hasBar(bars?.below, at - width),
      'left-bar': x > 1 ? hasBar(bars?.right, at - 1) : undefined,
      hint: revealed?.has(stands) ? 'true' : undefined,
    };
    const arriving = (arrowsTo.get(stands) ?? []).map(arrowElement);
    return element('cell', { ...own, ...Object.fromEntries(others) }, ...arriving, ...children);
  });
}

/** Some readers take the id of a word for its number, across at least: each has its own. */
function idsOf({ slots }: Layout): number[] {
  const most = slots.reduce((highest, { number }) => Math.max(highest, number), 0);
  const beyond = 10 ** Math.max(3, String(most).length);
  return slots.map(({ number, direction }) => (direction === 'across' ? number : beyond + number));
}

function wordsOf(layout: Layout): Element[] {
  const ids = idsOf(layout);
  return layout.slots.map(({ cells }, index) => {
    const places = cells.map((cell) => {
      const { row, column } = placeOf(layout, cell);
      return element('cells', { x: column, y: row });
    });
    return element('word', { id: ids[index] }, ...places);
  });
}

function cluesOf({ layout, clues = [], clueLabels, enumerations }: Puzzle): Element[] {
  const ids = idsOf(layout);
  const missing = clues.some((clue) => clue !== undefined) ? NO_CLUE : '';
  return (['across', 'down'] as const).map((direction) => {
    const list = layout.slots.flatMap(({ number, direction: way }, index) => {
      if (way !== direction) return [];
      const printed = clueLabels?.[index] ?? number;
      const own = { word: ids[index], number: printed, format: enumerations?.[index] };
      const text = clues[index] ?? missing;
      return [element('clue', own, ...clueChildren(text))];
    });
    const title = element('title', {}, element('b', {}, DIRECTIONS[direction]));
    return element('clues', { ordering: 'normal' }, title, ...list);
  });
}
