// Why a puzzle has no fill, and what would help, as data: `say/reasons.ts` has the sentences. Slots go by their
// indices in the puzzle.

import type { Tag } from '../words/vocabulary/tags.ts';

/** What stands in the way of a fill. `minScore` is the floor that words were held to, 0 for none. */
export type Conflict = {
  /** The slots that it is about. */
  readonly slots: readonly number[];
} & (
  | { readonly kind: 'no-word-of-length'; readonly length: number; readonly minScore: number }
  /** `answers` are the slots given in full that leave none; empty where other letters do. */
  | {
      readonly kind: 'no-word-fits';
      readonly minScore: number;
      /** A cell comes twice in the slot. */
      readonly comesTwice: boolean;
      readonly answers: readonly number[];
    }
  /** More slots of a length, or with the same letters given, than words for them. */
  | {
      readonly kind: 'too-few-words';
      readonly by: 'length' | 'letters';
      readonly count: number;
      readonly minScore: number;
      /** Given entries have taken others. */
      readonly areTaken: boolean;
    }
  /** Propagation alone left the slot no word. `answers` are the slots given in full that cross it. */
  | { readonly kind: 'wiped-out'; readonly answers: readonly number[] }
  /** The slots cannot be filled together; `minScores` are the floors of their lengths. */
  | {
      readonly kind: 'core';
      readonly minimal: boolean;
      readonly minScores: readonly number[];
      readonly answers: readonly number[];
      readonly isRuled: boolean;
    }
  /** All was tried; the search failed most often at the slots. */
  | { readonly kind: 'all-tried'; readonly placedFirst: boolean }
  | { readonly kind: 'unplaceable'; readonly what: readonly ('words' | 'letters' | 'rebus')[] }
  | { readonly kind: 'over-limits'; readonly limits: readonly LimitCause[] }
  /** Something has to change, and what stood there is the only fill. `name`: see `LikenessRule`. */
  | { readonly kind: 'only-fill'; readonly name: string | undefined }
  /** Every word of the slot was tried. */
  | { readonly kind: 'no-candidate' }
  | RuleConflict
);

/** What rules stand in the way by, seen without a search. */
export type RuleConflict =
  /** No word of a slot obeys them. */
  | {
      readonly kind: 'no-word-obeys';
      readonly rules: readonly DemandOnSlot[];
      readonly avoided: readonly string[];
    }
  | { readonly kind: 'given-disobeys'; readonly rules: readonly DemandOnSlot[] }
  /** Words that must appear and fit nowhere. */
  | { readonly kind: 'no-place-for-words'; readonly words: readonly string[] }
  | {
      readonly kind: 'no-room-for-letters';
      readonly count: number;
      readonly room: number;
      /** Other letters that must appear are given. */
      readonly someGiven: boolean;
    }
  | { readonly kind: 'required-letter-avoided'; readonly letter: string }
  | { readonly kind: 'required-letter-in-no-word'; readonly letter: string }
  /** More entries with a tag are given, in the slots, than may be. */
  | { readonly kind: 'given-over-tag-limit'; readonly tag: Tag; readonly most: number }
  | { readonly kind: 'given-over-rebus-limit'; readonly count: number; readonly most: number }
  | { readonly kind: 'rebus-in-no-word'; readonly strings: readonly string[] }
  | {
      readonly kind: 'no-room-for-rebus';
      readonly strings: readonly string[];
      readonly count: number;
      readonly room: number;
    }
  | {
      readonly kind: 'too-few-to-change';
      readonly name: string | undefined;
      readonly count: number;
      readonly wanted: number;
    };

/** What a rule asks of the word of one slot. */
export type DemandOnSlot =
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'words'; readonly name: string | undefined }
  | { readonly kind: 'not'; readonly word: string }
  | { readonly kind: 'min-score'; readonly score: number };

/** The rule that a limit of a problem is of. */
export type LimitCause =
  | { readonly kind: 'tag' | 'rebus' }
  /** Entries of another grid, and entries that are not those of it. */
  | { readonly kind: 'same'; readonly name: string | undefined }
  | { readonly kind: 'changed'; readonly name: string | undefined; readonly most: number };

/** A conflict that is seen without a search. */
export interface RootConflict {
  readonly why: Conflict;
  /** As many of the slots as cannot be filled together; none where no slot is to blame. */
  readonly few: readonly number[];
}

/** A few slots that cannot be filled together, which proves that the grid cannot be. */
export interface SlotCore {
  /** Those that failed most first. */
  readonly slots: readonly number[];
  /** Whether each slot is known to be needed, for the others can be filled. */
  readonly minimal: boolean;
}

/** Why a grid cannot be filled. */
export interface Reason {
  readonly why: Conflict;
  /** Undefined if no few slots were found. */
  readonly core: SlotCore | undefined;
  /** What would let the slots of the core be filled. */
  readonly help: readonly Help[];
  /** How many words were kept out as offensive, with which there might be a fill; told by who chose the words. */
  readonly keptOut?: number;
}

/** A change that lets the slots of a core be filled. Rows and columns count from 1. */
export type Help = {
  /** The rest of the grid could not be gone through. */
  readonly isAlone?: boolean;
} & (
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'floor'; readonly minScore: number }
  | { readonly kind: 'repeats' }
  /** `instead` is a letter that will do. */
  | {
      readonly kind: 'given';
      readonly row: number;
      readonly column: number;
      readonly given: string;
      readonly instead: string;
    }
  | { readonly kind: 'givens' }
  /** An answer that stands elsewhere; slots by their short names. */
  | {
      readonly kind: 'move';
      readonly answer: string;
      readonly slot: string;
      readonly from: string;
    }
  | {
      readonly kind: 'block';
      readonly row: number;
      readonly column: number;
      /** Rules name slots, whose numbers may be others then. */
      readonly renames: boolean;
    }
);
