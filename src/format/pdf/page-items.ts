// A page as a list of what is drawn on it, in points from its upper left corner, so that what stands where is
// decided, and looked at by tests, before anything is written; and the sheets of paper that it is printed on.

import type { Point } from '../../layout/layout.ts';
import type { PAGE_CHOICES } from '../writing.ts';
import type { FontStyle } from './pdf-kit.ts';

/** From 0, black, to 1, white. */
export type Grey = number;

export const BLACK: Grey = 0;

/** x and y are of the upper left corner, of a text of where its baseline begins, of a circle of its middle. */
interface PlacedItem extends Point {
  readonly grey: Grey;
}

export interface TextItem extends PlacedItem {
  readonly kind: 'text';
  readonly text: string;
  readonly size: number;
  readonly style: FontStyle;
  /** The direction of the paragraph that it is a line of; default `ltr`. */
  readonly base?: 'ltr' | 'rtl';
}

/** Filled. */
export interface BoxItem extends PlacedItem {
  readonly kind: 'box';
  readonly width: number;
  readonly height: number;
}

export interface CircleItem extends PlacedItem {
  readonly kind: 'circle';
  readonly radius: number;
  readonly thickness: number;
}

/** Filled. */
export interface PolygonItem {
  readonly kind: 'polygon';
  readonly corners: readonly Point[];
  readonly grey: Grey;
}

/** As long as it goes, and half its thickness more at both ends. */
export interface LineItem {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly thickness: number;
  readonly grey: Grey;
}

/** A place to press that leads to another page. */
export interface LinkItem extends Area {
  readonly kind: 'link';
  /** From 1. */
  readonly page: number;
}

export type Item = TextItem | BoxItem | CircleItem | PolygonItem | LineItem | LinkItem;

export interface Page {
  readonly items: readonly Item[];
  /** What readers list beside the pages. */
  readonly bookmark?: string;
}

export type PaperName = (typeof PAGE_CHOICES.paper)[number];

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** In points, 72 an inch. */
export const PAPERS: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

const SIDE = 42;
const TOP = 42;
/** Page numbers and copyright stand in it. */
const BOTTOM = 50;

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** What is printed on. */
export function printedArea({ width, height }: Paper): Area {
  return { x: SIDE, y: TOP, width: width - 2 * SIDE, height: height - TOP - BOTTOM };
}

/** What is left of an area below its first points. */
export function below(area: Area, points: number): Area {
  return { ...area, y: area.y + points, height: area.height - points };
}

/** An area in columns of one width. */
export function columnsOf(area: Area, count: number, gap: number): Area[] {
  const width = (area.width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, i) => ({
    ...area,
    x: area.x + i * (width + gap),
    width,
  }));
}
