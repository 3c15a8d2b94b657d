// Patterns for a design: many are begun, the more promising are gone on with, and those that its outlet accepts
// are candidates, no two of them the same by a turn or a mirror.

import { lettersOf } from '../base/letters.ts';
import { nextTurn } from '../base/next-turn.ts';
import { Random } from '../base/random.ts';
import { formOf } from '../inspect/form.ts';
import { judge } from '../inspect/judge.ts';
import { blankPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { Likeness } from './alike.ts';
import { type AnnealOptions, anneal, freeOrbits, rank } from './anneal.ts';
import { layoutOf, PARTED } from './canvas.ts';
import { PatternCost, type PatternFigures } from './pattern-cost.ts';
import type { DesignPlan } from './plan.ts';
import type { RoomToFill } from './room-to-fill.ts';
import type { StartGrid } from './start-grids.ts';
import { ThemeBoard } from './theme-board.ts';
import { type Arrangements, arrangements } from './theme-rows.ts';
import type { Wishes } from './wishes.ts';

/** Steps are for a 15 x 15 under a half-turn, which has so many orbits; larger grids take as many an orbit. */
const USUAL_ORBITS = 113;
/** Patterns that are begun at a time, each from an arrangement of the theme. */
const BEGUN = 40;
/** So often only from arrangements that solvers like; then from any. */
const LIKED_ATTEMPTS = 2;
/** How often patterns are begun, where none fills. */
export const ATTEMPTS = 3;
/** Rounds of patterns: how many of the most promising are gone on with, and how far; of larger grids fewer are, but no fewer than the least. */
const ROUNDS: readonly (AnnealOptions & { readonly patterns: number })[] = [
  { patterns: BEGUN, steps: 800, heat: [5, 0.8], fault: 1 },
  { patterns: 14, steps: 2000, heat: [4, 0.6], fault: 3 },
];
const LEAST_PATTERNS = 4;
const LAST: AnnealOptions = { steps: 8000, heat: [3.5, 0.12], fault: 20 };
const MEND: AnnealOptions = { steps: 4000, heat: [1.5, 0.12], fault: 20 };
/** How often a pattern that is left with a fault is annealed again; of large grids most are. */
const REHEATED = 3;

export interface DrawOptions extends DesignPlan {
  readonly seed: number;
  /** Patterns that are in use, by `Likeness`. */
  readonly taken?: ReadonlySet<string>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (drawn: number) => void;
}

export interface Drawn {
  readonly parted: Uint8Array;
  readonly figures: PatternFigures;
  readonly cost: PatternCost;
  readonly fixed: Uint8Array;
  readonly letters: readonly (string | undefined)[];
  readonly random: Random;
}

/** A pattern that its limits and its outlet accept. */
export interface DesignedPattern {
  /** Blank but for the theme. */
  readonly puzzle: Puzzle;
  readonly likeness: string;
  /** `crossed`: of an arrowword, which letters are in two words, as a share of all. */
  readonly figures: PatternFigures & { readonly crossed?: number };
}

export interface PatternCandidate extends Drawn, DesignedPattern {
  readonly figures: PatternFigures;
}

/** Where a design gets its patterns. */
export interface PatternSource {
  /** At most so many, the most promising first; other ones for every attempt. */
  candidates(wanted: number, attempt: number): Promise<DesignedPattern[]>;
  /** A candidate annealed a little more, with more room wanted at slots that a search could not fill. */
  mended(candidate: DesignedPattern, failed: readonly number[]): DesignedPattern | undefined;
}

/** Rows from the rim at which a long entry may be, and how much shorter than the grid it is at most. */
const LONG_ROWS = [2, 5] as const;
const LONG_SHORTER = 2;
/** Entries fewer than a design has in mind that cost nothing yet. */
const AIM_SPREAD = 1;
const AIM_STREAM = 0x61696d73;
/** So that whether there is one says nothing of the rest that a seed draws. */
const LONG_STREAM = 0x6c6f6e67;

/** The start grids, in some designs without a theme with a row that is one long entry. */
function withLongEntry({ canvas, wishes, starts, theme, seed }: DrawOptions): readonly StartGrid[] {
  const { longShare = 0 } = wishes;
  const random = new Random(seed ^ LONG_STREAM);
  if (theme.length > 0 || random.unit() >= longShare) return starts;
  const { width } = canvas;
  const [least, most] = LONG_ROWS;
  const row = least + random.below(most - least + 1);
  const length = width - random.below(LONG_SHORTER + 1);
  const first = random.below(2) * (width - length);
  const boards = starts.map((start) => {
    const board = new ThemeBoard(canvas, start);
    return board.with(undefined, '', board.place(row * width + first, length, false));
  });
  const possible = boards.filter((board) => board !== undefined);
  return possible.length > 0 ? possible : starts;
}

/** A grid of which no entry across is longer is too hard to make; nobody takes such an entry for part of the theme. */
const LEAST_LONGEST_ACROSS = 7;

/**
 * The wishes of one design. With a theme, no other entry across is as long as an answer; without one, it has a number of
 * entries of its own in mind: of two drawn the greater.
 */
function wishesOfOne({ wishes, theme, seed }: DrawOptions): Wishes {
  const { entryAims } = wishes;
  if (theme.length > 1 && wishes.unchecked === undefined && wishes.ratio === undefined) {
    const shortest = Math.min(...theme.map((answer) => lettersOf(answer).length));
    return shortest <= LEAST_LONGEST_ACROSS ? wishes : { ...wishes, longestAcross: shortest - 1 };
  }
  if (entryAims === undefined || theme.length > 0) return wishes;
  const [least, most] = entryAims;
  const random = new Random(seed ^ AIM_STREAM);
  const drawn = (): number => least + random.below(most - least + 1);
  const aim = Math.max(drawn(), drawn());
  return { ...wishes, entries: [aim - AIM_SPREAD, aim] };
}

/** Draws the candidates of one design; none of them is taken, or is another one turned or mirrored. */
export class Patterns implements PatternSource {
  private readonly options: DrawOptions;
  private readonly room: RoomToFill;
  private readonly likeness: Likeness;
  private readonly taken: Set<string>;
  private readonly arranged: Arrangements;
  /** How many times the usual steps. */
  private readonly scale: number;

  constructor(asked: DrawOptions, room: RoomToFill) {
    const options = { ...asked, wishes: wishesOfOne(asked) };
    this.options = options;
    this.room = room;
    this.likeness = new Likeness(options.canvas);
    this.taken = new Set(options.taken);
    const { canvas, theme, seed } = options;
    const starts = withLongEntry(options);
    this.arranged = arrangements(canvas, theme, starts, new Random(seed));
    this.scale = Math.max(1, freeOrbits(canvas, options.starts[0]!.fixed).length / USUAL_ORBITS);
  }

  /** At most so many, the most promising first. */
  async candidates(wanted: number, attempt: number): Promise<PatternCandidate[]> {
    const { signal, onProgress } = this.options;
    const first = attempt * BEGUN;
    const drawn: Drawn[] = [];
    for (const [i, round] of ROUNDS.entries()) {
      const fewer = Math.round(round.patterns / this.scale);
      const patterns = Math.max(LEAST_PATTERNS, fewer);
      drawn.length = Math.min(drawn.length, patterns);
      for (let at = 0; at < patterns; at++) {
        if (signal?.aborted) return [];
        const begun = i === 0 ? this.begun(first + at) : drawn[at]!;
        drawn[at] = this.goneOn(begun, round);
        onProgress?.(first + at + 1);
        await nextTurn();
      }
      drawn.sort((a, b) => rank(a.figures) - rank(b.figures));
    }
    const candidates: PatternCandidate[] = [];
    for (const begun of drawn) {
      if (signal?.aborted || candidates.length === wanted) break;
      let done = this.goneOn(begun, LAST);
      for (let again = 0; again < REHEATED && done.figures.faults > 0; again++) {
        done = this.goneOn(done, LAST);
      }
      const candidate = this.accepted(done);
      if (candidate !== undefined) candidates.push(candidate);
      await nextTurn();
    }
    return candidates.sort((a, b) => a.figures.total - b.figures.total);
  }

  /** Annealed a little more, with more room wanted at slots that a search could not fill. */
  mended(
    { puzzle, ...drawn }: PatternCandidate,
    failed: readonly number[],
  ): PatternCandidate | undefined {
    drawn.cost.wantMore(puzzle.layout, failed);
    return this.accepted(this.goneOn(drawn, MEND));
  }

  private begun(number: number): Drawn {
    const { canvas, wishes, seed } = this.options;
    // Another attempt leans another way, and has another number of blocks in mind.
    const attempt = Math.floor(number / BEGUN);
    const { all, liked } = this.arranged;
    const count = liked > 0 && attempt < LIKED_ATTEMPTS ? liked : all.length;
    const { fixed, letters } = all[number % count]!;
    const random = new Random(seed ^ Math.imul(number + 1, 0x9e3779b1));
    const cost = new PatternCost(canvas, wishes, this.room, letters, new Random(seed + attempt));
    const parted = fixed.map((what) => Number(what === PARTED));
    return { parted, figures: cost.of(parted), cost, fixed, letters, random };
  }

  /** A pattern annealed further. */
  private goneOn(drawn: Drawn, { steps, ...how }: AnnealOptions): Drawn {
    const { fixed, parted, cost, random } = drawn;
    const { taken, likeness } = this;
    const better = anneal(this.options.canvas, fixed, parted, cost, random, {
      ...how,
      steps: Math.round(steps * this.scale),
      isTaken: taken.size > 0 ? (spots: Uint8Array) => taken.has(likeness.of(spots)) : undefined,
    });
    return { ...drawn, ...better };
  }

  /** Undefined for a pattern that would be rejected; else it is taken. */
  private accepted(drawn: Drawn): PatternCandidate | undefined {
    const { canvas, wishes, profile } = this.options;
    if (drawn.figures.faults > 0) return undefined;
    const likeness = this.likeness.of(drawn.parted);
    if (this.taken.has(likeness)) return undefined;
    const layout = layoutOf(canvas, drawn.parted, Math.min(2, wishes.leastLength));
    const givens = layout.geometry.positionOf.map((at) => drawn.letters[at]);
    const puzzle = blankPuzzle(layout, givens);
    if (profile !== undefined && !judge(puzzle, formOf(puzzle), profile).accepts) return undefined;
    this.taken.add(likeness);
    return { ...drawn, puzzle, likeness };
  }
}
