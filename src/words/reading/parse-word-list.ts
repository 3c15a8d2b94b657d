// Lists become a word list. A line is `word` or `WORD;SCORE` (a comma or a tab serve as well as the
// semicolon). The first list that has a word decides its score.

import { InputError } from '../../base/errors.ts';
import type { Folded, Folding } from '../../base/letters.ts';
import type { WordList } from '../vocabulary/word-list.ts';
import { firstDropped } from './dropped-line.ts';
import { Entries } from './entries.ts';
import { EntrySpeller } from './entry-speller.ts';
import { readList } from './list-reader.ts';
import { foldingOf } from './own-letters.ts';
import type { WordListReport, WordSource } from './word-source.ts';

const MAX_LISTS = 255;

export interface WordListOptions {
  /** Words scored lower are left out. Default 0. */
  readonly minScore?: number;
  /** The same for words of single lengths, whatever `minScore` is. */
  readonly minScores?: ReadonlyMap<number, number>;
  /**
   * Take accents off Latin and Greek letters. Default: but for those that the lists count as letters
   * of their own, such as Ñ. A function is called when the first letter beyond A to Z is met.
   */
  readonly fold?: Folding | (() => Folding) | undefined;
  /** Remove apostrophes, hyphens, dots and spaces instead of dropping the entry. Default false. */
  readonly strip?: boolean;
  /** Lists without a usable entry are no error. Default false. */
  readonly mayBeEmpty?: boolean;
}

export interface ParsedWordLists {
  readonly words: WordList;
  /** The words of one list by itself, or of those before `end`, by place in `reports`, with no floor on them. */
  readonly wordsOf: (list: number, end?: number) => WordList;
  readonly reports: readonly WordListReport[];
  /** The first word whose letters were folded, if any were, and its list. */
  readonly folded?: (Folded & { readonly name: string }) | undefined;
}

/**
 * Reads lists of which the first that has a word decides its score.
 * @throws InputError for a binary, for text that is not UTF-8, for scores beyond 100 that no map brings down, and
 * when no entry can be used.
 */
export function parseWordLists(
  sources: readonly WordSource[],
  options: WordListOptions = {},
): ParsedWordLists {
  if (sources.length > MAX_LISTS) throw new InputError(`more than ${MAX_LISTS} word lists`);
  const { fold = () => foldingOf(sources), strip = false } = options;
  const speller = new EntrySpeller(typeof fold === 'function' ? fold : () => fold, strip);
  const entries = new Entries();
  const reading = { strip, speller, entries };
  const reports = sources.map((source, list) => readList(source, list, reading));
  if (!options.mayBeEmpty && !reports.some(({ kept }) => kept > 0)) {
    throw unusable(sources, fold, strip);
  }
  const { words: all, wordsOf } = entries.words([...speller.others.keys()]);
  return {
    words: all.atLeast(options.minScore ?? 0, options.minScores),
    wordsOf,
    reports,
    folded: speller.folded,
  };
}

/** With the first line that is no word, if there is a line at all. */
function unusable(
  sources: readonly WordSource[],
  fold: Folding | (() => Folding),
  strip: boolean,
): InputError {
  for (const source of sources) {
    const first = firstDropped(source, fold, strip);
    if (first === undefined) continue;
    const { line, entry, why } = first;
    return new InputError(`no usable entry: '${entry}': ${why}`, { source: source.name, line });
  }
  return new InputError('no usable entry', { source: sources.map(({ name }) => name).join(', ') });
}

/** One list given as text. @throws InputError as `parseWordLists`. */
export function parseWordList(
  text: string,
  options: WordListOptions & { readonly name?: string } = {},
): WordList {
  const bytes = new TextEncoder().encode(text);
  return parseWordLists([{ name: options.name ?? 'word list', bytes }], options).words;
}
