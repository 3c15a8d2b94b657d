// A clue as it is known beside any puzzle, and what knows clues: files, the bank, a person's own from before, drafts.

/** 1: a child of ten knows it; 2: a weekday; 3: a Saturday. Of clue and answer together. */
export type ClueLevel = 1 | 2 | 3;
export const CLUE_LEVELS: readonly ClueLevel[] = [1, 2, 3];

export interface KnownClue {
  readonly text: string;
  readonly level?: ClueLevel;
  /** Whether it says a fuller clue in few letters, for where there is little room. */
  readonly isShortForm?: boolean;
  /** When it was last printed, as YYYY-MM-DD. */
  readonly date?: string;
}

export interface ClueSource {
  /** What files call it: `bank`, `memory`, `draft`, the name of a file. */
  readonly name: string;
  /** In the order of preference; none for a word that it does not know. */
  cluesOf(answer: string): readonly KnownClue[];
  /** How a word is written there: `no can do`. */
  writtenAs?(answer: string): string | undefined;
}
