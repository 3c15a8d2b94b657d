// Puzzles as any format writes them, by its row in the table.

import { FORMATS, type FormatName } from '../../src/format/formats.ts';
import type { Chunk, WriteContext } from '../../src/format/writing.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/** A run of which nothing is known. */
const CONTEXT: WriteContext = {
  facts: async () => ({ version: '0', dicts: [] }),
  painter: async () => undefined,
  pdfKit: () => Promise.reject(new Error('no PDFs here')),
};

export async function writtenAs(format: FormatName, puzzle: Puzzle): Promise<Chunk> {
  const writer = await FORMATS[format].openWriter(CONTEXT);
  if ('documentOf' in writer) return writer.documentOf([puzzle]);
  return writer.chunkOf(puzzle, { status: 'blank', seed: null });
}
