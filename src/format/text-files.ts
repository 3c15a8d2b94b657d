// The lines of a text file, each with its number, and grids that are drawn in them a character a cell; and texts of one
// byte a character, as programs for Windows write them: Latin-1, and quotes and dashes beside it.

import { counted } from '../base/phrases.ts';
import { linesOf } from '../base/text.ts';
import { type Faults, MAX_POSITIONS, TOO_LARGE } from './reading.ts';

export interface NumberedLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export function numberedLines(text: string): NumberedLine[] {
  return linesOf(text).map((each, index) => ({ text: each, line: index + 1 }));
}

export function isBlank({ text }: NumberedLine): boolean {
  return text.trim() === '';
}

/** The characters of each row of a grid, all rows of one length: what is short is filled up. */
export function signsOf(
  lines: readonly NumberedLine[],
  filler: string,
  faults: Faults,
): string[][] {
  const rows: string[][] = [];
  let width = 0;
  for (const { text, line } of lines) {
    const row = Array.from(text.trim().normalize('NFC'));
    const first = rows[0]?.length ?? row.length;
    const { length } = row;
    const spot = { line };
    rows.push(row);
    if (length !== first)
      faults.report(`a row of ${counted(length, 'cell')}, but the first row has ${first}`, spot);
    width = Math.max(width, length);
    if (width * rows.length > MAX_POSITIONS) faults.fail(TOO_LARGE, spot);
  }
  return rows.map((row) => [...row, ...new Array<string>(width - row.length).fill(filler)]);
}

/** Windows reads these where Latin-1 has control characters, and files have them so; U+FFFD are none. */
const WINDOWS_1252 = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

/** One byte as the character that it means. */
export function characterOf(byte: number): string {
  return byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252[byte - 0x80]! : String.fromCharCode(byte);
}

/** U+FFFD stands for bytes that mean nothing. */
export function windowsText(bytes: Uint8Array): string {
  return Array.from(bytes, characterOf).join('');
}

/** A text in UTF-8, or, if it is none, in the encoding of Windows. */
export function textInEither(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes);
  }
}
