// Masks of letters, of cells and of arcs: `maskInts` integers, bit `letter & 31` of integer
// `letter >>> 5`.

import { at, cellMasks, maskInts } from './tables';

/** How many letters the mask at a byte address has. */
export function countLetters(mask: i32): i32 {
  let letters = 0;
  for (let i = 0; i < maskInts; i++) letters += popcnt(at(mask, i));
  return letters;
}

/** Whether the mask at a byte address has a letter. */
export function hasLetter(mask: i32, letter: i32): bool {
  return ((at(mask, letter >>> 5) >>> (letter & 31)) & 1) !== 0;
}

/** The mask of a cell. */
export function cellMask(cell: i32): i32 {
  return cellMasks + ((cell * maskInts) << 2);
}

/** How many letters a cell may have. */
export function cellLetters(cell: i32): i32 {
  return countLetters(cellMask(cell));
}

/** Whether a cell may have a letter. */
export function mayHave(cell: i32, letter: i32): bool {
  return hasLetter(cellMask(cell), letter);
}

/** The one letter that a cell has left, or -1 while it has several. */
export function letterOf(cell: i32): i32 {
  const mask = cellMask(cell);
  if (countLetters(mask) !== 1) return -1;
  let part = 0;
  while (at(mask, part) === 0) part++;
  return (part << 5) | ctz(at(mask, part));
}
