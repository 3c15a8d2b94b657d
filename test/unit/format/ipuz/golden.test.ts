import { expect, test } from 'vitest';
import { renderIpuz } from '../../../../src/format/ipuz/render-ipuz.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

const PUZZLE: Puzzle = {
  ...parseTemplate('(C)A|T\n -\n{A}#[EA]\n~YE\n'),
  clues: ['Cats & &lt;b><i>dogs</i>', undefined, 'You'],
  enumerations: ['1,1', undefined, undefined],
  revealed: new Set([0]),
  heading: { title: 'T', author: 'Me', date: '2026-11-02', notes: 'One\ntwo' },
};

const GOLDEN = `{
  "version": "http://ipuz.org/v2",
  "kind": [
    "http://ipuz.org/crossword#1",
    "https://libipuz.org/barred#1"
  ],
  "title": "T",
  "author": "Me",
  "notes": "One\\ntwo",
  "date": "11/02/2026",
  "dimensions": {
    "width": 3,
    "height": 3
  },
  "block": "#",
  "empty": 0,
  "showenumerations": true,
  "puzzle": [
    [{"cell":1,"style":{"shapebg":"circle","barred":"B"},"value":"C"}, {"cell":0,"style":{"barred":"R"}}, 2],
    [{"cell":0,"style":{"highlight":true,"color":"c0c0c0"}}, "#", 0],
    [null, 3, 0]
  ],
  "solution": [
    ["C", "A", "T"],
    ["A", "#", "EA"],
    [null, "Y", "E"]
  ],
  "clues": {
    "Across": [
      {"number":1,"clue":"Cats & &lt;b><i>dogs</i>","enumeration":"1,1"},
      [3, "-"]
    ],
    "Down": [
      [2, "You"]
    ]
  }
}
`;

test('a puzzle with something of everything', () => {
  expect(renderIpuz(PUZZLE)).toBe(GOLDEN);
});

test('how it was filled stands under a key of our own, with the template', () => {
  const blank = parseTemplate('A_#\n_B_\n', { leastLength: 3 });
  const filled = { ...blank, cells: ['A', 'C', 'D', 'B', 'E'] };
  const dicts = [{ name: 'w', sha256: 'ff', words: 2 }];
  const text = renderIpuz(filled, { fill: { version: '1.2.3', seed: 7, dicts } });
  expect(JSON.parse(text)).toMatchObject({
    puzzle: [
      [0, 0, '#'],
      [1, 0, 0],
    ],
    solution: [
      ['A', 'C', '#'],
      ['D', 'B', 'E'],
    ],
    'org.crossfill:leastLength': 3,
    'org.crossfill:fill': { version: '1.2.3', seed: 7, template: ['A_#', '_B_'], dicts },
  });
});

test('signs for blocks and open cells are none that stand in a cell', () => {
  const blank = parseTemplate('___\n_#_\n');
  const odd = { ...blank, cells: ['0', '#', undefined, '-', '.'] };
  const { block, empty, puzzle, solution } = JSON.parse(renderIpuz(odd));
  expect({ block, empty }).toEqual({ block: ':0', empty: ':1' });
  expect(puzzle[1]).toEqual([':1', ':0', ':1']);
  expect(solution[0]).toEqual(['0', '#', ':1']);
});
