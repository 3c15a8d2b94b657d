// Reading the format `json`: of each record the rows of its grid, and the slots of a weave, which do not follow from its
// rows: its entries name the place of each cell. Records stand one a line, or a single one over as many lines as it likes.

import { InputError } from '../../base/errors.ts';
import { linesOf } from '../../base/text.ts';
import { kindOf, withArrows } from '../../layout/arrows.ts';
import { cellAt } from '../../layout/cell-names.ts';
import type { Slot } from '../../layout/layout.ts';
import { withShortNames } from '../../layout/slot-names.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { themeNamed } from '../theme-names.ts';
import { JsonField } from './json-field.ts';

const MAX_NUMBER = 999_999;

/** What a record is read for, and where it starts. */
export interface JsonGrid {
  readonly rows: readonly string[];
  /** As they stand there. */
  readonly entries: unknown;
  readonly theme: unknown;
  readonly solutionWord: unknown;
  /** From 1. */
  readonly line: number;
}

/** @throws InputError for what is no record of a grid */
export function gridsInJson(text: string, source: string): JsonGrid[] {
  const whole = parsed(text);
  if (whole !== undefined) return [gridOf(whole, { source, line: 1 })];
  return linesOf(text).flatMap((content, index) => {
    if (content.trim() === '') return [];
    const line = index + 1;
    const record = parsed(content);
    if (record === undefined) throw new InputError('not JSON', { source, line });
    return [gridOf(record, { source, line })];
  });
}

/** What a text says, in a list so that it may be anything; undefined if it says nothing. */
function parsed(text: string): readonly [unknown] | undefined {
  try {
    return [JSON.parse(text)];
  } catch {
    return undefined;
  }
}

function gridOf(
  [record]: readonly [unknown],
  at: { readonly source: string; readonly line: number },
): JsonGrid {
  const { rows, entries, theme, solutionWord } = (record ?? {}) as {
    readonly rows?: unknown;
    readonly entries?: unknown;
    readonly theme?: unknown;
    readonly solutionWord?: unknown;
  };
  const isGrid = Array.isArray(rows) && rows.every((row) => typeof row === 'string');
  if (!isGrid) throw new InputError("the JSON object has no 'rows'", at);
  return { rows, entries, theme, solutionWord, line: at.line };
}

/** The puzzle with the theme that a record names, if it does. @throws InputError for names that it does not have */
export function withThemeOf(puzzle: Puzzle, theme: unknown, source: string): Puzzle {
  if (theme === undefined) return puzzle;
  const names = new JsonField(theme, 'theme', source).items().map((name) => name.asText());
  return { ...puzzle, theme: themeNamed(names, puzzle.layout) };
}

/** The puzzle with the solution word that a record has. @throws InputError for cells that there are not */
export function withSolutionWordOf(puzzle: Puzzle, said: unknown, source: string): Puzzle {
  if (said === undefined) return puzzle;
  const names = new JsonField(said, 'solutionWord', source).items().map((name) => name.asText());
  return { ...puzzle, solutionWord: [...themeNamed(names, puzzle.layout)] };
}

/** The puzzle with the clues of a record's entries, which are in the order of its slots. */
export function withCluesOf(puzzle: Puzzle, entries: unknown): Puzzle {
  if (!Array.isArray(entries) || entries.length !== puzzle.layout.slots.length) return puzzle;
  const textsOf = (name: string): (string | undefined)[] | undefined => {
    const texts = entries.map((entry) => entry?.[name]);
    const isText = (each: unknown): each is string => typeof each === 'string';
    return texts.some(isText) ? texts.map((each) => (isText(each) ? each : undefined)) : undefined;
  };
  return { ...puzzle, clues: textsOf('clue'), clueSources: textsOf('clueSource') };
}

/** The puzzle with the clue cells that its entries name. @throws InputError for those that touch no first letter */
export function withClueCellsOf(puzzle: Puzzle, entries: unknown, source: string): Puzzle {
  const { layout } = puzzle;
  if (!Array.isArray(entries) || entries.length !== layout.slots.length) return puzzle;
  if (!entries.some((entry) => entry?.clueCell !== undefined)) return puzzle;
  const { width } = layout.geometry;
  const clueCells = new JsonField(entries, 'entries', source).items().map((entry, slot) => {
    const field = entry.get('clueCell');
    if (field === undefined) return undefined;
    const [row, column] = field.items().map((each) => each.asWhole(MAX_NUMBER));
    const at = row === undefined || column === undefined ? -1 : (row - 1) * width + column - 1;
    const isBlock = layout.geometry.positions[at] === 'block';
    if (isBlock && kindOf(layout, layout.slots[slot]!, at) !== undefined) return at;
    return field.fail('no block that touches the first letter of the entry');
  });
  return { ...puzzle, layout: withArrows(layout, clueCells) };
}

/** The puzzle with the slots that its entries name; as it is if they name none. @throws InputError for cells that there are not */
export function withSlotsOf(puzzle: Puzzle, entries: unknown, source: string): Puzzle {
  if (!Array.isArray(entries) || !entries.some((entry) => entry?.cells !== undefined))
    return puzzle;
  const { layout } = puzzle;
  const slots = new JsonField(entries, 'entries', source).items().map((entry): Slot => {
    const cells = entry.need('cells').items();
    if (cells.length === 0) entry.fail('the grid has no cells');
    return {
      number: entry.need('number').asWhole(MAX_NUMBER),
      direction: entry.need('direction').asText(),
      cells: cells.map((field) => {
        const [row, column] = field.items().map((each) => each.asWhole(MAX_NUMBER));
        if (row === undefined || column === undefined) return field.fail('expected [row, column]');
        return cellAt(layout, { row, column }, { source });
      }),
    };
  });
  return { ...puzzle, layout: { ...layout, slots: withShortNames(slots) } };
}
