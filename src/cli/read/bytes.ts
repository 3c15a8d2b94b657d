// Bytes from files and standard input, as many as an input of its kind can have: a device or a pipe may have
// no end, and a few packed bytes may unpack to more than the memory holds.

import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import { decodeText } from '../../base/text.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import { STDIN_ONCE } from '../spec/checks.ts';
import { STDIN } from '../spec/values.ts';
import type { Io } from '../world/io.ts';
import { asInputError } from '../world/system-error.ts';

/** What an input is, and how many bytes it has at most: far beyond any that is meant. */
export interface InputKind {
  readonly what: string;
  readonly most: number;
}

/** A list as it was read. */
export interface ListBytes extends WordSource {
  /** The bytes of the file as it lies there; `bytes` are unpacked. */
  readonly file: Uint8Array;
  /** Whether it came with the package, which knows how its entries are printed. */
  readonly isBundled?: boolean;
  /** Of a person's own list: how its words are printed. */
  readonly forms?: ReadonlyMap<string, string>;
}

const MEGABYTE = 1_000_000;
/** A grid of 5,000 x 5,000 has 25 million. */
export const TEMPLATE: InputKind = { what: 'a template', most: 32 * MEGABYTE };
/** The longest lists that are shared, of three million entries, have some 50 million. */
export const WORD_LIST: InputKind = { what: 'a word list', most: 128 * MEGABYTE };
export const RULES_FILE: InputKind = { what: 'a rules file', most: 8 * MEGABYTE };
export const CLUES: InputKind = { what: 'clues', most: 128 * MEGABYTE };
export const TASTE: InputKind = { what: 'a taste', most: 8 * MEGABYTE };
export const FONT: InputKind = { what: 'a font', most: 64 * MEGABYTE };
export const PAGE_STYLE: InputKind = { what: 'a page style', most: MEGABYTE };
export const MANIFEST: InputKind = { what: 'a manifest', most: 512 * MEGABYTE };
export const PDF: InputKind = { what: 'a PDF', most: 512 * MEGABYTE };
export const PROSE: InputKind = { what: 'a text of a book', most: 8 * MEGABYTE };
export const PICTURE: InputKind = { what: 'a picture', most: 64 * MEGABYTE };
export const USES: InputKind = { what: 'a file of used words', most: 128 * MEGABYTE };

export const STDIN_SOURCE = 'standard input';
const PIECE = 1 << 16;

/** What to call an input in messages. */
export function sourceName(name: string): string {
  return name === STDIN ? STDIN_SOURCE : name;
}

/** The bytes of a file, which is in use from then on. Errors of the system are thrown as they are. @throws InputError for too many */
export function readBytes(
  path: string | URL,
  source: string,
  kind: InputKind,
  { files }: Pick<Io, 'files'>,
): Uint8Array {
  const descriptor = openSync(path, 'r');
  try {
    const stat = fstatSync(descriptor);
    // A device or a pipe loses nothing.
    if (stat.isFile()) files.add(path);
    if (stat.isFile() && stat.size > 0) {
      if (stat.size > kind.most) throw tooBig(kind, source);
      return readFileSync(descriptor);
    }
    const pieces = new Pieces(kind, source);
    for (;;) {
      const piece = new Uint8Array(PIECE);
      const count = readSync(descriptor, piece);
      if (count === 0) return pieces.joined();
      pieces.add(piece.subarray(0, count));
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The same. @throws InputError for whatever is wrong */
export function readFile(path: string | URL, source: string, kind: InputKind, io: Io): Uint8Array {
  try {
    return readBytes(path, source, kind, io);
  } catch (error) {
    throw asInputError(error, source);
  }
}

/** The text of a file, or of standard input. @throws InputError */
export async function readText(
  name: string,
  kind: InputKind,
  io: Io,
): Promise<{ readonly source: string; readonly text: string }> {
  const source = sourceName(name);
  const bytes = name === STDIN ? await readStdin(io, kind) : readFile(name, name, kind, io);
  return { source, text: decodeText(bytes, source, kind.what) };
}

/**
 * Reads standard input to its end, which can be done once. A command line that asks for it twice is refused before
 * (command-line.ts); a file of rules may ask for it again.
 * @throws InputError
 */
export async function readStdin(io: Io, kind: InputKind): Promise<Uint8Array> {
  if (io.stdin.readableEnded === true) throw new InputError(STDIN_ONCE);
  const pieces = new Pieces(kind, STDIN_SOURCE);
  try {
    for await (const piece of io.stdin) pieces.add(piece);
  } catch (error) {
    throw asInputError(error, STDIN_SOURCE);
  }
  const bytes = pieces.joined();
  if (bytes.length === 0 && io.stdinIsDirectory?.()) {
    throw new InputError('is a directory', { source: STDIN_SOURCE });
  }
  return bytes;
}

/** What gzip packed, unpacked; anything else as it is. @throws InputError */
export async function unpack(
  bytes: Uint8Array,
  source: string,
  kind: InputKind,
): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const { gunzipSync } = await import('node:zlib');
  try {
    return gunzipSync(bytes, { maxOutputLength: kind.most });
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') throw tooBig(kind, source, ' unpacked');
    throw new InputError('damaged gzip file', { source });
  }
}

class Pieces {
  private readonly kind: InputKind;
  private readonly source: string;
  private readonly pieces: Uint8Array[] = [];
  private length = 0;

  constructor(kind: InputKind, source: string) {
    this.kind = kind;
    this.source = source;
  }

  add(piece: Uint8Array): void {
    this.length += piece.length;
    if (this.length > this.kind.most) throw tooBig(this.kind, this.source);
    this.pieces.push(piece);
  }

  joined(): Uint8Array {
    return Buffer.concat(this.pieces);
  }
}

function tooBig({ what, most }: InputKind, source: string, when = ''): InputError {
  return new InputError(`too big for ${what}: more than ${most / MEGABYTE} MB${when}`, { source });
}
