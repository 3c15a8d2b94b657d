// Bytes from files, standard input and the package; templates and word lists from bytes.

import { readFileSync } from 'node:fs';
import { InputError, parseTemplate, type Template, type WordSource } from '../index.ts';
import { BUNDLED_LIST, bundledTables, bundledTemplate } from './bundled.ts';
import type { Io } from './io.ts';
import { STDIN, type TemplateRequest } from './request.ts';
import { asInputError, systemCode } from './system-error.ts';

const STDIN_SOURCE = 'standard input';
/** Far beyond any grid that can be drawn. */
const MAX_TEMPLATE_BYTES = 100_000_000;

/** What to call an input in messages. */
export function sourceName(name: string): string {
  return name === STDIN ? STDIN_SOURCE : name;
}

/** The template of a file, of the package, or of standard input. @throws InputError */
export async function readTemplate(request: TemplateRequest, io: Io): Promise<Template> {
  const { name, block, fold } = request;
  const source = sourceName(name);
  const bytes = name === STDIN ? await readStdin(io) : readTemplateFile(name);
  if (bytes.length > MAX_TEMPLATE_BYTES) throw new InputError('too big for a template', { source });
  return parseTemplate(decode(bytes, source), { source, block, fold });
}

export interface ListFile extends WordSource {
  /** The bytes of the file as it lies there, packed or not. */
  readonly file: () => Uint8Array;
}

/** The word lists, unpacked; none asked for means the bundled one. @throws InputError */
export async function readLists(names: readonly string[], io: Io): Promise<ListFile[]> {
  if (names.length === 0) return [bundledList()];
  const lists: [name: string, packed: Uint8Array][] = [];
  for (const name of names) {
    lists.push([sourceName(name), name === STDIN ? await readStdin(io) : readFile(name)]);
  }
  return Promise.all(
    lists.map(async ([name, packed]) => ({
      name,
      file: () => packed,
      bytes: await unpack(packed, name),
    })),
  );
}

function bundledList(): ListFile {
  const file = (): Uint8Array => readFile(BUNDLED_LIST, 'bundled list');
  return { name: 'english.txt', file, bytes: bundledTables() ?? file() };
}

/** A file goes before a bundled template; a folder of that name does not. */
function readTemplateFile(name: string): Uint8Array {
  try {
    return readFileSync(name);
  } catch (error) {
    const bundled = bundledTemplate(name);
    const code = systemCode(error);
    if (bundled === undefined || (code !== 'ENOENT' && code !== 'EISDIR')) {
      throw asInputError(error, name);
    }
    try {
      return readFileSync(bundled);
    } catch {
      if (code === 'EISDIR') throw asInputError(error, name);
      const hint =
        'no such file, and no bundled template of that name (--list-templates shows them)';
      throw new InputError(hint, { source: name });
    }
  }
}

function readFile(path: string | URL, source = String(path)): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw asInputError(error, source);
  }
}

async function readStdin(io: Io): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of io.stdin) chunks.push(chunk);
  } catch (error) {
    throw asInputError(error, STDIN_SOURCE);
  }
  return Buffer.concat(chunks);
}

/** What gzip packed, unpacked; anything else as it is. */
async function unpack(bytes: Uint8Array, source: string): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const { gunzipSync } = await import('node:zlib');
  try {
    return gunzipSync(bytes);
  } catch {
    throw new InputError('a damaged gzip file', { source });
  }
}

function decode(bytes: Uint8Array, source: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new InputError('not a template: a binary file, or not UTF-8 text', { source });
  }
}
