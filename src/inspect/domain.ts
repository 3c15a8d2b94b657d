// What a slot can still hold, counted: how many words, and how often each letter occurs at each
// position of them. Reports and Long's estimate need no more of the words than this.

import { type Content, contentsAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { wordsThatFitAt } from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface SlotDomain {
  /** How many words; 1 for a slot given in full, whether a word or not. */
  readonly words: number;
  /** How many words have a letter at a position: at `position * alphabet + letter`. */
  readonly letters: Int32Array;
}

/** What each slot of a puzzle can hold. */
export interface DomainCounts {
  /** The letters that the counts speak of; those of the givens in no word come last. */
  readonly alphabet: readonly string[];
  /** One for each of the puzzle's slots. */
  readonly slots: readonly SlotDomain[];
}

/** The alphabet of a list, and after it the letters that only the givens have, as a problem has them. */
export function alphabetOf({ givens }: Puzzle, { alphabet }: WordList): readonly string[] {
  return [...new Set([...alphabet, ...givens.filter((given) => given !== undefined)])];
}

/** Counts the words of some ids of one length. */
function countDomain(
  words: WordList,
  length: number,
  ids: Iterable<number>,
  alphabetSize: number,
): SlotDomain {
  const { letters: rows } = words.table(length);
  const letters = new Int32Array(length * alphabetSize);
  let count = 0;
  for (const id of ids) {
    count++;
    for (let p = 0; p < length; p++) letters[p * alphabetSize + rows[id * length + p]!]!++;
  }
  return { words: count, letters };
}

/** A slot given in full, with what is in its cells. */
export function givenDomain(contents: readonly Content[], alphabet: readonly string[]): SlotDomain {
  const letters = new Int32Array(contents.length * alphabet.length);
  contents.forEach((content, position) => {
    letters[position * alphabet.length + alphabet.indexOf(content!)] = 1;
  });
  return { words: 1, letters };
}

/** What each slot can hold by its own givens alone, whatever crosses it. */
export function domainsByPattern(puzzle: Puzzle, words: WordList): DomainCounts {
  const alphabet = alphabetOf(puzzle, words);
  const byPattern = new Map<string, SlotDomain>();
  const slots = puzzle.layout.slots.map((slot) => {
    const pattern = contentsAt(puzzle.givens, slot);
    const comesTwice = new Set(slot.cells).size < slot.cells.length;
    const key = pattern.map((letter) => letter ?? '?').join('') + (comesTwice ? slot.cells : '');
    let domain = byPattern.get(key);
    if (domain === undefined) {
      domain = isGiven(puzzle, slot)
        ? givenDomain(pattern, alphabet)
        : countDomain(
            words,
            pattern.length,
            wordsThatFitAt(words, pattern, slot.cells),
            alphabet.length,
          );
      byPattern.set(key, domain);
    }
    return domain;
  });
  return { alphabet, slots };
}
