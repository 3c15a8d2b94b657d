// Clues set into their cells: as large as fits, broken at spaces and hyphens, never smaller than can be read. Two clues
// share their cell by the lines that they need. Lengths are in parts of a cell unless they are points.

import type { Layout } from '../../layout/layout.ts';
import type { CellClue } from './clue-cells.ts';
import { clueTextWidth } from './clue-font.ts';

/** How large a cell is on paper, and how wide texts of one em are there. */
export interface ClueType {
  /** In points. */
  readonly cell: number;
  widthOf(text: string): number;
}

export interface SetLine {
  readonly text: string;
  /** Of the middle of the line, and of its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

export interface SetClues {
  readonly lines: readonly SetLine[];
  /** For each clue where its part of the cell has its middle. */
  readonly middles: readonly number[];
  /** Between two clues. */
  readonly divider: number | undefined;
  /** Whether a clue had to be cut. */
  readonly isCut: boolean;
}

/** In points. */
const LEAST = 5;
const MOST = 7.5;
const STEP = 0.25;
/** Of the largest size, in parts of a cell: large cells have larger letters. */
const MOST_SHARE = 0.17;
const LEADING = 1.04;
/** From the top of a line to its baseline, in parts of its height. */
const BASELINE = 0.78;
const SIDE_MARGIN = 0.045;
const TOP_MARGIN = 0.035;
/** By how much lines are made narrower, as long as there are no more of them. */
const NARROWER = 0.04;
const CUT = '…';
/** Columns and rows, or points. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** In points: A4, what of it is not for grids, and what stands above each of several grids. */
const PAPER: PageSize = { width: 595, height: 842 };
const MARGINS: PageSize = { width: 84, height: 152 };
const ABOVE = 30;
const MOST_CELL = 44;

/** How grids are printed. */
export interface GridsOnPage {
  readonly paper?: PageSize;
  readonly perPage?: 1 | 2 | 4;
}

/** A cell of a grid on paper, on a page of its own if nothing else is said, in the font of the package. */
export function pageType(
  { width, height }: PageSize,
  { paper = PAPER, perPage = 1 }: GridsOnPage = {},
): ClueType {
  const [across, down] = [perPage === 4 ? 2 : 1, perPage === 1 ? 1 : 2];
  const room = {
    width: (paper.width - MARGINS.width) / across,
    height: (paper.height - MARGINS.height) / down - (perPage === 1 ? 0 : ABOVE),
  };
  const cell = Math.min(MOST_CELL, room.width / width, room.height / height);
  return { cell, widthOf: clueTextWidth };
}

/** Whether the clue of a slot can be read in its cell, on such pages; undefined where clues stand in lists. */
export function clueRoomIn(
  layout: Layout,
  pages?: GridsOnPage,
): ((slot: number, text: string) => boolean) | undefined {
  const { clueCells } = layout;
  if (clueCells === undefined) return undefined;
  const type = pageType(layout.geometry, pages);
  const isShared = (slot: number): boolean =>
    clueCells.some((at, other) => other !== slot && at === clueCells[slot]);
  return (slot, text) => clueFits(text, isShared(slot), type);
}

/** Whether a clue can be read in its cell, or in half of it. */
export function clueFits(text: string, isHalf: boolean, { cell, widthOf }: ClueType): boolean {
  const size = LEAST / cell;
  const lines = wrapped(text, (1 - 2 * SIDE_MARGIN) / size, widthOf);
  const height = (isHalf ? 0.5 : 1) - 2 * TOP_MARGIN;
  return lines !== undefined && lines.length * LEADING * size <= height;
}

export function setClues(clues: readonly Pick<CellClue, 'text'>[], type: ClueType): SetClues {
  const { cell, widthOf } = type;
  const most = Math.max(MOST, MOST_SHARE * cell);
  for (let points = most; points >= LEAST; points -= STEP) {
    const size = points / cell;
    const texts = clues.map(({ text }) => wrapped(text, (1 - 2 * SIDE_MARGIN) / size, widthOf));
    const lines = texts.reduce((sum, each) => sum + (each?.length ?? 0), 0);
    const height = lines * LEADING * size + 2 * TOP_MARGIN * clues.length;
    if (texts.includes(undefined) || height > 1) continue;
    const even = clues.map(({ text }, i) => balanced(text, texts[i]!, size, widthOf));
    return placed(even, size, widthOf, false);
  }
  const size = LEAST / cell;
  const room = Math.floor((1 / clues.length - 2 * TOP_MARGIN) / (LEADING * size));
  const texts = clues.map(({ text }) => {
    const lines = wrapped(text, (1 - 2 * SIDE_MARGIN) / size, widthOf, true)!;
    if (lines.length <= room) return lines;
    return [...lines.slice(0, room - 1), `${(lines[room - 1] ?? '').slice(0, -1)}${CUT}`];
  });
  return placed(texts, size, widthOf, true);
}

/** Lines below one another, each clue in the middle of its part. */
function placed(
  texts: readonly (readonly string[])[],
  size: number,
  widthOf: ClueType['widthOf'],
  isCut: boolean,
): SetClues {
  const heights = texts.map((lines) => Math.max(1, lines.length) * LEADING * size);
  const spare = (1 - heights.reduce((sum, each) => sum + each, 0)) / texts.length;
  const lines: SetLine[] = [];
  const middles: number[] = [];
  let top = 0;
  for (const [i, text] of texts.entries()) {
    const part = heights[i]! + spare;
    middles.push(top + part / 2);
    for (const [at, line] of text.entries()) {
      const y = top + spare / 2 + (at + BASELINE) * LEADING * size;
      lines.push({ text: line, x: 0.5, y, size, width: widthOf(line) * size });
    }
    top += part;
  }
  return { lines, middles, divider: texts.length > 1 ? heights[0]! + spare : undefined, isCut };
}

/** As many lines, none much shorter than the others. */
function balanced(
  text: string,
  lines: readonly string[],
  size: number,
  widthOf: ClueType['widthOf'],
): readonly string[] {
  let best = lines;
  for (let width = 1 - 2 * SIDE_MARGIN; width > 0; width -= NARROWER) {
    const narrower = wrapped(text, width / size, widthOf);
    if (narrower === undefined || narrower.length > lines.length) return best;
    best = narrower;
  }
  return best;
}

/** The text in lines of so many ems; undefined if a word is wider, unless words may be broken anywhere. */
function wrapped(
  text: string,
  width: number,
  widthOf: ClueType['widthOf'],
  breaksWords = false,
): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const { piece, isGlued, isSoft } of piecesOf(text)) {
    const longer = line === '' ? piece : `${line}${isGlued ? '' : ' '}${piece}`;
    if (widthOf(isSoft ? `${longer}-` : longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(isGlued && /\p{L}$/u.test(line) ? `${line}-` : line);
    line = piece;
    if (widthOf(piece) <= width) continue;
    if (!breaksWords) return undefined;
    line = '';
    for (const character of piece) {
      if (widthOf(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

interface Piece {
  readonly piece: string;
  /** Whether no space is before it. */
  readonly isGlued: boolean;
  /** Whether a hyphen comes behind it where a line ends there. */
  readonly isSoft: boolean;
}

/** What lines may break between: words, parts with hyphens, parts that soft hyphens mark. */
function piecesOf(text: string): Piece[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => {
    const parts = word.split(/(?<=[-‐–/])(?=\p{L})|(?<=\u00ad)/u);
    return parts.map((part, i) => ({
      piece: part.replaceAll('\u00ad', ''),
      isGlued: i > 0,
      isSoft: part.endsWith('\u00ad'),
    }));
  });
}
