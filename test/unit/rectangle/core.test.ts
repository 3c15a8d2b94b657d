// Numbers that both sides of the core know are the same on both, and every table has a name there.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Memory } from '../../../src/base/memory.ts';
import { rectangleCore } from '../../../src/rectangle/core.ts';
import { FIRST_CHILD, KIND, LETTERS, MASK_LETTERS, NODE } from '../../../src/rectangle/trie.ts';

const core = rectangleCore(new Memory());

test.each(Object.entries({ NODE, LETTERS, FIRST_CHILD, KIND, MASK_LETTERS }))(
  '%s',
  (name, value) => {
    expect(core[name as 'NODE'].value).toBe(value);
  },
);

test('every table is set, by one of the two that lay them out', () => {
  const textOf = (file: string): string =>
    readFileSync(new URL(`../../../src/rectangle/${file}`, import.meta.url), 'utf8');
  const tables = textOf('core/tables.ts').matchAll(/^export let (\w+)/gm);
  const set = ['row-state.ts', 'seek-state.ts'].flatMap((file) => {
    const inside = /setTables\(core, \{([^}]*)\}/.exec(textOf(file))![1]!;
    return Array.from(inside.matchAll(/^ {4}(\w+)[:,]/gm), ([, name]) => name);
  });
  expect(new Set(set)).toEqual(new Set(Array.from(tables, ([, name]) => name)));
});
