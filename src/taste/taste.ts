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
  /** The same for what only Britons and the Irish know or write, where the list says so. */
  readonly british: number;
  /** What rare letters, names and phrases bring is no more than what a score is above this. */
  readonly livelyFrom: number;
  /** What each J, Q or Z brings; grids have X enough without it. */
  readonly rareLetter: number;
  /** What a name brings, where the list says that it is one. */
  readonly name: number;
  /** What a phrase of several words brings, where the list says that it is one. */
  readonly phrase: number;
  /** What a name or phrase of eight letters or more brings instead, if that is more. */
  readonly longLively: number;
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
  cap: 71,
  plural: 0,
  inflected: 1,
  affixed: 2,
  british: 12,
  livelyFrom: 59,
  rareLetter: 8,
  name: 5,
  phrase: 3,
  longLively: 8,
  vary: 3,
  long: 10,
  pluralRise: 0,
  stemPair: 500,
  partPair: 300,
  nameCrossing: 50,
};

/**
 * In a lattice half the letters cross nothing: names, phrases and rare letters fit everywhere, and the least
 * reward for them would fill it with nothing else. And lattices are the patterns of British crosswords.
 */
export const LATTICE_TASTE: Taste = {
  ...DEFAULT_TASTE,
  cap: 72,
  british: 0,
  livelyFrom: 70,
  rareLetter: 1,
  name: 1,
  phrase: 0,
  longLively: 0,
  vary: 8,
};

/** The taste for a lattice or another pattern, but for the weights that somebody sets. */
export function tasteFor(isLattice: boolean, set: Partial<Taste> = {}): Taste {
  return { ...(isLattice ? LATTICE_TASTE : DEFAULT_TASTE), ...set };
}

/** Nothing but scores, and names that cross: the best floor, and of these fills the best sum. */
export const PLAIN_TASTE: Taste = {
  cap: 100,
  plural: 0,
  inflected: 0,
  affixed: 0,
  british: 0,
  livelyFrom: 0,
  rareLetter: 0,
  name: 0,
  phrase: 0,
  longLively: 0,
  vary: 0,
  long: 0,
  pluralRise: 0,
  stemPair: 0,
  partPair: 0,
  nameCrossing: 50,
};
