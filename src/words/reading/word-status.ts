// Whether a word may stand in a grid, and if not, why: decided here and nowhere else. Of several reasons the most
// deliberate one counts, in the order of `OutReason`.

import type { Tag } from '../vocabulary/tags.ts';
import type { WordList } from '../vocabulary/word-list.ts';
import type { WordSource } from './word-source.ts';

export type WordStatus =
  | { readonly status: 'in' }
  | { readonly status: 'out'; readonly reason: OutReason };

export type OutReason =
  /** Named by a list of words to exclude, or by a rule. */
  | { readonly kind: 'excluded'; readonly list: string }
  /** Dropped by the personal list. */
  | { readonly kind: 'personal'; readonly list: string }
  | { readonly kind: 'offensive'; readonly tier: OffensiveTier }
  /** In no list. */
  | { readonly kind: 'unlisted' }
  /** It has `tags` that no word may have. */
  | { readonly kind: 'tagged'; readonly tags: readonly Tag[] }
  /** It has none of the `tags` of which a word needs one. */
  | { readonly kind: 'not-tagged'; readonly tags: readonly Tag[] }
  | { readonly kind: 'floor'; readonly score: number; readonly floor: number };

export type OffensiveTier = 'blocked' | 'crude';

/** A list of which only the words matter: they are to be preferred or excluded. */
export interface NamedList {
  readonly source: WordSource;
  readonly words: WordList;
}

/** A tier that is left out. */
export interface TierLeftOut {
  readonly tier: OffensiveTier;
  readonly words: WordList;
}

/** What a choice of words came to. */
export interface Decided {
  /** The words that may stand. */
  readonly words: WordList;
  /** All words of the lists. */
  readonly listed: WordList;
  readonly exclude: readonly NamedList[];
  readonly tiers: readonly TierLeftOut[];
  readonly onlyTags: readonly Tag[];
  readonly noTags: readonly Tag[];
}

/** Of a word, given as its letters. */
export function decideStatus(letters: readonly string[], decided: Decided): WordStatus {
  return decided.words.wordId(letters) >= 0
    ? { status: 'in' }
    : { status: 'out', reason: outReason(letters, decided) };
}

function outReason(letters: readonly string[], decided: Decided): OutReason {
  const { words, listed, exclude, tiers, onlyTags, noTags } = decided;
  const isIn = (list: { readonly words: WordList }): boolean => list.words.wordId(letters) >= 0;
  const excluders = exclude.filter(isIn).map(({ source }) => source);
  const named = excluders.find(({ isPersonal }) => !isPersonal);
  if (named !== undefined) return { kind: 'excluded', list: named.name };
  if (excluders[0] !== undefined) return { kind: 'personal', list: excluders[0].name };
  const offensive = tiers.find(isIn);
  if (offensive !== undefined) return { kind: 'offensive', tier: offensive.tier };
  if (listed.wordId(letters) < 0) return { kind: 'unlisted' };
  const tags = listed.tagsOf(letters);
  const unwanted = tags.filter((tag) => noTags.includes(tag));
  if (unwanted.length > 0) return { kind: 'tagged', tags: unwanted };
  if (onlyTags.length > 0 && !tags.some((tag) => onlyTags.includes(tag))) {
    return { kind: 'not-tagged', tags: onlyTags };
  }
  const score = words.unfloored.scoreOf(letters)!;
  return { kind: 'floor', score, floor: words.minScoreOf(letters.length) };
}
