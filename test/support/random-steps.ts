// Random decisions on a propagated state, of the kinds that the search takes.

import type { Random } from '../../src/base/random.ts';
import type { State } from '../../src/solve/state.ts';
import { ambiguousSlot, cellLetters, domainOf, type Step } from './probe.ts';
import { chance, pick } from './random-cases.ts';

/** A step that the search might take next; undefined when all is decided. */
export function randomStep(random: Random, state: State): Step | undefined {
  const slot = ambiguousSlot(state);
  const only = chance(random, 0.6);
  if (slot >= 0) return { kind: 'word', slot, id: pick(random, domainOf(state, slot)), only };
  const open = Array.from({ length: state.problem.cellCount }, (_, cell) => cell).filter(
    (cell) => cellLetters(state, cell).length > 1,
  );
  if (open.length === 0) return undefined;
  const cell = pick(random, open);
  return { kind: 'letter', cell, letter: pick(random, cellLetters(state, cell)), only };
}

/** The same decision the other way: what the search does when it takes a decision back. */
export function opposite(step: Step): Step {
  return { ...step, only: !step.only };
}
