// Numbers that both sides of the core know are the same on both.

import { expect, test } from 'vitest';
import { wordCore } from '../../../src/words/core.ts';
import { CAPITALISED } from '../../../src/words/reading/entry-bucket.ts';
import {
  CAPITAL,
  COUNT_SHIFT,
  MAX_LENGTH,
  SMALL,
} from '../../../src/words/reading/entry-speller.ts';
import { BEYOND } from '../../../src/words/reading/score-map.ts';
import { IS_NAME } from '../../../src/words/vocabulary/tags.ts';

test.each(
  Object.entries({ MAX_LENGTH, IS_NAME, CAPITALISED, COUNT_SHIFT, SMALL, CAPITAL, BEYOND }),
)('%s', (name, value) => {
  const { loops } = wordCore();
  expect(loops[name as 'SMALL'].value).toBe(value);
});
