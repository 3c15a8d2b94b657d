// Where theme answers stand: in rows, those of a pair where a symmetry lays them on each other, the one without a
// partner in the middle, the last, which reveals the theme, at the bottom. Blocks stand at both their ends.

import { InputError } from '../base/errors.ts';
import { lettersOf } from '../base/letters.ts';
import { Random } from '../base/random.ts';
import { BLOCK, OPEN } from './anneal.ts';
import type { Canvas } from './canvas.ts';

/** Fewer cells beside an answer are blocks: a block and an entry need one more than the shortest entry. */
const LEAST_BESIDE = 4;
/** Rows between theme answers, where there are so many. */
const WANTED_SPACING = 2;

export interface ThemeRows {
  /** What is fixed at each position, and the letters of answers. */
  readonly fixed: Uint8Array;
  readonly letters: readonly (string | undefined)[];
}

/** Across from an answer: an open slot of its length. */
const NOBODY = '';

/** Two answers that lie on each other, one that lies on an open slot, or one that lies on itself or on nothing. */
interface Group {
  readonly upper: string;
  readonly lower: string | undefined;
}

/** @throws InputError if the symmetry has no places for answers of these lengths */
export function checkTheme(canvas: Canvas, answers: readonly string[]): void {
  placeTheme(canvas, answers, new Random(0));
}

/** Draws places for the answers. @throws InputError if the symmetry has none for answers of these lengths */
export function placeTheme(canvas: Canvas, answers: readonly string[], random: Random): ThemeRows {
  const { width, height } = canvas;
  const fixed = new Uint8Array(width * height);
  const letters = new Array<string | undefined>(width * height).fill(undefined);
  const put = (answer: string, row: number, left: number, length = lengthOf(answer)): void => {
    const cells = lettersOf(answer);
    const right = left + length;
    const from = left < LEAST_BESIDE ? 0 : left - 1;
    const to = width - right < LEAST_BESIDE ? width : right + 1;
    for (let column = from; column < to; column++) {
      const isInside = column >= left && column < right;
      fixed[row * width + column] = isInside ? OPEN : BLOCK;
      if (isInside) letters[row * width + column] = cells[column - left];
    }
  };
  if (answers.length === 0) return { fixed, letters };
  const groups = groupsOf(canvas, answers);
  const middle = groups.filter(({ lower }) => lower === undefined);
  const pairs = groups.filter(({ lower }) => lower !== undefined);
  const isPaired = canvas.symmetry === 'half-turn' || canvas.symmetry === 'up-down';
  if (isPaired) {
    const rows = drawRows(height, pairs.length, middle.length > 0, random);
    for (const [i, { upper, lower }] of pairs.entries()) {
      const left = drawLeft(width, lengthOf(upper), random);
      put(upper, rows[i]!, left);
      const lowerLeft = canvas.symmetry === 'half-turn' ? width - left - lengthOf(upper) : left;
      put(lower!, height - 1 - rows[i]!, lowerLeft, lengthOf(upper));
    }
    for (const { upper } of middle) put(upper, (height - 1) / 2, (width - lengthOf(upper)) / 2);
    return { fixed, letters };
  }
  const rows = spread(height, answers.length, random);
  for (const [i, answer] of answers.entries()) {
    const centred = (width - lengthOf(answer)) / 2;
    const isCentred = canvas.symmetry === 'left-right';
    put(answer, rows[i]!, isCentred ? centred : drawLeft(width, lengthOf(answer), random));
  }
  return { fixed, letters };
}

