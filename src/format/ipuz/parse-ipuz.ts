// Reading the format `ipuz`, versions 1 and 2, of crosswords (ipuz.org, libipuz.org). What is not understood
// is kept for a file of the same format: fields of the file by their names, and under `puzzle`, `solution` and `clues`
// what is left of their items.

import { InputError } from '../../base/errors.ts';
import type { Layout } from '../../layout/layout.ts';
import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { clueOfHtml, plainText } from '../markup.ts';
import { BENT, cluedLayout, clueName, codewordRead, type NumberedClue } from '../numbered-grid.ts';
import type { CluedLayout } from '../plain-slots.ts';
import { Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { themeNamed } from '../theme-names.ts';
import { isArrowwordFile, withArrowsOf } from './ipuz-arrows.ts';
import { type Fields, fieldsIn, isFields, textOf, without } from './ipuz-fields.ts';
import { readGrid } from './ipuz-grid.ts';
import {
  ARROWWORD,
  BARRED,
  CODED,
  CROSSWORD,
  DIRECTIONS,
  directionOf,
  FILL_KEY,
  HEADINGS,
  LEAST_LENGTH_KEY,
  SOLUTION_WORD_KEY,
  SOURCE_KEY,
  THEME_KEY,
} from './ipuz-names.ts';

const VERSIONS = /^https?:\/\/(?:www\.)?ipuz\.org\/v[12]$/;
const CROSSWORDS = /^https?:\/\/(?:www\.)?ipuz\.org\/crossword(?:[/#].*)?$/;

/** The puzzle of an ipuz file. @throws InputError for what is no crossword, or breaks the rules of the format */
export function parseIpuz(text: string, options: ReadOptions = {}): Puzzle {
  const faults = new Faults({ source: 'ipuz', ...options });
  const fields = fieldsIn(text, faults);
  checkKind(fields, faults);
  const grid = readGrid(fields, options, faults);
  const { clues, rest } = readClues(fields, faults);
  const least = fields[LEAST_LENGTH_KEY];
  const leastLength = Number.isSafeInteger(least) && Number(least) > 0 ? Number(least) : undefined;
  const clued: CluedLayout & Pick<Puzzle, 'variety'> = isCoded(fields)
    ? codewordRead(grid, options, faults)
    : cluedLayout({ ...grid, clues, leastLength }, options, faults);
  const isArrow = isArrowwordFile(fields);
  const layout = isArrow ? withArrowsOf(fields, clued.layout, faults) : clued.layout;
  const wordCells = cellsOf(fields, SOLUTION_WORD_KEY, layout, faults);
  const heading = headingOf(fields, faults);
  const hasEnumerations = clued.enumerations?.some((each) => each !== undefined) ?? false;
  const unread = unreadOf(fields, { ...grid.rest, clues: rest }, hasEnumerations);
  const isAboutFile = Object.keys(unread).every((name) => name === FILL_KEY);
  return puzzleRead(grid.contents, {
    ...clued,
    layout,
    marks: grid.marks,
    revealed: grid.revealed,
    theme: cellsOf(fields, THEME_KEY, layout, faults),
    solutionWord: wordCells && [...wordCells],
    heading,
    unread: { format: 'ipuz', fields: unread, isAboutFile },
  });
}

/** The cells that a field names, by slots and by themselves. */
function cellsOf(
  fields: Fields,
  key: string,
  layout: Layout,
  faults: Faults,
): ReadonlySet<number> | undefined {
  const said = fields[key];
  if (said === undefined) return undefined;
  try {
    if (Array.isArray(said)) return themeNamed(said.map(String), layout);
    faults.report(`'${key}' must be a list of slots and cells`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    faults.report(`'${key}': ${error.message}`);
  }
  return undefined;
}

function isCoded({ kind }: Fields): boolean {
  return (
    Array.isArray(kind) && kind.some((each) => String(each).startsWith(CODED.replace(/#1$/, '')))
  );
}

function checkKind({ version, kind }: Fields, faults: Faults): void {
  if (typeof version !== 'string' || !VERSIONS.test(version)) {
    const found = (version ?? null) === null ? 'none' : JSON.stringify(version).slice(0, 60);
    faults.report(`unsupported version ${found}: expected http://ipuz.org/v1 or v2`);
  }
  if (kind === undefined || kind === null) {
    faults.report("missing 'kind'");
    return;
  }
  const kinds = (Array.isArray(kind) ? kind : [kind]).map(String);
  if (kinds.some((each) => CROSSWORDS.test(each))) return;
  faults.fail(`not a crossword, but ${kinds.join(', ').slice(0, 100)}`);
}

function headingOf(fields: Fields, faults: Faults): Heading {
  const texts = HEADINGS.flatMap((name) => {
    const value = fields[name];
    if (value === undefined || value === null) return [];
    if (typeof value !== 'string') {
      faults.report(`'${name}' must be a string`);
      return [];
    }
    return [[name, plainText(value, faults.onMarkup)] as const];
  });
  return { ...Object.fromEntries(texts), date: dateOf(fields, faults) };
}

function dateOf({ date }: Fields, faults: Faults): string | undefined {
  if (date === undefined || date === null || date === '') return undefined;
  const parts = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(String(date));
  const [month, day] = [Number(parts?.[1]), Number(parts?.[2])];
  if (parts === null || month < 1 || month > 12 || day < 1 || day > 31) {
    faults.report(`a date must be MM/DD/YYYY, not '${String(date).slice(0, 40)}'`);
    return undefined;
  }
  const digits = (part: number): string => String(part).padStart(2, '0');
  return `${parts[3]}-${digits(month)}-${digits(day)}`;
}

function unreadOf(
  fields: Fields,
  rests: Readonly<Record<string, Fields>>,
  hasEnumerations: boolean,
): Fields {
  const { kind } = fields;
  const isOurs = (each: unknown): boolean =>
    [CROSSWORD, ARROWWORD, CODED, BARRED].includes(String(each));
  const hasKind = Array.isArray(kind) && !kind.every(isOurs);
  const understood = [
    ...HEADINGS,
    ...['date', 'version', 'dimensions', 'block', 'empty', 'puzzle', 'solution', 'clues'],
    LEAST_LENGTH_KEY,
    THEME_KEY,
    SOLUTION_WORD_KEY,
    // A file that is written has it where there are any.
    ...(fields['showenumerations'] === hasEnumerations ? ['showenumerations'] : []),
    ...(hasKind ? [] : ['kind']),
    ...(fields['clueplacement'] === 'blocks' ? ['clueplacement'] : []),
  ];
  const items = Object.entries(rests).filter(([, rest]) => Object.keys(rest).length > 0);
  return { ...without(fields, understood), ...Object.fromEntries(items) };
}

export interface IpuzClues {
  readonly clues: readonly NumberedClue[];
  /**
   * What is not understood, by the names that directions have in the file: of a known one the fields of its clues
   * by number, of another all of its clues.
   */
  readonly rest: Fields;
}

/** Where a clue stands follows from its number, and its answer from the grid. */
const UNDERSTOOD = [
  SOURCE_KEY,
  'number',
  'label',
  'clue',
  'enumeration',
  'cells',
  'cell',
  'location',
];

export function readClues({ clues }: Fields, faults: Faults): IpuzClues {
  if (clues === undefined || clues === null) return { clues: [], rest: {} };
  if (!isFields(clues)) faults.fail("'clues' must be an object with a list for each direction");
  const all: NumberedClue[] = [];
  const rest: [string, unknown][] = [];
  for (const [name, list] of Object.entries(clues)) {
    const direction = directionOf(name);
    if (direction === undefined) {
      if (Array.isArray(list) && list.some(isBentItem)) {
        faults.report(`a word of '${name}' ${BENT}`);
        continue;
      }
      rest.push([name, list]);
      faults.note(`clues of '${name}' belong to no slot`);
      continue;
    }
    if (!Array.isArray(list)) faults.fail(`clues of '${name}' must be a list`);
    const fields: [string, Fields][] = [];
    for (const [index, item] of list.entries()) {
      const clue = clueOf(item, direction, faults);
      if (clue === undefined) {
        faults.report(`clue ${index + 1} of '${name}' lacks a number or text`);
        continue;
      }
      if (isBentItem(item)) faults.report(`the word at ${clue.label} ${BENT}`);
      else all.push(clue);
      const others = isFields(item) ? without(item, UNDERSTOOD) : {};
      if (Object.keys(others).length > 0) fields.push([clue.label, others]);
    }
    if (fields.length > 0 || name !== DIRECTIONS[direction]) {
      rest.push([name, Object.fromEntries(fields)]);
    }
  }
  return { clues: all, rest: Object.fromEntries(rest) };
}

/** Whether the cells of a clue are in no row or column, whatever their numbers begin with. */
function isBentItem(item: unknown): boolean {
  const cells = isFields(item) && Array.isArray(item['cells']) ? item['cells'] : [];
  return [0, 1].every(
    (of) => new Set(cells.map((cell) => (cell as readonly unknown[] | null)?.[of])).size > 1,
  );
}

function clueOf(
  item: unknown,
  direction: NumberedClue['direction'],
  faults: Faults,
): NumberedClue | undefined {
  const fields = Array.isArray(item)
    ? { ...(isFields(item[1]) ? item[1] : { clue: item[1] }), number: item[0] }
    : item;
  if (!isFields(fields)) return undefined;
  const [number, printed] = [textOf(fields['number'])?.trim(), textOf(fields['label'])?.trim()];
  const name = number ?? printed;
  const html = textOf(fields['clue'] ?? '');
  if (name === undefined || html === undefined) return undefined;
  const named = clueName(name);
  const text = clueOfHtml(html, faults.onMarkup);
  const enumeration = textOf(fields['enumeration'])
    ?.trim()
    .replace(/^\((.*)\)$/s, '$1');
  return {
    ...named,
    ...(printed !== undefined && printed !== named.label && { printed }),
    direction,
    text,
    enumeration,
    source: textOf(fields[SOURCE_KEY]),
  };
}
