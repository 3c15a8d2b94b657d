// The loops over whole word lists, which are compiled to WebAssembly: each says in core/ what it does. A
// command reads and indexes its lists once, which is over before an engine would have optimised
// JavaScript.

import { Memory } from '../base/memory.ts';
import { compileWasm } from '../base/wasm-module.ts';
import { WASM_BASE64 } from './wasm-bytes.ts';

/** Places are byte addresses in the memory that the loops run over. */
export interface WordLoops {
  /** core/word-index.ts */
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

  /** core/word-table.ts */
  keepWords(
    letters: number,
    scores: number,
    flags: number,
    marks: number,
    count: number,
    length: number,
    least: number,
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
  readonly NO_FLAGS: WebAssembly.Global;

  /** core/sort-rows.ts */
  sortRows(rows: number, count: number, length: number, base: number, work: number): number;
  readonly MAX_BUCKETS: WebAssembly.Global;

  /** core/scan-lines.ts */
  scanLines(
    text: number,
    end: number,
    strip: boolean,
    known: number,
    scores: number,
    tags: number,
    tagsEnd: number,
    flat: number,
    flatScores: number,
    flatLengths: number,
    flatFlags: number,
    outLetters: number,
    outScores: number,
    outFlags: number,
    counts: number,
    places: number,
    left: number,
  ): void;
  settleNames(
    flags: number,
    scores: number,
    count: number,
    areNames: boolean,
    score: number,
  ): number;
  readonly lines: WebAssembly.Global;
  readonly leftOver: WebAssembly.Global;
  readonly dropped: WebAssembly.Global;
  readonly kept: WebAssembly.Global;
  readonly beyondAz: WebAssembly.Global;
  readonly plain: WebAssembly.Global;
  readonly capitalised: WebAssembly.Global;
  readonly hasScores: WebAssembly.Global;
  readonly hasFlags: WebAssembly.Global;
  readonly hasBeyond: WebAssembly.Global;
  readonly NUMBERS: WebAssembly.Global;
  readonly BEYOND: WebAssembly.Global;
  readonly LEFT_INTS: WebAssembly.Global;
  readonly MAX_LENGTH: WebAssembly.Global;
  readonly IS_NAME: WebAssembly.Global;
  readonly CAPITALISED: WebAssembly.Global;
  readonly COUNT_SHIFT: WebAssembly.Global;
  readonly SMALL: WebAssembly.Global;
  readonly CAPITAL: WebAssembly.Global;

  /** core/own-letters.ts */
  countLetters(
    text: number,
    end: number,
    counts: number,
    lastEntry: number,
    entries: number,
  ): number;
  readonly LAST_OWN: WebAssembly.Global;
  readonly MARKED: WebAssembly.Global;
}

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
