// Where theme answers stand: arrangements are drawn, and ranked by what editors like and by how much room they leave.
// The last answer, which reveals the theme, is in the bottom third, the longest of those that pair with no other is in
// the middle; answers of one length lie on each other, two short ones share a row, others stand in columns or cross.

import { lettersOf } from '../base/letters.ts';
import { Random } from '../base/random.ts';
import { placeOf } from '../layout/layout.ts';
import { answerAt, type Puzzle } from '../puzzle/puzzle.ts';
import { type Canvas, PARTED } from './canvas.ts';
import { DesignError } from './design-error.ts';
import type { StartGrid } from './start-grids.ts';
import { type LaidAnswer, ThemeBoard, type ThemePlace } from './theme-board.ts';
import { LEAST_LENGTH } from './wishes.ts';

/** Arrangements drawn, and draws of a place for one answer. */
const DRAWN = 400;
const TRIES = 6;
/** Fewer cells beside an answer are blocks: a block and an entry need so many. */
const LEAST_BESIDE = LEAST_LENGTH + 1;
/** One place in so many is drawn in a column. */
const DOWN_DRAWN = 10;

/** What is less liked, a piece. */
const COST = {
  /** A block that has to be. */
  block: 0.3,
  /** A column in which answers, or places across from them, lie so many rows apart. */
  apart: [0, 1.5, 0.8, 0.3],
  /** In the outermost row, and in the one beside it. */
  rim: [4, 1.5],
  down: 4,
  /** The last not lowest, one above another that comes before it. */
  reveal: 10,
  order: 0.5,
  /** Another in the middle than the longest that pairs with none. */
  middle: 6,
  /** A place that is open across from an answer. */
  open: 2,
};

/** @throws DesignError if the symmetry has no places for these answers */
export function checkTheme(
  canvas: Canvas,
  answers: readonly string[],
  starts: readonly StartGrid[],
): void {
  checkAnswers(canvas, answers);
  if (arrangements(canvas, answers, starts, new Random(0)).all.length > 0) return;
  const { width, height, symmetry } = canvas;
  const unpaired = unpairedIn(canvas, answers);
  throw new DesignError({ kind: 'no-room-for-theme', width, height, symmetry, unpaired });
}

/** @throws DesignError for answers that no grid of the size has */
export function checkAnswers({ width, height }: Canvas, answers: readonly string[]): void {
  const twice = answers.find((answer, at) => answers.indexOf(answer) < at);
  if (twice !== undefined) throw new DesignError({ kind: 'theme-repeats', answer: twice });
  const short = answers.find((answer) => lengthOf(answer) < LEAST_LENGTH);
  if (short !== undefined) {
    throw new DesignError({ kind: 'theme-too-short', answer: short, least: LEAST_LENGTH });
  }
  const long = answers.find((answer) => lengthOf(answer) > Math.max(width, height));
  if (long !== undefined) {
    throw new DesignError({ kind: 'theme-too-long', answer: long, width });
  }
}

export interface Arrangements {
  /** No two the same, the most promising first; none if there is no place for the answers. */
  readonly all: readonly StartGrid[];
  /** How many of them, the first, have every answer across and the last one in the bottom third. */
  readonly liked: number;
}

/** Start grids with the answers put into them. */
export function arrangements(
  canvas: Canvas,
  answers: readonly string[],
  starts: readonly StartGrid[],
  random: Random,
): Arrangements {
  if (answers.length === 0) {
    const order = Array.from(starts.keys());
    random.shuffle(order);
    return { all: order.map((at) => starts[at]!), liked: starts.length };
  }
  const found = new Map<string, { board: ThemeBoard; cost: number; isLiked: boolean }>();
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const start = starts[random.below(starts.length)]!;
    const board = drawBoard(canvas, answers, start, random);
    if (board === undefined) continue;
    const key = board.fixed.join('') + board.letters.map((letter) => letter ?? '').join(',');
    if (found.has(key)) continue;
    const cost = costOf(canvas, board, start, answers);
    found.set(key, { board, cost, isLiked: isLiked(canvas, board, answers) });
  }
  const ranked = [...found.values()].sort(
    (a, b) => Number(b.isLiked) - Number(a.isLiked) || a.cost - b.cost,
  );
  const liked = ranked.filter((each) => each.isLiked).length;
  return { all: ranked.map(({ board }) => board), liked };
}

