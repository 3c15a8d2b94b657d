// The document of the desk: a puzzle in which every letter counts as given, with what the desk alone knows of it. It is
// saved as ipuz; what the desk adds is one field there, which the commands keep. A draft is never changed: edits make
// another.

import { InputError } from '../../base/errors.ts';
import { OF_LETTERS } from '../../format/ipuz/ipuz-names.ts';
import { parseIpuz } from '../../format/ipuz/parse-ipuz.ts';
import { renderIpuz } from '../../format/ipuz/render-ipuz.ts';
import { cellAt, cellName, parseCellName } from '../../layout/cell-names.ts';
import { gridLayout, leastLengthOf } from '../../layout/grid-layout.ts';
import { placeOf } from '../../layout/layout.ts';
import { blankPuzzle, type Content, type Puzzle } from '../../puzzle/puzzle.ts';

export interface Draft {
  /** Its givens are its cells. */
  readonly puzzle: Puzzle;
  /** Cells whose letters a refill keeps, beside the theme. */
  readonly locked: ReadonlySet<number>;
  /** Words that no slot may get. */
  readonly dropped: readonly string[];
  /** The lowest score of a word; 0 for all. */
  readonly minScore: number;
}

const DESK_KEY = 'org.crossfill:desk';

/** A grid without blocks. */
export function emptyDraft(width: number, height: number): Draft {
  const layout = gridLayout(width, new Array(width * height).fill('cell'));
  return draftOf(blankPuzzle(layout, new Array(layout.cellCount).fill(undefined)));
}

/** A puzzle as it was read. @throws InputError for a layout that the desk cannot show */
export function draftOf(read: Puzzle): Draft {
  if (leastLengthOf(read.layout) === undefined) {
    throw new InputError('the desk shows grids of rows and columns, and no other layouts');
  }
  const { [DESK_KEY]: own, ...fields } = read.unread?.fields ?? {};
  const unread = read.unread && { ...read.unread, fields };
  const puzzle = { ...read, givens: read.cells, unread };
  const { locked, dropped, minScore } = Object(own) as Readonly<Record<string, unknown>>;
  const cells = textsIn(locked).flatMap((name) => {
    const place = parseCellName(name);
    return place === undefined ? [] : [cellAt(puzzle.layout, place)];
  });
  return {
    puzzle,
    locked: new Set(cells),
    dropped: textsIn(dropped),
    minScore: typeof minScore === 'number' ? minScore : 0,
  };
}

/** @throws InputError for a text that is no puzzle of the desk */
export function readDraft(text: string): Draft {
  return draftOf(parseIpuz(text, { fold: false }));
}

/** The file of a draft. */
export function draftText({ puzzle, locked, dropped, minScore }: Draft): string {
  if (locked.size + dropped.length + minScore === 0) return renderIpuz(puzzle);
  const names = [...locked]
    .sort((a, b) => a - b)
    .map((cell) => cellName(placeOf(puzzle.layout, cell)));
  const own = {
    locked: names.length > 0 ? names : undefined,
    dropped: dropped.length > 0 ? dropped : undefined,
    minScore: minScore > 0 ? minScore : undefined,
  };
  const { fields, isAboutFile } = puzzle.unread ?? { fields: {}, isAboutFile: true };
  const unread = { format: 'ipuz', fields: { ...fields, [DESK_KEY]: own }, isAboutFile };
  return renderIpuz({ ...puzzle, unread });
}

/** The draft with other letters: what its file says of the old ones is no longer true. */
export function withLetters(draft: Draft, cells: readonly Content[]): Draft {
  const { puzzle } = draft;
  const { unread } = puzzle;
  const fields = Object.entries(unread?.fields ?? {}).filter(([name]) => !OF_LETTERS.has(name));
  const left = unread && { ...unread, fields: Object.fromEntries(fields) };
  const locked = new Set([...draft.locked].filter((cell) => cells[cell] !== undefined));
  return { ...draft, locked, puzzle: { ...puzzle, givens: cells, cells, unread: left } };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
