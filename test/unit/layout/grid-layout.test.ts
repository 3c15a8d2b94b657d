import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { leastLengthOf } from '../../../src/layout/grid-layout.ts';
import { slotsThrough } from '../../../src/layout/layout.ts';
import { shortName, slotName } from '../../../src/layout/slot-names.ts';
import { puzzleOf, slotsOf } from '../../support/pictures.ts';

const layoutOf = (text: string) => parseTemplate(text).layout;

describe('slots are maximal runs of two or more cells', () => {
  test.each<[string, string, string[]]>([
    ['a square', '__\n__\n', ['1A 0,1', '3A 2,3', '1D 0,2', '2D 1,3']],
    ['one row', '___\n', ['1A 0,1,2']],
    ['one column', '_\n_\n', ['1D 0,1']],
    ['one cell', '_\n', []],
    ['blocks', '##\n##\n', []],
    ['cells that touch only at corners', '_#\n#_\n', []],
    ['a run of one cell is none', '__#_\n', ['1A 0,1']],
    ['givens are cells', 'AB\n', ['1A 0,1']],
    ['two runs in a row', '__#__\n', ['1A 0,1', '2A 2,3']],
    ['wider than high', '___\n#_#\n', ['1A 0,1,2', '2D 1,3']],
    ['higher than wide', '_#\n__\n_#\n', ['2A 1,2', '1D 0,1,3']],
  ])('%s', (_name, text, slots) => {
    expect(layoutOf(text).slots.map((slot) => `${shortName(slot)} ${slot.cells}`)).toEqual(slots);
  });

  /** Read from the lines of the picture: what lies between two blocks, if it is more than a cell. */
  test('as read once more from the lines of random pictures', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = new Random(seed);
      const [width, height] = [1 + random.below(9), 1 + random.below(9)];
      const blocks = random.below(5);
      const cells = Array.from({ length: width * height }, () =>
        random.below(8) < blocks ? '#' : '_A'.charAt(random.below(2)),
      );
      const lineOf = (length: number, step: number, first: number) =>
        Array.from({ length }, (_, i) => first + i * step);
      const rows = Array.from({ length: height }, (_, row) => lineOf(width, 1, row * width));
      const columns = Array.from({ length: width }, (_, column) => lineOf(height, width, column));
      const runsOf = (line: number[]): number[][] =>
        line
          .map((at) => (cells[at] === '#' ? '#' : `${at} `))
          .join('')
          .split('#')
          .map((run) => run.trim().split(' ').map(Number))
          .filter((run) => run.length > 1);
      const found = [...rows.flatMap(runsOf), ...columns.flatMap(runsOf)];
      // A cell where a run starts is numbered after those before it.
      const starts = [...new Set(found.map((run) => run[0]!))].sort((a, b) => a - b);
      const wanted = found.map((run) => [starts.indexOf(run[0]!) + 1, run]);
      const byNumber = slotsOf({ width, height, cells });
      const isAcross = (run: readonly number[]): boolean => run[1] === run[0]! + 1;
      expect(new Set(byNumber.map((slot) => JSON.stringify([slot.number, slot.cells])))).toEqual(
        new Set(wanted.map((each) => JSON.stringify(each))),
      );
      expect(byNumber).toHaveLength(wanted.length);
      for (const { direction, cells: run } of byNumber) {
        expect(direction).toBe(isAcross(run) && width > 1 ? 'across' : 'down');
      }
    }
  });
});

test('numbers count the cells where slots start, row by row', () => {
  const names = layoutOf('#__\n___\n__#\n').slots.map(slotName);
  expect(names).toEqual(['1 Across', '3 Across', '4 Across', '1 Down', '2 Down', '3 Down']);
});

test('cells are counted in reading order, blocks are none', () => {
  const { cellCount, geometry } = layoutOf('_#_\n#__\n');
  expect(cellCount).toBe(4);
  expect(geometry.positions).toEqual([0, 'block', 1, 'block', 2, 3]);
  expect(geometry.positionOf).toEqual([0, 2, 4, 5]);
});

test('the slots through each cell', () => {
  const { layout } = puzzleOf({ width: 3, height: 2, cells: Array.from('____#_') });
  expect(slotsThrough(layout)).toEqual([[0, 1], [0], [0, 2], [1], [2]]);
});

describe('the least length that a layout was made with', () => {
  test.each<[string, number | undefined, number]>([
    ['__\n__\n', undefined, 2],
    ['__\n__\n', 1, 2],
    ['__#\n___\n', undefined, 2],
    ['__#\n___\n', 1, 1],
    ['__#\n___\n', 3, 3],
    ['___\n_#_\n__#\n', 3, 3],
  ])('%j, %s', (text, leastLength, least) => {
    const { layout } = parseTemplate(text, leastLength === undefined ? {} : { leastLength });
    expect(leastLengthOf(layout)).toBe(least);
  });

  test('is none where slots are others than the runs', () => {
    const layout = layoutOf('__\n__\n');
    const diagonal = { number: 4, direction: 'diagonal', cells: [0, 3] };
    expect(leastLengthOf({ ...layout, slots: [...layout.slots, diagonal] })).toBeUndefined();
    expect(leastLengthOf({ ...layout, slots: layout.slots.slice(1) })).toBeUndefined();
    const renumbered = layout.slots.map((slot) => ({ ...slot, number: slot.number + 1 }));
    expect(leastLengthOf({ ...layout, slots: renumbered })).toBeUndefined();
  });
});
