// Designs: patterns for a size, a style and a theme, each the best of several, by how well it fills with a list.
// What does not fill is annealed again where the search failed.

import { nextTurn } from '../base/next-turn.ts';
import { Random } from '../base/random.ts';
import { Filler } from '../fill/filler.ts';
import { blankPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { formOf } from '../report/form.ts';
import { judge } from '../report/judge.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { type AnnealOptions, anneal, rank } from './anneal.ts';
import { layoutOf, PARTED } from './canvas.ts';
import type { Ground } from './ground.ts';
import { opennessOf } from './looks.ts';
import { type NearPattern, nearPatterns } from './move-blocks.ts';
import { PatternCost, type PatternFigures } from './pattern-cost.ts';
import type { DesignPlan } from './plan.ts';
import { RoomToFill } from './room-to-fill.ts';
import { arrangements } from './theme-rows.ts';

/** Patterns are made of words that score as much. */
const GOOD_SCORE = 50;
/** Patterns that are begun at a time, each from an arrangement of the theme; where none fills, others follow. */
const BEGUN = 40;
const ATTEMPTS = 3;
/** Rounds of patterns: how many of the most promising are gone on with, and how far. */
const ROUNDS: readonly (AnnealOptions & { readonly patterns: number })[] = [
  { patterns: BEGUN, steps: 800, heat: [5, 0.8], fault: 1 },
  { patterns: 14, steps: 2000, heat: [4, 0.6], fault: 3 },
];
const LAST: AnnealOptions = { steps: 8000, heat: [3.5, 0.12], fault: 12 };
/** Patterns without a fault that are compared, of so many gone on with at most. */
const CANDIDATES = 3;
const GONE_ON = 14;
const MEND: AnnealOptions = { steps: 4000, heat: [1.5, 0.12], fault: 8 };
const MENDS = 3;
/** How much more room is wanted where the search failed. */
const TROUBLE = 1.6;
const SEARCH_NODES = 4000;
const BEST_NODES = 8000;
/** Of all searches for fills of a design, unless it is said. */
const DEFAULT_NODES = 60_000;

export interface DesignOptions extends DesignPlan {
  readonly seed: number;
  /** Of searches for fills, in all. */
  readonly maxNodes?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (drawn: number) => void;
}

export interface Design {
  /** Blank but for the theme. */
  readonly puzzle: Puzzle;
  readonly figures: DesignFigures;
}

export interface DesignFigures extends FillFigures {
  readonly entries: number;
  readonly blocks: number;
  readonly bars: number;
  /** Cells that touch no block, not even diagonally. */
  readonly openness: number;
  /** log10 of the fills to be expected of words that score 50. */
  readonly expectedFillsLog10: number;
}

export interface MoveOptions {
  readonly template: Puzzle;
  /** Blocks moved, added or taken out at most. */
  readonly most: number;
  readonly seed: number;
  readonly maxNodes?: number;
  readonly signal?: AbortSignal;
}

export interface Moved {
  /** How the template fills. */
  readonly before: FillFigures;
  /** Undefined if none was found that fills, or fills better. */
  readonly nearest: (NearPattern & { readonly figures: FillFigures }) | undefined;
}

/** How a pattern fills. */
export interface FillFigures {
  /** Nodes that a first fill took; null if none was found. */
  readonly fillNodes: number | null;
  /** Of a short optimisation; null without a fill. */
  readonly floor: number | null;
  readonly mean: number | null;
}

interface Drawn {
  readonly parted: Uint8Array;
  readonly figures: PatternFigures;
  readonly cost: PatternCost;
  readonly fixed: Uint8Array;
  readonly letters: readonly (string | undefined)[];
  readonly random: Random;
}

interface Candidate extends Drawn {
  readonly puzzle: Puzzle;
}

/** Makes designs from one list, which it counts once. */
export class Designer {
  private readonly words: WordList;
  private readonly room: RoomToFill;

  constructor(words: WordList) {
    this.words = words;
    this.room = new RoomToFill(words, GOOD_SCORE);
  }

  /**
   * A design; undefined if none was found that its limits and its profile accept.
   * @throws InputError for a theme that the symmetry has no place for
   */
  async design(options: DesignOptions): Promise<Design | undefined> {
    const { signal, seed, canvas, theme, grounds } = options;
    const arranged = arrangements(canvas, theme, grounds, new Random(seed));
    const budget = { nodes: options.maxNodes ?? DEFAULT_NODES };
    let best: Design | undefined;
    for (let first = 0; first < Math.min(arranged.length, ATTEMPTS * BEGUN); first += BEGUN) {
      for (const candidate of await this.candidates(options, arranged, first)) {
        const design = await this.tried(candidate, options, budget);
        if (best === undefined || isBetter(design.figures, best.figures)) best = design;
      }
      const isFilled = best !== undefined && best.figures.fillNodes !== null;
      if (isFilled || budget.nodes <= 0 || signal?.aborted) break;
    }
    return best;
  }

  /** The best patterns without a fault, of so many begun from some of the arrangements on. */
  private async candidates(
    options: DesignOptions,
    arranged: readonly Ground[],
    first: number,
  ): Promise<Candidate[]> {
    const { signal, onProgress, seed } = options;
    let drawn: Drawn[] = [];
    for (let at = first; at < first + BEGUN; at++) {
      const random = new Random(seed ^ Math.imul(at + 1, 0x9e3779b1));
      drawn.push(this.begun(options, arranged[at % arranged.length]!, random));
    }
    for (const { patterns, ...round } of ROUNDS) {
      const gone: Drawn[] = [];
      for (const each of drawn.slice(0, patterns)) {
        if (signal?.aborted) return [];
        gone.push(goneOn(each, round, options));
        onProgress?.(first + gone.length);
        await nextTurn();
      }
      drawn = gone.sort((a, b) => rank(a.figures) - rank(b.figures));
    }
    const candidates: Candidate[] = [];
    for (const each of drawn.slice(0, GONE_ON)) {
      if (signal?.aborted || candidates.length === CANDIDATES) break;
      const candidate = accepted(goneOn(each, LAST, options), options);
      if (candidate !== undefined) candidates.push(candidate);
      await nextTurn();
    }
    return candidates.sort((a, b) => a.figures.total - b.figures.total);
  }

  private begun(
    { canvas, wishes, seed }: DesignOptions,
    { fixed, letters }: Ground,
    random: Random,
  ): Drawn {
    const cost = new PatternCost(canvas, wishes, this.room, letters, new Random(seed));
    const parted = fixed.map((what) => Number(what === PARTED));
    return { parted, figures: cost.of(parted), cost, fixed, letters, random };
  }

  /** Fills it, and mends it where it does not fill. */
  private async tried(
    first: Candidate,
    options: DesignOptions,
    budget: { nodes: number },
  ): Promise<Design> {
    const { signal } = options;
    let candidate = first;
    for (let mend = 0; ; mend++) {
      const { figures, region } = await this.fills(candidate.puzzle, options, budget);
      if (figures.fillNodes !== null) {
        return {
          puzzle: candidate.puzzle,
          figures: { ...figuresOf(candidate, options), ...figures },
        };
      }
      const asItIs = { puzzle: candidate.puzzle, figures: figuresOf(candidate, options) };
      if (mend === MENDS || budget.nodes <= 0 || signal?.aborted) return asItIs;
      const next = mended(candidate, region, options);
      if (next === undefined) return asItIs;
      candidate = next;
    }
  }

  /**
   * The pattern with the fewest blocks moved that fills where the template does not, or that fills best if it does.
   * @throws InputError for bars
   */
  async moveBlocks({ template, most, ...options }: MoveOptions): Promise<Moved> {
    const budget = { nodes: options.maxNodes ?? DEFAULT_NODES };
    const { figures: before, region } = await this.fills(template, options, budget);
    let nearest: Moved['nearest'];
    for (const pattern of nearPatterns(template, most, this.room, region)) {
      const isEnough = before.fillNodes === null && nearest !== undefined;
      if (budget.nodes <= 0 || options.signal?.aborted) break;
      if (isEnough && pattern.moved > nearest!.moved) break;
      const { figures } = await this.fills(pattern.puzzle, options, budget);
      if (isBetter(figures, nearest?.figures ?? before)) nearest = { ...pattern, figures };
    }
    return { before, nearest };
  }

  /** A first fill and a short optimisation, and the slots where there was none. */
  private async fills(
    puzzle: Puzzle,
    { seed, signal }: Pick<DesignOptions, 'seed' | 'signal'>,
    budget: { nodes: number },
  ): Promise<{ readonly figures: FillFigures; readonly region: readonly number[] }> {
    const told = { seed, ...(signal && { signal }) };
    const filler = new Filler(puzzle, this.words);
    const outcome = await filler.fill({
      ...told,
      maxNodes: Math.max(1, Math.min(SEARCH_NODES, budget.nodes)),
    });
    budget.nodes -= outcome.stats.nodes;
    if (outcome.status !== 'filled') {
      const region = outcome.status === 'gave-up' ? outcome.region : outcome.reason.core?.slots;
      return { figures: { fillNodes: null, floor: null, mean: null }, region: region ?? [] };
    }
    const best = await filler.best({
      ...told,
      maxNodes: Math.max(1, Math.min(BEST_NODES, budget.nodes)),
    });
    budget.nodes -= best.stats.nodes;
    const quality = best.status === 'filled' ? best.quality : undefined;
    const { nodes } = outcome.stats;
    const figures = {
      fillNodes: nodes,
      floor: quality?.floor ?? null,
      mean: quality?.mean ?? null,
    };
    return { figures, region: [] };
  }
}

/** A pattern annealed further. */
function goneOn(
  drawn: Drawn,
  how: AnnealOptions,
  { canvas }: Pick<DesignOptions, 'canvas'>,
): Drawn {
  const { fixed, parted, cost, random } = drawn;
  return { ...drawn, ...anneal(canvas, fixed, parted, cost, random, how) };
}

/** Undefined for a pattern that would be rejected. */
function accepted(drawn: Drawn, { canvas, wishes, profile }: DesignOptions): Candidate | undefined {
  if (drawn.figures.faults > 0) return undefined;
  const layout = layoutOf(canvas, drawn.parted, Math.min(2, wishes.leastLength));
  const givens = layout.geometry.positionOf.map((at) => drawn.letters[at]);
  const puzzle = blankPuzzle(layout, givens);
  if (profile !== undefined && !judge(puzzle, formOf(puzzle), profile).accepts) return undefined;
  return { ...drawn, puzzle };
}

/** Annealed a little more, with more room wanted at some slots, until it is another; undefined if none is accepted. */
function mended(
  { puzzle, ...drawn }: Candidate,
  slots: readonly number[],
  options: DesignOptions,
): Candidate | undefined {
  const { positionOf } = puzzle.layout.geometry;
  for (let tries = 0; tries < MENDS; tries++) {
    for (const slot of slots) {
      for (const cell of puzzle.layout.slots[slot]!.cells) {
        drawn.cost.trouble[positionOf[cell]!]! *= TROUBLE;
      }
    }
    const next = goneOn(drawn, MEND, options);
    const isOther = next.parted.some((what, spot) => what !== drawn.parted[spot]);
    if (isOther) return accepted(next, options);
  }
  return undefined;
}

function figuresOf(
  { figures, puzzle, parted }: Candidate,
  { canvas }: Pick<DesignOptions, 'canvas'>,
): DesignFigures {
  return {
    entries: puzzle.layout.slots.length,
    blocks: canvas.isBarred ? 0 : figures.blocks,
    bars: canvas.isBarred ? figures.blocks : 0,
    openness: opennessOf(canvas, canvas.isBarred ? canvas.voids : parted),
    expectedFillsLog10: Math.round(figures.expected * 100) / 100,
    fillNodes: null,
    floor: null,
    mean: null,
  };
}

/** What fills is better than what does not; then the floor counts, then the mean. */
function isBetter(one: FillFigures, two: FillFigures): boolean {
  if ((one.fillNodes === null) !== (two.fillNodes === null)) return two.fillNodes === null;
  if (one.floor !== two.floor) return (one.floor ?? 0) > (two.floor ?? 0);
  return (one.mean ?? 0) > (two.mean ?? 0);
}
