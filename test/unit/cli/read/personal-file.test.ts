// Where a person's own list lies.

import { expect, test } from 'vitest';
import { personalPlace } from '../../../../src/cli/read/personal-file.ts';

test.each<[Record<string, string>, string | undefined]>([
  [{ XDG_CONFIG_HOME: '/c', HOME: '/h' }, '/c/crossfill/words.txt'],
  [{ HOME: '/h' }, '/h/.config/crossfill/words.txt'],
  [{ XDG_CONFIG_HOME: '', HOME: '/h' }, '/h/.config/crossfill/words.txt'],
  // A relative path is to be ignored.
  [{ XDG_CONFIG_HOME: 'c', HOME: '/h' }, '/h/.config/crossfill/words.txt'],
  [{ USERPROFILE: '/u' }, '/u/.config/crossfill/words.txt'],
  [{}, undefined],
])('%j', (env, path) => {
  const place = path && { path, isNamed: false };
  expect(personalPlace(undefined, env)).toEqual(place);
  expect(personalPlace(false, env)).toBeUndefined();
  expect(personalPlace('own.txt', env)).toEqual({ path: 'own.txt', isNamed: true });
});
