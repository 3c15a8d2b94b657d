// A person's own list: where it lies, and what it comes to for a run. It goes before all other lists, and the
// words it drops are left out. Without `--personal` it is the one of the configuration folder (XDG Base
// Directory Specification), if there is one.

import { isAbsolute, join } from 'node:path';
import { normaliseText } from '../../base/letters.ts';
import { decodeText } from '../../base/text.ts';
import { PersonalList } from '../../words/reading/personal-list.ts';
import type { WordOptions } from '../spec/options.ts';
import type { Io } from '../world/io.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import { type ListBytes, readBytes, WORD_LIST } from './bytes.ts';

const FOLDER = 'crossfill';
const FILE = 'words.txt';

/** Where the list is, or would be. */
export interface PersonalPlace {
  readonly path: string;
  /** Whether it was named; else it need not be there. */
  readonly isNamed: boolean;
}

/** The words of the list, and those that it drops, each as a list. */
export interface PersonalRead {
  readonly list: ListBytes;
  readonly dropped: ListBytes;
}

/** undefined if none is wanted, or the environment names no home folder. */
export function personalPlace(
  personal: WordOptions['personal'],
  env: Io['env'],
): PersonalPlace | undefined {
  if (personal === false) return undefined;
  if (personal !== undefined) return { path: personal, isNamed: true };
  const config = env['XDG_CONFIG_HOME'];
  const home = env['HOME'] || env['USERPROFILE'];
  // A relative path is none, the specification says.
  const folder = config && isAbsolute(config) ? config : home && join(home, '.config');
  return folder ? { path: join(folder, FOLDER, FILE), isNamed: false } : undefined;
}

/** The text of the file, `''` if there is none and it need not be there. @throws InputError */
export function personalText(place: PersonalPlace, io: Pick<Io, 'files'>): string {
  const { path } = place;
  const bytes = personalBytes(place, io);
  return bytes === undefined ? '' : decodeText(bytes, path, WORD_LIST.what);
}

/** The list for a run; undefined if there is none, or none with a word. @throws InputError for a file that cannot be read, or a bad line */
export function readPersonal(
  personal: WordOptions['personal'],
  io: Pick<Io, 'env' | 'files'>,
): PersonalRead | undefined {
  const place = personalPlace(personal, io.env);
  const file = place && personalBytes(place, io);
  if (place === undefined || file === undefined) return undefined;
  const { path: name } = place;
  const list = PersonalList.parse(decodeText(file, name, WORD_LIST.what), name);
  if (list.entries.length === 0) return undefined;
  const source = { name, file, isPersonal: true };
  return {
    list: { ...source, bytes: list.wordBytes, forms: formsOf(list) },
    dropped: { ...source, bytes: list.droppedBytes },
  };
}

/** How words are printed where that says more, by their letters without accents; one in capitals throughout does not say. */
function formsOf({ entries }: PersonalList): ReadonlyMap<string, string> {
  return new Map(
    entries
      .filter(({ letters, form }) => form !== letters)
      .map(({ letters, form }) => [
        /^[A-Z]+$/.test(letters) ? letters : normaliseText(letters, true),
        form,
      ]),
  );
}

function personalBytes(
  { path, isNamed }: PersonalPlace,
  io: Pick<Io, 'files'>,
): Uint8Array | undefined {
  try {
    return readBytes(path, path, WORD_LIST, io);
  } catch (error) {
    const code = systemCode(error);
    if (!isNamed && (code === 'ENOENT' || code === 'ENOTDIR')) return undefined;
    throw asInputError(error, path);
  }
}
