// A word list in order of merit: in each table the better score comes first, equals stay in the
// order of their letters. Then a word's id is its rank, the best word of a domain is its first, and
// the words of at least some score are the first so many, whichever list of these they are cut from.

import { WordList } from './word-list.ts';
import type { WordTable } from './word-table.ts';

export class RankedList extends WordList {
  private readonly source: WordList;
  /** Per length, the rank of each word of the source. */
  private readonly ranks: Map<number, Uint32Array>;

  /** The score that all words have, beyond the floors of the source. */
  private readonly least: number;

  constructor(source: WordList, least = 0, ranks = new Map<number, Uint32Array>()) {
    const { floors } = source.atLeast(least);
    super(source.alphabet, source.lengths(), (length) => this.rankedTable(length), floors, {
      longestSpelled: source.longestSpelled,
    });
    this.source = source;
    this.least = least;
    this.ranks = ranks;
  }

  /** The same ranks, as far as the scores go down. */
  override atLeast(minScore: number): RankedList {
    return minScore <= this.least ? this : new RankedList(this.source, minScore, this.ranks);
  }

  override wordId(letters: readonly string[]): number {
    const id = this.source.wordId(letters);
    if (id < 0) return -1;
    const rank = this.ranksOf(letters.length)[id]!;
    return rank < this.table(letters.length).count ? rank : -1;
  }

  private rankedTable(length: number): WordTable {
    const { count: all, letters, scores, flags } = this.source.table(length);
    const ranks = this.ranksOf(length);
    const count = scores.reduce((better, score) => better + (score >= this.least ? 1 : 0), 0);
    const ranked = {
      length,
      count,
      letters: new Uint8Array(count * length),
      scores: new Uint8Array(count),
      flags: flags ? new Uint16Array(count) : undefined,
    };
    for (let id = 0; id < all; id++) {
      const rank = ranks[id]!;
      if (rank >= count) continue;
      for (let p = 0; p < length; p++)
        ranked.letters[rank * length + p] = letters[id * length + p]!;
      ranked.scores[rank] = scores[id]!;
      if (flags && ranked.flags) ranked.flags[rank] = flags[id]!;
    }
    return ranked;
  }

  private ranksOf(length: number): Uint32Array {
    let ranks = this.ranks.get(length);
    if (ranks === undefined) {
      ranks = rankByScore(this.source.table(length).scores);
      this.ranks.set(length, ranks);
    }
    return ranks;
  }
}

/** Counting sort: scores are 0 to 255. */
function rankByScore(scores: Uint8Array): Uint32Array {
  const next = new Uint32Array(257);
  for (const score of scores) next[255 - score + 1]!++;
  for (let i = 1; i < next.length; i++) next[i]! += next[i - 1]!;
  return Uint32Array.from(scores, (score) => next[255 - score]!++);
}
