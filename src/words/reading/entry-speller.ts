// Entries as letter indices: A to Z are 0 to 25, other letters are numbered as they are met. How a
// letter of two bytes in UTF-8 is spelled is remembered, so that the loop that reads lines
// (core/scan-lines.ts) takes further entries that have it: a text of such letters is spelled as they are, one
// by one.

import { InputError } from '../../base/errors.ts';
import {
  areLetters,
  type Folded,
  type Folding,
  folded,
  lettersOf,
  normaliseText,
} from '../../base/letters.ts';

/** Longer entries fit no grid that anyone prints; they are dropped. */
export const MAX_LENGTH = 255;
/** A letter index is a byte. */
const MAX_LETTER = 255;

// Code points with two bytes in UTF-8: from the first to before the other.
const FIRST_CODE = 0x80;
const KNOWN_CODES = 0x800;
// What is known of such a letter, as an integer: its one or two letter indices, a byte each; how many
// they are; and whether it is a small letter or a capital. 0 for one not met.
export const COUNT_SHIFT = 16;
export const SMALL = 1 << 18;
export const CAPITAL = 1 << 19;
/** For those that are no letters by themselves, or are spelled with more than two. */
const UNKNOWABLE = -1;

export class EntrySpeller {
  /** What is known of each code point below 0x800. */
  readonly known = new Int32Array(KNOWN_CODES);
  /** Letters beyond A to Z in the order of their indices, which start at 26. */
  readonly others = new Map<string, number>();
  /** The first word that was folded, and the list that has it. */
  folded: (Folded & { readonly name: string }) | undefined;
  private readonly decideFolding: () => Folding;
  private folding: Folding | undefined;
  private readonly strip: boolean;

  /** `strip` takes apostrophes, hyphens, dots and spaces out of entries. */
  constructor(decideFolding: () => Folding, strip: boolean) {
    this.decideFolding = decideFolding;
    this.strip = strip;
  }

  /**
   * Writes the letter indices of an entry to `word`; its length, or -1 if it is no word.
   * @throws InputError when there are more letters than indices, for this line.
   */
  spell(text: string, word: Uint8Array, source: string, line: number): number {
    const letters = this.letters(text.trim());
    if (letters === undefined || letters.length > MAX_LENGTH) return -1;
    letters.forEach((letter, i) => {
      word[i] = this.index(letter, source, line);
    });
    if (this.folded === undefined) {
      const first = folded(text.trim(), this.folding!);
      if (first !== undefined) this.folded = { ...first, name: source };
    }
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code >= FIRST_CODE && code < KNOWN_CODES && this.known[code] === 0) this.learn(code);
    }
    return letters.length;
  }

  /** The letters of an entry; undefined if it is no word. */
  private letters(entry: string): string[] | undefined {
    this.folding ??= this.decideFolding();
    const text = normaliseText(entry, this.folding);
    const spelt = this.strip ? withoutPunctuation(text) : text;
    return areLetters(spelt) ? lettersOf(spelt) : undefined;
  }

  private index(letter: string, source: string, line: number): number {
    const known = this.knownIndex(letter);
    if (known !== undefined) return known;
    const index = 26 + this.others.size;
    if (index > MAX_LETTER) {
      throw new InputError(`too many different letters: A to Z and ${this.others.size} others`, {
        source,
        line,
      });
    }
    this.others.set(letter, index);
    return index;
  }

  private knownIndex(letter: string): number | undefined {
    const latin = letter.charCodeAt(0) - 65;
    return latin >= 0 && latin < 26 ? latin : this.others.get(letter);
  }

  /** Remembers how a character is spelled that stands by itself; marks are spelled with a letter. */
  private learn(code: number): void {
    const character = String.fromCharCode(code);
    const letters = this.letters(character);
    if (letters === undefined || letters.length > 2) {
      this.known[code] = UNKNOWABLE;
      return;
    }
    const indices = letters.map((letter) => this.knownIndex(letter));
    // With a mark behind it, it was spelled as another letter: it has yet to be met.
    if (indices.includes(undefined)) return;
    const [first = 0, second = 0] = indices;
    const small = character === character.toUpperCase() ? 0 : SMALL;
    const capital = character === character.toLowerCase() ? 0 : CAPITAL;
    this.known[code] = first | (second << 8) | (letters.length << COUNT_SHIFT) | small | capital;
  }
}

/** What `strip` removes: spaces, dashes, apostrophes, full stops and Catalan's raised dot. */
export function withoutPunctuation(entry: string): string {
  return entry.replace(/[\p{Zs}\p{Pd}'\u2018\u2019\u02bc.\u00b7]/gu, '');
}
