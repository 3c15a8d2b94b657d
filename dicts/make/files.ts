// All that the maker writes, as texts in memory, and the comparison with what is committed. The same
// packages and hand lists give the same bytes on every machine.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Entry, tagText } from './entry.ts';
import { makeLicenses } from './licenses.ts';
import { makeStems } from './stems.ts';
import { makeTiers } from './tiers.ts';
import { makeWords } from './words.ts';

/** File name under dicts/ -> its text. */
export function makeFiles(): ReadonlyMap<string, string> {
  const tiers = makeTiers();
  const { english, british } = makeWords(tiers);
  const text = (lines: readonly string[]): string => lines.map((line) => line + '\n').join('');
  return new Map([
    ['english.txt', text(english.map(lineOf))],
    ['british.txt', text(british.map(lineOf))],
    ['display-forms.txt', text(displayForms([...english, ...british]))],
    // The default sort compares code units, whatever the locale.
    ['offensive-blocked.txt', text([...tiers.blocked].sort())],
    ['offensive-crude.txt', text([...tiers.crude].sort())],
    ['stems.txt', text(makeStems())],
    ...makeLicenses(),
  ]);
}

/** `LAKEERIE;75;name,phrase`. */
function lineOf({ letters, score, tags }: Entry): string {
  const more = tagText(tags);
  return `${letters};${score}${more === '' ? '' : `;${more}`}`;
}

/** `LAKEERIE;Lake Erie` for each entry that is not printed in small letters as it stands. */
function displayForms(entries: readonly Entry[]): string[] {
  return entries
    .filter(({ letters, display }) => display !== letters.toLowerCase())
    .map(({ letters, display }) => `${letters};${display}`)
    .sort();
}

export function writeFiles(files: ReadonlyMap<string, string>): void {
  mkdirSync(locate('LICENSES/'), { recursive: true });
  for (const [name, text] of files) writeFileSync(locate(name), text);
}

/** One line for each committed file that is missing or is not what the maker makes. */
export function findDifferences(files: ReadonlyMap<string, string>): string[] {
  const complaints: string[] = [];
  for (const [name, text] of files) {
    if (!existsSync(locate(name))) {
      complaints.push(`dicts/${name} is missing`);
      continue;
    }
    const line = firstDifference(text.split('\n'), readFileSync(locate(name), 'utf8').split('\n'));
    if (line > 0) complaints.push(`dicts/${name}:${line}: not what dicts/make.ts makes`);
  }
  return complaints;
}

/** The first line, counted from 1, in which the two differ; 0 if they are the same. */
function firstDifference(ours: readonly string[], theirs: readonly string[]): number {
  const lines = Math.max(ours.length, theirs.length);
  for (let line = 0; line < lines; line++) {
    if (ours[line] !== theirs[line]) return line + 1;
  }
  return 0;
}

function locate(name: string): URL {
  return new URL(`../${name}`, import.meta.url);
}
