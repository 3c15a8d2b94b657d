// A template with the words of one list that have at least some score: a problem, its search, and
// what an answer of that search means for the puzzle. A filler has one for all words, and others
// for better words only.

import type { Puzzle } from '../grid/puzzle.ts';
import { Search, type SearchSettings } from '../solve/search.ts';
import { hasClashes } from '../verify/clashes-in.ts';
import type { Clashing, StemOf } from '../words/clash.ts';
import { ClashIndex } from '../words/clash-index.ts';
import type { WordList } from '../words/word-list.ts';
import { type BuiltProblem, buildProblem, type SlotConstraints } from './build-problem.ts';
import { explainAtSight, explainProof, type Reason } from './explain.ts';
import { mirrorOf } from './mirror-grid.ts';
import type { SlotRules } from './slot-rules.ts';

/** A proof names the slots that wiped out most often: those with at least this share of the worst. */
const BLAME_SHARE = 0.5;
const BLAMED_SLOTS = 4;

/** Rules as one band obeys them. */
export interface BandRules {
  readonly slots: SlotRules;
  /** Which words may not stand together; of the same word, `allowRepeats` tells. */
  readonly clashing: Clashing;
  readonly stemOf: StemOf | undefined;
}

export class Band {
  /** Why nothing needs to be searched, if so. */
  readonly reasonAtSight: Reason | undefined;
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly allowRepeats: boolean;
  private readonly constraints: SlotConstraints | undefined;
  private built: BuiltProblem | undefined;
  private kept: Search | undefined;

  constructor(blank: Puzzle, words: WordList, allowRepeats: boolean, rules?: BandRules) {
    this.blank = blank;
    this.allowRepeats = allowRepeats;
    const ruled = rules?.slots.under(words);
    this.words = ruled?.words ?? words;
    // Slots that stay open are not compared with each other.
    const mayRepeat = allowRepeats || rules?.slots.decided !== undefined;
    this.reasonAtSight = explainAtSight(blank, this.words, mayRepeat);
    if (rules === undefined || ruled === undefined) return;
    const { slots, clashing, stemOf } = rules;
    const { domains } = ruled;
    const lengths = blank.slots.map((slot) => slot.cells.length);
    this.constraints = {
      domains,
      decided: slots.decided,
      ...slots.appear.constraints(this.words),
      ...(hasClashes(clashing) && {
        clashes: new ClashIndex(this.words, lengths, clashing, stemOf),
      }),
    };
    this.reasonAtSight ??= ruled.reason;
  }

  /** The search for one fill, made at the first call and used again. */
  search(settings: SearchSettings): Search {
    this.kept ??= this.newSearch(settings);
    return this.kept;
  }

  newSearch(settings: SearchSettings): Search {
    return new Search(this.build().problem, settings);
  }

  /** A search that finds every fill, or with `inPairs` one of each pair: turn it over for the other. */
  newEnumeration(settings: SearchSettings): { search: Search; inPairs: boolean } {
    // Rules need not be the same on both sides of the diagonal.
    const isPlain = this.constraints === undefined;
    const mirror = isPlain ? mirrorOf(this.blank, this.build()) : undefined;
    const search = this.newSearch({
      ...settings,
      restartUnit: 0,
      randomise: false,
      cellOrder: 'product',
      ...(mirror !== undefined && { mirror }),
    });
    return { search, inPairs: mirror !== undefined };
  }

  private build(): BuiltProblem {
    this.built ??= buildProblem(this.blank, this.words, this.allowRepeats, this.constraints);
    return this.built;
  }

  /** The fill that a search of this band holds. */
  puzzle(search: Search): Puzzle {
    const cells = [...this.blank.cells];
    const { slotIndex } = search.state;
    const { staysOpen } = this.built!.problem;
    search.fill().forEach((word, slot) => {
      if (staysOpen?.[slot] === 1) return;
      const { words, length } = slotIndex[slot]!;
      const { letters } = this.words.table(length);
      this.built!.problem.slots[slot]!.forEach((cell, position) => {
        cells[cell] = this.words.alphabet[letters[word - words + position]!]!;
      });
    });
    return { ...this.blank, cells };
  }

  /** The word ids of a fill of this band, in the order of the problem's slots. */
  wordIds({ slots, cells }: Puzzle): Int32Array {
    this.built ??= buildProblem(this.blank, this.words, this.allowRepeats);
    return Int32Array.from(this.built.slotOf, (slot) =>
      this.words.wordId(slots[slot]!.cells.map((cell) => cells[cell]!)),
    );
  }

  /** Why a search of this band proved that there is no fill. */
  reason(search: Search): Reason {
    const { slotOf } = this.built!;
    const { weights, wipedOut } = search.state;
    if (search.counters.nodes === 0 && wipedOut >= 0) {
      return explainProof(this.blank, [slotOf[wipedOut]!], false);
    }
    const worst = weights.reduce((most, weight) => Math.max(most, weight), 0);
    const { mustWords, requiredLetters } = this.built!.problem;
    // A slot that never failed has weight 1.
    if (worst <= 1 && (mustWords !== undefined || requiredLetters !== undefined)) {
      return { text: 'what must appear (words, letters) cannot all be placed', slots: [] };
    }
    const blamed = Array.from(weights.keys())
      .filter((slot) => weights[slot]! >= BLAME_SHARE * worst)
      .sort((a, b) => weights[b]! - weights[a]! || a - b)
      .slice(0, BLAMED_SLOTS);
    const slots = blamed.map((slot) => slotOf[slot]!);
    const proof = explainProof(this.blank, slots, true);
    if (mustWords === undefined && requiredLetters === undefined) return proof;
    return { ...proof, text: `${proof.text}, with all that must appear placed first` };
  }
}

/** Floors on scores that are tried before all words are: constructors' lists call 50 normal. */
const FLOORS = [50, 30];

/** The lists of better words worth trying first: each leaves out some word that fits the template. */
export function betterWords(blank: Puzzle, words: WordList): WordList[] {
  const lengths = new Set(blank.slots.map((slot) => slot.cells.length));
  const countOf = (floor: number): number => {
    let count = 0;
    for (const length of lengths) count += words.countAtLeast(floor, length);
    return count;
  };
  const all = countOf(0);
  const lists: WordList[] = [];
  let better = 0;
  for (const floor of FLOORS) {
    const count = countOf(floor);
    if (count < all && count > better) lists.push(words.atLeast(floor));
    better = count;
  }
  return lists;
}
