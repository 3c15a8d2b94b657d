// The score of a plain word, 0 to 100: how glad a solver is to meet it. A base by the smallest SCOWL size
// level that holds it (in how many dictionaries is it?), moved by its rank in a frequency list (does
// anybody write it?), by whether WordNet has it as a headword, and by what it is made of: an inflected
// form is worth less than its base, an affix pile (UN-, -NESS) less again. The signs and rough sizes of the
// weights follow a regression of these facts on how often published puzzles print a word.

/** SCOWL's size levels and the score a word of each starts from. */
export const LEVEL_BASE: ReadonlyMap<number, number> = new Map([
  [10, 74],
  [20, 73],
  [35, 70],
  [40, 68],
  [50, 60],
  [55, 48],
  [60, 44],
  [70, 28],
]);

/** Ranks below `below` (counted from 0) move the score by `points`; the first line that fits counts. */
export const RANK_POINTS: readonly { readonly below: number; readonly points: number }[] = [
  { below: 2_000, points: 10 },
  { below: 5_000, points: 8 },
  { below: 10_000, points: 6 },
  { below: 20_000, points: 4 },
  { below: 40_000, points: 2 },
  { below: 60_000, points: 0 },
  { below: 120_000, points: -4 },
  { below: Number.POSITIVE_INFINITY, points: -8 },
];

/** For a word that the frequency list does not hold. */
export const ABSENT_POINTS = -12;

/** From this level up a high rank is mostly a proper name of the same letters, so it earns little. */
export const RARE_LEVEL = 60;
export const RARE_RANK_CAP = 4;

/** For a headword of WordNet: a thing that a clue can be written for. */
export const HEADWORD_POINTS = 8;

export type Ending = 'S' | 'ED' | 'ING' | 'ER' | 'EST';

/** What an inflected form loses; more where its rank is from RARE_FORM on, or absent: FREQUENTER, SAUNAING. */
export const ENDING_POINTS: Readonly<Record<Ending, number>> = {
  S: -6,
  ED: -6,
  ING: -12,
  ER: -8,
  EST: -12,
};
export const RARE_FORM = 60_000;
export const RARE_ENDING_POINTS: Readonly<Record<Ending, number>> = {
  S: -6,
  ED: -6,
  ING: -10,
  ER: -12,
  EST: -12,
};
/** An inflected form stays so far below its base. */
export const BELOW_BASE = 6;

/** What words of these beginnings and endings lose, the first that fits. */
export const AFFIX_POINTS: readonly (readonly [affix: RegExp, points: number])[] = [
  [/^(?:UN|NON|MIS)[A-Z]{4,}(?:NESS|LY|ED|ING)$/, -14],
  [/[A-Z]{3,}NESS$/, -10],
  [/[A-Z]{3,}(?:IZED|IZING|IZES)$/, -8],
  [/[A-Z]{4,}LY$/, -6],
  [/[A-Z]{4,}(?:ITY|ISM|IZE)$/, -4],
  [/[A-Z]{4,}TIONS?$/, -4],
  [/^(?:UN|RE|NON|OUT)[A-Z]{4,}$/, -4],
];

/** A grid should use a two-letter entry only where it must. */
export const TWO_LETTER_CAP = 60;

/** A single word of everyday use is good; what is livelier than that is rated by hand. */
export const PLAIN_CAP = 85;

/** The most that a crude entry scores: below every ordinary word in use. */
export const CRUDE_CAP = 20;

export interface Evidence {
  readonly word: string;
  /** The smallest SCOWL level that holds the word. */
  readonly level: number;
  /** Its place in the frequency list from 0, or undefined. */
  readonly rank: number | undefined;
  /** Whether WordNet has it as a headword. */
  readonly isHeadword: boolean;
  /** How it is inflected, if it is. */
  readonly ending: Ending | undefined;
}

/** The score by all that, before the caps of a form by its base and of crude words; 1 at least. */
export function score({ word, level, rank, isHeadword, ending }: Evidence): number {
  const base = LEVEL_BASE.get(level);
  if (base === undefined) throw new Error(`no such level: ${level}`);
  let points = base;
  const byRank =
    rank === undefined ? ABSENT_POINTS : RANK_POINTS.find(({ below }) => rank < below)!.points;
  points += level >= RARE_LEVEL ? Math.min(byRank, RARE_RANK_CAP) : byRank;
  if (isHeadword && ending === undefined) points += HEADWORD_POINTS;
  if (ending !== undefined) {
    points += ENDING_POINTS[ending];
    if (rank === undefined || rank >= RARE_FORM) points += RARE_ENDING_POINTS[ending];
  }
  points += AFFIX_POINTS.find(([affix]) => affix.test(word))?.[1] ?? 0;
  return Math.max(1, Math.min(PLAIN_CAP, points));
}
