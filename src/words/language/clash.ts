// When two different words are too alike to stand in one grid, pair by pair: plain and slow, for
// judging. The search finds the same pairs through clash-index.ts.

/** A word must have so many letters for its standing inside another to be noticed. */
export const INNER_MIN = 4;

export type ClashKind = 'word' | 'inside' | 'stem' | 'run';

/** What counts as a clash. */
export interface Clashing {
  /** The same word twice. */
  readonly word: boolean;
  /** One word of at least `INNER_MIN` letters inside another. */
  readonly inside: boolean;
  /** Two words of one stem. */
  readonly stem: boolean;
  /** So many letters in a row in common; 0 if that is no clash. */
  readonly run: number;
}

/** The stem of a word, in upper case as the word; a word of no known stem is its own. */
export interface StemOf {
  (word: string): string;
  /** Every word of a stem, and perhaps more; without it, the words of a list are gone through. */
  readonly formsOf?: (stem: string) => readonly string[];
}

/** How two words, as their letters, clash; undefined if they do not. */
export function clashOf(
  a: readonly string[],
  b: readonly string[],
  clashing: Clashing,
  stemOf?: StemOf,
): ClashKind | undefined {
  const [textA, textB] = [a.join(''), b.join('')];
  if (textA === textB) return clashing.word ? 'word' : undefined;
  const [inner, outer] = a.length < b.length ? [a, b] : [b, a];
  if (clashing.inside && inner.length >= INNER_MIN && shareRun(inner, outer, inner.length)) {
    return 'inside';
  }
  if (clashing.stem && stemOf !== undefined && stemOf(textA) === stemOf(textB)) return 'stem';
  return clashing.run > 0 && shareRun(a, b, clashing.run) ? 'run' : undefined;
}

function shareRun(a: readonly string[], b: readonly string[], length: number): boolean {
  for (let i = 0; i + length <= a.length; i++) {
    for (let j = 0; j + length <= b.length; j++) {
      let same = 0;
      while (same < length && a[i + same] === b[j + same]) same++;
      if (same === length) return true;
    }
  }
  return false;
}
