// What the core knows of the state that it works for: how large things are, and where the state's
// tables lie. TypeScript lays this record down (src/solve/tables.ts) and starts the core with its
// address; it is read once. It has the same names in the same order there, which a test compares.
//
// A table is a byte address here. Lists and bit sets, which tables tell of, count integers.

/** Where the record lies, in bytes: given when the core is started. */
declare const record: i32;

let cursor: i32 = record;

function size(): i32 {
  const value = load<i32>(cursor);
  cursor += 4;
  return value;
}

function table(): i32 {
  return size() << 2;
}

export const slotCount: i32 = size();
export const cellCount: i32 = size();
export const letterCount: i32 = size();
export const maskInts: i32 = size();
export const listMax: i32 = size();
export const filterRoom: i32 = size();
export const blockBits: i32 = size();
export const blockCount: i32 = size();
export const allowRepeats: i32 = size();
export const tracksOwners: i32 = size();
export const hasClashes: i32 = size();

export const slotArcs: i32 = table();
export const arcCell: i32 = table();
export const arcPosition: i32 = table();
export const cellSlotsStart: i32 = table();
export const cellSlots: i32 = table();
export const cellPositions: i32 = table();
export const hasUnchecked: i32 = table();
export const slotStaysOpen: i32 = table();
export const cellStaysOpen: i32 = table();

export const slotLength: i32 = table();
export const slotStride: i32 = table();
export const slotWords: i32 = table();
export const slotSupports: i32 = table();
export const slotFull: i32 = table();
export const slotCounts: i32 = table();
export const slotRow: i32 = table();
export const slotOwners: i32 = table();
export const slotPeers: i32 = table();

export const cellMasks: i32 = table();
export const arcMasks: i32 = table();
export const domains: i32 = table();
export const sizes: i32 = table();
export const countsOf: i32 = table();
export const countedSizes: i32 = table();
export const cellAgreements: i32 = table();
export const ambiguous: i32 = table();
export const ambiguousCount: i32 = table();
export const ambiguousDone: i32 = table();
export const isAmbiguous: i32 = table();

export const slotWeights: i32 = table();
export const cellWeights: i32 = table();
export const residues: i32 = table();
export const recheck: i32 = table();
export const queueBuckets: i32 = table();
export const queueHeads: i32 = table();
export const queueNexts: i32 = table();
export const isQueued: i32 = table();
export const staleBlocks: i32 = table();
export const blockCells: i32 = table();
export const blockCosts: i32 = table();

export const lostArcs: i32 = table();
export const sets: i32 = table();
export const listScratch: i32 = table();
export const rowMasks: i32 = table();
export const rowLetters: i32 = table();
export const staleCells: i32 = table();
export const openPositions: i32 = table();
export const letterWeights: i32 = table();
export const letterCounts: i32 = table();

/** Integer `i` of the table at a byte address. */
export function at(table: i32, i: i32): i32 {
  return load<i32>(table + (i << 2));
}

/** Writes integer `i` of the table at a byte address, not to be undone. */
export function put(table: i32, i: i32, value: i32): void {
  store<i32>(table + (i << 2), value);
}
