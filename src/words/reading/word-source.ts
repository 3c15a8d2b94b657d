// A list of words as it comes in, and what its lines came to: what reading takes and what it reports.

import type { ScoreMap } from './score-map.ts';

export interface WordSource {
  /** What to call it in errors and reports. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What its scores mean. Default: as they stand, from 0 to 100. */
  readonly scoreMap?: ScoreMap;
  /** Whether it is a person's own, whose scores override all others and whose language says nothing about the other lists. */
  readonly isPersonal?: boolean;
  /** Whether the file was not in UTF-8, as which `bytes` are read. */
  readonly isLatin1?: boolean;
}

/** What became of the lines of one list; an entry counts as kept even if it repeats another. */
export interface WordListReport {
  readonly name: string;
  readonly kept: number;
  readonly dropped: number;
  /** How many of those kept are written with a letter beyond A to Z. */
  readonly beyondAz: number;
}