/** The answers as a symmetry lays them, those that stand further out first. @throws InputError */
function groupsOf({ width, height, symmetry }: Canvas, answers: readonly string[]): Group[] {
  const long = answers.find((answer) => lengthOf(answer) > width);
  if (long !== undefined) {
    throw new InputError(`${named(long)} is longer than a row of ${width}`);
  }
  if (symmetry === 'quarter-turn') {
    throw new InputError('theme answers stand in rows, which a quarter turn lays on columns');
  }
  if (symmetry === 'none') return answers.map((upper) => ({ upper, lower: undefined }));
  if (symmetry === 'left-right') {
    const odd = answers.find((answer) => !isCentrable(answer, width));
    if (odd === undefined) return answers.map((upper) => ({ upper, lower: undefined }));
    throw new InputError(
      `${named(odd)} cannot be in the middle of a row of ${width}: an ${width % 2 === 0 ? 'even' : 'odd'} number of letters could`,
    );
  }
  // The last reveals the theme and stands at the bottom, with the first of its length above it.
  const left = [...answers];
  const groups: Group[] = [];
  const single: string[] = [];
  while (left.length > 0) {
    const lower = left.pop()!;
    const partner = left.findIndex((answer) => lengthOf(answer) === lengthOf(lower));
    if (partner < 0) single.unshift(lower);
    else groups.push({ upper: left.splice(partner, 1)[0]!, lower });
  }
  const middle = single
    .filter((answer) => height % 2 === 1 && isCentrable(answer, width))
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  return [
    ...groups,
    ...single.filter((answer) => answer !== middle).map((upper) => ({ upper, lower: NOBODY })),
    ...(middle === undefined ? [] : [{ upper: middle, lower: undefined }]),
  ];
}

/** The answers that a symmetry lays on no other answer, and not on themselves: open slots stand across from them. */
export function unpairedIn(canvas: Canvas, answers: readonly string[]): string[] {
  return groupsOf(canvas, answers).flatMap(({ upper, lower }) => (lower === NOBODY ? [upper] : []));
}

function named(answer: string): string {
  return `${answer} (${lengthOf(answer)})`;
}

function lengthOf(answer: string): number {
  return lettersOf(answer).length;
}

function isCentrable(answer: string, width: number): boolean {
  return (width - lengthOf(answer)) % 2 === 0;
}

/** Rows of the upper half for pairs, the outermost first, none beside another or the middle if that is taken. */
function drawRows(height: number, count: number, hasMiddle: boolean, random: Random): number[] {
  const last = Math.ceil(height / 2) - 1 - (height % 2 === 1 || hasMiddle ? 1 : 0);
  for (let spacing = WANTED_SPACING; spacing > 0; spacing--) {
    const end = hasMiddle
      ? Math.floor(height / 2) - spacing
      : Math.min(last, Math.floor((height - spacing) / 2));
    const choices = rowSets(
      Math.min(2, Math.max(0, end - (count - 1) * spacing)),
      end,
      count,
      spacing,
    );
    if (choices.length > 0) return choices[random.below(choices.length)]!;
  }
  throw new InputError(`${height} rows have no room for so many theme answers`);
}

/** Rows for answers one below the other. */
function spread(height: number, count: number, random: Random): number[] {
  for (let spacing = WANTED_SPACING; spacing > 0; spacing--) {
    const first = Math.min(2, Math.max(0, height - 1 - (count - 1) * spacing));
    const choices = rowSets(first, height - 1 - first, count, spacing);
    if (choices.length > 0) return choices[random.below(choices.length)]!;
  }
  throw new InputError(`${height} rows have no room for so many theme answers`);
}

/** All ways to choose rows from `first` to `last` that are so far from each other. */
function rowSets(first: number, last: number, count: number, spacing: number): number[][] {
  if (count === 0) return [[]];
  const sets: number[][] = [];
  for (let row = first; row <= last; row++) {
    for (const rest of rowSets(row + spacing, last, count - 1, spacing)) sets.push([row, ...rest]);
  }
  return sets;
}

/** The column where an answer begins: at an end of its row more often than not. */
function drawLeft(width: number, length: number, random: Random): number {
  const beside = width - length;
  const isGood = (cells: number): boolean => cells === 0 || cells >= LEAST_BESIDE;
  const good = Array.from({ length: beside + 1 }, (_, left) => left).filter(
    (left) => isGood(left) && isGood(beside - left),
  );
  const choices = [0, beside, ...good];
  return choices[random.below(choices.length)]!;
}
