// All that changes while a search runs, in one memory. What must be undone is written through `set`,
// which puts the old value on the trail; domains lie in an arena that only grows upward, so undoing
// is: restore the trail, lower the arena's top. The trail comes down from the memory's end to meet
// the arena. Filtering allocates nothing but, now and then, more room between the two.

import { Memory } from '../base/memory.ts';
import {
  buildLengthIndex,
  copyLengthIndex,
  type LengthIndex,
} from '../words/vocabulary/word-index.ts';
import { layOutDomains } from './first-domains.ts';
import { type Kernels, PlainKernels } from './kernels.ts';
import type { Problem } from './problem.ts';
import { SlotQueue } from './queue.ts';
import { ARENA_TOP, FILTERED, LEVEL_FLOOR, layRegisters, TRAIL_TOP } from './registers.ts';
import { hasWasmKernels, type WasmKernels, wasmKernels } from './wasm-kernels.ts';
import { resetWeights } from './weights.ts';

// A domain is a list if it has at most so many words; where bit sets are wide, which makes them slow, one
// word for every so many integers of the widest. Else it is a bit set: docs/decisions/domains.md.
export const LEAST_LIST_MAX = 128;
const SET_INTS_PER_WORD = 3;

/** Cells are scanned for the next decision in blocks of `1 << CELL_BLOCK_BITS`. */
export const CELL_BLOCK_BITS = 6;

/** Problems of fewer integers are searched sooner than WebAssembly has started. */
const WASM_INTS = 1 << 14;

/** What a level needs to be undone. */
export interface Mark {
  /** Integers on the trail. */
  readonly trailSize: number;
  readonly arenaTop: number;
}

/** An entry of the trail: where, and the old value. */
const TRAIL_ENTRY = 2;
/** Entries of the trail for all that one decision or claim writes, masks of 255 letters among it. */
const DECISION_ENTRIES = 32;

export class State {
  readonly problem: Problem;
  readonly memory: Memory;
  readonly kernels: Kernels;
  /** The word index of each slot's length. */
  readonly slotIndex: readonly LengthIndex[];
  /** Slots by length, for words that may stand only once. */
  readonly slotsOfLength: ReadonlyMap<number, readonly number[]>;

  // Reversible; offsets into memory.i32.
  /** Letters still possible in a cell: `maskInts` integers a cell. First, so that undo knows them. */
  readonly cellMasks: number;
  /** Letters that a slot's domain still has at a place: `maskInts` integers a place. */
  readonly placeMasks: number;
  /** Where the domain of a slot lies, and how many words it has. */
  readonly domains: number;
  readonly sizes: number;
  /**
   * Per slot: which slot, plus one, holds a word of its length or one that clashes with it; 0 for
   * none, -1 for a given entry.
   */
  readonly owners: readonly number[];
  /**
   * Slots whose places are all fixed while several words remain, in the order found; how many they
   * are, how many of them have been seen to, and per slot whether it is among them.
   */
  readonly pending: number;
  readonly pendingCount: number;
  readonly pendingDone: number;
  readonly isPending: number;

  // Not reversible; offsets as well.
  /** Per place and letter, where `supportedLetters` last found a witness. */
  readonly residues: number;
  /** Slots that wait because words of theirs were taken elsewhere. */
  readonly recheck: number;
  /** Blocks of cells whose best cell must be found again; for WebAssembly what was found last. */
  readonly staleBlocks: number;
  readonly blockCount: number;
  readonly blockCells: number;
  readonly blockCosts: number;
  readonly queue: SlotQueue;
  /** Scratch of the filter: places that lost letters, sets to meet with, a list. */
  readonly lostPlaces: number;
  readonly sets: number;
  readonly listScratch: number;
  /** Scratch of the choice of a letter: 64-bit weights, and counts. */
  readonly letterWeights: number;
  readonly letterCounts: number;
  readonly rowMasks: number;
  readonly rowLetters: number;
  /** Where the registers lie that the filter in WebAssembly reads. */
  private readonly registers: number;

