// The loops over whole word lists compiled to WebAssembly; each of them in wasm/ says what it does and
// which TypeScript it is the twin of. They pay because a cold engine interprets JavaScript: a command
// reads and indexes its list once, which is over before the loops would have been optimised.

import { Memory } from '../../base/memory.ts';
import { compileWasm } from '../../base/wasm-module.ts';
import { WASM_BASE64 } from '../wasm-bytes.ts';

/** Tables of fewer words are done in TypeScript before WebAssembly has started. */
export const WASM_WORDS = 300;

/** Places are byte addresses in the memory that the kernels were made for. */
export interface WordKernels {
  indexWords(
    words: number,
    count: number,
    length: number,
    letterCount: number,
    stride: number,
    maskInts: number,
    supports: number,
    counts: number,
    masks: number,
    full: number,
  ): void;
  keepScored(
    letters: number,
    scores: number,
    flags: number,
    count: number,
    length: number,
    minScore: number,
  ): number;
  countScored(scores: number, count: number, minScore: number): number;
  uniqueWords(
    letters: number,
    scores: number,
    lists: number,
    flags: number,
    count: number,
    length: number,
    alphabetSize: number,
    work: number,
    outLetters: number,
    outScores: number,
    outFlags: number,
  ): number;
  scanLines(
    text: number,
    end: number,
    strip: boolean,
    known: number,
    scoreOf: number,
    flat: number,
    flatScores: number,
    flatLengths: number,
    flatFlags: number,
    outLetters: number,
    outScores: number,
    outFlags: number,
    left: number,
    told: number,
  ): void;
  settleNames(
    flags: number,
    scores: number,
    count: number,
    areNames: boolean,
    score: number,
  ): boolean;
  countLetters(text: number, end: number, counts: number, lastEntry: number, told: number): boolean;
}

let compiled: WebAssembly.Module | undefined;
const instances = new WeakMap<Memory, WordKernels>();

/** The kernels over a memory. @throws InputError where the engine cannot run them. */
export function wordKernels(memory: Memory): WordKernels {
  const known = instances.get(memory);
  if (known !== undefined) return known;
  compiled ??= compileWasm(WASM_BASE64);
  const instance = new WebAssembly.Instance(compiled, { env: { memory: memory.wasm } });
  const kernels = instance.exports as unknown as WordKernels;
  instances.set(memory, kernels);
  return kernels;
}

/**
 * The kernels with a memory of their own, into which lists are copied and out of which the answers
 * are: take room, put, call, copy out. What is in it lasts until `clear`.
 */
export class WordMachine {
  readonly kernels: WordKernels;
  private readonly memory: Memory;

  private constructor(memory: Memory, kernels: WordKernels) {
    this.memory = memory;
    this.kernels = kernels;
  }

  /** undefined where there is no WebAssembly. */
  static start(): WordMachine | undefined {
    if (typeof WebAssembly === 'undefined') return undefined;
    const memory = new Memory();
    const kernels = wordKernels(memory);
    return kernels && new WordMachine(memory, kernels);
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

  /** The memory itself, as it is now: not after the next `take`. */
  bytes(at: number, count: number): Uint8Array {
    return this.memory.u8.subarray(at, at + count);
  }

  ints(at: number, count: number): Int32Array {
    return this.memory.i32.subarray(at >>> 2, (at >>> 2) + count);
  }
}

let machine: WordMachine | null | undefined;

/** The one machine of this thread, empty. */
export function wordMachine(): WordMachine | undefined {
  machine ??= WordMachine.start() ?? null;
  machine?.clear();
  return machine ?? undefined;
}
