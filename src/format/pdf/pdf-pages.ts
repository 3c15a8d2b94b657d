// All pages of a file: of one puzzle and its solution, or of a book with contents, puzzles and, at the end, solutions.
// The contents are its title, and which puzzle is on which page.

import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { viewsOf } from '../page/drawing.ts';
import { type PageStrings, stringsOf } from '../page/strings.ts';
import type { PAGE_CHOICES, PageOptions } from '../writing.ts';
import { flow, type Paragraph } from './flow.ts';
import { footItems, headOf } from './heading-items.ts';
import {
  type Area,
  BLACK,
  below,
  type Item,
  PAPERS,
  type Page,
  type PaperName,
  printedArea,
} from './page-items.ts';
import { puzzlePages } from './puzzle-pages.ts';
import { type NamedPuzzle, solutionPage, solutionPages } from './solution-pages.ts';
import type { Typesetter } from './typesetter.ts';

export interface PagesOptions extends Pick<PageOptions, 'lang'> {
  /** Of the book, where there are several puzzles. */
  readonly heading?: Heading;
  /** Default `both`. */
  readonly show?: (typeof PAGE_CHOICES.show)[number];
  /** Default `a4`. */
  readonly paper?: PaperName;
}

/** Pages of a part, and whose they are. */
interface PagesPart {
  readonly pages: readonly Page[];
  readonly heading: Heading | undefined;
}

/** At least one puzzle. */
export function pdfPages(
  puzzles: readonly Puzzle[],
  options: PagesOptions,
  type: Typesetter,
): Page[] {
  const paper = PAPERS[options.paper ?? 'a4'];
  const parts =
    puzzles.length === 1 ? single(puzzles[0]!, options, type) : book(puzzles, options, type);
  const count = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  let number = 0;
  return parts.flatMap(({ pages, heading }) =>
    pages.map((page) => {
      number++;
      const shown = count > 1 ? number : undefined;
      return { ...page, items: [...page.items, ...footItems(paper, heading, shown, type)] };
    }),
  );
}

function single(
  puzzle: Puzzle,
  { show = 'both', paper = 'a4', lang }: PagesOptions,
  type: Typesetter,
): PagesPart[] {
  const strings = stringsOf(lang);
  const area = printedArea(PAPERS[paper]);
  const { heading } = puzzle;
  return viewsOf(puzzle, show).map((view) =>
    view === 'puzzle'
      ? { pages: puzzlePages(puzzle, undefined, area, type, strings), heading }
      : { pages: [solutionPage(puzzle, area, type, strings)], heading },
  );
}

function book(puzzles: readonly Puzzle[], options: PagesOptions, type: Typesetter): PagesPart[] {
  const { heading, show = 'both', paper = 'a4', lang } = options;
  const strings = stringsOf(lang);
  const area = printedArea(PAPERS[paper]);
  const named = puzzles.map(
    (puzzle, index): NamedPuzzle => ({ puzzle, name: `${strings.puzzle} ${index + 1}` }),
  );
  const shown = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('puzzle'));
  const solved = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('solution'));
  const parts = shown.map(({ puzzle, name }): PagesPart => {
    const [first, ...more] = puzzlePages(puzzle, name, area, type, strings);
    return {
      pages: [{ ...first!, bookmark: bookmarkOf(name, puzzle) }, ...more],
      heading: { ...heading, ...puzzle.heading },
    };
  });
  const solutions = { pages: solutionPages(solved, area, type, strings), heading };
  let page = 1;
  const entries = [
    ...shown.map(({ puzzle, name }) => ({ name, title: puzzle.heading?.title })),
    ...(solutions.pages.length > 0 ? [{ name: strings.solutions, title: undefined }] : []),
  ].map((entry, index) => {
    const at = { ...entry, page };
    page += parts[index]?.pages.length ?? 0;
    return at;
  });
  return [
    { pages: contentsPages(heading, entries, area, type, strings), heading },
    ...parts,
    solutions,
  ];
}

function bookmarkOf(name: string, { heading }: Puzzle): string {
  return heading?.title ? `${name}: ${heading.title}` : name;
}

export interface ContentsEntry {
  /** `Puzzle 7`. */
  readonly name: string;
  readonly title: string | undefined;
  /** Where it is, among the pages after these, from 1. */
  readonly page: number;
}

/** Of the contents, in points. */
const SIZE = 10;
const LEADING = 17;
const TITLE_HEIGHT = 28;
const TITLE = 12;
const WIDTH_MOST = 400;
/** In ems. */
const NUMBER_WIDTH = 4;
const SPACE = 5;
/** Leads the eye. */
const RULE = { kind: 'line', thickness: 0.4, grey: 0.65 } as const;

export function contentsPages(
  heading: Heading | undefined,
  entries: readonly ContentsEntry[],
  area: Area,
  type: Typesetter,
  strings: PageStrings,
): Page[] {
  const head = headOf(heading, undefined, area, type, strings);
  const pages: Item[][] = [];
  let start = head.rest;
  let items = [...head.items];
  let late: readonly Paragraph[] = head.overflow(area.width);
  while (late.length > 0) {
    const flowed = flow(late, [start]);
    pages.push([...items, ...flowed.items]);
    [items, start, late] = [[], area, flowed.rest];
  }
  const lists: ContentsEntry[][] = [];
  let first = start;
  for (let rest = entries; rest.length > 0; first = area) {
    const room = Math.max(1, Math.floor((first.height - TITLE_HEIGHT) / LEADING));
    lists.push(rest.slice(0, room));
    rest = rest.slice(room);
  }
  const before = pages.length + lists.length;
  for (const [index, list] of lists.entries()) {
    const at = index === 0 ? start : area;
    pages.push([...(index === 0 ? items : []), ...listItems(list, before, at, type, strings)]);
  }
  return pages.map((each, index) => ({
    items: each,
    bookmark: index === 0 ? strings.contents : undefined,
  }));
}

function listItems(
  entries: readonly ContentsEntry[],
  before: number,
  area: Area,
  type: Typesetter,
  strings: PageStrings,
): Item[] {
  const width = Math.min(WIDTH_MOST, area.width);
  const at = { kind: 'text', x: area.x, style: 'regular', size: SIZE, grey: BLACK } as const;
  const items: Item[] = [
    { ...at, text: strings.contents, y: area.y + TITLE, size: TITLE, style: 'bold' },
  ];
  const { x, y } = below(area, TITLE_HEIGHT);
  for (const [index, { name, title = '', page }] of entries.entries()) {
    const baseline = y + index * LEADING + SIZE;
    const number = String(before + page);
    const end = x + width;
    const numberAt = end - type.widthOf(number, 'regular') * SIZE;
    const titleAt = x + type.widthOf(`${name}  `, 'bold') * SIZE;
    const text = type.cut(title, (end - titleAt) / SIZE - NUMBER_WIDTH, 'regular');
    const ruleAt = titleAt + type.widthOf(`${text} `, 'regular') * SIZE;
    items.push(
      { ...at, text: name, x, y: baseline, style: 'bold' },
      { ...at, text, x: titleAt, y: baseline },
      { ...at, text: number, x: numberAt, y: baseline },
      { ...RULE, x1: ruleAt, x2: numberAt - SPACE, y1: baseline, y2: baseline },
      { kind: 'link', x, y: baseline - SIZE, width, height: LEADING, page: before + page },
    );
  }
  return items;
}
