// Grids whose file says where which number stands, and has clues by those numbers. Which runs of cells are slots
// follows from them: where no word of two letters is meant, none is numbered.

import { cellName } from '../layout/cell-names.ts';
import { gridLayout, LEAST_LENGTH, type PositionKind } from '../layout/grid-layout.ts';
import {
  type Bars,
  type Layout,
  placeAt,
  placeOf,
  type Slot,
  slotFinder,
} from '../layout/layout.ts';
import type { Content, Mark, Puzzle } from '../puzzle/puzzle.ts';
import { isNoClue } from './clue-text.ts';
import { type CluedLayout, inSlotsAsked } from './plain-slots.ts';
import type { Faults, ReadOptions } from './reading.ts';

interface NumberedCells {
  readonly width: number;
  readonly kinds: readonly PositionKind[];
  /** By the indices of cells. */
  readonly bars: Bars;
  /** For each cell the number that stands there, as text. */
  readonly labels: readonly (string | undefined)[];
}

/** With what else a file says of the cells. */
export interface FilledCells extends NumberedCells {
  readonly contents: readonly Content[];
  readonly marks: ReadonlyMap<number, ReadonlySet<Mark>>;
  readonly revealed: ReadonlySet<number>;
}

export interface NumberedGrid extends NumberedCells {
  readonly clues: readonly NumberedClue[];
  /** As the file says outright. */
  readonly leastLength?: number;
}

export interface NumberedClue {
  readonly label: string;
  /** What is printed in place of the number: `12/5/26`. */
  readonly printed?: string;
  readonly direction: 'across' | 'down';
  /** Where the file says them. */
  readonly cells?: readonly number[];
  readonly text?: string;
  readonly enumeration?: string;
  /** Where the clue was found. */
  readonly source?: string;
}

/** What names a clue, and what is printed of it, where that is more: of `12/5/26` or `12,5` the first has the clue. */
export function clueName(text: string): Pick<NumberedClue, 'label' | 'printed'> {
  const [, first] = /^(\d+)\s*[,/&;+]/.exec(text) ?? [];
  return first === undefined ? { label: text } : { label: first, printed: text };
}

/** The number in each cell that has one: of the slot that begins there, or, in a codeword, of its letter. */
export function numbersIn({ layout, variety }: Puzzle): ReadonlyMap<number, number> {
  if (variety?.kind !== 'codeword') {
    return new Map(layout.slots.map(({ cells, number }) => [cells[0]!, number]));
  }
  return new Map(variety.codes.flatMap((code, cell) => (code === undefined ? [] : [[cell, code]])));
}

/** A grid whose numbers are those of letters: without clues, and with the slots that its rows and columns have. */
export function codewordRead(
  grid: FilledCells,
  options: Pick<ReadOptions, 'leastLength'>,
  faults: Faults,
): Pick<Puzzle, 'layout' | 'variety'> {
  const codes = grid.labels.map((label) => (label === undefined ? undefined : Number(label)));
  const letters = new Map<number, Content>();
  for (const [cell, code] of codes.entries()) {
    const content = grid.contents[cell];
    if (code === undefined) continue;
    if (!Number.isSafeInteger(code)) faults.fail(`a cell has the code ${grid.labels[cell]}`);
    const before = letters.get(code) ?? content;
    if (content !== undefined && before !== content) {
      faults.report(`code ${code} stands for ${before} and for ${content}`);
    }
    letters.set(code, before);
  }
  const unnumbered = { ...grid, labels: grid.labels.map(() => undefined), clues: [] };
  const { layout } = cluedLayout(unnumbered, options, faults);
  return { layout, variety: { kind: 'codeword', codes } };
}

/** What a file means unless it says so: the more usual first. */
const LEAST_LENGTHS = [LEAST_LENGTH, 3, 1, 4, 5];

/**
 * The layout that agrees with the numbers, with its clues. Slots are as long as the options say, if they do,
 * whatever the file means. @throws InputError for numbers and clues of no slot, unless lenient
 */
export function cluedLayout(
  grid: NumberedGrid,
  options: Pick<ReadOptions, 'leastLength'>,
  faults: Faults,
): CluedLayout {
  return inSlotsAsked(withClues(layoutMeant(grid, faults), grid, faults), options, faults);
}

function layoutMeant(grid: NumberedGrid, faults: Faults): Layout {
  const { width, kinds, bars } = grid;
  let best: { readonly layout: Layout; readonly fit: number } | undefined;
  for (const leastLength of grid.leastLength === undefined ? LEAST_LENGTHS : [grid.leastLength]) {
    const layout = gridLayout(width, kinds, { bars, leastLength });
    const fit = fitOf(layout, grid);
    if (best === undefined || fit > best.fit) best = { layout, fit };
    if (fit === ALL_FITS) break;
  }
  const { layout, fit } = best!;
  if (fit === 0) faults.report(disagreement(layout, grid));
  return layout;
}

const ALL_FITS = 3;

