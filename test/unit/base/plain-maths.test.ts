import { expect, test } from 'vitest';
import { exp, ln, log10 } from '../../../src/base/plain-maths.ts';

test.each([1e-300, 1e-6, 0.1, 0.5, 0.999, 1, 1.001, 1.5, 2, 3, 10, 219_033, 1e300])(
  'logarithms of %d',
  (x) => {
    expect(ln(x)).toBeCloseTo(Math.log(x), 11);
    expect(log10(x)).toBeCloseTo(Math.log10(x), 11);
  },
);

test.each([-700, -40, -1, -0.5, -1e-9, 0, 0.3, 0.5, 1, 2.7, 30])('e to the %d', (x) => {
  expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 11);
});
