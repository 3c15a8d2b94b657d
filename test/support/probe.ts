// Reads and drives the search's inner state from outside: the one file of the tests that knows how
// it is laid out.

import { assignWord, removeWord } from '../../src/solve/decision.ts';
import { type Clashes, Problem } from '../../src/solve/problem.ts';
import { propagate, queueAll } from '../../src/solve/propagate.ts';
import { Search, type SearchSettings } from '../../src/solve/search.ts';
import { State } from '../../src/solve/state.ts';
import { BLOCK, OPEN } from './pictures.ts';
import type { SystemCase } from './random-cases.ts';

/** The problem of a slot system; slots whose cells are all given are no variables. */
export function problemOf({ system, words, allowRepeats }: SystemCase, clashes?: Clashes): Problem {
  const { cells, slots } = system;
  const isLetter = (cell: string): boolean => cell !== OPEN && cell !== BLOCK;
  const given = slots.filter((slot) => slot.every((cell) => isLetter(cells[cell]!)));
  const used = given
    .map((slot) => [slot.length, words.wordId(slot.map((cell) => cells[cell]!))] as const)
    .filter(([, id]) => id >= 0);
  const unused = used.flatMap(([length, id]) => pairsOf(clashes?.clashes(length, id)));
  const foreign = [...new Set(cells)].filter(
    (cell) => isLetter(cell) && words.letterIndex(cell) < 0,
  );
  const letters = [...words.alphabet, ...foreign];
  return new Problem({
    cellCount: cells.length,
    givens: Int32Array.from(cells, (cell) => letters.indexOf(cell)),
    slots: slots.filter((slot) => !given.includes(slot)),
    words,
    letterCount: letters.length,
    allowRepeats,
    // Where words may stand twice, a given one may stand once more.
    used: clashes === undefined ? used : [...(allowRepeats ? [] : used), ...unused],
    ...(clashes && { clashes }),
  });
}

function pairsOf(flat: Int32Array = new Int32Array(0)): [length: number, id: number][] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

/** The cells of the fill that a search holds, joined. */
export function cellsOf(search: Search, cells: readonly string[]): string {
  const now = [...cells];
  const { problem } = search.state;
  search.fill().forEach((id, slot) => {
    const word = Array.from(problem.words.wordText(problem.slotLength[slot]!, id));
    problem.slots[slot]!.forEach((cell, position) => {
      now[cell] = word[position]!;
    });
  });
  return now.join('');
}

/** Every fill that a search which never restarts finds, in its order. */
export function searchAll(
  problem: Problem,
  cells: readonly string[],
  settings: SearchSettings = {},
  pause = Number.POSITIVE_INFINITY,
): string[] {
  const search = new Search(problem, { ...settings, restartUnit: 0, starts: 'root' });
  const fills: string[] = [];
  for (;;) {
    const answer = search.run(Number.POSITIVE_INFINITY, pause);
    if (answer === 'unfillable') return fills;
    if (answer !== 'filled') continue;
    fills.push(cellsOf(search, cells));
    search.skip();
  }
}

/** The words left in a slot, as ids, in the order in which they lie. */
export function domainOf(state: State, slot: number): number[] {
  const m = state.memory.i32;
  const { words, length, count } = state.slotIndex[slot]!;
  const at = m[state.tables.domains + slot]!;
  const size = m[state.tables.sizes + slot]!;
  if (size <= state.parameters.listMax) {
    return [...m.subarray(at, at + size)].map((word) => (word - words) / length);
  }
  const ids = Array.from({ length: count }, (_, id) => id);
  return ids.filter((id) => ((m[at + (id >>> 5)]! >>> (id & 31)) & 1) === 1);
}

/** The letters left in a cell; `cell` is the search's own number of it. */
export function cellLetters(state: State, cell: number): number[] {
  return lettersAt(state, state.tables.cellMasks, cell);
}

/** The letters that a slot's domain is known to have at an arc. */
export function arcLetters(state: State, arc: number): number[] {
  return lettersAt(state, state.tables.arcMasks, arc);
}

function lettersAt(state: State, masks: number, index: number): number[] {
  const { maskInts } = state.problem;
  const at = masks + index * maskInts;
  const letters: number[] = [];
  for (let letter = 0; letter < maskInts * 32; letter++) {
    const part = state.memory.i32[at + (letter >>> 5)]!;
    if (((part >>> (letter & 31)) & 1) === 1) letters.push(letter);
  }
  return letters;
}

/** All that cells, arcs and slots are left with. */
export function stateOf(state: State): unknown {
  const { cellCount, arcCount, slotCount } = state.problem;
  return {
    cells: Array.from({ length: cellCount }, (_, cell) => cellLetters(state, cell)),
    arcs: Array.from({ length: arcCount }, (_, arc) => arcLetters(state, arc)),
    domains: Array.from({ length: slotCount }, (_, slot) => domainOf(state, slot)),
  };
}

/** A state as the search starts from, not yet propagated. */
export function freshState(problem: Problem): State {
  const state = new State(problem);
  queueAll(state);
  return state;
}

/** What a search may do between two propagations. */
export type Step =
  | {
      readonly kind: 'letter';
      readonly cell: number;
      readonly letter: number;
      readonly only: boolean;
    }
  | { readonly kind: 'word'; readonly slot: number; readonly id: number; readonly only: boolean };

/** Takes a step and propagates; false at a wipeout. */
export function take(state: State, step: Step): boolean {
  if (step.kind === 'letter') {
    state.core.narrowCell(step.cell, step.letter, step.only);
    return propagate(state);
  }
  const { slot, id } = step;
  const done = step.only ? assignWord(state, slot, id) : removeWord(state, slot, id);
  return done && propagate(state);
}

/** The slot that must get a word before any cell gets a letter, or -1. */
export function ambiguousSlot(state: State): number {
  return state.core.nextAmbiguous();
}

/** Everything that undoing must bring back, as plain values. */
export function snapshot(state: State): unknown {
  const { problem, memory, tables, core } = state;
  const run = (at: number, ints: number) => [...memory.i32.subarray(at, at + ints)];
  const ambiguousCount = memory.i32[tables.ambiguousCount]!;
  return {
    cells: run(tables.cellMasks, problem.cellCount * problem.maskInts),
    arcs: run(tables.arcMasks, problem.arcCount * problem.maskInts),
    domains: run(tables.domains, problem.slotCount),
    sizes: run(tables.sizes, problem.slotCount),
    words: state.slotIndex.map((_, slot) => domainOf(state, slot)),
    owners: state.slotIndex.map(({ count }, slot) =>
      run(memory.i32[tables.slotOwners + slot]!, count),
    ),
    ambiguous: run(tables.ambiguous, ambiguousCount),
    ambiguousDone: memory.i32[tables.ambiguousDone],
    isAmbiguous: run(tables.isAmbiguous, problem.slotCount),
    arenaTop: core.arenaTop(),
    levelFloor: core.levelFloor(),
  };
}
