// A template with the words of one list that have at least some score: a problem, its search, and
// what an answer of that search means for the puzzle. A filler has one for all words, and others
// for better words only.

import type { Puzzle } from '../grid/puzzle.ts';
import { Search, type SearchSettings } from '../solve/search.ts';
import type { WordList } from '../words/word-list.ts';
import { type BuiltProblem, buildProblem } from './build-problem.ts';
import { explainAtSight, explainProof, type Reason } from './explain.ts';
import { mirrorOf } from './mirror-grid.ts';

/** A proof names the slots that wiped out most often: those with at least this share of the worst. */
const BLAME_SHARE = 0.5;
const BLAMED_SLOTS = 4;

export class Band {
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly allowRepeats: boolean;
  private built: BuiltProblem | undefined;
  private kept: Search | undefined;
  private atSight: Reason | null | undefined;

  constructor(blank: Puzzle, words: WordList, allowRepeats: boolean) {
    this.blank = blank;
    this.words = words;
    this.allowRepeats = allowRepeats;
  }

  /** Why nothing needs to be searched, if so; looked for at the first call, which makes the tables. */
  get reasonAtSight(): Reason | undefined {
    this.atSight ??= explainAtSight(this.blank, this.words, this.allowRepeats) ?? null;
    return this.atSight ?? undefined;
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
    const mirror = mirrorOf(this.blank, this.build());
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
    this.built ??= buildProblem(this.blank, this.words, this.allowRepeats);
    return this.built;
  }

  /** The fill that a search of this band holds. */
  puzzle(search: Search): Puzzle {
    const cells = [...this.blank.cells];
    const { slotIndex } = search.state;
    search.fill().forEach((word, slot) => {
      const { words, length } = slotIndex[slot]!;
      const { letters } = this.words.table(length);
      this.built!.problem.slots[slot]!.forEach((cell, position) => {
        cells[cell] = this.words.alphabet[letters[word - words + position]!]!;
      });
    });
    return { ...this.blank, cells };
  }

  /** Why a search of this band proved that there is no fill. */
  reason(search: Search): Reason {
    const { slotOf } = this.built!;
    const { weights, wipedOut } = search.state;
    if (search.counters.nodes === 0 && wipedOut >= 0) {
      return explainProof(this.blank, [slotOf[wipedOut]!], false);
    }
    const worst = weights.reduce((most, weight) => Math.max(most, weight), 0);
    const blamed = Array.from(weights.keys())
      .filter((slot) => weights[slot]! >= BLAME_SHARE * worst)
      .sort((a, b) => weights[b]! - weights[a]! || a - b)
      .slice(0, BLAMED_SLOTS);
    const slots = blamed.map((slot) => slotOf[slot]!);
    return explainProof(this.blank, slots, true);
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
