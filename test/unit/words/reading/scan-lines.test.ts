// Lists are read by the stretch, in WebAssembly; what comes out must be what a few lines of plain
// JavaScript make of the same text, line by line.

import { describe, expect, test } from 'vitest';
import { type Folding, normaliseText } from '../../../../src/base/letters.ts';
import { Random } from '../../../../src/base/random.ts';
import {
  parseWordLists,
  type WordListOptions,
} from '../../../../src/words/reading/parse-word-list.ts';
import { FIRST_STRETCH, STRETCH, stretchEnd } from '../../../../src/words/reading/scan-lines.ts';
import { TAGS } from '../../../../src/words/vocabulary/tags.ts';
import { DEFAULT_SCORE } from '../../../../src/words/vocabulary/word-table.ts';
import { firstOf } from '../../../support/thoroughness.ts';

const ENTRIES = [
  ...['cat', 'BAT', 'a', 'Zebra', 'ice cream', " o'clock", "it's", 'x-ray', 'e.g.', 'é', 'Élan'],
  ...['naïve', 'ŒUVRE', 'жук', '', ' ', "'", '-', 'r2d2', 'tab\tbed', 'cr\rin', '[', '`', '@', '{'],
  ...['Straße', 'Ĳssel', 'ŉa', 'ǅep', 'ªa', 'ª', 'ñandú', 'el·la', 'é1', 'ΐa', 'ςας', 'Жук', 'ʼn'],
  ...['e\u0301te', 'é\u0301', '\u0301e', 'м’як', "м'як", 'ё', 'е\u0308', 'не', 'شمس', '«é»', 'ﬁn'],
  ...['cat ', '  cat  ', 'cat\v', 'cat \r', ' é x ', '\x7f', 'É-a'],
  ...['é ', '\u00a0é', 'é\rb', 'a\u0085', '\vé', 'é\f', '鳥', 'é鳥', '𝔄é'],
  ...['abcdefghijklmno', 'abcdefghijklmnop', 'abcdefghijklmnopq', 'q'.repeat(255), 'q'.repeat(256)],
  ...['Ĺ'.repeat(255), 'Ĺ'.repeat(256), 'Æ'.repeat(127), 'Æ'.repeat(128)],
];
const FIELDS = [
  ...['', '', '', ';0', ';7', ';50', ';100', ';99', ';0099', ';100.0', ';-3', '; 9', ';9 ', ';4.9'],
  ...[';', ';x', ';5x', ';;5', ';5;6', ',8', '\t9', '\t\t9', ';\t9', ';é', ';6;é', ';50,', ';007'],
  ...[
    ';-',
    ';--3',
    ';-0.5',
    ';.5',
    ';1.',
    ';1.5.5',
    ';5;name',
    ';;NAME ',
    '\t1\t Name',
    ';5;names',
    ',;',
    ';50;abbr',
    ';50;phrase,name',
    ';;Name Foreign ',
    ';50,dated, breakfast,inflection',
    ';4.9;american,,british',
    ';50;variants',
    ';7;phrase;name',
    ';50;abbr,x',
    ';50;,',
    ';50;breakfastinflection',
  ],
];
const ENDS = ['\n', '\n', '\r\n', ' \n', '\r\r\n'];

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)]!;
}

function randomLines(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => {
    const entry = random.below(4) > 0 ? pick(random, ENTRIES) : String(random.below(1e6));
    const letters = entry.replace(/\d/g, (digit) => 'ETAOINSHRD'[Number(digit)]!);
    return letters + pick(random, FIELDS) + pick(random, ENDS);
  });
}

interface Spelling {
  readonly fold: Folding;
  readonly strip?: boolean;
}

interface Contents {
  readonly scores: ReadonlyMap<string, number>;
  readonly names: readonly string[];
  readonly tagged: readonly string[];
  readonly kept: number;
  readonly dropped: number;
  readonly beyondAz: number;
}

function read(text: string, options: WordListOptions): Contents {
  const source = { name: 'a', bytes: new TextEncoder().encode(text) };
  const { words, reports } = parseWordLists([source], options);
  const scores = new Map<string, number>();
  const names: string[] = [];
  const tagged: string[] = [];
  for (const length of words.lengths()) {
    const table = words.table(length);
    for (let id = 0; id < table.count; id++) {
      const text = words.wordText(length, id);
      scores.set(text, table.scores[id]!);
      if (words.isName(Array.from(text))) names.push(text);
      tagged.push(`${text} ${words.tagsOf(Array.from(text))}`);
    }
  }
  return { scores, names, tagged, ...reports[0]! };
}

