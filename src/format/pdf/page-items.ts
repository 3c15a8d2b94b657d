// A page as a list of what is drawn on it, in points from its upper left corner, so that what stands where is
// decided, and looked at by tests, before anything is written.

import type { Point } from '../../layout/layout.ts';
import type { FontStyle } from './pdf-kit.ts';

/** A grey from 0, black, to 1, white, which is printed in black ink alone; or a colour such as `#123456`. */
export type Ink = number | string;

export const BLACK: Ink = 0;

/** x and y are of the upper left corner, of a text of where its baseline begins, of a circle of its middle. */
interface PlacedItem extends Point {
  readonly ink: Ink;
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
  readonly ink: Ink;
}

/** As long as it goes, and half its thickness more at both ends. */
export interface LineItem {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly thickness: number;
  readonly ink: Ink;
}

/** Around a word, at a distance from the line between the middles of its first and its last letter. */
export interface LoopItem extends Omit<LineItem, 'kind'> {
  readonly kind: 'loop';
  readonly radius: number;
}

/** A place to press that leads to another page. */
export interface LinkItem extends Area {
  readonly kind: 'link';
  /** From 1. */
  readonly page: number;
}

/** The logo. */
export interface ImageItem extends Area {
  readonly kind: 'image';
}

export type Item =
  | TextItem
  | BoxItem
  | CircleItem
  | PolygonItem
  | LineItem
  | LoopItem
  | LinkItem
  | ImageItem;

export interface Page {
  readonly items: readonly Item[];
  /** What readers list beside the pages. */
  readonly bookmark?: string;
  /** The indices of the puzzles that begin on it, and of those whose solutions are on it. */
  readonly puzzles?: readonly number[];
  readonly solutions?: readonly number[];
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
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

/** An area as it is in a mirror that is in the middle of another. */
export function mirroredIn<A extends Area>(whole: Area, area: A): A {
  return { ...area, x: 2 * whole.x + whole.width - area.x - area.width };
}
