// Word lists, and what goes with them: stems, clues, a taste.

import { readClues as addClues, ClueBook } from '../clues/clue-book.ts';
import { type ClueOptions, withClues as cluesPutTo } from '../clues/with-clues.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { parseTaste as tasteOf } from '../taste/parse-taste.ts';
import type { Taste } from '../taste/taste.ts';
import type { StemOf } from '../words/language/clash.ts';
import { Stems } from '../words/language/stems.ts';
import {
  type ChosenWords,
  chooseWords as chosenFrom,
  type WordChoice,
} from '../words/reading/choose-words.ts';
import { parseWordLists, type WordListOptions } from '../words/reading/parse-word-list.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { checkOptions, type NamesOf } from './known-options.ts';

const LIST: NamesOf<WordListOptions> = {
  minScore: true,
  minScores: true,
  fold: true,
  strip: true,
  mayBeEmpty: true,
};

export interface OneListOptions extends WordListOptions {
  /** What to call the list in errors. Default `word list`. */
  readonly name?: string;
}

/**
 * One list, a word a line, or `WORD;SCORE` with a score of 0 to 100; bytes are UTF-8.
 * @throws InputError for what is no text, for scores beyond 100, and for a list without a usable line
 */
export function parseWordList(text: string | Uint8Array, options: OneListOptions = {}): WordList {
  checkOptions(options, { ...LIST, name: true });
  const { name = 'word list', ...listOptions } = options;
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return parseWordLists([{ name, bytes }], listOptions).words;
}

/**
 * Several lists, of which the first that has a word decides its score; with words to prefer, to exclude and to filter.
 * @throws InputError as `parseWordList`
 */
export function chooseWords(choice: WordChoice): ChosenWords {
  checkOptions(choice, {
    ...LIST,
    lists: true,
    prefer: true,
    exclude: true,
    onlyTags: true,
    noTags: true,
    offensive: true,
  });
  return chosenFrom(choice);
}

/**
 * Finds the stem of an English word, for rules on duplicates by stem and for the taste. `text` has a line for
 * each stem with irregular forms, the stem first, as `dicts/stems.txt`; `words` are the vocabulary.
 */
export function parseStems(text: string, words: WordList): StemOf {
  const isWord = (word: string): boolean => {
    const letters = Array.from(word);
    return words.scoreOf(letters) !== undefined && !words.isName(letters);
  };
  return new Stems(text, isWord).stemming;
}

/**
 * A taste as people write it: a line for each weight, its name and a number (docs/taste.md).
 * @throws InputError, with its line, for anything else
 */
export function parseTaste(text: string, source = 'taste'): Partial<Taste> {
  return tasteOf(text, source);
}

/**
 * Clues by word: lines `WORD<tab>clue`, or a table with columns `answer` and `clue`.
 * @throws InputError, with its line, for what is neither
 */
export function readClues(text: string, source = 'clues'): ClueBook {
  const book = new ClueBook();
  addClues(text, source, book);
  return book;
}

export interface WithCluesOptions
  extends Pick<ClueOptions, 'displayOf' | 'enumerations' | 'level'> {
  /** Chooses among the clues of a word. Default 0. */
  readonly seed?: number;
}

/** The puzzle with a clue for each entry that has none and of which the book knows one. */
export function withClues(puzzle: Puzzle, book: ClueBook, options: WithCluesOptions = {}): Puzzle {
  checkOptions(options, { displayOf: true, enumerations: true, level: true, seed: true });
  const { seed = 0, ...others } = options;
  return cluesPutTo(puzzle, { ...others, sources: [book], seed, used: new Set() });
}
