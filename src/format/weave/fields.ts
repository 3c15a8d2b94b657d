// The format `weave`: what its JSON object is made of. A cell is called by its name, or by its place: `r2c3`, in a
// weave of several layers `l1r2c3`. Reading and writing share this; fields beyond it are kept as they are. By its cells
// and slots a weave is recognised among other files in JSON.

export interface WeaveFile {
  readonly cells: readonly WeaveCell[];
  /** Positions that are drawn solid. */
  readonly blocks?: readonly WeavePlace[];
  readonly slots: readonly WeaveSlot[];
}

/** Rows, columns and layers count from 1. */
export interface WeavePlace {
  readonly layer?: number;
  readonly row: number;
  readonly column: number;
}

export interface WeaveCell extends WeavePlace {
  readonly name?: string;
  /** The middle of the cell in a picture, to the right and down; all cells have it, or none. */
  readonly x?: number;
  readonly y?: number;
  /** The corners of a cell that is no square. */
  readonly corners?: readonly (readonly [x: number, y: number])[];
  /** What stands there, several letters in a rebus cell. */
  readonly letter?: string;
  /** Whether those who solve it are shown the letter. */
  readonly shown?: boolean;
  readonly marks?: readonly string[];
  /** Thick lines, which part no slots: these are named. */
  readonly bars?: readonly string[];
}

export interface WeaveSlot {
  readonly number: number;
  readonly direction: string;
  readonly cells: readonly string[];
  readonly clue?: string;
  readonly enumeration?: string;
}

export const CELL_FIELDS = 'name layer row column x y corners letter shown marks bars'.split(' ');
export const SLOT_FIELDS = 'number direction cells clue enumeration'.split(' ');

/** What a cell is called that has no name. */
export function nameOfPlace({ layer, row, column }: WeavePlace): string {
  return `${layer === undefined ? '' : `l${layer}`}r${row}c${column}`;
}

/** Whether a text is an object with cells and slots, and of no other format. */
export function mayBeWeave(text: string): boolean {
  if (!/^\s*\{/.test(text) || !/"cells"\s*:/.test(text) || !/"slots"\s*:/.test(text)) return false;
  try {
    const { cells, slots, rows, kind } = JSON.parse(text);
    return Array.isArray(cells) && Array.isArray(slots) && rows === undefined && kind === undefined;
  } catch {
    return false;
  }
}
