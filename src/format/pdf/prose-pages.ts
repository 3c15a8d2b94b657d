// The pages of a book that have no grid: its title, whose it is, how to solve its puzzles, texts of its author, and the
// first page of each section. All are set from the top of their area, in one column.

import type { Heading } from '../../puzzle/puzzle.ts';
import { headingLines } from '../page/around-grid.ts';
import { flow, type Paragraph } from './flow.ts';
import { type Area, BLACK, columnsOf, type Item, type Page, type TextItem } from './page-items.ts';
import type { Sheet } from './paper.ts';
import type { FontStyle, Logo } from './pdf-kit.ts';
import type { Setting } from './setting.ts';
import { typeset } from './typography.ts';

/** A text under a heading, in paragraphs. */
export interface Prose {
  readonly title: string | undefined;
  readonly paragraphs: readonly string[];
}

/** In points. */
const TEXT = 10.5;
const LEADING = 15;
const TITLE = 15;
const [BOOK_TITLE, BOOK_AUTHOR] = [0.085, 0.042];
const SECTION_TITLE = 0.07;
const SMALL = 9;
/** Of the height of the area. */
const TITLE_AT = 0.28;
const SECTION_AT = 0.38;
const LOGO_HEIGHT = 0.12;
/** Lines are no longer than so many ems. */
const MEASURE = 34;
const BAND_INK = 0.85;
/** A file is printed at this resolution or finer. */
const LOGO_PIXELS_PER_POINT = 300 / 72;

/** The text of an author: `# ` begins a heading and a page, an empty line a paragraph. */
export function parseProse(text: string): Prose[] {
  return text
    .split(/^(?=# )/mu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, title, body = ''] = /^# (.*)\n?([\s\S]*)$/u.exec(part) ?? [
        undefined,
        undefined,
        part,
      ];
      return {
        title,
        paragraphs: body
          .split(/\n\s*\n/u)
          .map((each) => each.trim())
          .filter(Boolean),
      };
    });
}

/** Texts one below the other, on as many pages as they need. */
export function prosePages(texts: readonly Prose[], area: Area, setting: Setting): Page[] {
  const { type, strings } = setting;
  const scale = setting.isLarge ? 1.5 : 1;
  const size = TEXT * scale;
  const [column] = columnsOf({ ...area, width: Math.min(area.width, MEASURE * size) }, 1, 0);
  const set = (text: string, size: number, style: FontStyle, leading: number): Paragraph => ({
    lines: type
      .wrap(typeset(text, strings.quotes), column!.width / size, style)
      .map((line) => [{ text: line, x: 0, size, style }]),
    leading,
    space: style === 'bold' ? leading : leading / 2,
    isHeading: style === 'bold',
  });
  const paragraphs = texts.flatMap(({ title, paragraphs }) => [
    ...(title === undefined ? [] : [set(title, TITLE * scale, 'bold', LEADING * 1.6 * scale)]),
    ...paragraphs.map((each) => set(each, size, 'regular', LEADING * scale)),
  ]);
  const pages: Page[] = [];
  for (let rest: readonly Paragraph[] = paragraphs; rest.length > 0; ) {
    const flowed = flow(rest, [column!]);
    pages.push({ items: flowed.items });
    rest = flowed.rest;
  }
  return pages;
}

/** Title and author in the upper part, at the foot the logo and the publisher. */
export function titlePage(
  heading: Heading,
  logo: Logo | undefined,
  { area, ...sheet }: Sheet,
  setting: Setting,
): Page {
  const { title, above, notes } = headingLines({ ...heading, date: undefined }, setting.strings);
  const top = area.y + TITLE_AT * area.height;
  const lines = [
    { text: title ?? '', size: BOOK_TITLE * area.width, style: 'bold' as const },
    { text: notes ?? '', size: BOOK_AUTHOR * 0.8 * area.width, style: 'italic' as const },
    { text: above.join(', '), size: BOOK_AUTHOR * area.width, style: 'regular' as const },
  ];
  const items: Item[] = [...bandAt(top - BOOK_TITLE * area.width * 1.6, sheet)];
  items.push(...centred(lines, top, area, setting));
  const bottom = area.y + area.height;
  if (heading.publisher !== undefined) {
    const publisher = [{ text: heading.publisher, size: SMALL, style: 'regular' as const }];
    items.push(...centred(publisher, bottom - 2 * SMALL, area, setting));
  }
  if (logo !== undefined) {
    const height = Math.min(LOGO_HEIGHT * area.height, logo.height / LOGO_PIXELS_PER_POINT);
    const width = (height * logo.width) / logo.height;
    const x = area.x + (area.width - width) / 2;
    items.push({ kind: 'image', x, y: bottom - 4 * SMALL - height, width, height });
  }
  return { items };
}

/** Whose the book is, at the foot of the page behind its title. */
export function copyrightPage(heading: Heading, area: Area, setting: Setting): Page {
  const { title, above, below } = headingLines(heading, setting.strings);
  const lines = [title ?? '', ...above, ...below].filter((line) => line !== '');
  const texts = lines.flatMap((line) => setting.type.wrap(line, area.width / SMALL, 'regular'));
  const top = area.y + area.height - texts.length * SMALL * 1.5;
  const items = texts.map((text, i): TextItem => {
    const y = top + (i + 1) * SMALL * 1.5;
    return { kind: 'text', text, x: area.x, y, size: SMALL, style: 'regular', ink: BLACK };
  });
  return { items };
}

/** `range`: the numbers of its puzzles. */
export function sectionPage(
  title: string,
  range: string,
  { area, ...sheet }: Sheet,
  setting: Setting,
): Page {
  const size = SECTION_TITLE * area.width;
  const top = area.y + SECTION_AT * area.height;
  const lines = [
    { text: title, size, style: 'bold' as const },
    { text: range, size: size / 2, style: 'regular' as const },
  ];
  const items = [...bandAt(top - size * 1.6, sheet), ...centred(lines, top, area, setting)];
  return { items, bookmark: title };
}

/** Behind a title, where pages bleed, over the edges of the paper. */
function bandAt(y: number, { bleed, paper }: Omit<Sheet, 'area'>): Item[] {
  if (bleed === 0) return [];
  const width = paper.width + 2 * bleed;
  return [{ kind: 'box', x: -bleed, y: 0 - bleed, width, height: y + bleed, ink: BAND_INK }];
}

interface CentredText {
  readonly text: string;
  readonly size: number;
  readonly style: FontStyle;
}

function centred(
  texts: readonly CentredText[],
  top: number,
  area: Area,
  { type, strings }: Setting,
): TextItem[] {
  const items: TextItem[] = [];
  let y = top;
  for (const { text, size, style } of texts) {
    const set = typeset(text, strings.quotes);
    for (const line of type.wrap(set, area.width / size, style)) {
      y += size * 1.2;
      const x = area.x + (area.width - type.widthOf(line, style) * size) / 2;
      items.push({ kind: 'text', text: line, x, y, size, style, ink: BLACK });
    }
    y += size * 0.5;
  }
  return items;
}
