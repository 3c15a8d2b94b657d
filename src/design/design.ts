// Designs: patterns for a size, a style and a theme, each the best of several, by how well it fills with a list.
// What does not fill is annealed again where the search failed, as long as no other has been filled.

import { Filler } from '../fill/filler.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { ArrowPatterns } from './arrow-patterns.ts';
import { DesignError } from './design-error.ts';
import { whyUnmovable } from './movable.ts';
import { type NearPattern, nearPatterns } from './move-blocks.ts';
import {
  ATTEMPTS,
  type DesignedPattern,
  type DrawOptions,
  type PatternSource,
  Patterns,
} from './patterns.ts';
import { RoomToFill } from './room-to-fill.ts';
import type { Bounds } from './wishes.ts';

/** Patterns are made of words that score as much. */
const GOOD_SCORE = 50;
/** Patterns that are compared; of smaller grids more, as each is filled sooner: this many positions in all, */
const CANDIDATES: Bounds = [2, 5];
const COMPARED_POSITIONS = 700;
/** How often a pattern that does not fill is annealed again, while no other has been filled. */
const MENDS = 3;
/** For a first fill, and with a short optimisation; of more entries than so many, as many times more. */
const SEARCH_NODES = 4000;
const SEARCH_ENTRIES = 80;
const BEST_NODES = 8000;
const BEST_ENTRIES = 160;
/** Of all searches for fills of a design, unless it is said. */
const DEFAULT_NODES = 60_000;

export interface DesignOptions extends DrawOptions {
  /** Of searches for fills, in all. */
  readonly maxNodes?: number;
}

export interface Design {
  /** Blank but for the theme. */
  readonly puzzle: Puzzle;
  /** Equal for designs that a turn or a mirror lays on each other. */
  readonly likeness: string;
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
  /** Of an arrowword, whose blocks are clue cells. */
  readonly lettersPerClueCell?: number;
  /** Letters in two words, as a share of all. */
  readonly crossed?: number;
}

export interface MoveOptions {
  readonly template: Puzzle;
  /** Blocks, or bars, moved, added or taken out at most. */
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
   * @throws DesignError for a theme that the symmetry has no place for
   */
  async design(options: DesignOptions): Promise<Design | undefined> {
    const patterns =
      options.wishes.ratio === undefined
        ? new Patterns(options, this.room)
        : new ArrowPatterns(options, this.room);
    const area = options.canvas.voids.length;
    const [least, most] = CANDIDATES;
    const wanted = Math.max(least, Math.min(most, Math.round(COMPARED_POSITIONS / area)));
    let budget: { nodes: number } | undefined;
    let best: Design | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      for (const candidate of await patterns.candidates(wanted, attempt)) {
        const entries = candidate.puzzle.layout.slots.length;
        const usual = scaled(DEFAULT_NODES, entries / SEARCH_ENTRIES);
        budget ??= { nodes: options.maxNodes ?? usual };
        const mends = isFilled(best) ? 0 : MENDS;
        const design = await this.tried(candidate, patterns, options, budget, mends);
        if (best === undefined || isBetter(design.figures, best.figures)) best = design;
      }
      if (isFilled(best) || (budget?.nodes ?? 1) <= 0 || options.signal?.aborted) break;
      // Without a theme others are begun as these were: none of them would be accepted either.
      if (best === undefined && options.theme.length === 0) break;
    }
    return best;
  }

  /** Fills it, and mends it so often where it does not fill. */
  private async tried(
    first: DesignedPattern,
    patterns: PatternSource,
    options: DesignOptions,
    budget: { nodes: number },
    mends: number,
  ): Promise<Design> {
    const { signal } = options;
    let candidate = first;
    for (let mend = 0; ; mend++) {
      const { puzzle, likeness } = candidate;
      const { figures, region } = await this.fills(puzzle, options, budget);
      const asItIs = {
        puzzle,
        likeness,
        figures: { ...patternFiguresOf(candidate, options), ...figures },
      };
      if (isFilled(asItIs) || mend === mends || budget.nodes <= 0 || signal?.aborted) return asItIs;
      const next = patterns.mended(candidate, region);
      if (next === undefined) return asItIs;
      candidate = next;
    }
  }

  /**
   * The pattern with the fewest blocks, or bars, moved that fills where the template does not, or that fills best if it does.
   * @throws DesignError for a template in which none can be moved
   */
  async moveBlocks({ template, most, ...options }: MoveOptions): Promise<Moved> {
    const fault = whyUnmovable(template);
    if (fault !== undefined) throw new DesignError(fault);
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
    const told = { seed, signal };
    const entries = puzzle.layout.slots.length;
    const filler = new Filler(puzzle, this.words);
    const outcome = await filler.fill({
      ...told,
      maxNodes: Math.max(1, Math.min(scaled(SEARCH_NODES, entries / SEARCH_ENTRIES), budget.nodes)),
    });
    budget.nodes -= outcome.stats.nodes;
    if (outcome.status !== 'filled') {
      const region = outcome.status === 'gave-up' ? outcome.region : outcome.reason.core?.slots;
      return { figures: { fillNodes: null, floor: null, mean: null }, region: region ?? [] };
    }
    const best = await filler.best({
      ...told,
      maxNodes: Math.max(1, Math.min(scaled(BEST_NODES, entries / BEST_ENTRIES), budget.nodes)),
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

function isFilled(design: Design | undefined): boolean {
  return design !== undefined && design.figures.fillNodes !== null;
}

function patternFiguresOf(
  { figures, puzzle }: DesignedPattern,
  { canvas }: Pick<DesignOptions, 'canvas'>,
): Omit<DesignFigures, keyof FillFigures> {
  return {
    entries: puzzle.layout.slots.length,
    blocks: canvas.isBarred ? 0 : figures.blocks,
    bars: canvas.isBarred ? figures.blocks : 0,
    openness: figures.openness,
    expectedFillsLog10: hundredths(figures.expected),
    ...(figures.crossed !== undefined && {
      lettersPerClueCell: hundredths(puzzle.layout.cellCount / figures.blocks),
      crossed: hundredths(figures.crossed),
    }),
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function scaled(nodes: number, times: number): number {
  return Math.round(nodes * Math.max(1, times));
}

/** What fills is better than what does not; then the floor counts, then the mean. */
function isBetter(one: FillFigures, two: FillFigures): boolean {
  if ((one.fillNodes === null) !== (two.fillNodes === null)) return two.fillNodes === null;
  if (one.floor !== two.floor) return (one.floor ?? 0) > (two.floor ?? 0);
  return (one.mean ?? 0) > (two.mean ?? 0);
}
