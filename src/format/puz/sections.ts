// What stands behind the texts of a .puz file: sections with a name, a length and a checksum; and the tables of
// cells with several letters that some of them hold.

import { InputError } from '../../base/errors.ts';
import { checksum } from './checksums.ts';

/** Name, length, checksum. */
export const SECTION_HEAD = 8;
const MOST_BYTES = 0xffff;

/** A section with its head and the NUL behind it. @throws InputError for more than one can hold */
export function sectionBytes(name: string, data: Uint8Array): Uint8Array {
  if (data.length > MOST_BYTES) {
    throw new InputError(`the format puz cannot say so much in several letters a cell (${name})`);
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
