// What all pages of a file are set with: fonts, words, and how large and how dark things are.

import type { PageStrings } from '../page/strings.ts';
import { BLACK, type Ink } from './page-items.ts';
import type { PageStyle } from './page-style.ts';
import { MILLIMETRE } from './paper.ts';
import type { Typesetter } from './typesetter.ts';

export interface Setting {
  readonly type: Typesetter;
  readonly strings: PageStrings;
  /** In which clues may be set, the largest first. In points, as are all sizes. */
  readonly textSizes: readonly number[];
  /** The sides of cells that clues leave room for. */
  readonly cellLeast: number;
  readonly cellMost: number;
  /** The size of numbers in cells; undefined for one that goes with the cell. */
  readonly numberSize: number | undefined;
  readonly blocks: Ink;
  readonly thinLine: number | undefined;
  readonly thickLine: number | undefined;
  readonly solutionsPerPage: number | undefined;
  /** Whether what does not fit on a page goes on the page beside it, and nothing is made smaller. */
  readonly isLarge: boolean;
}

const TEXT_SIZES = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];
const LARGE_TEXT_SIZES = [18, 17, 16, 15, 14];
const LARGE_CELL = 9 * MILLIMETRE;
const LARGE_CELL_MOST = 44;
const LARGE_NUMBER = 8;
/** Smaller cells are not written in. */
const CELL_LEAST = 13.5;
const CELL_MOST = 42;

export function settingOf(
  type: Typesetter,
  strings: PageStrings,
  style: PageStyle,
  isLarge: boolean,
): Setting {
  const { textSize, cellSize, numberSize, blockColor = BLACK } = style;
  const { thinLine, thickLine, solutionsPerPage } = style;
  const sizes = isLarge ? LARGE_TEXT_SIZES : TEXT_SIZES;
  return {
    type,
    strings,
    textSizes: textSize === undefined ? sizes : [textSize],
    cellLeast: cellSize ?? (isLarge ? LARGE_CELL : CELL_LEAST),
    cellMost: cellSize ?? (isLarge ? LARGE_CELL_MOST : CELL_MOST),
    numberSize: numberSize ?? (isLarge ? LARGE_NUMBER : undefined),
    blocks: blockColor,
    thinLine,
    thickLine,
    solutionsPerPage,
    isLarge,
  };
}
