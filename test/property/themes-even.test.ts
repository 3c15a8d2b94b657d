import { test } from 'vitest';
import { DAILY, expectRoomForTheme } from '../support/themes.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';

test.runIf(IS_THOROUGH).each([2])('a theme has its place in a daily: %i', (seed) =>
  expectRoomForTheme(DAILY, seed),
);
