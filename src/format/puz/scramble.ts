// The lock that Across Lite puts on a solution: a key of four digits shifts and shuffles its letters, column by column, in
// four rounds. The header has a checksum of the letters as they were, which shows whether a key is right, so that a
// key which nobody remembers is found by trying all. Source: what its readers do (the scrambler of XWord).

import { checksum } from './sections.ts';

const LETTERS = 26;
const A = 65;
const KEY_LENGTH = 4;
const ALL_KEYS = 10_000;
/** Two letters of three of an English solution are among these, one of three in a shuffled one. */
const COMMON = new Set(Array.from('EARIOTNSL', (letter) => letter.charCodeAt(0)));

/** What makes a scrambler try all keys. */
export const ANY_KEY = 'any';

export interface Unlocked {
  readonly key: string;
  /** The letters as they were. */
  readonly letters: Uint8Array;
}

/** The letters of a board in the order in which they are shuffled, as positions. */
export function shuffledPositions(
  board: Uint8Array,
  width: number,
  isLetter: (byte: number) => boolean,
): number[] {
  const height = board.length / width;
  const order: number[] = [];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      if (isLetter(board[y * width + x]!)) order.push(y * width + x);
    }
  }
  return order;
}

/** The letters that a key gives, or any key; undefined if none has the checksum that the solution had. */
export function unlock(scrambled: Uint8Array, key: string, sum: number): Unlocked | undefined {
  const keys =
    key === ANY_KEY
      ? Array.from({ length: ALL_KEYS }, (_, at) => String(at).padStart(KEY_LENGTH, '0'))
      : [key];
  const right = keys
    .map((each) => ({ key: each, letters: unscrambled(scrambled, each) }))
    .filter(({ letters }) => checksum(letters) === sum);
  // One wrong key in 65,536 has the checksum, too.
  const plain = ({ letters }: Unlocked): number =>
    letters.filter((each) => COMMON.has(each)).length;
  return right.sort((a, b) => plain(b) - plain(a))[0];
}

function unscrambled(scrambled: Uint8Array, key: string): Uint8Array {
  const digits = Array.from(key, Number);
  const count = scrambled.length;
  const middle = Math.floor(count / 2);
  let letters = scrambled;
  for (const digit of digits.toReversed()) {
    const before = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      // The halves were put together like cards, the second one first, after all had moved to the left.
      const apart = i < middle ? letters[2 * i + 1]! : letters[2 * (i - middle)]!;
      const at = (i + digit) % count;
      before[at] = A + ((apart - A - digits[at % KEY_LENGTH]! + LETTERS) % LETTERS);
    }
    letters = before;
  }
  return letters;
}
