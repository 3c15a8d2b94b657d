// The loops of the search, compiled from AssemblyScript to WebAssembly: what they export, by the file
// that has it, is `Core` in wasm-bytes.ts, which the build makes. All of them work on the memory of one
// state; offsets count integers in it. A truth comes out as 1 or 0.

import type { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import type { Parameters, Tables } from './tables.ts';
import { type Core, WASM_BASE64 } from './wasm-bytes.ts';

let compiled: WebAssembly.Module | undefined;

/**
 * Starts the core over a memory, where it finds the tables at these offsets, by the names of core/tables.ts.
 * @throws InputError where the engine cannot run it.
 */
export function startCore(memory: Memory, parameters: Parameters, offsets: Tables): Core {
  compiled ??= compileWasm(WASM_BASE64);
  const addresses = Object.entries(offsets).map(([name, offset]) => [name, offset * 4] as const);
  const tables = { ...parameters, ...Object.fromEntries(addresses) };
  const instance = new WebAssembly.Instance(compiled, { env: { memory: memory.wasm }, tables });
  return instance.exports as unknown as Core;
}
