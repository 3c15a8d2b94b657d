// Exponential and logarithm of additions, multiplications and divisions alone, which are the same to the last bit
// on every machine; those of `Math` may differ from engine to engine.

/** Of the series; what is left out is below the precision of numbers. */
const EXP_TERMS = 16;
const LN_TERMS = 18;

/** e to the power of `x`. */
export function exp(x: number): number {
  // The series wants a small number: half of it, squared afterwards, is the same.
  let small = x;
  let halvings = 0;
  for (; small > 0.5 || small < -0.5; halvings++) small /= 2;
  let sum = 1;
  for (let term = EXP_TERMS; term > 0; term--) sum = 1 + (sum * small) / term;
  for (; halvings > 0; halvings--) sum *= sum;
  return sum;
}

/** The natural logarithm of a number above 0. */
export function ln(x: number): number {
  let twos = 0;
  let part = x;
  for (; part >= 2; twos++) part /= 2;
  for (; part < 1; twos--) part *= 2;
  // From 1 to 2: twice the inverse hyperbolic tangent of this.
  const t = (part - 1) / (part + 1);
  let sum = 0;
  for (let term = LN_TERMS; term >= 0; term--) sum = sum * t * t + 1 / (2 * term + 1);
  return twos * Math.LN2 + 2 * t * sum;
}

export function log10(x: number): number {
  return ln(x) / Math.LN10;
}
