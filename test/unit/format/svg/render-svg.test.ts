import { describe, expect, test } from 'vitest';
import { renderSvg } from '../../../../src/format/svg/render-svg.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

const puzzle = parseTemplate('~AB|C\n -\n_(_)#{D}\n[HEARTS]___\n');

/** What stands in the texts of a picture. */
function texts(svg: string): string[] {
  return Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), (match) => match[1]!);
}

/** The attributes of the one path that is drawn so. */
function paths(svg: string, pattern: RegExp): string[] {
  return Array.from(svg.matchAll(/<path ([^>]*)\/>/g), (match) => match[1]!).filter((path) =>
    pattern.test(path),
  );
}

test('numbers and letters are text; a solution stands beside its puzzle', () => {
  const numbers = ['1', '2', '3', '4', '5'];
  const letters = ['A', 'B', 'C', 'D', 'HEARTS'];
  expect(texts(renderSvg(puzzle, { show: 'puzzle' }))).toEqual(numbers);
  expect(texts(renderSvg(puzzle, { show: 'solution' }))).toEqual([...numbers, ...letters]);
  expect(texts(renderSvg(puzzle))).toEqual([...numbers, ...numbers, ...letters]);
  expect(renderSvg(puzzle, { show: 'puzzle' })).toContain('viewBox="0 0 162 126" width="162"');
  expect(renderSvg(puzzle)).toContain('viewBox="0 0 342 126" width="342"');
});

test('blocks, shades, circles, bars and the outline are shapes', () => {
  const svg = renderSvg(puzzle, { show: 'puzzle', look: 'print' });
  expect(paths(svg, /fill="#000000"/)).toEqual(['fill="#000000" d="M72 36h36v36h-36z"']);
  expect(paths(svg, /fill="#d0d0d0"/)).toEqual(['fill="#d0d0d0" d="M108 36h36v36h-36z"']);
  expect(paths(svg, /d="M37/)).toHaveLength(1);
  expect(paths(svg, /stroke-width="4"/)[0]).toMatch(/d="M36 36L72 36M108 0L108 36"$/);
  expect(paths(svg, /stroke-width="2"/)).toHaveLength(1);
});

test('several letters shrink to fit', () => {
  const svg = renderSvg(puzzle, { show: 'solution' });
  const sizeOf = (content: string): number =>
    Number(new RegExp(`font-size="([^"]+)">${content}<`).exec(svg)![1]);
  expect(sizeOf('HEARTS')).toBeLessThan(sizeOf('A') / 2);
  expect(sizeOf('HEARTS') * 'HEARTS'.length).toBeLessThan(48);
});

test('looks have colours of their own, and a page but on paper', () => {
  expect(renderSvg(puzzle)).toContain('<rect width="342" height="126" fill="#ffffff"/>');
  expect(renderSvg(puzzle, { look: 'dark' })).toContain('fill="#15171a"/>');
  expect(renderSvg(puzzle, { look: 'print' })).not.toContain('<rect');
});

describe('what comes from files', () => {
  const heading = { title: '</title><script>"&\u0000\ud800', author: "O'Hara", notes: 'a < b' };

  test('is escaped', () => {
    const svg = renderSvg({ ...puzzle, heading });
    expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;\ufffd\ufffd</title>');
    expect(svg).toContain("By O'Hara\na &lt; b</desc>");
  });

  test('and what is no such text is said for all', () => {
    expect(renderSvg(puzzle)).toContain(
      '<title>Crossword</title>\n<desc>A crossword grid of 4 by 3, 6 entries: puzzle and solution.</desc>',
    );
  });
});

test('the words of a fill-in and the key of a codeword stand below the grid', () => {
  const square = { ...parseTemplate('AB\nBC\n'), revealed: new Set([0]) };
  const words = renderSvg(
    { ...square, variety: { kind: 'fill-in', words: ['AB', 'BC'] } },
    { show: 'puzzle' },
  );
  expect(texts(words)).toEqual(['A', '2 letters', 'AB', 'BC']);
  const key = renderSvg(
    { ...square, variety: { kind: 'codeword', codes: [1, 2, 2, 3] } },
    { show: 'puzzle' },
  );
  expect(texts(key)).toEqual([
    '1',
    '2',
    '2',
    '3',
    'A',
    '1',
    'A',
    '2',
    '3',
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ]);
  expect(key).toContain('height="382"');
});
