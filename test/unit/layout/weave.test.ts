import { expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import type { Layout, Slot } from '../../../src/layout/layout.ts';
import { isWeave } from '../../../src/layout/weave.ts';

test.each([
  ['___\n_#_\n___\n', undefined],
  ['__|_\n___\n', undefined],
  ['~_~\n___\n~_~\n', undefined],
  ['____\n_#__\n_#__\n', 3],
  ['_#_\n', 1],
  ['###\n', undefined],
])('%j is no weave', (text, leastLength) => {
  const { layout } = parseTemplate(text, leastLength === undefined ? {} : { leastLength });
  expect(isWeave(layout)).toBe(false);
  expect(isWeave({ ...layout, slots: [...layout.slots].reverse() })).toBe(false);
});

test.each<[string, (slots: readonly Slot[]) => readonly Slot[]]>([
  ['another way', (slots) => slots.map((slot) => ({ ...slot, direction: 'ring' }))],
  ['another number', (slots) => slots.map((slot) => ({ ...slot, number: slot.number + 1 }))],
  [
    'the other way round',
    (slots) => slots.map((slot) => ({ ...slot, cells: slot.cells.toReversed() })),
  ],
  ['one less', (slots) => slots.slice(1)],
  ['one more', (slots) => [...slots, { ...slots[0]!, number: 9 }]],
])('slots with %s are a weave', (_, change) => {
  const { layout } = parseTemplate('___\n_#_\n___\n');
  const woven: Layout = { ...layout, slots: change(layout.slots) };
  expect(isWeave(woven)).toBe(true);
});
