// Tables of entries.

import { expect, test } from 'vitest';
import { renderTable, tableHeader } from '../../../../src/format/csv/render-csv.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

const PUZZLE = {
  ...parseTemplate('CAT\n_#A\nRY[EE]\n'),
  clues: ['Pet, or "pet"', undefined, '=1+1', 'Two\nlines\tand a tab'],
  clueSources: ['file.tsv', undefined, undefined, undefined],
};
const words = {
  scoreOf: (letters: readonly string[]) => (letters.join('') === 'CAT' ? 60 : undefined),
  tagsOf: (letters: readonly string[]) => (letters.join('') === 'CAT' ? ['name', 'dated'] : []),
};
const displayOf = (answer: string): string => (answer === 'CAT' ? 'C, at' : answer.toLowerCase());

test('csv quotes what would part fields', () => {
  const csv = { format: 'csv', puzzleNumber: 3, words, displayOf } as const;
  expect(tableHeader('csv') + renderTable(PUZZLE, csv)).toBe(
    [
      'puzzle,number,direction,place,answer,display,score,tags,clue,source',
      '3,1,across,r1c1,CAT,"C, at",60,name dated,"Pet, or ""pet""",file.tsv',
      '3,3,across,r3c1,RYEE,ryee,,,,',
      '3,1,down,r1c1,,,,,=1+1,',
      '3,2,down,r1c3,TAEE,taee,,,"Two\nlines\tand a tab",',
      '',
    ].join('\n'),
  );
});

test('tsv has spaces for what would', () => {
  expect(tableHeader('tsv') + renderTable(PUZZLE, { format: 'tsv', puzzleNumber: 1 })).toBe(
    [
      'puzzle number direction place answer display score tags clue source'.replaceAll(' ', '\t'),
      '1\t1\tacross\tr1c1\tCAT\tCAT\t\t\tPet, or "pet"\tfile.tsv',
      '1\t3\tacross\tr3c1\tRYEE\tRYEE\t\t\t\t',
      '1\t1\tdown\tr1c1\t\t\t\t\t=1+1\t',
      '1\t2\tdown\tr1c3\tTAEE\tTAEE\t\t\tTwo lines and a tab\t',
      '',
    ].join('\n'),
  );
});
