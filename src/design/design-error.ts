// Designs that cannot be made, as data; `say/errors.ts` has the sentences.

import { FaultError } from '../base/errors.ts';
import type { Symmetry } from '../layout/symmetry.ts';

export type DesignFault =
  /** Blocks or bars of a template are to be moved, and it is a weave, or has both. */
  | { readonly kind: 'moved-in-weave' | 'moved-blocks-and-bars' }
  | (Size & { readonly kind: 'too-large'; readonly most: number })
  /** Only these sizes are of the style. */
  | (Size & {
      readonly kind: 'size-of-style';
      readonly style: string;
      readonly sizes: readonly (readonly [width: number, height: number])[];
    })
  /** Of the style each side is from `least` to `most`. */
  | (Size & {
      readonly kind: 'sides-of-style';
      readonly style: string;
      readonly least: number;
      readonly most: number;
    })
  | (Size & { readonly kind: 'no-quarter-turn' })
  /** A symmetry lays a void or a block of the mask, at row and column, on something else. */
  | {
      readonly kind: 'mask-asymmetric';
      readonly symmetry: Symmetry | 'none';
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: 'theme-repeats'; readonly answer: string }
  | { readonly kind: 'theme-too-short'; readonly answer: string; readonly least: number }
  | { readonly kind: 'theme-too-long'; readonly answer: string; readonly width: number }
  /** `unpaired` have no partner of their length to lie across from. */
  | (Size & {
      readonly kind: 'no-room-for-theme';
      readonly symmetry: Symmetry | 'none';
      readonly unpaired: readonly string[];
    })
  /** More blocks, bars or open squares are asked for than there can be at most. */
  | (Size & {
      readonly kind: 'too-many-blocks' | 'too-many-bars' | 'too-many-open';
      readonly most: number;
      readonly asked: number;
    })
  | (Size & {
      readonly kind: 'no-room-for-entries';
      readonly least: number;
      readonly most: number;
      readonly leastLength: number;
      readonly asked: readonly [least: number, most: number];
    });

interface Size {
  readonly width: number;
  readonly height: number;
}

export class DesignError extends FaultError<DesignFault> {}
