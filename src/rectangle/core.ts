// The loops of rectangles, compiled from AssemblyScript to WebAssembly: what TypeScript calls, by the file
// that answers it. They work on the memory of one rectangle.

import type { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

/** core/answers.ts */
interface Answers {
  readonly PAUSED: WebAssembly.Global;
  readonly FULL: WebAssembly.Global;
  readonly DONE: WebAssembly.Global;
  readonly DEEPER: WebAssembly.Global;
}

/** core/fill-rows.ts */
interface FillRows {
  uniteSets(supports: number, mask: number, target: number): void;
  layFirstRow(root: number, to: number): number;
  beginBelow(word: number): void;
  fillRows(limit: number): number;
  readonly placed: WebAssembly.Global;
  readonly RECORD: WebAssembly.Global;
}

/** core/seek-rows.ts */
interface SeekRows {
  beginSeeking(unlike: boolean): void;
  seekRows(limit: number): number;
  writeRow(row: number, to: number): void;
  readonly seekRow: WebAssembly.Global;
  readonly tried: WebAssembly.Global;
  readonly deepest: WebAssembly.Global;
  readonly leftOut: WebAssembly.Global;
  readonly WORD_LETTERS: WebAssembly.Global;
  readonly MASK_LETTERS: WebAssembly.Global;
  readonly CELL: WebAssembly.Global;
}

/** core/trie.ts */
interface TrieNodes {
  readonly NODE: WebAssembly.Global;
  readonly LETTERS: WebAssembly.Global;
  readonly FIRST_CHILD: WebAssembly.Global;
  readonly KIND: WebAssembly.Global;
}

export type RectangleCore = Answers & FillRows & SeekRows & TrieNodes;

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
