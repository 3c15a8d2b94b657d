import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { findCore, type Oracle, shrinkCore } from '../../../src/explain/core.ts';
import type { Trial } from '../../../src/explain/trials.ts';
import { shuffled } from '../../support/random-cases.ts';

const FILLED: Trial = { answer: 'filled', letters: new Int32Array(0) };

/** Slots in a row of which those of any of `cores` cannot be filled together. */
function rowOf(
  count: number,
  cores: readonly (readonly number[])[],
  answer: (slots: readonly number[]) => Trial['answer'] | undefined = () => undefined,
  heat = new Float64Array(count),
): Oracle & { trials: number } {
  return {
    heat,
    trials: 0,
    neighbours: (slot) => [slot - 1, slot + 1].filter((other) => other >= 0 && other < count),
    refuters: () => [],
    async fill(slots) {
      this.trials++;
      const forced = answer(slots);
      if (forced === 'unknown') return { answer: forced };
      const holds = cores.some((core) => core.every((slot) => slots.includes(slot)));
      return holds ? { answer: 'unfillable' } : FILLED;
    },
  };
}

describe('findCore', () => {
  test.each([
    [1, [0]],
    [10, [4]],
    [50, [20, 21]],
    [50, [3, 40]],
    [200, [10, 11, 12, 190]],
  ])('of %i slots', async (count, core) => {
    const found = await findCore(rowOf(count, [core]), false);
    expect(new Set(found!.slots)).toEqual(new Set(core));
    expect(found!.minimal).toBe(true);
  });

  test('of several takes one', async () => {
    const found = await findCore(
      rowOf(60, [
        [1, 5],
        [5, 30],
        [50, 51, 52],
      ]),
      false,
    );
    expect([...found!.slots].sort((a, b) => a - b)).toEqual([1, 5]);
  });

  test('starts where it is hot', async () => {
    const heat = Float64Array.from({ length: 60 }, (_, slot) => Number(slot === 51));
    const found = await findCore(
      rowOf(
        60,
        [
          [1, 5],
          [50, 51, 52],
        ],
        undefined,
        heat,
      ),
      false,
    );
    expect(found!.slots).toEqual([51, 50, 52]);
  });

  test('there is none', async () => {
    expect(await findCore(rowOf(0, []), false)).toBeUndefined();
    expect(await findCore(rowOf(20, []), false)).toBeUndefined();
  });

  test('another start, where the first takes too long', async () => {
    const stuck = (slots: readonly number[]) => (slots.includes(2) ? 'unknown' : undefined);
    const heat = Float64Array.from({ length: 60 }, (_, slot) =>
      slot === 2 ? 9 : slot === 40 ? 5 : 0,
    );
    const found = await findCore(rowOf(60, [[40, 41]], stuck, heat), false);
    expect(found).toEqual({ slots: [40, 41], minimal: true });
  });

  test('proved of all together, shrinks from all', async () => {
    const stuck = (slots: readonly number[]) => (slots.length < 15 ? 'unknown' : undefined);
    const oracle = rowOf(
      20,
      [[18, 19]],
      stuck,
      Float64Array.from({ length: 20 }, (_, i) => 20 - i),
    );
    expect((await findCore(oracle, true))!.slots.length).toBeLessThan(20);
    expect(
      await findCore(
        rowOf(20, [], () => 'unknown'),
        true,
      ),
    ).toBeUndefined();
  });
});

describe('shrinkCore', () => {
  test('leaves a minimal core of random ones, in few trials for small ones', async () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = new Random(seed);
      const all = Array.from({ length: 100 }, (_, slot) => slot);
      const cores = [0, 1, 2].map(() => shuffled(random, all).slice(0, 1 + random.below(6)));
      const oracle = rowOf(100, cores);
      const { slots, minimal } = await shrinkCore(all, oracle);
      expect(minimal).toBe(true);
      expect(cores.some((core) => core.every((slot) => slots.includes(slot)))).toBe(true);
      expect(cores.map((core) => core.length)).toContain(slots.length);
      expect(oracle.trials).toBeLessThan(100);
    }
  });

  test('keeps what is not proved to be needless, and says so', async () => {
    const doubt = (slots: readonly number[]) => (slots.includes(7) ? undefined : 'unknown');
    const { slots, minimal } = await shrinkCore([3, 4, 7, 9], rowOf(10, [[3, 4]], doubt));
    expect([...slots].sort()).toEqual([3, 4, 7]);
    expect(minimal).toBe(false);
  });
});
