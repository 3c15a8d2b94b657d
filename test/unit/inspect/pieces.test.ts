import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { type CuttingCell, type GridPieces, piecesOf } from '../../../src/inspect/pieces.ts';
import { BLOCK, OPEN, type Picture, pictureOf, puzzleOf } from '../../support/pictures.ts';

/** With positions of the picture for cells. */
function piecesIn(picture: Picture): Omit<GridPieces, 'first'> {
  const { layout } = puzzleOf(picture);
  const { count, cuttingCells } = piecesOf(layout);
  const { positionOf } = layout.geometry;
  return {
    count,
    cuttingCells: cuttingCells.map((each) => ({ ...each, cell: positionOf[each.cell]! })),
  };
}

test('each piece by its first cell and its size', () => {
  const { layout } = puzzleOf(pictureOf('__#_\n_##_'));
  expect(piecesOf(layout).first).toEqual([
    { cell: 0, size: 3 },
    { cell: 2, size: 2 },
  ]);
});

describe('pieces', () => {
  test.each<[string, string, number, CuttingCell[]]>([
    ['all blocks', '##\n##', 0, []],
    ['one', '__\n__', 1, []],
    ['two, by a wall', '_#_\n_#_', 2, []],
    ['cells that touch at a corner do not hang together', '_#\n#_', 2, []],
    ['a line falls apart in its middle', '_______', 1, [{ cell: 3, cutsOff: 3 }]],
    ['the loose ends of a line do not count', '______', 1, []],
    [
      'a bridge',
      '___#___\n_______\n___#___',
      1,
      [
        { cell: 9, cutsOff: 8 },
        { cell: 10, cutsOff: 9 },
        { cell: 11, cutsOff: 8 },
      ],
    ],
    ['three arms of one cell', '###_###\n###_###\n###_###\n_______', 1, [{ cell: 24, cutsOff: 6 }]],
  ])('%s', (_, text, count, cuttingCells) => {
    expect(piecesIn(pictureOf(...text.split('\n')))).toEqual({ count, cuttingCells });
  });

  test('a path of 30,000 cells is walked without recursion', () => {
    const { count, cuttingCells } = piecesOf(parseTemplate(OPEN.repeat(30_000)).layout);
    expect({ count, cutting: cuttingCells.length }).toEqual({ count: 1, cutting: 30_000 - 6 });
  });

  test('as found by taking each cell out of random grids', () => {
    const random = new Random(1);
    for (let i = 0; i < 200; i++) {
      const [width, height] = [2 + random.below(6), 2 + random.below(6)];
      const cells = Array.from({ length: width * height }, () =>
        random.below(3) === 0 ? BLOCK : OPEN,
      );
      const template = { width, height, cells };
      expect(piecesIn(template)).toEqual(piecesByFlooding(template));
    }
  });
});

function piecesByFlooding(template: Picture): Omit<GridPieces, 'first'> {
  const pieces = flood(template, -1);
  const cuttingCells = pieces.flatMap((piece) =>
    piece.flatMap((cell) => {
      const parts = flood(template, cell)
        .filter((part) => piece.includes(part[0]!))
        .map((part) => part.length);
      const large = parts.filter((part) => part >= 3);
      if (large.length < 2) return [];
      return [{ cell, cutsOff: piece.length - 1 - Math.max(...large) }];
    }),
  );
  return { count: pieces.length, cuttingCells: cuttingCells.sort((a, b) => a.cell - b.cell) };
}

/** The pieces of a grid without one of its cells. */
function flood({ width, height, cells }: Picture, without: number): number[][] {
  const seen = new Set<number>([without]);
  const pieces: number[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] === BLOCK || seen.has(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const cell of piece) {
      const [row, column] = [Math.floor(cell / width), cell % width];
      for (const [r, c] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as const) {
        const next = r * width + c;
        const isInside = r >= 0 && r < height && c >= 0 && c < width;
        if (!isInside || cells[next] === BLOCK || seen.has(next)) continue;
        seen.add(next);
        piece.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
