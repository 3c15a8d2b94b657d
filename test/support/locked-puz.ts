// Puzzles of .puz with a lock on their solution, as Across Lite makes them.

import { renderPuz } from '../../src/format/puz/render-puz.ts';
import { checksum, checksumsOf } from '../../src/format/puz/sections.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export function bytesOf(puzzle: Puzzle): Uint8Array {
  return renderPuz(puzzle);
}

export function lockedPuz(puzzle: Puzzle, key: string): Uint8Array {
  const file = bytesOf(puzzle).slice();
  const [width, height] = [file[0x2c]!, file[0x2d]!];
  const at: number[] = [];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      if (file[0x34 + y * width + x] !== 0x2e) at.push(0x34 + y * width + x);
    }
  }
  const letters = at.map((each) => file[each]!);
  const view = new DataView(file.buffer);
  view.setUint16(0x1e, checksum(Uint8Array.from(letters)), true);
  view.setUint16(0x32, 4, true);
  let text = letters.map((each) => each - 65);
  for (const digit of Array.from(key, Number)) {
    const shifted = text.map((letter, i) => (letter + Number(key[i % 4])) % 26);
    const moved = [...shifted.slice(digit), ...shifted.slice(0, digit)];
    const middle = Math.floor(moved.length / 2);
    const [front, back] = [moved.slice(0, middle), moved.slice(middle)];
    text = back.flatMap((letter, i) => (i < front.length ? [letter, front[i]!] : [letter]));
  }
  for (const [i, each] of at.entries()) file[each] = text[i]! + 65;
  return withSums(file, width * height);
}

/** With the checksums of what stands there now. */
function withSums(file: Uint8Array, size: number): Uint8Array {
  const texts: Uint8Array[] = [];
  let from = 0x34 + 2 * size;
  const count = file[0x2e]!;
  for (let i = 0; i < count + 4; i++) {
    const end = file.indexOf(0, from);
    texts.push(file.subarray(from, end));
    from = end + 1;
  }
  const sums = checksumsOf({
    shape: file.subarray(0x2c, 0x34),
    solution: file.subarray(0x34, 0x34 + size),
    state: file.subarray(0x34 + size, 0x34 + 2 * size),
    headings: texts.slice(0, 3),
    clues: texts.slice(3, 3 + count),
    notes: texts[3 + count]!,
  });
  const view = new DataView(file.buffer);
  view.setUint16(0, sums.file, true);
  view.setUint16(0x0e, sums.shape, true);
  file.set(sums.masked, 0x10);
  return file;
}
