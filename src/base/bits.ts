// Bits of 32-bit integers.

/** The place of the lowest set bit; `bits` must not be 0. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
