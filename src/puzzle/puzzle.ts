// A puzzle: a layout, what is given and what stands in its cells, and what travels with it. Whatever
// reads a puzzle makes one of these, and whatever draws, judges or fills one takes it. A puzzle in
// which only its givens stand is blank.

import { lettersOf } from '../base/letters.ts';
import type { Layout, Slot } from '../layout/layout.ts';

/** What stands in a cell: a letter in upper case, several in a rebus cell; undefined when open. */
export type Content = string | undefined;

/** What is drawn around or under the letter of a cell. */
export type Mark = 'circle' | 'shade';

export interface Puzzle {
  readonly layout: Layout;
  /** For each cell what is given there. */
  readonly givens: readonly Content[];
  /** For each cell what stands there now: what is given, or what was filled in. */
  readonly cells: readonly Content[];
  /** Of the cells that have any. */
  readonly marks?: ReadonlyMap<number, ReadonlySet<Mark>>;
  /**
   * Cells of theme answers, and others whose letters were given: a rework keeps them unless it names their entry.
   * undefined where no one has said; then the givens of a grid with open cells are meant.
   */
  readonly theme?: ReadonlySet<number>;
  /** The cells whose letters those who solve it are shown. */
  readonly revealed?: ReadonlySet<number>;
  /** For each slot of the layout its clue, where there is one: plain text but for `<i>` and `<b>`. */
  readonly clues?: readonly (string | undefined)[];
  /** For each slot what is printed in place of its number, where a clue is of several entries: `12/5/26`. */
  readonly clueLabels?: readonly (string | undefined)[];
  /** For each slot where its clue was found, if that is known: `bank`, `memory`, a file. */
  readonly clueSources?: readonly (string | undefined)[];
  /** For each slot how its entry falls into words, where that is known: `2,3,2`. */
  readonly enumerations?: readonly (string | undefined)[];
  /** Of an arrowword: the cells whose letters spell its solution word, in order. */
  readonly solutionWord?: readonly number[];
  readonly heading?: Heading;
  /** What stands in place of clues. */
  readonly variety?: Variety;
  /** What a file says beyond all this, for a file of the same format to say again. */
  readonly unread?: Unread;
}

/** How a clue is written that is missing among others. */
export const NO_CLUE = '-';

/** What stands above and below a puzzle, as it is printed. */
export interface Heading {
  readonly title?: string;
  readonly author?: string;
  readonly editor?: string;
  readonly publisher?: string;
  readonly copyright?: string;
  /** As YYYY-MM-DD. */
  readonly date?: string;
  /** To those who solve it. */
  readonly notes?: string;
}

/** Its fields in the order in which files have them. */
export const HEADING_FIELDS = [
  'title',
  'author',
  'editor',
  'publisher',
  'copyright',
  'date',
  'notes',
] as const satisfies readonly (keyof Heading)[];

/** Puzzles that need no clues. */
export type Variety =
  /** For each cell the number of its letter; a cell in no entry may have none. */
  | { readonly kind: 'codeword'; readonly codes: readonly (number | undefined)[] }
  /** The entries, to be put where they fit: by length, then by letters. */
  | { readonly kind: 'fill-in'; readonly words: readonly string[] }
  /** The words that the slots are places of, as they are printed, and what the letters of none spell at first. */
  | {
      readonly kind: 'word-search';
      readonly words: readonly string[];
      readonly directions: 4 | 8;
      readonly sentence: string;
    };

/** Fields of a format by their names there. */
export interface Unread {
  readonly format: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether they are about the file, not the puzzle, so that nothing is lost without them. */
  readonly isAboutFile?: boolean;
}

/** A layout as a puzzle in which only the givens stand. */
export function blankPuzzle(layout: Layout, givens: readonly Content[]): Puzzle {
  return { layout, givens, cells: givens };
}

/** The puzzle with nothing but its givens. */
export function withoutFill(puzzle: Puzzle): Puzzle {
  return puzzle.cells === puzzle.givens ? puzzle : { ...puzzle, cells: puzzle.givens };
}

/** The same as it is to be filled, of which nobody knows yet what it spells: givens among open cells are its theme, unless it says what is. */
export function toFill(puzzle: Puzzle): Puzzle {
  const unfilled = withoutFill(puzzle);
  const blank =
    unfilled.solutionWord === undefined ? unfilled : { ...unfilled, solutionWord: undefined };
  const { givens, theme } = blank;
  if (theme !== undefined || !givens.includes(undefined)) return blank;
  const given = givens.flatMap((content, cell) => (content === undefined ? [] : [cell]));
  return given.length === 0 ? blank : { ...blank, theme: new Set(given) };
}

/** Whether the entry of the slot is a theme answer. */
export function isTheme({ theme }: Puzzle, { cells }: Slot): boolean {
  return theme !== undefined && cells.every((cell) => theme.has(cell));
}

/** The puzzle in which the letters of more slots are of the theme. */
export function withTheme(puzzle: Puzzle, slots: readonly Slot[]): Puzzle {
  if (slots.length === 0) return puzzle;
  const more = slots.flatMap(({ cells }) => cells);
  return { ...puzzle, theme: new Set([...(puzzle.theme ?? []), ...more]) };
}

/** What stands in each cell of a slot, in `cells` or `givens` of its puzzle. */
export function contentsAt(contents: readonly Content[], { cells }: Slot): Content[] {
  return cells.map((cell) => contents[cell]);
}

/** The letters in a slot, more than it has cells where a cell holds several; undefined if one is open. */
export function entryAt(puzzle: Puzzle, slot: Slot): string[] | undefined {
  return isWhole(puzzle, slot) ? lettersIn(contentsAt(puzzle.cells, slot)) : undefined;
}

/** The letters that stand in some cells, one after the other. */
export function lettersIn(contents: readonly Content[]): string[] {
  return contents.flatMap((content) => (content === undefined ? [] : lettersOf(content)));
}

/** The entry of a slot as one text. */
export function answerAt({ cells: contents }: Puzzle, { cells }: Slot): string | undefined {
  let answer = '';
  for (let i = 0; i < cells.length; i++) {
    const content = contents[cells[i]!];
    if (content === undefined) return undefined;
    answer += content;
  }
  return answer;
}

/** Whether every cell of the slot is given. */
export function isGiven({ givens }: Puzzle, { cells }: Slot): boolean {
  return cells.every((cell) => givens[cell] !== undefined);
}

/** Whether no cell of the slot is open. */
export function isWhole({ cells: contents }: Puzzle, { cells }: Slot): boolean {
  return cells.every((cell) => contents[cell] !== undefined);
}

/** What contents in a row spell, with a sign for what is open. */
export function answerText(contents: readonly Content[], open: string): string {
  return contents.map((content) => content ?? open).join('');
}

/** Contents in a row, cell by cell, as one text: several letters of one cell in brackets, with a sign for what is open. */
export function patternText(contents: readonly Content[], open: string): string {
  return contents
    .map((content) => {
      if (content === undefined) return open;
      return isRebus(content) ? `[${content}]` : content;
    })
    .join('');
}

/** Whether a cell holds several letters. */
export function isRebus(content: Content): content is string {
  return content !== undefined && content.length > 1 && lettersOf(content).length > 1;
}
