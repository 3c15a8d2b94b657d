// The format `boxes`, the picture of Ruby Quiz #10: a cell is 6 wide and 4 high, neighbours share
// their borders, blocks are solid, and blocks joined to the outside through blocks are left out.
// A number stands in the upper left corner of the cell where its slots start; a letter in the third
// row and third column of its cell. Cells widen only when a number has more than four digits.

import { lettersOf } from '../../base/letters.ts';
import { type Layout, standsAt } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { labelsOf } from '../page/drawing.ts';
import { plainly, type WriteOptions } from '../writing.ts';

const LEFT_OUT = 0;
const OPEN_BOX = 1;
const SOLID = 2;

const INNER_WIDTH = 4;

/** How a position is drawn. Rows and columns count from 1; outside everything is left out. */
type KindAt = (row: number, column: number) => number;

/** The puzzle as a picture, lines without trailing spaces. */
export function renderBoxes(
  puzzle: Puzzle,
  { paint = plainly }: Pick<WriteOptions, 'paint'> = {},
): string {
  const { layout, cells } = puzzle;
  const { width, height } = layout.geometry;
  const kindAt = kindsOf(layout);
  const labels = labelsOf(puzzle);
  let inner = INNER_WIDTH;
  for (const label of labels.values()) inner = Math.max(inner, label.length);
  const bar = '#'.repeat(inner);
  const gap = ' '.repeat(inner);

  let text = '';
  for (let row = 1; row <= height + 1; row++) {
    let border = '';
    let upper = '';
    let lower = '';
    for (let column = 1; column <= width + 1; column++) {
      const here = kindAt(row, column);
      const left = kindAt(row, column - 1);
      const above = kindAt(row - 1, column);
      const corner = here | left | above | kindAt(row - 1, column - 1);
      border += corner === LEFT_OUT ? ' ' : '#';
      border += (here | above) === LEFT_OUT ? gap : bar;
      const side = (here | left) === LEFT_OUT ? ' ' : '#';
      const at = standsAt(layout, row, column);
      upper += side;
      lower += side;
      if (typeof at === 'number') {
        upper += (labels.get(at) ?? '').padEnd(inner);
        lower += ` ${paint(lettersOf(cells[at] ?? ' ')[0]!, at)}`.concat(' '.repeat(inner - 2));
      } else {
        upper += here === SOLID ? bar : gap;
        lower += here === SOLID ? bar : gap;
      }
    }
    text += `${border.trimEnd()}\n`;
    if (row <= height) text += `${upper.trimEnd()}\n${lower.trimEnd()}\n`;
  }
  return text;
}

/** Without the blocks that are reached from outside over blocks. */
function kindsOf(layout: Layout): KindAt {
  const { width, height } = layout.geometry;
  const kindAt: KindAt = (row, column) => {
    const at = standsAt(layout, row, column);
    if (at === 'void') return LEFT_OUT;
    return at === 'block' ? SOLID : OPEN_BOX;
  };
  const leftOut = Array.from({ length: height + 1 }, () => new Uint8Array(width + 1));
  const reached: (readonly [row: number, column: number])[] = [];
  const reach = (row: number, column: number): void => {
    if (kindAt(row, column) !== SOLID || leftOut[row]![column] === 1) return;
    leftOut[row]![column] = 1;
    reached.push([row, column]);
  };
  for (let row = 1; row <= height; row++) {
    reach(row, 1);
    reach(row, width);
  }
  for (let column = 1; column <= width; column++) {
    reach(1, column);
    reach(height, column);
  }
  for (let next = reached.pop(); next !== undefined; next = reached.pop()) {
    const [row, column] = next;
    reach(row - 1, column);
    reach(row + 1, column);
    reach(row, column - 1);
    reach(row, column + 1);
  }
  return (row, column) => (leftOut[row]?.[column] === 1 ? LEFT_OUT : kindAt(row, column));
}
