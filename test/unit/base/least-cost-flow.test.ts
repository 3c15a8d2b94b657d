// The cheapest of the greatest flows, against all of them.

import { expect, test } from 'vitest';
import { LeastCostFlow } from '../../../src/base/least-cost-flow.ts';
import { Random } from '../../../src/base/random.ts';

test.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'gives tasks to workers as the best of all ways does (%i)',
  (seed) => {
    const random = new Random(seed);
    const costs = Array.from({ length: 4 }, () =>
      Array.from({ length: 3 }, () => (random.below(3) === 0 ? undefined : random.below(9) - 4)),
    );
    /** Most tasks first, then least cost. */
    const best = (task: number, used: readonly number[]): readonly [number, number] => {
      if (task === costs.length) return [0, 0];
      let found = best(task + 1, used);
      for (const [worker, cost] of costs[task]!.entries()) {
        if (cost === undefined || used.includes(worker)) continue;
        const [count, sum] = best(task + 1, [...used, worker]);
        const mine = [count + 1, sum + cost] as const;
        if (mine[0] > found[0] || (mine[0] === found[0] && mine[1] < found[1])) found = mine;
      }
      return found;
    };
    const flow = new LeastCostFlow();
    const edges = costs.flatMap((row, task) => {
      flow.edge(0, 2 + task, 1, 0);
      return row.flatMap((cost, worker) =>
        cost === undefined ? [] : [{ cost, edge: flow.edge(2 + task, 10 + worker, 1, cost) }],
      );
    });
    for (let worker = 0; worker < 3; worker++) flow.edge(10 + worker, 1, 1, 0);
    flow.run(0, 1);
    const used = edges.filter(({ edge }) => flow.flowOf(edge) === 1);
    expect([used.length, used.reduce((sum, { cost }) => sum + cost, 0)]).toEqual(best(0, []));
  },
);
