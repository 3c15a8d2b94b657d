import { expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { SYMMETRIES, symmetriesOf } from '../../../src/layout/symmetry.ts';

test.each<[string, string, string[]]>([
  ['no blocks', '___\n___\n___', [...SYMMETRIES]],
  ['no blocks, not square', '____\n____', ['half-turn', 'left-right', 'up-down']],
  ['a corner', '#__\n___\n___', ['diagonal']],
  ['the other corner', '__#\n___\n___', ['anti-diagonal']],
  ['two opposite corners', '#__\n___\n__#', ['half-turn', 'diagonal', 'anti-diagonal']],
  ['two upper corners', '#_#\n___\n___', ['left-right']],
  ['two left corners', '#__\n___\n#__', ['up-down']],
  ['a pinwheel', '_#__\n___#\n#___\n__#_', ['half-turn', 'quarter-turn']],
  ['half a turn, not square', '#___\n___#', ['half-turn']],
  ['none', '##_\n___\n#__\n', []],
  ['letters are open cells', 'A__\n___\n__#', ['diagonal']],
])('%s', (_, text, symmetries) => {
  expect(symmetriesOf(parseTemplate(text).layout)).toEqual(symmetries);
});
