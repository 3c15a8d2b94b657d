// The entries written by hand: the files of dicts/hand, by theme. A file opens with `#` lines that say what
// belongs there; a line is `display form;score;tags`.

import { readdirSync, readFileSync } from 'node:fs';
import type { Tag } from '../../src/words/vocabulary/tags.ts';
import { MAX_SCORE } from '../../src/words/vocabulary/word-table.ts';
import { type Entry, isTag, lettersOf } from './entry.ts';

const FOLDER = new URL('../hand/', import.meta.url);
/** What a display form may have besides letters. */
const DISPLAY = /^[\p{L}\p{M} .,'’!?&/-]+$/u;
const MOST_LETTERS = 21;

/** The themes, sorted. */
export function handThemes(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort();
}

/** The entries of one theme. Throws, with file and line, for a line that is not right. */
export function readTheme(theme: string): Entry[] {
  const lines = readFileSync(new URL(`${theme}.txt`, FOLDER), 'utf8').split('\n');
  const seen = new Map<string, number>();
  if (!lines[0]!.startsWith('# '))
    throw new Error(`hand/${theme}.txt: does not say what belongs there`);
  return lines.flatMap((line, i) => {
    if (line === '' || line.startsWith('#')) return [];
    const entry = readEntry(line, `hand/${theme}.txt:${i + 1}`);
    const before = seen.get(entry.letters);
    if (before !== undefined) {
      throw new Error(
        `hand/${theme}.txt:${i + 1}: ${entry.letters} stands in line ${before} already`,
      );
    }
    seen.set(entry.letters, i + 1);
    return [entry];
  });
}

function readEntry(line: string, at: string): Entry {
  const [display = '', points = '', tagList = '', ...rest] = line.split(';');
  const letters = lettersOf(display);
  const tags = tagList === '' ? [] : tagList.split(',');
  const wrong = tags.find((tag) => !isTag(tag));
  if (rest.length > 0 || !DISPLAY.test(display)) throw new Error(`${at}: not display;score;tags`);
  if (letters.length < 2 || letters.length > MOST_LETTERS)
    throw new Error(`${at}: ${letters.length} letters`);
  if (!/^\d+$/.test(points) || Number(points) > MAX_SCORE)
    throw new Error(`${at}: '${points}' is no score`);
  if (wrong !== undefined) throw new Error(`${at}: '${wrong}' is no tag`);
  return { letters, display, score: Number(points), tags: new Set(tags as Tag[]) };
}
