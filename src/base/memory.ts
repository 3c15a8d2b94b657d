// One growing block of memory seen as 32-bit integers and as bytes. Everything the search touches
// while it runs lies in it, at fixed offsets, so that growing it copies once and invalidates only
// the two views: take them into locals again after anything that may grow it.

/** Offsets are multiples of this many integers: 128 bits, the widest step of any kernel. */
export const ALIGNMENT = 4;
const FIRST_INTS = 1 << 16;

export class Memory {
  /** The block as 32-bit integers; replaced when it grows. */
  i32: Int32Array = new Int32Array(FIRST_INTS);
  /** The same block as bytes. */
  u8: Uint8Array = new Uint8Array(this.i32.buffer);
  /** First free integer. */
  top = 0;

  /** Takes `ints` zeroed integers; the offset of the first, aligned. */
  take(ints: number): number {
    const start = this.top;
    this.top = start + Math.ceil(ints / ALIGNMENT) * ALIGNMENT;
    this.ensure(this.top);
    return start;
  }

  /** Makes the block at least `ints` integers long. */
  ensure(ints: number): void {
    if (ints <= this.i32.length) return;
    const larger = new Int32Array(Math.max(ints, this.i32.length * 2));
    larger.set(this.i32);
    this.i32 = larger;
    this.u8 = new Uint8Array(larger.buffer);
  }
}
