// The table of irregular forms: the hand list beside this file, checked. A line is a stem and its forms;
// a word alone is its own stem.

import { readFileSync } from 'node:fs';
import { Stems } from '../../src/words/language/stems.ts';

const FORM = /^[A-Z]{2,}$/;

/** The lines of `stems.txt`, sorted. Throws on anything but A-Z, and on a form of two stems. */
export function makeStems(): string[] {
  const text = readFileSync(new URL('stems-by-hand.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stemOf = new Map<string, string>();
  for (const line of lines) {
    const [stem, ...forms] = line.split(' ');
    for (const form of [stem!, ...forms]) {
      if (!FORM.test(form)) throw new Error(`stems-by-hand.txt: '${form}' is not in A-Z`);
      const other = stemOf.get(form);
      if (other !== undefined) {
        throw new Error(`stems-by-hand.txt: ${form} is a form of ${other} and of ${stem}`);
      }
      stemOf.set(form, stem!);
    }
  }
  return lines.sort();
}

/** Stems as the table and a vocabulary have them. */
export function newStems(isWord: (letters: string) => boolean): Stems {
  return new Stems(makeStems().join('\n'), isWord);
}
