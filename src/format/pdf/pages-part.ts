// A part of a file: pages that come one after the other.

import type { Page } from './page-items.ts';

export interface PagesPart {
  readonly pages: readonly Page[];
  /** On which side of a book it begins. */
  readonly side?: 'left' | 'right';
  /** At the foot of its pages; they have no foot without it. */
  readonly foot?: string;
  /** What the contents call it. */
  readonly entry?: { readonly name: string; readonly title?: string };
  /** Whether the contents take its place. */
  readonly isContents?: boolean;
}
