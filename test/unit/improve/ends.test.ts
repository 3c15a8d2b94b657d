// However few nodes there are, the search for a better fill ends.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { fillBest } from '../../../src/library/fill.ts';
import { parseWordList } from '../../../src/library/words.ts';

test('a rest of a node is no question', async () => {
  // With these words the value is proved before the floor is.
  const list = readFileSync(new URL('../../../dicts/english.txt', import.meta.url));
  const words = parseWordList(list.subarray(0, list.indexOf('\n', 50_000) + 1));
  const template = parseTemplate('A_#\n___\n#_B\n');
  for (let maxNodes = 1; maxNodes <= 40; maxNodes++) {
    const rules = { only: [{ slot: '1D' }] };
    const { status } = await fillBest(template, words, { maxNodes, allowRepeats: true, rules });
    expect(status).not.toBe('unfillable');
  }
}, 10_000);
