// Templates and word lists from files, standard input and the package.

import { existsSync } from 'node:fs';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { decodeText } from '../../base/text.ts';
import { readerFor } from '../../format/read-puzzles.ts';
import type { OffensiveTiers, WordChoice } from '../../words/reading/choose-words.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { Tag } from '../../words/vocabulary/tags.ts';
import { FIRST_WORDS } from '../spec/commands.ts';
import type { TemplateSource, WordOptions } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
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
import { findList, findUnscoredList, type ListPlace } from './list-name.ts';
import { readPersonal } from './personal-file.ts';
import {
  type InputKind,
  readBytes,
  readStdin,
  sourceName,
  TEMPLATE,
  unpack,
  WORD_LIST,
} from './read-bytes.ts';
import { TemplateFile } from './template-file.ts';

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

/** A template, before any puzzle is made of it. @throws InputError */
export async function readTemplate(source: TemplateSource, io: Io): Promise<TemplateFile> {
  const { name } = source;
  const bytes = name === STDIN ? await readStdin(io, TEMPLATE) : readTemplateFile(name, io);
  return new TemplateFile(source, await readerFor(bytes, sourceName(name)));
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
  options: WordOptions,
  io: Io,
): Promise<Omit<WordChoice, 'lists'> & { readonly lists: readonly ListBytes[] }> {
  const { dict, prefer, exclude, family, minScore: floors, onlyTags, noTags } = options;
  const { fold, strip, personal } = options;
  const places = placesOf(dict);
  const own = readPersonal(personal, io);
  // A bundled list as it is has nothing blocked and scores what is crude as low as the tiers would.
  const isBundled = places.every(({ at, scoreMap }) => at instanceof URL && !scoreMap);
  const isClean = isBundled && prefer.length === 0 && own === undefined;
  const needsTiers = family || !(options.allowOffensive || isClean);
  return {
    ...floors,
    onlyTags,
    noTags,
    fold,
    strip,
    lists: [...(own ? [own.list] : []), ...(await readAll(places, io))],
    prefer: await readAll(prefer.map(findUnscoredList), io),
    exclude: [...(own ? [own.dropped] : []), ...(await readAll(exclude.map(findUnscoredList), io))],
    offensive: needsTiers ? readTiers(family, io) : undefined,
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
function readTiers(family: boolean, io: Io): OffensiveTiers {
  const read = (name: keyof typeof OFFENSIVE): WordSource => {
    const source = `bundled list of ${name} words`;
    return { name: source, bytes: readFile(OFFENSIVE[name], source, WORD_LIST, io) };
  };
  return { blocked: read('blocked'), crude: read('crude'), family };
}

async function readAll(places: readonly ListPlace[], io: Io): Promise<ListBytes[]> {
  const lists: ListBytes[] = [];
  for (const { name: written, at, ...rest } of places) {
    const name = sourceName(written);
    const file = at === STDIN ? await readStdin(io, WORD_LIST) : readList(at, name, io);
    const isBundled = at instanceof URL;
    const bytes = isBundled ? file : await unpack(file, name, WORD_LIST);
    lists.push({ name, bytes, file, isBundled, ...rest });
  }
  return lists;
}

function readList(at: string | URL, name: string, io: Io): Uint8Array {
  if (typeof at === 'string' && !existsSync(at)) {
    const meant = didYouMean(name, bundledListNames());
    if (meant !== '') throw new InputError(`no such file or directory${meant}`, { source: name });
  }
  if (at !== BRITISH_LIST) return readFile(at, name, WORD_LIST, io);
  const english = readFile(BUNDLED_LIST, name, WORD_LIST, io);
  return Buffer.concat([...linesWithout(AMERICAN, english), readFile(at, name, WORD_LIST, io)]);
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
function readTemplateFile(name: string, io: Io): Uint8Array {
  try {
    return readBytes(name, name, TEMPLATE, io);
  } catch (error) {
    const bundled = bundledTemplate(name);
    const code = systemCode(error);
    if (bundled === undefined || (code !== 'ENOENT' && code !== 'EISDIR')) {
      throw asInputError(error, name);
    }
    try {
      return readBytes(bundled, name, TEMPLATE, io);
    } catch {
      if (code === 'EISDIR') throw asInputError(error, name);
      const known = [...bundledTemplateNames(), ...FIRST_WORDS];
      const hint =
        'no such file, and no bundled template of that name (--list-templates shows them)';
      throw new InputError(hint + didYouMean(name, known), { source: name });
    }
  }
}

/** The text of a file, or of standard input, as bytes of a kind. @throws InputError */
export async function readText(
  name: string,
  kind: InputKind,
  io: Io,
): Promise<{ readonly source: string; readonly text: string }> {
  const source = sourceName(name);
  const bytes = name === STDIN ? await readStdin(io, kind) : readFile(name, name, kind, io);
  return { source, text: decodeText(bytes, source, kind.what) };
}

function readFile(path: string | URL, source: string, kind: InputKind, io: Io): Uint8Array {
  try {
    return readBytes(path, source, kind, io);
  } catch (error) {
    throw asInputError(error, source);
  }
}
