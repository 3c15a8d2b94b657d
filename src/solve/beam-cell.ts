// Which cell the states of a beam (beam.ts) decide next. They fill one region after another: what a letter brings
// about is seen soon, and states whose regions are filled differ little. So what the words leave open counts more
// than what the letters do.

import { ln } from '../base/plain-maths.ts';
import type { Random } from '../base/random.ts';
import type { Problem } from './problem.ts';

/** States that are asked, and how much what they say is disturbed. */
const SAMPLE = 12;
const NOISE = 0.05;

/**
 * The cell that is nearest to being decided, or -1 if all of the states asked have decided all. `beliefs` are those of the states, as `believe` of
 * core/beliefs.ts writes them.
 */
export function nextCell(
  problem: Problem,
  beliefs: readonly Float32Array[],
  random: Random | undefined,
): number {
  const { cellCount, cellStaysOpen, letterCount } = problem;
  const sample = draw(beliefs, random);
  const row = letterCount + 1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    if (cellStaysOpen?.[cell] === 1) continue;
    const first = cell * row;
    const open = sample.filter((state) => state[first]! >= 0);
    if (open.length === 0) continue;
    let words = 0;
    let letters = 0;
    for (const state of open) {
      words += state[first]!;
      letters += effectiveLetters(state, first + 1, first + row);
    }
    const size = ln(words / open.length);
    // Cells that some states have decided can wait.
    const wait = 1 + (0.5 * (sample.length - open.length)) / sample.length;
    const disturbed = wait * (1 + NOISE * (random?.unit() ?? 0));
    const cost = size * size * size * ln(letters / open.length) * disturbed;
    if (cost >= least) continue;
    best = cell;
    least = cost;
  }
  return best;
}

function draw(
  beliefs: readonly Float32Array[],
  random: Random | undefined,
): readonly Float32Array[] {
  if (beliefs.length <= SAMPLE || random === undefined) return beliefs.slice(0, SAMPLE);
  return Array.from({ length: SAMPLE }, () => beliefs[random.below(beliefs.length)]!);
}

/**
 * The effective number of letters, of those whose ways stand from `first` to `end`: so many with equal chances would
 * coincide as often (inverse Simpson index).
 */
function effectiveLetters(beliefs: Float32Array, first: number, end: number): number {
  let sum = 0;
  let squares = 0;
  for (let i = first; i < end; i++) {
    const ways = beliefs[i]!;
    sum += ways;
    squares += ways * ways;
  }
  return (sum * sum) / squares;
}
