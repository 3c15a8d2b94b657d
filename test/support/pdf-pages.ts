// Pages as tests look at them: made with a font whose letters are all half as wide as high, read again as texts and
// boxes.

import type { Item, Page, TextItem } from '../../src/format/pdf/page-items.ts';
import { type Typeface, Typesetter } from '../../src/format/pdf/typesetter.ts';

const EM_HALF = 0.5;
/** In points: what lies on one another by less touches. */
const HAIR = 0.01;

/** It has all letters but those from here on, and the capitals of Georgian. */
const FIRST_MISSING = 0x3000;
const isGeorgianCapital = (codePoint: number): boolean => codePoint >= 0x1c90 && codePoint < 0x1cc0;

const face: Typeface = {
  hasGlyph: (codePoint) => codePoint < FIRST_MISSING && !isGeorgianCapital(codePoint),
  advance: () => EM_HALF,
  shapedAdvance: (text) => Array.from(text).length * EM_HALF,
};

export function typesetter(): Typesetter {
  return new Typesetter({ regular: [face], bold: [face], italic: [face], grid: [face] });
}

export function textItems(page: Page): TextItem[] {
  return page.items.filter((item): item is TextItem => item.kind === 'text');
}

/** All that is written on some pages, in the order it is written. */
export function textOf(pages: readonly Page[]): string {
  return pages
    .flatMap(textItems)
    .map(({ text }) => text)
    .join(' ');
}

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where an item reaches; letters from their highest to their lowest point. */
export function extentOf(item: Item): Extent {
  switch (item.kind) {
    case 'text': {
      const { x, y, size, text } = item;
      const width = Array.from(text).length * EM_HALF * size;
      return { left: x, right: x + width, top: y - 0.75 * size, bottom: y + 0.22 * size };
    }
    case 'line':
      return { left: item.x1, right: item.x2, top: item.y1, bottom: item.y2 };
    case 'loop': {
      const { x1, x2, y1, y2, radius } = item;
      return {
        left: Math.min(x1, x2) - radius,
        right: Math.max(x1, x2) + radius,
        top: Math.min(y1, y2) - radius,
        bottom: Math.max(y1, y2) + radius,
      };
    }
    case 'circle': {
      const { x, y, radius } = item;
      return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    }
    case 'polygon': {
      const [xs, ys] = [item.corners.map(({ x }) => x), item.corners.map(({ y }) => y)];
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
    }
    default:
      return {
        left: item.x,
        right: item.x + item.width,
        top: item.y,
        bottom: item.y + item.height,
      };
  }
}

export function around(extents: readonly Extent[]): Extent {
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    right: Math.max(...extents.map(({ right }) => right)),
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

/** The pairs that lie on one another. */
export function clashing(extents: readonly Extent[]): [Extent, Extent][] {
  const clashes: [Extent, Extent][] = [];
  const sorted = [...extents].sort((a, b) => a.top - b.top);
  for (const [index, a] of sorted.entries()) {
    for (let i = index + 1; i < sorted.length; i++) {
      const b = sorted[i]!;
      if (b.top >= a.bottom - HAIR) break;
      if (b.left < a.right - HAIR && a.left < b.right - HAIR) clashes.push([a, b]);
    }
  }
  return clashes;
}