function isLiked(
  { width, height, symmetry }: Canvas,
  { laid }: ThemeBoard,
  answers: readonly string[],
): boolean {
  if (symmetry === 'quarter-turn') return true;
  return laid.every(({ answer, cells, isDown }) => {
    if (answer === undefined) return true;
    const isLast = answer === answers.length - 1;
    return !isDown && (!isLast || isLow(Math.floor(cells[0]! / width), height));
  });
}

/** Whether a row is in the bottom third. */
function isLow(row: number, height: number): boolean {
  return row >= Math.ceil((2 * height) / 3);
}

/** Answers of a design that are in columns, and whether the last of several is above the bottom third. */
export function misplacedIn(
  puzzle: Puzzle,
  answers: readonly string[],
): { readonly inColumns: readonly string[]; readonly isRevealerHigh: boolean } {
  const { slots, geometry } = puzzle.layout;
  const places = answers.map((text) => slots.find((slot) => answerAt(puzzle, slot) === text));
  const inColumns = answers.filter((_, i) => places[i]?.direction === 'down');
  const last = places.at(-1);
  const row = last && placeOf(puzzle.layout, last.cells.at(-1)!).row - 1;
  const isHigh = row !== undefined && !isLow(row, geometry.height);
  return { inColumns, isRevealerHigh: answers.length > 1 && isHigh };
}

/** The answers for which there is no other of their length to lie across from, and that the middle does not take. */
export function unpairedIn(canvas: Canvas, answers: readonly string[]): string[] {
  const single = singleIn(canvas, answers);
  const middle = middleOf(canvas, withoutLast(single, answers));
  return single.filter((answer) => answer !== middle);
}

/** All but the last answer of several, whose place is at the bottom. */
function withoutLast(some: readonly string[], answers: readonly string[]): readonly string[] {
  return answers.length === 1 ? some : some.filter((answer) => answer !== answers.at(-1));
}

/** Of each length of which there is an odd number, the first, but for those that a mirror lays on themselves. */
function singleIn({ symmetry, width }: Canvas, answers: readonly string[]): string[] {
  if (symmetry === 'none' || symmetry === 'quarter-turn') return [];
  const others =
    symmetry === 'left-right' ? answers.filter((each) => !isCentrable(each, width)) : answers;
  return others.filter((answer, at) => {
    const same = [...others.keys()].filter((i) => lengthOf(others[i]!) === lengthOf(answer));
    return same.length % 2 === 1 && same[0] === at;
  });
}

