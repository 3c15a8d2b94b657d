// What readers of all formats have in common: their options, how they read what stands in a cell, how they report what
// is wrong, and how a puzzle is made of it all.

import { FormatError, InputError, type Place } from '../base/errors.ts';
import { type Folded, type Folding, folded, normaliseText } from '../base/letters.ts';
import { grouped } from '../base/phrases.ts';
import { blankPuzzle, type Content, type Puzzle } from '../puzzle/puzzle.ts';

export interface ReadOptions {
  /** What to call the text in errors. Default `template`. */
  readonly source?: string;
  /**
   * One more character of a template that is a block, in upper or lower case. It wins over every other
   * meaning of the character. `#` stays a block.
   */
  readonly block?: string;
  /**
   * Take accents off Latin and Greek letters, as the word list does; a function is called when there
   * is a letter to fold. Default true.
   */
  readonly fold?: Folding | (() => Folding);
  /** A run of fewer cells is no slot. From 1; default 2. */
  readonly leastLength?: number;
  /** Read what can be understood of a file that is damaged or breaks its format's rules. Default false. */
  readonly lenient?: boolean;
  /** The key of a locked solution, four digits, or `any` to try them all. Default: it stays unknown. */
  readonly unlock?: string;
  /** Called with letters that were folded. */
  readonly onFolded?: (folded: Folded) => void;
  /** Called with a line on what was passed over. */
  readonly onNote?: (note: string) => void;
}

/** Noted of a file that somebody began to solve: their letters are not the solution. */
export const SAVED = "ignored the solver's letters";

/** Cells and blocks of a grid: a report on so many takes half a gigabyte of memory. */
export const MAX_POSITIONS = 500_000;
export const TOO_LARGE = `a grid of more than ${grouped(MAX_POSITIONS)} cells and blocks`;

/** Letters of one cell; no word is as long. */
const MAX_LETTERS = 100;

/** Letters, and what else Across Lite has in cells. */
const CELL_TEXT = /^[\p{L}0-9@#$%&+?]+$/u;
export const CELL_TAKES = 'a cell takes letters, digits and @#$%&+?';

/** What a cell's text means, one letter or sign or more; undefined for what no cell holds, and for too many. */
export function contentOf(
  text: string,
  { fold = true, onFolded }: Pick<ReadOptions, 'fold' | 'onFolded'>,
): string | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  if (/^[A-Z]+$/.test(text)) return text;
  const folding = typeof fold === 'function' ? fold() : fold;
  const letters = normaliseText(text, folding);
  if (!CELL_TEXT.test(letters)) return undefined;
  const change = onFolded && folded(text, folding);
  if (change !== undefined) onFolded?.(change);
  return letters;
}

/** A line and a column, where a file has them. */
export type Spot = Pick<Place, 'line' | 'column'>;

/** Of a message, in characters. */
const LONGEST = 300;

/** What is wrong with a file: an error that says where, or, where reading is lenient and can go on, a note. */
export class Faults {
  private readonly source: string;
  private readonly isLenient: boolean;
  private readonly noted = new Set<string>();
  private readonly onNote: (note: string) => void;

  constructor({ source = 'puzzle', lenient = false, onNote = () => {} }: ReadOptions) {
    this.source = source;
    this.isLenient = lenient;
    this.onNote = onNote;
  }

  /** What reading can pass over. @throws FormatError unless it is lenient */
  report(what: string, spot: Spot = {}): void {
    if (!this.isLenient) throw new FormatError(printable(what), this.placeOf(spot));
    const { line } = spot;
    this.onNote(printable(line === undefined ? what : `line ${line}: ${what}`));
  }

  /** What reading cannot pass over. @throws InputError */
  fail(what: string, spot: Spot = {}): never {
    throw new InputError(printable(what), this.placeOf(spot));
  }

  private placeOf(spot: Spot): Place {
    return { source: this.source, ...spot };
  }

  /** What is as it may be, but does not become part of the puzzle. Each is noted once. */
  note(what: string): void {
    if (this.noted.has(what)) return;
    this.noted.add(what);
    this.onNote(printable(what));
  }

  /** Notes a tag of a text's look. */
  readonly onMarkup = (tag: string): void => this.note(`removed markup from texts: <${tag}>`);
}

/** A blank puzzle with what a file says beside; of that what is empty is left out. */
export function puzzleRead(
  contents: readonly Content[],
  read: Omit<Puzzle, 'givens' | 'cells'>,
): Puzzle {
  const { layout, clues, clueLabels, clueSources, enumerations, ...others } = read;
  const { marks, revealed, theme, solutionWord, heading, variety, unread } = others;
  const hasAny = (texts: readonly (string | undefined)[] = []): boolean =>
    texts.some((text) => text !== undefined);
  const isEmpty = (fields: object = {}): boolean => Object.keys(fields).length === 0;
  const said = Object.entries(heading ?? {}).filter(([, text]) => text?.trim());
  return {
    ...blankPuzzle(layout, contents),
    clues: hasAny(clues) ? clues : undefined,
    clueLabels: hasAny(clueLabels) ? clueLabels : undefined,
    clueSources: hasAny(clueSources) ? clueSources : undefined,
    enumerations: hasAny(enumerations) ? enumerations : undefined,
    marks: marks?.size ? marks : undefined,
    revealed: revealed?.size ? revealed : undefined,
    theme,
    solutionWord,
    heading: said.length > 0 ? Object.fromEntries(said) : undefined,
    variety,
    unread: isEmpty(unread?.fields) ? undefined : unread,
  };
}

/** What files say stands in messages, and may be anything: on one line, and without what terminals obey. */
function printable(what: string): string {
  const shown = what.replaceAll(/\p{C}/gu, '\ufffd');
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}...` : shown;
}
