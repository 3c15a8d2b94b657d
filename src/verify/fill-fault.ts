// What is wrong with a fill, as data: `say/fill-faults.ts` has the sentences. Slots and cells go by their indices.

import type { CellPlace } from '../layout/layout.ts';
import type { ClashKind } from '../words/language/clash.ts';
import type { Tag } from '../words/vocabulary/tags.ts';

export type FillFault =
  | { readonly kind: 'cell-count'; readonly cells: number; readonly wanted: number }
  | CellFault
  | SlotFault
  /** Two entries that are too alike. */
  | {
      readonly kind: 'alike';
      readonly slots: readonly [number, number];
      readonly answers: readonly [string, string];
      readonly how: ClashKind;
    }
  | ArrowFault
  | GridRuleFault;

/** What is wrong with the arrows of an arrowword. */
export type ArrowFault =
  | ({ readonly slot: number } & SlotArrowFault)
  | { readonly kind: 'crowded-clue-cell'; readonly at: CellPlace; readonly count: number };

type SlotArrowFault =
  | { readonly kind: 'no-clue-cell' }
  /** Its clue does not touch its first letter. */
  | { readonly kind: 'clue-elsewhere'; readonly at: CellPlace };

type CellFault = { readonly cell: number } & (
  | { readonly kind: 'given-changed'; readonly given: string; readonly content: string | undefined }
  /** A letter in a cell of no slot, and several letters where there may be one only. */
  | { readonly kind: 'in-no-slot' | 'several-letters'; readonly content: string }
);

export type SlotFault = {
  readonly slot: number;
} /** Not filled; or left open, and without a word. `pattern` has a `_` for each open cell. */ & (
  | { readonly kind: 'open' | 'no-word-fits'; readonly pattern: string }
  | { readonly kind: 'unlisted'; readonly answer: string }
  /** It stands in `first` as well. */
  | { readonly kind: 'repeated'; readonly answer: string; readonly first: number }
  | EntryFault
  | SlotArrowFault
);

/** What rules on one slot say against its entry. */
export type EntryFault = { readonly answer: string } & (
  | { readonly kind: 'other-word'; readonly wanted: string }
  | { readonly kind: 'none-of-words' | 'excluded' }
  | { readonly kind: 'other-pattern'; readonly pattern: string }
  | { readonly kind: 'low-score'; readonly least: number }
);

/** What rules on the whole grid say against it. `name` is that of the grid it is compared with. */
export type GridRuleFault =
  | { readonly kind: 'words-missing'; readonly count: number; readonly wanted: number }
  | { readonly kind: 'letter-missing'; readonly letter: string }
  | { readonly kind: 'avoided'; readonly cell: number; readonly content: string }
  | {
      readonly kind: 'over-tag-limit';
      readonly tag: Tag;
      readonly answers: readonly string[];
      readonly most: number;
    }
  | { readonly kind: 'too-many-rebus'; readonly count: number; readonly most: number }
  | { readonly kind: 'too-few-rebus'; readonly count: number; readonly least: number }
  | {
      readonly kind: 'too-many-same';
      readonly name: string | undefined;
      readonly count: number;
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-changed' | 'too-few-changed';
      readonly name: string | undefined;
      readonly count: number;
    };
