// Whether printers on demand would take a PDF as the inside of a book: judged by what the file says, whatever made it. The
// rules are KDP's, the strictest that are common. Lengths are in points.

import {
  gutterFor,
  INCH,
  OUTER_LEAST,
  OUTER_LEAST_BLEED,
  PAGES_LEAST,
  PAGES_MOST,
} from '../format/pdf/paper.ts';
import { type MarkBox, type PageMark, PageMarks } from './page-marks.ts';
import { type Inflate, type PdfDict, PdfFile, type PdfValue } from './pdf-file.ts';
import type { FontFacts } from './pdf-font.ts';

/** A line of the table. `page`: where it was found, from 1. */
export type PreflightRow = { readonly isAccepted: boolean; readonly page?: number } & (
  | {
      readonly kind: 'page-size';
      readonly width: number;
      readonly height: number;
      readonly others: number;
      readonly bleeds: boolean;
    }
  | { readonly kind: 'pages'; readonly count: number }
  | { readonly kind: 'fonts'; readonly count: number; readonly missing: readonly string[] }
  /** `size` is undefined where there is none. */
  | {
      readonly kind: 'text-size' | 'number-size';
      readonly size: number | undefined;
      readonly least: number;
    }
  | {
      readonly kind: 'gutter' | 'margins';
      readonly found: number | undefined;
      readonly least: number;
    }
  /** What is neither within the margins nor reaches the edge of the bleed, on how many pages. */
  | { readonly kind: 'outside'; readonly pages: number }
  | {
      readonly kind: 'images';
      readonly count: number;
      readonly resolution: number | undefined;
      readonly least: number;
    }
  | { readonly kind: 'screen'; readonly found: readonly ('bookmarks' | 'links')[] }
  | { readonly kind: 'blank-pages'; readonly most: number }
);

/** Trimmed pages, in points. */
const SIZE_LEAST = { width: 4 * INCH, height: 6 * INCH };
const SIZE_MOST = { width: 8.5 * INCH, height: 11.7 * INCH };
const TEXT_LEAST = 7;
/** Numbers in cells are part of a drawing; smaller ones are not read. */
const NUMBER_LEAST = 5;
const NUMBER = /^[\d,./–-]{1,7}$/;
const RESOLUTION_LEAST = 300;
const BLANK_MOST = 2;
/** Sizes and places that differ by less are the same. */
const TOLERANCE = 0.51;
const SIZE_TOLERANCE = 0.05;

interface ReadPage {
  readonly marks: readonly PageMark[];
  readonly media: MarkBox;
  readonly trim: MarkBox;
  readonly links: number;
}

/** @throws InputError for what is no PDF */
export function preflight(bytes: Uint8Array, source: string, inflate: Inflate): PreflightRow[] {
  const file = new PdfFile(bytes, source, inflate);
  const pages = readPages(file);
  const bleeds = pages.some(({ media, trim }) => widthOf(media) - widthOf(trim) > TOLERANCE);
  return [
    pageSize(pages, bleeds),
    {
      kind: 'pages',
      count: pages.length,
      isAccepted:
        pages.length >= PAGES_LEAST && pages.length <= PAGES_MOST && pages.length % 2 === 0,
    },
    fonts(pages),
    smallest(pages, 'text-size', TEXT_LEAST, (text) => !NUMBER.test(text)),
    smallest(pages, 'number-size', NUMBER_LEAST, (text) => NUMBER.test(text)),
    ...margins(pages, bleeds),
    images(pages),
    screen(file, pages),
    blankPages(pages),
  ];
}

export function isAccepted(rows: readonly PreflightRow[]): boolean {
  return rows.every((row) => row.isAccepted);
}

