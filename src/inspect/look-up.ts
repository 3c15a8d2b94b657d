// What the lists of a run say of one word: its score and tags, which list has the say, and whether the word may
// stand in a grid, and if not, why.

import { type Tag, tagsIn } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface LookUp {
  /** In capitals, as it stands in a grid. */
  readonly word: string;
  /** Whether a grid may be filled with it. */
  readonly usable: boolean;
  /** Why not; null if it is. */
  readonly why: string | null;
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

/** What the words of a run were chosen from, and how. */
export interface Sources {
  /** Those that may stand. */
  readonly words: WordList;
  /** Each list by itself, the one that decides first. */
  readonly lists: readonly SaidBy[];
  /** Words that are left out, and why, the strongest reason first. */
  readonly leftOut: readonly { readonly why: string; readonly words: WordList }[];
  readonly onlyTags: readonly Tag[];
  readonly noTags: readonly Tag[];
  readonly displayOf: (word: string) => string;
}

interface SaidBy {
  readonly name: string;
  readonly kind: ListKind;
  readonly words: WordList;
  /** Whether its scores mean something. */
  readonly isScored: boolean;
}

export function lookUp(letters: readonly string[], sources: Sources): LookUp {
  const word = letters.join('');
  const { words } = sources;
  const said = sources.lists.find((list) => list.words.scoreOf(letters) !== undefined);
  const listed = said?.isScored ? said.words.scoreOf(letters)! : null;
  const score = words.scoreOf(letters) ?? words.unfloored.scoreOf(letters) ?? listed;
  const usable = words.scoreOf(letters) !== undefined;
  return {
    word,
    usable,
    why: usable ? null : whyOut(letters, said, sources),
    score,
    listed,
    tags: said?.words.tagsOf(letters) ?? [],
    display: said === undefined ? word : sources.displayOf(word),
    list: said?.name ?? null,
    listKind: said?.kind ?? null,
  };
}

function whyOut(
  letters: readonly string[],
  said: SaidBy | undefined,
  { words, leftOut, onlyTags, noTags }: Sources,
): string {
  const reason = leftOut.find((each) => each.words.scoreOf(letters) !== undefined);
  if (reason !== undefined) return reason.why;
  if (said === undefined) return 'in no list';
  const tags = tagsIn(said.words.flagsOf(letters));
  const unwanted = tags.filter((tag) => noTags.includes(tag));
  if (unwanted.length > 0) return `tagged ${unwanted.join(', ')} (--no-tags)`;
  if (onlyTags.length > 0 && !tags.some((tag) => onlyTags.includes(tag))) {
    return `not tagged ${onlyTags.join(' or ')} (--only-tags)`;
  }
  return `scored below ${words.minScoreOf(letters.length)} (--min-score)`;
}
