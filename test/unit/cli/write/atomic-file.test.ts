import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { AtomicFile, checkFolder } from '../../../../src/cli/write/atomic-file.ts';
import { scratch } from '../../../support/scratch.ts';

const { path } = scratch();
let round = 0;
let folder = '';

beforeEach(() => {
  folder = path(`round-${round++}`);
  mkdirSync(folder);
});

test('the file is not there before it is whole, and nothing else is after', () => {
  const file = new AtomicFile(`${folder}/a.txt`);
  file.write('one\n');
  expect(readdirSync(folder)).not.toContain('a.txt');
  file.write('two\n');
  file.commit();
  file.discard();
  expect(readdirSync(folder)).toEqual(['a.txt']);
  expect(readFileSync(`${folder}/a.txt`, 'utf8')).toBe('one\ntwo\n');
});

test('what stood there stays until then, and keeps its permissions', () => {
  writeFileSync(`${folder}/a.txt`, 'old');
  chmodSync(`${folder}/a.txt`, 0o640);
  const discarded = new AtomicFile(`${folder}/a.txt`);
  discarded.write('new');
  discarded.discard();
  expect(readFileSync(`${folder}/a.txt`, 'utf8')).toBe('old');
  const committed = new AtomicFile(`${folder}/a.txt`);
  committed.write('new');
  committed.commit();
  expect(readFileSync(`${folder}/a.txt`, 'utf8')).toBe('new');
  expect(statSync(`${folder}/a.txt`).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test('a link stays a link, its target is replaced', () => {
  mkdirSync(`${folder}/far`);
  writeFileSync(`${folder}/far/a.txt`, 'old');
  symlinkSync('far/a.txt', `${folder}/link`);
  const file = new AtomicFile(`${folder}/link`);
  file.write('new');
  file.commit();
  expect(readFileSync(`${folder}/far/a.txt`, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['far', 'link']);
  expect(readdirSync(`${folder}/far`)).toEqual(['a.txt']);
});

test('a device is written to, not replaced', () => {
  const before = statSync('/dev/null').rdev;
  const file = new AtomicFile('/dev/null');
  file.write('away');
  file.commit();
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  expect(statSync('/dev/null').rdev).toBe(before);
});

test('a full device is told as such', () => {
  const file = new AtomicFile('/dev/full');
  expect(() => file.write('x')).toThrow(new InputError('/dev/full: no space left on device'));
});

test.each([
  ['.', 'is a directory'],
  ['file/a.txt', 'not a directory'],
])('%s cannot be: %s', (name, what) => {
  writeFileSync(`${folder}/file`, '');
  const target = `${folder}/${name}`;
  expect(() => new AtomicFile(target)).toThrow(new InputError(`${target}: ${what}`));
  expect(readdirSync(folder)).toEqual(['file']);
});

test('a folder that is missing is made', () => {
  checkFolder(`${folder}/a/b/{n}.txt`);
  const file = new AtomicFile(`${folder}/c/d/x.txt`);
  file.write('x');
  file.commit();
  expect(existsSync(`${folder}/a/b`)).toBe(true);
  expect(readFileSync(`${folder}/c/d/x.txt`, 'utf8')).toBe('x');
});
