// The loops compiled to WebAssembly (wasm/rectangle.ts), over a memory of WebAssembly's. The module is
// compiled once.

import type { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

export interface WasmLoops {
  /** As in fill-rows.ts, for the state whose progress is told at this offset. */
  fillRows(progress: number, limit: number): number;
  /** As in seek-rows.ts. */
  seekRows(progress: number, limit: number): number;
  /** As `uniteSets` in state.ts, with the offsets of integers. */
  uniteSets(supports: number, stride: number, mask: number, target: number): void;
}

let compiled: WebAssembly.Module | null | undefined;

/** Whether this engine can run them. */
export function hasWasmLoops(): boolean {
  compiled ??= compileWasm(WASM_BASE64) ?? null;
  return compiled !== null;
}

/** The loops over `memory`, which must be WebAssembly's; `hasWasmLoops` must have said yes. */
export function wasmLoops(memory: Memory): WasmLoops {
  const { exports } = new WebAssembly.Instance(compiled!, { env: { memory: memory.wasm } });
  return exports as unknown as WasmLoops;
}
