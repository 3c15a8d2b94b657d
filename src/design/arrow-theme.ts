// Words of one's own in an arrowword: each in a row or a column, with a clue cell or the rim at both ends, and apart from
// the others, so that whatever crosses it has room.

import { lettersOf } from '../base/letters.ts';
import type { Random } from '../base/random.ts';
import { type Canvas, FREE, OPEN, PARTED } from './canvas.ts';
import type { StartGrid } from './start-grids.ts';

/** Places that are tried for a word, and how often all words are placed anew. */
const PLACES = 300;
const ATTEMPTS = 60;

/** The start grid with the words in it; undefined if no place was found for one. */
export function withArrowTheme(
  canvas: Canvas,
  start: StartGrid,
  theme: readonly string[],
  random: Random,
): StartGrid | undefined {
  const longestFirst = theme
    .map(lettersOf)
    .sort((a, b) => b.length - a.length || (a.join('') < b.join('') ? -1 : 1));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const fixed = start.fixed.slice();
    const letters = [...start.letters];
    const isPlaced = longestFirst.every((word) => {
      for (let place = 0; place < PLACES; place++) {
        const isDown = random.below(2) === 1;
        const first = random.below(fixed.length);
        if (put(word, first, isDown, { canvas, fixed, letters })) return true;
      }
      return false;
    });
    if (isPlaced) return { ...start, fixed, letters };
  }
  return undefined;
}

interface Laying {
  readonly canvas: Canvas;
  readonly fixed: Uint8Array;
  readonly letters: (string | undefined)[];
}

/** Puts a word into free cells of which no neighbour has a letter already. */
function put(
  word: readonly string[],
  first: number,
  isDown: boolean,
  { canvas, fixed, letters }: Laying,
): boolean {
  const { width, height, voids } = canvas;
  const step = isDown ? width : 1;
  const along = isDown ? Math.floor(first / width) : first % width;
  const side = isDown ? height : width;
  if (along + word.length > side) return false;
  const [column, row] = [first % width, Math.floor(first / width)];
  const last = first + (word.length - 1) * step;
  // In the first row nothing crosses a word: the clues of what would begin there have no place. Likewise in the first column.
  if ((isDown ? column : row) === 0) return false;
  for (let at = first; at <= last; at += step) {
    if (fixed[at] !== FREE) return false;
    const [x, y] = [at % width, Math.floor(at / width)];
    const neighbours = [
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
      ...(y > 0 ? [at - width] : []),
      ...(y < height - 1 ? [at + width] : []),
    ];
    if (neighbours.some((next) => letters[next] !== undefined || voids[next] === 1)) return false;
  }
  const ends = [
    ...(along > 0 ? [first - step] : []),
    ...(along + word.length < side ? [last + step] : []),
  ];
  // From the lower right corner no arrow leads anywhere.
  if (ends.some((at) => fixed[at] === OPEN || at === width * height - 1)) return false;
  for (const at of ends) fixed[at] = PARTED;
  for (const [i, letter] of word.entries()) {
    fixed[first + i * step] = OPEN;
    letters[first + i * step] = letter;
  }
  return true;
}