/** How well a layout is what a file means: numbers disagree, agree, and all clues have slots, and all slots clues. */
function fitOf(layout: Layout, { labels, clues }: NumberedGrid): number {
  if (disagreeing(layout, labels) !== undefined) return 0;
  const slots = new Set(layout.slots.map(({ number, direction }) => `${number} ${direction}`));
  const clued = new Set(clues.map(({ label, direction }) => `${label} ${direction}`));
  if ([...clued].some((name) => !slots.has(name))) return 1;
  // Without clues nothing shows that all slots have one, least of all where there are no slots.
  return clued.size === 0 || clued.size < slots.size ? 2 : ALL_FITS;
}

function numbersOf({ cellCount, slots }: Layout): (string | undefined)[] {
  const numbers: (string | undefined)[] = new Array(cellCount).fill(undefined);
  for (const { number, cells } of slots) numbers[cells[0]!] = String(number);
  return numbers;
}

/** The first cell whose number is not that of the layout. A file without any number agrees with every layout. */
function disagreeing(layout: Layout, labels: NumberedGrid['labels']): number | undefined {
  if (labels.every((label) => label === undefined)) return undefined;
  const numbers = numbersOf(layout);
  const cell = numbers.findIndex((number, at) => number !== labels[at]);
  return cell < 0 ? undefined : cell;
}

function disagreement(layout: Layout, { labels }: NumberedGrid): string {
  const cell = disagreeing(layout, labels)!;
  const [number, label] = [numbersOf(layout)[cell], labels[cell]];
  const has = label === undefined ? 'has no number' : `has the number ${label}`;
  const should = number === undefined ? 'no slot begins there' : `slot ${number} begins there`;
  return `${cellName(placeOf(layout, cell))} ${has}, but ${should}`;
}

function withClues(layout: Layout, grid: NumberedGrid, faults: Faults): CluedLayout {
  const texts: (string | undefined)[] = new Array(layout.slots.length).fill(undefined);
  const [enumerations, clueLabels, clueSources] = [[...texts], [...texts], [...texts]];
  const slotOf = clueFinder(layout, grid);
  const met = new Set<number>();
  for (const clue of grid.clues) {
    const name = `${clue.label} ${clue.direction === 'across' ? 'Across' : 'Down'}`;
    const slot = slotOf(clue);
    if (slot === undefined) faults.report(`a clue for ${name}, which does not exist`);
    else if (met.has(slot)) faults.report(`two clues for ${name}`);
    else {
      met.add(slot);
      texts[slot] = clue.text === undefined || isNoClue(clue.text) ? undefined : clue.text;
      clueLabels[slot] = clue.printed;
      enumerations[slot] = clue.enumeration;
      clueSources[slot] = clue.source;
    }
  }
  return { layout, clues: texts, clueLabels, clueSources, enumerations };
}

/** What is said of words that are in no row or column. */
export const BENT = 'bends: only words in rows and columns are supported';

/** Whether some neighbours among positions do not go on along one row or column. */
export function isBent(positions: readonly number[], width: number): boolean {
  const [first = 0, second = first] = positions;
  const step = Math.abs(second - first) === 1 ? 1 : width;
  return positions.some((at, i) => {
    const by = Math.abs(at - positions[i - 1]!);
    return by > 0 && by !== step;
  });
}

/** By their cells, where the file has them, or where their numbers stand: those may be wrong. */
function clueFinder(
  layout: Layout,
  { labels }: NumberedGrid,
): (clue: NumberedClue) => number | undefined {
  const { slots } = layout;
  const indexBy = (nameOf: (slot: Slot) => string): ReadonlyMap<string, number> =>
    new Map(slots.map((slot, index) => [nameOf(slot), index]));
  const byCells = slotFinder(layout);
  const byStart = indexBy(({ cells, direction }) => `${cells[0]} ${direction}`);
  const byNumber = indexBy(({ number, direction }) => `${number} ${direction}`);
  const starts = new Map(labels.map((label, cell) => [label, cell]));
  const isNumbered = labels.some((label) => label !== undefined);
  return ({ label, direction, cells }) => {
    if (cells !== undefined) return byCells({ direction, cells });
    if (!isNumbered) return byNumber.get(`${label} ${direction}`);
    return byStart.get(`${starts.get(label)} ${direction}`);
  };
}

/** Bars between two cells, whichever of them `hasBar` at its side; those at a block or the rim part nothing. */
export function barsBetween(
  cellAt: readonly (number | undefined)[],
  width: number,
  hasBar: (at: number, side: 'top' | 'right' | 'bottom' | 'left') => boolean,
): Bars {
  const bars = { right: new Set<number>(), below: new Set<number>() };
  const part = (from: number, to: number, side: 'right' | 'below'): void => {
    const cell = cellAt[from];
    if (cell !== undefined && cellAt[to] !== undefined) bars[side].add(cell);
  };
  for (const at of cellAt.keys()) {
    const column = at % width;
    if (column < width - 1 && hasBar(at, 'right')) part(at, at + 1, 'right');
    if (column > 0 && hasBar(at, 'left')) part(at - 1, at, 'right');
    if (hasBar(at, 'bottom')) part(at, at + width, 'below');
    if (hasBar(at, 'top')) part(at - width, at, 'below');
  }
  return bars;
}

/** What places of a grid are called in messages, by their positions. */
export function namesIn(width: number): (at: number) => string {
  return (at) => cellName(placeAt(at, width));
}
