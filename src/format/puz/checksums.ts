// The checksums of a .puz file, which Across Lite insists on.

/** What checksums are taken of; texts without the NUL at their end. */
export interface SummedParts {
  /** Width, height, number of clues, and what kind of puzzle it is, as they stand in the header. */
  readonly shape: Uint8Array;
  readonly solution: Uint8Array;
  readonly state: Uint8Array;
  /** Title, author, copyright. */
  readonly headings: readonly Uint8Array[];
  readonly clues: readonly Uint8Array[];
  /** Empty before version 1.3, where they are not summed. */
  readonly notes: Uint8Array;
}

export interface Checksums {
  readonly file: number;
  readonly shape: number;
  /** Of shape, solution, state and texts, under a mask. */
  readonly masked: Uint8Array;
}

const NUL = new Uint8Array(1);
const LOW_MASK = 'ICHE';
const HIGH_MASK = 'ATED';

/** The sum of some bytes, going on from another one. */
export function checksum(bytes: Uint8Array, from = 0): number {
  let sum = from;
  for (const byte of bytes) sum = (((sum >>> 1) | ((sum & 1) << 15)) + byte) & 0xffff;
  return sum;
}

export function checksumsOf(parts: SummedParts): Checksums {
  const { shape, solution, state } = parts;
  const ofShape = checksum(shape);
  const sums = [ofShape, checksum(solution), checksum(state), ofTexts(parts, 0)];
  const masked = [
    ...sums.map((sum, i) => LOW_MASK.charCodeAt(i) ^ (sum & 0xff)),
    ...sums.map((sum, i) => HIGH_MASK.charCodeAt(i) ^ (sum >>> 8)),
  ];
  return {
    file: ofTexts(parts, checksum(state, checksum(solution, ofShape))),
    shape: ofShape,
    masked: Uint8Array.from(masked),
  };
}

/** Clues are summed without their NUL, the others with it, unless they are empty. */
function ofTexts({ headings, clues, notes }: SummedParts, from: number): number {
  const withNul = (sum: number, text: Uint8Array): number =>
    text.length === 0 ? sum : checksum(NUL, checksum(text, sum));
  const ofHeadings = headings.reduce(withNul, from);
  return withNul(
    clues.reduce((sum, clue) => checksum(clue, sum), ofHeadings),
    notes,
  );
}
