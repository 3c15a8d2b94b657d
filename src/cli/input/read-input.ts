// Bytes from files, standard input and the package; templates and word lists from bytes.

import { existsSync, readFileSync } from 'node:fs';
import {
  didYouMean,
  type Folding,
  InputError,
  type OffensiveTiers,
  type Puzzle,
  parsePuzzles,
  type Tag,
  type WordChoice,
  type WordSource,
} from '../../index.ts';
import { findList, findUnscoredList, type ListPlace } from '../line/list-name.ts';
import { COMMANDS } from '../line/report-request.ts';
import { STDIN, STDIN_ONCE, type TemplateRequest, type WordsRequest } from '../line/request.ts';
import {
  BRITISH_LIST,
  BUNDLED_LIST,
  bundledListNames,
  bundledTemplate,
  bundledTemplateNames,
  OFFENSIVE,
} from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import { readPersonal } from './personal-file.ts';

const STDIN_SOURCE = 'standard input';
/** A word list as it was read, for formats that name their sources. */
export interface ListRead {
  readonly name: string;
  /** The bytes of the file. */
  readonly file: Uint8Array;
  readonly kept: number;
  /** Whether it came with the package, which knows how its entries are printed. */
  readonly isBundled?: boolean;
  /** Whether it is a person's own, which knows how its entries are printed. */
  readonly isPersonal?: boolean;
  readonly forms?: ReadonlyMap<string, string>;
}

/** The list of those who name none. */
const BUNDLED: ListPlace = { name: 'english.txt', at: BUNDLED_LIST };
/** The tag of spellings that the British list is without; entries are in capitals. */
const AMERICAN: Tag = 'american';
/** Far beyond any grid that can be drawn. */
const MAX_TEMPLATE_BYTES = 100_000_000;

/** What to call an input in messages. */
export function sourceName(name: string): string {
  return name === STDIN ? STDIN_SOURCE : name;
}

/** The text of a template, before anything is made of it. @throws InputError */
export async function readTemplateText({ name }: TemplateRequest, io: Io): Promise<string> {
  const source = sourceName(name);
  const bytes = name === STDIN ? await readStdin(io) : readTemplateFile(name);
  if (bytes.length > MAX_TEMPLATE_BYTES) throw new InputError('too big for a template', { source });
  return decode(bytes, source);
}

/** The puzzles of a text. `fold` is how givens are folded if the request leaves it open. @throws InputError */
export function puzzlesOf(
  text: string,
  { name, block, ...request }: TemplateRequest,
  fold: () => Folding,
): Puzzle[] {
  return parsePuzzles(text, { source: sourceName(name), block, fold: request.fold ?? fold });
}

/** The only puzzle of a text. @throws InputError if there are several */
export function puzzleOf(text: string, template: TemplateRequest, fold: () => Folding): Puzzle {
  const puzzles = puzzlesOf(text, template, fold);
  if (puzzles.length === 1) return puzzles[0]!;
  const what = `${puzzles.length} puzzles, where one is wanted`;
  throw new InputError(what, { source: sourceName(template.name) });
}

/** A list as it was read. */
export type ListBytes = WordSource & {
  /** The bytes of the file as it lies there; `bytes` are unpacked. */
  readonly file: Uint8Array;
  readonly isBundled?: boolean;
  /** Of a person's own list: how its words are printed. */
  readonly forms?: ReadonlyMap<string, string>;
};

/** All lists that a choice of words asks for. @throws InputError */
export async function readWords(
  { lists: names, prefer = [], exclude = [], offensive, personal, ...options }: WordsRequest,
  io: Io,
): Promise<Omit<WordChoice, 'lists'> & { readonly lists: readonly ListBytes[] }> {
  const places = placesOf(names);
  const own = readPersonal(personal, io);
  // A bundled list as it is has nothing blocked and scores what is crude as low as the tiers would.
  const isBundled = places.every(({ at, scoreMap }) => at instanceof URL && !scoreMap);
  const isClean = isBundled && prefer.length === 0 && own === undefined;
  const needsTiers = offensive === 'none' || (offensive === undefined && !isClean);
  return {
    ...options,
    lists: [...(own ? [own.list] : []), ...(await readAll(places, io))],
    prefer: await readAll(prefer.map(findUnscoredList), io),
    exclude: [...(own ? [own.dropped] : []), ...(await readAll(exclude.map(findUnscoredList), io))],
    offensive: needsTiers ? readTiers(offensive === 'none') : undefined,
  };
}

