// Patterns of arrowwords for a design: clue cells annealed from every second cell of the first row and column, and an
// arrow to each word. None is accepted with a word without a clue, a clue cell without a word, or what papers do not print.

import { nextTurn } from '../base/next-turn.ts';
import { Random } from '../base/random.ts';
import { assignArrows, withArrows } from '../layout/arrows.ts';
import { type Layout, slotsThrough } from '../layout/layout.ts';
import { blankPuzzle } from '../puzzle/puzzle.ts';
import { Likeness } from './alike.ts';
import { type ArrowAnnealing, annealArrows } from './anneal-arrows.ts';
import { type ArrowBoard, arrowBoard, CLUE, LETTER } from './arrow-board.ts';
import { ArrowCost } from './arrow-cost.ts';
import { withArrowTheme } from './arrow-theme.ts';
import { FREE, layoutOf, PARTED } from './canvas.ts';
import type { DesignedPattern, DrawOptions } from './patterns.ts';
import { type RoomToFill, UNIT } from './room-to-fill.ts';
import type { StartGrid } from './start-grids.ts';

/** For each position. Fewer leave two-letter words, more buy little. */
const STEPS = 800;
const FIRST: Pick<ArrowAnnealing, 'heat'> = { heat: [3, 0.18] };
/** A pattern with a fault is annealed again, from less heat, so often; then another is begun, at most so many. */
const AGAIN: Pick<ArrowAnnealing, 'heat'> = { heat: [1.5, 0.18] };
const REHEATED = 1;
const BEGUN = 8;
const LEAST_LENGTH = 2;

export class ArrowPatterns {
  private readonly options: DrawOptions;
  private readonly room: RoomToFill;
  private readonly likeness: Likeness;
  private readonly taken: Set<string>;

  constructor(options: DrawOptions, room: RoomToFill) {
    this.options = options;
    this.room = room;
    this.likeness = new Likeness(options.canvas);
    this.taken = new Set(options.taken);
  }

  /** One at most; another for every attempt. */
  async candidates(_wanted: number, attempt: number): Promise<DesignedPattern[]> {
    const { seed, signal, onProgress } = this.options;
    for (let begun = 1; begun <= BEGUN; begun++) {
      const number = attempt * BEGUN + begun;
      onProgress?.(number);
      const pattern = await this.drawn(new Random(seed ^ Math.imul(number, 0x9e3779b1)));
      if (signal?.aborted) return [];
      if (pattern !== undefined) return [pattern];
    }
    return [];
  }

  /** All of them are begun anew. */
  mended(): undefined {
    return undefined;
  }

  private async drawn(random: Random): Promise<DesignedPattern | undefined> {
    const { canvas, theme, starts, wishes, signal } = this.options;
    const start = withArrowTheme(canvas, starts[0]!, theme, random);
    if (start === undefined) return undefined;
    const board = arrowBoard(canvas);
    const free = [...start.fixed.keys()].filter((at) => start.fixed[at] === FREE);
    const area = canvas.voids.reduce((sum, isVoid) => sum + 1 - isVoid, 0);
    const clueCells = Math.floor(area / (wishes.ratio! + 1));
    const cost = new ArrowCost(board, { clueCells, longest: wishes.longest }, random);
    begin(cost, start, canvas.width);
    const steps = STEPS * free.length;
    const places = free.map((at) => board.places[at]!);
    let faults = annealArrows(cost, random, { ...FIRST, steps, free: places });
    for (let again = 0; again < REHEATED && faults > 0 && !signal?.aborted; again++) {
      await nextTurn();
      faults = annealArrows(cost, random, { ...AGAIN, steps, free: places });
    }
    await nextTurn();
    return faults > 0 ? undefined : this.accepted(board, start);
  }

  private accepted(board: ArrowBoard, { letters }: StartGrid): DesignedPattern | undefined {
    const { canvas } = this.options;
    const parted = Uint8Array.from(board.places, (at) => Number(board.stands[at] !== LETTER));
    const likeness = this.likeness.of(parted);
    if (this.taken.has(likeness)) return undefined;
    const bare = layoutOf(canvas, parted, LEAST_LENGTH);
    const { positions, positionOf } = bare.geometry;
    const blocks = positions.flatMap((what, at) => (what === 'block' ? [at] : []));
    const { clueCells, idle } = assignArrows(bare, new Set(blocks));
    if (idle.length > 0 || clueCells.includes(undefined)) return undefined;
    this.taken.add(likeness);
    const layout = withArrows(bare, clueCells);
    const puzzle = blankPuzzle(
      layout,
      positionOf.map((at) => letters[at]),
    );
    const through = slotsThrough(layout);
    const crossed = through.filter(({ length }) => length > 1).length;
    const figures = {
      entries: layout.slots.length,
      blocks: blocks.length,
      openness: openCells(board),
      faults: 0,
      total: 0,
      expected: expectedFills(layout, puzzle.givens, this.room),
      crossed: crossed / layout.cellCount,
    };
    return { puzzle, likeness, figures };
  }
}

/** Clue cells that stay, and every second cell of the first row and column. */
function begin(cost: ArrowCost, { fixed }: StartGrid, width: number): void {
  const { stands, places } = cost.board;
  for (const [at, place] of places.entries()) {
    const isRim = at < width ? at % 2 === 0 : at % (2 * width) === 0;
    const isClue = fixed[at] === PARTED || (isRim && fixed[at] === FREE);
    if (isClue && stands[place] === LETTER) cost.flip(place);
  }
}

/** Letters that touch no clue cell, not even diagonally. */
function openCells({ stands, stride, places }: ArrowBoard): number {
  const around = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  const isOpen = (at: number): boolean =>
    stands[at] === LETTER && around.every((step) => stands[at + step] !== CLUE);
  return places.reduce((sum, at) => sum + Number(isOpen(at)), 0);
}

/** log10 of them, by Long's estimate. */
function expectedFills(
  { slots, cellCount }: Layout,
  givens: readonly (string | undefined)[],
  room: RoomToFill,
): number {
  const rowsAt: number[][] = Array.from({ length: cellCount }, () => []);
  let expected = 0;
  for (const { cells } of slots) {
    const { first, log } = room.row(cells.map((cell) => givens[cell]));
    expected += log;
    for (const [i, cell] of cells.entries()) rowsAt[cell]!.push(first + i);
  }
  for (const [one, two] of rowsAt) {
    if (two !== undefined) expected += room.agreement(one!, two) / UNIT;
  }
  return expected;
}
