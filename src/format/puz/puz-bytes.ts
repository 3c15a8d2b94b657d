// How a .puz file is recognised and laid out, and how its texts are encoded. Sources: the public descriptions of the
// format (FileFormat.md of puzpy) and what its readers do.

import { windowsText } from '../text-files.ts';

/** The mark of a .puz file, behind the file's checksum. */
export const MAGIC = Uint8Array.from('ACROSS&DOWN\0', (each) => each.charCodeAt(0));
export const MAGIC_AT = 0x02;

/** Mail and scripts put some bytes before a file, not thousands. */
const MOST_BEFORE = 4096;

export function isPuz(bytes: Uint8Array): boolean {
  return puzStart(bytes) !== undefined;
}

/** Where a file begins, found by its mark; undefined for a file of another format. */
export function puzStart(bytes: Uint8Array): number | undefined {
  const last = Math.min(bytes.length - MAGIC.length, MAGIC_AT + MOST_BEFORE);
  for (let at = MAGIC_AT; at <= last; at++) {
    if (MAGIC.every((byte, i) => bytes[at + i] === byte)) return at - MAGIC_AT;
  }
  return undefined;
}

/** Where fields of the header stand; numbers have two bytes, the lower one first. */
export const AT = {
  file: 0x00,
  shapeSum: 0x0e,
  masked: 0x10,
  version: 0x18,
  scrambledSum: 0x1e,
  shape: 0x2c,
  width: 0x2c,
  height: 0x2d,
  clueCount: 0x2e,
  kind: 0x30,
  solved: 0x32,
  boards: 0x34,
} as const;

export const KINDS = { normal: 0x0001, diagramless: 0x0401 } as const;
/** What becomes of the solution. */
export const SOLVED = { plain: 0, none: 2, scrambled: 4 } as const;

/** Signs of the boards. */
export const BLOCK = '.';
export const HIDDEN_BLOCK = ':';
export const OPEN = '-';
/** Stands for every letter of a solution that is missing. */
export const HIDDEN_LETTER = 'X';

/** A section of ours: the letters of the state are those of a grid that is not whole, and no solver's. */
export const PARTIAL = 'XFIL';

/** Bits of a cell in the section GEXT. */
export const EXTRA = { circle: 0x80, revealed: 0x40, wrong: 0x20, wasWrong: 0x10 } as const;

/** Whether texts are in UTF-8. */
function isUnicode(version: string): boolean {
  return Number.parseInt(version, 10) >= 2;
}

/** A text; U+FFFD for bytes that mean nothing. */
export function decoded(bytes: Uint8Array, version: string): string {
  if (isUnicode(version)) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return windowsText(bytes);
}

/** The version that can say some texts: 2.0 has any, those before it what all readers take for Latin-1. */
export function versionFor(texts: readonly string[]): string {
  return texts.every((text) => /^[\0-\x7f\xa0-\xff]*$/.test(text)) ? '1.3' : '2.0';
}

/** Signs of typesetters, and how a typewriter has them. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", '“': '"', '”': '"', '„': '"', '″': '"' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '--', '―': '--', '−': '-', '…': '...' },
  ...{ '•': '*', '\u2009': ' ', '\u200a': ' ', '\u202f': ' ' },
};

/** A text with quotes, dashes and dots as in ASCII. Half of the readers garble every text of a file in version 2.0. */
export function withPlainSigns(text: string): string {
  return text.replace(/[\u2009-\u2212]/g, (sign) => PLAIN_SIGNS[sign] ?? sign);
}

export function encoded(text: string, version: string): Uint8Array {
  if (isUnicode(version)) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (each) => each.charCodeAt(0));
}
