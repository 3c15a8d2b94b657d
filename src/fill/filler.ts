// A template and a word list become a problem of cells and lists of cells; what the search answers
// becomes puzzles and reasons. The search itself is in solve/. It runs in slices, between which the
// event loop gets its turn, so that timers, signals and a browser's page stay alive.

import { blankPuzzle, type Puzzle } from '../grid/puzzle.ts';
import type { Template } from '../grid/template.ts';
import type { Counters, Limit } from '../solve/outcome.ts';
import { type Answer, Search, type SearchSettings } from '../solve/search.ts';
import { verify } from '../verify/verify.ts';
import type { WordList } from '../words/word-list.ts';
import { type BuiltProblem, buildProblem } from './build-problem.ts';
import { explainAtSight, explainProof, type Reason } from './explain.ts';

/** Slots filtered between two turns of the event loop: some 20 to 50 milliseconds. */
const SLICE = 20_000;
/** A proof names the slots that wiped out most often: those with at least this share of the worst. */
const BLAME_SHARE = 0.5;
const BLAMED_SLOTS = 4;

export interface FillerOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** How to search; the default is what the benches chose. */
  readonly search?: SearchSettings;
}

export interface RunOptions {
  /** Any 32-bit integer; default 0. The same seed gives the same fill everywhere. */
  readonly seed?: number;
  /** Give up after so many nodes. Default: never. */
  readonly maxNodes?: number;
  /** Ends the search soon after it aborts; looked at whenever the search yields to the event loop. */
  readonly signal?: AbortSignal;
  /** Called between two slices of the search, at moments that depend on the counters alone. */
  readonly onProgress?: (counters: Counters) => void;
}

export interface Filled {
  readonly status: 'filled';
  /** Has passed `verify`. */
  readonly puzzle: Puzzle;
  readonly stats: Counters;
}
export interface Unfillable {
  readonly status: 'unfillable';
  readonly reason: Reason;
  readonly stats: Counters;
}
export interface GaveUp {
  readonly status: 'gave-up';
  readonly limit: Limit;
  readonly stats: Counters;
}
export type Outcome = Filled | Unfillable | GaveUp;

/** How an enumeration ended: after every fill, or at a limit. */
export interface Enumeration {
  readonly status: 'complete' | 'gave-up';
  /** Fills found. */
  readonly fills: number;
  /** What stopped it, when it gave up. */
  readonly limit?: Limit;
  /** Why there is none, when it is complete and found none. */
  readonly reason?: Reason;
  readonly stats: Counters;
}

const NOTHING_COUNTED: Counters = { nodes: 0, backtracks: 0, restarts: 0, propagations: 0 };

/** Fills one template from one word list, as often as asked; each run depends on its options alone. */
export class Filler {
  readonly template: Template;
  readonly words: WordList;
  /** The template as a puzzle: its slots, and only the givens in its cells. */
  readonly blank: Puzzle;

  private readonly allowRepeats: boolean;
  private readonly settings: SearchSettings;
  private readonly seenReason: Reason | undefined;
  private built: BuiltProblem | undefined;
  private search: Search | undefined;

  constructor(template: Template, words: WordList, options: FillerOptions = {}) {
    this.template = template;
    this.words = words;
    this.blank = blankPuzzle(template);
    this.allowRepeats = options.allowRepeats ?? false;
    this.settings = options.search ?? {};
    this.seenReason = explainAtSight(this.blank, words, this.allowRepeats);
  }

  /** Indexes the words, which the first run does otherwise; for those who time the two apart. */
  prepare(): void {
    if (this.seenReason === undefined) this.search ??= new Search(this.problem(), this.settings);
  }

