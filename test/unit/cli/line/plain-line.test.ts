import { expect, test } from 'vitest';
import { readCommandLine } from '../../../../src/cli/line/command-line.ts';
import { readPlainLine } from '../../../../src/cli/line/plain-line.ts';

test.each([
  'g.txt',
  'g.txt --seed 7',
  '-s 7 g.txt',
  'g.txt --seed monday --seed +12',
  '--format template g.txt --quiet',
  'g.txt -f json --stats --allow-repeats',
  'g.txt -d one.txt --dict two.txt:x2 -q -q',
  '-d list.txt g.txt --format boxes -f plain',
])('%s: as commander reads it', (line) => {
  const argv = line.split(' ');
  expect(readPlainLine(argv)).toEqual(readCommandLine(argv, () => false));
});

test.each([
  [],
  [''],
  ['-'],
  ['--seed', '1'],
  ['g.txt', 'h.txt'],
  ['g.txt', '--seed'],
  ['g.txt', '--seed', ''],
  ['g.txt', '--seed', '-5'],
  ['g.txt', '--seed', '-q'],
  ['g.txt', '--seed=5'],
  ['g.txt', '-s5'],
  ['g.txt', '-qv'],
  ['g.txt', '--format', 'pdf'],
  ['g.txt', '--dict', '-'],
  ['g.txt', '--quite'],
  ['g.txt', '--all'],
  ['--', 'g.txt'],
])('%j is left to commander', (...argv) => {
  expect(readPlainLine(argv)).toBeUndefined();
});
