// The cells of a JPZ file: each says its place, what stands there and how it looks. A place without any is nothing.

import type { PositionKind } from '../../layout/grid-layout.ts';
import type { Content, Mark } from '../../puzzle/puzzle.ts';
import { barsBetween, type FilledCells, namesIn } from '../numbered-grid.ts';
import {
  contentOf,
  type Faults,
  MAX_POSITIONS,
  type ReadOptions,
  SAVED,
  TOO_LARGE,
} from '../reading.ts';
import { isWhite, SHADE } from './jpz-names.ts';
import { childrenOf, type Element } from './xml-tree.ts';

export interface JpzGrid extends FilledCells {
  /** For each position its cell; none for blocks and what is nothing. */
  readonly cellAt: readonly (number | undefined)[];
  /** What is not understood of cells, by the names of their places. */
  readonly rest: Readonly<Record<string, Pick<Element, 'attributes' | 'children'>>>;
}

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
  const labels: (string | undefined)[] = [];
  const contents: Content[] = [];
  const marks = new Map<number, ReadonlySet<Mark>>();
  const revealed = new Set<number>();
  const rest: [string, Pick<Element, 'attributes' | 'children'>][] = [];
  const cellAt = elements.map((cell, at) => {
    if (cell === undefined) return undefined;
    const more = restOf(cell);
    if (more !== undefined) rest.push([nameOf(at), more]);
    if (kinds[at] !== 'cell') return undefined;
    const index = contents.length;
    const { attributes } = cell;
    const { solution = '', number = '', hint, 'background-color': color = '' } = attributes;
    if (attributes['solve-state']?.trim() && hint !== 'true') faults.note(SAVED);
    const content = lettersOf(solution, nameOf(at), options, faults);
    contents.push(content);
    labels.push(number.trim() === '' ? undefined : number.trim());
    const look: Mark[] = attributes['background-shape'] === 'circle' ? ['circle'] : [];
    if (color !== '' && !isWhite(color)) look.push('shade');
    if (look.length > 0) marks.set(index, new Set(look));
    if (hint === 'true' && content !== undefined) revealed.add(index);
    return index;
  });
  const bars = barsBetween(
    cellAt,
    width,
    (at, side) => elements[at]?.attributes[`${side}-bar`] === 'true',
  );
  const restFields = Object.fromEntries(rest);
  return { width, kinds, labels, contents, bars, marks, revealed, cellAt, rest: restFields };
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
  if (type !== 'block') faults.report(`${name} has the unsupported type ${type.slice(0, 40)}`);
  return 'block';
}

function lettersOf(text: string, name: string, options: ReadOptions, faults: Faults): Content {
  const letters = text.trim();
  if (letters === '') return undefined;
  const content = contentOf(letters, options);
  if (content === undefined) faults.report(`${name}: '${letters.slice(0, 20)}' is not letters`);
  return content;
}

function restOf({ attributes, children }: Element): JpzGrid['rest'][string] | undefined {
  const others = Object.entries(attributes).filter(
    ([name, value]) => !UNDERSTOOD.has(name) && !(name === 'background-color' && value === SHADE),
  );
  const inside = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (others.length === 0 && inside.length === 0) return undefined;
  return { attributes: Object.fromEntries(others), children: inside };
}
