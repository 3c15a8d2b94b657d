// What WebAssembly has to know of a state: integers in the one memory, in this order
// (wasm/registers.ts reads them in the same). The first four change while the search runs, the others
// are the problem's sizes and the offsets of the state's tables.

import type { State } from './state.ts';

const REGISTERS = [
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

type Register = (typeof REGISTERS)[number];

/** The first four, as offsets from where the registers lie. */
export const ARENA_TOP = 0;
export const LEVEL_FLOOR = 1;
export const TRAIL_TOP = 2;
export const FILTERED = 3;

/** Lays down what WebAssembly reads of a state whose tables are there; where. The first four are 0. */
export function layRegisters(state: State): number {
  const { memory, problem, slotIndex } = state;
  const lay = (values: ArrayLike<number>): number => {
    const at = memory.take(values.length);
    memory.i32.set(values, at);
    return at;
  };
  const peers = new Map<number, number>();
  for (const [length, slots] of state.slotsOfLength) {
    peers.set(length, lay([slots.length, ...slots]));
  }
  const registers = memory.take(REGISTERS.length);
  const values: Record<Register, number> = {
    arenaTop: 0,
    levelFloor: 0,
    trailTop: 0,
    filtered: 0,
    maskInts: problem.maskInts,
    letterCount: problem.letterCount,
    listMax: state.listMax,
    unique: problem.tracksOwners ? 1 : 0,
    room: state.filterRoom,
    cellMasks: state.cellMasks,
    placeMasks: state.placeMasks,
    domains: state.domains,
    sizes: state.sizes,
    isPending: state.isPending,
    residues: state.residues,
    staleBlocks: state.staleBlocks,
    recheck: state.recheck,
    queue: state.queue.at,
    lostPlaces: state.lostPlaces,
    sets: state.sets,
    listScratch: state.listScratch,
    rowMasks: state.rowMasks,
    rowLetters: state.rowLetters,
    slotPlaces: lay(problem.slotPlaces),
    isLoose: lay(problem.isLoose),
    placeCell: lay(problem.placeCell),
    placePosition: lay(problem.placePosition),
    cellSlotsStart: lay(problem.cellPlacesStart),
    cellSlots: lay(problem.cellPlaces.map((place) => problem.placeSlot[place]!)),
    slotLength: lay(problem.slotLength),
    slotStride: lay(slotIndex.map(({ stride }) => stride)),
    slotSupports: lay(slotIndex.map(({ supports }) => supports)),
    slotWords: lay(slotIndex.map(({ words }) => words)),
    slotOwners: lay(state.owners),
    slotRow: lay(problem.slotLength.map((length) => state.rowInts(length))),
    clashing: problem.clashes === undefined ? 0 : 1,
    cellCount: problem.cellCount,
    cellWeights: state.cellWeights,
    blockCount: state.blockCount,
    blockCells: state.blockCells,
    blockCosts: state.blockCosts,
    letterWeights: state.letterWeights,
    letterCounts: state.letterCounts,
    cellPositions: lay(problem.cellPlaces.map((place) => problem.placePosition[place]!)),
    slotFull: lay(slotIndex.map(({ full }) => full)),
    slotCounts: lay(slotIndex.map(({ counts }) => counts)),
    slotPeers: lay(problem.slotLength.map((length) => peers.get(length)!)),
  };
  REGISTERS.forEach((name, i) => {
    memory.i32[registers + i] = values[name];
  });
  return registers;
}
