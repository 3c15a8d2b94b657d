// Sheets of paper and what of them is printed on.

import type { PAGE_CHOICES } from '../writing.ts';

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

export interface Area {
  readonly x: number;
  readonly y: number;
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
