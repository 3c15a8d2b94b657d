// What the README shows is what the program prints: each `$ command` of its console blocks is run
// by a shell, and the block must be true to the byte. What stands in its `ts` blocks must be there.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import { blocksOf, shown, transcriptsOf } from '../support/transcripts.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const transcripts = transcriptsOf(README);

describe('the README', () => {
  test('shows commands', () => expect(transcripts.length).toBeGreaterThan(3));

  test.each(transcripts)('$ %s', (command, printed) => {
    expect(shown(command)).toBe(printed);
  });

  test('fits on a screen or two, and is short enough to be read', () => {
    expect(README.split('\n').length).toBeLessThan(100);
  });

  test('names only what the library has', () => {
    const names = blocksOf(README, 'ts').flatMap((block) => {
      const imports = /import \{ ([^}]*) \} from 'crossfill'/.exec(block);
      return imports === null ? [] : imports[1]!.split(', ');
    });
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(library).toHaveProperty(name);
  });
});