function readPages(file: PdfFile): ReadPage[] {
  const fonts = new Map<PdfValue, FontFacts>();
  return leavesOf(file).map((page) => {
    const inherited = (key: string): PdfValue | undefined => {
      for (let at = page, i = 0; i < 64; at = file.dict(at.get('/Parent')), i++) {
        const value = file.get(at.get(key));
        if (value !== undefined || at.size === 0) return value;
      }
      return undefined;
    };
    const marks = new PageMarks(file, fonts);
    const contents = file.get(page.get('/Contents'));
    const parts = Array.isArray(contents) ? contents : [page.get('/Contents')];
    marks.read(
      parts.map((part) => file.content(part)).join('\n'),
      file.dict(inherited('/Resources')),
    );
    const media = boxOf(file.numbers(inherited('/MediaBox'))) ?? {
      left: 0,
      bottom: 0,
      right: 612,
      top: 792,
    };
    const links = file
      .array(page.get('/Annots'))
      .filter((each) => file.dict(each).get('/Subtype') === '/Link').length;
    const trim = boxOf(file.numbers(page.get('/TrimBox'))) ?? media;
    return { marks: marks.marks, media, trim, links };
  });
}

/** The pages in order. */
function leavesOf(file: PdfFile): PdfDict[] {
  const leaves: PdfDict[] = [];
  const seen = new Set<PdfDict>();
  const visit = (node: PdfDict): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.has('/Kids')) for (const kid of file.array(node.get('/Kids'))) visit(file.dict(kid));
    else leaves.push(node);
  };
  visit(file.dict(file.catalog.get('/Pages')));
  return leaves;
}

function pageSize(pages: readonly ReadPage[], bleeds: boolean): PreflightRow {
  const [width, height] = [widthOf(pages[0]!.trim), heightOf(pages[0]!.trim)];
  const isOther = ({ trim }: ReadPage): boolean =>
    Math.abs(widthOf(trim) - width) > TOLERANCE || Math.abs(heightOf(trim) - height) > TOLERANCE;
  const others = pages.filter(isOther).length;
  const isSize =
    width >= SIZE_LEAST.width - TOLERANCE &&
    height >= SIZE_LEAST.height - TOLERANCE &&
    width <= SIZE_MOST.width + TOLERANCE &&
    height <= SIZE_MOST.height + TOLERANCE;
  return { kind: 'page-size', width, height, others, bleeds, isAccepted: isSize && others === 0 };
}

function fonts(pages: readonly ReadPage[]): PreflightRow {
  const used = new Map<string, boolean>();
  for (const { marks } of pages) {
    for (const mark of marks) {
      if (mark.kind === 'text') used.set(mark.font.name, mark.font.isEmbedded);
    }
  }
  const missing = [...used].filter(([, isEmbedded]) => !isEmbedded).map(([name]) => name);
  return { kind: 'fonts', count: used.size, missing, isAccepted: missing.length === 0 };
}

function smallest(
  pages: readonly ReadPage[],
  kind: 'text-size' | 'number-size',
  least: number,
  isMeant: (text: string) => boolean,
): PreflightRow {
  let size: number | undefined;
  let page: number | undefined;
  for (const [i, { marks }] of pages.entries()) {
    for (const mark of marks) {
      if (mark.kind !== 'text' || mark.size >= (size ?? Number.POSITIVE_INFINITY)) continue;
      if (isMeant(mark.text.trim())) [size, page] = [mark.size, i + 1];
    }
  }
  return {
    kind,
    size,
    page,
    least,
    isAccepted: size === undefined || size >= least - SIZE_TOLERANCE,
  };
}

