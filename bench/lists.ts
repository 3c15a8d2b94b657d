// The word lists of a bench: files, or generated ones:
//   synthetic:COUNT[:SEED]     words that nobody knows
//   sample:COUNT:SEED:FILE     a random part of a list

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseWordLists } from '../src/words/reading/parse-word-list.ts';
import type { WordList } from '../src/words/vocabulary/word-list.ts';
import { writeScratch } from './scratch.ts';
import { syntheticWords } from './workloads/synthetic-words.ts';
import { sampleWords, wordsOf } from './workloads/word-sample.ts';

export interface List {
  readonly name: string;
  readonly path: string;
  /** Of the file as it lies there, packed or not; in hexadecimal. */
  readonly sha256: string;
  /** As this tree reads it: what fills are judged by. */
  readonly words: WordList;
  /** Different words, of all lengths. */
  readonly count: number;
}

/** @throws RangeError for a generated list that is asked for wrongly. */
export function openList(spec: string): List {
  const [kind, count = '', seed = '1', ...file] = spec.split(':');
  if (kind === 'synthetic') return generatedList(spec, syntheticWords(whole(count), whole(seed)));
  if (kind === 'sample') {
    const source = listAt(file.join(':'), listName(file.join(':')));
    const name = `sample:${count}:${seed}:${source.name}`;
    return generatedList(name, sampleWords(wordsOf(source.words), whole(count), whole(seed)));
  }
  return listAt(spec, listName(spec));
}

export function generatedList(name: string, words: readonly string[]): List {
  return listAt(writeScratch(`${name}.list`, words.join('\n') + '\n'), name);
}

function listAt(path: string, name: string): List {
  const packed = readFileSync(path);
  const bytes = packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync(packed) : packed;
  const { words } = parseWordLists([{ name, bytes }]);
  const sha256 = createHash('sha256').update(packed).digest('hex');
  let count = 0;
  for (const length of words.lengths()) count += words.table(length).count;
  return { name, path, sha256, words, count };
}

function listName(path: string): string {
  return basename(path).replace(/(\.txt)?(\.gz)?$/, '');
}

/** @throws RangeError for anything but a whole number. */
export function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`'${text}' is not a whole number`);
  return Number(text);
}
