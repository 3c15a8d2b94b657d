// The kernels compiled to WebAssembly, over a memory of WebAssembly's. The module is compiled once.

import type { Memory } from '../base/memory.ts';
import type { Kernels } from './kernels.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

let compiled: WebAssembly.Module | null | undefined;

/** Whether this engine can run them: WebAssembly with 128-bit steps. */
export function hasWasmKernels(): boolean {
  if (compiled === undefined) {
    try {
      const bytes = Uint8Array.from(atob(WASM_BASE64), (character) => character.charCodeAt(0));
      compiled = new WebAssembly.Module(bytes);
    } catch {
      compiled = null;
    }
  }
  return compiled !== null;
}

/** The kernels over `memory`, which must be WebAssembly's; `hasWasmKernels` must have said yes. */
export function wasmKernels(memory: Memory): Kernels {
  const instance = new WebAssembly.Instance(compiled!, { env: { memory: memory.wasm } });
  return instance.exports as unknown as Kernels;
}
