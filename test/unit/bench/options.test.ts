import { expect, test } from 'vitest';
import { readOptions, readSeeds } from '../../../bench/options.ts';

test.each([
  ['1-3', [1, 2, 3]],
  ['7', [7]],
  ['1-2,9,4-5', [1, 2, 9, 4, 5]],
])('seeds %s', (text, seeds) => {
  expect(readSeeds(text)).toEqual(seeds);
});

test('a bench fills with seeds 1 to 3 and 10 seconds each, unless told', () => {
  const options = readOptions(['grids']);
  expect(options).toMatchObject({ templates: ['grids'], seeds: [1, 2, 3], limitMs: 10_000 });
  expect(options).toMatchObject({ mode: 'fresh', kind: 'fill', commands: [], maxNodes: undefined });
});

test('a tally needs one seed, a throughput a warm process', () => {
  expect(readOptions(['--tally', 'open:5x5'])).toMatchObject({ seeds: [1], kind: 'tally' });
  expect(readOptions(['--throughput', 'grid'])).toMatchObject({ mode: 'warm', throughput: true });
});

test('the best is measured against one command', () => {
  const argv = ['--best', '--command', 'fill {template}', 'grid'];
  expect(readOptions(argv)).toMatchObject({ kind: 'best' });
  for (const wrong of [
    ['--best', 'grid'],
    [...argv, '--tally'],
    [...argv, '--command', 'other'],
  ]) {
    expect(() => readOptions(wrong)).toThrow(RangeError);
  }
});

test.each([
  ['rival: cd /x && fill {template}', 'rival', 'cd /x && fill {template}'],
  ['/opt/bin/fill-it --seed {seed} {template}', 'fill-it', undefined],
  ['fill', 'fill', undefined],
])('the command %j is called %s', (command, name, pattern) => {
  const { commands } = readOptions(['--command', command, 'grid']);
  expect(commands).toEqual([{ name, pattern: pattern ?? command }]);
});

test('exit statuses are mapped by name', () => {
  const { exits } = readOptions(['--exits', '0=filled,1=unfillable', 'grid']);
  expect([...exits]).toEqual([
    [0, 'filled'],
    [1, 'unfillable'],
  ]);
});

test.each([
  [['--limit', '0', 'grid']],
  [['--seeds', 'x', 'grid']],
  [['--nodes', '-1', 'grid']],
  [['--exits', '0=good', 'grid']],
  [['--warm', '--cold', 'grid']],
  [['--surprise', 'grid']],
])('%j is refused', (argv) => {
  expect(() => readOptions(argv)).toThrow();
});

test.each([['--command', 'fill'], ['--tally'], ['--cold'], ['--startup']])(
  'a throughput with %s is refused',
  (...more) => {
    expect(() => readOptions(['--throughput', ...more, 'grid'])).toThrow(RangeError);
  },
);
