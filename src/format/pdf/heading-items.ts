// What stands at the head and the foot of a page. What is too long for the head stands in the columns instead.

import type { Heading } from '../../puzzle/puzzle.ts';
import { headingLines, ownerLines } from '../page/around-grid.ts';
import type { PageStrings } from '../page/strings.ts';
import type { Paragraph } from './flow.ts';
import { type Area, BLACK, below, type Item, type Paper, printedArea } from './page-items.ts';
import type { FontStyle } from './pdf-kit.ts';
import type { Typesetter } from './typesetter.ts';

export interface Head {
  readonly items: readonly Item[];
  /** What is left of the page. */
  readonly rest: Area;
  /** What had no room, as paragraphs for columns of a width. */
  overflow(width: number): Paragraph[];
}

interface HeadText {
  readonly text: string;
  readonly size: number;
  readonly style: FontStyle;
}

const TITLE = 16;
const SMALL = 9;
const LEADING = 1.25;
/** Above the first text of the columns or the grid. */
const SPACE = 12;
/** Of a page's height, for all that stands above a grid. */
const HEAD_MOST = 0.22;
const FOOT = 7.5;
const FOOT_WIDTH = 0.42;

/** `name`: what a puzzle is called beside its title. */
export function headOf(
  heading: Heading | undefined,
  name: string | undefined,
  area: Area,
  type: Typesetter,
  strings: PageStrings,
): Head {
  const { title, above, notes } = headingLines(heading, strings);
  const texts: HeadText[] = [];
  const add = (text: string | undefined, size: number, style: FontStyle): void => {
    if (text !== undefined) texts.push({ text, size, style });
  };
  if (title !== undefined) add(name, SMALL, 'regular');
  add(title ?? name, TITLE, 'bold');
  for (const text of above) add(text, SMALL, 'regular');
  for (const text of (notes ?? '').split(/\n+/)) add(text.trim() || undefined, SMALL, 'regular');
  if (!fitsFoot(whose(heading), area, type)) add(whose(heading), SMALL, 'regular');
  const items: Item[] = [];
  const late: HeadText[] = [];
  let used = 0;
  for (const { text, size, style } of texts) {
    const lines = type.wrap(text, area.width / size, style);
    const isTooLong = used + lines.length * size * LEADING > HEAD_MOST * area.height;
    if (isTooLong || late.length > 0) {
      late.push({ text, size, style });
      continue;
    }
    for (const line of lines) {
      const y = area.y + used + size;
      items.push({ kind: 'text', text: line, x: area.x, y, size, style, grey: BLACK });
      used += size * LEADING;
    }
  }
  return {
    items,
    rest: used === 0 ? area : below(area, used + SPACE),
    overflow: (width) =>
      late.map(({ text, style }) => ({
        lines: type
          .wrap(text, width / SMALL, style)
          .map((line) => [{ text: line, x: 0, size: SMALL, style }]),
        leading: SMALL * LEADING,
        space: SMALL,
        isHeading: false,
      })),
  };
}

/** Whose a puzzle is, on one line. */
function whose(heading: Heading | undefined): string {
  return ownerLines(heading).join(' · ');
}

function fitsFoot(text: string, { width }: Area, type: Typesetter): boolean {
  return type.widthOf(type.readable(text), 'regular') * FOOT <= width * FOOT_WIDTH;
}

/** The foot of a page: whose it is, and its number in the middle. */
export function footItems(
  paper: Paper,
  heading: Heading | undefined,
  number: number | undefined,
  type: Typesetter,
): Item[] {
  const area = printedArea(paper);
  const { x, y, width, height } = area;
  const at = { kind: 'text', y: y + height + 26, size: FOOT, style: 'regular' } as const;
  const items: Item[] = [];
  const text = type.readable(whose(heading));
  if (text !== '' && fitsFoot(text, area, type)) items.push({ ...at, text, x, grey: 0.3 });
  if (number !== undefined) {
    const label = String(number);
    const middle = x + (width - type.widthOf(label, 'regular') * SMALL) / 2;
    items.push({ ...at, text: label, x: middle, size: SMALL, grey: BLACK });
  }
  return items;
}