/** The word lists, unpacked; none asked for means the bundled one. @throws InputError */
export function readLists(names: readonly string[], io: Io): Promise<ListBytes[]> {
  return readAll(placesOf(names), io);
}

function placesOf(names: readonly string[]): readonly ListPlace[] {
  return names.length > 0 ? names.map(findList) : [BUNDLED];
}

/** Offensive English words, which are the same for every run. */
export function readTiers(family: boolean): OffensiveTiers {
  const read = (name: keyof typeof OFFENSIVE): WordSource => {
    const source = `bundled list of ${name} words`;
    return { name: source, bytes: readFile(OFFENSIVE[name], source) };
  };
  return { blocked: read('blocked'), crude: read('crude'), family };
}

async function readAll(places: readonly ListPlace[], io: Io): Promise<ListBytes[]> {
  const lists: ListBytes[] = [];
  for (const { name: written, at, ...rest } of places) {
    const name = sourceName(written);
    const file = at === STDIN ? await readStdin(io) : readList(at, name);
    const isBundled = at instanceof URL;
    const bytes = isBundled ? file : await unpack(file, name);
    lists.push({ name, bytes, file, ...(isBundled && { isBundled }), ...rest });
  }
  return lists;
}

function readList(at: string | URL, name: string): Uint8Array {
  if (typeof at === 'string' && !existsSync(at)) {
    const meant = didYouMean(name, bundledListNames());
    if (meant !== '') throw new InputError(`no such file or directory${meant}`, { source: name });
  }
  if (at !== BRITISH_LIST) return readFile(at, name);
  const english = readFile(BUNDLED_LIST, name);
  return Buffer.concat([...linesWithout(AMERICAN, english), readFile(at, name)]);
}

/** The lines of a list without those that have a text in them. */
function linesWithout(text: string, bytes: Uint8Array): Uint8Array[] {
  const list = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (let at = list.indexOf(text); at >= 0; at = list.indexOf(text, from)) {
    pieces.push(list.subarray(from, list.lastIndexOf('\n', at) + 1));
    from = list.indexOf('\n', at) + 1;
  }
  return [...pieces, list.subarray(from)];
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
      const known = [...bundledTemplateNames(), ...COMMANDS];
      const hint =
        'no such file, and no bundled template of that name (--list-templates shows them)';
      throw new InputError(hint + didYouMean(name, known), { source: name });
    }
  }
}

/** A file of text that `what` names in errors, or standard input. @throws InputError */
export async function readText(
  name: string,
  what: string,
  io: Io,
): Promise<{ readonly source: string; readonly text: string }> {
  const source = sourceName(name);
  const bytes = name === STDIN ? await readStdin(io) : readFile(name, name);
  return { source, text: decode(bytes, source, what) };
}

function readFile(path: string | URL, source: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw asInputError(error, source);
  }
}

/** What a command line names is counted before (command-line.ts), what a rules file names is not. */
async function readStdin(io: Io): Promise<Uint8Array> {
  if (io.stdin.readableEnded === true) throw new InputError(STDIN_ONCE);
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of io.stdin) chunks.push(chunk);
  } catch (error) {
    throw asInputError(error, STDIN_SOURCE);
  }
  if (chunks.length === 0 && io.stdinIsDirectory?.()) {
    throw new InputError('is a directory', { source: STDIN_SOURCE });
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

function decode(bytes: Uint8Array, source: string, what = 'a template'): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new InputError(`not ${what}: a binary file, or not UTF-8 text`, { source });
  }
}
