// All that changes while a search runs, in one memory: sizes and tables (tables.ts), the words'
// index, the domains (domains.ts), and the trail by which what must be undone is undone (trail.ts).
// The loops over it are the core's (core.ts).

import { Memory } from '../base/memory.ts';
import {
  buildLengthIndex,
  copyLengthIndex,
  type LengthIndex,
} from '../words/vocabulary/word-index.ts';
import { startCore } from './core.ts';
import { Domains, listMaxFor } from './domains.ts';
import type { Problem } from './problem.ts';
import { layTables, type Parameters, type Tables } from './tables.ts';
import { Trail } from './trail.ts';
import type { Core } from './wasm-bytes.ts';

export class State {
  readonly problem: Problem;
  readonly memory: Memory;
  readonly parameters: Parameters;
  readonly tables: Tables;
  readonly core: Core;
  readonly domains: Domains;
  readonly trail: Trail;
  /** The word index of each slot's length. */
  readonly slotIndex: readonly LengthIndex[];
  /** The slot that wiped out last, or -1. */
  wipedOut = -1;

  /** The indices of `near`, a state of the same words, are copied, which is quicker than building. */
  constructor(problem: Problem, near?: State) {
    const memory = new Memory(estimateInts(problem));
    const indices = new Map<number, LengthIndex>();
    for (const length of new Set(problem.slotLength)) {
      indices.set(length, indexOf(length, problem, memory, near));
    }
    const slotIndex = Array.from(problem.slotLength, (length) => indices.get(length)!);
    const widest = slotIndex.reduce((most, { stride }) => Math.max(most, stride), 0);
    const { parameters, tables } = layTables(memory, problem, slotIndex, listMaxFor(widest));
    const core = startCore(memory, parameters, tables);
    const trail = new Trail(memory, core, parameters.filterRoom);
    this.problem = problem;
    this.memory = memory;
    this.slotIndex = slotIndex;
    this.parameters = parameters;
    this.tables = tables;
    this.core = core;
    this.trail = trail;
    this.domains = new Domains(memory, core, parameters, tables, slotIndex, trail);
    this.domains.layOut(problem.domains);
    trail.begin();
    this.layOwners();
    this.layMasks();
    this.setWeights();
  }

  /** How often each slot has wiped out, plus one; a view that lasts until the memory grows. */
  get weights(): Int32Array {
    const { slotWeights } = this.tables;
    return this.memory.i32.subarray(slotWeights, slotWeights + this.parameters.slotCount);
  }

  /**
   * Starts from what failures taught another search, at least 1 for each slot; without it from
   * nothing.
   */
  setWeights(weights?: ArrayLike<number>): void {
    if (weights === undefined) this.weights.fill(1);
    else this.weights.set(weights);
    this.core.sumWeights();
  }

  /** Who owns a word of a slot's length: a slot plus one, 0 for none, -1 for a given entry. */
  owner(slot: number, id: number): number {
    const m = this.memory.i32;
    return m[m[this.tables.slotOwners + slot]! + id]!;
  }

  /** Leaves a cell one letter, from outside of a search, and its slots wait. */
  fixLetter(cell: number, letter: number): void {
    this.trail.makeRoom(2 * this.problem.maskInts);
    this.core.narrowCell(cell, letter, true);
  }

  /**
   * The number of expected fills, on a scale that rises with its binary logarithm and meets it at the
   * powers of two: from 0 on at least one is expected. At a fixpoint, all domains of which have words.
   */
  expectation(): number {
    this.trail.makeRoom(this.core.expectationRoom());
    return this.core.expectation();
  }

  /**
   * What the letters counted by the last `expectation` say of each cell, in rows (core/beliefs.ts): a
   * copy.
   */
  beliefs(): Float32Array {
    this.trail.makeRoom(this.core.beliefInts());
    const address = this.core.believe();
    return new Float32Array(this.memory.wasm.buffer, address, this.core.beliefInts()).slice();
  }

  /** Words of the givens, and those that clash with them, are nobody's. */
  private layOwners(): void {
    const m = this.memory.i32;
    for (const [length, id] of this.problem.used) {
      const slot = this.problem.slotsOfLength.get(length)?.[0];
      if (slot !== undefined) m[m[this.tables.slotOwners + slot]! + id] = -1;
    }
  }

  /**
   * The first masks: what its slot's words can have at each arc; a cell's given met with that of
   * its arcs.
   */
  private layMasks(): void {
    const { problem, tables, slotIndex } = this;
    const { arcCount, arcSlot, arcPosition, cellCount, maskInts, cellGiven } = problem;
    const m = this.memory.i32;
    for (let cell = 0; cell < cellCount; cell++) {
      const mask = tables.cellMasks + cell * maskInts;
      const given = cellGiven[cell]!;
      m.fill(given < 0 ? -1 : 0, mask, mask + maskInts);
      if (given >= 0) m[mask + (given >>> 5)] = 1 << (given & 31);
    }
    for (let arc = 0; arc < arcCount; arc++) {
      const mask = tables.arcMasks + arc * maskInts;
      const cell = tables.cellMasks + problem.arcCell[arc]! * maskInts;
      const { masks } = slotIndex[arcSlot[arc]!]!;
      const from = masks + arcPosition[arc]! * maskInts;
      for (let i = 0; i < maskInts; i++) {
        m[mask + i] = m[from + i]!;
        m[cell + i]! &= m[from + i]!;
      }
    }
  }
}

/** The index of a length: a copy of that of `near`, if it would be the same. */
function indexOf(
  length: number,
  { words, shelf, letterCount, maskInts }: Problem,
  memory: Memory,
  near: State | undefined,
): LengthIndex {
  if (near?.problem.words === words && near.problem.letterCount === letterCount) {
    const known = near.slotIndex.find((index) => index.length === length);
    if (known !== undefined) return copyLengthIndex(memory, near.memory, known);
  }
  return shelf === undefined
    ? buildLengthIndex(memory, words.table(length), letterCount, maskInts)
    : shelf.copyTo(memory, words, length, letterCount, maskInts);
}

/** About how many integers a problem's index and state take, with room for a first arena. */
function estimateInts({ words, letterCount, slotLength, arcCount }: Problem): number {
  let ints = arcCount * letterCount;
  for (const length of new Set(slotLength)) {
    const { count } = words.table(length);
    ints += (length * letterCount + 1) * Math.ceil(count / 32) + (count * length) / 4 + count;
  }
  return Math.ceil(ints * 1.25);
}
