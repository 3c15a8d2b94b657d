// Bit sets of the core against sets and arrays.

import { expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import {
  bareCore,
  layDown,
  randomSet,
  readSet,
  sorted,
  strideOf,
} from '../../support/bare-core.ts';
import { some } from '../../support/thoroughness.ts';

const UNIVERSES = [1, 31, 32, 33, 64, 127, 128, 129, 300, 1000, 4500];

test.each(UNIVERSES)('meetSets, %i words', (universe) => {
  const random = new Random(universe);
  for (let i = 0; i < some(60); i++) {
    const { memory, core } = bareCore();
    const stride = strideOf(universe);
    const domain = randomSet(random, universe);
    const others = Array.from({ length: 1 + random.below(5) }, () => randomSet(random, universe));
    const source = layDown(memory, domain, stride);
    const offsets = others.map((set) => layDown(memory, set, stride));
    const sets = memory.take(others.length);
    memory.i32.set(offsets, sets);
    // In place, or to a place where something else was.
    const target = random.below(2) === 0 ? source : memory.take(stride);
    if (target !== source) memory.i32.fill(-1, target, target + stride);
    const guard = memory.take(4);
    memory.i32.fill(77, guard, guard + 4);

    const drop = random.below(2) === 1;
    const inAny = (word: number): boolean => others.some((set) => set.has(word));
    const expected = sorted(domain).filter((word) => inAny(word) !== drop);
    const size = core.meetSets(source, target, stride, sets, others.length, drop);
    expect(size).toBe(expected.length);
    expect(readSet(memory, target, stride)).toEqual(expected);
    if (target !== source) expect(readSet(memory, source, stride)).toEqual(sorted(domain));
    offsets.forEach((at, j) => {
      expect(readSet(memory, at, stride)).toEqual(sorted(others[j]!));
    });
    expect([...memory.i32.subarray(guard, guard + 4)]).toEqual([77, 77, 77, 77]);
  }
});

test.each(UNIVERSES)('sharedWords, %i words', (universe) => {
  const random = new Random(universe);
  for (let i = 0; i < some(60); i++) {
    const { memory, core } = bareCore();
    const stride = strideOf(universe);
    const [a, b] = [randomSet(random, universe), randomSet(random, universe)];
    const [atA, atB] = [layDown(memory, a, stride), layDown(memory, b, stride)];
    const shared = sorted(a).filter((word) => b.has(word)).length;
    expect(core.sharedWords(atA, atB, stride)).toBe(shared);
    expect(core.sharedWords(atB, atA, stride)).toBe(shared);
  }
});

test.each(UNIVERSES)('supportedLetters, %i words', (universe) => {
  const random = new Random(universe);
  for (let i = 0; i < some(40); i++) {
    const { memory, core } = bareCore();
    const stride = strideOf(universe);
    const supports = memory.take(32 * stride);
    const letters = Array.from({ length: universe }, () => random.below(32));
    letters.forEach((letter, word) => {
      memory.i32[supports + letter * stride + (word >>> 5)]! |= 1 << (word & 31);
    });
    const residues = memory.take(32);
    // Smaller and smaller domains, as in a search: old witnesses stop to serve.
    let domain = sorted(randomSet(random, universe));
    while (domain.length > 0) {
      const at = layDown(memory, new Set(domain), stride);
      const mask = random.uint32() | 0;
      let expected = 0;
      for (const word of domain) expected |= 1 << letters[word]!;
      const supported = core.supportedLetters(at, stride, supports, residues, mask);
      expect(supported).toBe(expected & mask);
      domain = domain.filter(() => random.below(3) > 0);
    }
    const empty = memory.take(stride);
    expect(core.supportedLetters(empty, stride, supports, residues, -1)).toBe(0);
  }
});

test.each(UNIVERSES)('listWords, %i words', (universe) => {
  const random = new Random(universe);
  for (let i = 0; i < some(40); i++) {
    const { memory, core } = bareCore();
    const stride = strideOf(universe);
    const domain = randomSet(random, universe);
    const at = layDown(memory, domain, stride);
    const target = memory.take(domain.size);
    const guard = memory.take(4);
    memory.i32[guard] = 77;
    const [words, length] = [4 * random.below(1000), 1 + random.below(20)];
    expect(core.listWords(at, stride, words, length, target)).toBe(domain.size);
    expect([...memory.i32.subarray(target, target + domain.size)]).toEqual(
      sorted(domain).map((id) => words + id * length),
    );
    expect(memory.i32[guard]).toBe(77);
  }
});

test('a memory that grows stays the memory of the core', () => {
  const { memory, core } = bareCore();
  const at = layDown(memory, new Set([3, 5]), 4);
  memory.ensure(memory.i32.length * 4);
  const far = memory.take(200_000);
  expect(core.listWords(at, 4, 0, 1, far + 199_000)).toBe(2);
  expect([...memory.i32.subarray(far + 199_000, far + 199_002)]).toEqual([3, 5]);
});
