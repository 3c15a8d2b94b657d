// The loops of rectangles, compiled from AssemblyScript to WebAssembly: what they export, by the file
// that has it, is `RectangleCore` in wasm-bytes.ts, which the build makes. They work on the memory of one
// rectangle.

import type { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import { type RectangleCore, WASM_BASE64 } from './wasm-bytes.ts';

let compiled: WebAssembly.Module | undefined;

/** The loops over a memory. @throws InputError where the engine cannot run them. */
export function rectangleCore(memory: Memory): RectangleCore {
  compiled ??= compileWasm(WASM_BASE64);
  const instance = new WebAssembly.Instance(compiled, { env: { memory: memory.wasm } });
  return instance.exports as unknown as RectangleCore;
}

/** Tells the core where things lie and how large they are, by the names of core/tables.ts. */
export function setTables(core: RectangleCore, tables: Readonly<Record<string, number>>): void {
  const globals = core as unknown as Record<string, WebAssembly.Global>;
  for (const [name, value] of Object.entries(tables)) globals[name]!.value = value;
}
