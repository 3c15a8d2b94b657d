// A puzzle with the words of one list that have at least some score: a problem, its search, and
// what an answer of that search means for the puzzle. A filler has one for all words, and others
// for better words only.

import { conflictAtSight } from '../explain/conflicts.ts';
import type { Explained } from '../explain/explained.ts';
import {
  type ExplainOptions,
  explainConflict,
  explainSearch,
  failingRegion,
  proveByCore,
} from '../explain/explanation.ts';
import {
  type BuiltProblem,
  buildProblem,
  type RuledList,
  type SlotConstraints,
} from '../problem/build-problem.ts';
import type { Reason, RootConflict } from '../problem/conflict.ts';
import { constraintsOf, type StageRules } from '../problem/ruled-puzzle.ts';
import { type Content, contentsAt, isWhole, type Puzzle } from '../puzzle/puzzle.ts';
import { BeamSearch } from '../solve/beam-search.ts';
import { Search, type SearchSettings } from '../solve/search.ts';
import type { IndexShelf } from '../words/vocabulary/index-shelf.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Engine, EngineSettings, PartialFill } from './engine.ts';
import type { Strategy } from './race-plan.ts';
import { RectangleEngine } from './rectangle-engine.ts';

/** What finds every fill of a stage. */
export interface Enumerator {
  readonly engine: Engine;
  /** The search that does it, if it is one that learns which slots fail. */
  readonly search: Search | undefined;
}

/**
 * Goes through everything once, in the order that takes least: proves that small grids have no fill
 * with a fifth to a half of the nodes that it takes otherwise.
 */
const EXHAUSTIVE: SearchSettings = { starts: 'root', restartUnit: 0, cellOrder: 'product' };

export class Stage {
  /** Why nothing needs to be searched, if so. */
  readonly conflict: RootConflict | undefined;
  private readonly blank: Puzzle;
  /** Before the rules. */
  readonly listed: WordList;
  /** Under the rules. */
  private readonly words: WordList;
  private readonly allowRepeats: boolean;
  private readonly rules: StageRules | undefined;
  private readonly constraints: SlotConstraints | undefined;
  private readonly like: Stage | undefined;
  private readonly shelf: IndexShelf | undefined;
  private built: BuiltProblem | undefined;
  private kept: Search | undefined;
  private keptSeeker: RectangleEngine | undefined;

  /** `like`, a stage of the same words, lends its index; `shelf` has it ready. */
  constructor(
    blank: Puzzle,
    words: WordList,
    allowRepeats: boolean,
    rules?: StageRules,
    like?: Stage,
    shelf?: IndexShelf,
  ) {
    this.like = like;
    this.shelf = shelf;
    this.blank = blank;
    this.allowRepeats = allowRepeats;
    this.listed = words;
    this.rules = rules;
    const ruled = rules?.slots.under(words);
    this.words = ruled?.words ?? words;
    // Slots that stay open are not compared with each other.
    const mayRepeat = allowRepeats || rules?.slots.decided !== undefined;
    this.conflict = conflictAtSight(blank, this.words, mayRepeat) ?? ruled?.conflict;
    if (rules !== undefined) this.constraints = constraintsOf(blank, words, rules);
  }

  /** The search for one fill, made at the first call and used again. */
  search(settings: SearchSettings): Search {
    this.kept ??= this.newSearch(settings);
    return this.kept;
  }

  newSearch(settings: SearchSettings): Search {
    const { kept } = this.kept === undefined && this.like !== undefined ? this.like : this;
    return new Search(this.build().problem, settings, kept?.state);
  }

  /** What finds a fill with a search of this stage, which a `beam` drives or nothing does. */
  engineOf(search: Search, beam = false): Engine {
    const newDriver = (): Search | BeamSearch => (beam ? new BeamSearch(search) : search);
    let driver = newDriver();
    return {
      get counters() {
        return driver.counters;
      },
      run: (maxNodes, pause) => driver.run(maxNodes, pause),
      skip: () => driver.skip(),
      reset: (seed, keepsPartial) => {
        search.reset(seed);
        if (keepsPartial) search.keepFullest();
        driver = newDriver();
      },
      puzzle: () => this.puzzle(search),
      partial: () => this.partial(search),
    };
  }

  /** What goes through every fill in a fixed order. */
  newEnumeration(settings: SearchSettings): Enumerator {
    const rectangle = this.newRectangle('forAll');
    if (rectangle !== undefined) return { engine: rectangle, search: undefined };
    const search = this.newSearch({ ...settings, ...EXHAUSTIVE, randomise: false });
    return { engine: this.engineOf(search), search };
  }

  /** What follows a strategy to one fill, in an order that the seed draws. */
  newEngine(strategy: Strategy, settings: EngineSettings): Engine {
    const searching = (further: SearchSettings, beam = false): Engine =>
      this.engineOf(this.newSearch({ ...settings, ...further }), beam);
    switch (strategy) {
      case 'search':
        return searching({}, settings.beam);
      case 'repair':
        return searching({ starts: 'repaired' });
      case 'beam':
        return searching({}, true);
      case 'exhaust':
        return this.newRectangle('forAll') ?? searching(EXHAUSTIVE);
      case 'seek':
        return this.newRectangle('forOne') ?? searching({}, settings.beam);
    }
  }

