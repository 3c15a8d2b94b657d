// The sum of the scores, with the floor held: once over the whole grid, which on a small one ends
// with a proof, then in one neighbourhood of the best fill after the other.

import type { Incumbent } from './incumbent.ts';
import type { Steps, Work } from './work.ts';

const LOCAL_NODES = 100;
const SLOTS_FREED = 4;

/** A try of the whole grid may cost `wholeShare` of the budget. */
export function* raiseValue(work: Work, budget: number, wholeShare: number): Steps<void> {
  const end = work.spent + budget;
  const least = (): number => work.best.value + 1;
  const take = (found: Incumbent): 'go on' => {
    if (found.value > work.best.value) work.accept(found);
    return 'go on';
  };
  const { neighbourhoods } = work;
  const whole = yield* work.attempt({
    narrow: (state) => work.table.filled.every((slot) => work.cut(state, slot, work.best.floor)),
    least,
    maxNodes: Math.floor(budget * wholeShare),
    take,
  });
  if (whole === 'exhausted') {
    work.isValueProved = true;
    return;
  }
  let size = SLOTS_FREED * 4;
  while (work.spent < end) {
    const { words, floor } = work.best;
    neighbourhoods.draw(drawSlot(work), size >>> 2);
    // What stays loses that much in any case: only better words can make good for it.
    const lost = work.task.penaltyOfPart?.(words, neighbourhoods.isOpen) ?? 0;
    const ending = yield* work.attempt({
      narrow: (state) =>
        neighbourhoods.fixRest(state, words) &&
        work.table.filled.every((slot) => {
          return neighbourhoods.isOpen[slot] === 0 || work.cut(state, slot, floor);
        }),
      least: () => least() + lost,
      maxNodes: LOCAL_NODES,
      take,
    });
    if (ending === 'exhausted') size = Math.min(size + 1, 4 * words.length);
    else size = Math.max(size - 1, 4);
  }
}

/** A slot, likelier the more points it leaves on the table. */
function drawSlot({ best: { scores }, table, random }: Work): number {
  let total = 0;
  const gap = (slot: number): number =>
    table.weights[slot]! * (table.scores[slot]![0]! - scores[slot]! + 1);
  for (const slot of table.filled) total += gap(slot);
  let rest = random.below(total);
  let i = 0;
  while (rest >= gap(table.filled[i]!)) rest -= gap(table.filled[i++]!);
  return table.filled[i]!;
}
