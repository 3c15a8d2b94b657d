// Files byte for byte as an independent program writes them, and back.

import { expect, test } from 'vitest';
import { parsePuz } from '../../../../src/format/puz/parse-puz.ts';
import { renderPuz } from '../../../../src/format/puz/render-puz.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';
import type { Heading, Puzzle } from '../../../../src/puzzle/puzzle.ts';

const HEAD =
  '4143524f535326444f574e00005249d611{sums}312e33000000000000000000000000000000000003030400010000' +
  '00434154412e415259452d2d2d2d2e2d2d2d2d';
const HEART = '004752425309000001010000000000000000005254424c0900899820303a48454152543b00';
const CLUES = '506574004175746f00426576657261676500477261696e00';

interface Golden {
  readonly name: string;
  readonly template: string;
  readonly heading?: Heading;
  readonly hex: string;
}

const GOLDEN: readonly Golden[] = [
  {
    name: 'with all its texts',
    template: 'CAT\nA#A\nRYE\n',
    heading: { title: 'T', author: 'Me', copyright: 'c', notes: 'n' },
    hex: `9728${HEAD.replace('{sums}', '141349a651')}54004d65006300${CLUES}6e00`,
  },
  {
    name: 'without title, author, copyright and notes',
    template: 'CAT\nA#A\nRYE\n',
    hex: `8a9c${HEAD.replace('{sums}', '211349a654')}000000${CLUES}00`,
  },
  {
    name: 'with circles',
    template: '(C)AT\nA#A\nRY(E)\n',
    heading: { title: 'T', author: 'Me', copyright: 'c' },
    hex: `80a1${HEAD.replace('{sums}', '2d1349a610')}54004d65006300${CLUES}00474558540900808080000000000000008000`,
  },
  {
    name: 'with a rebus',
    template: '[HEART]AT\nA#A\nRYE\n',
    heading: { title: 'T', author: 'Me', copyright: 'c' },
    hex: `d0a1${HEAD.replace('{sums}', '2d1376a610').replace('434154', '484154')}54004d65006300${CLUES}${HEART}`,
  },
];

function puzzleOf({ template, heading }: Golden): Puzzle {
  const puzzle = parseTemplate(template);
  // Across first; in the file by number.
  const clues = ['Pet', 'Grain', 'Auto', 'Beverage'];
  return { ...puzzle, clues, ...(heading && { heading }) };
}

test('a rebus is read whatever its letter on the board is', () => {
  const hex = `80a1${HEAD.replace('{sums}', '2d1349a610')}54004d65006300${CLUES}${HEART}`;
  expect(renderTemplate(parsePuz(Buffer.from(hex, 'hex')))).toBe('[HEART]AT\nA#A\nRYE\n');
});

test('texts beyond Latin-1 are in UTF-8, in version 2.0', () => {
  const heading = { title: 'Ω “T”', author: 'Me', copyright: 'c', notes: 'n' };
  const hex =
    '44464143524f535326444f574e00005249d6117f1349a6e7322e300000000000000000000000000000000000030304000' +
    `1000000434154412e415259452d2d2d2d2e2d2d2d2dcea920e2809c54e2809d004d65006300${CLUES}6e00`;
  const puzzle = puzzleOf({ ...GOLDEN[0]!, heading });
  expect(hexOf(renderPuz(puzzle))).toBe(hex);
  expect(parsePuz(Buffer.from(hex, 'hex'))).toEqual(puzzle);
});

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test.each(GOLDEN)('a file $name is written', (golden) => {
  expect(hexOf(renderPuz(puzzleOf(golden)))).toBe(golden.hex);
});

test.each(GOLDEN)('a file $name is read', (golden) => {
  const puzzle = parsePuz(Buffer.from(golden.hex, 'hex'));
  expect(renderTemplate(puzzle)).toBe(golden.template);
  expect(puzzle).toEqual(puzzleOf(golden));
});
