// Where the tables of a state lie, and what is done with them everywhere: the registers of
// src/solve/registers.ts, which `bind` reads once, as byte addresses; the trail; the queue.

// @ts-nocheck: AssemblyScript's dialect, which tsc does not know.

/** Buckets of the queue; it lies as src/solve/queue.ts says. */
const BUCKETS: i32 = 32;

/** As in src/solve/state.ts. */
export const CELL_BLOCK_BITS: i32 = 6;

let registers: i32;
// They change: offsets of integers, loaded by `loadTops` and put back by `storeTops`.
export let arenaTop: i32;
export let levelFloor: i32;
export let trailTop: i32;
export let filtered: i32;
// They do not.
export let slotCount: i32;
export let maskInts: i32;
export let letterCount: i32;
export let listMax: i32;
export let unique: i32;
export let room: i32;
export let cellMasks: i32;
export let placeMasks: i32;
export let domains: i32;
export let sizes: i32;
export let isPending: i32;
export let residues: i32;
export let staleBlocks: i32;
export let recheck: i32;
export let queue: i32;
export let heads: i32;
export let nexts: i32;
export let waiting: i32;
export let lostPlaces: i32;
export let sets: i32;
export let listScratch: i32;
export let rowMasks: i32;
export let rowLetters: i32;
export let slotPlaces: i32;
export let isLoose: i32;
export let placeCell: i32;
export let placePosition: i32;
export let cellSlotsStart: i32;
export let cellSlots: i32;
export let slotLength: i32;
export let slotStride: i32;
export let slotSupports: i32;
export let slotWords: i32;
export let slotOwners: i32;
export let slotRow: i32;
export let clashing: i32;
export let cellCount: i32;
export let cellWeights: i32;
export let blockCount: i32;
export let blockCells: i32;
export let blockCosts: i32;
export let letterWeights: i32;
export let letterCounts: i32;
export let cellPositions: i32;
export let slotFull: i32;
export let slotCounts: i32;
export let slotPeers: i32;

/** Reads where everything lies. `slots` is how many there are. */
export function bind(at: i32, slots: i32): void {
  registers = at << 2;
  slotCount = slots;
  maskInts = register(4);
  letterCount = register(5);
  listMax = register(6);
  unique = register(7);
  room = register(8);
  cellMasks = register(9) << 2;
  placeMasks = register(10) << 2;
  domains = register(11) << 2;
  sizes = register(12) << 2;
  isPending = register(13) << 2;
  residues = register(14) << 2;
  staleBlocks = register(15) << 2;
  recheck = register(16) << 2;
  queue = register(17) << 2;
  heads = queue + 4;
  nexts = heads + (BUCKETS << 2);
  waiting = nexts + (slotCount << 2);
  lostPlaces = register(18) << 2;
  sets = register(19) << 2;
  listScratch = register(20) << 2;
  rowMasks = register(21) << 2;
  rowLetters = register(22) << 2;
  slotPlaces = register(23) << 2;
  isLoose = register(24) << 2;
  placeCell = register(25) << 2;
  placePosition = register(26) << 2;
  cellSlotsStart = register(27) << 2;
  cellSlots = register(28) << 2;
  slotLength = register(29) << 2;
  slotStride = register(30) << 2;
  slotSupports = register(31) << 2;
  slotWords = register(32) << 2;
  slotOwners = register(33) << 2;
  slotRow = register(34) << 2;
  clashing = register(35);
  cellCount = register(36);
  cellWeights = register(37) << 2;
  blockCount = register(38);
  blockCells = register(39) << 2;
  blockCosts = register(40) << 2;
  letterWeights = register(41);
  letterCounts = register(42);
  cellPositions = register(43) << 2;
  slotFull = register(44) << 2;
  slotCounts = register(45) << 2;
  slotPeers = register(46) << 2;
}

/** Takes over what changed while TypeScript had its turn. */
export function loadTops(): void {
  arenaTop = register(0);
  levelFloor = register(1);
  trailTop = register(2);
  filtered = register(3);
}

/** Puts other ones in place of them. */
export function setTops(arena: i32, floor: i32, trail: i32): void {
  store<i32>(registers, arena);
  store<i32>(registers + 4, floor);
  store<i32>(registers + 8, trail);
}

export function storeTops(): void {
  store<i32>(registers, arenaTop);
  store<i32>(registers + 8, trailTop);
  store<i32>(registers + 12, filtered);
}

/** As in src/solve/queue.ts. */
export function push(slot: i32, size: i32): void {
  if (at(waiting, slot) !== 0) return;
  store<i32>(waiting + (slot << 2), 1);
  const bucket = 31 - clz(size | 1);
  store<i32>(nexts + (slot << 2), at(heads, bucket));
  store<i32>(heads + (bucket << 2), slot + 1);
  store<i32>(queue, load<i32>(queue) | (1 << bucket));
}

/** As in src/solve/queue.ts. */
export function pop(): i32 {
  const occupied = load<i32>(queue);
  if (occupied === 0) return -1;
  const bucket = ctz(occupied);
  const slot = at(heads, bucket) - 1;
  const next = at(nexts, slot);
  store<i32>(heads + (bucket << 2), next);
  if (next === 0) store<i32>(queue, occupied & ~(1 << bucket));
  store<i32>(waiting + (slot << 2), 0);
  return slot;
}

/** Notes that a cell's mask changed. */
@inline
export function touchCell(cell: i32): void {
  store<i32>(staleBlocks + ((cell >>> CELL_BLOCK_BITS) << 2), 1);
}

/** Writes an integer at a byte address, the old one on the trail. */
@inline
export function set(address: i32, value: i32): void {
  trailTop -= 2;
  store<i32>(trailTop << 2, address >> 2);
  store<i32>((trailTop << 2) + 4, load<i32>(address));
  store<i32>(address, value);
}

/** Integer `i` of the table at a byte address. */
@inline
export function at(table: i32, i: i32): i32 {
  return load<i32>(table + (i << 2));
}

@inline
function register(i: i32): i32 {
  return load<i32>(registers + (i << 2));
}
