// Rules on what may stand where, as plain data: what a command line or a rules file says, what the
// search obeys, and what a fill is judged by. Slots go by their names (`17A`), words by their text.

import type { Place } from '../base/errors.ts';
import type { Folding } from '../base/letters.ts';
import type { CellPlace } from '../layout/layout.ts';
import type { Content } from '../puzzle/puzzle.ts';
import type { Tag } from '../words/vocabulary/tags.ts';

/** Something said of a slot, and where it was said, for errors. */
export interface SlotMention {
  /** `17A`, `17a` or `17 Across`. */
  readonly slot: string;
  readonly at?: Place;
}

/** Several rules for one slot all hold. */
export type SlotRule = SlotMention &
  (
    | { readonly kind: 'word'; readonly word: string }
    /** Any word but this one. */
    | { readonly kind: 'not'; readonly word: string }
    /** A regular expression that the whole entry matches; see `Pattern`. */
    | { readonly kind: 'pattern'; readonly pattern: string }
    /** One of these, in a list or not; what no list has may stand only in slots that name it. */
    | { readonly kind: 'words'; readonly words: readonly string[]; readonly name?: string }
    /** The score that a word of the lists needs there. */
    | { readonly kind: 'min-score'; readonly score: number }
  );

/** Cells that lose their letters: those of an entry, of a rectangle, of all entries scored below some score. */
export type FreeRule =
  | ({ readonly kind: 'slot' } & SlotMention)
  | {
      readonly kind: 'area';
      readonly from: CellPlace;
      readonly to: CellPlace;
      readonly at?: Place;
    }
  | { readonly kind: 'below'; readonly score: number; readonly at?: Place };

/**
 * How much of another grid of the same layout there may be in a fill, counted in entries that are the
 * same in the same slot. What is given in full does not count, nor what is not whole there.
 */
export interface LikenessRule {
  /** What to call that grid; undefined for what stood in the slots before. */
  readonly name?: string;
  /** For each cell what stands there. */
  readonly cells: readonly Content[];
  /** At most so many are the same. */
  readonly mostSame?: number;
  /** At least so many are not the same. */
  readonly leastChanged?: number;
  /** At most so many are not the same. What stands there may stay then, in a list or not. */
  readonly mostChanged?: number;
}

/** Words that have to appear, wherever they fit, in a list or not. */
export interface MustRule {
  readonly words: readonly string[];
  /** How many of them; default all. */
  readonly count?: number;
  readonly at?: Place;
}

/** Letters, with ranges such as `A-Z`. */
export interface LettersRule {
  readonly letters: string;
  readonly at?: Place;
}

/** Cells that are not given may hold one of these strings in place of a letter. */
export interface RebusRule {
  /** Of two letters or more each. */
  readonly strings: readonly string[];
  /** How many cells of the grid hold several letters, given ones among them; default one at least. */
  readonly least?: number;
  readonly most?: number;
  readonly at?: Place;
}

/** At most so many entries of the grid, given ones among them, have a tag. */
export interface TagLimit {
  readonly tag: Tag;
  readonly most: number;
}

/** `avoid`: only where it cannot be helped; `forbid`: never. */
export type DuplicateMode = 'off' | 'avoid' | 'forbid';

export type DuplicateRule =
  | {
      /** The same word twice, one word inside another, two words of one stem. */
      readonly kind: 'word' | 'inside' | 'stem';
      readonly mode: DuplicateMode;
    }
  /** Two words with `length` letters in a row in common. */
  | { readonly kind: 'run'; readonly length: number; readonly mode: DuplicateMode };

export interface Rules {
  readonly slots?: readonly SlotRule[];
  /** Fill these slots; the others stay open, and some word fits each, by itself. */
  readonly only?: readonly SlotMention[];
  /** Keep the letters of these slots and take out all others, or those that `free` names. Something must change. */
  readonly lock?: readonly SlotMention[];
  /** Take these letters out of the grid and keep all others. Some entry must change. */
  readonly free?: readonly FreeRule[];
  /** Other grids that the fill is compared with. */
  readonly likeness?: readonly LikenessRule[];
  readonly must?: MustRule;
  /** Letters of which each stands somewhere in the grid. */
  readonly requireLetters?: LettersRule;
  /** Letters that stand nowhere but where they are given. */
  readonly avoidLetters?: LettersRule;
  readonly rebus?: RebusRule;
  readonly duplicates?: readonly DuplicateRule[];
  readonly limits?: readonly TagLimit[];
  /** Take accents off the letters in these rules, as was done to the lists. Default true. */
  readonly fold?: Folding;
}
