// The puzzles of a file as parts of it, each on pages of its own or several sharing one.

import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { whose } from './heading-items.ts';
import { type Area, columnsOf, type Page } from './page-items.ts';
import type { PagesPart } from './pages-part.ts';
import { puzzlePages } from './puzzle-pages.ts';
import type { Setting } from './setting.ts';
import type { NamedPuzzle } from './solution-pages.ts';

/** Between puzzles that share a page, in points. */
const GAP = 22;

export function numberedPuzzles(puzzles: readonly Puzzle[], { strings }: Setting): NamedPuzzle[] {
  return puzzles.map((puzzle, index) => ({
    puzzle,
    index,
    name: `${strings.puzzle} ${index + 1}`,
  }));
}

/** A part for each puzzle. */
export function puzzleParts(
  puzzles: readonly NamedPuzzle[],
  heading: Heading | undefined,
  area: Area,
  setting: Setting,
): PagesPart[] {
  return puzzles.map(({ puzzle, index, name }) => {
    const [first, ...more] = puzzlePages(puzzle, name, area, setting);
    const title = puzzle.heading?.title;
    const bookmark = title ? `${name}: ${title}` : name;
    return {
      pages: [{ ...first!, bookmark, puzzles: [index] }, ...more],
      foot: whose({ ...heading, ...puzzle.heading }),
      entry: { name, title },
    };
  });
}

/** Two or four puzzles a page; one that does not fit into its share has pages of its own. */
export function sharedParts(
  puzzles: readonly NamedPuzzle[],
  perPage: 2 | 4,
  heading: Heading | undefined,
  area: Area,
  setting: Setting,
): PagesPart[] {
  const shares = sharesOf(area, perPage);
  const parts: PagesPart[] = [];
  let page: Page = { items: [] };
  let shared: NamedPuzzle[] = [];
  const end = (): void => {
    const [first] = shared;
    if (first === undefined) return;
    const bookmark = [
      first.name,
      ...(shared.length > 1 ? [`${first.index + shared.length}`] : []),
    ].join('–');
    const puzzles = shared.map(({ index }) => index);
    parts.push({
      pages: [{ ...page, bookmark, puzzles }],
      foot: whose(heading),
      entry: { name: bookmark },
    });
    [page, shared] = [{ items: [] }, []];
  };
  for (const each of puzzles) {
    const pages = puzzlePages(each.puzzle, each.name, shares[shared.length]!, setting);
    if (pages.length > 1) {
      end();
      parts.push(...puzzleParts([each], heading, area, setting));
      continue;
    }
    page = { items: [...page.items, ...pages[0]!.items] };
    shared.push(each);
    if (shared.length === perPage) end();
  }
  end();
  return parts;
}

/** One below the other, or two by two. */
function sharesOf(area: Area, perPage: 2 | 4): Area[] {
  const height = (area.height - GAP) / 2;
  return [area.y, area.y + height + GAP].flatMap((y) =>
    columnsOf({ ...area, y, height }, perPage / 2, GAP),
  );
}
