// All pages of a file: of one puzzle and its solution, of several with contents and, at the end, solutions, or of a book
// that is bound. What is on the pages is composed part by part, then pages get their numbers, and last what
// names numbers: contents and feet. The inner margin of a book depends on how many pages it has, which depends on it.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { viewsOf } from '../page/drawing.ts';
import { stringsOf, withValues } from '../page/strings.ts';
import { bookParts } from './book-parts.ts';
import { contentsPages } from './contents-pages.ts';
import { footItems, whose } from './heading-items.ts';
import { manuscriptParts } from './manuscript-pages.ts';
import type { Page } from './page-items.ts';
import type { PagesOptions } from './pages-options.ts';
import type { PagesPart } from './pages-part.ts';
import { gutterFor, paperNamed, type Sheet, sheetOf } from './paper.ts';
import { puzzlePages } from './puzzle-pages.ts';
import { numberedPuzzles, puzzleParts, sharedParts } from './puzzle-parts.ts';
import { type Setting, settingOf } from './setting.ts';
import { solutionPage, solutionPages } from './solution-pages.ts';
import type { Typesetter } from './typesetter.ts';

export interface PressedPages {
  readonly sheet: Sheet;
  readonly pages: readonly Page[];
}

/** What a book is expected to have, so that it is seldom composed twice: puzzles, their solutions, and the rest. */
const PAGES_A_PUZZLE = 7 / 6;
const PAGES_AROUND = 6;

/** At least one puzzle. @throws InputError for a paper that is none */
export function pdfPages(
  puzzles: readonly Puzzle[],
  options: PagesOptions,
  type: Typesetter,
): PressedPages {
  const { pageStyle: style = {}, manuscript, largePrint = false } = options;
  const { paper = manuscript === 'american' ? 'letter' : 'a4' } = options;
  const { book = false, bleed: bleeds } = options;
  const setting = settingOf(type, stringsOf(options.lang), style, largePrint);
  const composed = (pages: number | undefined): PressedPages => {
    const sheet = sheetOf(paperNamed(paper), { margins: style.margins, bleeds, pages });
    return { sheet, pages: pagesOn(sheet, puzzles, options, setting) };
  };
  if (!book) return composed(undefined);
  // More pages may ask for a wider gutter, never for a narrower one.
  let expected = Math.ceil(puzzles.length * PAGES_A_PUZZLE) + PAGES_AROUND;
  for (;;) {
    const made = composed(expected);
    if (gutterFor(made.pages.length) <= gutterFor(expected)) return made;
    expected = made.pages.length;
  }
}

function pagesOn(
  sheet: Sheet,
  puzzles: readonly Puzzle[],
  options: PagesOptions,
  setting: Setting,
): Page[] {
  const { book = false, heading, manuscript } = options;
  const parts =
    manuscript !== undefined
      ? manuscriptParts(puzzles, manuscript, options, sheet.area, setting)
      : puzzles.length === 1 && !book
        ? single(puzzles[0]!, options, sheet, setting)
        : book
          ? bookParts(puzzles, options, sheet, setting)
          : several(puzzles, options, sheet, setting);
  const contentsOf = (pageOf: (part: PagesPart) => number): Page[] => {
    const entries = parts.flatMap((part) =>
      part.entry === undefined ? [] : [{ ...part.entry, page: pageOf(part) }],
    );
    return contentsPages(book ? undefined : heading, entries, sheet.area, setting);
  };
  const whole = parts.map((part) =>
    part.isContents ? { ...part, pages: contentsOf(() => 0) } : part,
  );
  const laid = numbered(whole, book);
  const firsts = new Map(
    whole.map((part, i) => [parts[i], laid.findIndex((each) => each.part === part) + 1]),
  );
  const contents = contentsOf((part) => firsts.get(part)!);
  const solutionOn = new Map(
    laid.flatMap(({ page }, i) => (page.solutions ?? []).map((index) => [index, i + 1] as const)),
  );
  return laid.map(({ page, part, at }, i) => {
    const shown = part?.isContents ? contents[at]! : page;
    if (part?.foot === undefined) return shown;
    const [solution] = (page.puzzles ?? []).flatMap((index) => solutionOn.get(index) ?? []);
    const foot = {
      number: laid.length > 1 ? i + 1 : undefined,
      outer: book ? sideOf(i + 1) : undefined,
      text: part.foot,
      note:
        solution === undefined
          ? undefined
          : withValues(setting.strings.solutionOn, { n: solution }),
      notePage: solution,
    };
    return { ...shown, items: [...shown.items, ...footItems(foot, sheet, setting)] };
  });
}

interface LaidPage {
  readonly page: Page;
  /** Undefined for a page that is blank. */
  readonly part: PagesPart | undefined;
  /** Which page of its part it is, from 0. */
  readonly at: number;
}

/** In order, with blank pages where a part begins on the other side, and to a whole number of leaves. */
function numbered(parts: readonly PagesPart[], isBook: boolean): LaidPage[] {
  const laid: LaidPage[] = [];
  const blank = { page: { items: [] }, part: undefined, at: 0 };
  for (const part of parts) {
    const isOther = part.side !== undefined && sideOf(laid.length + 1) !== part.side;
    if (isBook && isOther && part.pages.length > 0) laid.push(blank);
    laid.push(...part.pages.map((page, at) => ({ page, part, at })));
  }
  if (isBook && laid.length % 2 === 1) laid.push(blank);
  return laid;
}

export function sideOf(number: number): 'left' | 'right' {
  return number % 2 === 1 ? 'right' : 'left';
}

function single(
  puzzle: Puzzle,
  { show = 'both' }: PagesOptions,
  { area }: Sheet,
  setting: Setting,
): PagesPart[] {
  const foot = whose(puzzle.heading);
  return viewsOf(puzzle, show).map((view) =>
    view === 'puzzle'
      ? { pages: puzzlePages(puzzle, undefined, area, setting), foot }
      : { pages: [solutionPage(puzzle, area, setting)], foot },
  );
}

function several(
  puzzles: readonly Puzzle[],
  options: PagesOptions,
  { area }: Sheet,
  setting: Setting,
): PagesPart[] {
  const { heading, show = 'both', perPage = 1 } = options;
  const named = numberedPuzzles(puzzles, setting);
  const shown = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('puzzle'));
  const solved = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('solution'));
  const solutions = solutionPages(solved, area, setting);
  const foot = whose(heading);
  return [
    { pages: [], isContents: true, foot },
    ...(perPage === 1
      ? puzzleParts(shown, heading, area, setting)
      : sharedParts(shown, perPage, heading, area, setting)),
    {
      pages: solutions,
      foot,
      entry: solutions.length > 0 ? { name: setting.strings.solutions } : undefined,
    },
  ];
}
