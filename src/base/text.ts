// Bytes that have to be text in UTF-8: templates, rules, a list of one's own. What is not says which line is to blame.
// Lines of a text end as on any system.

import { InputError } from './errors.ts';

/** What is wrong with a text, and what most often mends it. */
export const NOT_UTF8 = 'not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8';

/** A text has no NUL bytes; a binary has one early. */
const BINARY_PROBE_BYTES = 8192;
const LINE_FEED = 10;
/** Characters of a line that an error shows. */
const SHOWN = 60;

/** A text as an error shows it, cut where it is long. */
export function shownText(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
}

/** Bytes one after the other. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A text without the byte order mark that it may begin with. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** The lines of a text, without what ends them and without a byte order mark. */
export function linesOf(text: string): string[] {
  return withoutMark(text).split(/\r\n|\n|\r/);
}

/** `what` it is to be, such as `a template`. @throws InputError */
export function decodeText(bytes: Uint8Array, source: string, what: string): string {
  try {
    return decode(bytes);
  } catch {
    if (bytes.subarray(0, BINARY_PROBE_BYTES).includes(0)) {
      throw new InputError(`not ${what}: a binary file, or not UTF-8 text`, { source });
    }
    throw new InputError(NOT_UTF8, { source, line: badLine(bytes) });
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** The first line that is not UTF-8; each character of it lies in one line. */
function badLine(bytes: Uint8Array): number {
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0) return line;
    try {
      decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end + 1;
  }
}
