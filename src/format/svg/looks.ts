// Colours of pictures.

import type { PageOptions } from '../writing.ts';

export interface Colours {
  /** Around the grid; none on paper. */
  readonly page: string | undefined;
  readonly cell: string;
  readonly shade: string;
  readonly block: string;
  /** Under the clues of an arrowword. */
  readonly clue: string;
  /** Between cells. */
  readonly line: string;
  /** Around the grid, bars and circles. */
  readonly edge: string;
  readonly letter: string;
  readonly number: string;
}

export const LOOKS: Readonly<Record<NonNullable<PageOptions['look']>, Colours>> = {
  light: {
    page: '#ffffff',
    cell: '#ffffff',
    shade: '#d7dbe0',
    block: '#1c1f23',
    clue: '#e8ecf2',
    line: '#8a9099',
    edge: '#1c1f23',
    letter: '#101214',
    number: '#3c4148',
  },
  dark: {
    page: '#15171a',
    cell: '#2b2f35',
    shade: '#4a515b',
    block: '#08090a',
    clue: '#1d2025',
    line: '#6b737e',
    edge: '#a9b1bc',
    letter: '#f2f4f6',
    number: '#c3c9d1',
  },
  print: {
    page: undefined,
    cell: '#ffffff',
    shade: '#d0d0d0',
    block: '#000000',
    clue: '#e8e8e8',
    line: '#000000',
    edge: '#000000',
    letter: '#000000',
    number: '#000000',
  },
};
