// The constructor's session of docs/session.md, from its first command to its last, in one folder. Commands go on
// from what those before them wrote, and each takes a process: `npm test` plays the beginning.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';
import { shown, transcriptsOf } from '../support/transcripts.ts';

const { folder } = scratch();
const PAGE = readFileSync(new URL('../../docs/session.md', import.meta.url), 'utf8');

test.each(firstOf(transcriptsOf(PAGE), 5))('$ %s', (command, printed) => {
  expect(shown(command, folder)).toBe(printed);
});
