// What propagation must arrive at, worked out from scratch with sets: words that the cells rule out
// go, letters that no word has go, and a slot's only word, with all that clash with it, goes from
// the other slots, once their domains are small enough to be lists; until nothing changes.

import { expect } from 'vitest';
import { LEAST_LIST_MAX } from '../../src/solve/domains.ts';
import type { Problem } from '../../src/solve/problem.ts';
import type { State } from '../../src/solve/state.ts';
import { cellLetters, domainOf, type Step } from './probe.ts';

export interface Fixpoint {
  /** Word ids left in each slot, ascending. */
  readonly domains: number[][];
  /** Letters left in each cell of the search, ascending. */
  readonly cells: number[][];
}

/**
 * The fixpoint after some steps, in any order; undefined if a slot is left without words. Domains of at
 * most `listMax` words are lists.
 */
export function naiveFixpoint(
  problem: Problem,
  steps: readonly Step[],
  listMax = LEAST_LIST_MAX,
): Fixpoint | undefined {
  const { words, slotLength, slotArcs, arcCell, arcPosition, allowRepeats } = problem;
  const slots = [...slotLength.keys()];
  const letters = slots.map((slot) => words.table(slotLength[slot]!).letters);
  const letterOf = (slot: number, id: number, position: number): number =>
    letters[slot]![id * slotLength[slot]! + position]!;
  const arcs = slots.map((slot) =>
    Array.from({ length: slotArcs[slot + 1]! - slotArcs[slot]! }, (_, i) => slotArcs[slot]! + i),
  );

  let domains = slots.map((slot) => [...words.table(slotLength[slot]!).scores.keys()]);
  const cells = Array.from(problem.cellGiven, (given) => {
    const all = Array.from({ length: problem.letterCount }, (_, letter) => letter);
    return new Set(given < 0 ? all : [given]);
  });
  for (const step of steps) {
    const holds = (value: number, wanted: number): boolean => (value === wanted) === step.only;
    if (step.kind === 'word') {
      domains[step.slot] = domains[step.slot]!.filter((id) => holds(id, step.id));
    } else {
      for (const letter of [...cells[step.cell]!]) {
        if (!holds(letter, step.letter)) cells[step.cell]!.delete(letter);
      }
    }
  }

  const isTaken = (slot: number, id: number): boolean =>
    problem.used.some((used) => used[0] === slotLength[slot] && used[1] === id) ||
    slots.some((other) => {
      if (other === slot || domains[other]!.length !== 1) return false;
      const held = domains[other]![0]!;
      const isSame = slotLength[other] === slotLength[slot] && held === id;
      return isSame ? !allowRepeats : clashing(slotLength[other]!, held, slotLength[slot]!, id);
    });
  const clashing = (length: number, id: number, otherLength: number, otherId: number): boolean => {
    const pairs = problem.clashes?.clashes(length, id) ?? new Int32Array(0);
    for (let i = 0; i < pairs.length; i += 2) {
      if (pairs[i] === otherLength && pairs[i + 1] === otherId) return true;
    }
    return false;
  };
  const lettersLeft = (): number => cells.reduce((sum, letters) => sum + letters.size, 0);
  const wordsLeft = (): number => domains.reduce((sum, { length }) => sum + length, 0);
  for (let before = -1; before !== lettersLeft() + wordsLeft(); ) {
    before = lettersLeft() + wordsLeft();
    for (const slot of slots) {
      let left = domains[slot]!.filter((id) =>
        arcs[slot]!.every((arc) =>
          cells[arcCell[arc]!]!.has(letterOf(slot, id, arcPosition[arc]!)),
        ),
      );
      if (problem.tracksOwners && left.length <= listMax)
        left = left.filter((id) => !isTaken(slot, id));
      if (left.length === 0) return undefined;
      domains = domains.with(slot, left);
      for (const arc of arcs[slot]!) {
        const kept = new Set(left.map((id) => letterOf(slot, id, arcPosition[arc]!)));
        const cell = cells[arcCell[arc]!]!;
        for (const letter of [...cell]) if (!kept.has(letter)) cell.delete(letter);
      }
    }
  }
  return { domains, cells: cells.map((letters) => [...letters].sort((a, b) => a - b)) };
}

/** Expects a state, alive or wiped out after some steps, to be at the fixpoint; the naive one, unless wiped out. */
export function expectFixpoint(
  problem: Problem,
  state: State,
  steps: readonly Step[],
  alive: boolean,
  place: string,
): Fixpoint | undefined {
  const naive = naiveFixpoint(problem, steps, state.parameters.listMax);
  expect(alive, place).toBe(naive !== undefined);
  if (naive === undefined) return undefined;
  const domains = naive.domains.map((_, slot) => domainOf(state, slot).sort((a, b) => a - b));
  expect(domains, place).toEqual(naive.domains);
  const cells = naive.cells.map((_, cell) => cellLetters(state, cell));
  expect(cells, place).toEqual(naive.cells);
  return naive;
}
