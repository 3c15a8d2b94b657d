// A puzzle as it is sent to an editor: the grid with its solution, the empty grid, and the clues widely spaced with their
// answers in a second column. Each page has the author, the address, the title and the number of words at its head. An
// American manuscript has a page for each grid, and clues without enumerations; a British one both grids on a page, and
// clues with enumerations.

import { answerAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { clueListsOf } from '../page/around-grid.ts';
import { drawingOf, type View } from '../page/drawing.ts';
import { clueParagraphs, flow, type Paragraph } from './flow.ts';
import { gridItems, placeAlone } from './grid-items.ts';
import { whose } from './heading-items.ts';
import { type Area, BLACK, below, type Item, type Page, type TextItem } from './page-items.ts';
import type { PagesOptions } from './pages-options.ts';
import type { PagesPart } from './pages-part.ts';
import type { Setting } from './setting.ts';
import { typeset } from './typography.ts';

type Manuscript = NonNullable<PagesOptions['manuscript']>;

/** In points. */
const SIZE = 11;
const LEADING = 1.25 * SIZE;
const CAPTION = 20;
const GAP = 18;
const CELL_MOST = 30;
/** Of the width of a page, for clues and for answers. */
const CLUES = 0.66;
const ANSWERS_AT = 0.7;
/** From line to line and from clue to clue, in parts of the size of letters. */
const SPACING: Readonly<Record<Manuscript, number>> = { american: 2, british: 1.5 };

/** A part for each puzzle. The address of the page style is below the author, in as many lines as it has. */
export function manuscriptParts(
  puzzles: readonly Puzzle[],
  manuscript: Manuscript,
  { heading: ofAll, pageStyle }: PagesOptions,
  area: Area,
  setting: Setting,
): PagesPart[] {
  return puzzles.map((bare) => {
    const heading = { ...ofAll, title: undefined, ...bare.heading };
    const puzzle = { ...bare, heading };
    const head = headItems(puzzle, pageStyle?.address, area, setting);
    const lowest = Math.max(area.y, ...head.map(({ y }) => y));
    const rest = below(area, lowest - area.y + GAP);
    const half = { ...rest, height: (rest.height - GAP) / 2 };
    const solution = (at: Area): Item[] => gridUnder(puzzle, 'solution', at, setting);
    const grid = (at: Area): Item[] => gridUnder(puzzle, 'puzzle', at, setting);
    const grids =
      manuscript === 'american'
        ? [solution(rest), grid(rest)]
        : [[...solution(half), ...grid({ ...half, y: half.y + half.height + GAP })]];
    const contents = [...grids, ...cluePages(puzzle, manuscript, rest, setting)];
    const pages = contents.map((items): Page => ({ items: [...head, ...items] }));
    const bookmark = heading.title ?? setting.strings.crossword;
    return { pages: [{ ...pages[0]!, bookmark }, ...pages.slice(1)], foot: whose(heading) };
  });
}

/** Whose it is at the left, what it is at the right. */
function headItems(
  { heading = {}, layout }: Puzzle,
  address: string | undefined,
  area: Area,
  { type, strings }: Setting,
): TextItem[] {
  const half = area.width / 2 - GAP;
  const wrapped = (texts: readonly (string | undefined)[]): string[] =>
    texts.flatMap((text = '') => type.wrap(typeset(text, strings.quotes), half / SIZE, 'regular'));
  const left = wrapped([heading.author, ...(address ?? '').split('\n')]);
  const right = wrapped([heading.title, `${strings.words}: ${layout.slots.length}`]);
  const item = (text: string, line: number, x: number): TextItem => {
    return { kind: 'text', text, x, y: area.y + SIZE + line * LEADING, ...TEXT };
  };
  return [
    ...left.map((text, line) => item(text, line, area.x)),
    ...right.map((text, line) => {
      return item(text, line, area.x + area.width - type.widthOf(text, 'regular') * SIZE);
    }),
  ];
}

const TEXT = { size: SIZE, style: 'regular', ink: BLACK } as const;

function gridUnder(puzzle: Puzzle, view: View, area: Area, setting: Setting): Item[] {
  const { strings } = setting;
  const drawing = drawingOf(puzzle, view);
  const text = view === 'solution' ? strings.solution : strings.grid;
  const place = placeAlone(drawing, below(area, CAPTION), CELL_MOST);
  const caption = { x: place.x, y: area.y + SIZE, size: SIZE, style: 'bold', ink: BLACK } as const;
  return [{ kind: 'text', text, ...caption }, ...gridItems(drawing, place, setting)];
}

/** What is on each page of clues; none for a puzzle that has no clues. */
function cluePages(puzzle: Puzzle, manuscript: Manuscript, area: Area, setting: Setting): Item[][] {
  const { layout, enumerations } = puzzle;
  const counted = { ...puzzle, enumerations: manuscript === 'british' ? enumerations : undefined };
  const lists = clueListsOf(counted, setting.strings);
  const answers = lists.flatMap(({ clues }) =>
    clues.map(({ slot }) => answerAt(puzzle, layout.slots[slot]!) ?? ''),
  );
  const leading = SPACING[manuscript] * SIZE;
  const paragraphs = clueParagraphs(lists, CLUES * area.width, SIZE, setting).map((each) =>
    each.isHeading ? each : { ...withAnswer(each, answers.shift()!, area, setting), leading },
  );
  const pages: Item[][] = [];
  for (let rest: readonly Paragraph[] = paragraphs; rest.length > 0; ) {
    const flowed = flow(rest, [area]);
    pages.push([...flowed.items]);
    rest = flowed.rest;
  }
  return pages;
}

/** A clue with its answer in the column at the right, in several lines if it is wider. */
function withAnswer(
  clue: Paragraph,
  answer: string,
  { width }: Area,
  { type }: Setting,
): Paragraph {
  const x = ANSWERS_AT * width;
  const answers = type.wrap(answer, (width - x) / SIZE, 'regular');
  const count = Math.max(clue.lines.length, answers.length);
  const lines = Array.from({ length: count }, (_, i) => [
    ...(clue.lines[i] ?? []),
    ...answers.slice(i, i + 1).map((text) => ({ text, x, size: SIZE, style: 'regular' as const })),
  ]);
  return { ...clue, lines };
}
