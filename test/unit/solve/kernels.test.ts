// The kernels, in TypeScript and in WebAssembly, against sets and arrays.

import { describe, expect, test } from 'vitest';
import { ALIGNMENT, Memory } from '../../../src/base/memory.ts';
import { Random } from '../../../src/base/random.ts';
import { type Kernels, PlainKernels } from '../../../src/solve/kernels.ts';
import { hasWasmKernels, wasmKernels } from '../../../src/solve/wasm-kernels.ts';

interface Bench {
  readonly memory: Memory;
  readonly kernels: Kernels;
}

function bench(forWasm: boolean): Bench {
  const memory = new Memory(1);
  return { memory, kernels: forWasm ? wasmKernels(memory) : new PlainKernels(memory) };
}

/** A random set of numbers below `universe`, often sparse, sometimes empty. */
function randomSet(random: Random, universe: number): Set<number> {
  const share = [0, 0.02, 0.3, 0.9, 1][random.below(5)]!;
  const set = new Set<number>();
  for (let i = 0; i < universe; i++) if (random.unit() < share) set.add(i);
  return set;
}

/** Writes a set as a bit set of `stride` integers; where. */
function layDown(memory: Memory, set: ReadonlySet<number>, stride: number): number {
  const at = memory.take(stride);
  for (const i of set) memory.i32[at + (i >>> 5)]! |= 1 << (i & 31);
  return at;
}

function readSet(memory: Memory, at: number, stride: number): number[] {
  const numbers = Array.from({ length: stride * 32 }, (_, i) => i);
  return numbers.filter((i) => ((memory.i32[at + (i >>> 5)]! >>> (i & 31)) & 1) === 1);
}

const strideOf = (universe: number): number => Math.ceil(universe / 128) * ALIGNMENT;
const sorted = (set: Iterable<number>): number[] => [...set].sort((a, b) => a - b);
const UNIVERSES = [1, 31, 32, 33, 64, 127, 128, 129, 300, 1000, 4500];

/** Random words as bytes; the byte offset of the first. */
function layWords(random: Random, memory: Memory, count: number, length: number, letters: number) {
  const words = memory.take(Math.ceil((count * length) / 4)) * 4;
  for (let i = 0; i < count * length; i++) memory.u8[words + i] = random.below(letters);
  return words;
}

/** A random list of some of the words, as addresses; where, and which ids. */
function layList(random: Random, memory: Memory, count: number, words: number, length: number) {
  const ids = sorted(randomSet(random, count));
  const at = memory.take(ids.length);
  ids.forEach((id, i) => {
    memory.i32[at + i] = words + id * length;
  });
  return { at, ids };
}

test('this engine has the kernels in WebAssembly', () => {
  expect(hasWasmKernels()).toBe(true);
});

