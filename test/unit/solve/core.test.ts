// The two sides of the core agree: on the tables, and on what numbers mean.

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

test('every size and table that the core asks for is one of a state, and the other way round', () => {
  const { parameters, tables, memory } = new State(problem);
  const asked = textOf('core/tables.ts').matchAll(/^export declare const (\w+): i32;/gm);
  const laid = Object.keys({ ...parameters, ...tables });
  expect(Array.from(asked, ([, name]) => name).sort()).toEqual(laid.sort());
  // Tables are aligned, and none lies in another's place.
  for (const [name, offset] of Object.entries(tables)) {
    expect(offset % 4, name).toBe(0);
    expect(offset).toBeLessThan(memory.top);
  }
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

test('every exported function says in a line what it does', () => {
  for (const file of readdirSync(new URL('core/', SOLVE))) {
    if (!file.endsWith('.ts')) continue;
    const bare = textOf(`core/${file}`).matchAll(/(?<!\*\/)\nexport function (\w+)/g);
    expect(Array.from(bare, ([, name]) => `${file}: ${name}`)).toEqual([]);
  }
});
