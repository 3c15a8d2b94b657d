// The two sides of the core agree: on the record of tables, and on which file answers which call.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { State } from '../../../src/solve/state.ts';
import { problemOf } from '../../support/probe.ts';
import { listOf } from '../../support/random-cases.ts';

const SOLVE = new URL('../../../src/solve/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, SOLVE), 'utf8');

const cells = ['_', '_'];
const problem = problemOf({
  system: { cells, slots: [[0, 1]] },
  texts: ['AB'],
  words: listOf(['AB']),
  allowRepeats: false,
});

test('the record has the same sizes and tables, in the same order', () => {
  const read = textOf('core/tables.ts').matchAll(
    /^export const (\w+): i32 = (?:size|table)\(\);/gm,
  );
  expect(Array.from(read, ([, name]) => name)).toEqual(Object.keys(new State(problem).tables));
});

test('a size is read as a size, a table as a table', () => {
  const { tables, memory } = new State(problem);
  const read = textOf('core/tables.ts').matchAll(/^export const (\w+): i32 = size\(\);/gm);
  const sizes = Array.from(read, ([, name]) => name);
  const laid = Object.keys(tables).slice(0, sizes.length);
  expect(sizes).toEqual(laid);
  // Tables are aligned, and none lies in another's place.
  const offsets = Object.entries(tables).slice(sizes.length);
  for (const [name, offset] of offsets) expect(offset % 4, name).toBe(0);
  expect(offsets.every(([, offset]) => offset < memory.top)).toBe(true);
});

test.each([
  ['AT_FIXPOINT', 'propagate.ts', 'core/filter.ts'],
  ['NEEDS_ROOM', 'propagate.ts', 'core/filter.ts'],
  ['ONE_WORD', 'propagate.ts', 'core/filter.ts'],
  ['TAKEN', 'claim-clashes.ts', 'core/claim-word.ts'],
  ['CLAIMED', 'claim-clashes.ts', 'core/claim-word.ts'],
])('%s is the same number in %s and in %s', (name, ...files) => {
  const [one, two] = files.map(
    (file) => textOf(file).match(new RegExp(`const ${name}(?:: i32)? = (-?\\d+);`))?.[1],
  );
  expect(one).toBeDefined();
  expect(two).toBe(one);
});

/** Of each interface of core.ts the file it names, and its calls. */
const INTERFACES = Array.from(
  textOf('core.ts').matchAll(/^\/\*\* (core\/[\w-]+\.ts) \*\/\ninterface \w+ \{\n([\s\S]*?)^\}/gm),
  ([, file, body]) => ({
    file: file!,
    calls: Array.from(body!.matchAll(/^ {2}(\w+)\(/gm), ([, call]) => call!),
  }),
);

test.each(INTERFACES)('what is asked of $file stands there', ({ file, calls }) => {
  const text = textOf(file);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(text).toContain(`\nexport function ${call}(`);
});

/** What only the core itself calls, and tests. */
const INNER = ['filterList', 'filterRows', 'listLetters', 'meetSets', 'supportedLetters'];

test('the core has these calls and no others', () => {
  const calls = INTERFACES.flatMap((each) => each.calls);
  const { core } = new State(problem);
  expect(Object.keys(core).sort()).toEqual([...calls, ...INNER, 'memory'].sort());
});

test('every exported function says in a line what it does', () => {
  for (const file of readdirSync(new URL('core/', SOLVE))) {
    if (!file.endsWith('.ts')) continue;
    const bare = textOf(`core/${file}`).matchAll(/(?<!\*\/)\nexport function (\w+)/g);
    expect(Array.from(bare, ([, name]) => `${file}: ${name}`)).toEqual([]);
  }
});
