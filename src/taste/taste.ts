// What makes a fill good beyond the scores of its words, as plain data: a weight for each thing that solvers
// notice. `docs/taste.md` says what each of them does, and what published grids have.
//
// Weights of words change their scores, for the optimiser alone: what is reported of a fill are the
// scores of the list. Weights of a grid are points that a finished fill loses.

/** Whole numbers, not below 0; 0 switches a weight off. All but `cap` and `long` are points. */
export interface Taste {
  /** Better scores count as this one: among good words it is no matter which is best. */
  readonly cap: number;
  /** What a plural in -S, or such a verb, is worth less than its score. */
  readonly plural: number;
  /** The same for -ED, -ING, -ER and -EST. */
  readonly inflected: number;
  /** The same for RE-, UN-, -NESS, -LY and -TION. */
  readonly affixed: number;
  /** What rare letters, names and phrases bring is no more than what a score is above this. */
  readonly livelyFrom: number;
  /** What each J, Q, X or Z brings. */
  readonly rareLetter: number;
  /** What a name brings, where the list says that it is one. */
  readonly name: number;
  /** What a phrase of several words brings, where the list says that it is one. */
  readonly phrase: number;
  /** By how much scores are varied from seed to seed, at most. */
  readonly vary: number;
  /** By how many hundredths each letter beyond three makes an entry count more in the sum. */
  readonly long: number;
  /** How much more each entry in -S costs than the one before. */
  readonly pluralRise: number;
  /** What two forms of one word cost: SLAVE and SLAVES. */
  readonly stemPair: number;
  /** What two entries with a part in common cost: DATA and DATABASE. */
  readonly partPair: number;
  /** What two names that cross cost. */
  readonly nameCrossing: number;
}

/** What the benches chose; docs/decisions/taste.md. */
export const DEFAULT_TASTE: Taste = {
  cap: 90,
  plural: 2,
  inflected: 1,
  affixed: 2,
  livelyFrom: 64,
  rareLetter: 12,
  name: 18,
  phrase: 18,
  vary: 3,
  long: 10,
  pluralRise: 1,
  stemPair: 500,
  partPair: 100,
  nameCrossing: 50,
};

/** Nothing but scores, and names that cross: the best floor, and of these fills the best sum. */
export const PLAIN_TASTE: Taste = {
  cap: 100,
  plural: 0,
  inflected: 0,
  affixed: 0,
  livelyFrom: 0,
  rareLetter: 0,
  name: 0,
  phrase: 0,
  vary: 0,
  long: 0,
  pluralRise: 0,
  stemPair: 0,
  partPair: 0,
  nameCrossing: 50,
};
