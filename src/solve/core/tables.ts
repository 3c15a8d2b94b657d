// What the core knows of the state that it works for: how large things are, and where the state's
// tables lie. TypeScript gives it each by its name when it starts the core (src/solve/tables.ts, where
// they are explained); one that is missing there fails at once.
//
// A table is a byte address here. Lists and bit sets, which tables tell of, count integers.

export declare const slotCount: i32;
export declare const cellCount: i32;
export declare const letterCount: i32;
export declare const maskInts: i32;
export declare const listMax: i32;
export declare const filterRoom: i32;
export declare const blockBits: i32;
export declare const blockCount: i32;
export declare const allowRepeats: i32;
export declare const tracksOwners: i32;
export declare const hasClashes: i32;

export declare const slotArcs: i32;
export declare const arcCell: i32;
export declare const arcPosition: i32;
export declare const cellSlotsStart: i32;
export declare const cellSlots: i32;
export declare const cellPositions: i32;
export declare const hasUnchecked: i32;
export declare const slotStaysOpen: i32;
export declare const cellStaysOpen: i32;

export declare const slotLength: i32;
export declare const slotStride: i32;
export declare const slotWords: i32;
export declare const slotSupports: i32;
export declare const slotFull: i32;
export declare const slotCounts: i32;
export declare const slotRow: i32;
export declare const slotOwners: i32;
export declare const slotPeers: i32;

export declare const cellMasks: i32;
export declare const arcMasks: i32;
export declare const domains: i32;
export declare const sizes: i32;
export declare const countsOf: i32;
export declare const countedSizes: i32;
export declare const cellAgreements: i32;
export declare const ambiguous: i32;
export declare const ambiguousCount: i32;
export declare const ambiguousDone: i32;
export declare const isAmbiguous: i32;

export declare const slotWeights: i32;
export declare const cellWeights: i32;
export declare const residues: i32;
export declare const recheck: i32;
export declare const queueBuckets: i32;
export declare const queueHeads: i32;
export declare const queueNexts: i32;
export declare const isQueued: i32;
export declare const staleBlocks: i32;
export declare const blockCells: i32;
export declare const blockCosts: i32;

export declare const lostArcs: i32;
export declare const sets: i32;
export declare const listScratch: i32;
export declare const rowMasks: i32;
export declare const rowLetters: i32;
export declare const staleCells: i32;
export declare const openPositions: i32;
export declare const letterWeights: i32;
export declare const letterCounts: i32;

/** Integer `i` of the table at a byte address. */
export function at(table: i32, i: i32): i32 {
  return load<i32>(table + (i << 2));
}

/** Writes integer `i` of the table at a byte address, not to be undone. */
export function put(table: i32, i: i32, value: i32): void {
  store<i32>(table + (i << 2), value);
}