  /** How often a slot has wiped out, plus one; in memory, per cell, the sum over its slots. */
  readonly weights: Int32Array;
  readonly cellWeights: number;
  /** The slot that wiped out last, or -1. */
  wipedOut = -1;
  /** Domains of at most so many words are lists, larger ones bit sets. */
  readonly listMax: number;
  /** Integers that must be free before a slot is filtered: for a domain, a list, and the trail. */
  readonly filterRoom: number;
  /** What runs in WebAssembly, where that is so for this state. */
  readonly wasm: WasmKernels | undefined;
  private filteredBefore = 0;

  /** The indices of `near`, a state of the same words, are copied, which is quicker than building. */
  constructor(problem: Problem, kernels: 'wasm' | 'plain' | 'fitting' = 'fitting', near?: State) {
    this.problem = problem;
    const ints = estimateInts(problem);
    const large = kernels === 'fitting' ? ints >= WASM_INTS : kernels === 'wasm';
    const forWasm = large && hasWasmKernels();
    const memory = new Memory(ints);
    this.memory = memory;
    const wasm = forWasm ? wasmKernels(memory) : undefined;
    this.wasm = wasm;
    this.kernels = wasm ?? new PlainKernels(memory);
    const { slotCount, placeCount, cellCount, maskInts, letterCount, words } = problem;

    const indices = new Map<number, LengthIndex>();
    const fullLists = new Map<number, number>();
    const ownersOfLength = new Map<number, number>();
    for (const length of new Set(problem.slotLength)) {
      const known = near?.indexFor(length, problem);
      const index =
        known === undefined
          ? buildLengthIndex(memory, words.table(length), letterCount, maskInts)
          : copyLengthIndex(memory, near!.memory, known);
      indices.set(length, index);
    }
    let widest = 0;
    for (const { stride } of indices.values()) widest = Math.max(widest, stride);
    this.listMax = Math.max(LEAST_LIST_MAX, Math.floor(widest / SET_INTS_PER_WORD));
    for (const [length, index] of indices) {
      if (index.count > this.listMax) continue;
      const rows = this.rowInts(length) * index.count;
      const list = memory.take(rows + index.count) + rows;
      this.kernels.listWords(index.full, index.stride, index.words, length, list);
      fullLists.set(length, list);
    }
    this.slotIndex = Array.from(problem.slotLength, (length) => indices.get(length)!);

    this.cellMasks = memory.take(cellCount * maskInts);
    this.placeMasks = memory.take(placeCount * maskInts);
    this.domains = memory.take(slotCount);
    this.sizes = memory.take(slotCount);
    for (const [length, { count }] of indices) ownersOfLength.set(length, memory.take(count));
    this.owners = Array.from(problem.slotLength, (length) => ownersOfLength.get(length)!);
    this.pending = memory.take(slotCount);
    this.pendingCount = memory.take(1);
    this.pendingDone = memory.take(1);
    this.isPending = memory.take(slotCount);
    this.residues = memory.take(placeCount * letterCount);
    this.listScratch = memory.take(this.listMax);
    this.sets = memory.take(letterCount);
    this.letterWeights = memory.take(2 * letterCount);
    this.letterCounts = memory.take(letterCount);
    this.cellWeights = memory.take(cellCount);
    this.blockCount = (cellCount >>> CELL_BLOCK_BITS) + 1;
    this.staleBlocks = memory.take(this.blockCount);
    this.blockCells = memory.take(this.blockCount);
    this.blockCosts = memory.take(2 * this.blockCount);
    this.recheck = memory.take(slotCount);
    this.queue = new SlotQueue(memory, slotCount);
    let longest = 0;
    for (const length of problem.slotLength) longest = Math.max(longest, length);
    this.lostPlaces = memory.take(longest);
    const longestRow = this.rowInts(longest);
    this.rowMasks = memory.take(longestRow);
    this.rowLetters = memory.take(longestRow);
    for (const [length, list] of fullLists) this.layRows(list, indices.get(length)!.count, length);
    const firstDomains = layOutDomains(this);
    this.filterRoom =
      widest +
      this.listMax * (1 + longestRow) +
      TRAIL_ENTRY * (2 * maskInts * longest + DECISION_ENTRIES);

    const slotsOfLength = new Map<number, number[]>();
    problem.slotLength.forEach((length, slot) => {
      const slots = slotsOfLength.get(length);
      if (slots === undefined) slotsOfLength.set(length, [slot]);
      else slots.push(slot);
    });
    this.slotsOfLength = slotsOfLength;
    this.weights = new Int32Array(slotCount);
    const m = memory.i32;
    for (let slot = 0; slot < slotCount; slot++) {
      const index = this.slotIndex[slot]!;
      const ids = problem.domains?.[slot];
      m[this.domains + slot] =
        ids === undefined ? (fullLists.get(index.length) ?? index.full) : firstDomains.get(ids)!;
      m[this.sizes + slot] = ids?.length ?? index.count;
    }
    for (const [length, id] of problem.used) {
      const owners = ownersOfLength.get(length);
      if (owners !== undefined) m[owners + id] = -1;
    }
    for (let place = 0; place < placeCount; place++) {
      const masks = this.slotIndex[problem.placeSlot[place]!]!.masks;
      const from = masks + problem.placePosition[place]! * maskInts;
      for (let i = 0; i < maskInts; i++) m[this.placeMasks + place * maskInts + i] = m[from + i]!;
    }
    for (let cell = 0; cell < cellCount; cell++) this.meetAtCell(cell);
    this.registers = layRegisters(this);
    // The arena begins behind them.
    memory.ensure(memory.top + this.filterRoom);
    memory.i32[this.registers + ARENA_TOP] = memory.top;
    memory.i32[this.registers + LEVEL_FLOOR] = memory.top;
    memory.i32[this.registers + TRAIL_TOP] = memory.i32.length;
    resetWeights(this);
    wasm?.bind(this.registers, slotCount);
  }

