// Puzzles that are not to be too similar: any two of them differ in at least so many entries, wherever these stand.
// Words are kept by the puzzles that have them, so that a new one meets only those it shares any with.

/** A puzzle that another is too similar to, and the words that both have. */
export interface SimilarPuzzle {
  readonly n: number;
  readonly words: readonly string[];
}

export class SimilarityFilter {
  /** How many entries of each of two puzzles the other has not. */
  private readonly least: number;
  private readonly puzzlesWith = new Map<string, number[]>();
  private readonly sizes = new Map<number, number>();

  constructor(least: number) {
    this.least = least;
  }

  /** The puzzles that one with these words is too similar to. */
  tooSimilar(words: ReadonlySet<string>): SimilarPuzzle[] {
    const shared = new Map<number, string[]>();
    for (const word of words) {
      for (const n of this.puzzlesWith.get(word) ?? []) {
        const found = shared.get(n);
        if (found === undefined) shared.set(n, [word]);
        else found.push(word);
      }
    }
    return [...shared]
      .filter(([n, common]) => this.differences(words.size, n, common.length) < this.least)
      .map(([n, common]) => ({ n, words: common }));
  }

  add(n: number, words: ReadonlySet<string>): void {
    this.sizes.set(n, words.size);
    for (const word of words) {
      const puzzles = this.puzzlesWith.get(word);
      if (puzzles === undefined) this.puzzlesWith.set(word, [n]);
      else puzzles.push(n);
    }
  }

  private differences(size: number, n: number, common: number): number {
    return Math.min(size, this.sizes.get(n)!) - common;
  }
}
