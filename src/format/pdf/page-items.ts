// A page as a list of what is drawn on it, in points from its upper left corner, so that what stands where is
// decided, and looked at by tests, before anything is written.

export type Style = 'regular' | 'bold';

/** From 0, black, to 1, white. */
export type Grey = number;

export const BLACK: Grey = 0;

export interface TextItem {
  readonly kind: 'text';
  readonly text: string;
  /** Where its baseline begins. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly style: Style;
  readonly grey: Grey;
}

/** Filled. */
export interface BoxItem {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly grey: Grey;
}

export interface CircleItem {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly thickness: number;
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
export interface LinkItem {
  readonly kind: 'link';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From 1. */
  readonly page: number;
}

export type Item = TextItem | BoxItem | CircleItem | LineItem | LinkItem;

export interface Page {
  readonly items: readonly Item[];
  /** What readers list beside the pages. */
  readonly bookmark?: string;
}
