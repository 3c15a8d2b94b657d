// From the first fill to the best one that a budget finds. The optimiser is in improve/; here its
// word ids become puzzles, verified like any other, and its proofs facts about the quality of the fill.

import { nextTurn } from '../base/next-turn.ts';
import { improve } from '../improve/improve.ts';
import { Work } from '../improve/work.ts';
import { isLattice } from '../layout/lattice.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Search } from '../solve/search.ts';
import { RankedList } from '../words/vocabulary/ranked-list.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Filled, RunOptions } from './outcome.ts';
import type { Penalty } from './penalties.ts';
import { type Quality, scoresOf } from './quality.ts';
import { racePlanFor } from './race-plan.ts';
import type { Stage } from './stage.ts';

/** The default for improving: some 7 seconds on a usual 15 x 15 with 100,000 words, up to 25 on an open one. */
const BEST_NODES = 250_000;
/** Slots of so many letters in the mean, in a grid that is not a lattice, make it an open one: fills are few and hard to mend. */
const OPEN_LENGTH = 5.5;
const OPEN_FACTOR = 4;

/** The nodes that improving takes by default: more for an open grid. */
export function bestNodesFor({ layout }: Puzzle): number {
  const { slots } = layout;
  const letters = slots.reduce((sum, { cells }) => sum + cells.length, 0);
  const isOpen = letters >= OPEN_LENGTH * slots.length && !isLattice(layout);
  return isOpen ? OPEN_FACTOR * BEST_NODES : BEST_NODES;
}

export interface BestOptions extends RunOptions {
  /** A fill to start from. Default: one is searched for. */
  readonly first?: Filled;
  /** Gets the first fill and each that is better than all before it. */
  readonly onBetter?: (better: BestFill) => void;
}

/** A fill with what is known of its quality. */
export interface BestFill extends Filled {
  readonly quality: Quality;
}

/** Longer entries may count more. */
const SHORT_LENGTH = 3;

/** What the optimising needs of a filler. */
export interface BestContext {
  readonly words: WordList;
  /** With the scores that the taste gives them. */
  readonly tasted: WordList;
  /** The same plus the words that only rules allow. */
  readonly allWords: WordList;
  /** Whether some entries stay open: for them words weaker than any entry will do. */
  readonly hasOpen: boolean;
  readonly stageOf: (words: WordList) => Stage;
  readonly newSearch: (stage: Stage) => Search;
  readonly penalty: Penalty | undefined;
  /** How many pairs of a fill's entries should not meet. */
  readonly kin: ((puzzle: Puzzle) => number) | undefined;
  /** Whether a part of a fill never loses more than the whole. */
  readonly isGrowing: boolean;
  /** By how many hundredths each letter beyond three makes an entry count more. */
  readonly long: number;
  /** The puzzle itself, once it has been judged. */
  readonly verified: (puzzle: Puzzle) => Puzzle;
}

export async function bestFrom(
  first: Filled,
  context: BestContext,
  options: BestOptions,
): Promise<BestFill> {
  const { tasted, allWords, hasOpen, penalty, kin, long } = context;
  const { floor } = scoresOf(first.puzzle, tasted);
  if (floor === undefined) return { ...first, quality: unscored(first.puzzle, context) };
  // A point in hundredths, where some count more.
  const point = long > 0 ? 100 : 1;
  const ranked = new RankedList(allWords);
  const wordsFrom = (least: number): WordList => ranked.atLeast(hasOpen ? 0 : least);
  let stage = context.stageOf(wordsFrom(floor));
  const work = new Work({
    seed: options.seed ?? 0,
    maxNodes: options.maxNodes ?? first.stats.nodes + bestNodesFor(first.puzzle),
    levels: levelsFrom(first.puzzle, allWords, floor),
    hasBeam: racePlanFor(first.puzzle).entrants.some(({ strategy }) => strategy === 'beam'),
    searchFrom(least) {
      stage = context.stageOf(wordsFrom(least));
      return context.newSearch(stage);
    },
    words: stage.wordIds(first.puzzle),
    penaltyOf: (search) => point * (penalty?.(stage.puzzle(search)) ?? 0),
    firstPenalty: point * (penalty?.(first.puzzle) ?? 0),
    kinOf: (search) => kin?.(stage.puzzle(search)) ?? 0,
    firstKin: kin?.(first.puzzle) ?? 0,
    weightOf: long > 0 ? (length) => point + long * Math.max(0, length - SHORT_LENGTH) : undefined,
    penaltyOfPart:
      context.isGrowing && penalty
        ? (fill, isOpen) =>
            point * penalty(stage.puzzleOf(fill.map((id, slot) => (isOpen[slot] === 1 ? -1 : id))))
        : undefined,
    counted: first.stats,
  });
  let { puzzle } = first;
  const best = (): BestFill => ({
    ...first,
    puzzle,
    stats: work.counters,
    quality: qualityOf(puzzle, context, work, options),
  });
  options.onBetter?.(best());
  for (const event of improve(work)) {
    if (event === 'better') {
      puzzle = context.verified(stage.puzzle(work.search));
      options.onBetter?.(best());
    } else {
      options.onProgress?.(work.counters);
      await nextTurn();
    }
    if (options.signal?.aborted) break;
  }
  return best();
}

function qualityOf(
  puzzle: Puzzle,
  { words, tasted, penalty, long }: BestContext,
  work: Work,
  { signal }: BestOptions,
): Quality {
  const proved = { floor: work.openLevels.length === 0, sum: work.isValueProved };
  const limit = signal?.aborted ? 'aborted' : 'nodes';
  return {
    ...scoresOf(puzzle, words),
    isPlain: tasted === words && long === 0,
    tasteFloor: scoresOf(puzzle, tasted).floor,
    penalty: penalty?.(puzzle) ?? 0,
    value: long > 0 ? work.best.value / 100 : work.best.value,
    highestFloor: work.openLevels.at(-1) ?? work.best.floor,
    proved,
    limit: !(proved.floor && proved.sum) ? limit : undefined,
  };
}

/** The quality of a fill without a scored entry: no fill can be better. */
function unscored(puzzle: Puzzle, context: BestContext): Quality {
  const { words, penalty } = context;
  return {
    ...scoresOf(puzzle, words),
    isPlain: context.tasted === context.words && context.long === 0,
    tasteFloor: undefined,
    penalty: penalty?.(puzzle) ?? 0,
    value: -(penalty?.(puzzle) ?? 0),
    highestFloor: undefined,
    proved: { floor: true, sum: true },
  };
}

/** The scores from `floor` up that words of the grid's lengths have, ascending. */
function levelsFrom({ layout }: Puzzle, words: WordList, floor: number): number[] {
  const levels = new Set<number>();
  for (const length of new Set(layout.slots.map((slot) => slot.cells.length))) {
    for (const score of words.table(length).scores) if (score >= floor) levels.add(score);
  }
  return [...levels].sort((a, b) => a - b);
}
