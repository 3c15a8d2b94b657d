// Styles of grids by name: what outlets accept under their own names, and customs that no outlet owns.

import { PROFILES, type Profile, profileNamed } from '../inspect/profiles.ts';
import type { DesignSymmetry } from './canvas.ts';
import {
  americanWishes,
  arrowWishes,
  type Bounds,
  barredWishes,
  latticeWishes,
  midiWishes,
  miniWishes,
  type Wishes,
} from './wishes.ts';

export interface Style {
  readonly name: string;
  readonly text: string;
  /** What has to accept its grids. */
  readonly profile: Profile | undefined;
  /** The first that the theme has a place in. */
  readonly symmetries: readonly DesignSymmetry[];
  /** Begun from lattices. */
  readonly isLattice?: boolean;
  readonly isBarred?: boolean;
  /** Rows and columns that its grids may have. */
  readonly sides?: Bounds;
  /** `area` is without voids. */
  wishes(width: number, height: number, area: number): Wishes;
}

const TURN_OR_MIRROR: readonly DesignSymmetry[] = ['half-turn', 'left-right'];

/** American grids for an outlet: every cell in two entries. */
function american(name: string, text: string, profile: Profile | undefined): Style {
  return {
    name,
    text,
    profile,
    symmetries: TURN_OR_MIRROR,
    wishes: (width, height, area) => americanWishes(width, height, area, profile),
  };
}

/** British grids for an outlet: every other letter in two entries. */
function lattices(profile: Profile): Style[] {
  const { name, title: text, checking } = profile;
  if (checking.kind !== 'half') return [];
  return [
    {
      name,
      text,
      profile,
      symmetries: ['half-turn'],
      isLattice: true,
      wishes: (width, height, area) => latticeWishes(width, height, area, checking),
    },
  ];
}

export const STYLES: readonly Style[] = [
  ...PROFILES.filter(({ checking }) => checking.kind === 'all').map((profile) =>
    american(profile.name, profile.title, profile),
  ),
  ...PROFILES.flatMap(lattices),
  {
    name: 'barred',
    text: "bars between cells, unchecked letters by Ximenes's limits",
    profile: undefined,
    symmetries: ['half-turn'],
    isBarred: true,
    wishes: (_width, _height, area) => barredWishes(area),
  },
  {
    ...american('mini', 'small grids, about 5 x 5', profileNamed('american')),
    wishes: miniWishes,
  },
  {
    ...american('midi', 'between mini and daily, 9 x 9 to 11 x 11', profileNamed('american')),
    wishes: midiWishes,
  },
  {
    ...american('free', 'no symmetry needed', undefined),
    symmetries: ['none'],
  },
  {
    name: 'arrow',
    text: 'clues in cells of the grid, as magazines print them',
    profile: undefined,
    symmetries: ['none'],
    sides: [6, 40],
    wishes: arrowWishes,
  },
];

export function styleNamed(name: string): Style | undefined {
  return STYLES.find((style) => style.name === name);
}
