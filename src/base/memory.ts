// One growing block of memory seen as 32-bit integers, as bytes and as floats. Everything the search touches
// while it runs lies in it, at fixed offsets, so that growing invalidates only the views: take
// them into locals again after anything that may grow it. The block is WebAssembly's, so that the loops
// compiled to it work on the same data.

import { InputError } from './errors.ts';
import { noWebAssembly } from './wasm-module.ts';

/** Offsets are multiples of this many integers: 128 bits, the widest step of any kernel. */
export const ALIGNMENT = 4;
const PAGE_INTS = 1 << 14;
/** Byte offsets must fit a signed 32-bit integer. */
const MAX_INTS = 2 ** 29 - PAGE_INTS;

export class Memory {
  /** WebAssembly's side of the block. */
  readonly wasm: WebAssembly.Memory;
  /** The block as 32-bit integers; replaced when it grows. */
  i32: Int32Array;
  /** The same block as bytes. */
  u8: Uint8Array;
  /** The same block as 64-bit floats. */
  f64: Float64Array;
  /** First free integer. */
  top = 0;

  /** Room for `ints` integers to begin with. @throws InputError where the engine has no WebAssembly. */
  constructor(ints = PAGE_INTS) {
    const pages = Math.ceil(Math.min(ints, MAX_INTS) / PAGE_INTS);
    if (typeof WebAssembly === 'undefined') throw noWebAssembly();
    this.wasm = orNoMemory(() => new WebAssembly.Memory({ initial: pages }));
    const { buffer } = this.wasm;
    this.i32 = new Int32Array(buffer);
    this.u8 = new Uint8Array(buffer);
    this.f64 = new Float64Array(buffer);
  }

  /** Takes `ints` zeroed integers; the offset of the first, aligned. */
  take(ints: number): number {
    const start = this.top;
    this.top = start + Math.ceil(ints / ALIGNMENT) * ALIGNMENT;
    this.ensure(this.top);
    return start;
  }

  /** Makes the block at least `ints` integers long; new ones are 0. @throws InputError over 2 GiB. */
  ensure(ints: number): void {
    if (ints <= this.i32.length) return;
    if (ints > MAX_INTS) throw new InputError('too big: words and grid need more than 2 GiB');
    // Half as much again, so that growing step by step stays linear.
    const wanted = Math.min(MAX_INTS, Math.max(ints, this.i32.length * 1.5));
    const pages = Math.ceil(wanted / PAGE_INTS);
    orNoMemory(() => this.wasm.grow(pages - this.i32.length / PAGE_INTS));
    const { buffer } = this.wasm;
    this.i32 = new Int32Array(buffer);
    this.u8 = new Uint8Array(buffer);
    this.f64 = new Float64Array(buffer);
  }
}

/** @throws InputError where the system refuses memory, or the addresses that engines reserve for it. */
function orNoMemory<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError('out of memory: WebAssembly reserves much address space (ulimit -v)');
  }
}
