import { expect, test } from 'vitest';
import { lostIn } from '../../../src/format/formats.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';

const puzzle = parseTemplate('AB\nCD\n');
const codeword: Puzzle = {
  ...puzzle,
  revealed: new Set([0]),
  variety: { kind: 'codeword', codes: [1, 2, 3, 4] },
};

test('a puzzle without anything more loses nothing', () => {
  expect(lostIn('plain', puzzle)).toEqual({ lost: [], refused: [] });
  expect(lostIn('plain', { ...puzzle, heading: {}, clues: [undefined] })).toEqual({
    lost: [],
    refused: [],
  });
  expect(lostIn('plain', { ...puzzle, heading: { title: 'T' } }).lost).toEqual(['heading']);
});

test('a puzzle without clues is refused where it would be another one', () => {
  expect(lostIn('puz', codeword)).toEqual({ lost: [], refused: ['codes'] });
  // What is given is said with the numbers.
  expect(lostIn('json', codeword)).toEqual({ lost: [], refused: [] });
  expect(lostIn('json', { ...puzzle, revealed: new Set([0]) }).lost).toEqual(['revealed']);
});

test('fields of another format are lost, unless they are about the file', () => {
  const unread = { format: 'ipuz', fields: { 'com.example:more': 1 } } as const;
  expect(lostIn('jpz', { ...puzzle, unread }).lost).toEqual(['unread']);
  expect(lostIn('ipuz', { ...puzzle, unread }).lost).toEqual([]);
  expect(lostIn('jpz', { ...puzzle, unread: { ...unread, isAboutFile: true } }).lost).toEqual([]);
  const zipped = { format: 'jpz', fields: {} } as const;
  expect(lostIn('jpz-zip', { ...puzzle, unread: zipped }).lost).toEqual([]);
});
