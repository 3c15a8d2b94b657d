// Used words score less in later puzzles: the more recent the last use and the more uses, the less. So they return
// only where nothing as good is left. Uses are dated by the number of the puzzle, so the result is independent of
// time.

import { WordList } from '../words/vocabulary/word-list.ts';
import { type WordTable, withoutWords } from '../words/vocabulary/word-table.ts';

/** Points off a word that was used at most so many puzzles ago; OLD_LOSS for older uses. */
const LOSSES: readonly (readonly [age: number, points: number])[] = [
  [20, 30],
  [100, 20],
  [500, 12],
];
const OLD_LOSS = 6;
/** Points off for each use beyond the last, and for all of them at most. */
const REPEAT_LOSS = 4;
const MOST_REPEAT_LOSS = 20;
/** Uses lower no score below this: better a good word again than a bad one. */
const LEAST_SCORE = 35;
/**
 * The share of the words of a length that count as fresh, and more if they are as fresh. With three quarters 130 American
 * puzzles (15 x 15, `--distinct 30 --rest 3`) take as long as with points off alone, and their mean floor stays at 61
 * instead of falling to 45; with a half, more searches fail and it is 60.
 */
const FRESH_SHARE = 0.75;

/** A word, the last puzzle it was used in, and how often it was used until then (once, unless it says). */
export type WordUse = readonly [word: string, puzzle: number, times?: number];

/** Which words the puzzles from number `now` on may use. */
export interface UsageView {
  readonly now: number;
  /** Not those of so many puzzles before. */
  readonly rest: number;
  /** Nor these. */
  readonly banned: readonly string[];
}

interface Uses {
  readonly times: Uint16Array;
  /** The number of the last puzzle; `NEVER` for none. */
  readonly last: Int32Array;
}

/** Earlier than any puzzle after which a word may still rest. */
const NEVER = -0x8000_0000;

/** The uses of the words of a list. */
export class UsagePenalty {
  private readonly words: WordList;
  /** By length. */
  private readonly uses = new Map<number, Uses>();

  constructor(words: WordList) {
    this.words = words;
  }

  /** Counts uses of a word; those of a word that is in no list cannot matter. */
  count(word: string, puzzle: number, times = 1): void {
    const letters = Array.from(word);
    const id = this.words.wordId(letters);
    if (id < 0) return;
    const uses = this.usesOf(letters.length);
    uses.times[id] = Math.min(0xffff, uses.times[id]! + times);
    uses.last[id] = Math.max(uses.last[id]!, puzzle);
  }

  /**
   * A list of the same words, of whatever scores, without those that a view leaves out, and with lower scores for those
   * that were used (or as they are, unless it `lowers` them). It is read off when its tables are asked for: no use
   * may be counted between.
   */
  applied(list: WordList, { now, rest, banned }: UsageView, lowers = true): WordList {
    const bannedOf = this.idsOf(banned);
    const { alphabet, unfloored, known, floors } = list;
    const make = (length: number): WordTable => {
      const table = list.table(length);
      const uses = this.uses.get(table.length);
      const gone = bannedOf.get(table.length) ?? [];
      const resting = uses === undefined || rest === 0 ? [] : restingIds(uses, now - rest);
      const scored = uses && lowers ? { ...table, scores: loweredScores(table, uses, now) } : table;
      if (gone.length + resting.length === 0) return scored;
      return withoutWords(scored, [...gone, ...resting]);
    };
    return new WordList(alphabet, list.lengths(), make, floors, { unfloored, known });
  }

  /**
   * Of the words of at least a score that a view leaves, those of each length that were not used for longest. Undefined
   * while no word has been used. Made once for each score.
   */
  fresher(list: WordList, view: UsageView): (minScore: number) => WordList | undefined {
    if (this.uses.size === 0) return () => undefined;
    const known = new Map<number, WordList>();
    return (minScore) => {
      const made = known.get(minScore) ?? this.fresherOf(list, view, minScore);
      known.set(minScore, made);
      return made;
    };
  }

  private fresherOf(list: WordList, { now, rest, banned }: UsageView, minScore: number): WordList {
    const bannedOf = this.idsOf(banned);
    const { alphabet, unfloored, known } = list;
    const { floors } = list.atLeast(minScore);
    const make = (length: number): WordTable => {
      const table = list.table(length);
      const last = this.uses.get(length)?.last;
      const gone = new Set(bannedOf.get(length));
      const isLeft = (id: number): boolean =>
        table.scores[id]! >= minScore && !gone.has(id) && !(last && last[id]! >= now - rest);
      const ids = Array.from({ length: table.count }, (_, id) => id);
      const lasts = Int32Array.from(ids.filter(isLeft), (id) => last?.[id] ?? NEVER).sort();
      const latest = lasts[Math.floor((lasts.length - 1) * FRESH_SHARE)] ?? NEVER;
      const isFresh = (id: number): boolean => isLeft(id) && !(last && last[id]! > latest);
      return withoutWords(
        table,
        ids.filter((id) => !isFresh(id)),
      );
    };
    return new WordList(alphabet, list.lengths(), make, floors, { unfloored, known });
  }

  private idsOf(words: readonly string[]): Map<number, number[]> {
    const ids = new Map<number, number[]>();
    for (const word of words) {
      const letters = Array.from(word);
      const id = this.words.wordId(letters);
      if (id >= 0) ids.set(letters.length, [...(ids.get(letters.length) ?? []), id]);
    }
    return ids;
  }

  private usesOf(length: number): Uses {
    let uses = this.uses.get(length);
    if (uses === undefined) {
      const { count } = this.words.table(length);
      uses = { times: new Uint16Array(count), last: new Int32Array(count).fill(NEVER) };
      this.uses.set(length, uses);
    }
    return uses;
  }
}

/** The points off a word that was used so often, last so many puzzles ago. */
export function lossOf(times: number, age: number): number {
  if (times === 0) return 0;
  const [, last] = LOSSES.find(([most]) => age <= most) ?? [0, OLD_LOSS];
  return last + Math.min(MOST_REPEAT_LOSS, REPEAT_LOSS * (times - 1));
}

function loweredScores({ scores, count }: WordTable, { times, last }: Uses, now: number) {
  const lowered = scores.slice();
  for (let id = 0; id < count; id++) {
    if (times[id] === 0) continue;
    const score = scores[id]!;
    const left = score - lossOf(times[id]!, now - last[id]!);
    lowered[id] = Math.max(left, Math.min(score, LEAST_SCORE));
  }
  return lowered;
}

function restingIds({ last }: Uses, since: number): number[] {
  const ids: number[] = [];
  last.forEach((puzzle, id) => {
    if (puzzle >= since) ids.push(id);
  });
  return ids;
}
