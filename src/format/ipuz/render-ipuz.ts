// The format `ipuz`, version 2 (ipuz.org): a puzzle as a JSON object, its fields always in the same order. The
// solution has every letter that stands; `puzzle` has only those that solvers are shown. Clues name slots by
// their numbers, never by cells, which readers count from 0 or from 1.

import { InputError } from '../../base/errors.ts';
import { normaliseText } from '../../base/letters.ts';
import { cellName } from '../../layout/cell-names.ts';
import { LEAST_LENGTH, leastLengthOf } from '../../layout/grid-layout.ts';
import { type Position, placeOf, rowsOf } from '../../layout/layout.ts';
import { NO_CLUE, type Puzzle, withoutFill } from '../../puzzle/puzzle.ts';
import { htmlOf, htmlOfClue } from '../markup.ts';
import { numbersIn } from '../numbered-grid.ts';
import { isArrowword } from '../page/clue-cells.ts';
import { templateRows } from '../template/render-template.ts';
import { themeNames } from '../theme-names.ts';
import { PICTURES, type StreamWriter, type WriteContext, type WriteOptions } from '../writing.ts';
import { type Fields, isFields, lettersIn, lookOf } from './ipuz-fields.ts';
import {
  ARROWWORD,
  BARRED,
  CODED,
  CROSSWORD,
  DEFAULT_BLOCK,
  DEFAULT_EMPTY,
  DIRECTIONS,
  directionOf,
  FILL_KEY,
  HEADINGS,
  LEAST_LENGTH_KEY,
  OF_LETTERS,
  SHADE,
  SOLUTION_WORD_KEY,
  SOURCE_KEY,
  THEME_KEY,
  VERSION,
} from './ipuz-names.ts';

export async function openIpuz({ facts }: WriteContext): Promise<StreamWriter> {
  const run = await facts();
  return {
    frame: PICTURES,
    chunkOf: (puzzle, { status, seed }) =>
      renderIpuz(puzzle, { fill: status === 'blank' ? undefined : { ...run, seed } }),
  };
}

/** The text of a file. @throws InputError for slots that are no runs of a grid */
export function renderIpuz(puzzle: Puzzle, { fill }: WriteOptions = {}): string {
  const { layout, heading = {}, enumerations, cells, givens, unread } = puzzle;
  const least = leastLengthOf(layout);
  if (least === undefined) {
    throw new InputError('the format ipuz cannot hold slots that are not runs of a grid');
  }
  const { width, height, bars } = layout.geometry;
  const own: Fields = unread?.format === 'ipuz' ? unread.fields : {};
  const { puzzle: cellRest, solution: letterRest, clues: clueRest, kind, ...others } = own;
  const signs = signsFor(cells);
  const isCoded = puzzle.variety?.kind === 'codeword';
  const kinds = kind ?? [
    ...(isArrowword(layout) ? [ARROWWORD] : []),
    CROSSWORD,
    ...(isCoded ? [CODED] : []),
    ...(bars === undefined ? [] : [BARRED]),
  ];
  const fields = new Map<string, unknown>([
    ['version', VERSION],
    ['kind', kinds],
  ]);
  for (const name of HEADINGS) {
    const text = heading[name];
    if (text !== undefined) fields.set(name, htmlOf(text));
  }
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(heading.date ?? '') ?? [];
  if (year !== undefined) fields.set('date', `${month}/${day}/${year}`);
  fields.set('dimensions', { width, height });
  fields.set('block', signs.block).set('empty', signs.empty);
  if (enumerations?.some((each) => each !== undefined)) fields.set('showenumerations', true);
  fields.set('puzzle', puzzleRows(puzzle, signs, fieldsOf(cellRest), fieldsOf(others['styles'])));
  if (cells.some((content) => content !== undefined)) {
    fields.set('solution', solutionRows(puzzle, signs, fieldsOf(letterRest)));
  }
  if (isArrowword(layout)) fields.set('clueplacement', 'blocks');
  fields.set('clues', isCoded ? {} : cluesOf(puzzle, fieldsOf(clueRest)));
  if (least !== LEAST_LENGTH) fields.set(LEAST_LENGTH_KEY, least);
  const theme = themeNames(puzzle);
  if (theme !== undefined) fields.set(THEME_KEY, theme);
  const word = puzzle.solutionWord?.map((cell) => cellName(placeOf(layout, cell)));
  if (word !== undefined) fields.set(SOLUTION_WORD_KEY, word);
  const isAsRead = cells.every((content, cell) => content === givens[cell]);
  for (const [name, value] of Object.entries(others)) {
    if (isAsRead || !OF_LETTERS.has(name)) fields.set(name, value);
  }
  if (fill !== undefined) {
    const { version, seed, dicts, options } = fill;
    const template = templateRows(withoutFill(puzzle));
    fields.set(FILL_KEY, { version, seed, template, dicts, options });
  }
  return ipuzText(fields);
}

/** How a file writes what is no letter and no number. */
interface WrittenSigns {
  readonly block: string;
  readonly empty: string | number;
}

/** Such as no cell has. */
function signsFor(cells: Puzzle['cells']): WrittenSigns {
  const standing = new Set(cells);
  const free = (signs: readonly (string | number)[]): string | number =>
    signs.find((sign) => !standing.has(String(sign)))!;
  const others = Array.from({ length: cells.length + 1 }, (_, i) => `:${i}`);
  const block = String(free([DEFAULT_BLOCK, '.', ...others]));
  return { block, empty: free([DEFAULT_EMPTY, '-', ...others.filter((sign) => sign !== block)]) };
}

