// What a pattern should be like: limits on its entries and blocks, by the custom of a style.

import { exp, ln } from '../base/plain-maths.ts';
import type { Checking, Profile } from '../inspect/profiles.ts';

export type Bounds = readonly [least: number, most: number];

export interface Wishes {
  /** No shorter entry. */
  readonly leastLength: number;
  readonly entries: Bounds;
  /** Blocks, or bars. */
  readonly blocks: Bounds;
  /** Each design has a number of blocks of its own in mind, from these. */
  readonly aims?: Bounds;
  /** Each design has a number of entries of its own in mind, from these. */
  readonly entryAims?: Bounds;
  /** The share of designs that have an entry nearly as long as the grid, in the upper or lower rows. */
  readonly longShare?: number;
  /** Cells that touch no block, not even diagonally. */
  readonly openness?: Bounds;
  /** No longer entry but those of the theme. */
  readonly longest: number;
  /** No longer entry across but those of the theme, of which another would look like one. */
  readonly longestAcross?: number;
  /** Entries of the least length, as a share of all. */
  readonly shortShare: number;
  /** Whether blocks that only make entries shorter may stand. */
  readonly cheaters: boolean;
  /** Limits that were asked for: nothing outside of them will do. Else only too many are too many. */
  readonly firm?: ReadonlySet<'entries' | 'blocks' | 'longest'>;
  /** What a block costs or saves at most by where it stands, drawn for each design, so that no two are the same. */
  readonly variety: number;
  /** Where cells may stand in one entry alone; undefined where none may. */
  readonly unchecked?: Unchecked;
  /** Of an arrowword: letters for each clue cell. */
  readonly ratio?: number;
}

export interface Unchecked {
  /** How many letters of an entry of some length. */
  readonly letters: (length: number) => Bounds;
  /** One after the other. */
  readonly maxRun: number;
  /** Whether two may stand at an end. */
  readonly runAtEnds: boolean;
}

/** Shorter runs are no entries, unless an outlet says more. */
export const LEAST_LENGTH = 3;
/** A custom of outlets: 78 entries in 15 x 15, 140 in 21 x 21, and in between and below as this power of the area. Beyond, each area has as many as there, so that entries grow no longer. */
const ENTRIES_15 = 78;
const AREA_POWER = 0.869;
const AREA_15 = 225;
const AREA_21 = 441;
/** Of all positions, at most. */
const BLOCK_SHARE = 1 / 6;
/** A mini has as many more at most, which 5 x 5 needs for two corners of three; and half of that less these at least. */
const MINI_MORE_BLOCKS = 1;
const MINI_FEWER_BLOCKS = 2;
const MINI_SHORT_SHARE = 0.5;
/** Of the most entries and blocks a midi has this share at least. */
const MIDI_LEAST = 0.7;
/** Fewer entries than this share of the most are for those who ask for them. */
const LEAST_SHARE = 0.92;
/** Dailies as they are published: from so many of the most entries, and a third with a long one. */
const ENTRY_AIM = 70 / 78;
const LONG_SHARE = 1 / 3;
/** Smaller grids have too few good patterns for that. */
const LEAST_DAILY = 13;
/** Entries of a line that carries any in a lattice: two, or of long ones so many positions each. */
const LATTICE_LINE = { least: 2, positions: 7.5, spread: 0.07 };
/** More blocks make a lattice look heavy; an even side needs some where its halves meet. */
const LATTICE_BLOCKS = { odd: 0.36, even: 0.43 };
/** Magazines ask for 3.5 letters for each clue cell at least; from 6 on most grids cannot be filled. */
export const ARROW_RATIO = 4.2;
const ARROW_LONGEST = 11;
/** Of all positions, for each entry. */
const BARRED_AREA: Bounds = [3.7, 4.3];

/** American custom for a size, within what an outlet takes. `area` is without voids. */
export function americanWishes(
  width: number,
  height: number,
  area: number,
  profile?: Profile,
): Wishes {
  const known = Math.min(area, AREA_21);
  const custom = Math.round((ENTRIES_15 * exp(AREA_POWER * ln(known / AREA_15)) * area) / known);
  // An open grid has an entry for each row and column, however small it is.
  const most = Math.max(width + height, Math.min(custom, profile?.maxEntries ?? custom));
  const share = profile?.maxBlockShare ?? BLOCK_SHARE;
  const mostBlocks = Math.min(Math.ceil(area * share), profile?.maxBlocks ?? area);
  const isDaily = Math.min(width, height) >= LEAST_DAILY;
  return {
    leastLength: profile?.minLength ?? LEAST_LENGTH,
    entries: [Math.floor(most * LEAST_SHARE), most],
    blocks: [Math.floor(mostBlocks * 0.75), mostBlocks],
    entryAims: isDaily ? [Math.round(most * ENTRY_AIM), most] : undefined,
    longShare: isDaily ? LONG_SHARE : undefined,
    longest: Math.max(7, Math.min(11, Math.max(width, height) - 4)),
    shortShare: 0.3,
    cheaters: false,
    variety: varietyOf(area),
  };
}

