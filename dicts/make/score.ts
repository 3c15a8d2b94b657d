// The score of a word, 0 to 100: how glad a solver is to meet it. A base by the smallest SCOWL size
// level that holds it (in how many dictionaries is it?), moved a little by its rank in a frequency
// list (does anybody write it?). Absence from that list is the best sign of an inflection made by
// rule: DRABBER, TIREDER.

/** SCOWL's size levels and the score a word of each starts from. */
export const LEVEL_BASE: ReadonlyMap<number, number> = new Map([
  [10, 92],
  [20, 86],
  [35, 76],
  [40, 70],
  [50, 60],
  [55, 54],
  [60, 46],
  [70, 30],
]);

/** Ranks below `below` (counted from 0) move the score by `points`; the first line that fits counts. */
export const RANK_POINTS: readonly { readonly below: number; readonly points: number }[] = [
  { below: 5_000, points: 6 },
  { below: 20_000, points: 4 },
  { below: 60_000, points: 0 },
  { below: 120_000, points: -3 },
  { below: Number.POSITIVE_INFINITY, points: -6 },
];

/** For a word that the frequency list does not hold. */
export const ABSENT_POINTS = -12;

/**
 * More for an absent comparative or superlative not in -IER or -IEST: rules make hundreds that nobody
 * writes (CAREFULLER, WRYEST), while ZANIER and LEAFIEST are in use.
 */
export const ABSENT_DEGREE_POINTS = -16;

/** From this level up a high rank is mostly a proper name of the same letters, so it earns nothing. */
export const NO_BONUS_LEVEL = 60;

/** A grid should use a two-letter entry only where it must. */
export const TWO_LETTER_CAP = 60;

/** The most that a crude entry scores: below every ordinary word in use. */
export const CRUDE_CAP = 20;

export interface Evidence {
  /** The smallest SCOWL level that holds the word. */
  readonly level: number;
  /** Its place in the frequency list from 0, or undefined. */
  readonly rank: number | undefined;
  /** Whether it is a comparative or superlative other than in -IER and -IEST. */
  readonly degree: boolean;
}

/** The score by level and rank, before the caps. */
export function score({ level, rank, degree }: Evidence): number {
  const base = LEVEL_BASE.get(level);
  if (base === undefined) throw new Error(`no such level: ${level}`);
  if (rank === undefined) return base + ABSENT_POINTS + (degree ? ABSENT_DEGREE_POINTS : 0);
  const { points } = RANK_POINTS.find(({ below }) => rank < below)!;
  return base + (level >= NO_BONUS_LEVEL ? Math.min(points, 0) : points);
}
