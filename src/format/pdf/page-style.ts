// The look of pages as a JSON file says it (docs/page-style.schema.json): margins, fonts, sizes, lines, colours. All of it
// may be left out. Lengths are points, or texts with a unit: "9mm", "0.5in", "12pt".

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import type { Ink } from './page-items.ts';
import { INCH, type Margins, MILLIMETRE } from './paper.ts';
import type { FontStyle } from './pdf-kit.ts';

export interface PageStyle {
  readonly margins?: Partial<Margins>;
  /** Files of fonts. */
  readonly fonts?: Partial<Record<FontStyle, string>>;
  /** Of the author, on a manuscript: lines. */
  readonly address?: string;
  /** The file of a picture for the title page. */
  readonly logo?: string;
  /** Of clues, of the sides of cells, and of the numbers in them, in place of what fits best. */
  readonly textSize?: number;
  readonly cellSize?: number;
  readonly numberSize?: number;
  readonly blockColor?: Ink;
  /** The thickness of lines between cells, and around the grid. */
  readonly thinLine?: number;
  readonly thickLine?: number;
  /** At the foot of the pages of a book. */
  readonly runningTitles?: boolean;
  readonly solutionsPerPage?: number;
}

type Check = (value: unknown, at: string) => unknown;

const UNITS: Readonly<Record<string, number>> = { pt: 1, mm: MILLIMETRE, in: INCH };

const text: Check = (value, at) => {
  if (typeof value === 'string' && value !== '') return value;
  throw wrong(at, 'a file name');
};
const words: Check = (value, at) => {
  if (typeof value === 'string' && value !== '') return value;
  throw wrong(at, 'a text');
};
const flag: Check = (value, at) => {
  if (typeof value === 'boolean') return value;
  throw wrong(at, 'true or false');
};
const color: Check = (value, at) => {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  throw wrong(at, 'a colour such as "#444444"');
};

function length(least: number, most: number): Check {
  return (value, at) => {
    const [, number, unit = 'pt'] = /^(\d+(?:\.\d+)?)\s*(pt|mm|in)?$/.exec(String(value)) ?? [];
    const points = Number(number) * UNITS[unit]!;
    if (points >= least && points <= most) return points;
    throw wrong(at, `a length from ${least} to ${most} points, such as 12 or "9mm"`);
  };
}

function oneOf(...allowed: readonly number[]): Check {
  return (value, at) => {
    if (allowed.includes(value as number)) return value;
    throw wrong(at, `one of ${allowed.join(', ')}`);
  };
}

function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw wrong(at || 'a page style', 'an object in braces');
    }
    const read = Object.entries(value).map(([name, each]) => {
      const check = checks[name];
      const names = Object.keys(checks);
      if (check !== undefined) return [name, check(each, at === '' ? name : `${at}.${name}`)];
      const meant = didYouMean(name, names) || `; there are ${names.join(', ')}`;
      throw new InputError(`unknown name '${at === '' ? name : `${at}.${name}`}'${meant}`);
    });
    return Object.fromEntries(read);
  };
}

const MARGIN = length(0, 300);
/** As the schema has them. */
export const PAGE_STYLE_FIELDS = {
  margins: fields({ top: MARGIN, bottom: MARGIN, outer: MARGIN, inner: MARGIN }),
  fonts: fields({ regular: text, bold: text, italic: text, grid: text }),
  address: words,
  logo: text,
  textSize: length(5, 40),
  cellSize: length(8, 100),
  numberSize: length(4, 20),
  blockColor: color,
  thinLine: length(0.1, 5),
  thickLine: length(0.1, 10),
  runningTitles: flag,
  solutionsPerPage: oneOf(1, 2, 4, 6, 9),
} as const satisfies Readonly<Record<keyof PageStyle, Check>>;

/** @throws InputError for what is no page style */
export function parsePageStyle(json: string, source: string): PageStyle {
  try {
    return fields(PAGE_STYLE_FIELDS)(JSON.parse(json), '') as PageStyle;
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.message, { source });
    throw new InputError(`not JSON: ${(error as Error).message}`, { source });
  }
}

function wrong(at: string, expected: string): InputError {
  return new InputError(`${at}: expected ${expected}`);
}