  /**
   * Integers in a row of letters, which lists of words of a length have beside each word for the
   * filter in WebAssembly (wasm/rows.ts): 0 for none.
   */
  rowInts(length: number): number {
    return this.wasm === undefined || this.problem.maskInts > 1 ? 0 : Math.ceil(length / 4) * 4;
  }

  /** Writes the rows of a list, for which there is room before it. */
  layRows(list: number, size: number, length: number): void {
    const rowInts = this.rowInts(length);
    if (rowInts > 0) this.wasm!.layRows(list, size, rowInts, length, this.rowLetters << 2);
  }

  /** First free integer of the arena. */
  get arenaTop(): number {
    return this.memory.i32[this.registers + ARENA_TOP]!;
  }

  set arenaTop(top: number) {
    this.memory.i32[this.registers + ARENA_TOP] = top;
  }

  /** Domains from here up were written at the current level: they may be changed in place. */
  get levelFloor(): number {
    return this.memory.i32[this.registers + LEVEL_FLOOR]!;
  }

  /** Slots filtered so far. */
  get propagations(): number {
    const m = this.memory.i32;
    this.filteredBefore += m[this.registers + FILTERED]!;
    m[this.registers + FILTERED] = 0;
    return this.filteredBefore;
  }

  set propagations(count: number) {
    this.memory.i32[this.registers + FILTERED] = 0;
    this.filteredBefore = count;
  }

  countFiltered(): void {
    this.memory.i32[this.registers + FILTERED]!++;
  }

  /** Whether there is room between arena and trail to filter a slot, and for `ints` integers more. */
  hasRoom(ints = 0): boolean {
    const m = this.memory.i32;
    const needed = this.filterRoom + ints;
    return m[this.registers + ARENA_TOP]! + needed <= m[this.registers + TRAIL_TOP]!;
  }

  /**
   * Sees to it that `hasRoom`; this may replace the memory's views. At every fixpoint there is room
   * to filter a slot, which is more than a decision writes besides domains.
   */
  makeRoom(ints: number): void {
    if (this.hasRoom(ints)) return;
    const { memory, registers } = this;
    const before = memory.i32.length;
    const trailTop = memory.i32[registers + TRAIL_TOP]!;
    memory.ensure(before + this.filterRoom + ints);
    const moved = memory.i32.length - before;
    memory.i32.copyWithin(trailTop + moved, trailTop, before);
    memory.i32[registers + TRAIL_TOP] = trailTop + moved;
  }

  /** The index of a length, if it would be the same for another problem. */
  private indexFor(length: number, { words, letterCount }: Problem): LengthIndex | undefined {
    if (words !== this.problem.words || letterCount !== this.problem.letterCount) return undefined;
    return this.slotIndex.find((index) => index.length === length);
  }

