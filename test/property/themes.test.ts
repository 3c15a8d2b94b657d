import { test } from 'vitest';
import { DAILY, expectRoomForTheme, MIDI } from '../support/themes.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';

test('a theme of assorted lengths has its place in a midi', () => expectRoomForTheme(MIDI, 5));

// The even ones are in a file of their own, for another core.
test.runIf(IS_THOROUGH).each([3])('and in a daily: %i', (seed) => expectRoomForTheme(DAILY, seed));
