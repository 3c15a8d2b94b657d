// Pieces of random graphs and the vertices that hold them together, against looking without each vertex.

import { expect, test } from 'vitest';
import { Connectivity, graphOf } from '../../../src/base/connectivity.ts';
import { Random } from '../../../src/base/random.ts';

/** The vertices that some ways lead to from one. */
function reached(from: number, ways: readonly (readonly [number, number])[]): Set<number> {
  const seen = new Set([from]);
  for (const vertex of seen) {
    for (const [one, two] of ways) {
      if (one === vertex) seen.add(two);
      if (two === vertex) seen.add(one);
    }
  }
  return seen;
}

test('as by looking without each vertex, where some are left out and some ways are closed', () => {
  let parts = 0;
  for (let seed = 0; seed < 400; seed++) {
    const random = new Random(seed);
    const count = 1 + random.below(12);
    const all = Array.from({ length: random.below(2 * count) }, () => {
      return [random.below(count), random.below(count)] as const;
    }).filter(([one, two]) => one !== two);
    const isOut = Uint8Array.from({ length: count }, () => Number(random.below(6) === 0));
    const isClosed = Uint8Array.from(all, () => Number(random.below(6) === 0));
    const edges = Array.from({ length: count }, (_, vertex) =>
      all.flatMap(([one, two], gate) => {
        if (one !== vertex && two !== vertex) return [];
        return [{ to: one === vertex ? two : one, gate }];
      }),
    );
    const graph = graphOf(edges.map((each) => each.map(({ to }) => to)));
    const gates = Int32Array.from(edges.flat(), ({ gate }) => gate);
    const walk = new Connectivity({ ...graph, gates });
    // A second walk is as the first.
    for (let again = 0; again < 2; again++) {
      walk.begin(isOut, isClosed);
      const ways = all.filter(([one, two], gate) => {
        return isClosed[gate] === 0 && isOut[one] === 0 && isOut[two] === 0;
      });
      for (let root = 0; root < count; root++) {
        const piece = reached(root, ways);
        expect(walk.hasSeen(root)).toBe(isOut[root] === 1 || Math.min(...piece) < root);
        if (walk.hasSeen(root)) continue;
        expect(walk.walk(root)).toBe(piece.size);
        const held = Array.from({ length: walk.partCount }, (_, part) => {
          return [walk.heldBy[part]!, walk.partSize[part]!];
        });
        const byLooking = [...piece].flatMap((vertex) => {
          const without = ways.filter((way) => !way.includes(vertex));
          const others = new Set([...piece].filter((each) => each !== vertex));
          const sizes: number[][] = [];
          for (const other of others) {
            const part = reached(other, without);
            for (const each of part) others.delete(each);
            if (!part.has(root)) sizes.push([vertex, part.size]);
          }
          return sizes;
        });
        expect(held.sort().join(' ')).toBe(byLooking.sort().join(' '));
        parts += held.length;
      }
    }
  }
  expect(parts).toBeGreaterThan(1000);
});
