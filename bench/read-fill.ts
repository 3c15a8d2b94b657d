// Finding the fill in what a command prints: as many lines in a row as the grid is high, each with
// as many cells as it is wide. Spaces mean nothing, case does not matter; a block is `#`, `.` or
// `_`, and so may be a cell that lies in no slot.

import { slotsThrough } from '../src/layout/layout.ts';
import { isGiven, type Puzzle } from '../src/puzzle/puzzle.ts';
import { sayFillFault } from '../src/say/fill-faults.ts';
import { verify } from '../src/verify/verify.ts';
import type { List } from './lists.ts';

const ROW = /^[\p{L}#._]+$/u;
const LETTER = /^\p{L}$/u;

/** What a printed fill has at each position, row by row; undefined if there is none in the text. */
export function readFill(text: string, { layout }: Puzzle): readonly string[] | undefined {
  const { width, height } = layout.geometry;
  const rows: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const row = Array.from(line.replaceAll(/\s/g, '').toUpperCase());
    if (row.length === width && ROW.test(row.join(''))) rows.push(row);
    else rows.length = 0;
    if (rows.length === height) return rows.flat();
  }
  return undefined;
}

/** A puzzle with a printed fill; what is no letter is an open cell. */
export function filledAs(blank: Puzzle, printed: readonly string[]): Puzzle {
  const signs = blank.layout.geometry.positionOf.map((at) => printed[at]!);
  return { ...blank, cells: signs.map((sign) => (LETTER.test(sign) ? sign : undefined)) };
}

/** What is wrong with a printed fill, by this tree's verifier; empty if nothing is. */
export function judge(
  blank: Puzzle,
  list: List,
  printed: readonly string[],
  allowRepeats: boolean,
): string {
  const { layout, givens } = blank;
  const onBlocks = layout.geometry.positions.flatMap((at, i) =>
    at === 'block' && LETTER.test(printed[i]!) ? [`a block became ${printed[i]}`] : [],
  );
  const through = slotsThrough(layout);
  const filled = filledAs(blank, printed).cells;
  // A cell of no entry, or of one given in full, may be printed in any way.
  const cells = filled.map((content, cell) => {
    const slots = through[cell]!.map((slot) => layout.slots[slot]!);
    const isFree = slots.length === 0 || slots.some((slot) => isGiven(blank, slot));
    return isFree ? givens[cell] : content;
  });
  const faults = verify({ ...blank, cells }, list.words, { allowRepeats });
  return [...onBlocks, ...faults.map((fault) => sayFillFault(fault, blank))].join('; ');
}
