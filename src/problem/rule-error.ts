// Rules, and questions about a cell, that cannot be meant for a puzzle, as data; `say/errors.ts` has the sentences.

import { FaultError } from '../base/errors.ts';

/** Slots go by their names, words by their letters. */
export type RuleFault =
  /** All slots to be filled keep their letters. */
  | { readonly kind: 'nothing-to-fill' }
  | { readonly kind: 'no-letters-to-keep'; readonly slot: string }
  | { readonly kind: 'nothing-to-free'; readonly isLocked: boolean }
  /** Entries below a score are to be freed, and there are no scores, or none below; `weakest` is the lowest there. */
  | { readonly kind: 'no-scores' }
  | { readonly kind: 'none-below'; readonly score: number; readonly weakest: number | undefined }
  /** A word with another number of letters than its slot has cells. */
  | {
      readonly kind: 'word-length';
      readonly word: string;
      readonly letters: number;
      readonly slot: string;
      readonly cells: number;
      /** That may stand in its cells, and do not make it fit. */
      readonly strings: readonly string[];
      /** The slots that have as many cells as the word has letters. */
      readonly fitting: readonly string[];
    }
  | {
      readonly kind: 'several-spellings';
      readonly word: string;
      readonly slot: string;
      readonly ways: readonly string[];
    }
  /** The letter at a position, from 1, is another already. */
  | {
      readonly kind: 'other-letter';
      readonly word: string;
      readonly slot: string;
      readonly position: number;
      readonly letter: string;
    }
  | {
      readonly kind: 'other-letters';
      readonly word: string;
      readonly slot: string;
      readonly pattern: string;
    }
  | { readonly kind: 'too-few-words-named'; readonly wanted: number; readonly named: number }
  | { readonly kind: 'rebus-of-one-letter'; readonly text: string }
  /** Words of one stem are ruled out, and nobody says what a stem is. */
  | { readonly kind: 'no-stems' }
  /** Asked of the least change: entries to be freed, and a grid in which no entry stands. */
  | { readonly kind: 'freed-anyway' }
  | { readonly kind: 'no-entry-stands' }
  /** A cell, by its name, asked about: of no entry, or of one with cells of several letters. */
  | { readonly kind: 'cell-of-no-entry' | 'cell-beside-rebus'; readonly cell: string };

export class RuleError extends FaultError<RuleFault> {}
