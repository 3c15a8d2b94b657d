// Solving a codeword as a person would who knows every word: which letter each number stands for, so that
// all entries are words and no two numbers are one letter. Backtracking over the numbers; each keeps the letters
// that some word of every entry still has there, and no letter that another number has for sure.

import type { WordList } from '../words/vocabulary/word-list.ts';

/** The letter of each number, as indices of letters. */
export type Key = readonly number[];

export interface Cipher {
  /** For each entry its numbers, from 0. */
  readonly entries: readonly (readonly number[])[];
  /** Numbers that there are. */
  readonly count: number;
}

/** Letters of words, a row each of the length of their entry. */
export interface CipherRows {
  readonly letters: Uint8Array;
  readonly count: number;
}

export type Verdict =
  | { readonly status: 'only' }
  | { readonly status: 'another'; readonly key: Key }
  | { readonly status: 'gave-up' };

/** What is still open: letters of numbers, and rows of entries. */
interface CipherState {
  /** For each number a byte for each letter: 1 if it may be. */
  readonly letters: Uint8Array;
  readonly rows: Int32Array[];
}

export class CipherSearch {
  private readonly cipher: Cipher;
  private readonly letterCount: number;
  private readonly words: readonly CipherRows[];
  /** For each number the entries that have it. */
  private readonly entriesOf: readonly (readonly number[])[];
  private readonly start: CipherState;
  private nodes = 0;

  /** `wordsOf` are the rows that an entry of a length may be. */
  constructor(cipher: Cipher, letterCount: number, wordsOf: (length: number) => CipherRows) {
    this.cipher = cipher;
    this.letterCount = letterCount;
    this.words = cipher.entries.map(({ length }) => wordsOf(length));
    this.entriesOf = Array.from({ length: cipher.count }, (_, number) =>
      cipher.entries.flatMap((numbers, entry) => (numbers.includes(number) ? [entry] : [])),
    );
    this.start = {
      letters: new Uint8Array(cipher.count * letterCount).fill(1),
      rows: cipher.entries.map((numbers, entry) => alike(numbers, this.words[entry]!)),
    };
  }

  /** Looks for a key other than `own` that has the letters of `own` for the numbers that are given. */
  another(own: Key, given: readonly number[], maxNodes: number): Verdict {
    this.nodes = 0;
    const { letters, rows } = this.start;
    const state: CipherState = { letters: letters.slice(), rows: [...rows] };
    for (const number of given) this.settle(state, number, own[number]!);
    return this.search(state, own, maxNodes);
  }

  private search(state: CipherState, own: Key, maxNodes: number): Verdict {
    if (++this.nodes > maxNodes) return { status: 'gave-up' };
    if (!this.propagate(state)) return { status: 'only' };
    const { cipher, letterCount } = this;
    let next = -1;
    let least = letterCount + 1;
    for (let number = 0; number < cipher.count; number++) {
      const open = this.lettersOf(state, number).length;
      if (open > 1 && open < least) [next, least] = [number, open];
    }
    if (next < 0) {
      const key = own.map((_, number) => this.lettersOf(state, number)[0]!);
      const isOwn = key.every((letter, number) => letter === own[number]);
      return isOwn ? { status: 'only' } : { status: 'another', key };
    }
    for (const letter of this.lettersOf(state, next)) {
      const child: CipherState = { letters: state.letters.slice(), rows: [...state.rows] };
      this.settle(child, next, letter);
      const verdict = this.search(child, own, maxNodes);
      if (verdict.status !== 'only') return verdict;
    }
    return { status: 'only' };
  }

  /** Takes out what cannot be, until nothing more goes; false if a number or an entry has nothing left. */
  private propagate(state: CipherState): boolean {
    const { cipher, letterCount } = this;
    const dirty = new Set(cipher.entries.keys());
    for (;;) {
      const [entry] = dirty;
      if (entry === undefined) return true;
      dirty.delete(entry);
      const numbers = cipher.entries[entry]!;
      const { letters } = this.words[entry]!;
      const seen = new Uint8Array(numbers.length * letterCount);
      const kept = state.rows[entry]!.filter((row) => {
        const from = row * numbers.length;
        for (let i = 0; i < numbers.length; i++) {
          if (state.letters[numbers[i]! * letterCount + letters[from + i]!] === 0) return false;
        }
        for (let i = 0; i < numbers.length; i++) seen[i * letterCount + letters[from + i]!] = 1;
        return true;
      });
      if (kept.length === 0) return false;
      state.rows[entry] = kept;
      for (const [i, number] of numbers.entries()) {
        let changed = false;
        for (let letter = 0; letter < letterCount; letter++) {
          const at = number * letterCount + letter;
          if (state.letters[at] === 0 || seen[i * letterCount + letter] === 1) continue;
          state.letters[at] = 0;
          changed = true;
        }
        if (changed && !this.tellOthers(state, number, dirty)) return false;
      }
    }
  }

  /** After a number lost letters: its entries are looked at again, and a letter that it has for sure goes elsewhere. */
  private tellOthers(state: CipherState, number: number, dirty: Set<number>): boolean {
    const queue = [number];
    for (let at = 0; at < queue.length; at++) {
      const here = queue[at]!;
      for (const entry of this.entriesOf[here]!) dirty.add(entry);
      const open = this.lettersOf(state, here);
      if (open.length === 0) return false;
      if (open.length > 1) continue;
      for (let other = 0; other < this.cipher.count; other++) {
        const place = other * this.letterCount + open[0]!;
        if (other === here || state.letters[place] === 0) continue;
        state.letters[place] = 0;
        queue.push(other);
      }
    }
    return true;
  }

  private settle({ letters }: CipherState, number: number, letter: number): void {
    const { letterCount } = this;
    for (let other = 0; other < this.cipher.count; other++)
      letters[other * letterCount + letter] = 0;
    letters.fill(0, number * letterCount, (number + 1) * letterCount);
    letters[number * letterCount + letter] = 1;
  }

  private lettersOf({ letters }: CipherState, number: number): number[] {
    const open: number[] = [];
    for (let letter = 0; letter < this.letterCount; letter++) {
      if (letters[number * this.letterCount + letter] === 1) open.push(letter);
    }
    return open;
  }
}

/** The rows whose letters are the same where the numbers are, and nowhere else. */
function alike(numbers: readonly number[], { letters, count }: CipherRows): Int32Array {
  const { length } = numbers;
  const rows = Int32Array.from({ length: count }, (_, row) => row);
  return rows.filter((row) => {
    const from = row * length;
    for (let i = 0; i < length; i++) {
      for (let j = 0; j < i; j++) {
        const isSame = letters[from + i] === letters[from + j];
        if (isSame !== (numbers[i] === numbers[j])) return false;
      }
    }
    return true;
  });
}

/** The words of a list as rows, with those of one's own that it does not have; in indices of `letters`. */
export function cipherRows(
  words: WordList,
  own: readonly (readonly number[])[],
  length: number,
): CipherRows {
  const table = words.table(length);
  const extra = own.filter((word) => word.length === length && words.idOf(word) < 0);
  const letters = new Uint8Array((table.count + extra.length) * length);
  letters.set(table.letters.subarray(0, table.count * length));
  for (const [i, word] of extra.entries()) letters.set(word, (table.count + i) * length);
  return { letters, count: table.count + extra.length };
}