/** How near to the spine and to the other edges anything is that does not run over them. */
function margins(pages: readonly ReadPage[], bleeds: boolean): PreflightRow[] {
  const gutter = { found: Number.POSITIVE_INFINITY, page: 1 };
  const outer = { found: Number.POSITIVE_INFINITY, page: 1 };
  const outside = new Set<number>();
  for (const [i, { marks, media, trim }] of pages.entries()) {
    const isRight = i % 2 === 0;
    for (const mark of marks) {
      const over = overEdges(mark, trim, media, isRight);
      if (over === 'bleeds') continue;
      if (over === 'outside') outside.add(i + 1);
      const [left, right] = [mark.left - trim.left, trim.right - mark.right];
      const [inside, out] = isRight ? [left, right] : [right, left];
      const nearest = Math.min(out, mark.bottom - trim.bottom, trim.top - mark.top);
      if (inside < gutter.found) Object.assign(gutter, { found: inside, page: i + 1 });
      if (nearest < outer.found) Object.assign(outer, { found: nearest, page: i + 1 });
    }
  }
  const row = (
    kind: 'gutter' | 'margins',
    { found, page }: typeof gutter,
    least: number,
  ): PreflightRow =>
    Number.isFinite(found)
      ? { kind, found, least, page, isAccepted: found >= least - TOLERANCE }
      : { kind, found: undefined, least, isAccepted: true };
  const count = outside.size;
  return [
    row('gutter', gutter, gutterFor(pages.length)),
    row('margins', outer, bleeds ? OUTER_LEAST_BLEED : OUTER_LEAST),
    { kind: 'outside', pages: count, page: [...outside][0], isAccepted: count === 0 },
  ];
}

/** Whether a mark goes over an edge of the trimmed page; if it does, it has to reach the edge of what is printed. */
function overEdges(
  mark: MarkBox,
  trim: MarkBox,
  media: MarkBox,
  isRight: boolean,
): 'within' | 'bleeds' | 'outside' {
  const spine = isRight ? 'left' : 'right';
  const edges = [
    ['left', trim.left - mark.left, mark.left - media.left],
    ['right', mark.right - trim.right, media.right - mark.right],
    ['bottom', trim.bottom - mark.bottom, mark.bottom - media.bottom],
    ['top', mark.top - trim.top, media.top - mark.top],
  ] as const;
  const over = edges.filter(
    ([edge, beyond]) => beyond > TOLERANCE || (edge === spine && beyond >= 0),
  );
  const trimmed = over.filter(([edge]) => edge !== spine);
  if (trimmed.length === 0) return over.length > 0 ? 'outside' : 'within';
  return trimmed.every(([, , short]) => short <= TOLERANCE) ? 'bleeds' : 'outside';
}

function images(pages: readonly ReadPage[]): PreflightRow {
  const found = pages.flatMap(({ marks }, i) =>
    marks.flatMap((mark) =>
      mark.kind === 'image' ? [{ resolution: mark.resolution, page: i + 1 }] : [],
    ),
  );
  const worst = found.reduce<(typeof found)[number] | undefined>(
    (least, each) => (least === undefined || each.resolution < least.resolution ? each : least),
    undefined,
  );
  return {
    kind: 'images',
    count: found.length,
    resolution: worst?.resolution,
    page: worst?.page,
    least: RESOLUTION_LEAST,
    isAccepted: worst === undefined || worst.resolution >= RESOLUTION_LEAST - 1,
  };
}

function screen(file: PdfFile, pages: readonly ReadPage[]): PreflightRow {
  const found: ('bookmarks' | 'links')[] = [];
  if (file.dict(file.catalog.get('/Outlines')).has('/First')) found.push('bookmarks');
  if (pages.some(({ links }) => links > 0)) found.push('links');
  return { kind: 'screen', found, isAccepted: found.length === 0 };
}

function blankPages(pages: readonly ReadPage[]): PreflightRow {
  let [most, page, run] = [0, 1, 0];
  for (const [i, { marks }] of pages.entries()) {
    run = marks.length === 0 ? run + 1 : 0;
    if (run > most) [most, page] = [run, i + 2 - run];
  }
  const isAccepted = most <= BLANK_MOST;
  return { kind: 'blank-pages', most, page: most === 0 ? undefined : page, isAccepted };
}

function boxOf(numbers: readonly number[]): MarkBox | undefined {
  const [a, b, c, d] = numbers;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return {
    left: Math.min(a, c),
    bottom: Math.min(b, d),
    right: Math.max(a, c),
    top: Math.max(b, d),
  };
}

function widthOf({ left, right }: MarkBox): number {
  return right - left;
}

function heightOf({ bottom, top }: MarkBox): number {
  return top - bottom;
}