function puzzleRows(
  puzzle: Puzzle,
  { block, empty }: WrittenSigns,
  rests: Fields,
  styles: Fields,
): unknown[][] {
  const { layout, cells, marks, revealed } = puzzle;
  const { bars } = layout.geometry;
  const numbers = numbersIn(puzzle);
  return rowsOf(layout).map((row, y) =>
    row.map((at, x) => {
      const rest = fieldsOf(rests[cellName({ row: y + 1, column: x + 1 })]);
      const sign = at === 'void' ? null : at === 'block' ? block : (numbers.get(at) ?? empty);
      const restStyle = fieldsOf(rest['style']);
      const drawn = lookOf(restStyle, styles)!;
      const style: Record<string, unknown> = { ...restStyle };
      let value: string | undefined;
      if (typeof at === 'number') {
        const needs = (mark: 'circle' | 'shade'): boolean =>
          marks?.get(at)?.has(mark) === true && !drawn.marks.includes(mark);
        if (needs('circle')) style['shapebg'] = 'circle';
        if (needs('shade')) Object.assign(style, { highlight: true, color: SHADE });
        const barred = (bars?.right.has(at) ? 'R' : '') + (bars?.below.has(at) ? 'B' : '');
        if (barred !== '') style['barred'] = barred;
        if (revealed?.has(at)) value = cells[at];
      }
      const { style: _, ...others } = rest;
      const hasStyle = Object.keys(style).length > 0;
      const isBare = !hasStyle && value === undefined && Object.keys(others).length === 0;
      if (isBare) return sign;
      return { cell: sign, style: hasStyle ? style : undefined, value, ...others };
    }),
  );
}

function solutionRows({ layout, cells }: Puzzle, signs: WrittenSigns, rests: Fields): unknown[][] {
  const readSigns = { block: signs.block, empty: String(signs.empty) };
  return rowsOf(layout).map((row) =>
    row.map((at: Position) => {
      if (typeof at !== 'number') return at === 'block' ? signs.block : null;
      const content = cells[at];
      if (content === undefined) return signs.empty;
      const rest = rests[cellName(placeOf(layout, at))];
      const before = rest === undefined ? undefined : lettersIn(rest, readSigns);
      // Other letters that are right too belong to the one that stood there.
      const isSame =
        before !== undefined &&
        [true, false].some((fold) => normaliseText(before, fold) === content);
      return isSame ? rest : content;
    }),
  );
}

/** A clue for each slot, so that every reader knows all entries. */
function cluesOf(puzzle: Puzzle, rest: Fields): Fields {
  const { layout, clues = [], clueLabels, clueSources, enumerations } = puzzle;
  const missing = clues.some((clue) => clue !== undefined) ? NO_CLUE : '';
  const names = new Map(Object.keys(rest).map((name) => [directionOf(name), name]));
  const { width } = layout.geometry;
  /** Column and row, from 0. */
  const placed = (index: number): Fields => {
    const at = layout.clueCells?.[index];
    return at === undefined ? {} : { location: [at % width, Math.floor(at / width)] };
  };
  const lists = (['across', 'down'] as const).map((direction) => {
    const name = names.get(direction) ?? DIRECTIONS[direction];
    const more = fieldsOf(rest[name]);
    const list = layout.slots.flatMap((slot, index): unknown[] => {
      if (slot.direction !== direction) return [];
      const { number } = slot;
      const clue = htmlOfClue(clues[index] ?? missing);
      const label = clueLabels?.[index];
      const enumeration = enumerations?.[index];
      const source = clueSources?.[index];
      const own = source === undefined ? {} : { [SOURCE_KEY]: source };
      const others = { ...fieldsOf(more[String(number)]), ...own, ...placed(index) };
      const isBare = (label ?? enumeration) === undefined && Object.keys(others).length === 0;
      if (isBare) return [[number, clue]];
      return [{ number, label, clue, enumeration, ...others }];
    });
    return [name, list] as const;
  });
  const foreign = Object.entries(rest).filter(([name]) => directionOf(name) === undefined);
  return Object.fromEntries([...lists, ...foreign]);
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The fields in their order, as one JSON object that people can read: a row of a grid on a line, a clue on a line. */
export function ipuzText(fields: ReadonlyMap<string, unknown>): string {
  const lines = [...fields].map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${valueText(name, value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function valueText(name: string, value: unknown): string {
  if (name === 'puzzle' || name === 'solution') return linesOf(value as readonly unknown[], '  ');
  if (name === 'clues') {
    const lists = Object.entries(value as Readonly<Record<string, readonly unknown[]>>).map(
      ([direction, clues]) => `    ${JSON.stringify(direction)}: ${linesOf(clues, '    ')}`,
    );
    return lists.length === 0 ? '{}' : `{\n${lists.join(',\n')}\n  }`;
  }
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

function linesOf(items: readonly unknown[], indent: string): string {
  if (!Array.isArray(items) || items.length === 0) return JSON.stringify(items);
  return `[\n${items.map((item) => `${indent}  ${itemText(item)}`).join(',\n')}\n${indent}]`;
}

/** A list on one line with spaces between its items. */
function itemText(item: unknown): string {
  if (!Array.isArray(item)) return JSON.stringify(item);
  return `[${item.map((each) => JSON.stringify(each)).join(', ')}]`;
}