  /** What looks for a fill of a grid without blocks, made at the first call and used again. */
  seeker(): Engine | undefined {
    this.keptSeeker ??= this.newRectangle('forOne');
    return this.keptSeeker;
  }

  private newRectangle(which: 'forAll' | 'forOne'): RectangleEngine | undefined {
    const { blank, words, allowRepeats, constraints } = this;
    if (constraints !== undefined) return undefined;
    return RectangleEngine[which](blank, words, allowRepeats);
  }

  private build(): BuiltProblem {
    if (this.built === undefined) {
      const { blank, words, allowRepeats, constraints, shelf } = this;
      this.built = buildProblem(blank, words, allowRepeats, constraints, shelf);
    }
    return this.built;
  }

  /** The fill that a search of this stage holds. */
  puzzle(search: Search): Puzzle {
    return { ...this.blank, cells: this.lettersOf(search.fill()) };
  }

  /** The puzzle with some words of this stage, by their ids; -1 for none. */
  puzzleOf(words: Int32Array): Puzzle {
    return { ...this.blank, cells: this.lettersOf(words) };
  }

  /** The fullest partial fill that a search of this stage came to, if it kept one. */
  partial(search: Search): PartialFill | undefined {
    const { fullest } = search;
    if (fullest === undefined || fullest.slots < 0) return undefined;
    const cells = this.lettersOf(fullest.words);
    const { cellOf, cellStaysOpen } = this.built!.problem;
    fullest.letters.forEach((letter, cell) => {
      if (letter < 0 || cellStaysOpen?.[cell] === 1 || cells[cellOf[cell]!] !== undefined) return;
      cells[cellOf[cell]!] = this.words.alphabet[letter]!;
    });
    const puzzle = { ...this.blank, cells };
    const whole = puzzle.layout.slots.filter((slot) => isWhole(puzzle, slot));
    return { puzzle, entries: whole.length };
  }

  /** The blank's cells with the letters of a word, or with -1 of none, in each slot. */
  private lettersOf(fill: Int32Array): Content[] {
    const cells = [...this.blank.cells];
    const { staysOpen, slots } = this.built!.problem;
    fill.forEach((id, slot) => {
      if (id < 0 || staysOpen?.[slot] === 1) return;
      const { length } = slots[slot]!;
      const { letters } = this.words.table(length);
      slots[slot]!.forEach((cell, position) => {
        cells[cell] = this.words.alphabet[letters[id * length + position]!]!;
      });
    });
    return cells;
  }

  /** The word ids of a fill of this stage, in the order of the problem's slots. */
  wordIds(puzzle: Puzzle): Int32Array {
    const { slots } = puzzle.layout;
    return Int32Array.from(this.build().slotOf, (slot) => {
      const contents = contentsAt(puzzle.cells, slots[slot]!);
      return contents.includes(undefined) ? -1 : this.words.wordId(contents as string[]);
    });
  }

  /** Why there is no fill: what was seen at sight, or what `search` proved. */
  reason(search: Search | undefined, options: ExplainOptions): Promise<Reason> {
    return this.conflict === undefined
      ? explainSearch(this.explained(), this.built!, search!, options)
      : explainConflict(this.explained(), this.conflict, options);
  }

  /** A proof that there is no fill after all, from what a search that gave up has learnt. */
  lateProof(search: Search, options: ExplainOptions): Promise<Reason | undefined> {
    return proveByCore(this.explained(), this.built!, search, options);
  }

  /** The slots where a search failed most often, worst first. */
  region(search: Search): readonly number[] {
    return failingRegion(this.built!, search);
  }

  private explained(): Explained {
    const { blank, listed: words, allowRepeats, rules, constraints } = this;
    if (rules === undefined) return { blank, words, allowRepeats };
    const under = (list: WordList): RuledList =>
      list === words
        ? { words: this.words, constraints: constraints! }
        : { words: rules.slots.under(list).words, constraints: constraintsOf(blank, list, rules) };
    return { blank, words, allowRepeats, under };
  }
}

/** Floors on scores that are tried before all words are: constructors' lists call 50 normal. */
const FLOORS = [65, 60, 50, 30];

/** Fresh words are tried first down to here: rather a good word again than a weak one. */
const LEAST_FRESH = 60;

/**
 * The lists of better words worth trying first: each leaves out some word that fits the puzzle. Good words that were
 * not used lately go before all good words; of lists without scores, any words that were not.
 */
export function betterWords(
  blank: Puzzle,
  words: WordList,
  fresher: (minScore: number) => WordList | undefined = () => undefined,
): WordList[] {
  const lengths = new Set(blank.layout.slots.map((slot) => slot.cells.length));
  const countOf = (floor: number): number => {
    let count = 0;
    for (const length of lengths) count += words.countAtLeast(floor, length);
    return count;
  };
  const all = countOf(0);
  const floors: number[] = [];
  let better = 0;
  for (const floor of FLOORS) {
    const count = countOf(floor);
    if (count < all && count > better) floors.push(floor);
    better = count;
  }
  const good = floors.filter((floor) => floor >= LEAST_FRESH);
  const fresh = (good.length > 0 ? good : [0]).map(fresher);
  return [
    ...fresh.filter((list) => list !== undefined),
    ...floors.map((floor) => words.atLeast(floor)),
  ];
}