/** The longest that can be in the middle of all. */
function middleOf({ width, height }: Canvas, answers: readonly string[]): string | undefined {
  if (height % 2 === 0) return undefined;
  return answers
    .filter((answer) => isCentrable(answer, width))
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/** One way of many to put all answers in; undefined if it came to an end. */
function drawBoard(
  canvas: Canvas,
  answers: readonly string[],
  start: StartGrid,
  random: Random,
): ThemeBoard | undefined {
  // Long ones first, but not always: what is left for them is least.
  const rank = answers.map((answer) => lengthOf(answer) + 3 * random.unit());
  const order = [...answers.keys()].sort((a, b) => rank[b]! - rank[a]!);
  let board = new ThemeBoard(canvas, start);
  for (const at of order) {
    const answer = answers[at]!;
    let next: ThemeBoard | undefined;
    for (let tries = 0; tries < TRIES && next === undefined; tries++) {
      // A quarter turn lays rows on columns.
      const isLast = canvas.symmetry !== 'quarter-turn' && at > 0 && at === answers.length - 1;
      next = board.with(at, answer, drawPlace(canvas, board, lengthOf(answer), isLast, random));
    }
    if (next === undefined) return undefined;
    board = next;
  }
  return board;
}

/** Across from another of its length as a rule, or in the middle, beside others, or anywhere. */
function drawPlace(
  canvas: Canvas,
  board: ThemeBoard,
  length: number,
  isLast: boolean,
  random: Random,
): ThemePlace {
  const { width, height, symmetry } = canvas;
  const mayCarry = (line: number): boolean => !isLast || isLow(line, height);
  const across = board.laid.filter(({ answer, cells, ...place }) => {
    const isThere = place.isDown || mayCarry(board.lineOf({ cells, ...place }));
    return answer === undefined && cells.length === length && isThere;
  });
  if (across.length > 0 && random.below(8) > 0) return across[random.below(across.length)]!;
  const isDown = length > width || (length <= height && random.below(DOWN_DRAWN) === 0);
  const [size, count] = isDown ? [height, width] : [width, height];
  const lines = Array.from({ length: count }, (_, line) => line).filter(
    (line) => isDown || (board.carries[line] && mayCarry(line)),
  );
  const isCentrable = (size - length) % 2 === 0;
  const beside = board.laid.filter((each) => each.isDown === isDown);
  const isMirrored = symmetry === (isDown ? 'up-down' : 'left-right');
  if (lines.length === 0) return drawPlace(canvas, board, length, false, random);
  let line = lines[random.below(lines.length)]!;
  let first = drawFirst(size, length, random);
  if (isMirrored && isCentrable && random.below(4) > 0) {
    first = (size - length) / 2;
  } else if (isCentrable && count % 2 === 1 && !isLast && random.below(4) === 0) {
    [line, first] = [(count - 1) / 2, (size - length) / 2];
  } else if (beside.length > 0 && !isLast && random.below(3) === 0) {
    line = board.lineOf(beside[random.below(beside.length)]!);
  }
  return board.place(isDown ? first * width + line : line * width + first, length, isDown);
}

/** Where an answer begins in its line: at an end of it more often than not. */
function drawFirst(size: number, length: number, random: Random): number {
  const rest = size - length;
  const isGood = (cells: number): boolean => cells === 0 || cells >= LEAST_BESIDE;
  const good = Array.from({ length: rest + 1 }, (_, first) => first).filter(
    (first) => isGood(first) && isGood(rest - first),
  );
  const choices = [0, rest, ...good];
  return choices[random.below(choices.length)]!;
}

function costOf(
  canvas: Canvas,
  board: ThemeBoard,
  start: StartGrid,
  answers: readonly string[],
): number {
  const { width, height } = canvas;
  const { laid } = board;
  let cost = COST.block * (partedIn(board) - partedIn(start));
  for (const [i, one] of laid.entries()) {
    const line = board.lineOf(one);
    const last = (one.isDown ? width : height) - 1;
    cost += COST.rim[Math.min(line, last - line)] ?? 0;
    if (one.answer === undefined) cost += COST.open;
    else if (one.isDown) cost += COST.down;
    for (const two of laid.slice(0, i)) {
      if (one.isDown !== two.isDown) continue;
      const apart = Math.abs(line - board.lineOf(two));
      cost += (COST.apart[apart] ?? 0) * overlap(board, one, two);
    }
  }
  const bottoms: number[] = [];
  for (const { answer, cells } of laid) {
    if (answer !== undefined) bottoms[answer] = Math.floor(cells.at(-1)! / width);
  }
  const lowest = Math.max(...bottoms);
  if (bottoms.at(-1)! < lowest) cost += COST.reveal;
  for (let i = 1; i < bottoms.length; i++) if (bottoms[i]! < bottoms[i - 1]!) cost += COST.order;
  const middle = middleOf(canvas, withoutLast(singleIn(canvas, answers), answers));
  const isCentral = ({ answer, cells }: LaidAnswer): boolean =>
    answer === answers.indexOf(middle!) && cells.includes((width * height - 1) / 2);
  return middle === undefined || laid.some(isCentral) ? cost : cost + COST.middle;
}

/** Of two places in lines beside each other, the cells that face each other. */
function overlap(board: ThemeBoard, one: ThemePlace, two: ThemePlace): number {
  const [from, other] = [board.alongOf(one), board.alongOf(two)];
  const end = Math.min(from + one.cells.length, other + two.cells.length);
  return Math.max(0, end - Math.max(from, other));
}

function partedIn({ fixed }: StartGrid): number {
  return fixed.reduce((sum, what) => sum + Number(what === PARTED), 0);
}

function isCentrable(answer: string, width: number): boolean {
  return (width - lengthOf(answer)) % 2 === 0;
}

function lengthOf(answer: string): number {
  return lettersOf(answer).length;
}