/** Small grids have few good patterns: corners may be cut off, and every number of blocks that is usual is drawn. */
export function miniWishes(width: number, height: number, area: number): Wishes {
  const american = americanWishes(width, height, area);
  const most = Math.ceil(area * BLOCK_SHARE) + MINI_MORE_BLOCKS;
  return {
    ...american,
    entries: [width + height, american.entries[1]],
    blocks: [0, most],
    aims: [Math.max(0, Math.ceil(most / 2 - MINI_FEWER_BLOCKS)), most],
    entryAims: undefined,
    longShare: undefined,
    shortShare: MINI_SHORT_SHARE,
    cheaters: true,
  };
}

/** Midis need not be as full as dailies are: every number of blocks from few to the most is drawn. */
export function midiWishes(width: number, height: number, area: number): Wishes {
  const american = americanWishes(width, height, area);
  const [, most] = american.blocks;
  return {
    ...american,
    entries: [Math.floor(american.entries[1] * MIDI_LEAST), american.entries[1]],
    blocks: [Math.floor(most * MIDI_LEAST), most],
    aims: [Math.floor(most * MIDI_LEAST), most],
    entryAims: undefined,
    longShare: undefined,
  };
}

/** British custom for lattices: every other letter crossed, few short entries. */
export function latticeWishes(
  width: number,
  height: number,
  area: number,
  checking: Checking & { readonly kind: 'half' },
): Wishes {
  const { maxRun, runAtEnds, rounding } = checking;
  const { least, positions, spread } = LATTICE_LINE;
  const inLines = (lines: number, length: number): number =>
    (lines / 2) * Math.max(least, length / positions);
  const isEven = width % 2 === 0 || height % 2 === 0;
  const share = isEven ? LATTICE_BLOCKS.even : LATTICE_BLOCKS.odd;
  const usual = ((inLines(height, width) + inLines(width, height)) * area) / (width * height);
  const letters = (length: number): Bounds => {
    return [0, rounding === 'up' ? Math.floor(length / 2) : Math.ceil(length / 2)];
  };
  return {
    leastLength: LEAST_LENGTH,
    entries: [Math.floor(usual * (1 - spread)), Math.ceil(usual * (1 + spread))],
    blocks: [0, Math.floor(area * share)],
    longest: 11,
    shortShare: 0.07,
    cheaters: true,
    variety: varietyOf(area),
    unchecked: { letters, maxRun, runAtEnds },
  };
}

/**
 * Barred grids as Ximenes asked for them, by the ranges that Ross Beresford gives (rec.puzzles.crosswords, 26
 * January 1994): too few unchecked letters make a grid as unfair to setters as too many to solvers.
 */
export function barredWishes(area: number): Wishes {
  const letters = (length: number): Bounds => {
    if (length <= 3) return [0, 0];
    if (length <= 5) return [1, 1];
    if (length <= 7) return [1, 2];
    if (length <= 9) return [2, 3];
    return [3, 4];
  };
  return {
    leastLength: LEAST_LENGTH,
    entries: [Math.floor(area / BARRED_AREA[1]), Math.round(area / BARRED_AREA[0])],
    blocks: [0, area],
    longest: 12,
    shortShare: 0.1,
    cheaters: true,
    variety: varietyOf(area),
    unchecked: { letters, maxRun: 1, runAtEnds: false },
  };
}

/** Arrowwords as magazines print them; each block is a clue cell. */
export function arrowWishes(width: number, height: number, area: number): Wishes {
  return {
    leastLength: 2,
    entries: [0, area],
    blocks: [0, area],
    longest: Math.min(ARROW_LONGEST, Math.max(width, height)),
    shortShare: 1,
    cheaters: true,
    variety: 0,
    ratio: ARROW_RATIO,
  };
}

/** How far a number is outside of limits, too few of them weighted. */
export function beyond(value: number, [least, most]: Bounds, weight: number): number {
  return Math.max(0, value - most) + weight * Math.max(0, least - value);
}

/** Large grids differ anyway; of small ones the best would be the same again and again. */
function varietyOf(area: number): number {
  return Math.max(1, Math.min(5, (3 * AREA_15) / area));
}
