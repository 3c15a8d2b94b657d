// What outlets accept, as plain data: only what can be counted in a grid. Each profile names its
// source; where a source gives a rule of thumb, it is taken as the limit. Nothing here says that an
// outlet will take a puzzle, only that its stated rules on grids would not turn it down.

import type { Symmetry } from '../layout/symmetry.ts';

export interface Profile {
  readonly name: string;
  readonly title: string;
  readonly source: string;
  /** Columns and rows, if only some sizes will do. */
  readonly sizes?: readonly (readonly [width: number, height: number])[];
  readonly maxEntries?: number;
  readonly maxBlocks?: number;
  /** Of all cells. */
  readonly maxBlockShare?: number;
  readonly minLength: number;
  /** One of these is needed; none listed: none needed. */
  readonly symmetries: readonly Symmetry[];
  readonly checking: Checking;
}

/** How many letters of an entry have to be checked. Every grid has to be in one piece. */
export type Checking =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'half';
      /** Which way half of an odd length goes. */
      readonly rounding: 'down' | 'up';
      /** Unchecked letters in a row. */
      readonly maxRun: number;
      /** Two unchecked letters in a row may begin or end an entry. */
      readonly runAtEnds: boolean;
    };

const ALL_CHECKED: Checking = { kind: 'all' };
const MIRRORS_TOO: readonly Symmetry[] = [
  'half-turn',
  'left-right',
  'up-down',
  'diagonal',
  'anti-diagonal',
];

const AMERICAN_SOURCE = 'the basic rules American outlets share (barelybad.com/xwdrulesreal.htm)';
const NYT_SOURCE =
  'its rules for contributors (barelybad.com/xwdrulesreal.htm), to which a sixth of blocks is a ' +
  'guide; 38 and 74 blocks: Star Tribune, 14 December 2013';
const LA_SOURCE =
  'its specification sheet (cruciverb.com, puzzles.about.com), on top of the basic American rules';
const BRITISH_SOURCE = 'crosswordunclued.com, Crossword Grid: Checking (2009)';

const NYT = {
  source: NYT_SOURCE,
  maxBlockShare: 1 / 6,
  minLength: 3,
  symmetries: MIRRORS_TOO,
  checking: ALL_CHECKED,
} as const;
const LA_TIMES = {
  source: LA_SOURCE,
  minLength: 3,
  symmetries: ['half-turn', 'left-right'],
  checking: ALL_CHECKED,
} as const;

export const PROFILES: readonly Profile[] = [
  {
    ...NYT,
    name: 'nyt',
    title: 'The New York Times, weekdays',
    sizes: [[15, 15]],
    maxEntries: 78,
  },
  {
    ...NYT,
    name: 'nyt-themeless',
    title: 'The New York Times, themeless',
    sizes: [[15, 15]],
    maxEntries: 72,
  },
  {
    ...NYT,
    name: 'nyt-sunday',
    title: 'The New York Times, Sunday',
    sizes: [[21, 21]],
    maxEntries: 140,
  },
  {
    ...LA_TIMES,
    name: 'la-times',
    title: 'Los Angeles Times, daily',
    sizes: [
      [15, 15],
      [15, 16],
      [16, 15],
    ],
    maxEntries: 78,
    maxBlocks: 43,
  },
  {
    ...LA_TIMES,
    name: 'la-times-saturday',
    title: 'Los Angeles Times, Saturday',
    sizes: [[15, 15]],
    maxEntries: 72,
    maxBlocks: 43,
  },
  {
    ...LA_TIMES,
    name: 'la-times-sunday',
    title: 'Los Angeles Times, Sunday',
    sizes: [[21, 21]],
    maxEntries: 144,
  },
  {
    name: 'american',
    title: 'American grids of any size',
    source: AMERICAN_SOURCE,
    minLength: 3,
    symmetries: MIRRORS_TOO,
    checking: ALL_CHECKED,
  },
  {
    name: 'british',
    title: 'British blocked grids of any size',
    source: BRITISH_SOURCE,
    minLength: 3,
    symmetries: MIRRORS_TOO,
    checking: { kind: 'half', rounding: 'down', maxRun: 2, runAtEnds: true },
  },
  {
    name: 'times-london',
    title: 'The Times, London',
    source: BRITISH_SOURCE,
    sizes: [[15, 15]],
    minLength: 3,
    symmetries: ['half-turn'],
    checking: { kind: 'half', rounding: 'up', maxRun: 2, runAtEnds: false },
  },
];

export function profileNamed(name: string): Profile | undefined {
  return PROFILES.find((profile) => profile.name === name);
}
