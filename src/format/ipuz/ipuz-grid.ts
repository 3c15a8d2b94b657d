// The grids of an ipuz file: what stands at each position, and what letters. Every row is as long as the
// dimensions say.

import { counted } from '../../base/phrases.ts';
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
import {
  cellOf,
  type Fields,
  type IpuzCell,
  isBlockItem,
  isFields,
  lettersIn,
  signsOf,
} from './ipuz-fields.ts';

export interface IpuzGrid extends FilledCells {
  /** What is not understood of the items of a grid, by the names of their places. */
  readonly rest: { readonly puzzle: Fields; readonly solution: Fields };
}

/** Characters of a cell that a fault shows. */
const SHOWN = 20;
const VOID_CELL: IpuzCell = { kind: 'void', marks: [], barred: '' };

export function readGrid(fields: Fields, options: ReadOptions, faults: Faults): IpuzGrid {
  const signs = signsOf(fields);
  const { width, height } = dimensionsOf(fields, faults);
  if (width * height > MAX_POSITIONS) faults.fail(TOO_LARGE);
  const placeOf = namesIn(width);
  const itemsOf = (name: string): unknown[] | undefined => {
    const grid = fields[name];
    return grid === undefined || grid === null
      ? undefined
      : rowsOf(grid, name, width, height, faults).flat();
  };
  const items = itemsOf('puzzle');
  if (items === undefined) faults.fail("missing 'puzzle'");
  const solution = itemsOf('solution');
  const saved = itemsOf('saved') ?? [];
  if (saved.some((item) => lettersIn(item, signs) !== undefined)) faults.note(SAVED);
  const styles = isFields(fields['styles']) ? fields['styles'] : {};
  const parsed = items.map((item, at) => {
    const cell = cellOf(item, signs, styles);
    if (cell === undefined) faults.report(`${placeOf(at)} of puzzle is not a cell`);
    return cell ?? VOID_CELL;
  });

  const letters = (text: string | undefined, at: number, grid: string): Content => {
    if (text === undefined) return undefined;
    const content = contentOf(text, options);
    if (content === undefined) {
      const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
      faults.report(`${placeOf(at)} of ${grid}: '${shown}' is not letters`);
    }
    return content;
  };
  const labels: (string | undefined)[] = [];
  const contents: Content[] = [];
  const marks = new Map<number, ReadonlySet<Mark>>();
  const revealed = new Set<number>();
  const rest = { puzzle: [] as [string, Fields][], solution: [] as [string, unknown][] };
  const cellAt = parsed.map((cell, at) => {
    if (cell.rest !== undefined) rest.puzzle.push([placeOf(at), cell.rest]);
    const item = solution?.[at];
    const solved = letters(lettersIn(item, signs), at, 'solution');
    if (cell.kind !== 'cell') {
      if (solved !== undefined) {
        faults.report(`${placeOf(at)} is a ${cell.kind} but has the solution ${solved}`);
      }
      return undefined;
    }
    if (solution !== undefined && isBlockItem(item, signs)) {
      faults.report(`${placeOf(at)} is a block only in the solution`);
    }
    if (solved !== undefined && typeof item === 'object') rest.solution.push([placeOf(at), item]);
    const shown = letters(cell.value, at, 'puzzle');
    const index = contents.length;
    if (shown !== undefined) {
      revealed.add(index);
      if (solved !== undefined && solved !== shown) {
        faults.report(`${placeOf(at)} shows ${shown}, but its solution is ${solved}`);
      }
    }
    contents.push(solved ?? shown);
    labels.push(cell.label);
    if (cell.marks.length > 0) marks.set(index, new Set(cell.marks));
    return index;
  });
  const sideOf = { top: 'T', right: 'R', bottom: 'B', left: 'L' };
  return {
    width,
    kinds: parsed.map(({ kind }) => kind),
    labels,
    contents,
    bars: barsBetween(cellAt, width, (at, side) => parsed[at]!.barred.includes(sideOf[side])),
    marks,
    revealed,
    rest: {
      puzzle: Object.fromEntries(rest.puzzle),
      solution: Object.fromEntries(rest.solution),
    },
  };
}

function dimensionsOf(
  { dimensions, puzzle }: Fields,
  faults: Faults,
): { readonly width: number; readonly height: number } {
  const { width, height } = isFields(dimensions) ? dimensions : {};
  const [columns, rows] = [sizeOf(width), sizeOf(height)];
  if (columns !== undefined && rows !== undefined) return { width: columns, height: rows };
  faults.report("'dimensions' must be a width and a height of at least 1");
  const lines = Array.isArray(puzzle) ? puzzle.filter((row) => Array.isArray(row)) : [];
  const longest = lines.reduce((most, row) => Math.max(most, row.length), 0);
  if (longest === 0) faults.fail("missing 'puzzle'");
  return { width: longest, height: lines.length };
}

function sizeOf(value: unknown): number | undefined {
  const size = typeof value === 'string' ? Number(value) : value;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : undefined;
}

/** The rows of one grid, each as long as the others. */
function rowsOf(
  grid: unknown,
  name: string,
  width: number,
  height: number,
  faults: Faults,
): unknown[][] {
  if (!Array.isArray(grid)) faults.fail(`'${name}' must be a list of rows`);
  if (grid.length !== height) {
    const what = `${name} has ${counted(grid.length, 'row')}, but dimensions say ${height}`;
    if (grid.length === 0) faults.fail(what);
    // Nothing is made up for rows that a file only announces.
    if (height > grid.length && name === 'puzzle') faults.fail(what);
    faults.report(what);
  }
  return Array.from({ length: height }, (_, at) => {
    const row: unknown = grid[at] ?? [];
    if (!Array.isArray(row)) faults.fail(`row ${at + 1} of ${name} is not a list`);
    if (row.length === width) return row;
    const what = `row ${at + 1} of ${name} has ${counted(row.length, 'cell')}, but dimensions say ${width}`;
    if (width > row.length * 2 + 100) faults.fail(what);
    if (at < grid.length) faults.report(what);
    return Array.from({ length: width }, (_, column) => row[column] ?? null);
  });
}
