import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { PAGE_STYLE_FIELDS, parsePageStyle } from '../../../../src/format/pdf/page-style.ts';

const SCHEMA = new URL('../../../../docs/page-style.schema.json', import.meta.url);

test('lengths are points, or have a unit', () => {
  const json =
    '{ "cellSize": "9mm", "margins": { "inner": "0.5in", "top": 30 }, "textSize": "11 pt" }';
  const style = parsePageStyle(json, 's.json');
  expect(style.cellSize).toBeCloseTo(25.51, 2);
  expect(style).toMatchObject({ margins: { inner: 36, top: 30 }, textSize: 11 });
});

test.each([
  ['{ "celSize": 9 }', "unknown name 'celSize': did you mean cellSize?"],
  [
    '{ "cellSize": "9 miles" }',
    'cellSize: expected a length from 8 to 100 points, such as 12 or "9mm"',
  ],
  [
    '{ "margins": { "left": 9 } }',
    "unknown name 'margins.left'; there are top, bottom, outer, inner",
  ],
  ['{ "blockColor": "black" }', 'blockColor: expected a colour such as "#444444"'],
  ['{ "solutionsPerPage": 5 }', 'solutionsPerPage: expected one of 1, 2, 4, 6, 9'],
  ['{ "runningTitles": 1 }', 'runningTitles: expected true or false'],
  ['{ "address": 1 }', 'address: expected a text'],
  ['[]', 'a page style: expected an object in braces'],
])('%s is refused', (json, message) => {
  expect(() => parsePageStyle(json, 's.json')).toThrow(
    new InputError(message, { source: 's.json' }),
  );
});

test('the schema has the same names', () => {
  const { properties } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  expect(Object.keys(properties).sort()).toEqual(Object.keys(PAGE_STYLE_FIELDS).sort());
});
