// The format `weave`: the object that was read with the letters that stand in it now, or one made of any other
// puzzle; a line for each cell and slot.

import { placeOf } from '../../layout/layout.ts';
import { HEADING_FIELDS, type Mark, type Puzzle } from '../../puzzle/puzzle.ts';
import {
  nameOfPlace,
  type WeaveCell,
  type WeaveFile,
  type WeavePlace,
  type WeaveSlot,
} from './fields.ts';

/** The puzzle as JSON. */
export function renderWeave(puzzle: Puzzle): string {
  const { unread, heading } = puzzle;
  const file = unread?.format === 'weave' ? sameFile(puzzle, unread.fields) : newFile(puzzle);
  const texts = HEADING_FIELDS.flatMap((name) => {
    const text = heading?.[name];
    return text === undefined ? [] : [[name, text]];
  });
  return asLines({ ...Object.fromEntries(texts), ...file, ...Object.fromEntries(texts) });
}

/** The file that was read, with what stands in its cells and slots now. */
function sameFile(puzzle: Puzzle, fields: object): WeaveFile {
  const file = fields as WeaveFile;
  const inOrder = [...file.cells].sort(
    (a, b) => (a.layer ?? 1) - (b.layer ?? 1) || a.row - b.row || a.column - b.column,
  );
  const numberOf = new Map(inOrder.map((cell, number) => [cell, number]));
  return {
    ...file,
    cells: file.cells.map((cell) => withLetter(cell, puzzle, numberOf.get(cell)!)),
    slots: file.slots.map((slot, index) => withTexts(slot, puzzle, index)),
  };
}

function newFile(puzzle: Puzzle): WeaveFile {
  const { layout, marks } = puzzle;
  const { width, positions, bars, shapes } = layout.geometry;
  const names: string[] = [];
  const cells = Array.from({ length: layout.cellCount }, (_, cell): WeaveCell => {
    const place = placeOf(layout, cell);
    names.push(nameOfPlace(place));
    const shape = shapes?.[cell];
    const barred = [bars?.right.has(cell) && 'right', bars?.below.has(cell) && 'below'];
    const sides = barred.filter((side) => typeof side === 'string');
    const its: readonly Mark[] = [...(marks?.get(cell) ?? [])];
    const written = {
      ...place,
      ...(shape && { x: shape.x, y: shape.y }),
      ...(shape?.corners && { corners: shape.corners.map(({ x, y }) => [x, y] as const) }),
      marks: its.length > 0 ? its : undefined,
      bars: sides.length > 0 ? sides : undefined,
    };
    return withLetter(written, puzzle, cell);
  });
  const blocks = positions.flatMap((at, position): WeavePlace[] =>
    at === 'block'
      ? [{ row: Math.floor(position / width) + 1, column: (position % width) + 1 }]
      : [],
  );
  const slots = layout.slots.map((slot, index) => {
    const { number, direction } = slot;
    const written = { number, direction, cells: slot.cells.map((cell) => names[cell]!) };
    return withTexts(written, puzzle, index);
  });
  return { cells, ...(blocks.length > 0 && { blocks }), slots };
}

function withLetter(of: WeaveCell, { cells, revealed }: Puzzle, number: number): WeaveCell {
  const { letter: _letter, shown: _shown, ...cell } = of;
  const content = cells[number];
  if (content === undefined) return cell;
  return { ...cell, letter: content, ...(revealed?.has(number) && { shown: true }) };
}

function withTexts(of: WeaveSlot, { clues, enumerations }: Puzzle, index: number): WeaveSlot {
  const { clue: _clue, enumeration: _enumeration, ...slot } = of;
  const [clue, enumeration] = [clues?.[index], enumerations?.[index]];
  return {
    ...slot,
    clue,
    enumeration,
  };
}

/** A line for each field, and in lists of objects for each of these. */
function asLines(file: object): string {
  const fields = Object.entries(file).map(([name, value]) => {
    const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const text = isList
      ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
