import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { parseIpuz } from '../../../../src/format/ipuz/parse-ipuz.ts';
import { renderIpuz } from '../../../../src/format/ipuz/render-ipuz.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { said } from '../../../support/said.ts';
import { some } from '../../../support/thoroughness.ts';

const { carries: features } = FORMATS['ipuz'];

test.each(bundledTemplates())('%s comes back as it was, blank and dressed', (_, blank) => {
  for (const puzzle of [blank, dressed(new Random(1), blank, { features })]) {
    const text = renderIpuz(puzzle);
    const back = parseIpuz(text, { fold: false });
    expect(said(back)).toEqual(said(puzzle));
    expect(back.unread).toBeUndefined();
    expect(renderIpuz(back)).toBe(text);
  }
});

test('random puzzles come back as they were', () => {
  for (let seed = 0; seed < some(2000); seed++) {
    const random = new Random(seed);
    const isPartial = seed % 2 === 0;
    const puzzle = randomPuzzle(random, { features, isPartial, leastLengths: [1, 2, 2, 3, 4] });
    const text = renderIpuz(puzzle);
    const back = parseIpuz(text, { fold: false });
    expect(said(back), `${seed}`).toEqual(said(puzzle));
    expect(renderIpuz(back), `${seed}`).toBe(text);
  }
});

describe('what is not understood', () => {
  const FIELDS = {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword/crypticcrossword#1'],
    dimensions: { width: 2, height: 2 },
    difficulty: 'hard',
    'org.example:deep': { a: [1, { b: null }] },
    styles: { odd: { color: 'ff0000', border: 2 } },
    saved: [
      ['X', 0],
      [0, 0],
    ],
    checksum: ['salt', 'abc'],
    puzzle: [
      [
        { cell: 1, style: 'odd' },
        { cell: 2, style: { mark: { TL: '9' }, shapebg: 'circle' } },
      ],
      [{ cell: 3, continued: true }, 0],
    ],
    solution: [
      [['A', 'E'], 'B'],
      [{ value: 'C', note: 1 }, 'D'],
    ],
    clues: {
      'Across:Horizontaal': [{ number: 1, clue: 'One', image: 'x.png' }, [3, 'Three']],
      Down: [
        [1, 'Uno'],
        [2, 'Dos'],
      ],
      Diagonal: [['x', 'slanted']],
    },
  };

  test('is written again, once and for good', () => {
    const puzzle = parseIpuz(JSON.stringify(FIELDS));
    const text = renderIpuz(puzzle);
    expect(JSON.parse(text)).toMatchObject({
      ...FIELDS,
      puzzle: [[{ cell: 1, style: { named: 'odd' } }, FIELDS.puzzle[0]![1]], FIELDS.puzzle[1]],
      solution: FIELDS.solution,
      clues: FIELDS.clues,
    });
    expect(renderIpuz(parseIpuz(text))).toBe(text);
  });

  test('stays out where it was said of other letters', () => {
    const puzzle = parseIpuz(JSON.stringify(FIELDS));
    const text = renderIpuz({ ...puzzle, cells: ['X', 'B', 'C', 'D'] });
    const fields = JSON.parse(text);
    expect(fields.difficulty).toBe('hard');
    expect([fields.saved, fields.checksum]).toEqual([undefined, undefined]);
    expect(fields.solution).toEqual([
      ['X', 'B'],
      [{ value: 'C', note: 1 }, 'D'],
    ]);
  });

  test('is no matter for another format', () => {
    const puzzle = parseIpuz(JSON.stringify(FIELDS));
    const text = renderIpuz({ ...puzzle, unread: { ...puzzle.unread!, format: 'other' } });
    expect(JSON.parse(text).difficulty).toBeUndefined();
  });
});
