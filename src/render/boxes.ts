// The format `boxes`, the picture of Ruby Quiz #10: a cell is 6 wide and 4 high, neighbours share
// their borders, blocks are solid, and blocks joined to the outside through blocks are left out.
// A number stands in the upper left corner of the cell where its slots start; a letter in the third
// row and third column of its cell. Cells widen only when a number has more than four digits.

import type { Puzzle } from '../grid/puzzle.ts';
import { BLOCK, OPEN } from '../grid/template.ts';

export interface BoxesOptions {
  /** Print the numbers. Default true. */
  readonly numbers?: boolean;
  /** Leave out the blocks that are joined to the outside. Default true. */
  readonly trim?: boolean;
}

const LEFT_OUT = 0;
const OPEN_BOX = 1;
const SOLID = 2;

const INNER_WIDTH = 4;

/** The puzzle as a picture, lines without trailing spaces. */
export function renderBoxes(puzzle: Puzzle, options: BoxesOptions = {}): string {
  const { numbers = true, trim = true } = options;
  const { width, height } = puzzle.template;
  const kinds = boxKinds(puzzle, trim);
  const labels = numbers ? numbersByCell(puzzle) : new Map<number, string>();
  let inner = INNER_WIDTH;
  for (const label of labels.values()) inner = Math.max(inner, label.length);
  const bar = '#'.repeat(inner);
  const gap = ' '.repeat(inner);
  const kindAt = (row: number, column: number): number =>
    row < 0 || row >= height || column < 0 || column >= width
      ? LEFT_OUT
      : kinds[row * width + column]!;

  let text = '';
  for (let row = 0; row <= height; row++) {
    let border = '';
    let upper = '';
    let lower = '';
    for (let column = 0; column <= width; column++) {
      const here = kindAt(row, column);
      const left = kindAt(row, column - 1);
      const above = kindAt(row - 1, column);
      const corner = here | left | above | kindAt(row - 1, column - 1);
      border += corner === LEFT_OUT ? ' ' : '#';
      border += (here | above) === LEFT_OUT ? gap : bar;
      const side = (here | left) === LEFT_OUT ? ' ' : '#';
      const cell = row * width + column;
      upper += side;
      lower += side;
      if (here === OPEN_BOX) {
        const content = puzzle.cells[cell]!;
        upper += (labels.get(cell) ?? '').padEnd(inner);
        lower += ` ${content === OPEN ? ' ' : content}`.concat(' '.repeat(inner - 2));
      } else {
        upper += here === SOLID ? bar : gap;
        lower += here === SOLID ? bar : gap;
      }
    }
    text += `${border.trimEnd()}\n`;
    if (row < height) text += `${upper.trimEnd()}\n${lower.trimEnd()}\n`;
  }
  return text;
}

function numbersByCell({ slots }: Puzzle): Map<number, string> {
  return new Map(slots.map((slot) => [slot.cells[0]!, String(slot.number)]));
}

/** How each cell is drawn; with `trim`, blocks reached from outside over blocks are not. */
function boxKinds({ template, cells }: Puzzle, trim: boolean): Uint8Array {
  const { width, height } = template;
  const kinds = Uint8Array.from(cells, (cell) => (cell === BLOCK ? SOLID : OPEN_BOX));
  if (!trim) return kinds;
  const reached: number[] = [];
  const reach = (row: number, column: number): void => {
    if (row < 0 || row >= height || column < 0 || column >= width) return;
    const cell = row * width + column;
    if (kinds[cell] !== SOLID) return;
    kinds[cell] = LEFT_OUT;
    reached.push(cell);
  };
  for (let row = 0; row < height; row++) {
    reach(row, 0);
    reach(row, width - 1);
  }
  for (let column = 0; column < width; column++) {
    reach(0, column);
    reach(height - 1, column);
  }
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    reach(row - 1, column);
    reach(row + 1, column);
    reach(row, column - 1);
    reach(row, column + 1);
  }
  return kinds;
}
