// The parts of a book: title, copyright, contents, the author's texts, how to solve, the puzzles in their sections, solutions.
// Parts begin on right-hand pages; a puzzle of two pages on a left-hand one, so that both are seen at once.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { viewsOf } from '../page/drawing.ts';
import { barsOf } from '../page/lines.ts';
import type { PageStrings } from '../page/strings.ts';
import { whose } from './heading-items.ts';
import type { PagesOptions } from './pages-options.ts';
import type { PagesPart } from './pages-part.ts';
import type { Sheet } from './paper.ts';
import {
  copyrightPage,
  type Prose,
  parseProse,
  prosePages,
  sectionPage,
  titlePage,
} from './prose-pages.ts';
import { numberedPuzzles, puzzleParts, sharedParts } from './puzzle-parts.ts';
import type { Setting } from './setting.ts';
import { type NamedPuzzle, solutionPages } from './solution-pages.ts';

export function bookParts(
  puzzles: readonly Puzzle[],
  options: PagesOptions,
  sheet: Sheet,
  setting: Setting,
): PagesPart[] {
  const { heading = {}, show = 'both', sections = [], front, back, logo } = options;
  const { area } = sheet;
  const { strings } = setting;
  const running = options.pageStyle?.runningTitles === false ? '' : (heading.title ?? '');
  const named = numberedPuzzles(puzzles, setting);
  const shown = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('puzzle'));
  const solved = named.filter(({ puzzle }) => viewsOf(puzzle, show).includes('solution'));
  const prose = (texts: readonly Prose[]): PagesPart[] =>
    texts.map((text) => ({
      pages: prosePages([text], area, setting),
      side: 'right',
      foot: running,
      entry: text.title === undefined ? undefined : { name: text.title },
    }));
  const howTo = { title: strings.howToSolve, paragraphs: [] };
  const howTos = prosePages([howTo, ...kindsOf(puzzles, strings)], area, setting);
  const solutions = solutionPages(solved, area, setting);
  const hasOwner = whose(heading) !== '' || heading.date !== undefined;
  return [
    {
      pages: heading.title === undefined ? [] : [titlePage(heading, logo, sheet, setting)],
      side: 'right',
    },
    { pages: hasOwner ? [copyrightPage(heading, area, setting)] : [], side: 'left' },
    { pages: [], isContents: true, side: 'right', foot: running },
    ...prose(parseProse(front ?? '')),
    { pages: howTos, side: 'right', foot: running, entry: { name: strings.howToSolve } },
    ...sectionsOf(shown, sections).flatMap((section) =>
      sectionParts(section, options, sheet, setting),
    ),
    {
      pages: solutions,
      side: 'right',
      foot: running,
      entry: solutions.length === 0 ? undefined : { name: strings.solutions },
    },
    ...prose(parseProse(back ?? '')),
  ];
}

interface BookSection {
  readonly title: string | undefined;
  readonly puzzles: readonly NamedPuzzle[];
}

/** Neighbours that are in one section. */
function sectionsOf(
  puzzles: readonly NamedPuzzle[],
  titles: readonly (string | undefined)[],
): BookSection[] {
  const sections: { title: string | undefined; puzzles: NamedPuzzle[] }[] = [];
  for (const each of puzzles) {
    const title = titles[each.index];
    const last = sections.at(-1);
    if (last !== undefined && last.title === title) last.puzzles.push(each);
    else sections.push({ title, puzzles: [each] });
  }
  return sections;
}

/** Its first page, and its puzzles; the contents name puzzles only if they have titles. */
function sectionParts(
  { title, puzzles }: BookSection,
  { heading, perPage = 1, pageStyle }: PagesOptions,
  sheet: Sheet,
  setting: Setting,
): PagesPart[] {
  const running = pageStyle?.runningTitles === false ? '' : (title ?? heading?.title ?? '');
  const parts =
    perPage === 1
      ? puzzleParts(puzzles, heading, sheet.area, setting)
      : sharedParts(puzzles, perPage, heading, sheet.area, setting);
  const isListed = puzzles.some(({ puzzle }) => puzzle.heading?.title !== undefined);
  const laid = parts.map(
    (part, i): PagesPart => ({
      ...part,
      // A puzzle of another author says so; all else is on the copyright page.
      foot: part.foot === whose(heading) || part.foot === '' ? running : part.foot,
      entry: isListed ? part.entry : undefined,
      side: part.pages.length === 2 ? 'left' : i === 0 && title === undefined ? 'right' : undefined,
    }),
  );
  const [first, last] = [puzzles[0]!.index + 1, puzzles.at(-1)!.index + 1];
  const range = first === last ? `${first}` : `${first}–${last}`;
  if (title === undefined) {
    if (!isListed) laid[0] = { ...laid[0]!, entry: { name: `${setting.strings.puzzle} ${range}` } };
    return laid;
  }
  const page = sectionPage(title, range, sheet, setting);
  return [{ pages: [page], side: 'right', entry: { name: title, title: range } }, ...laid];
}

/** How each kind of puzzle is solved, of the kinds that there are. */
function kindsOf(puzzles: readonly Puzzle[], strings: PageStrings): Prose[] {
  const kinds: Record<string, Prose> = {};
  for (const { variety, layout } of puzzles) {
    const kind = variety?.kind ?? (barsOf(layout).length > 0 ? 'barred' : 'crossword');
    kinds[kind] ??= howToSolve(kind, strings);
  }
  return Object.values(kinds);
}

function howToSolve(
  kind: NonNullable<Puzzle['variety']>['kind'] | 'barred' | 'crossword',
  strings: PageStrings,
): Prose {
  switch (kind) {
    case 'codeword':
      return { title: strings.codeword, paragraphs: [strings.howCodeword] };
    case 'fill-in':
      return { title: strings['fill-in'], paragraphs: [strings.howFillIn] };
    case 'word-search':
      return { title: strings['word-search'], paragraphs: [strings.howWordSearch] };
    case 'barred':
      return { title: strings.barred, paragraphs: [strings.howCrossword, strings.howBarred] };
    case 'crossword':
      return { title: strings.crossword, paragraphs: [strings.howCrossword] };
  }
}
