// What WebAssembly has to know of a state: integers in the one memory, in this order
// (wasm/registers.ts reads them in the same). The first four change while the search runs, the others
// are the problem's sizes and the offsets of the state's tables.

export const REGISTERS = [
  // First free integer of the arena.
  'arenaTop',
  // Domains from here up were written at the current level: they may be changed in place.
  'levelFloor',
  // The last entry of the trail, which grows downward from the end of the memory.
  'trailTop',
  // Slots filtered since the state last looked.
  'filtered',
  'maskInts',
  'letterCount',
  'listMax',
  // 1 if no word may stand twice or some may not stand together.
  'unique',
  // Integers that must be free between arena and trail before a slot is filtered.
  'room',
  'cellMasks',
  'placeMasks',
  'domains',
  'sizes',
  'isPending',
  'residues',
  'staleBlocks',
  'recheck',
  'queue',
  // Scratch: places that lost letters, offsets of sets, a list while its bit set is needed.
  'lostPlaces',
  'sets',
  'listScratch',
  // Scratch: the masks of a slot's cells as a row, and the letters of the words that are left.
  'rowMasks',
  'rowLetters',
  // Tables of the problem, copied.
  'slotPlaces',
  'isLoose',
  'placeCell',
  'placePosition',
  'cellSlotsStart',
  'cellSlots',
  // Per slot: where its length's index lies.
  'slotLength',
  'slotStride',
  'slotSupports',
  'slotWords',
  'slotOwners',
  // Integers in a row of letters beside each word of a list; 0 for none.
  'slotRow',
  // 1 if a claim takes more than the word itself.
  'clashing',
  // The choice of a cell: the best cell of each block, and its cost, a 64-bit float.
  'cellCount',
  'cellWeights',
  'blockCount',
  'blockCells',
  'blockCosts',
  // The choice of a letter.
  'letterWeights',
  'letterCounts',
  // Beside `cellSlots`, the cell's position in the slot.
  'cellPositions',
  // Per slot: the set of all its length's words, and how many of these have each letter.
  'slotFull',
  'slotCounts',
  // Per slot: the slots of its length, their number before them.
  'slotPeers',
] as const;

export type Register = (typeof REGISTERS)[number];

/** The first four, as offsets from where the registers lie. */
export const ARENA_TOP = 0;
export const LEVEL_FLOOR = 1;
export const TRAIL_TOP = 2;
export const FILTERED = 3;
