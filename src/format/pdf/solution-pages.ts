// Solutions: large for a puzzle by itself, small and several a page at the end of a book, as many as can be read.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { drawingOf } from '../page/drawing.ts';
import { gridItems, placeAlone } from './grid-items.ts';
import { headOf } from './heading-items.ts';
import { type Area, BLACK, below, type Item, type Page } from './page-items.ts';
import type { Setting } from './setting.ts';
import { typeset } from './typography.ts';

export interface NamedPuzzle {
  readonly puzzle: Puzzle;
  /** Among all puzzles of the file, from 0. */
  readonly index: number;
  /** `Puzzle 7`. */
  readonly name: string;
}

/** Side by side and one below the other. */
const SHARES: readonly (readonly [across: number, down: number])[] = [
  [3, 3],
  [2, 3],
  [2, 2],
  [1, 2],
  [1, 1],
];
/** In points: printers want letters of 7. */
const CELL_READABLE = 10.65;
const CELL_READABLE_LARGE = 15;
const CELL_LARGE = 24;
const CELL_SMALL = 18;
const GAP = 16;
const ROW_GAP = 10;
const LABEL = 8.5;
const LABEL_HEIGHT = 11;

/** The solution of one puzzle on a page of its own. */
export function solutionPage(puzzle: Puzzle, area: Area, setting: Setting): Page {
  const { solution } = setting.strings;
  const title = puzzle.heading?.title;
  const head = headOf(title === undefined ? undefined : { title }, solution, area, setting);
  const drawing = drawingOf(puzzle, 'solution');
  const place = placeAlone(drawing, head.rest, CELL_LARGE);
  return { items: [...head.items, ...gridItems(drawing, place, setting)], bookmark: solution };
}

/** The solutions of a book; neighbours that are shown in one size share pages. */
export function solutionPages(
  puzzles: readonly NamedPuzzle[],
  area: Area,
  setting: Setting,
): Page[] {
  const pages: Page[] = [];
  const head = headOf(undefined, setting.strings.solutions, area, setting);
  let shown: Area[] = [];
  let items: Item[] = [];
  let solutions: number[] = [];
  let share: (typeof SHARES)[number] | undefined;
  const end = (): void => {
    if (items.length === 0) return;
    const first = pages.length === 0;
    pages.push({
      items: first ? [...head.items, ...items] : items,
      solutions,
      bookmark: first ? setting.strings.solutions : undefined,
    });
    items = [];
    solutions = [];
    shown = [];
  };
  for (const named of puzzles) {
    const wanted = shareFor(named.puzzle, head.rest, setting);
    if (wanted !== share || shown.length === 0) {
      end();
      share = wanted;
      shown = placesOf(head.rest, wanted);
    }
    items.push(...smallSolution(named, shown.shift()!, setting));
    solutions.push(named.index);
    if (shown.length === 0) end();
  }
  end();
  return pages;
}

/** The most solutions a page of which this can be one. */
function shareFor(
  puzzle: Puzzle,
  area: Area,
  { solutionsPerPage, isLarge }: Setting,
): (typeof SHARES)[number] {
  const wanted = SHARES.find(([across, down]) => across * down === solutionsPerPage);
  if (wanted !== undefined) return wanted;
  const least = isLarge ? CELL_READABLE_LARGE : CELL_READABLE;
  const { width, height } = drawingOf(puzzle, 'solution');
  const fitting = SHARES.find((share) => {
    const place = placesOf(area, share)[0]!;
    return Math.min(place.width / width, (place.height - LABEL_HEIGHT) / height) >= least;
  });
  return fitting ?? SHARES.at(-1)!;
}

/** Row by row. */
function placesOf(area: Area, [across, down]: (typeof SHARES)[number]): Area[] {
  const width = (area.width - (across - 1) * GAP) / across;
  const height = (area.height - (down - 1) * ROW_GAP) / down;
  return Array.from({ length: across * down }, (_, i) => ({
    x: area.x + (i % across) * (width + GAP),
    y: area.y + Math.floor(i / across) * (height + ROW_GAP),
    width,
    height,
  }));
}

function smallSolution({ puzzle, name }: NamedPuzzle, area: Area, setting: Setting): Item[] {
  const { type, strings } = setting;
  const drawing = drawingOf(puzzle, 'solution');
  const place = placeAlone(drawing, below(area, LABEL_HEIGHT), CELL_SMALL);
  const at = { kind: 'text', y: area.y + LABEL, size: LABEL, ink: BLACK } as const;
  const items: Item[] = [{ ...at, text: name, x: place.x, style: 'bold' }];
  const title = puzzle.heading?.title;
  if (title !== undefined) {
    const x = place.x + (type.widthOf(name, 'bold') + 0.7) * LABEL;
    const text = type.cut(
      typeset(title, strings.quotes),
      (area.x + area.width - x) / LABEL,
      'regular',
    );
    items.push({ ...at, text, x, style: 'regular' });
  }
  return [...items, ...gridItems(drawing, place, setting)];
}
