// What a pattern should be like: limits on its entries and blocks, by the custom of a style.

import type { Profile } from '../report/profiles.ts';

export interface Wishes {
  /** No shorter entry. */
  readonly leastLength: number;
  /** Entries, from and to. */
  readonly entries: readonly [least: number, most: number];
  /** Blocks, from and to. */
  readonly blocks: readonly [least: number, most: number];
  /** No longer entry but those of the theme. */
  readonly longest: number;
  /** Entries of the least length, as a share of all. */
  readonly shortShare: number;
  /** Whether blocks that only make entries shorter may stand. */
  readonly cheaters: boolean;
}

const LEAST_LENGTH = 3;
/** A custom of outlets: 78 entries in 15 x 15, 140 in 21 x 21, and in between and beyond as this power of the area. */
const ENTRIES_15 = 78;
const AREA_POWER = 0.869;
const AREA_15 = 225;
/** Of all positions, at most. */
const BLOCK_SHARE = 1 / 6;
/** Fewer entries than this share of the most are for those who ask for them. */
const LEAST_SHARE = 0.92;

/** American custom for a size, within what an outlet takes. */
export function americanWishes(width: number, height: number, profile?: Profile): Wishes {
  const area = width * height;
  const custom = Math.round(ENTRIES_15 * (area / AREA_15) ** AREA_POWER);
  const most = Math.min(custom, profile?.maxEntries ?? custom);
  const share = profile?.maxBlockShare ?? BLOCK_SHARE;
  const mostBlocks = Math.min(Math.floor(area * share), profile?.maxBlocks ?? area);
  return {
    leastLength: profile?.minLength ?? LEAST_LENGTH,
    entries: [Math.floor(most * LEAST_SHARE), most],
    blocks: [Math.floor(mostBlocks * 0.75), mostBlocks],
    longest: Math.max(7, Math.min(11, Math.max(width, height) - 4)),
    shortShare: 0.3,
    cheaters: false,
  };
}
