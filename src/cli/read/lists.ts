// Word lists from files, standard input and the package, and a choice of words with all the lists that it asks for.

import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { OffensiveTiers, WordChoice } from '../../words/reading/choose-words.ts';
import { foldingOnce } from '../../words/reading/own-letters.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { Tag } from '../../words/vocabulary/tags.ts';
import type { WordOptions } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
import { BRITISH_LIST, BUNDLED_LIST, bundledListNames, OFFENSIVE } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { type ListBytes, readFile, readStdin, sourceName, unpack, WORD_LIST } from './bytes.ts';
import { findList, findUnscoredList, type ListPlace } from './list-name.ts';
import { readPersonal } from './personal-file.ts';

/** A list as formats and reports name their sources. */
export interface ListRead extends Omit<ListBytes, 'bytes' | 'scoreMap'> {
  readonly kept: number;
}

/** The lists that a choice of words names. */
export interface NamedLists {
  readonly lists: readonly ListBytes[];
  readonly prefer: readonly ListBytes[];
  readonly exclude: readonly ListBytes[];
}

/** What words are chosen from, and by what; `fold` is undefined where the lists decide. */
export interface ChoiceRead extends WordChoice {
  readonly lists: readonly ListBytes[];
  readonly exclude: readonly WordSource[];
  readonly fold?: Folding;
}

/** The list of those who name none. */
const BUNDLED: ListPlace = { name: 'english.txt', at: BUNDLED_LIST };
/** The tag of spellings that the British list is without; entries are in capitals. */
const AMERICAN: Tag = 'american';

/** The word lists, unpacked; none named means the bundled one. @throws InputError */
export async function readLists(
  { dict, prefer, exclude }: Pick<WordOptions, 'dict' | 'prefer' | 'exclude'>,
  io: Io,
): Promise<NamedLists> {
  return {
    lists: await readAll(dict.length > 0 ? dict.map(findList) : [BUNDLED], io),
    prefer: await readAll(prefer.map(findUnscoredList), io),
    exclude: await readAll(exclude.map(findUnscoredList), io),
  };
}

/** A choice of words out of the lists that it names, and of what else it asks for. @throws InputError */
export function choiceFrom(
  { lists, prefer, exclude }: NamedLists,
  options: WordOptions,
  io: Io,
): ChoiceRead {
  const { allowOffensive, family, minScore: floors, onlyTags, noTags, fold, strip } = options;
  const own = readPersonal(options.personal, io);
  // A bundled list as it is has nothing blocked and scores what is crude as low as the tiers would.
  const isBundled = lists.every((list) => list.isBundled && !list.scoreMap);
  const isClean = isBundled && prefer.length === 0 && own === undefined;
  return {
    ...floors,
    onlyTags,
    noTags,
    fold,
    strip,
    lists: [...(own ? [own.list] : []), ...lists],
    prefer,
    exclude: [...(own ? [own.dropped] : []), ...exclude],
    offensive: family || !(allowOffensive || isClean) ? readTiers(family, io) : undefined,
  };
}

/** How letters are folded: as the choice says, or as its lists do. */
export function foldingFor({ fold, lists }: ChoiceRead): () => Folding {
  const ofLists = foldingOnce(lists);
  return () => fold ?? ofLists();
}

/** Offensive English words, which are the same for every run. */
export function readTiers(family: boolean, io: Io): OffensiveTiers {
  const read = (name: keyof typeof OFFENSIVE): WordSource => {
    const source = `bundled list of ${name} words`;
    return { name: source, bytes: readFile(OFFENSIVE[name], source, WORD_LIST, io) };
  };
  return { blocked: read('blocked'), crude: read('crude'), family };
}

async function readAll(places: readonly ListPlace[], io: Io): Promise<ListBytes[]> {
  const lists: ListBytes[] = [];
  for (const place of places) lists.push(await readList(place, io));
  return lists;
}

/** A list, unpacked. @throws InputError */
export async function readList({ at, ...place }: ListPlace, io: Io): Promise<ListBytes> {
  const name = sourceName(place.name);
  const file = at === STDIN ? await readStdin(io, WORD_LIST) : listFile(at, name, io);
  const isBundled = at instanceof URL;
  const bytes = isBundled ? file : await unpack(file, name, WORD_LIST);
  if (isBundled || !isInLatin1(bytes)) return { ...place, name, bytes, file, isBundled };
  const text = new TextDecoder('windows-1252').decode(bytes);
  const isLatin1 = true;
  return { ...place, name, bytes: new TextEncoder().encode(text), file, isBundled, isLatin1 };
}

/**
 * Lists of Western European languages are often in ISO-8859-1, read as Windows 1252, which has more. A list that has
 * letters in UTF-8 as well is damaged, which its reader reports.
 */
function isInLatin1(bytes: Uint8Array): boolean {
  if (isUtf8(bytes) || bytes.includes(0)) return false;
  return !/[^\p{ASCII}\ufffd]/u.test(new TextDecoder().decode(bytes));
}

function listFile(at: string | URL, name: string, io: Io): Uint8Array {
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
