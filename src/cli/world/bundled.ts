// What comes with the package: templates by name, the word list, the version. Found from this file, which
// is three folders below the package's root in the source and two in the bundle.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDERS_UP = import.meta.url.endsWith('.ts') ? '../../../' : '../../';
const ROOT = new URL(FOLDERS_UP, import.meta.url);
/** Of templates in text, and of weaves. */
const SUFFIXES = ['.txt', '.weave'];

export const BUNDLED_LIST: URL = new URL('dicts/english.txt', ROOT);
/** British spellings, to be read with those words of the bundled list that are not American. */
export const BRITISH_LIST: URL = new URL('dicts/british.txt', ROOT);
/** How entries of both are printed: `LAKEERIE;Lake Erie`. */
export const DISPLAY_FORMS: URL = new URL('dicts/display-forms.txt', ROOT);

/** Clues by entry, and drafts for entries that have none; the build makes both. */
export const CLUE_BANK: URL = new URL('dist/clues.txt', ROOT);
export const CLUE_DRAFTS: URL = new URL('dist/drafts.txt', ROOT);

/** English words that few want to meet in a puzzle. */
export const OFFENSIVE = {
  blocked: new URL('dicts/offensive-blocked.txt', ROOT),
  crude: new URL('dicts/offensive-crude.txt', ROOT),
} as const;

/** Irregular forms of English words with their stems, for `Stems`. */
export const BUNDLED_STEMS: URL = new URL('dicts/stems.txt', ROOT);

/** A file of the desk's page. */
export function deskFile(name: 'page.html' | 'page.css' | 'page.js' | 'worker.js'): URL {
  return new URL(`dist/desk/${name}`, ROOT);
}

/** The names of the bundled lists. */
export function bundledListNames(): string[] {
  return ['english', 'british'];
}

/** The bundled list of a name, with `.txt` or without; undefined if there is none. */
export function bundledList(name: string): URL | undefined {
  if (/^british(?:\.txt)?$/.test(name)) return BRITISH_LIST;
  return /^english(?:\.txt)?$/.test(name) ? BUNDLED_LIST : undefined;
}

/** Where the bundled template of a name would be; undefined for what cannot be such a name. */
export function bundledTemplate(name: string): URL | undefined {
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined;
  const [plain, ...others] = SUFFIXES.map(
    (suffix) => new URL(`templates/${name.replace(/\.(?:txt|weave)$/, '')}${suffix}`, ROOT),
  );
  return others.find((at) => existsSync(at)) ?? plain;
}

/** The names of all bundled templates, sorted, numbers by value. */
export function bundledTemplateNames(): string[] {
  return readdirSync(new URL('templates/', ROOT))
    .filter((file) => SUFFIXES.some((suffix) => file.endsWith(suffix)))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort(byNameAndNumber);
}

export function packageVersion(): string {
  return JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).version;
}

/** Code point order, but numbers inside by their value, so that 9x9 comes before 11x11. */
function byNameAndNumber(a: string, b: string): number {
  const [left, right] = [padded(a), padded(b)];
  return left < right ? -1 : Number(left > right);
}

function padded(name: string): string {
  return name.replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}
