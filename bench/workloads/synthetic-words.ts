// Words that nobody knows but anybody can pronounce, as many as wanted: vowels and consonants
// alternate about as in English, with English letter frequencies and lengths, so that an index over
// them looks like one over a real list. The same for the same seed, sorted, all different.

import { Random } from '../../src/base/random.ts';

/** Weights of the lengths from `SHORTEST` up: a large English list, rounded. */
const SHORTEST = 3;
const LENGTHS = [2, 5, 8, 11, 13, 14, 13, 11, 9, 6, 4, 2, 2];
const VOWELS: Weighted = weighted('E12 A8 O8 I7 U3 Y2');
const CONSONANTS: Weighted = weighted(
  'T9 N7 S6 H6 R6 D4 L4 C3 M2 W2 F2 G2 P2 B2 V1 K1 J0.2 X0.2 Q0.1 Z0.1',
);
/** How likely a second vowel after one is, and a second consonant. */
const SECOND_VOWEL = 0.12;
const SECOND_CONSONANT = 0.25;

export function syntheticWords(count: number, seed: number): string[] {
  const random = new Random(seed);
  const words = new Set<string>();
  while (words.size < count) words.add(word(SHORTEST + draw(LENGTHS, random), random));
  return [...words].sort();
}

function word(length: number, random: Random): string {
  let text = '';
  let vowel = random.unit() < 0.3;
  let run = 0;
  for (let i = 0; i < length; i++) {
    const { letters, weights } = vowel ? VOWELS : CONSONANTS;
    text += letters[draw(weights, random)]!;
    run++;
    const again = run === 1 && random.unit() < (vowel ? SECOND_VOWEL : SECOND_CONSONANT);
    if (again) continue;
    vowel = !vowel;
    run = 0;
  }
  return text;
}

interface Weighted {
  readonly letters: readonly string[];
  readonly weights: readonly number[];
}

function weighted(text: string): Weighted {
  const parts = text.split(' ');
  return { letters: parts.map((part) => part[0]!), weights: parts.map((part) => +part.slice(1)) };
}

/** An index, each as likely as its weight says. */
function draw(weights: readonly number[], random: Random): number {
  let rest = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i]!;
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
