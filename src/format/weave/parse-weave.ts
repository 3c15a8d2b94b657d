// Reading the format `weave`: a JSON object that says outright which cells there are, where they are drawn, and
// which cells each slot has. Nothing is found out from rows and columns, so that slots run as they like.

import { counted } from '../../base/phrases.ts';
import type { Bars, CellShape, Geometry, Layout, Position, Slot } from '../../layout/layout.ts';
import { slotName, withShortNames } from '../../layout/slot-names.ts';
import {
  type Content,
  HEADING_FIELDS,
  type Heading,
  type Mark,
  type Puzzle,
} from '../../puzzle/puzzle.ts';
import { JsonField } from '../json/json-field.ts';
import { contentOf, MAX_POSITIONS, puzzleRead, type ReadOptions, TOO_LARGE } from '../reading.ts';
import { CELL_FIELDS, nameOfPlace, SLOT_FIELDS, type WeavePlace } from './fields.ts';

const MAX_SIDE = 30_000;
const MAX_NUMBER = 999_999;
/** Of a picture, in cells, and corners of one cell. */
const MAX_COORDINATE = 100_000;
const MAX_CORNERS = 1000;
const LEAST_LENGTH = 2;
const MARKS: readonly Mark[] = ['circle', 'shade'];

/** A cell as it stands in the file. */
interface ReadCell {
  readonly field: JsonField;
  readonly name: string;
  readonly place: WeavePlace;
  /** Where it is drawn among all positions. */
  position: number;
}

/** Reads a weave: a blank puzzle. @throws InputError, with the path in the file, for what makes none. */
export function parseWeave(file: object, options: ReadOptions = {}): Puzzle {
  const { source = 'template' } = options;
  const root = new JsonField(file, '', source);
  const cells = readCells(root);
  const geometry = drawn(cells, root.get('blocks')?.items() ?? []);
  const slotFields = root.need('slots').items();
  const slots = readSlots(slotFields, cells, options.leastLength ?? LEAST_LENGTH);
  const layout: Layout = { cellCount: cells.length, slots, geometry };
  const givens = cells.map(({ field }) => letterOf(field, options));
  const revealed = cells.flatMap(({ field }, cell) =>
    field.get('shown')?.asBoolean() && givens[cell] !== undefined ? [cell] : [],
  );
  const texts = (name: string) => slotFields.map((slot) => slot.get(name)?.asText());
  const puzzle = puzzleRead(givens, {
    layout,
    marks: marksOf(cells),
    revealed: new Set(revealed),
    clues: texts('clue'),
    enumerations: texts('enumeration'),
    heading: headingOf(root),
    unread: {
      format: 'weave',
      fields: file as Readonly<Record<string, unknown>>,
      isAboutFile: true,
    },
  });
  noteUnknownFields(cells, slotFields, options);
  return puzzle;
}

/** The cells in reading order, layer by layer. */
function readCells(root: JsonField): ReadCell[] {
  const fields = root.need('cells').items();
  if (fields.length === 0) root.need('cells').fail('the weave has no cells');
  const names = new Map<string, JsonField>();
  const cells = fields.map((field): ReadCell => {
    const place = placeAt(field);
    const name = field.get('name')?.asText() ?? nameOfPlace(place);
    const other = names.get(name);
    if (other !== undefined) field.fail(`the name '${name}' is also used by ${other.path}`);
    names.set(name, field);
    return { field, name, place, position: 0 };
  });
  const first = cells[0]!;
  for (const { field, place } of cells) {
    if ((place.layer === undefined) !== (first.place.layer === undefined)) {
      field.fail('some cells have a layer, others do not');
    }
  }
  return cells;
}

function placeAt(field: JsonField): WeavePlace {
  const layer = field.get('layer')?.asWhole(MAX_SIDE);
  const row = field.need('row').asWhole(MAX_SIDE);
  const column = field.need('column').asWhole(MAX_SIDE);
  return { layer, row, column };
}

/**
 * Puts cells into reading order and draws them: layers stand below one another, a row of nothing between
 * them.
 */
function drawn(cells: ReadCell[], blockFields: readonly JsonField[]): Geometry {
  const blocks = blockFields.map((field) => ({ field, place: placeAt(field) }));
  const all = [...cells, ...blocks];
  const most = (of: (place: WeavePlace) => number): number =>
    all.reduce((greatest, { place }) => Math.max(greatest, of(place)), 0);
  const layerHeight = most(({ row }) => row) + 1;
  const width = most(({ column }) => column);
  const height = most(({ layer = 1 }) => layer) * layerHeight - 1;
  if (width * height > MAX_POSITIONS) {
    cells[0]!.field.fail(TOO_LARGE);
  }
  const takenBy = new Map<number, JsonField>();
  const positionOf = (field: JsonField, { layer = 1, row, column }: WeavePlace): number => {
    const position = ((layer - 1) * layerHeight + row - 1) * width + column - 1;
    const other = takenBy.get(position);
    if (other !== undefined) field.fail(`it is in the same place as ${other.path}`);
    takenBy.set(position, field);
    return position;
  };
  for (const cell of cells) cell.position = positionOf(cell.field, cell.place);
  const positions: Position[] = new Array(width * height).fill('void');
  for (const { field, place } of blocks) positions[positionOf(field, place)] = 'block';
  cells.sort((a, b) => a.position - b.position);
  for (const [cell, { position }] of cells.entries()) positions[position] = cell;
  const bars = barsOf(cells);
  const shapes = shapesOf(cells);
  return {
    width,
    height,
    positions,
    positionOf: cells.map(({ position }) => position),
    bars,
    shapes,
  };
}

