// The loops over whole word lists, which are compiled to WebAssembly: each says in core/ what it does, and the
// build types them (`WordLoops` in wasm-bytes.ts). Places are byte addresses in the memory that they run over.
// A command reads and indexes its lists once, which is over before an engine would have optimised JavaScript.

import { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import { WASM_BASE64, type WordLoops } from './wasm-bytes.ts';

/** The score that a number of a list stands for. */
export type ScoreOf = (written: number) => number;

let compiled: WebAssembly.Module | undefined;
const instances = new WeakMap<Memory, WordLoops>();

/**
 * The loops over a memory; only those that read lines ask for a score.
 * @throws InputError where the engine cannot run them.
 */
export function wordLoops(memory: Memory, scoreOf: ScoreOf = () => 0): WordLoops {
  const known = instances.get(memory);
  if (known !== undefined) return known;
  compiled ??= compileWasm(WASM_BASE64);
  const instance = new WebAssembly.Instance(compiled, {
    env: { memory: memory.wasm },
    'scan-lines': { scoreOf },
  });
  const loops = instance.exports as unknown as WordLoops;
  instances.set(memory, loops);
  return loops;
}

/**
 * The loops with a memory of their own, into which lists are copied and out of which the answers
 * are: take room, put, call, copy out. What is in it lasts until `clear`.
 */
export class WordCore {
  readonly loops: WordLoops;
  /** Asked while lines are read. */
  scoreOf: ScoreOf = () => 0;
  private readonly memory = new Memory();

  constructor() {
    this.loops = wordLoops(this.memory, (written) => this.scoreOf(written));
  }

  /** Gives all room back. */
  clear(): void {
    this.memory.top = 0;
  }

  /** What `release` takes to give back the room taken since. */
  mark(): number {
    return this.memory.top;
  }

  release(mark: number): void {
    this.memory.top = mark;
  }

  /** The address of so many bytes, whatever is in them. */
  take(bytes: number): number {
    return this.memory.take(Math.ceil(bytes / 4)) * 4;
  }

  put(bytes: Uint8Array): number {
    const at = this.take(bytes.length);
    this.memory.u8.set(bytes, at);
    return at;
  }

  /** The same for numbers of two bytes. */
  putPairs(pairs: Uint16Array): number {
    return this.put(new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength));
  }

  /** The memory itself, as it is now: not after the next `take`. */
  bytes(at: number, count: number): Uint8Array {
    return this.memory.u8.subarray(at, at + count);
  }

  /** `at` is even. */
  pairs(at: number, count: number): Uint16Array {
    return new Uint16Array(this.memory.u8.buffer, at, count);
  }

  ints(at: number, count: number): Int32Array {
    return this.memory.i32.subarray(at >>> 2, (at >>> 2) + count);
  }
}

let core: WordCore | undefined;

/** The one core of this thread, empty. @throws InputError where the engine cannot run it. */
export function wordCore(): WordCore {
  core ??= new WordCore();
  core.clear();
  return core;
}
