// Which words clash with a word, for the lengths of one grid: looked up through words by stem and
// through their grams (rows of N letters), and remembered. A clash is mutual.

import { type Clashing, INNER_MIN, type StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** Buckets of grams at most; other grams of one bucket are told apart by looking. */
const MOST_BUCKETS = 1 << 17;
/** Integers of remembered answers, after which all are forgotten: 64 MB. */
const MOST_REMEMBERED = 1 << 24;

/** Words of several lengths in one row of numbers. */
interface Numbering {
  readonly lengths: readonly number[];
  /** The number of word 0 of each of the lengths; last, how many words there are. */
  readonly starts: readonly number[];
}

export class ClashIndex {
  private readonly words: WordList;
  private readonly clashing: Clashing;
  private readonly stemOf: StemOf | undefined;
  private readonly numbering: Numbering;
  private readonly grams = new Map<number, GramIndex>();
  private stems: ReadonlyMap<string, readonly number[]> | undefined;
  private remembered = new Map<number, Int32Array>();
  private rememberedInts = 0;
  /** The round in which a word was found last. */
  private readonly seen: Int32Array;
  private round = 0;

  constructor(words: WordList, lengths: Iterable<number>, clashing: Clashing, stemOf?: StemOf) {
    this.words = words;
    this.clashing = clashing;
    this.stemOf = stemOf;
    const starts = [0];
    const sorted = [...new Set(lengths)].sort((a, b) => a - b);
    for (const length of sorted) starts.push(starts.at(-1)! + words.table(length).count);
    this.numbering = { lengths: sorted, starts };
    this.seen = new Int32Array(starts.at(-1)!);
  }

  /** The words that clash with a word of one of the lengths: length and id of each, in turn. */
  clashes(length: number, id: number): Int32Array {
    const number = this.numbering.starts[this.numbering.lengths.indexOf(length)]! + id;
    const known = this.remembered.get(number);
    if (known !== undefined) return known;
    const { letters } = this.words.table(length);
    const found = this.find([...letters.subarray(id * length, (id + 1) * length)]);
    if (this.rememberedInts > MOST_REMEMBERED) {
      this.remembered = new Map();
      this.rememberedInts = 0;
    }
    this.remembered.set(number, found);
    this.rememberedInts += found.length;
    return found;
  }

  /** The words that clash with any word at all, given as its letters. */
  clashesOf(letters: readonly string[]): Int32Array {
    return this.find(
      letters.map((letter) => this.words.letterIndex(letter)),
      letters.join(''),
    );
  }

  private find(word: readonly number[], text = this.textOf(word)): Int32Array {
    const { clashing, numbering, words } = this;
    this.round++;
    const found: number[] = [];
    const add = (number: number): void => {
      if (this.seen[number] === this.round) return;
      this.seen[number] = this.round;
      const [length, id] = this.locate(number);
      const { letters } = words.table(length);
      const isSame = length === word.length && contains(letters, id * length, length, word, 0);
      if (!isSame) found.push(length, id);
    };
    if (clashing.inside && word.length >= INNER_MIN) {
      for (const number of this.gramsOf(INNER_MIN).with(word, 0)) {
        const [length, id] = this.locate(number);
        const { letters } = words.table(length);
        if (length > word.length && contains(letters, id * length, length, word, 0)) add(number);
      }
      for (const [i, length] of numbering.lengths.entries()) {
        if (length < INNER_MIN || length >= word.length) continue;
        for (let at = 0; at + length <= word.length; at++) {
          const inner = Array.from({ length }, (_, p) => words.alphabet[word[at + p]!] ?? '');
          const id = words.wordId(inner);
          if (id >= 0) add(numbering.starts[i]! + id);
        }
      }
    }
    if (clashing.stem && this.stemOf !== undefined) {
      for (const number of this.wordsOfStem(this.stemOf, this.stemOf(text))) add(number);
    }
    const { run } = clashing;
    for (let at = 0; run > 0 && at + run <= word.length; at++) {
      for (const number of this.gramsOf(run).with(word, at)) {
        if (this.seen[number] === this.round) continue;
        const [length, id] = this.locate(number);
        const { letters } = words.table(length);
        if (contains(letters, id * length, length, word, at, run)) add(number);
      }
    }
    return Int32Array.from(found);
  }

  private textOf(word: readonly number[]): string {
    return word.map((letter) => this.words.alphabet[letter]).join('');
  }

  private locate(number: number): readonly [length: number, id: number] {
    const { lengths, starts } = this.numbering;
    let i = 0;
    while (starts[i + 1]! <= number) i++;
    return [lengths[i]!, number - starts[i]!];
  }

  private gramsOf(size: number): GramIndex {
    let grams = this.grams.get(size);
    if (grams === undefined) {
      grams = new GramIndex(this.words, this.numbering, size);
      this.grams.set(size, grams);
    }
    return grams;
  }

  private wordsOfStem(stemOf: StemOf, stem: string): readonly number[] {
    if (stemOf.formsOf === undefined) return this.wordsByStem().get(stem) ?? [];
    const { lengths, starts } = this.numbering;
    const numbers: number[] = [];
    for (const form of stemOf.formsOf(stem)) {
      const letters = Array.from(form);
      const i = lengths.indexOf(letters.length);
      const id = i < 0 ? -1 : this.words.wordId(letters);
      if (id >= 0) numbers.push(starts[i]! + id);
    }
    return numbers;
  }

  private wordsByStem(): ReadonlyMap<string, readonly number[]> {
    if (this.stems !== undefined) return this.stems;
    const { lengths, starts } = this.numbering;
    const stems = new Map<string, number[]>();
    for (const [i, length] of lengths.entries()) {
      for (let id = 0; id < this.words.table(length).count; id++) {
        const stem = this.stemOf!(this.words.wordText(length, id));
        const same = stems.get(stem);
        if (same === undefined) stems.set(stem, [starts[i]! + id]);
        else same.push(starts[i]! + id);
      }
    }
    this.stems = stems;
    return stems;
  }
}

/** The words of each bucket of grams. */
class GramIndex {
  private readonly size: number;
  /** The words of bucket `b` are `numbers[starts[b] ... starts[b + 1] - 1]`. */
  private readonly starts: Int32Array;
  private readonly numbers: Int32Array;
  private readonly bucketMask: number;

  constructor(words: WordList, { lengths, starts: firsts }: Numbering, size: number) {
    this.size = size;
    let buckets = 1;
    while (buckets < Math.min(firsts.at(-1)!, MOST_BUCKETS)) buckets *= 2;
    const starts = new Int32Array(buckets + 1);
    this.starts = starts;
    this.bucketMask = buckets - 1;
    const visit = (take: (bucket: number, number: number) => void): void => {
      for (const [i, length] of lengths.entries()) {
        const { letters, count } = words.table(length);
        for (let id = 0; id < count; id++) {
          for (let at = 0; at + size <= length; at++) {
            take(this.bucketOf(letters, id * length + at), firsts[i]! + id);
          }
        }
      }
    };
    visit((bucket) => starts[bucket + 1]!++);
    for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1]! += starts[bucket]!;
    this.numbers = new Int32Array(starts[buckets]!);
    const next = starts.slice();
    visit((bucket, number) => {
      this.numbers[next[bucket]!++] = number;
    });
  }

  /** Words of the bucket of the gram at `at`; some may be there for another gram, or twice. */
  with(word: readonly number[], at: number): Int32Array {
    const bucket = this.bucketOf(word, at);
    return this.numbers.subarray(this.starts[bucket], this.starts[bucket + 1]);
  }

  private bucketOf(letters: ArrayLike<number>, at: number): number {
    let hash = 0;
    for (let i = 0; i < this.size; i++) hash = Math.imul(hash, 31) + letters[at + i]! + 1;
    return (hash ^ (hash >>> 17)) & this.bucketMask;
  }
}

/** Whether `count` letters of `word` from `at` on stand somewhere in the row at `row`. */
function contains(
  letters: Uint8Array,
  row: number,
  length: number,
  word: readonly number[],
  at: number,
  count = word.length,
): boolean {
  for (let start = row; start + count <= row + length; start++) {
    let same = 0;
    while (same < count && letters[start + same] === word[at + same]) same++;
    if (same === count) return true;
  }
  return false;
}