  /** The first mask of a cell: its given, met with what each of its places can have. */
  private meetAtCell(cell: number): void {
    const { cellGiven, cellPlaces, cellPlacesStart, maskInts } = this.problem;
    const m = this.memory.i32;
    const given = cellGiven[cell]!;
    const at = this.cellMasks + cell * maskInts;
    for (let i = 0; i < maskInts; i++) {
      let mask = given < 0 ? -1 : given >>> 5 === i ? 1 << (given & 31) : 0;
      for (let j = cellPlacesStart[cell]!; j < cellPlacesStart[cell + 1]!; j++) {
        mask &= m[this.placeMasks + cellPlaces[j]! * maskInts + i]!;
      }
      m[at + i] = mask;
    }
  }

  /** Notes that a cell's mask or weight changed. */
  touchCell(cell: number): void {
    this.memory.i32[this.staleBlocks + (cell >>> CELL_BLOCK_BITS)] = 1;
  }

  /** Notes that any cell may have changed. */
  touchAllCells(): void {
    this.memory.i32.fill(1, this.staleBlocks, this.staleBlocks + this.blockCount);
  }

  /** Writes a reversible integer; there is room, or `makeRoom` was called. */
  set(at: number, value: number): void {
    const m = this.memory.i32;
    const top = m[this.registers + TRAIL_TOP]! - TRAIL_ENTRY;
    if (top < m[this.registers + ARENA_TOP]!) throw new Error('the trail met the arena');
    m[top] = at;
    m[top + 1] = m[at]!;
    m[this.registers + TRAIL_TOP] = top;
    m[at] = value;
  }

  /** Opens a level: what is written from now on is undone by `undo` of the mark returned. */
  mark(): Mark {
    const m = this.memory.i32;
    const arenaTop = m[this.registers + ARENA_TOP]!;
    m[this.registers + LEVEL_FLOOR] = arenaTop;
    return { trailSize: m.length - m[this.registers + TRAIL_TOP]!, arenaTop };
  }

  /** Takes everything back to a mark; `floor` is where the level that is now current began. */
  undo(mark: Mark, floor: number): void {
    if (this.wasm !== undefined) {
      this.wasm.undo(mark.trailSize, mark.arenaTop, floor);
      return;
    }
    const m = this.memory.i32;
    const { registers } = this;
    const bottom = m.length - mark.trailSize;
    this.undoTrail(m[registers + TRAIL_TOP]!, bottom);
    m[registers + TRAIL_TOP] = bottom;
    m[registers + ARENA_TOP] = mark.arenaTop;
    m[registers + LEVEL_FLOOR] = floor;
  }

  /** Puts back the old values of the trail from `top` to `bottom`, the latest first. */
  private undoTrail(top: number, bottom: number): void {
    const m = this.memory.i32;
    const { cellMasks, staleBlocks } = this;
    const { maskInts, cellCount } = this.problem;
    const cellsEnd = cellMasks + cellCount * maskInts;
    for (let entry = top; entry < bottom; entry += TRAIL_ENTRY) {
      const at = m[entry]!;
      m[at] = m[entry + 1]!;
      if (at >= cellsEnd || at < cellMasks) continue;
      const cell = Math.floor((at - cellMasks) / maskInts);
      m[staleBlocks + (cell >>> CELL_BLOCK_BITS)] = 1;
    }
  }

  /** Empties the queue after a wipeout. */
  dropQueue(): void {
    if (this.wasm !== undefined) {
      this.wasm.dropQueue();
      return;
    }
    const { queue, recheck } = this;
    const m = this.memory.i32;
    for (let slot = queue.pop(); slot >= 0; slot = queue.pop()) m[recheck + slot] = 0;
  }
}

/** About how many integers a problem's index and state take, with room for a first arena. */
function estimateInts({ words, letterCount, slotLength, placeCount }: Problem): number {
  let ints = placeCount * letterCount;
  for (const length of new Set(slotLength)) {
    const { count } = words.table(length);
    ints += (length * letterCount + 1) * Math.ceil(count / 32) + (count * length) / 4 + count;
  }
  return Math.ceil(ints * 1.25);
}