/** What is read from a list of which a line has a score. */
function readPlainly(text: string, { fold, strip = false }: Spelling): Contents {
  const scores = new Map<string, number>();
  const isName = new Map<string, boolean>();
  const tags = new Map<string, readonly string[]>();
  let kept = 0;
  let dropped = 0;
  let beyondAz = 0;
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const [entry = ''] = /^[^;,\t]*/.exec(line)!;
    const fields = line.slice(entry.length + 1);
    const isAscii = Array.from(entry).every((character) => character < '\x80');
    const bare = entry.length === line.length ? entry.replace(/\r$/, '') : entry;
    const trimmed = isAscii ? bare.replace(/^ +| +$/g, '') : entry.trim();
    const normal = normaliseText(trimmed, fold);
    const word = strip ? normal.replace(/[\p{Zs}\p{Pd}'’ʼ.·]/gu, '') : normal;
    const length = Array.from(word).length;
    if (/^\p{L}+$/u.test(word) && length < 256) {
      const written = /^[ \t]*(?!-?\d+(?:\.\d*)?[A-Za-z])(-?\d+(?:\.\d*)?)/.exec(fields)?.[1];
      const score = Math.floor(Math.min(100, Math.max(0, Number(written ?? DEFAULT_SCORE))));
      const third = /^[ \t]*[^;,\t]*[;,\t]([\s\S]*)$/i.exec(fields)?.[1] ?? '';
      const named = third
        .replace(/[ \r]*$/, '')
        .toLowerCase()
        .split(/[ ,]/)
        .filter((name) => name !== '');
      const known: readonly string[] = TAGS;
      const own = named.every((name) => known.includes(name)) ? named : [];
      const isTagged = own.includes('name');
      const before = scores.get(word) ?? -1;
      if (score > before) tags.set(word, own);
      if (score === before) {
        tags.set(
          word,
          tags.get(word)!.filter((tag) => own.includes(tag)),
        );
      }
      scores.set(word, Math.max(score, scores.get(word) ?? 0));
      isName.set(word, isTagged && (isName.get(word) ?? true));
      kept++;
      if (!isAscii) beyondAz++;
    } else if (line.length > 1 || word !== '') {
      dropped++;
    }
  }
  const names = [...isName.keys()].filter((word) => isName.get(word));
  const tagged = [...scores.keys()].map((word) => {
    const all = TAGS.filter((tag) => tags.get(word)!.includes(tag));
    return `${word} ${all.filter((tag) => tag !== 'name' || isName.get(word))}`;
  });
  return { scores, names, tagged, kept, dropped, beyondAz };
}

const sorted = ({ scores, names, tagged, kept, dropped, beyondAz }: Contents): unknown => ({
  scores: Array.from(scores, ([word, score]) => `${word} ${score}`).sort(),
  names: [...names].sort(),
  tagged: [...tagged].sort(),
  kept,
  dropped,
  beyondAz,
});

const OPTIONS: [Spelling][] = [
  [{ fold: true }],
  [{ fold: true, strip: true }],
  [{ fold: false }],
  [{ fold: new Set('ÉÑ'), strip: true }],
];

describe.each(OPTIONS)('with %j, lists read as their lines do', (options) => {
  test.each(firstOf([1, 2, 3]))('a large one (%i)', (seed) => {
    const text = `QQQ;0\n${randomLines(new Random(seed), 25_000).join('')}`;
    expect(text.length).toBeGreaterThan(FIRST_STRETCH + STRETCH);
    expect(sorted(read(text, options))).toEqual(sorted(readPlainly(text, options)));
  });

  test('small ones', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random(seed);
      const text = `QQQ;0\n${randomLines(random, 1 + random.below(30)).join('')}`;
      const cut = seed % 2 === 0 ? text : text.replace(/\r?\n$/, '');
      expect([cut, sorted(read(cut, options))]).toEqual([cut, sorted(readPlainly(cut, options))]);
    }
  });
});

describe('a stretch ends after a line', () => {
  const text = (...lengths: number[]): Uint8Array =>
    new TextEncoder().encode(lengths.map((length) => `${'x'.repeat(length - 1)}\n`).join(''));
  test.each<[string, Uint8Array, number, number]>([
    ['of a short text', text(5, 5), 0, 10],
    ['of the first few', text(10_000, 10_000), 0, 10_000],
    ['that fits just so', text(FIRST_STRETCH, 5), 0, FIRST_STRETCH],
    ['that is longer than a stretch', text(FIRST_STRETCH + 9, 5), 0, FIRST_STRETCH + 9],
    ['without an end', text(FIRST_STRETCH + 9).subarray(0, -1), 0, FIRST_STRETCH + 8],
    ['further down', text(FIRST_STRETCH, 200_000, 100_000), FIRST_STRETCH, FIRST_STRETCH + 200_000],
  ])('%s', (_, bytes, start, end) => {
    expect(stretchEnd(bytes, start)).toBe(end);
  });
});

/** Letters for a number, so that no two lines are alike. */
const spelled = (number: number): string =>
  Array.from(String(number), (digit) => 'etaoinshrd'[Number(digit)]).join('');
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same in letters beyond ASCII only. */
const spelledBeyond = (number: number): string =>
  Array.from(String(number), (digit) => 'áéíóúàèìòù'[Number(digit)]).join('');

