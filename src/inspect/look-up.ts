// One word looked up in the lists of a run: its score and tags, which list decides, and whether a fill may
// use it.

import type { ChosenWords } from '../words/reading/choose-words.ts';
import type { WordStatus } from '../words/reading/word-status.ts';
import type { Tag } from '../words/vocabulary/tags.ts';

export interface LookUp {
  /** In capitals, as in a grid. */
  readonly word: string;
  /** Whether a grid may be filled with it. */
  readonly status: WordStatus;
  /** What it counts for in a fill, or would; null if no list has it. */
  readonly score: number | null;
  /** What its list says, before anything raises or lowers it. */
  readonly listed: number | null;
  readonly tags: readonly Tag[];
  /** As it is printed, where that is known; else the letters. */
  readonly display: string;
  /** The list that decides, and whose it is; null if none has it. */
  readonly list: string | null;
  readonly listKind: ListKind | null;
}

/** A list that comes with the package, a person's own, or any other. */
export type ListKind = 'bundled' | 'personal' | 'file';

/** What to call the lists of a run, in the order of its reports. */
export interface ListLabel {
  readonly name: string;
  readonly kind: ListKind;
  /** Whether its scores mean something. */
  readonly isScored: boolean;
}

/** `displayOf` says how a word is printed. */
export function lookUp(
  letters: readonly string[],
  { words, listed: all, statusOf, listOf }: ChosenWords,
  lists: readonly ListLabel[],
  displayOf: (word: string) => string,
): LookUp {
  const word = letters.join('');
  const list = lists[listOf(letters)];
  const listed = list?.isScored ? all.scoreOf(letters)! : null;
  return {
    word,
    status: statusOf(letters),
    score: words.scoreOf(letters) ?? words.unfloored.scoreOf(letters) ?? listed,
    listed,
    tags: all.tagsOf(letters),
    display: list === undefined ? word : displayOf(word),
    list: list?.name ?? null,
    listKind: list?.kind ?? null,
  };
}
