// A word list as a file of its tables, which needs no reading: after one line of JSON, for each length
// the letters of its words, sorted, and their scores, so that tables are views of the file's bytes.
// The build makes one of the bundled list, for the runs that use no other; the text it was made from
// stays what counts. Letters are A to Z only: no option changes how those are read.

import { InputError } from '../../base/errors.ts';
import type { WordList, WordTable } from '../vocabulary/word-list.ts';

const MAGIC = 'crossfill words 1 ';
const LINE_END = 10;
const LETTERS = 26;
const DAMAGED = 'a damaged table file';

/** What the line of JSON tells. */
interface Header {
  /** Bytes of the text it was made from. */
  readonly textBytes: number;
  /** What reading that text reported. */
  readonly kept: number;
  readonly dropped: number;
  /** In the order of the tables. */
  readonly tables: readonly { readonly length: number; readonly count: number }[];
}

export interface TableFile extends Omit<Header, 'tables'> {
  readonly tables: readonly WordTable[];
}

/** The table file of a list whose letters are A to Z and whose words have no flags. */
export function writeTableFile(words: WordList, about: Omit<Header, 'tables'>): Uint8Array {
  if (words.alphabet.length !== LETTERS) throw new RangeError('letters other than A to Z');
  const tables = words.lengths().map((length) => words.table(length));
  if (tables.some(({ flags }) => flags !== undefined)) throw new RangeError('words with flags');
  const header: Header = {
    ...about,
    tables: tables.map(({ length, count }) => ({ length, count })),
  };
  const line = new TextEncoder().encode(`${MAGIC}${JSON.stringify(header)}\n`);
  const size = tables.reduce((sum, { length, count }) => sum + (length + 1) * count, line.length);
  const bytes = new Uint8Array(size);
  bytes.set(line);
  let at = line.length;
  for (const { letters, scores } of tables) {
    for (const part of [letters, scores]) {
      bytes.set(part, at);
      at += part.length;
    }
  }
  return bytes;
}

/** Whether bytes are a table file. */
export function isTableFile(bytes: Uint8Array): boolean {
  for (let i = 0; i < MAGIC.length; i++) if (bytes[i] !== MAGIC.charCodeAt(i)) return false;
  return true;
}

/** What a table file holds; the tables are views of its bytes. @throws InputError if it is cut off. */
export function readTableFile(bytes: Uint8Array, source: string): TableFile {
  if (!bytes.includes(LINE_END)) throw new InputError(DAMAGED, { source });
  const { header, end } = readHeader(bytes);
  // A slice of Node's Buffer is a view, and who changes a copy of a table would change the table.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = end;
  const tables = header.tables.map(({ length, count }) => {
    const scoresAt = at + length * count;
    const letters = plain.subarray(at, scoresAt);
    at = scoresAt + count;
    return { length, count, letters, scores: plain.subarray(scoresAt, at) };
  });
  if (at !== bytes.length) throw new InputError(DAMAGED, { source });
  return { ...header, tables };
}

/** How many bytes the text had that a table file was made from. */
export function textBytesOf(bytes: Uint8Array): number {
  return readHeader(bytes).header.textBytes;
}

function readHeader(bytes: Uint8Array): { header: Header; end: number } {
  const end = bytes.indexOf(LINE_END);
  const line = String.fromCharCode(...bytes.subarray(MAGIC.length, end));
  return { header: JSON.parse(line), end: end + 1 };
}
