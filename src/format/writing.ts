// What writers of all formats are told, and what they tell of a puzzle that their format cannot say.

import type { Heading, Puzzle } from '../puzzle/puzzle.ts';
import type { FormatName, PageOptions } from './formats.ts';

export interface WriteOptions {
  /** For formats that draw. */
  readonly page?: PageOptions;
  /** Called with a line on what is left out or is written in another way. */
  readonly onNote?: (note: string) => void;
  /** How the puzzle was filled, if that was just now. */
  readonly fill?: FillFacts;
}

export interface FillFacts {
  /** Of crossfill. */
  readonly version: string;
  readonly seed: number | null;
  /** The lists that it was filled from. */
  readonly dicts: readonly {
    readonly name: string;
    readonly sha256: string;
    readonly words: number;
  }[];
}

/** Tells which lines of a heading a format has no place for. */
export function tellUnsaid(
  { heading = {} }: Puzzle,
  format: FormatName,
  said: readonly (keyof Heading)[],
  { onNote }: WriteOptions,
): void {
  const fields = Object.keys(heading) as (keyof Heading)[];
  const unsaid = fields.filter((field) => !said.includes(field));
  if (unsaid.length > 0) onNote?.(`the format ${format} has no ${unsaid.join(', ')}: left out`);
}
