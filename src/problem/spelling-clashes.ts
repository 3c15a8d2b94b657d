// Which words clash with a word where a word may be spelled over cells in several ways: all spellings of a word
// that clashes, and the other spellings of the word itself.

import { lettersOf } from '../base/letters.ts';
import { hasClashes } from '../verify/clashes-in.ts';
import type { Clashing, StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { ClashIndex } from './clash-index.ts';

export class SpellingClashes {
  private readonly words: WordList;
  private readonly clashing: Clashing;
  /** Over words with a letter in each cell, of any length; undefined if no two words clash. */
  private readonly index: ClashIndex | undefined;
  private readonly remembered = new Map<string, Int32Array>();

  constructor(words: WordList, clashing: Clashing, stemOf?: StemOf) {
    this.words = words;
    this.clashing = clashing;
    if (hasClashes(clashing)) {
      this.index = new ClashIndex(words, words.lengths(), clashing, stemOf);
    }
  }

  /** The words that clash with a word: length and id of each, in turn. */
  clashes(length: number, id: number): Int32Array {
    const text = this.words.wordText(length, id);
    let known = this.remembered.get(text);
    if (known === undefined) {
      known = this.clashesOf(lettersOf(text));
      this.remembered.set(text, known);
    }
    if (!this.clashing.word) return known;
    // The word itself is its own matter.
    const others: number[] = [];
    for (let i = 0; i < known.length; i += 2) {
      if (known[i] !== length || known[i + 1] !== id) others.push(known[i]!, known[i + 1]!);
    }
    return Int32Array.from(others);
  }

  /** The same with any word at all, given as its letters, and all spellings of it. */
  clashesOf(letters: readonly string[]): Int32Array {
    const { words, clashing, index } = this;
    const own = letters.join('');
    const texts = new Set<string>(clashing.word ? [own] : []);
    const alike = index?.clashesOf(letters) ?? [];
    for (let i = 0; i < alike.length; i += 2) {
      const text = words.wordText(alike[i]!, alike[i + 1]!);
      if (text !== own) texts.add(text);
    }
    return Int32Array.from(
      Array.from(texts, (text) => words.spellings(lettersOf(text)))
        .flat()
        .flat(),
    );
  }
}
