// What a command line that begins with `words` asks for, as data.

import type { Verbosity } from '../world/log.ts';
import type { ReportOutput } from './report-request.ts';
import type { WordsRequest } from './request.ts';

/** A word, open cells and letters, or a regular expression on whole words. */
export interface Asked {
  readonly kind: 'word' | 'cells' | 'regex';
  /** As it was written; a `~` before it makes a regular expression of anything. */
  readonly text: string;
}

/** A change to a person's own list; `source` is what errors call it. */
export type Edit =
  | { readonly kind: 'set'; readonly word: string; readonly score: number; readonly source: string }
  | { readonly kind: 'drop'; readonly word: string; readonly source: string }
  /** A line as such lists have it. */
  | { readonly kind: 'add'; readonly line: string; readonly source: string };

export type WordsCommandRequest =
  | {
      readonly kind: 'words';
      readonly asked: readonly Asked[];
      /** In the order of the command line. */
      readonly edits: readonly Edit[];
      /** Another list to hold the words against. */
      readonly compare?: string;
      /** How many words are shown of each kind; undefined: some. */
      readonly most?: number;
      readonly words: WordsRequest;
      readonly output: ReportOutput;
      readonly verbosity: Verbosity;
    }
  | { readonly kind: 'words-help' };
