import { expect, test } from 'vitest';
import { parseTemplate } from '../../../src/grid/parse-template.ts';
import { blankPuzzle } from '../../../src/grid/puzzle.ts';
import { renderTemplate, templateRows } from '../../../src/render/template.ts';

test.each<[string, string]>([
  ['# . _\na b C\n', '#__\nABC\n'],
  ['#', '#\n'],
])('%j is %j', (text, rendered) => {
  const puzzle = blankPuzzle(parseTemplate(text));
  expect(renderTemplate(puzzle)).toBe(rendered);
  expect(templateRows(puzzle)).toEqual(rendered.trimEnd().split('\n'));
});
