// Writers of formats by name, for whoever is asked for one; each is loaded then.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Chunk } from './frame.ts';
import type { WriteOptions } from './writing.ts';

/** A puzzle as text or bytes. @throws InputError for one that the format cannot say */
export type PuzzleWriter = (puzzle: Puzzle, options?: WriteOptions) => Chunk;

const WRITERS = {
  ipuz: async () => (await import('./ipuz/render-ipuz.ts')).renderIpuz,
  jpz: async () => (await import('./jpz/render-jpz.ts')).renderJpz,
  'jpz-zip': async () => (await import('./jpz/render-zipped-jpz.ts')).renderZippedJpz,
  puz: async () => (await import('./puz/render-puz.ts')).renderPuz,
  svg: async () => {
    const { renderSvg } = await import('./svg/render-svg.ts');
    return (puzzle, { page } = {}) => renderSvg(puzzle, page);
  },
  xd: async () => (await import('./xd/render-xd.ts')).renderXd,
  txt: async () => (await import('./txt/render-txt.ts')).renderTxt,
  weave: async () => (await import('./weave/render-weave.ts')).renderWeave,
} as const satisfies Readonly<Record<string, () => Promise<PuzzleWriter>>>;
export type WrittenFormat = keyof typeof WRITERS;

/** Whether a format is written by one of these: a puzzle by itself, from what it is alone. */
export function isWritten(format: string): format is WrittenFormat {
  return Object.hasOwn(WRITERS, format);
}

export function writerFor(format: WrittenFormat): Promise<PuzzleWriter> {
  return WRITERS[format]();
}
