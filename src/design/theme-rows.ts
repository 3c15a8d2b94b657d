// Where theme answers stand: in rows, those of a pair where a symmetry lays them on each other, the one without a
// partner in the middle, the last, which reveals the theme, at the bottom. Blocks stand at both their ends.

import { InputError } from '../base/errors.ts';
import { lettersOf } from '../base/letters.ts';
import { Random } from '../base/random.ts';
import { type Canvas, OPEN, PARTED } from './canvas.ts';
import type { Ground } from './ground.ts';

/** Fewer cells beside an answer are blocks: a block and an entry need one more than the shortest entry. */
const LEAST_BESIDE = 4;
/** Rows between theme answers, where there are so many. */
const WANTED_SPACING = 2;
/** Places drawn for a theme before it has none. */
const TRIES = 30;

/** Across from an answer: an open slot of its length. */
const NOBODY = '';

/** Two answers that lie on each other, one that lies on an open slot, or one that lies on itself or on nothing. */
interface Group {
  readonly upper: string;
  readonly lower: string | undefined;
}

/** @throws InputError if the symmetry has no places for answers of these lengths */
export function checkTheme(
  canvas: Canvas,
  answers: readonly string[],
  grounds: readonly Ground[],
): void {
  placeTheme(canvas, answers, grounds, new Random(0));
}

/** Draws a ground, and places there for the answers. @throws InputError if none has any for answers of these lengths */
export function placeTheme(
  canvas: Canvas,
  answers: readonly string[],
  grounds: readonly Ground[],
  random: Random,
): Ground {
  const order = Array.from(grounds.keys());
  random.shuffle(order);
  let reason: InputError | undefined;
  for (const at of order) {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return placedIn(canvas, answers, grounds[at]!, random);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        reason ??= error;
      }
    }
  }
  throw reason ?? new RangeError('a design needs a ground');
}

function placedIn(
  canvas: Canvas,
  answers: readonly string[],
  ground: Ground,
  random: Random,
): Ground {
  if (answers.length === 0) return ground;
  const { width, height, symmetry } = canvas;
  const puts = new Puts(canvas, ground);
  const groups = groupsOf(canvas, answers);
  const middle = groups.filter(({ lower }) => lower === undefined);
  const pairs = groups.filter(({ lower }) => lower !== undefined);
  if (symmetry !== 'half-turn' && symmetry !== 'up-down') {
    const rows = spread(ground.carries, answers.length, random, (spacing) => {
      const first = Math.min(2, Math.max(0, height - 1 - (answers.length - 1) * spacing));
      return [first, height - 1 - first];
    });
    for (const [i, answer] of answers.entries()) {
      const centred = (width - lengthOf(answer)) / 2;
      const left = symmetry === 'left-right' ? centred : drawLeft(width, lengthOf(answer), random);
      puts.put(answer, rows[i]!, left);
    }
    return puts;
  }
  const half = (height - 1) / 2;
  if (middle.length > 0 && !ground.carries[half]) {
    throw new InputError('the row in the middle carries no entry');
  }
  const rows = drawRows(ground.carries, pairs.length, middle.length > 0, random);
  for (const [i, { upper, lower }] of pairs.entries()) {
    const left = drawLeft(width, lengthOf(upper), random);
    puts.put(upper, rows[i]!, left);
    const across = symmetry === 'half-turn' ? width - left - lengthOf(upper) : left;
    puts.put(lower!, height - 1 - rows[i]!, across, lengthOf(upper));
  }
  for (const { upper } of middle) puts.put(upper, half, (width - lengthOf(upper)) / 2);
  return puts;
}

/** A ground with answers put into it. */
class Puts implements Ground {
  readonly fixed: Uint8Array;
  readonly letters: (string | undefined)[];
  readonly carries: readonly boolean[];
  private readonly canvas: Canvas;
  /** Beside an answer every cell must be in an entry of its row. */
  private readonly isFull: boolean;

  constructor(canvas: Canvas, { fixed, letters, carries }: Ground) {
    this.canvas = canvas;
    this.fixed = fixed.slice();
    this.letters = [...letters];
    this.carries = carries;
    this.isFull = !canvas.isBarred && carries.every(Boolean);
  }

  /** @throws InputError where something else is fixed */
  put(answer: string, row: number, left: number, length = lengthOf(answer)): void {
    const { width, isBarred } = this.canvas;
    const first = row * width;
    const right = left + length;
    const cells = lettersOf(answer);
    for (let i = 0; i < length; i++) {
      const at = first + left + i;
      const stands = this.letters[at];
      const isSolid = isBarred ? this.canvas.voids[at] === 1 : this.fixed[at] === PARTED;
      if (isSolid || (stands !== undefined && stands !== cells[i])) {
        throw new InputError('what the theme needs open is no open cell, wherever it was tried');
      }
      this.letters[at] = cells[i] ?? stands;
    }
    if (isBarred) {
      for (let column = left; column < right - 1; column++) this.fixed[first + column] = OPEN;
      if (left > 0) this.part(first + left - 1);
      if (right < width) this.part(first + right - 1);
      return;
    }
    this.fixed.fill(OPEN, first + left, first + right);
    const from = this.isFull && left < LEAST_BESIDE ? 0 : Math.max(0, left - 1);
    const to = this.isFull && width - right < LEAST_BESIDE ? width : Math.min(width, right + 1);
    for (let column = from; column < left; column++) this.part(first + column);
    for (let column = right; column < to; column++) this.part(first + column);
  }

  private part(spot: number): void {
    if (this.fixed[spot] === OPEN) {
      throw new InputError('what the theme needs a block at is open, wherever it was tried');
    }
    this.fixed[spot] = PARTED;
  }
}

/** The answers as a symmetry lays them, those that stand further out first. @throws InputError */
function groupsOf({ width, height, symmetry }: Canvas, answers: readonly string[]): Group[] {
  if (answers.length === 0) return [];
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
function drawRows(
  carries: readonly boolean[],
  count: number,
  hasMiddle: boolean,
  random: Random,
): number[] {
  const height = carries.length;
  const last = Math.ceil(height / 2) - 1 - (height % 2 === 1 || hasMiddle ? 1 : 0);
  return spread(carries, count, random, (spacing) => {
    const end = hasMiddle
      ? Math.floor(height / 2) - spacing
      : Math.min(last, Math.floor((height - spacing) / 2));
    return [Math.min(2, Math.max(0, end - (count - 1) * spacing)), end];
  });
}

/** Rows one below the other, as far from each other as is wanted, or else as can be, from one to another. */
function spread(
  carries: readonly boolean[],
  count: number,
  random: Random,
  limits: (spacing: number) => readonly [first: number, last: number],
): number[] {
  for (let spacing = WANTED_SPACING; spacing > 0; spacing--) {
    const [first, last] = limits(spacing);
    const rows = [...carries.keys()].filter((row) => carries[row] && row >= first && row <= last);
    // Of a lattice rows that carry entries are apart as they are.
    const skipped = carries.includes(false) ? 0 : spacing - 1;
    const choices = rows.length - (count - 1) * skipped;
    if (choices < count) continue;
    const order = Array.from({ length: choices }, (_, at) => at);
    random.shuffle(order);
    const chosen = order.slice(0, count).sort((a, b) => a - b);
    return chosen.map((at, i) => rows[at + i * skipped]!);
  }
  throw new InputError(`${carries.length} rows have no room for so many theme answers`);
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
