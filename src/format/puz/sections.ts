// The checksums of a .puz file, which Across Lite insists on; and what stands behind its texts: sections with a name, a
// length and a checksum, and the tables of cells with several letters that some of them hold.

import { InputError } from '../../base/errors.ts';

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

/** Name, length, checksum. */
export const SECTION_HEAD = 8;
const MOST_BYTES = 0xffff;

/** A section with its head and the NUL behind it. @throws InputError for more than one can hold */
export function sectionBytes(name: string, data: Uint8Array): Uint8Array {
  if (data.length > MOST_BYTES) {
    throw new InputError(`the rebus data is too long for the format puz (${name})`);
  }
  const bytes = new Uint8Array(SECTION_HEAD + data.length + 1);
  bytes.set(Uint8Array.from(name, (each) => each.charCodeAt(0)));
  const view = new DataView(bytes.buffer);
  view.setUint16(4, data.length, true);
  view.setUint16(6, checksum(data), true);
  bytes.set(data, SECTION_HEAD);
  return bytes;
}

/** `" 0:HEART; 1:DIAMOND;"` as what each key stands for; undefined for what is no such table. */
export function parseRebusTable(text: string): Map<number, string> | undefined {
  const table = new Map<number, string>();
  for (const row of text.split(';')) {
    if (row.trim() === '') continue;
    const [, key, content] = /^\s*(\d{1,3}):(.*)$/su.exec(row) ?? [];
    if (key === undefined) return undefined;
    table.set(Number(key), content!);
  }
  return table;
}

export function rebusTable(contents: readonly string[]): string {
  return contents.map((content, key) => `${String(key).padStart(2)}:${content};`).join('');
}

/** The texts of so many positions, each ended by a NUL; those that are missing are empty. */
export function parseTexts(data: Uint8Array, count: number): Uint8Array[] {
  let from = 0;
  return Array.from({ length: count }, () => {
    const end = data.indexOf(0, from);
    const text = data.subarray(from, end < 0 ? data.length : end);
    from = end < 0 ? data.length : end + 1;
    return text;
  });
}
