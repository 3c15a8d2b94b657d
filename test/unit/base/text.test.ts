import { expect, test } from 'vitest';
import { linesOf } from '../../../src/base/text.ts';

test.each([
  ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
  ['\ufeffa\n\n', ['a', '', '']],
  ['', ['']],
])('the lines of %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
