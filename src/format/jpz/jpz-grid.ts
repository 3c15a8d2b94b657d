// The cells of a JPZ file: each says its place, what stands there and how it looks. A place without any is nothing.

import type { PositionKind } from '../../layout/grid-layout.ts';
import type { Mark } from '../../puzzle/puzzle.ts';
import { namesIn } from '../numbered-grid.ts';
import { type Faults, MAX_POSITIONS, type ReadOptions, SAVED, TOO_LARGE } from '../reading.ts';
import { filledCells, type SaidCell, type SaidCells } from '../said-cells.ts';
import { CLUE_CELL_TYPE, isWhite, OF_ARROWS, SHADE } from './jpz-names.ts';
import { childrenOf, type Element } from './xml-tree.ts';

export interface JpzGrid extends SaidCells {
  /** What is not understood of cells, by the names of their places. */
  readonly rest: Readonly<Record<string, Pick<Element, 'attributes' | 'children'>>>;
}

const SIDES = ['top', 'right', 'bottom', 'left'];
const UNDERSTOOD = new Set([
  ...['x', 'y', 'type', 'solution', 'number', 'background-shape', 'hint'],
  ...['top-bar', 'left-bar', 'right-bar', 'bottom-bar'],
]);

export function readGrid(grid: Element, options: ReadOptions, faults: Faults): JpzGrid {
  const [width, height] = [sizeOf(grid, 'width', faults), sizeOf(grid, 'height', faults)];
  if (width * height > MAX_POSITIONS) faults.fail(TOO_LARGE);
  const nameOf = namesIn(width);
  const elements: (Element | undefined)[] = new Array(width * height).fill(undefined);
  for (const cell of childrenOf(grid, 'cell')) {
    const [x, y] = [Number(cell.attributes['x']), Number(cell.attributes['y'])];
    const isInside = Number.isInteger(x) && Number.isInteger(y) && x > 0 && y > 0;
    if (!isInside || x > width || y > height) {
      const { x: column = '?', y: row = '?' } = cell.attributes;
      faults.report(`a cell at x=${column}, y=${row} is outside the grid of ${width} x ${height}`);
      continue;
    }
    const at = (y - 1) * width + x - 1;
    if (elements[at] !== undefined) faults.report(`two cells at ${nameOf(at)}`);
    else elements[at] = cell;
  }
  const kinds = elements.map((cell, at) => kindOf(cell, nameOf(at), faults));
  const rest: [string, Pick<Element, 'attributes' | 'children'>][] = [];
  const said = elements.map((cell, at): SaidCell | 'block' | 'void' => {
    const more = cell && restOf(cell);
    if (more !== undefined) rest.push([nameOf(at), more]);
    const kind = kinds[at]!;
    if (cell === undefined || kind !== 'cell') return kind === 'cell' ? 'void' : kind;
    const { attributes } = cell;
    const { solution, number = '', hint, 'background-color': color = '' } = attributes;
    if (attributes['solve-state']?.trim() && hint !== 'true') faults.note(SAVED);
    const marks: Mark[] = attributes['background-shape'] === 'circle' ? ['circle'] : [];
    if (color !== '' && !isWhite(color)) marks.push('shade');
    const sides = SIDES.filter((side) => attributes[`${side}-bar`] === 'true');
    const label = number.trim() || undefined;
    return { text: solution, label, marks, sides, isShown: hint === 'true' };
  });
  return { ...filledCells(width, said, options, faults), rest: Object.fromEntries(rest) };
}

function sizeOf({ attributes }: Element, name: string, faults: Faults): number {
  const size = Number(attributes[name]);
  if (Number.isSafeInteger(size) && size > 0) return size;
  return faults.fail(`the ${name} of the grid must be a whole number of at least 1`);
}

function kindOf(cell: Element | undefined, name: string, faults: Faults): PositionKind {
  const type = cell?.attributes['type'] ?? 'letter';
  if (cell === undefined || type === 'void') return 'void';
  if (type === 'letter') return 'cell';
  if (type !== 'block' && type !== CLUE_CELL_TYPE)
    faults.report(`${name} has the unsupported type ${type.slice(0, 40)}`);
  return 'block';
}

function restOf({ attributes, children }: Element): JpzGrid['rest'][string] | undefined {
  const others = Object.entries(attributes).filter(
    ([name, value]) => !UNDERSTOOD.has(name) && !(name === 'background-color' && value === SHADE),
  );
  const inside = children.filter((child) =>
    typeof child === 'string' ? child.trim() !== '' : !OF_ARROWS.includes(child.name),
  );
  if (others.length === 0 && inside.length === 0) return undefined;
  return { attributes: Object.fromEntries(others), children: inside };
}
