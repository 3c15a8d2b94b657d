// How thorough a run of the tests is. `npm test` looks at a part of the cases, in a minute and a half; with
// CROSSFILL_TESTS=all, as `npm run check` and CI have it, every test looks at all of them.

export const IS_THOROUGH = process.env['CROSSFILL_TESTS'] === 'all';
const PART = 10;

/** The numbers of the batches that are looked at, of so many; the first one always. */
export function batches(count: number): number[] {
  return Array.from({ length: IS_THOROUGH ? count : 1 }, (_, batch) => batch);
}

/** How many of so many random cases are looked at. */
export function some(count: number): number {
  return IS_THOROUGH ? count : Math.floor(count / PART);
}

/**
 * More often than this must be met what random cases are for. In a part of them chance has more to say, and what
 * is rare need not be met at all.
 */
export function met(count: number): number {
  return IS_THOROUGH ? count : Math.floor(count / PART / 3) || -1;
}

/** Those cases that are looked at, of a list that begins with what tells most. */
export function firstOf<T>(cases: readonly T[], count = 1): readonly T[] {
  return IS_THOROUGH ? cases : cases.slice(0, count);
}
