// The maker: it makes the committed files byte for byte, says so when it does not, and scores as its
// table tells.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findDifferences, makeFiles } from '../../../dicts/make/files.ts';
import { readHandList } from '../../../dicts/make/hand-list.ts';
import { type Evidence, score } from '../../../dicts/make/score.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'dicts/make.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

describe('the maker', () => {
  const files = makeFiles();

  test('makes the committed files', () => {
    expect([...files.keys()].sort()).toEqual([
      'LICENSES/badwords-list.txt',
      'LICENSES/cuss.txt',
      'LICENSES/naughty-words.txt',
      'LICENSES/popular-english-words.txt',
      'LICENSES/scowl.txt',
      'english.txt',
      'offensive-blocked.txt',
      'offensive-crude.txt',
      'stems.txt',
    ]);
    expect(findDifferences(files)).toEqual([]);
  });

  test.each([
    ['english.txt', 'AAH;1\n', 'dicts/english.txt:1: not what dicts/make.ts makes'],
    ['english.txt', files.get('english.txt')! + 'ZZZ;1\n', /^dicts\/english\.txt:11\d{4}: not/],
    ['new.txt', 'A\n', 'dicts/new.txt is missing'],
  ])('tells the line where %s differs', (name, text, complaint) => {
    const [only, ...more] = findDifferences(new Map([[name, text]]));
    expect(only).toMatch(complaint);
    expect(more).toEqual([]);
  });

  test('--check is content with the committed files', () => {
    expect(run('--check')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('refuses what it does not know', () => {
    const { status, stderr } = run('--chekc');
    expect([status, stderr]).toEqual([2, 'usage: npx tsx dicts/make.ts [--check]\n']);
  });
});

describe('score', () => {
  const evidence = (level: number, rank?: number, degree = false): Evidence => ({
    level,
    rank,
    degree,
  });

  test.each([
    ['a common word', evidence(10, 0), 98],
    ['the last rank with 6 points', evidence(35, 4_999), 82],
    ['the first rank with 4 points', evidence(35, 5_000), 80],
    ['a rank in the middle', evidence(35, 20_000), 76],
    ['a low rank', evidence(35, 60_000), 73],
    ['the lowest rank', evidence(35, 120_000), 70],
    ['no rank', evidence(35), 64],
    ['a comparative without a rank', evidence(35, undefined, true), 48],
    ['a comparative with a rank', evidence(35, 30_000, true), 76],
    ['no bonus for rare words', evidence(60, 100), 46],
    ['but a deduction', evidence(70, 130_000), 24],
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