describe('capitals in a large list', () => {
  const COUNT = 8000;
  /** Of so many lines one is capitalised. */
  const list = (every: number, more = ''): string =>
    Array.from({ length: COUNT }, (_, i) =>
      i % every === 0 ? capitalised(spelled(COUNT + i)) : spelled(COUNT + i),
    ).join('\n') + more;

  test.each<[string, string, number]>([
    ['are names, where few have one', list(4), COUNT / 4],
    ['with CRLF', list(4).replaceAll('\n', '\r\n'), COUNT / 4],
    ['with empty fields', list(4).replaceAll('\n', ';\n'), COUNT / 4],
    ['are none where many have one', list(3), 0],
    ['are none if a line at the end has a score', list(4, '\nword;5'), 0],
    ['or one that is left over', list(4, '\nword;5.5'), 0],
    ['or one that is not a word', list(4, '\nw0rd;5'), 0],
    ['nor if a line at the start has', `word;5\n${list(4)}`, 0],
    ['are names beside fields that are no scores', list(4, '\nword;x'), COUNT / 4],
    ['alone are no names', list(COUNT + 1).toUpperCase(), 0],
    ['count where lines are left over', list(5, '\nEva Ann\nÄnne\n'), COUNT / 5 + 1],
    ['beside the same word in small letters are none', `${list(4)}\n${list(1).toLowerCase()}`, 0],
  ])('%s', (_, text, count) => {
    expect(text.length).toBeGreaterThan(2 * FIRST_STRETCH);
    const { names, scores } = read(text, {});
    expect(names.length).toBe(count);
    for (const name of names) expect(scores.get(name)).toBe(40);
  });

  test.each<[string, (text: string, i: number) => string, number]>([
    ['are names', (text, i) => (i % 4 === 0 ? capitalised(text) : text), COUNT / 4],
    ['are none where many have one', (text, i) => (i % 3 === 0 ? capitalised(text) : text), 0],
    ['are none where all letters are', (text, i) => (i % 4 === 0 ? text.toUpperCase() : text), 0],
  ])('beyond ASCII %s', (_, change, count) => {
    const lines = Array.from({ length: COUNT }, (_, i) => change(spelledBeyond(COUNT + i), i));
    const text = lines.join('\n');
    expect(text.length).toBeGreaterThan(2 * FIRST_STRETCH);
    expect(read(text, { fold: false }).names.length).toBe(count);
  });

  test('are mapped as scores are', () => {
    const scoreMap = { operation: 'plus', operand: 5 } as const;
    const bytes = new TextEncoder().encode(list(4));
    const { words } = parseWordLists([{ name: 'a', bytes, scoreMap }]);
    const scores = words.lengths().flatMap((length) => [...words.table(length).scores]);
    expect(scores.filter((score) => score === 45).length).toBe(COUNT / 4);
    expect(scores.filter((score) => score === 55).length).toBe(COUNT - COUNT / 4);
  });
});

const FILLER = 'WORD;50\n'.repeat(FIRST_STRETCH / 4);

test.each([
  ['a last line without an end', `${FILLER}CAT;3`, 'CAT', 3],
  ['a last line that ends with CR', `${FILLER}CAT;3\r`, 'CAT', 3],
  ['a last line of letters only', `${FILLER}CAT`, 'CAT', 50],
  ['a byte order mark', `\ufeffCAT;3\n${FILLER}`, 'CAT', 3],
  ['a very long line first', `${' '.repeat(1e6)}CAT;3\n${FILLER}`, 'CAT', 3],
  ['a very long line in the middle', `${FILLER}${'X'.repeat(1e6)}\nCAT;3\n${FILLER}`, 'CAT', 3],
  ['a list of one very long line', `CAT;3${' '.repeat(1e6)}`, 'CAT', 3],
])('%s', (_, text, word, score) => {
  expect(read(text, {}).scores.get(word)).toBe(score);
});

test.each([
  ['Latin-1', [0x41, 0xe9, 0x42]],
  ['a lone byte of the middle', [0x80]],
  ['a letter without its second byte', [0x41, 0xc3]],
  ['one with a letter in its place', [0xc3, 0x41]],
  ['a letter in more bytes than it needs', [0xc1, 0xa1]],
  ['NUL in more bytes than it needs', [0xc0, 0x80]],
  ['a byte that no letter begins with', [0xff, 0xa9]],
  // Their last bits are those of É.
  ['two of three bytes', [0xe3, 0x89]],
  ['two bytes of the middle', [0xa3, 0x89]],
])('an error names the line, however far down: %s', (_, entry) => {
  // Letters are known by then whose bytes are much the same.
  const head = new TextEncoder().encode(`${'ÉÁaŁжÿѡ\n'.repeat(FIRST_STRETCH / 4)}`);
  const line = FIRST_STRETCH / 4 + 1;
  for (const end of [[10], []]) {
    const bytes = Uint8Array.from([...head, ...entry, ...end]);
    expect(() => parseWordLists([{ name: 'a', bytes }])).toThrow(`a:${line}: not UTF-8`);
  }
});
