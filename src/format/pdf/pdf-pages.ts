// All pages of a file: of one puzzle and its solution, or of a book with contents, puzzles and, at the end, solutions.

import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { viewsOf } from '../page/drawing.ts';
import type { PAGE_CHOICES } from '../writing.ts';
import { contentsPages } from './contents-pages.ts';
import { footItems } from './heading-items.ts';
import type { Page } from './page-items.ts';
import { PAPERS, type PaperName, printedArea } from './paper.ts';
import { puzzlePages } from './puzzle-pages.ts';
import { type NamedPuzzle, solutionPage, solutionPages } from './solution-pages.ts';
import type { Typesetter } from './typesetter.ts';

export interface PagesOptions {
  /** Of the book, where there are several puzzles. */
  readonly heading?: Heading;
  /** Default `both`. */
  readonly show?: (typeof PAGE_CHOICES.show)[number];
  /** Default `a4`. */
  readonly paper?: PaperName;
}

/** Pages of a part, and whose they are. */
interface Part {
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
  { show = 'both', paper = 'a4' }: PagesOptions,
  type: Typesetter,
): Part[] {
  const area = printedArea(PAPERS[paper]);
  const { heading } = puzzle;
  return viewsOf(puzzle, show).map((view) =>
    view === 'puzzle'
      ? { pages: puzzlePages(puzzle, undefined, area, type), heading }
      : { pages: [solutionPage(puzzle, area, type)], heading },
  );
}

function book(puzzles: readonly Puzzle[], options: PagesOptions, type: Typesetter): Part[] {
  const { heading, show = 'both', paper = 'a4' } = options;
  const area = printedArea(PAPERS[paper]);
  const named = puzzles.map(
    (puzzle, index): NamedPuzzle => ({ puzzle, name: `Puzzle ${index + 1}` }),
  );
  const shown = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('puzzle'));
  const solved = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('solution'));
  const parts = shown.map(({ puzzle, name }): Part => {
    const [first, ...more] = puzzlePages(puzzle, name, area, type);
    return {
      pages: [{ ...first!, bookmark: bookmarkOf(name, puzzle) }, ...more],
      heading: { ...heading, ...puzzle.heading },
    };
  });
  const solutions = { pages: solutionPages(solved, area, type), heading };
  let page = 1;
  const entries = [
    ...shown.map(({ puzzle, name }) => ({ name, title: puzzle.heading?.title })),
    ...(solutions.pages.length > 0 ? [{ name: 'Solutions', title: undefined }] : []),
  ].map((entry, index) => {
    const at = { ...entry, page };
    page += parts[index]?.pages.length ?? 0;
    return at;
  });
  return [{ pages: contentsPages(heading, entries, area, type), heading }, ...parts, solutions];
}

function bookmarkOf(name: string, { heading }: Puzzle): string {
  return heading?.title ? `${name}: ${heading.title}` : name;
}
