import { expect, test } from 'vitest';
import { hashText } from '../../../../src/base/random.ts';
import { readSeed } from '../../../../src/cli/spec/values.ts';

test.each<[string, number]>([
  ['0', 0],
  ['7', 7],
  ['+7', 7],
  ['007', 7],
  ['-1', 4294967295],
  ['4294967295', 4294967295],
  ['4294967296', 0],
  ['123456789012345678901234567890', 1312754386],
  ['seven', hashText('seven')],
  ['7.0', hashText('7.0')],
  ['1e3', hashText('1e3')],
  [' 7', hashText(' 7')],
])('the seed %j is %i', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});
