import { describe, expect, test } from 'vitest';
import { type Clashing, clashOf } from '../../../../src/words/language/clash.ts';

const NOTHING: Clashing = { word: false, inside: false, stem: false, run: 0 };
const EVERYTHING: Clashing = { word: true, inside: true, stem: true, run: 3 };
/** A stand-in: without an S or an ED at the end. */
const stemOf = (word: string): string => word.replace(/(S|ED)$/, '');

const clash = (a: string, b: string, clashing: Partial<Clashing>): string | undefined =>
  clashOf(Array.from(a), Array.from(b), { ...NOTHING, ...clashing }, stemOf);

describe('clashOf', () => {
  test.each<[string, string, Partial<Clashing>, string | undefined]>([
    ['GOAT', 'GOAT', { word: true }, 'word'],
    ['GOAT', 'GOAT', { inside: true, stem: true, run: 2 }, undefined],
    ['GOAT', 'SCAPEGOAT', { inside: true }, 'inside'],
    ['SCAPEGOAT', 'GOAT', { inside: true }, 'inside'],
    ['APE', 'SCAPEGOAT', { inside: true }, undefined],
    ['GOAT', 'GOT', EVERYTHING, undefined],
    ['WALK', 'WALKED', { stem: true }, 'stem'],
    ['WALKS', 'WALKED', { stem: true }, 'stem'],
    ['WALKS', 'TALKS', { stem: true }, undefined],
    ['WALKS', 'TALKS', { run: 4 }, 'run'],
    ['WALKS', 'TALKS', { run: 5 }, undefined],
    ['WALK', 'WALKED', EVERYTHING, 'inside'],
  ])('%s and %s under %j: %s', (a, b, clashing, kind) => {
    expect(clash(a, b, clashing)).toBe(kind);
    expect(clash(b, a, clashing)).toBe(kind);
  });
});
