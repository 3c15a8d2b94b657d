// A file of ipuz as fields by name, and what a single item of its grids says, however it is written: bare, or in an
// object.

import { withoutMark } from '../../base/text.ts';
import type { Mark } from '../../puzzle/puzzle.ts';
import type { Faults } from '../reading.ts';
import { DEFAULT_BLOCK, DEFAULT_EMPTY, SHADE } from './ipuz-names.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An old form: the object in the parentheses of a call. */
const CALL = /^\s*ipuz\s*\(([\s\S]*)\)\s*;?\s*$/;
/** Of lists and objects in one another; what is written again goes no deeper. */
const MAX_DEPTH = 100;

/** @throws InputError for a text that is no JSON object, or one too deep */
export function fieldsIn(text: string, faults: Faults): Fields {
  const call = CALL.exec(text);
  if (call !== null) faults.note('read the old form ipuz(...)');
  const content = call?.[1] ?? withoutMark(text);
  const fields = parsed(content, faults);
  if (!isFields(fields)) faults.fail('an ipuz file must be one JSON object');
  if (depthOf(fields) > MAX_DEPTH) faults.fail(`nested more than ${MAX_DEPTH} deep`);
  return fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Those of some names apart from the others. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function parsed(text: string, faults: Faults): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    if (position === undefined) return faults.fail('invalid or truncated JSON');
    const before = text.slice(0, Number(position)).split('\n');
    const column = Array.from(before.at(-1)!).length + 1;
    return faults.fail('invalid JSON from here on', { line: before.length, column });
  }
}

/** Level by level, for no call goes as deep as a file can. */
function depthOf(value: unknown): number {
  let depth = 0;
  let level = [value];
  while (level.length > 0 && depth <= MAX_DEPTH) {
    depth++;
    level = level
      .filter((each): each is object => typeof each === 'object' && each !== null)
      .flatMap((each) => Object.values(each));
  }
  return depth;
}

/** How a file writes what is no letter and no number. */
export interface IpuzSigns {
  readonly block: string;
  readonly empty: string;
}

export function signsOf({ block, empty }: Fields): IpuzSigns {
  return { block: textOf(block) ?? DEFAULT_BLOCK, empty: textOf(empty) ?? String(DEFAULT_EMPTY) };
}

export interface IpuzCell {
  readonly kind: 'cell' | 'block' | 'void';
  /** What is printed in its corner. */
  readonly label?: string;
  /** The letters that solvers are shown. */
  readonly value?: string;
  readonly marks: readonly Mark[];
  /** Some of TRBL. */
  readonly barred: string;
  /** The fields that are not understood. */
  readonly rest?: Fields;
}

/** An item of `puzzle`; undefined for what is no such item. */
export function cellOf(item: unknown, signs: IpuzSigns, styles: Fields): IpuzCell | undefined {
  const fields = isFields(item) ? item : { cell: item };
  const { cell = signs.empty, style, value } = fields;
  const look = lookOf(style, styles);
  if (look === undefined) return undefined;
  const common = { ...look, rest: restOf(fields) };
  if (cell === null) return { ...common, kind: 'void' };
  const text = textOf(cell)?.trim();
  if (text === undefined) return undefined;
  if (text === signs.block) return { ...common, kind: 'block' };
  const isEmpty = text === signs.empty || text === '' || text === '0';
  const shown = lettersIn(value, signs);
  return { ...common, kind: 'cell', label: isEmpty ? undefined : text, value: shown };
}

/**
 * The letters of an item of `solution`, `saved` or of a value; undefined where there are none. Of several that are
 * right the first.
 */
export function lettersIn(item: unknown, { block, empty }: IpuzSigns): string | undefined {
  const bare = isFields(item) ? (item['value'] ?? item['cell']) : item;
  const text = textOf(Array.isArray(bare) ? bare[0] : bare)?.trim();
  return text === undefined || text === '' || text === block || text === empty ? undefined : text;
}

/** Whether an item of `solution` is a block. */
export function isBlockItem(item: unknown, { block }: IpuzSigns): boolean {
  return textOf(isFields(item) ? item['cell'] : item)?.trim() === block;
}

/** A text or number as text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** What is drawn by a style: its own fields, or a name among `styles`; undefined for what is no style. */
export function lookOf(
  style: unknown,
  styles: Fields,
): Pick<IpuzCell, 'marks' | 'barred'> | undefined {
  if (style === undefined || style === null) return { marks: [], barred: '' };
  const own = typeof style === 'string' ? { named: style } : style;
  if (!isFields(own)) return undefined;
  const named = textOf(own['named']);
  const shared =
    named === undefined ? undefined : Object.entries(styles).find(([name]) => name === named);
  const look = { ...(isFields(shared?.[1]) && shared[1]), ...own };
  const { shapebg, highlight, color, barred } = look as Fields;
  const hasColor = color !== undefined && color !== null && !/^#?f{6}$/i.test(String(color));
  const marks: Mark[] = [];
  if (shapebg === 'circle') marks.push('circle');
  if (highlight === true || hasColor) marks.push('shade');
  return { marks, barred: textOf(barred) ?? '' };
}

/** The style of an item without what is understood, for it to be written again. */
function restOf(fields: Fields): Fields | undefined {
  const { style } = fields;
  const others = without(fields, ['cell', 'value', 'style']);
  const own = typeof style === 'string' ? { named: style } : isFields(style) ? style : {};
  const understood = ['barred'];
  if (own['shapebg'] === 'circle') understood.push('shapebg');
  if (own['highlight'] === true) understood.push('highlight');
  if (own['highlight'] === true && own['color'] === SHADE) understood.push('color');
  const look = without(own, understood);
  const rest = { ...others, ...(Object.keys(look).length > 0 && { style: look }) };
  return Object.keys(rest).length > 0 ? rest : undefined;
}
