// Seeded random numbers, the same on every machine: sfc32 (Chris Doty-Humphrey, PractRand), its
// state drawn from the seed by a mixing hash and warmed up, so that seeds 0, 1, 2, ... start
// unrelated streams. Only 32-bit integer arithmetic and exact divisions by powers of two.

const WARM_UP_DRAWS = 16;

/** A stream of random numbers; the same seed gives the same stream everywhere. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** `seed` is any 32-bit integer. */
  constructor(seed: number) {
    this.a = mix(seed);
    this.b = mix(seed ^ 0x9e3779b9);
    this.c = mix(seed ^ 0x7f4a7c15);
    for (let i = 0; i < WARM_UP_DRAWS; i++) this.uint32();
  }

  /** A whole number from 0 to 2^32 - 1. */
  uint32(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A number from 0 up to but not including 1, in steps of 2^-32. */
  unit(): number {
    return this.uint32() / 0x1_0000_0000;
  }

  /** A whole number from 0 to `bound` - 1, each equally likely; `bound` is 1 to 2^32. */
  below(bound: number): number {
    // Draws past the last whole multiple of `bound` would favour small numbers.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let draw = this.uint32();
    while (draw >= limit) draw = this.uint32();
    return draw % bound;
  }

  /** Puts numbers into an order in which each is equally likely. */
  shuffle(numbers: number[] | Int32Array): void {
    for (let i = numbers.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!];
    }
  }
}

/** Spreads the bits of a 32-bit integer over another (murmur3's finaliser, Austin Appleby). */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** A whole number from 0 to 2^32 - 1 for any text (FNV-1a over UTF-16 units, then mixed). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h) >>> 0;
}
