import { describe, expect, test } from 'vitest';
import { readJob } from '../../../../src/cli/spec/jobs.ts';

const read = (line: string) => readJob(['design', ...line.split(' ')], () => false);

describe('what says how to read, or to change, a drawing is refused without one', () => {
  const reading = 'needs --mask FILE or --from TEMPLATE';
  test.each([
    ['5x5 --block X', `design: --block ${reading}`],
    ['5x5 --lenient', `design: --lenient ${reading}`],
    ['--lay words.txt --lenient', `design: --lenient ${reading}`],
    ['5x5 --least-length 3', 'design: --least-length needs --from TEMPLATE'],
    ['--mask m.txt --least-length 3', 'design: --least-length needs --from TEMPLATE'],
    ['9 --lay-size 9x9', 'design: --lay-size needs --lay FILE'],
    ['9 --lay-shape square', 'design: --lay-shape needs --lay FILE'],
    ['--mask m.txt --move-blocks 2', 'design: --move-blocks needs --from TEMPLATE'],
  ])('%s', (line, message) => expect(() => read(line)).toThrow(message));

  test('and goes into its job with one', () => {
    const reading = { block: 'X', lenient: true };
    expect(read('--mask m.txt --block X --lenient')).toMatchObject({ mask: 'm.txt', ...reading });
    expect(read('--from m.txt --block X --lenient --least-length 3')).toMatchObject({
      kind: 'move-blocks',
      from: 'm.txt',
      ...reading,
      leastLength: 3,
    });
  });
});

test.each([
  '-d list.txt',
  '--prefer list.txt',
  '--exclude list.txt',
  '--personal list.txt',
  '--no-personal',
  '--min-score 40',
  '--only-tags name',
  '--no-tags name',
  '--strip',
  '--family',
  '--allow-offensive',
  '--style nyt',
])('--lay lays all words, and chooses none by %s', (option) => {
  const [name] = option.split(' ');
  const error = new RegExp(`^design: .*'--lay <FILE>' cannot be used with .*${name}`);
  expect(() => read(`--lay words.txt ${option}`)).toThrow(error);
});

test('--lay takes a bound and a shape', () => {
  const job = { kind: 'lay', laySize: [20, 15], layShape: 'square' };
  expect(read('--lay words.txt --lay-size 20x15 --lay-shape square')).toMatchObject(job);
  for (const wrong of ['2x9', '20x', '20x15x3', 'big']) {
    expect(() => read(`--lay words.txt --lay-size ${wrong}`)).toThrow('columns and rows');
  }
  expect(() => read('--lay words.txt --lay-shape round')).toThrow('square, portrait');
  for (const other of ['--puzzle word-search --lay words.txt', '--from t.txt']) {
    expect(() => read(`${other} --lay-shape square`)).toThrow('cannot be used with');
  }
});

test('--lay takes how accents are folded', () => {
  expect(read('--lay words.txt --no-fold')).toMatchObject({ kind: 'lay', fold: false });
});
