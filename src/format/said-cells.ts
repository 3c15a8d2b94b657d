// The cells of a grid as readers of several formats gather them, position by position, whatever their files look like.

import type { Mark } from '../puzzle/puzzle.ts';
import { barsBetween, type FilledCells, namesIn } from './numbered-grid.ts';
import {
  contentOf,
  type Faults,
  MAX_POSITIONS,
  type ReadOptions,
  type Spot,
  TOO_LARGE,
} from './reading.ts';

export interface SaidCell {
  /** What stands there; nothing in an open one. */
  readonly text?: string;
  readonly label?: string;
  readonly marks?: readonly Mark[];
  /** Whether its letter is shown to those who solve it. */
  readonly isShown?: boolean;
  /** Those with a bar: `top`. */
  readonly sides?: readonly string[];
}

export interface SaidCells extends FilledCells {
  /** For each position its cell; none for blocks and voids. */
  readonly cellAt: readonly (number | undefined)[];
}

/** A grid from what stands at each position, row by row. `spotOf` is where a position stands in a file with lines. */
export function filledCells(
  width: number,
  said: readonly (SaidCell | 'block' | 'void')[],
  options: ReadOptions,
  faults: Faults,
  spotOf: (at: number) => Spot = () => ({}),
): SaidCells {
  if (said.length > MAX_POSITIONS) faults.fail(TOO_LARGE);
  const nameOf = namesIn(width);
  let count = 0;
  const cellAt = said.map((each) => (typeof each === 'string' ? undefined : count++));
  const cells = [...said.entries()].flatMap(([at, cell]) =>
    typeof cell === 'string' ? [] : [{ ...cell, at }],
  );
  const contents = cells.map(({ text = '', at }) => {
    const content = text.trim() === '' ? undefined : contentOf(text.trim(), options);
    if (text.trim() !== '' && content === undefined) {
      faults.report(`${nameOf(at)}: '${text.trim().slice(0, 20)}' is not letters`, spotOf(at));
    }
    return content;
  });
  const hasBar = (at: number, side: string): boolean => {
    const cell = said[at]!;
    return typeof cell !== 'string' && cell.sides?.includes(side) === true;
  };
  const of = <T>(items: readonly (T | undefined)[]): [number, T][] =>
    items.flatMap((item, cell): [number, T][] => (item === undefined ? [] : [[cell, item]]));
  const marks = cells.map(({ marks: own = [] }) => (own.length > 0 ? new Set(own) : undefined));
  const shown = cells.map((cell, i) => (cell.isShown && contents[i]) || undefined);
  return {
    width,
    kinds: said.map((each) => (typeof each === 'string' ? each : 'cell')),
    cellAt,
    labels: cells.map(({ label }) => label),
    contents,
    bars: barsBetween(cellAt, width, hasBar),
    marks: new Map(of(marks)),
    revealed: new Set(of(shown).map(([cell]) => cell)),
  };
}
