// What a file of pages is made with, beside its puzzles.

import type { Heading } from '../../puzzle/puzzle.ts';
import type { PageOptions } from '../writing.ts';
import type { Logo } from './pdf-kit.ts';

export interface PagesOptions extends PageOptions {
  /** Of the whole, where there are several puzzles. */
  readonly heading?: Heading;
  /** For each puzzle the section that it is in. */
  readonly sections?: readonly (string | undefined)[];
  readonly logo?: Logo;
}