  /** One fill. */
  async fill(options: RunOptions = {}): Promise<Outcome> {
    if (this.seenReason !== undefined) {
      return { status: 'unfillable', reason: this.seenReason, stats: NOTHING_COUNTED };
    }
    this.prepare();
    const search = this.search!;
    search.reset(options.seed ?? 0);
    const answer = await runToAnswer(search, options);
    const stats = search.counters;
    switch (answer) {
      case 'filled':
        return { status: 'filled', puzzle: this.verified(search), stats };
      case 'unfillable':
        return { status: 'unfillable', reason: this.proofReason(search), stats };
      default:
        return { status: 'gave-up', limit: answer, stats };
    }
  }

  /** Every fill once, in a fixed order; the generator's return value tells how it ended. */
  async *all(options: RunOptions = {}): AsyncGenerator<Puzzle, Enumeration> {
    return yield* this.enumerate(options, (search) => this.verified(search));
  }

  /** The number of fills, without laying them out. */
  async tally(options: RunOptions = {}): Promise<Enumeration> {
    const fills = this.enumerate(options, () => undefined);
    for (;;) {
      const next = await fills.next();
      if (next.done) return next.value;
    }
  }

  private async *enumerate<T>(
    options: RunOptions,
    take: (search: Search) => T | undefined,
  ): AsyncGenerator<T, Enumeration> {
    if (this.seenReason !== undefined) {
      const reason = this.seenReason;
      return { status: 'complete', fills: 0, reason, stats: NOTHING_COUNTED };
    }
    const settings = { ...this.settings, restartUnit: 0, randomise: false };
    const search = new Search(this.problem(), settings);
    const slice = { left: SLICE };
    for (let fills = 0; ; fills++) {
      const answer = await runToAnswer(search, options, slice);
      const stats = search.counters;
      if (answer === 'unfillable') {
        const ended = { status: 'complete' as const, fills, stats };
        return fills > 0 ? ended : { ...ended, reason: this.proofReason(search) };
      }
      if (answer !== 'filled') return { status: 'gave-up', fills, limit: answer, stats };
      const taken = take(search);
      if (taken !== undefined) yield taken;
      search.skip();
    }
  }

  private problem(): BuiltProblem['problem'] {
    this.built ??= buildProblem(this.blank, this.words, this.allowRepeats);
    return this.built.problem;
  }

  /** The fill that the search holds. @throws Error if it is none, which would be our defect. */
  private verified(search: Search): Puzzle {
    const cells = [...this.template.cells];
    const { slotIndex } = search.state;
    search.fill().forEach((word, slot) => {
      const { words, length } = slotIndex[slot]!;
      const { letters } = this.words.table(length);
      this.built!.problem.slots[slot]!.forEach((cell, position) => {
        cells[cell] = this.words.alphabet[letters[word - words + position]!]!;
      });
    });
    const puzzle: Puzzle = { ...this.blank, cells };
    const faults = verify(puzzle, this.words, { allowRepeats: this.allowRepeats });
    if (faults.length > 0) throw new Error(`the search found a wrong fill: ${faults.join('; ')}`);
    return puzzle;
  }

  private proofReason(search: Search): Reason {
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

/** What is left to do before the event loop gets its next turn; lasts from one fill to the next. */
interface Slice {
  left: number;
}

/** Runs a search in slices until it fills, proves, or meets a limit. */
async function runToAnswer(
  search: Search,
  options: RunOptions,
  slice: Slice = { left: SLICE },
): Promise<Exclude<Answer, 'paused' | 'gave-up'> | Limit> {
  const { maxNodes = Number.POSITIVE_INFINITY, signal, onProgress } = options;
  for (;;) {
    if (signal?.aborted) return 'aborted';
    const before = search.counters;
    const answer = search.run(maxNodes, slice.left);
    const { propagations, nodes } = search.counters;
    slice.left -= propagations - before.propagations + nodes - before.nodes;
    if (answer === 'gave-up') return 'nodes';
    if (answer === 'paused' || slice.left <= 0) {
      onProgress?.(search.counters);
      await nextTurn();
      slice.left = SLICE;
    }
    if (answer !== 'paused') return answer;
  }
}

/** Lets the event loop run: `setImmediate` where there is one, which timers cost a millisecond. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}
