// `crossfill words` command lines.

import { describe, expect, test } from 'vitest';
import { readJob } from '../../../../src/cli/spec/jobs.ts';

const read = (...argv: string[]) => readJob(['words', ...argv], () => false);

describe('what is asked for', () => {
  test.each([
    ['oreo', 'word'],
    ['no idea', 'word'],
    ['St. Louis', 'word'],
    ['yo-yo', 'word'],
    ['o’clock', 'word'],
    ['été', 'word'],
    ['P..S', 'cells'],
    ['p__s', 'cells'],
    ['P??S', 'cells'],
    ['COLOU?R', 'cells'],
    ['...', 'cells'],
    ['~COLOU?R', 'regex'],
    ['.*ING', 'regex'],
    ['[AEIOU]{3}', 'regex'],
  ])('%s is a %s', (text, kind) => {
    expect(read(text)).toMatchObject({ asked: [{ kind, text }] });
  });

  test.each(['', 'R2D2', 'a;b', 'AT&T', '12'])('%j is neither', (text) => {
    expect(() => read(text)).toThrow(/^words: '.*' is not a word, a pattern like/);
  });

  test('several, or none', () => {
    expect(read('a', '.')).toMatchObject({ asked: [{ text: 'a' }, { text: '.' }], edits: [] });
    expect(read()).toMatchObject({ kind: 'words', asked: [] });
    expect(read('a', '--help')).toEqual({ kind: 'help', command: 'words', isAsked: true });
  });
});

test('edits, in their order', () => {
  const { edits } = read('--drop', 'a', '--set', 'no can do=5', '--add', 'b;9', '--set=a=7') as {
    edits: unknown;
  };
  expect(edits).toEqual([
    { kind: 'drop', word: 'a', source: 'option --drop a' },
    { kind: 'set', word: 'no can do', score: 5, source: 'option --set no can do=5' },
    { kind: 'add', line: 'b;9', source: 'option --add b;9' },
    { kind: 'set', word: 'a', score: 7, source: 'option --set a=7' },
  ]);
});

test.each([
  [
    ['--set', 'SHMO'],
    /^words: option '--set <WORD=N>'.* Expected a word and a score from 0 to 100/,
  ],
  [['--set', 'SHMO=101'], /from 0 to 100/],
  [['--set', 'SHMO=-1'], /from 0 to 100/],
  [['--set', 'SHMO=5', '--no-personal'], /cannot be combined with --no-personal/],
  [['--set', 'SHMO=5', '--compare', 'x'], /cannot be used with/],
  [['--drop', 'SHMO', '-d', '-'], /standard input \(-\) cannot be a list here/],
  [['oreo', '--compare', 'x'], /compares whole lists/],
  [['--all', '-n', '5'], /cannot be used with/],
  [['--personal', '-'], /Expected a file name/],
  [['--personal', ''], /Expected a file name/],
  [['-d', '-', '--compare', '-'], /standard input \(-\) can be read only once/],
  [['-o', 'a{n}.txt'], /^option --output: a report is one file and takes no {n}/],
  [['-o', ''], /^option --output: the path is empty/],
  [['--block', 'x'], /^words: unknown option '--block'/],
])('%j is refused', (argv, error) => expect(() => read(...argv)).toThrow(error));

test('lists, files and amounts', () => {
  expect(read('P..', '-d', 'a', '--personal', 'p', '--all', '-f', 'json', '-o', 'x')).toMatchObject(
    {
      dict: ['a'],
      personal: 'p',
      all: true,
      format: 'json',
      output: 'x',
    },
  );
  expect(read('-o', '-')).toEqual(read());
  expect(read('--no-personal')).toMatchObject({ personal: false });
});
