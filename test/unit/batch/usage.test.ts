import { expect, test } from 'vitest';
import { Usage } from '../../../src/batch/usage.ts';

test('uses are counted, and read back as they were written', () => {
  const usage = new Usage();
  usage.add(['SEE', 'CAT']);
  usage.add(['SEE', 'ÑANDÚ']);
  usage.name('abc');
  const text = usage.text();
  expect(text).toContain('\n# puzzles 2\n# batches abc\nCAT;1;1\nSEE;2;2\nÑANDÚ;1;2\n');
  const again = Usage.parse(text, 'f');
  expect(again.text()).toBe(text);
  expect(again.get('SEE')).toEqual({ times: 2, last: 2 });
  again.add(['CAT']);
  expect(again.get('CAT')).toEqual({ times: 2, last: 3 });
});

test('a list of words alone will do', () => {
  const usage = Usage.parse('# mine\r\nsee\r\ncat;3\r\ndog;1;40\r\n\r\n', 'f');
  expect(usage.puzzles).toBe(40);
  expect(usage.get('SEE')).toEqual({ times: 1, last: 0 });
  expect(usage.get('CAT')).toEqual({ times: 3, last: 0 });
  expect(usage.get('DOG')).toEqual({ times: 1, last: 40 });
});

test.each(['SEE;x', 'SEE;1;-2', 'SEE;1;2.5', '# puzzles many'])(
  '%s is refused with its line',
  (line) => {
    expect(() => Usage.parse(`CAT;1;1\n${line}\n`, 'f.txt')).toThrow(/^f\.txt:2: '/);
  },
);
