// Looking up how an entry is printed, in lines sorted by entry.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formIn } from '../../../src/base/sorted-lines.ts';
import { DISPLAY_FORMS } from '../../../src/cli/world/bundled.ts';

const LINES = 'AA;AA\nAAA;Aaa\nAB;a b\nB;é’s\nCCC;C.C.C.\n';

test.each([
  ['AA', 'AA'],
  ['AAA', 'Aaa'],
  ['AB', 'a b'],
  ['B', 'é’s'],
  ['CCC', 'C.C.C.'],
])('%s is %s', (entry, form) => {
  expect(formIn(LINES, entry)).toBe(form);
});

test.each(['A', 'AAB', 'C', 'CC', 'CCCC', 'Z', '', 'É'])('%j has none', (entry) => {
  expect(formIn(LINES, entry)).toBeUndefined();
  expect(formIn('', entry)).toBeUndefined();
});

test('every line of the bundled file is found', () => {
  const text = readFileSync(DISPLAY_FORMS, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  const some = lines.filter((_, i) => i % 97 === 0 || i < 50 || i > lines.length - 50);
  for (const line of some) {
    const [entry, form] = line.split(';');
    expect(formIn(text, entry!)).toBe(form);
  }
});