function barsOf(cells: readonly ReadCell[]): Bars | undefined {
  const [right, below] = [new Set<number>(), new Set<number>()];
  for (const [cell, { field }] of cells.entries()) {
    for (const side of field.get('bars')?.items() ?? []) {
      (side.asOneOf(['right', 'below']) === 'right' ? right : below).add(cell);
    }
  }
  return right.size + below.size > 0 ? { right, below } : undefined;
}

function shapesOf(cells: readonly ReadCell[]): CellShape[] | undefined {
  if (!cells.some(({ field }) => (field.get('x') ?? field.get('y')) !== undefined))
    return undefined;
  return cells.map(({ field }) => {
    const [x, y] = [field.need('x'), field.need('y')].map((each) => each.asNumber(MAX_COORDINATE));
    const corners = field.get('corners');
    if (corners === undefined) return { x: x!, y: y! };
    const points = corners.items().map((point) => {
      const [px, py, ...more] = point.items().map((each) => each.asNumber(MAX_COORDINATE));
      if (px === undefined || py === undefined || more.length > 0) point.fail('expected [x, y]');
      return { x: px, y: py };
    });
    if (points.length < 3 || points.length > MAX_CORNERS) {
      corners.fail(`${points.length} corners: expected 3 to ${MAX_CORNERS}`);
    }
    return { x: x!, y: y!, corners: points };
  });
}

function readSlots(
  fields: readonly JsonField[],
  cells: readonly ReadCell[],
  least: number,
): readonly Slot[] {
  const numberOf = new Map(cells.map(({ name }, cell) => [name, cell]));
  const known = new Map<string, JsonField>();
  const slots = fields.map((field): Slot => {
    const number = field.need('number').asWhole(MAX_NUMBER);
    const directionField = field.need('direction');
    const direction = directionField.asText().toLowerCase();
    if (!/^\p{L}+$/u.test(direction))
      directionField.fail('a direction must be one word of letters');
    const slot = { number, direction };
    const name = slotName(slot);
    const other = known.get(name);
    if (other !== undefined) field.fail(`${name} is also the name of ${other.path}`);
    known.set(name, field);
    const list = field.need('cells');
    const its = list.items().map((item) => {
      const cell = numberOf.get(item.asText());
      return cell ?? item.fail(`no cell is named '${item.asText()}'`);
    });
    if (its.length < least) {
      list.fail(`${counted(its.length, 'cell')}: a slot needs at least ${least} (--least-length)`);
    }
    return { ...slot, cells: its };
  });
  return withShortNames(slots);
}

function letterOf(field: JsonField, options: ReadOptions): Content {
  const letter = field.get('letter');
  if (letter === undefined) return undefined;
  return contentOf(letter.asText(), options) ?? letter.fail('expected one or more letters');
}

function marksOf(cells: readonly ReadCell[]): Map<number, ReadonlySet<Mark>> {
  const marks = new Map<number, ReadonlySet<Mark>>();
  for (const [cell, { field }] of cells.entries()) {
    const its =
      field
        .get('marks')
        ?.items()
        .map((mark) => mark.asOneOf(MARKS)) ?? [];
    if (its.length > 0) marks.set(cell, new Set(its));
  }
  return marks;
}

function headingOf(root: JsonField): Heading {
  const texts = HEADING_FIELDS.flatMap((name) => {
    const text = root.get(name)?.asText();
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(texts);
}

/** Fields of cells and slots that mean nothing may be slips of the pen. */
function noteUnknownFields(
  cells: readonly ReadCell[],
  slots: readonly JsonField[],
  { onNote }: ReadOptions,
): void {
  if (onNote === undefined) return;
  const unknown = (fields: readonly JsonField[], known: readonly string[]): string[] =>
    [...new Set(fields.flatMap((field) => Object.keys(field.asObject())))].filter(
      (name) => !known.includes(name),
    );
  const names = [
    ...unknown(
      cells.map(({ field }) => field),
      CELL_FIELDS,
    ).map((name) => `'${name}' of a cell`),
    ...unknown(slots, SLOT_FIELDS).map((name) => `'${name}' of a slot`),
  ];
  if (names.length > 0) onNote(`kept unknown fields: ${names.slice(0, 8).join(', ')}`);
}
