// The paper: its trim size, and how far from its edges is printed. In a book the inner margin, the gutter, grows with the
// number of pages, by the table of printers on demand (KDP's, the strictest that is common).

import { InputError } from '../../base/errors.ts';
import type { Area } from './page-items.ts';

/** In points, 72 an inch; the size of a page after it is cut. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

export const INCH = 72;
export const MILLIMETRE = INCH / 25.4;

export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
  letter: { width: 612, height: 792 },
} as const satisfies Readonly<Record<string, Paper>>;
/** What completion offers. */
export const PAPER_NAMES = [...Object.keys(PAPERS), '6x9', '7x10', '8x10', '8.5x11'];

const LEAST = 3 * INCH;
const MOST = 24 * INCH;

/** `a4`, `6x9` in inches, `148x210mm`. @throws InputError */
export function paperNamed(text: string): Paper {
  if (text in PAPERS) return PAPERS[text as keyof typeof PAPERS];
  const size = /^(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)(in|mm)?$/u.exec(text);
  const unit = size?.[3] === 'mm' ? MILLIMETRE : INCH;
  const [width, height] = [Number(size?.[1]) * unit, Number(size?.[2]) * unit];
  const isSize = [width, height].every((side) => side >= LEAST && side <= MOST);
  if (isSize) return { width, height };
  const names = PAPER_NAMES.join(', ');
  throw new InputError(
    `'${text}' is not a paper size: use ${names}, or WIDTHxHEIGHT from 3 to 24 inches such as 5.5x8.5 or 148x210mm`,
  );
}

/** Up to so many pages, the least inner margin in inches. */
export const GUTTERS: readonly (readonly [pages: number, inches: number])[] = [
  [150, 0.375],
  [300, 0.5],
  [500, 0.625],
  [700, 0.75],
  [828, 0.875],
];
/** The pages that can be bound. */
export const PAGES_LEAST = 24;
export const PAGES_MOST = GUTTERS.at(-1)![0];
/** Around pages that bleed, and the least outer margins of those that do not and that do. */
export const BLEED = 0.125 * INCH;
export const OUTER_LEAST = 0.25 * INCH;
export const OUTER_LEAST_BLEED = 0.375 * INCH;

/** The least inner margin of a book, in points. */
export function gutterFor(pages: number): number {
  const [, inches] = GUTTERS.find(([most]) => pages <= most) ?? GUTTERS.at(-1)!;
  return inches * INCH;
}

/** In points. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly outer: number;
  readonly inner: number;
}

/** A page and what is printed on: its area is that of a right-hand page, whose inner margin is at the left. */
export interface Sheet {
  readonly paper: Paper;
  readonly area: Area;
  /** The baseline of the foot, from the upper edge. */
  readonly foot: number;
  /** How far everything on a left-hand page is to the right of that; 0 where all pages are alike. */
  readonly leftShift: number;
  /** What is printed beyond the trim at the top, the bottom and the outer edge. */
  readonly bleed: number;
}

export interface SheetOptions {
  readonly margins?: Partial<Margins>;
  readonly bleeds?: boolean;
  /** Of a book, whose pages are bound: how many they are. */
  readonly pages?: number;
}

/** Margins are in proportion to the paper, up to these. */
const MARGIN_MOST = 42;
const MARGIN_SHARE = 0.07;
/** Page numbers are in the bottom margin. */
const FOOT_ROOM = 8;
const FOOT_SHARE = 0.62;
/** Below the baseline of the foot hang the tails of letters. */
const FOOT_TAIL = 3;

export function sheetOf(
  paper: Paper,
  { margins = {}, bleeds = false, pages }: SheetOptions,
): Sheet {
  const least = bleeds ? OUTER_LEAST_BLEED : OUTER_LEAST;
  const usual = Math.max(least, Math.min(MARGIN_MOST, MARGIN_SHARE * paper.width));
  const { top = usual, outer = usual } = margins;
  const bottom = margins.bottom ?? Math.max(usual + FOOT_ROOM, least + FOOT_TAIL + 20);
  const gutter = pages === undefined ? 0 : gutterFor(pages);
  const inner = margins.inner ?? Math.max(outer, gutter);
  return {
    paper,
    area: {
      x: inner,
      y: top,
      width: paper.width - inner - outer,
      height: paper.height - top - bottom,
    },
    foot: paper.height - Math.max(least + FOOT_TAIL, bottom * (1 - FOOT_SHARE)),
    leftShift: pages === undefined ? 0 : outer - inner,
    bleed: bleeds ? BLEED : 0,
  };
}
