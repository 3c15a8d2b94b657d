// The format `jpz-zip`: JPZ in a zip, as the files of this name were at first.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { renderJpz } from './render-jpz.ts';
import { zipped } from './zip.ts';

/** The bytes of a zip with one file. @throws InputError as `renderJpz` */
export function renderZippedJpz(puzzle: Puzzle): Uint8Array {
  return zipped('puzzle.xml', new TextEncoder().encode(renderJpz(puzzle)));
}
