import { expect, test } from 'vitest';
import { geometricMean, maximum, mean, median, quantile, sum } from '../../../bench/statistics.ts';

test.each([
  [[1], 1],
  [[3, 1], 2],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('quantiles lie between neighbours in proportion', () => {
  expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
  expect(quantile([0, 10], 0.9)).toBe(9);
  expect(quantile([7, 3], 0)).toBe(3);
  expect(quantile([7, 3], 1)).toBe(7);
});

test('the geometric mean of a ratio and its inverse is 1', () => {
  expect(geometricMean([4, 0.25])).toBeCloseTo(1, 12);
  expect(geometricMean([1, 10, 100])).toBeCloseTo(10, 12);
  expect(geometricMean([0.5])).toBeCloseTo(0.5, 12);
});

test('sum, mean and maximum', () => {
  expect([sum([1, 2, 6]), mean([1, 2, 6]), maximum([1, 6, 2])]).toEqual([9, 3, 6]);
});
