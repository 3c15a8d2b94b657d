// Seeds as people give them. A whole number is itself, modulo 2^32; any other text is hashed.

import { hashText } from '../../base/random.ts';

export function parseSeed(text: string): number {
  if (/^[+-]?\d+$/.test(text)) return Number(BigInt.asUintN(32, BigInt(text.replace('+', ''))));
  return hashText(text);
}
