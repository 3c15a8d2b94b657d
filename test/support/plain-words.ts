// Words of the bundled list, for lists of a part of it, which a process reads in no time.

import { readFileSync } from 'node:fs';

const LIST = new URL('../../dicts/english.txt', import.meta.url);

/** The words without tags, of some lengths if any are named, in their order. */
export function plainWords(...lengths: readonly number[]): string[] {
  return readFileSync(LIST, 'utf8')
    .split('\n')
    .map((line) => line.split(';'))
    .filter((fields) => fields.length === 2)
    .map(([word]) => word!)
    .filter(({ length }) => lengths.length === 0 || lengths.includes(length));
}
