// What an editor would count in a grid beside its scores, and what published grids have of it. The list tells
// which words are forms of others, and which are names and phrases.

import { lettersOf } from '../base/letters.ts';
import { basesOf } from '../taste/adjusted-scores.ts';
import { formOf } from '../taste/form.ts';
import { tagBits } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { rounded } from './form.ts';

export interface TasteFigures {
  /** Entries in -S, and entries with any ending of another form of their word. */
  readonly plurals: number;
  readonly inflected: number;
  /** Pairs of entries of one stem. */
  readonly stemPairs: number;
  /** Cells with a J, Q, X or Z. */
  readonly rareLetters: number;
  /** null if the list does not say of any word that it is one. */
  readonly namesAndPhrases: number | null;
  /** What a published grid has in the mean: shares of its entries, and pairs and letters at this size. */
  readonly published: PublishedFigures;
}

export type PublishedFigures = Readonly<
  Record<'plurals' | 'inflected' | 'stemPairs' | 'rareLetters' | 'namesAndPhrases', number>
>;

/** 200 published American grids of 15 x 15: shares of the entries; and a grid's pairs and letters. */
const PUBLISHED = {
  plurals: 0.098,
  inflected: 0.136,
  namesAndPhrases: 0.19,
  stemPairs: 0.06,
  rareLetters: 2.2,
};
/** Such a grid in the mean. */
const PUBLISHED_ENTRIES = 78;
const PUBLISHED_CELLS = 188;

const RARE = /[JQXZ]/;
const LIVELY = tagBits(['name', 'phrase']);

/** The figures of some entries; `letters` are those of the grid's cells, each once. */
export function tasteFigures(
  entries: readonly string[],
  letters: readonly string[],
  words: WordList,
  stemOf: (word: string) => string = (word) => word,
): TasteFigures {
  const isBase = basesOf(words);
  const forms = entries.map((entry) =>
    words.isName(lettersOf(entry)) ? 'base' : formOf(entry, isBase),
  );
  const plurals = forms.filter((form) => form === 'plural').length;
  const count = entries.length;
  return {
    plurals,
    inflected: plurals + forms.filter((form) => form === 'inflected').length,
    stemPairs: stemPairsIn(entries, stemOf),
    rareLetters: letters.filter((letter) => RARE.test(letter)).length,
    namesAndPhrases: hasTags(words, entries)
      ? entries.filter((entry) => (words.flagsOf(lettersOf(entry)) & LIVELY) !== 0).length
      : null,
    published: {
      ...PUBLISHED,
      stemPairs: rounded(PUBLISHED.stemPairs * (count / PUBLISHED_ENTRIES) ** 2, 2),
      rareLetters: rounded((PUBLISHED.rareLetters * letters.length) / PUBLISHED_CELLS, 1),
    },
  };
}

function stemPairsIn(entries: readonly string[], stemOf: (word: string) => string): number {
  const counts = new Map<string, number>();
  let pairs = 0;
  for (const entry of new Set(entries)) {
    const stem = stemOf(entry);
    const before = counts.get(stem) ?? 0;
    pairs += before;
    counts.set(stem, before + 1);
  }
  return pairs;
}

/** Whether words of the lengths in the grid have tags of the kinds that count. */
function hasTags(words: WordList, entries: readonly string[]): boolean {
  const lengths = new Set(entries.map((entry) => lettersOf(entry).length));
  return [...lengths].some((length) =>
    words.table(length).flags?.some((flags) => (flags & LIVELY) !== 0),
  );
}
