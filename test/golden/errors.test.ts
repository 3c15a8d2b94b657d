// Every way to hand the command what it cannot use, and the one line it answers with.

import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scratch } from '../support/scratch.ts';
import { runIn } from '../support/world.ts';

const { file, path, folder } = scratch();
const good = file('good.txt', '__\n__\n');
const words = file('words.txt', 'ab\ncd\nac\nbd\n');
mkdirSync(path('folder'));
const LEGEND = 'use _ or . for an open cell, # for a block, or a letter';

/** Latin-1 for "été". */
const LATIN_1 = Uint8Array.of(0x61, 0x62, 0x0a, 0xe9, 0x74, 0xe9, 0x0a);
const BINARY = Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0);
const DAMAGED_GZIP = Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3);

async function complaint(argv: readonly string[], input?: string | Uint8Array): Promise<string> {
  const ran = await runIn(argv, input === undefined ? {} : { input });
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr.endsWith('\n')).toBe(true);
  return ran.stderr.trimEnd().replaceAll(`${folder}/`, '');
}

describe('templates', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', 't.txt: the template is empty'],
    [
      'ragged',
      '__\n___\n',
      "t.txt:2:3: rows differ in length: '_' is cell 3 of this row, the rows above have 2",
    ],
    ['unknown', '__\n_%\n', `t.txt:2:2: unknown character '%': ${LEGEND}`],
    ['binary', BINARY, `t.txt:1:1: unknown character U+007F: ${LEGEND}`],
    [
      'Latin-1',
      LATIN_1,
      't.txt:2: not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8',
    ],
  ])('%s', async (_name, content, message) => {
    const named = message.replaceAll('t.txt', 'standard input');
    expect(await complaint(['-d', words], content)).toBe(`crossfill: ${named}`);
    expect(await complaint([file('t.txt', content), '-d', words])).toBe(`crossfill: ${message}`);
    expect(await complaint([path('t.txt'), '--blank'])).toBe(`crossfill: ${message}`);
  });

  test('missing', async () => {
    expect(await complaint([path('nosuch.txt')])).toBe(
      'crossfill: nosuch.txt: no such file or directory',
    );
    expect(await complaint(['nosuch-name'])).toBe(
      'crossfill: nosuch-name: no such file or bundled template (see --list-templates)',
    );
  });

  test('a folder', async () => {
    expect(await complaint([path('folder')])).toBe('crossfill: folder: is a directory');
  });
});

describe('word lists', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'w.txt: no usable entry'],
    ['nothing usable', '\n12\n#\n \n', "w.txt:2: no usable entry: '12': '1' is not a letter"],
    [
      'beyond the scale',
      'ab;50\ncd;900\n',
      'w.txt:2: score 900 is outside 0 to 100; give the list a map such as w.txt:x0.11, or w.txt:=50 if these are not scores',
    ],
    ['binary', BINARY, 'w.txt: not a word list: a binary file, or not UTF-8 text'],
    [
      'UTF-8 and Latin-1 mixed',
      Uint8Array.of(0xc3, 0xa9, ...LATIN_1.subarray(2)),
      'w.txt:2: not UTF-8; if it is ISO-8859-1, convert it: iconv -f ISO-8859-1 -t UTF-8',
    ],
    ['damaged gzip', DAMAGED_GZIP, 'w.txt: damaged gzip file'],
  ])('%s', async (_name, content, message) => {
    const list = file('w.txt', content);
    expect(await complaint([good, '-d', list])).toBe(`crossfill: ${message}`);
    const named = message.replaceAll('w.txt', 'standard input');
    expect(await complaint([good, '-d', '-'], content)).toBe(`crossfill: ${named}`);
  });

  test('missing', async () => {
    expect(await complaint([good, '-d', path('nosuch.txt')])).toBe(
      'crossfill: nosuch.txt: no such file or directory',
    );
  });

  test('a folder', async () => {
    expect(await complaint([good, '-d', path('folder')])).toBe('crossfill: folder: is a directory');
  });
});

describe('rules', () => {
  test.each([
    [
      ['--slot', '1A=ABC'],
      'option --slot 1A=ABC: ABC has 3 letters, but 1 Across has 2 cells; no slot has 3',
    ],
    [['--slot', '9A=AB'], 'option --slot 9A=AB: the template has no 9 Across; nearby: 3 Across'],
    [
      ['--slot', '1A=AB', '--slot', '1D=BA'],
      'option --slot 1D=BA: BA does not fit: letter 1 of 1 Down is already A',
    ],
    [['--slot', '1A=~['], "option --slot 1A=~[: bad regular expression [: '[' without ']'"],
    [['--slot', '1A@nosuch.txt'], 'nosuch.txt: no such file or directory'],
    [['--only', '1A,5A'], 'option --only 1A,5A: the template has no 5 Across; nearby: 3 Across'],
    [
      ['--require-letters', 'A-!'],
      "option --require-letters A-!: 'A-!' is not a letter or a range of letters such as A-Z",
    ],
    [['--rules', 'nosuch.txt'], 'nosuch.txt: no such file or directory'],
  ])('%j', async (argv, message) => {
    expect(await complaint([good, '-d', words, '-s', '1', ...argv])).toBe(`crossfill: ${message}`);
  });

  test('a rules file, by line and column', async () => {
    const rules = file('r.txt', '# theme\nslot 1A=AB\nonly 1A, 7D\n');
    expect(await complaint([good, '-d', words, '--rules', rules])).toBe(
      'crossfill: r.txt:3:10: the template has no 7 Down; nearby: 2 Down',
    );
  });
});

describe('outputs', () => {
  test.each([
    ['a folder', 'folder', 'folder: is a directory'],
    ['below a file', 'good.txt/x', 'good.txt/x: not a directory'],
  ])('%s', async (_name, name, message) => {
    const argv = [good, '-d', words, '-s', '1', '-o', path(name)];
    expect(await complaint(argv)).toBe(`crossfill: ${message}`);
    expect(await complaint([good, '--blank', '-o', path(name)])).toBe(`crossfill: ${message}`);
  });

  test('full', async () => {
    expect(await complaint([good, '-d', words, '-s', '1', '-o', '/dev/full'])).toBe(
      'crossfill: /dev/full: no space left on device',
    );
  });
});
