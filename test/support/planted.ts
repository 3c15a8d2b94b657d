// Grids with a known fill: random letters in every open cell, and a list that holds its entries
// among decoys drawn from the same letters.

import type { Random } from '../../src/base/random.ts';
import { systemOf } from './brute-force.ts';
import { BLOCK, OPEN } from './pictures.ts';
import { chance, type GridCase, listOf, pick, randomWords, shuffled } from './random-cases.ts';

export interface PlantedShape {
  readonly width: number;
  readonly height: number;
  /** The chance that a cell is a block, and that an open cell's letter is given. */
  readonly blocks: number;
  readonly givens: number;
  readonly letters: readonly string[];
  /** Decoys of each length, as far as there are so many words. */
  readonly decoys: number;
}

/** A random case that has a fill; words may repeat only if they do in the planted one. */
export function plantedCase(random: Random, shape: PlantedShape): GridCase {
  const { width, height, letters } = shape;
  const solution = Array.from({ length: width * height }, () =>
    chance(random, shape.blocks) ? BLOCK : pick(random, letters),
  );
  const { slots } = systemOf({ width, height, cells: solution });
  const entries = slots.map((slot) => slot.map((cell) => solution[cell]).join(''));
  const decoys = [...new Set(slots.map((slot) => slot.length))].flatMap((length) =>
    randomWords(random, letters, length, shape.decoys),
  );
  const cells = solution.map((cell) =>
    cell === BLOCK || chance(random, shape.givens) ? cell : OPEN,
  );
  const texts = shuffled(random, [...new Set([...entries, ...decoys])]);
  const allowRepeats = new Set(entries).size < entries.length;
  return { template: { width, height, cells }, texts, words: listOf(texts), allowRepeats };
}
