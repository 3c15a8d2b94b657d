// Trials of words in one slot, on a search's own state: what propagation leaves after each, and what
// a short search makes of it. Every trial starts from the same root and the same seed, so none
// depends on those before it.

import type { DomainCounts } from '../inspect/domain.ts';
import { rounded } from '../inspect/form.ts';
import {
  type CandidateVerdict,
  type CandidateWord,
  type Crossing,
  crossingsOf,
} from '../inspect/suggest.ts';
import { shortName } from '../layout/slot-names.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { assumeWord } from '../solve/assume-word.ts';
import type { Answer, Search } from '../solve/search.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** So many candidates are tried, the best by score and by what crosses, if as many live as asked for. */
const USUALLY_TRIED = 400;
/** Where most are ruled out, more are tried, but no more than this. */
const MOST_TRIED = 4000;

const VERDICTS: Readonly<Record<Answer, CandidateVerdict>> = {
  filled: 'fills',
  unfillable: 'dead',
  'gave-up': 'consistent',
  paused: 'consistent',
};

export interface TrialOptions {
  /** How many candidates to report, and to search a fill for. */
  readonly count: number;
  /** Search nodes for each of those; 0 for propagation alone. */
  readonly nodes: number;
  readonly seed: number;
}

export type TriedWord = CandidateWord & { readonly id: number };

export class WordTrials {
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly search: Search;
  private readonly options: TrialOptions;
  private readonly length: number;
  /** The slot as the problem numbers it, and so for each slot of the puzzle; -1 if given in full. */
  private readonly slot: number;
  private readonly problemSlots: readonly number[];
  private readonly crossings: readonly (readonly Crossing[])[];

  constructor(
    blank: Puzzle,
    words: WordList,
    slot: number,
    search: Search,
    slotOf: readonly number[],
    options: TrialOptions,
  ) {
    this.blank = blank;
    this.words = words;
    this.search = search;
    this.options = options;
    this.length = blank.layout.slots[slot]!.cells.length;
    const problemSlots = new Map(slotOf.map((index, inProblem) => [index, inProblem]));
    this.problemSlots = blank.layout.slots.map((_, index) => problemSlots.get(index) ?? -1);
    this.slot = this.problemSlots[slot]!;
    this.crossings = crossingsOf(blank, slot);
  }

  /** Word ids by score, then by how many words that cross have the letters they need. */
  inOrder(ids: Int32Array, { alphabet, slots }: DomainCounts): number[] {
    const { letters, scores } = this.words.table(this.length);
    const roomFor = (id: number): number => {
      let room = 1;
      this.crossings.forEach((crossings, position) => {
        const letter = letters[id * this.length + position]!;
        for (const crossing of crossings) {
          const at = crossing.position * alphabet.length + letter;
          room *= slots[crossing.slot]!.letters[at]!;
        }
      });
      return room;
    };
    return Array.from(ids, (id) => ({ id, score: scores[id]!, room: roomFor(id) }))
      .sort((a, b) => b.score - a.score || b.room - a.room || a.id - b.id)
      .map(({ id }) => id);
  }

  /** What propagation makes of words, in turn until enough were tried. */
  lookAtBest(ids: readonly number[]): TriedWord[] {
    const looked: TriedWord[] = [];
    let living = 0;
    for (const id of ids.slice(0, MOST_TRIED)) {
      if (looked.length >= USUALLY_TRIED && living >= this.options.count) break;
      const each = this.lookAt(id);
      if (!isDead(each)) living++;
      looked.push(each);
    }
    return looked;
  }

  private lookAt(id: number): TriedWord {
    const word = this.words.wordText(this.length, id);
    const score = this.words.table(this.length).scores[id]!;
    if (!this.assume(id)) {
      return { id, word, score, verdict: 'dead', crossings: [], crossingsLog10: null };
    }
    // In a weave two slots may cross more than once.
    const crossings = [...new Set(this.crossings.flat().map(({ slot }) => slot))]
      .filter((slot) => this.problemSlots[slot]! >= 0)
      .map((slot) => ({
        slot: shortName(this.blank.layout.slots[slot]!),
        words: this.search.state.domains.size(this.problemSlots[slot]!),
      }));
    const log = crossings.reduce((sum, { words }) => sum + Math.log10(words), 0);
    return { id, word, score, verdict: 'consistent', crossings, crossingsLog10: rounded(log, 2) };
  }

  /** What a short search makes of a word that propagation leaves. */
  judge(looked: TriedWord): TriedWord {
    const { nodes } = this.options;
    if (isDead(looked) || nodes === 0) return looked;
    this.assume(looked.id);
    return { ...looked, verdict: VERDICTS[this.search.run(nodes, Number.POSITIVE_INFINITY)] };
  }

  private assume(id: number): boolean {
    this.search.reset(this.options.seed);
    return assumeWord(this.search.state, this.slot, id);
  }
}

export function isDead({ verdict }: CandidateWord): boolean {
  return verdict === 'dead';
}
