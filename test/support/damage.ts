// Files that are broken in ways that nobody thought of.

import { expect } from 'vitest';
import { InputError } from '../../src/base/errors.ts';
import type { Random } from '../../src/base/random.ts';
import type { ReadOptions } from '../../src/format/reading.ts';
import { some } from './thoroughness.ts';

const FLIPPED = 2000;
const MOST_FLIPS = 6;

/** Every beginning of a file, and the file with some of its bytes changed, taken out or put in twice. */
export function* damaged(bytes: Uint8Array, random: Random): Generator<Uint8Array> {
  for (let end = 0; end < bytes.length; end++) yield bytes.slice(0, end);
  for (let i = 0; i < some(FLIPPED); i++) {
    const flipped = bytes.slice();
    for (let left = 1 + random.below(MOST_FLIPS); left > 0; left--) {
      flipped[random.below(bytes.length)]! ^= 1 << random.below(8);
    }
    const at = random.below(bytes.length);
    const to = Math.min(bytes.length, at + random.below(8));
    const cut = [
      flipped.slice(0, random.below(2) === 0 ? at : to),
      flipped.slice(random.below(2) === 0 ? at : to),
    ];
    yield flipped;
    yield Uint8Array.from(cut.flatMap((part) => [...part]));
  }
}

/** Reads a file in both ways; nothing but an InputError may be thrown. How often it was read strictly. */
export function readsOrRefuses(
  read: (bytes: Uint8Array, options: ReadOptions) => unknown,
  files: Iterable<Uint8Array>,
): { readonly strictly: number; readonly leniently: number; readonly refused: number } {
  const counts = { strictly: 0, leniently: 0, refused: 0 };
  for (const file of files) {
    for (const lenient of [false, true]) {
      try {
        read(file, { lenient, source: 'damaged' });
        counts[lenient ? 'leniently' : 'strictly']++;
      } catch (error) {
        if (!(error instanceof InputError)) {
          throw new Error(`${Buffer.from(file).toString('hex')}`, { cause: error });
        }
        expect(error.message).toMatch(/^damaged:/);
        counts.refused++;
      }
    }
  }
  return counts;
}
