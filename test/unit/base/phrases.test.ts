import { describe, expect, test } from 'vitest';
import {
  counted,
  grouped,
  listed,
  outOf,
  percent,
  powerOfTen,
  someOf,
} from '../../../src/base/phrases.ts';

describe('words for numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
  ])('%i in groups', (count, text) => expect(grouped(count)).toBe(text));

  test.each([
    [1, '1 slot'],
    [0, '0 slots'],
    [1234, '1,234 slots'],
  ])('%i', (count, text) => expect(counted(count, 'slot')).toBe(text));

  test.each([
    [-3.21, '10^-3.2'],
    [0, '1'],
    [2.5, '316'],
    [5.99, '977,237'],
    [39.84, '10^39.8'],
  ])('10 to the %d', (power, text) => expect(powerOfTen(power)).toBe(text));

  test('of many names the first', () => {
    expect(someOf(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
    expect(someOf(['a', 'b'], 2)).toBe('a, b');
    expect(someOf(['a 1', 'b 2', 'c 3'], 1, '; ')).toBe('a 1; and 2 more');
  });

  test('all of a few names', () => {
    expect(listed([])).toBe('');
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 'b'])).toBe('a and b');
    expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  test('parts and shares', () => {
    expect(outOf(3, 1200)).toBe('3 of 1,200');
    expect(percent(0.1234)).toBe('12.3 %');
  });
});
