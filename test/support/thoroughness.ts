// How thorough a run of the tests is. `npm test` looks at a part of the random cases, in under two minutes;
// with CROSSFILL_TESTS=all, as `npm run check` has it, every test looks at all of them.

const IS_THOROUGH = process.env['CROSSFILL_TESTS'] === 'all';
const PART = 5;

/** The numbers of the batches that are looked at, of so many; the first one always. */
export function batches(count: number): number[] {
  return Array.from({ length: IS_THOROUGH ? count : 1 }, (_, batch) => batch);
}

/** How many of so many random cases are looked at, and how often what they are for must be met. */
export function some(count: number): number {
  return IS_THOROUGH ? count : Math.floor(count / PART);
}
