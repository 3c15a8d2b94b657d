// Bits of 32-bit integers.

/** How many bits are set. */
export function popcount(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest set bit; `bits` must not be 0. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
