// Scores given by hand to entries whose other sources score them too high or too low: `ratings.txt`, lines of
// ENTRY and score, sorted.

import { readFileSync } from 'node:fs';
import { MAX_SCORE } from '../../src/words/vocabulary/word-table.ts';

const LINE = /^([A-Z]{2,}) (\d+)$/;

/** The scores of entries that are rated by hand. Throws, with the line, for one that is not right. */
export function readRatings(): ReadonlyMap<string, number> {
  const ratings = new Map<string, number>();
  const lines = readFileSync(new URL('ratings.txt', import.meta.url), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, letters, score] = LINE.exec(line) ?? [];
    if (letters === undefined || Number(score) > MAX_SCORE || ratings.has(letters)) {
      throw new Error(`ratings.txt:${index + 1}: not an entry and its score, or rated twice`);
    }
    ratings.set(letters, Number(score));
  }
  return ratings;
}
