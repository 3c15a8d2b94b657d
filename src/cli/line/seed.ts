// Seeds as people give them. A whole number is itself, modulo 2^32; any other text is hashed.

import { hashText } from '../../base/random.ts';

const SEEDS = 0x1_0000_0000;

export function parseSeed(text: string): number {
  if (/^[+-]?\d+$/.test(text)) return Number(BigInt.asUintN(32, BigInt(text.replace('+', ''))));
  return hashText(text);
}

/** The seed of the fill that comes `index` after the first one. */
export function seedAfter(first: number, index: number): number {
  return (first + index) % SEEDS;
}
