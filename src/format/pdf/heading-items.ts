// What stands at the head and the foot of a page. What is too long for the head stands in the columns instead.

import type { Heading } from '../../puzzle/puzzle.ts';
import { headingLines, ownerLines } from '../page/around-grid.ts';
import type { Paragraph } from './flow.ts';
import { type Area, BLACK, below, type Item } from './page-items.ts';
import type { Sheet } from './paper.ts';
import type { FontStyle } from './pdf-kit.ts';
import type { Setting } from './setting.ts';
import type { Typesetter } from './typesetter.ts';
import { typeset } from './typography.ts';

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

/** The size of a title is a share of the width that it has. */
const TITLE_SHARE = 0.036;
const [TITLE_LEAST, TITLE_MOST] = [11, 17];
const SMALL_SHARE = 0.58;
const SMALL_LEAST = 7.5;
const LEADING = 1.25;
/** Above the first text of the columns or the grid. */
const SPACE = 9;
/** Of a page's height, for all that is above a grid. */
const HEAD_MOST = 0.22;
/** In ems, between what a puzzle is called and its title, and before what is at the right. */
const AFTER_NAME = 0.7;
const FOOT_SIZE = 7.5;
const NUMBER_SIZE = 9;
const LARGE_FOOT = 1.5;
/** Of a page's width, for what is at one side of the foot. */
const FOOT_WIDTH = 0.42;

/** `name`: what a puzzle is called beside its title. Who made it is at the right, where there is room. */
export function headOf(
  heading: Heading | undefined,
  name: string | undefined,
  area: Area,
  { type, strings }: Setting,
): Head {
  const set = (text: string): string => typeset(text, strings.quotes);
  const { title, above, notes } = headingLines(heading, strings);
  const TITLE = Math.min(TITLE_MOST, Math.max(TITLE_LEAST, TITLE_SHARE * area.width));
  const SMALL = Math.max(SMALL_LEAST, SMALL_SHARE * TITLE);
  const items: Item[] = [];
  const texts: HeadText[] = [];
  const add = (text: string | undefined, size: number, style: FontStyle): void => {
    if (text !== undefined) texts.push({ text: set(text), size, style });
  };
  const at = { kind: 'text', x: area.x, ink: BLACK } as const;
  const named =
    name === undefined || title === undefined ? 0 : type.widthOf(name, 'bold') + AFTER_NAME;
  const shown = type.readable(set(title ?? ''));
  const titleWidth = (named + type.widthOf(shown, 'bold')) * TITLE;
  const maker = type.readable(set(above.join(' · ')));
  const makerWidth = type.widthOf(maker, 'regular') * SMALL;
  const isOneLine = named > 0 && titleWidth <= area.width;
  const isBeside =
    maker !== '' &&
    (isOneLine || named === 0) &&
    titleWidth + makerWidth + AFTER_NAME * TITLE <= area.width;
  const late: HeadText[] = [];
  let used = 0;
  if (isOneLine) {
    const y = area.y + TITLE;
    items.push({ ...at, text: name!, y, size: TITLE, style: 'bold' });
    items.push({ ...at, text: shown, x: area.x + named * TITLE, y, size: TITLE, style: 'regular' });
    used = TITLE * LEADING;
  } else {
    if (title !== undefined) add(name, SMALL, 'regular');
    add(title ?? name, TITLE, 'bold');
  }
  if (isBeside) {
    const x = area.x + area.width - makerWidth;
    items.push({ ...at, text: maker, x, y: area.y + TITLE, size: SMALL, style: 'regular' });
  } else {
    for (const text of above) add(text, SMALL, 'regular');
  }
  for (const text of (notes ?? '').split(/\n+/)) add(text.trim() || undefined, SMALL, 'regular');
  if (!fitsFoot(whose(heading), area, type)) add(whose(heading), SMALL, 'regular');
  for (const { text, size, style } of texts) {
    const lines = type.wrap(text, area.width / size, style);
    const isTooLong = used + lines.length * size * LEADING > HEAD_MOST * area.height;
    if (isTooLong || late.length > 0) {
      late.push({ text, size, style });
      continue;
    }
    for (const line of lines) {
      const y = area.y + used + size;
      items.push({ ...at, text: line, y, size, style });
      used += size * LEADING;
    }
  }
  if (isBeside) used = Math.max(used, TITLE * LEADING);
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
export function whose(heading: Heading | undefined): string {
  return ownerLines(heading).join(' · ');
}

function fitsFoot(text: string, { width }: Area, type: Typesetter): boolean {
  return type.widthOf(type.readable(text), 'regular') * FOOT_SIZE <= width * FOOT_WIDTH;
}

/** What is said at the foot of a page. */
export interface Foot {
  readonly number: number | undefined;
  /** Whether the number is at the outer edge, as in books, and which edge that is; else it is in the middle. */
  readonly outer?: 'left' | 'right';
  /** Beside the number, or at the left. */
  readonly text: string;
  /** At the other side. */
  readonly note?: string;
  /** The page that the note is about. */
  readonly notePage?: number;
}

export function footItems(
  { number, outer, text, note = '', notePage }: Foot,
  { area, foot }: Sheet,
  { type, isLarge }: Setting,
): Item[] {
  const scale = isLarge ? LARGE_FOOT : 1;
  const [footSize, numberSize] = [FOOT_SIZE * scale, NUMBER_SIZE * scale];
  const right = area.x + area.width;
  const items: Item[] = [];
  const put = (
    text: string,
    size: number,
    style: FontStyle,
    side: 'left' | 'right' | 'middle',
    inset = 0,
  ): number => {
    const width = type.widthOf(text, style) * size;
    const x =
      side === 'left'
        ? area.x + inset
        : side === 'right'
          ? right - width - inset
          : area.x + (area.width - width) / 2;
    if (text !== '') items.push({ kind: 'text', text, x, y: foot, size, style, ink: BLACK });
    return width;
  };
  const label = number === undefined ? '' : String(number);
  const width = put(label, numberSize, 'bold', outer ?? 'middle');
  const side = outer ?? 'left';
  const inset = outer === undefined ? 0 : width + numberSize;
  // Whose a puzzle is has been put into its head if it has no room here.
  const isShown = outer !== undefined || fitsFoot(text, area, type);
  const shown = isShown ? type.cut(text, (area.width * FOOT_WIDTH) / footSize, 'regular') : '';
  put(shown, footSize, 'regular', side, inset);
  const opposite = side === 'left' ? 'right' : 'left';
  const noteWidth = put(type.readable(note), footSize, 'regular', opposite);
  if (notePage !== undefined) {
    const x = opposite === 'left' ? area.x : right - noteWidth;
    items.push({
      kind: 'link',
      x,
      y: foot - footSize,
      width: noteWidth,
      height: footSize * LEADING,
      page: notePage,
    });
  }
  return items;
}
