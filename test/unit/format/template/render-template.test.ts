import { expect, test } from 'vitest';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate, templateRows } from '../../../../src/format/template/render-template.ts';

test.each<[string, string]>([
  ['# . _\na b C\n', '#__\nABC\n'],
  ['#', '#\n'],
])('%j is %j', (text, rendered) => {
  const puzzle = parseTemplate(text);
  expect(renderTemplate(puzzle)).toBe(rendered);
  expect(templateRows(puzzle)).toEqual(rendered.trimEnd().split('\n'));
});
