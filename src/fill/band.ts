// A template with the words of one list that have at least some score: a problem, its search, and
// what an answer of that search means for the puzzle. A filler has one for all words, and others
// for better words only.

import type { Puzzle } from '../grid/puzzle.ts';
import type { Slot } from '../grid/slots.ts';
import { type Cell, OPEN } from '../grid/template.ts';
import { Search, type SearchSettings } from '../solve/search.ts';
import type { WordList } from '../words/word-list.ts';
import { type BuiltProblem, buildProblem } from './build-problem.ts';
import { explainAtSight, type Reason, type Sighting } from './explain.ts';
import {
  type ExplainOptions,
  explainSearch,
  explainSighting,
  failingRegion,
  proveByCore,
} from './explanation.ts';

/** A grid that is filled as far as it goes. */
export interface PartialFill {
  readonly puzzle: Puzzle;
  /** Slots without an open cell. */
  readonly entries: number;
}

export class Band {
  /** Why nothing needs to be searched, if so. */
  readonly sighting: Sighting | undefined;
  readonly blank: Puzzle;
  readonly words: WordList;
  readonly allowRepeats: boolean;
  private built: BuiltProblem | undefined;
  private kept: Search | undefined;

  constructor(blank: Puzzle, words: WordList, allowRepeats: boolean) {
    this.blank = blank;
    this.words = words;
    this.allowRepeats = allowRepeats;
    this.sighting = explainAtSight(blank, words, allowRepeats);
  }

  /** The search for one fill, made at the first call and used again. */
  search(settings: SearchSettings): Search {
    this.kept ??= this.newSearch(settings);
    return this.kept;
  }

  newSearch(settings: SearchSettings): Search {
    this.built ??= buildProblem(this.blank, this.words, this.allowRepeats);
    return new Search(this.built.problem, settings, this.kept?.state);
  }

  /** The fill that a search of this band holds. */
  puzzle(search: Search): Puzzle {
    return { ...this.blank, cells: this.lettersOf(search, search.fill()) };
  }

  /** The fullest partial fill that a search of this band came to, if it kept one. */
  partial(search: Search): PartialFill | undefined {
    const { fullest } = search;
    if (fullest === undefined || fullest.slots < 0) return undefined;
    const cells = this.lettersOf(search, fullest.words);
    const { cellOf } = this.built!.problem;
    fullest.letters.forEach((letter, cell) => {
      if (letter >= 0 && cells[cellOf[cell]!] === OPEN) {
        cells[cellOf[cell]!] = this.words.alphabet[letter]!;
      }
    });
    const puzzle = { ...this.blank, cells };
    const isWhole = (slot: Slot): boolean => slot.cells.every((cell) => cells[cell] !== OPEN);
    return { puzzle, entries: puzzle.slots.filter(isWhole).length };
  }

  /** The blank's cells with the letters of a word address, or -1, in each slot. */
  private lettersOf(search: Search, fill: Int32Array): Cell[] {
    const cells = [...this.blank.cells];
    const { slotIndex } = search.state;
    fill.forEach((word, slot) => {
      if (word < 0) return;
      const { words, length } = slotIndex[slot]!;
      const { letters } = this.words.table(length);
      this.built!.problem.slots[slot]!.forEach((cell, position) => {
        cells[cell] = this.words.alphabet[letters[word - words + position]!]!;
      });
    });
    return cells;
  }

  /** Why there is no fill: what was seen at sight, or what `search` proved. */
  reason(search: Search | undefined, options: ExplainOptions): Promise<Reason> {
    return this.sighting === undefined
      ? explainSearch(this, this.built!, search!, options)
      : explainSighting(this, this.sighting, options);
  }

  /** A proof that there is no fill after all, from what a search that gave up has learnt. */
  lateProof(search: Search, options: ExplainOptions): Promise<Reason | undefined> {
    return proveByCore(this, this.built!, search, options);
  }

  /** The slots where a search failed most often, worst first. */
  region(search: Search): readonly number[] {
    return failingRegion(this.built!, search);
  }
}

/** Floors on scores that are tried before all words are: constructors' lists call 50 normal. */
const FLOORS = [50, 30];

/** The lists of better words worth trying first: each leaves out some word that fits the template. */
export function betterWords(blank: Puzzle, words: WordList): WordList[] {
  const lengths = new Set(blank.slots.map((slot) => slot.cells.length));
  const lists: WordList[] = [];
  let below = 101;
  for (const floor of FLOORS) {
    const scores = [...lengths].map((length) => words.table(length).scores);
    const leavesOut = scores.some((each) => each.some((score) => score < floor));
    const addsTo = scores.some((each) => each.some((score) => score >= floor && score < below));
    if (leavesOut && addsTo) lists.push(words.atLeast(floor));
    below = floor;
  }
  return lists;
}
