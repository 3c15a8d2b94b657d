import { expect, test } from 'vitest';
import { byNaturalOrder } from '../../../src/base/order.ts';

test('numbers in names count by their value', () => {
  const names = [
    'p10',
    'p2',
    'q1',
    'p',
    'P3',
    'p2b',
    'p02',
    'p1',
    '10',
    '9',
    '',
    'p99999999999999999999',
  ];
  expect([...names].sort(byNaturalOrder)).toEqual([
    '',
    '9',
    '10',
    'P3',
    'p',
    'p1',
    'p02',
    'p2',
    'p2b',
    'p10',
    'p99999999999999999999',
    'q1',
  ]);
  expect([...names].reverse().sort(byNaturalOrder)).toEqual([...names].sort(byNaturalOrder));
});
