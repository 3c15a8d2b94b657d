// Fisher and Yates: every order is equally likely, and the same for the same stream of numbers.

import type { Random } from '../../src/base/random.ts';

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
