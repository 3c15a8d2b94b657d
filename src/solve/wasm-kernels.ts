// The inner loops, the filter and the steps of a decision compiled to WebAssembly, over a memory of
// WebAssembly's. The module is compiled once.

import type { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import type { Kernels } from './kernels.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

export interface WasmKernels extends Kernels {
  /** Tells where the registers of a state lie; once, before all that follow. */
  bind(registers: number, slotCount: number): void;
  /** As in filter.ts, for the state it was bound to. */
  filterWaiting(): number;
  /** As `undo`, `dropQueue` and, for the slot's cells, `addWeight` of that state. */
  undo(trailSize: number, arenaTop: number, floor: number): void;
  dropQueue(): void;
  addCellWeights(slot: number): void;
  /** As in choose-cell.ts by weight, where no cell stays open. */
  chooseCell(): number;
  /** As in choose-letter.ts, for a random number from 0 up to but not including 1. */
  drawLetter(cell: number, unit: number): number;
  /** As in narrow-cell.ts. */
  narrowCell(cell: number, letter: number, only: boolean): void;
  /** As in expectation.ts, with the even offset of its scratch. */
  expectation(scratch: number): number;
  /** Writes the rows of a list (wasm/rows.ts), and their union to a byte address. */
  layRows(list: number, size: number, rowInts: number, length: number, letters: number): void;
}

let compiled: WebAssembly.Module | null | undefined;

/** Whether this engine can run them: WebAssembly with 128-bit steps. */
export function hasWasmKernels(): boolean {
  compiled ??= compileWasm(WASM_BASE64) ?? null;
  return compiled !== null;
}

/** The kernels over `memory`, which must be WebAssembly's; `hasWasmKernels` must have said yes. */
export function wasmKernels(memory: Memory): WasmKernels {
  const instance = new WebAssembly.Instance(compiled!, { env: { memory: memory.wasm } });
  return instance.exports as unknown as WasmKernels;
}
