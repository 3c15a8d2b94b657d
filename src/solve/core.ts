// The loops of the search, compiled from AssemblyScript to WebAssembly: what TypeScript calls, by
// the file that answers it. All of them work on the memory of one state; offsets count integers in
// it. A truth comes out as 1 or 0.

import type { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

/** core/trail.ts */
interface TrailCore {
  begin(arena: number): void;
  arenaTop(): number;
  setArenaTop(end: number): void;
  levelFloor(): number;
  trailSize(): number;
  openLevel(): void;
  hasRoom(ints: number): number;
  moveTrail(ints: number): void;
  write(offset: number, value: number): void;
  undo(size: number, arena: number, level: number): void;
}

/** core/queue.ts */
interface Queue {
  push(slot: number): void;
  pushToRecheck(slot: number): void;
  pop(): number;
  dropQueue(): void;
}

/** core/filter.ts */
interface Filter {
  filterWaiting(): number;
  propagations(): number;
  setPropagations(count: number): void;
}

/** core/claim-word.ts */
interface Claims {
  claimWord(slot: number): number;
  mayHold(slot: number, word: number): number;
}

/** core/ambiguous.ts */
interface Ambiguous {
  nextAmbiguous(): number;
}

/** core/masks.ts */
interface Masks {
  cellLetters(cell: number): number;
  mayHave(cell: number, letter: number): number;
  letterOf(cell: number): number;
}

/** core/choose-cell.ts */
interface CellChoice {
  cellByWeight(lastOfTies: boolean): number;
  cellByProduct(lastOfTies: boolean): number;
}

/** core/choose-letter.ts */
interface LetterChoice {
  drawLetter(cell: number, unit: number): number;
  likeliestLetter(cell: number): number;
}

/** core/narrow-cell.ts */
interface CellDecision {
  narrowCell(cell: number, letter: number, only: boolean): void;
}

/** core/weights.ts */
interface Weights {
  addWeight(slot: number): void;
  sumWeights(): void;
}

/** core/expectation.ts */
interface Expectation {
  expectationRoom(): number;
  expectation(): number;
}

/** core/beliefs.ts */
interface Beliefs {
  beliefInts(): number;
  believe(): number;
}

/** core/bit-sets.ts */
interface BitSets {
  listWords(domain: number, stride: number, words: number, length: number, target: number): number;
  sharedWords(a: number, b: number, stride: number): number;
}

/** core/rows.ts */
interface Rows {
  layRows(list: number, size: number, rowInts: number, length: number, letters: number): void;
}

export interface Core
  extends TrailCore,
    Queue,
    Filter,
    Claims,
    Ambiguous,
    Masks,
    CellChoice,
    LetterChoice,
    CellDecision,
    Weights,
    Expectation,
    Beliefs,
    BitSets,
    Rows {}

let compiled: WebAssembly.Module | undefined;

/**
 * Starts the core over a memory where a record of tables lies at an offset (tables.ts).
 * @throws InputError where the engine cannot run it.
 */
export function startCore(memory: Memory, record: number): Core {
  compiled ??= compileWasm(WASM_BASE64);
  const imports = { env: { memory: memory.wasm }, tables: { record: record * 4 } };
  return new WebAssembly.Instance(compiled, imports).exports as unknown as Core;
}
