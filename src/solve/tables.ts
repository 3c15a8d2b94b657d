// What a state keeps in its memory beside the words and their domains: one line for each size and
// each table, which is named by its offset. The core is given them by these names (core/tables.ts).

import type { Memory } from '../base/memory.ts';
import type { LengthIndex } from '../words/vocabulary/word-index.ts';
import type { Problem } from './problem.ts';

/** Cells are looked at in blocks of `1 << BLOCK_BITS` (core/choose-cell.ts). */
const BLOCK_BITS = 6;
/** Buckets of the queue, by the binary digits of a domain's size. */
const BUCKETS = 32;
/** Integers of an entry of the trail: where, and the old value. */
const TRAIL_ENTRY = 2;
/** Entries of the trail for all that one decision or claim writes, masks of 255 letters among it. */
const DECISION_ENTRIES = 32;

/**
 * Integers of the row beside each word of a list (core/rows.ts); 0 for none: masks of several
 * integers have none.
 */
export function rowInts(length: number, maskInts: number): number {
  return maskInts > 1 ? 0 : Math.ceil(length / 4) * 4;
}

/** Lays out the tables of a problem whose words are indexed. */
export function layTables(
  memory: Memory,
  problem: Problem,
  slotIndex: readonly LengthIndex[],
  listMax: number,
) {
  const { slotCount, cellCount, arcCount, letterCount, maskInts, slotLength } = problem;
  const { staysOpen, cellStaysOpen } = problem;
  const room = (ints: number): number => memory.take(ints);
  const lay = (values: ArrayLike<number>): number => {
    const at = memory.take(values.length);
    memory.i32.set(values, at);
    return at;
  };
  const layIndex = (what: (index: LengthIndex) => number): number => lay(slotIndex.map(what));
  const longest = slotLength.reduce((most, length) => Math.max(most, length), 0);
  const longestRow = rowInts(longest, maskInts);
  const widest = slotIndex.reduce((most, { stride }) => Math.max(most, stride), 0);
  const blockCount = (cellCount >>> BLOCK_BITS) + 1;
  const ownersOfLength = new Map<number, number>();
  for (const { length, count } of slotIndex) {
    if (!ownersOfLength.has(length)) ownersOfLength.set(length, room(count));
  }
  const peersOfLength = new Map<number, number>();
  for (const [length, slots] of problem.slotsOfLength) {
    peersOfLength.set(length, lay([slots.length, ...slots]));
  }

  const parameters = {
    slotCount,
    cellCount,
    letterCount,
    maskInts,
    // Domains of at most so many words are lists, larger ones bit sets.
    listMax,
    // Integers that must be free before a slot is filtered: for a domain, a list, and the trail.
    filterRoom:
      widest +
      listMax * (1 + longestRow) +
      TRAIL_ENTRY * (2 * maskInts * longest + DECISION_ENTRIES),
    blockBits: BLOCK_BITS,
    blockCount,
    // 1 or 0.
    allowRepeats: problem.allowRepeats ? 1 : 0,
    tracksOwners: problem.tracksOwners ? 1 : 0,
    hasClashes: problem.clashes === undefined ? 0 : 1,
  };
  const tables = {
    // The problem. Its arcs, and for each cell the slots through it, and its position in each.
    slotArcs: lay(problem.slotArcs),
    arcCell: lay(problem.arcCell),
    arcPosition: lay(problem.arcPosition),
    cellSlotsStart: lay(problem.cellArcsStart),
    cellSlots: lay(problem.cellArcs.map((arc) => problem.arcSlot[arc]!)),
    cellPositions: lay(problem.cellArcs.map((arc) => problem.arcPosition[arc]!)),
    // 1 for a slot with a cell that no arc stands for; for a slot and for a cell that stays open.
    hasUnchecked: lay(problem.hasUnchecked),
    slotStaysOpen: staysOpen === undefined ? room(slotCount) : lay(staysOpen),
    cellStaysOpen: cellStaysOpen === undefined ? room(cellCount) : lay(cellStaysOpen),

    // Per slot, of the words of its length: letters, integers in a bit set, the address of word 0,
    // offsets in the index, integers in a row.
    slotLength: lay(slotLength),
    slotStride: layIndex(({ stride }) => stride),
    slotWords: layIndex(({ words }) => words),
    slotSupports: layIndex(({ supports }) => supports),
    slotFull: layIndex(({ full }) => full),
    slotCounts: layIndex(({ counts }) => counts),
    slotRow: lay(slotLength.map((length) => rowInts(length, maskInts))),
    // Where its length has for each word the slot, plus one, that holds it or one that clashes with
    // it: 0 for none, -1 for a given entry.
    slotOwners: layIndex(({ length }) => ownersOfLength.get(length)!),
    // Where the slots of its length are listed, their number before them.
    slotPeers: layIndex(({ length }) => peersOfLength.get(length)!),

    // What is undone. Letters still possible in a cell, and those that a slot's domain still has at
    // an arc: `maskInts` integers each, those of cells first, so that undoing knows them.
    cellMasks: room(cellCount * maskInts),
    arcMasks: room(arcCount * maskInts),
    // Where a slot's domain lies, and how many words it has.
    domains: room(slotCount),
    sizes: room(slotCount),
    // Where the counts of a slot's letters lie, and how many words it had then (core/letter-counts.ts).
    countsOf: room(slotCount),
    countedSizes: room(slotCount),
    // Per cell the chance that its slots agree (core/expectation.ts), a 64-bit float.
    cellAgreements: room(2 * cellCount),
    // Slots whose checked cells are all fixed while several words remain (core/ambiguous.ts): in
    // the order found; how many they are; how many of them have a word; per slot whether it is
    // among them.
    ambiguous: room(slotCount),
    ambiguousCount: room(1),
    ambiguousDone: room(1),
    isAmbiguous: room(slotCount),

    // What is not undone. How often a slot has wiped out, plus one; per cell the sum over its slots.
    slotWeights: room(slotCount),
    cellWeights: room(cellCount),
    // Per arc and letter the step of the bit set where a word with it was found last.
    residues: room(arcCount * letterCount),
    // 1 for a slot that is to be filtered though its cells lost nothing.
    recheck: room(slotCount),
    // The queue (core/queue.ts).
    queueBuckets: room(1),
    queueHeads: room(BUCKETS),
    queueNexts: room(slotCount),
    isQueued: room(slotCount),
    // Blocks of cells whose best cell must be found again; what it was, and its cost, a 64-bit float.
    staleBlocks: room(blockCount),
    blockCells: room(blockCount),
    blockCosts: room(2 * blockCount),

    // Scratch. Of the filter: arcs that lost letters, offsets of bit sets, a list.
    lostArcs: room(longest),
    sets: room(letterCount),
    listScratch: room(listMax),
    // The masks of a slot's cells as a row, and the letters of the words that are left.
    rowMasks: room(longestRow),
    rowLetters: room(longestRow),
    // Of the expectation: 1 for a cell a slot of which was counted anew.
    staleCells: room(cellCount),
    // Positions of a slot whose cells are open.
    openPositions: room(longest),
    // Of the choice of a letter: weights, 64-bit floats, and counts.
    letterWeights: room(2 * letterCount),
    letterCounts: room(letterCount),
  };
  return { parameters, tables };
}

export type Parameters = ReturnType<typeof layTables>['parameters'];
export type Tables = ReturnType<typeof layTables>['tables'];
