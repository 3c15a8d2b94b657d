// All that changes while a search runs. What must be undone lies in the one memory and is written
// through `set`, which puts the old value on the trail; domains lie in an arena above it that only
// grows upward, so undoing is: restore the trail, lower the arena's top. Filtering allocates nothing
// but, now and then, more room for the arena and the trail.

import { Memory } from '../base/memory.ts';
import { buildLengthIndex, copyLengthIndex, type LengthIndex } from '../words/word-index.ts';
import { type Kernels, PlainKernels } from './kernels.ts';
import type { Problem } from './problem.ts';
import { SlotQueue } from './queue.ts';
import { hasWasmKernels, wasmKernels } from './wasm-kernels.ts';

/** A domain of at most so many words is a list, a larger one a bit set: docs/decisions/domains.md. */
export const LIST_MAX = 128;

/** Cells are scanned for the next decision in blocks of `1 << CELL_BLOCK_BITS`. */
export const CELL_BLOCK_BITS = 6;

/** Problems of fewer integers are searched sooner than WebAssembly has started. */
const WASM_INTS = 1 << 16;

/** What a level needs to be undone. */
export interface Mark {
  readonly trailTop: number;
  readonly arenaTop: number;
}

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
  /** Per slot: which slot, plus one, holds a word of its length; 0 for none, -1 for a given entry. */
  readonly owners: readonly number[];
  /**
   * Slots whose places are all fixed while several words remain, in the order found; how many they
   * are, how many of them have been seen to, and per slot whether it is among them.
   */
  readonly pending: number;
  readonly pendingCount: number;
  readonly pendingDone: number;
  readonly isPending: number;

  // Not reversible.
  /** In memory: per place and letter, where `supportedLetters` last found a witness. */
  readonly residues: number;
  /** How often a slot has wiped out, plus one; per cell the sum over its slots. */
  readonly weights: Int32Array;
  readonly cellWeights: Int32Array;
  readonly queue: SlotQueue;
  /** Slots that wait because words of theirs were taken elsewhere. */
  readonly recheck: Uint8Array;
  /** Blocks of cells whose best cell must be found again. */
  readonly staleBlocks: Uint8Array;
  /** The slot that wiped out last, or -1. */
  wipedOut = -1;
  /** Slots filtered so far. */
  propagations = 0;

  /** First free integer of the arena. */
  arenaTop: number;
  /** Domains from here up were written at the current level: they may be changed in place. */
  levelFloor: number;
  private trailAt = new Int32Array(1 << 12);
  private trailOld = new Int32Array(1 << 12);
  private trailTop = 0;

  /** Scratch of the filter: places that lost letters. */
  readonly lostPlaces: Int32Array;
  /** Scratch in memory: offsets of sets to meet with, and a list while its bit set is needed. */
  readonly sets: number;
  readonly listScratch: number;

  /** The indices of `near`, a state of the same words, are copied, which is quicker than building. */
  constructor(problem: Problem, kernels: 'wasm' | 'plain' | 'fitting' = 'fitting', near?: State) {
    this.problem = problem;
    const ints = estimateInts(problem);
    const large = kernels === 'fitting' ? ints >= WASM_INTS : kernels === 'wasm';
    const forWasm = large && hasWasmKernels();
    const memory = new Memory(ints, forWasm);
    this.memory = memory;
    this.kernels = forWasm ? wasmKernels(memory) : new PlainKernels(memory);
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
      if (index.count <= LIST_MAX) {
        const list = memory.take(index.count);
        this.kernels.listWords(index.full, index.stride, index.words, length, list);
        fullLists.set(length, list);
      }
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
    this.listScratch = memory.take(LIST_MAX);
    this.sets = memory.take(letterCount);
    this.arenaTop = memory.top;
    this.levelFloor = memory.top;

    const slotsOfLength = new Map<number, number[]>();
    problem.slotLength.forEach((length, slot) => {
      const slots = slotsOfLength.get(length);
      if (slots === undefined) slotsOfLength.set(length, [slot]);
      else slots.push(slot);
    });
    this.slotsOfLength = slotsOfLength;
    this.weights = new Int32Array(slotCount);
    this.cellWeights = new Int32Array(cellCount);
    this.queue = new SlotQueue(slotCount);
    this.recheck = new Uint8Array(slotCount);
    this.staleBlocks = new Uint8Array((cellCount >>> CELL_BLOCK_BITS) + 1);
    let longest = 0;
    for (const length of problem.slotLength) longest = Math.max(longest, length);
    this.lostPlaces = new Int32Array(longest);

    const m = memory.i32;
    for (let slot = 0; slot < slotCount; slot++) {
      const index = this.slotIndex[slot]!;
      m[this.domains + slot] = fullLists.get(index.length) ?? index.full;
      m[this.sizes + slot] = index.count;
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
    this.resetWeights();
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
    this.staleBlocks[cell >>> CELL_BLOCK_BITS] = 1;
  }

  /** Notes that a slot wiped out: its cells are decided earlier from now on. */
  addWeight(slot: number): void {
    const { placeCell, slotPlaces } = this.problem;
    this.weights[slot]!++;
    for (let place = slotPlaces[slot]!; place < slotPlaces[slot + 1]!; place++) {
      const cell = placeCell[place]!;
      this.cellWeights[cell]!++;
      this.touchCell(cell);
    }
  }

  /** Forgets what failures taught. */
  resetWeights(): void {
    const { cellPlacesStart, cellCount } = this.problem;
    this.weights.fill(1);
    for (let cell = 0; cell < cellCount; cell++) {
      this.cellWeights[cell] = cellPlacesStart[cell + 1]! - cellPlacesStart[cell]!;
    }
    this.staleBlocks.fill(1);
  }

  /** Starts from what failures taught another search: a weight of at least 1 for each slot. */
  learn(weights: ArrayLike<number>): void {
    const { slotCount, placeCount, placeSlot, placeCell } = this.problem;
    for (let slot = 0; slot < slotCount; slot++) this.weights[slot] = weights[slot]!;
    this.cellWeights.fill(0);
    for (let place = 0; place < placeCount; place++) {
      this.cellWeights[placeCell[place]!]! += weights[placeSlot[place]!]!;
    }
    this.staleBlocks.fill(1);
  }

  /** Writes a reversible integer. */
  set(at: number, value: number): void {
    if (this.trailTop === this.trailAt.length) this.growTrail();
    this.trailAt[this.trailTop] = at;
    this.trailOld[this.trailTop++] = this.memory.i32[at]!;
    this.memory.i32[at] = value;
  }

  /** Opens a level: what is written from now on is undone by `undo` of the mark returned. */
  mark(): Mark {
    this.levelFloor = this.arenaTop;
    return { trailTop: this.trailTop, arenaTop: this.arenaTop };
  }

  /** Takes everything back to a mark; `floor` is where the level that is now current began. */
  undo(mark: Mark, floor: number): void {
    const m = this.memory.i32;
    const { trailAt, trailOld, cellMasks, staleBlocks } = this;
    const shift = CELL_BLOCK_BITS;
    const cellsEnd = cellMasks + this.problem.cellCount * this.problem.maskInts;
    const { maskInts } = this.problem;
    for (let i = this.trailTop - 1; i >= mark.trailTop; i--) {
      const at = trailAt[i]!;
      m[at] = trailOld[i]!;
      if (at < cellsEnd && at >= cellMasks) {
        staleBlocks[((at - cellMasks) / maskInts) >>> shift] = 1;
      }
    }
    this.trailTop = mark.trailTop;
    this.arenaTop = mark.arenaTop;
    this.levelFloor = floor;
  }

  /** Empties the queue after a wipeout. */
  dropQueue(): void {
    for (let slot = this.queue.pop(); slot >= 0; slot = this.queue.pop()) this.recheck[slot] = 0;
  }

  private growTrail(): void {
    const larger = (array: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(array.length * 2);
      grown.set(array);
      return grown;
    };
    this.trailAt = larger(this.trailAt);
    this.trailOld = larger(this.trailOld);
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
