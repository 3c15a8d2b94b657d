import { expect, test } from 'vitest';
import { drawingOf, viewsOf } from '../../../../src/format/page/drawing.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

const MARKED = '~AB|C\n -\n_(_)#{D}\n[EF]___\n';

test('cells stand where they lie, with what is around and in them', () => {
  const { width, height, cells, blocks } = drawingOf(parseTemplate(MARKED), 'solution');
  expect({ width, height, blocks }).toEqual({ width: 4, height: 3, blocks: [{ x: 2, y: 1 }] });
  expect(cells.map(({ cell }) => cell)).toEqual(cells.map((_, i) => i));
  const said = cells.map(({ x, y, label = '', content = '', isCircled, isShaded }) =>
    [x, y, label, content, isCircled ? 'o' : '', isShaded ? '=' : ''].join(' ').trimEnd(),
  );
  expect(said).toEqual([
    '1 0 1 A',
    '2 0  B',
    '3 0 2 C',
    '0 1 3',
    '1 1 4  o',
    '3 1  D  =',
    '0 2 5 EF',
    '1 2',
    '2 2',
    '3 2',
  ]);
});

test('a puzzle shows nothing but what is revealed', () => {
  const puzzle = { ...parseTemplate('AB\nC_\n'), revealed: new Set([1]) };
  const contents = (view: 'puzzle' | 'solution') =>
    drawingOf(puzzle, view).cells.map(({ content }) => content);
  expect(contents('puzzle')).toEqual([undefined, 'B', undefined, undefined]);
  expect(contents('solution')).toEqual(['A', 'B', 'C', undefined]);
});

test('a puzzle and its solution are one where nothing is hidden', () => {
  const puzzle = parseTemplate('A_\n');
  expect(viewsOf(puzzle, 'both')).toEqual(['puzzle', 'solution']);
  expect(viewsOf({ ...puzzle, revealed: new Set([0]) }, 'both')).toEqual(['puzzle']);
  expect(viewsOf(parseTemplate('__\n'), 'both')).toEqual(['puzzle']);
  expect(viewsOf(puzzle, 'solution')).toEqual(['solution']);
});

/** Lines as `x,y-x,y`. */
function said(lines: ReturnType<typeof drawingOf>['bars']): string[] {
  return lines.map(({ from, to }) => `${from.x},${from.y}-${to.x},${to.y}`);
}

test('bars that go on are one line', () => {
  const { bars } = drawingOf(parseTemplate('__|_\n--\n__|_\n___\n'), 'puzzle');
  expect(said(bars)).toEqual(['0,1-2,1', '2,0-2,2']);
});

test('the outline goes around cells and blocks, and around holes', () => {
  expect(said(drawingOf(parseTemplate('_#\n__\n'), 'puzzle').outline)).toEqual([
    '0,0-2,0',
    '0,2-2,2',
    '0,0-0,2',
    '2,0-2,2',
  ]);
  expect(said(drawingOf(parseTemplate('~_\n__\n'), 'puzzle').outline)).toEqual([
    '1,0-2,0',
    '0,1-1,1',
    '0,2-2,2',
    '0,1-0,2',
    '1,0-1,1',
    '2,0-2,2',
  ]);
});
