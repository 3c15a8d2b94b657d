import { expect, test } from 'vitest';
import { openList } from '../../../bench/lists.ts';
import { judge, readFill } from '../../../bench/read-fill.ts';
import { writeScratch } from '../../../bench/scratch.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';

/** A ring of four entries, and a cell that lies in none. */
const TEMPLATE = parseTemplate('___\n_#_\n___\n###\n#_#\n');
const LIST = openList(writeScratch('tiny', 'cat\ncow\ntot\nwit\nwet\n'));
const CELLS = Array.from('CATO#OWIT###');

test.each([
  ['capitals and statistics', 'CAT\nO#O\nWIT\n###\n#.#\n\nnodes=3 time=0.1s\n'],
  ['lower case, dots for blocks', 'cat\no.o\nwit\n...\n.x.\n'],
  ['spaces between cells', 'C A T\nO # O\nW I T\n# # #\n# X #\n'],
  ['other text before it', 'Solved:\nin 3 nodes\nCAT\r\nO#O\r\nWIT\r\n###\r\n###\r\n'],
])('a fill is found: %s', (_, text) => {
  const cells = readFill(text, TEMPLATE)!;
  expect(cells.slice(0, 12).map((cell) => cell.replace('.', '#'))).toEqual(CELLS);
  expect(judge(TEMPLATE, LIST, cells, false)).toBe('');
});

test.each([
  ['No solution found.\n'],
  [''],
  ['CAT\nO#O\nWIT\n###\n'],
  ['CAT\nO#O\n\nWIT\n###\n#_#'],
])('no fill is found in %j', (text) => {
  expect(readFill(text, TEMPLATE)).toBeUndefined();
});

test.each([
  ['a word of no list', 'CAT\nO#O\nWAX\n###\n#_#', /WAX is not in the list/],
  ['a letter on a block', 'CAT\nOXO\nWIT\n###\n#_#', /a block became X/],
  ['a cell left open', 'CAT\nO#_\nWIT\n###\n#_#', /not filled/],
  ['a block on an open cell', 'CAT\nO##\nWIT\n###\n#_#', /not filled/],
  ['a word twice', 'COW\nO#I\nWIT\n###\n#_#', /is already at 1 Across/],
])('a fill with %s is wrong', (_, text, fault) => {
  expect(judge(TEMPLATE, LIST, readFill(text, TEMPLATE)!, false)).toMatch(fault);
});

test('words may repeat when they are allowed to', () => {
  const cells = readFill('COW\nO#I\nWIT\n###\n#_#', TEMPLATE)!;
  expect(judge(TEMPLATE, LIST, cells, true)).toBe('');
});