describe.each([
  ['TypeScript', false],
  ['WebAssembly', true],
])('%s', (_, forWasm) => {
  test.each(UNIVERSES)('meetSets, %i words', (universe) => {
    const random = new Random(universe);
    for (let i = 0; i < 60; i++) {
      const { memory, kernels } = bench(forWasm);
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
      const size = kernels.meetSets(source, target, stride, sets, others.length, drop);
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
    for (let i = 0; i < 60; i++) {
      const { memory, kernels } = bench(forWasm);
      const stride = strideOf(universe);
      const [a, b] = [randomSet(random, universe), randomSet(random, universe)];
      const [atA, atB] = [layDown(memory, a, stride), layDown(memory, b, stride)];
      const shared = sorted(a).filter((word) => b.has(word)).length;
      expect(kernels.sharedWords(atA, atB, stride)).toBe(shared);
      expect(kernels.sharedWords(atB, atA, stride)).toBe(shared);
    }
  });

  test.each(UNIVERSES)('supportedLetters, %i words', (universe) => {
    const random = new Random(universe);
    for (let i = 0; i < 40; i++) {
      const { memory, kernels } = bench(forWasm);
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
        const supported = kernels.supportedLetters(at, stride, supports, residues, mask);
        expect(supported).toBe(expected & mask);
        domain = domain.filter(() => random.below(3) > 0);
      }
      const empty = memory.take(stride);
      expect(kernels.supportedLetters(empty, stride, supports, residues, -1)).toBe(0);
    }
  });

  test.each(UNIVERSES)('listWords, %i words', (universe) => {
    const random = new Random(universe);
    for (let i = 0; i < 40; i++) {
      const { memory, kernels } = bench(forWasm);
      const stride = strideOf(universe);
      const domain = randomSet(random, universe);
      const at = layDown(memory, domain, stride);
      const target = memory.take(domain.size);
      const guard = memory.take(4);
      memory.i32[guard] = 77;
      const [words, length] = [4 * random.below(1000), 1 + random.below(20)];
      expect(kernels.listWords(at, stride, words, length, target)).toBe(domain.size);
      expect([...memory.i32.subarray(target, target + domain.size)]).toEqual(
        sorted(domain).map((id) => words + id * length),
      );
      expect(memory.i32[guard]).toBe(77);
    }
  });

  test.each([1, 7, 32, 33, 60, 200])('filterList and listLetters, %i letters', (letterCount) => {
    const random = new Random(letterCount);
    for (let i = 0; i < 100; i++) {
      const { memory, kernels } = bench(forWasm);
      const [count, length] = [1 + random.below(140), 1 + random.below(9)];
      const words = layWords(random, memory, count, length, letterCount);
      const { at, ids } = layList(random, memory, count, words, length);
      const maskInts = Math.ceil(letterCount / 32);
      const allowed = randomSet(random, letterCount);
      const mask = layDown(memory, allowed, maskInts);
      const position = random.below(length);
      const letterOf = (id: number): number => memory.u8[words + id * length + position]!;

      const present = new Set(ids.map(letterOf));
      for (let part = 0; part < maskInts; part++) {
        let bits = 0;
        for (const letter of present) if (letter >>> 5 === part) bits |= 1 << (letter & 31);
        for (const known of [-1, bits, bits | 1 | (1 << random.below(32))]) {
          expect(kernels.listLetters(at, ids.length, position, part, known)).toBe(bits);
        }
      }

      const target = random.below(2) === 0 ? at : memory.take(ids.length);
      const guard = memory.take(4);
      memory.i32[guard] = 77;
      const expected = ids.filter((id) => allowed.has(letterOf(id)));
      const kept = kernels.filterList(at, target, ids.length, position, mask);
      expect(kept).toBe(expected.length);
      expect([...memory.i32.subarray(target, target + kept)]).toEqual(
        expected.map((id) => words + id * length),
      );
      expect(memory.i32[guard]).toBe(77);
    }
  });

  test.each([1, 26, 33, 70])('tightestCell, %i letters', (letterCount) => {
    const random = new Random(letterCount);
    for (let i = 0; i < 60; i++) {
      const { memory, kernels } = bench(forWasm);
      const maskInts = Math.ceil(letterCount / 32);
      const cells = Array.from({ length: 1 + random.below(70) }, () =>
        random.below(4) === 0 ? new Set([0]) : randomSet(random, letterCount),
      );
      const masks = memory.take(cells.length * maskInts);
      const weights = memory.take(cells.length);
      cells.forEach((letters, cell) => {
        for (const letter of letters) {
          memory.i32[masks + cell * maskInts + (letter >>> 5)]! |= 1 << (letter & 31);
        }
        memory.i32[weights + cell] = 1 + random.below(5);
      });
      const first = random.below(cells.length);
      const end = first + random.below(cells.length - first + 1);
      const costs = cells.map((letters, cell) =>
        letters.size < 2 || cell < first || cell >= end
          ? Number.POSITIVE_INFINITY
          : letters.size / memory.i32[weights + cell]!,
      );
      const least = Math.min(...costs);
      const expected = least === Number.POSITIVE_INFINITY ? -1 : costs.indexOf(least);
      expect(kernels.tightestCell(first, end, masks, maskInts, weights)).toBe(expected);
    }
  });

  test.each([1, 26, 60])('weighList, weighSet and weighCounts, %i letters', (letterCount) => {
    const random = new Random(letterCount);
    for (let i = 0; i < 60; i++) {
      const { memory, kernels } = bench(forWasm);
      const [count, length] = [1 + random.below(300), 1 + random.below(9)];
      const words = layWords(random, memory, count, length, letterCount);
      const { at, ids } = layList(random, memory, count, words, length);
      const position = random.below(length);
      const letterOf = (id: number): number => memory.u8[words + id * length + position]!;
      const stride = strideOf(count);
      const supports = memory.take(letterCount * stride);
      for (let id = 0; id < count; id++) {
        memory.i32[supports + letterOf(id) * stride + (id >>> 5)]! |= 1 << (id & 31);
      }
      const domain = layDown(memory, new Set(ids), stride);
      const counts = memory.take(letterCount);
      const before = Array.from({ length: letterCount }, () => random.below(4) * 1000);
      const expected = before.map(
        (weight, letter) => weight * ids.filter((id) => letterOf(id) === letter).length ** 2,
      );
      const weighed = (weigh: (weights: number) => void): number[] => {
        const weights = memory.take(2 * letterCount);
        const run = memory.f64.subarray(weights / 2, weights / 2 + letterCount);
        run.set(before);
        weigh(weights);
        return [...run];
      };
      memory.ensure(memory.top + 6 * letterCount + 64);
      expect(
        weighed((weights) =>
          kernels.weighList(at, ids.length, position, letterCount, counts, weights),
        ),
      ).toEqual(expected);
      expect(weighed((weights) => kernels.weighCounts(counts, letterCount, weights))).toEqual(
        expected,
      );
      expect(
        weighed((weights) => kernels.weighSet(domain, supports, stride, letterCount, weights)),
      ).toEqual(expected);
    }
  });
});

test('a memory that grows stays the memory of the kernels', () => {
  const { memory, kernels } = bench(true);
  const at = layDown(memory, new Set([3, 5]), 4);
  memory.ensure(memory.i32.length * 4);
  const far = memory.take(200_000);
  expect(kernels.listWords(at, 4, 0, 1, far + 199_000)).toBe(2);
  expect([...memory.i32.subarray(far + 199_000, far + 199_002)]).toEqual([3, 5]);
});
