// The fill that changes the fewest entries of a grid, where something must change: iterative deepening (Korf
// 1985) on how many may, each depth one search of the whole grid under a limit. A depth searched empty is
// proved; where one takes too long, a fill is sought around what must change, in regions that grow, and
// improved upon. Then the proof goes on while the nodes last, from both ends.

import { nextTurn } from '../base/next-turn.ts';
import { Random } from '../base/random.ts';
import { changesBetween, type EntryChange } from '../inspect/changes.ts';
import { findSlotNamed } from '../layout/slot-names.ts';
import { allButLocked } from '../problem/puzzle-under-rules.ts';
import { RuleError } from '../problem/rule-error.ts';
import { isGiven, isWhole, type Puzzle } from '../puzzle/puzzle.ts';
import { Limits } from '../solve/limits.ts';
import { addCounters, NOTHING_COUNTED } from '../solve/outcome.ts';
import type { WordSet } from '../solve/problem.ts';
import type { Search, SearchSettings } from '../solve/search.ts';
import type { Rules } from '../verify/rules.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { BestOptions } from './best.ts';
import { Filler } from './filler.ts';
import type { Filled, FillerOptions, Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';

/** The default: some seconds on a 15 x 15 with 200,000 words. */
export const CHANGE_NODES = 50_000;
/** Spent on better words once it is known how many entries change. */
const POLISH_NODES = 3000;
/** The first share of one depth; doubled from round to round. */
const DEPTH_NODES = 1000;
/** Nodes that an attempt counts for, so that each budget ends. */
const ATTEMPT_NODES = 5;
/** Slots filtered between two turns of the caller. */
const SLICE = 5000;

/** What came of it. */
export interface LeastChange {
  /** The fill, or why there is none. */
  readonly outcome: Outcome;
  /** What stood there, for comparison; of the same layout. */
  readonly before: Puzzle;
  /** The entries that are not what they were. */
  readonly changes: readonly EntryChange[];
  /** How many of them were not set by name. */
  readonly changed: number;
  /** Fewer than that change in no fill: proved. */
  readonly needed: number;
}

export interface LeastChangeOptions extends BestOptions {
  /** Nodes for better words, once it is known how many entries change. */
  readonly polishNodes?: number;
}

/**
 * What stands in the puzzle, whole entries and letters, is kept as far as the rules let it; words of rules
 * are set, and locked entries stay. Entries that stay may do so in a list or not.
 * @throws InputError as a filler does, and for rules that free something.
 */
export async function leastChange(
  puzzle: Puzzle,
  words: WordList,
  { rules = {}, ...options }: FillerOptions,
  run: LeastChangeOptions = {},
): Promise<LeastChange> {
  if (rules.free !== undefined) throw new RuleError({ kind: 'freed-anyway' });
  const before = { ...puzzle, givens: puzzle.cells };
  if (!puzzle.layout.slots.some((slot) => isWhole(puzzle, slot))) {
    throw new RuleError({ kind: 'no-entry-stands' });
  }
  const fillerOf = (mostChanged?: number): Filler =>
    openedFiller(puzzle, words, { ...options, rules }, mostChanged);
  const filler = fillerOf();
  if (filler.whole.conflict !== undefined) {
    return { outcome: await filler.fill(run), before, changes: [], changed: 0, needed: 0 };
  }
  const search = new ChangeSearch(filler, before, options.search ?? {}, run);
  await search.run();
  const { found, needed, stats } = search;
  if (found === undefined) {
    const { maxNodes: _, ...rest } = run;
    // Proved before, so the proof succeeds again.
    const outcome: Outcome = search.isProvedNone
      ? await filler.fill(rest)
      : { status: 'gave-up', limit: run.signal?.aborted ? 'aborted' : 'nodes', stats };
    return { outcome, before, changes: [], changed: 0, needed };
  }
  const { changed } = found;
  const first: Filled = { status: 'filled', puzzle: found.puzzle, stats };
  const maxNodes = stats.nodes + (run.polishNodes ?? POLISH_NODES);
  const outcome = await fillerOf(changed).best({ ...run, maxNodes, first });
  const puzzleNow = outcome.status === 'filled' ? outcome.puzzle : found.puzzle;
  const changes = changesBetween(before, puzzleNow, words, slotsSet(puzzle, rules));
  const others = changes.filter(({ isSet }) => !isSet);
  // The search knows nothing of entries that crossings leave no choice.
  const forced = others.filter(({ slot }) => isGiven(puzzleNow, puzzle.layout.slots[slot]!));
  return { outcome, before, changes, changed: others.length, needed: needed + forced.length };
}

/** The slots for which rules set a word. */
function slotsSet({ layout: { slots } }: Puzzle, rules: Rules): ReadonlySet<number> {
  const set = (rules.slots ?? []).filter(({ kind }) => kind === 'word');
  return new Set(set.map(({ slot, at }) => findSlotNamed(slots, slot, at)));
}

/** How many entries changed that the search may choose. */
function countFound(before: Puzzle, now: Puzzle): number {
  return now.layout.slots.filter(
    (slot) =>
      isWhole(before, slot) &&
      !isGiven(now, slot) &&
      slot.cells.some((cell) => before.cells[cell] !== now.cells[cell]),
  ).length;
}

/**
 * The filler of a grid in which any entry may change that is not locked, and at most so many do.
 * @throws InputError as a filler does
 */
export function openedFiller(
  puzzle: Puzzle,
  words: WordList,
  { rules = {}, ...options }: FillerOptions,
  mostChanged = Number.POSITIVE_INFINITY,
): Filler {
  const { blank, rules: opened } = opening(puzzle, words, rules, mostChanged);
  return new Filler(blank, words, { ...options, rules: opened });
}

/** A grid without the letters that are not locked, and the rules that let what stood there stay. */
export function opening(
  puzzle: Puzzle,
  words: WordList,
  rules: Rules,
  mostChanged = Number.POSITIVE_INFINITY,
): { readonly blank: Puzzle; readonly rules: Rules } {
  const { lock: _, likeness = [], ...others } = rules;
  const stood = { name: 'the grid', cells: puzzle.cells, mostChanged };
  return {
    blank: allButLocked(puzzle, rules, words),
    rules: { ...others, likeness: [...likeness, stood] },
  };
}

/** The fill that changes the fewest entries so far, and whether that is proved. */
class ChangeSearch {
  /** Fewer change in no fill. */
  needed = 0;
  found: { readonly puzzle: Puzzle; readonly changed: number } | undefined;
  isProvedNone = false;
  stats = NOTHING_COUNTED;
  private readonly stage: Stage;
  private readonly search: Search;
  private readonly options: LeastChangeOptions;
  private readonly before: Puzzle;
  /** For each slot of the problem the set of all words but the one that stands there, if one does. */
  private readonly others: readonly (WordSet | undefined)[];
  private readonly compared: number;
  private readonly random: Random;
  private attempts = 0;

  constructor(
    filler: Filler,
    before: Puzzle,
    settings: SearchSettings,
    options: LeastChangeOptions,
  ) {
    this.stage = filler.whole;
    this.before = before;
    this.options = options;
    this.random = new Random(options.seed ?? 0);
    this.search = this.stage.newSearch(settings);
    const standing = this.stage.wordIds({ ...filler.blank, cells: before.cells });
    this.others = Array.from(standing, (id) => (id < 0 ? undefined : { allBut: id }));
    this.compared = standing.filter((id) => id >= 0).length;
  }

  async run(): Promise<void> {
    const must = this.mustChange();
    this.needed = must.filter((slot) => this.others[slot] !== undefined).length;
    // What nothing is said about is not sought for long: is there any fill at all?
    if ((await this.attempt(this.compared, [], 0)) === 'unfillable') {
      this.isProvedNone = true;
      return;
    }
    for (let nodes = DEPTH_NODES; !this.isOver; nodes *= 2) {
      await this.deepen(nodes);
      if (this.found === undefined && !this.isProvedNone) await this.grow(must, nodes);
      if (this.found !== undefined && !this.isOver) await this.improve([], nodes);
    }
  }

  private get isOver(): boolean {
    return this.isProvedNone || this.found?.changed === this.needed || this.left <= 0;
  }

  private get left(): number {
    const { maxNodes = CHANGE_NODES, signal } = this.options;
    if (signal?.aborted) return 0;
    return maxNodes - this.stats.nodes - this.attempts * ATTEMPT_NODES;
  }

  /** Slots that are open, or cannot keep what stands there: seen by propagation. */
  private mustChange(): number[] {
    const { domains } = this.search.state;
    return [...this.others.keys()].filter((slot) => {
      const others = this.others[slot];
      return others === undefined || (this.isAlive && domains.isWithin(slot, others));
    });
  }

  private get isAlive(): boolean {
    return this.search.state.wipedOut < 0;
  }

  /** One depth after the other, until one has a fill or takes too long. */
  private async deepen(nodes: number): Promise<void> {
    while (!this.isOver) {
      const answer = await this.attempt(this.needed, [], nodes);
      if (answer !== 'unfillable') return;
      this.needed++;
      if (this.needed > this.compared) this.isProvedNone = true;
    }
  }

  /** A fill around some slots: all that lie near enough may change. */
  private async grow(first: readonly number[], nodes: number): Promise<void> {
    const { problem } = this.search.state;
    const near = new Set(first);
    for (let size = -1; size < near.size && !this.isOver; ) {
      size = near.size;
      for (const slot of [...near]) for (const other of problem.crossings(slot)) near.add(other);
      const outside = [...this.others.keys()].filter((slot) => !near.has(slot));
      const answer = await this.attempt(this.compared, outside, nodes);
      if (answer !== 'filled') continue;
      await this.improve(outside, nodes);
      return;
    }
  }

  /** Fills that change less than the best so far, while there are any. */
  private async improve(outside: readonly number[], nodes: number): Promise<void> {
    while (!this.isOver) {
      const most = this.found!.changed - 1;
      const answer = await this.attempt(most, outside, nodes);
      if (answer === 'unfillable' && outside.length === 0) this.needed = most + 1;
      if (answer !== 'filled') return;
    }
  }

  /** Looks for a fill that changes at most so many entries, and none of some slots. */
  private async attempt(
    most: number,
    outside: readonly number[],
    maxNodes: number,
  ): Promise<'filled' | 'unfillable' | 'gave-up'> {
    const { search, others } = this;
    const limits = [{ words: others, most }];
    if (outside.length > 0) {
      const isOutside = new Set(outside);
      limits.push({
        words: others.map((set, slot) => (isOutside.has(slot) ? set : undefined)),
        most: 0,
      });
    }
    search.reset(this.random.uint32());
    const limit = new Limits(search.state, limits);
    search.bound = () => limit.enforce();
    this.attempts++;
    const before = this.stats;
    for (;;) {
      const answer = search.run(Math.min(maxNodes, Math.max(0, this.left)), SLICE);
      this.stats = addCounters(before, search.counters);
      if (answer === 'filled') this.keep(this.stage.puzzle(search));
      if (answer !== 'paused') return answer;
      this.options.onProgress?.(this.stats);
      await nextTurn();
      if (this.options.signal?.aborted) return 'gave-up';
    }
  }

  private keep(puzzle: Puzzle): void {
    const changed = countFound(this.before, puzzle);
    if (this.found === undefined || changed < this.found.changed) this.found = { puzzle, changed };
  }
}
