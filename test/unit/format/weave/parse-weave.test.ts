import { describe, expect, test } from 'vitest';
import { mayBeWeave } from '../../../../src/format/weave/fields.ts';
import { parseWeave } from '../../../../src/format/weave/parse-weave.ts';
import { renderWeave } from '../../../../src/format/weave/render-weave.ts';
import { slotName } from '../../../../src/layout/slot-names.ts';

const A = { row: 1, column: 1 };
const B = { row: 1, column: 2 };
const C = { row: 3, column: 1, letter: 'C' };
const SLOT = { number: 1, direction: 'Ring', cells: ['r1c1', 'r1c2', 'r1c1'] };

describe('what is read', () => {
  test('cells in reading order, slots as they are named', () => {
    const file = { cells: [C, B, A], slots: [SLOT], blocks: [{ row: 3, column: 2 }] };
    const { layout, givens } = parseWeave(file);
    expect(layout.geometry).toMatchObject({
      width: 2,
      height: 3,
      positions: [0, 1, 'void', 'void', 2, 'block'],
      positionOf: [0, 1, 4],
    });
    expect(layout.slots).toEqual([{ number: 1, direction: 'ring', cells: [0, 1, 0] }]);
    expect(givens).toEqual([undefined, undefined, 'C']);
  });

  test('layers stand below one another with a row between', () => {
    const cells = [1, 2].flatMap((layer) => [
      { layer, ...A },
      { layer, ...B },
    ]);
    const slots = [{ number: 7, direction: 'through', cells: ['l1r1c2', 'l2r1c2'] }];
    const { layout } = parseWeave({ cells, slots });
    expect(layout.geometry.positions).toEqual([0, 1, 'void', 'void', 2, 3]);
    expect(layout.slots.map(({ cells }) => cells)).toEqual([[1, 3]]);
  });

  test('names of cells, and all that is in and around them', () => {
    const puzzle = parseWeave({
      title: 'T',
      cells: [
        { name: 'a', ...A, letter: 'heart', shown: true, marks: ['circle'], bars: ['right'] },
        { name: 'b', ...B },
      ],
      slots: [{ number: 1, direction: 'ring', cells: ['b', 'a'], clue: 'Pump', enumeration: '2' }],
    });
    expect(puzzle).toMatchObject({
      givens: ['HEART', undefined],
      revealed: new Set([0]),
      marks: new Map([[0, new Set(['circle'])]]),
      clues: ['Pump'],
      enumerations: ['2'],
      heading: { title: 'T' },
    });
    expect(puzzle.layout.geometry.bars?.right).toEqual(new Set([0]));
  });

  test('where cells are drawn', () => {
    const corners = [
      [0, 0],
      [2, 0],
      [0, 2],
    ];
    const cells = [
      { ...A, x: 1, y: -2.5, corners },
      { ...B, x: 3, y: 0 },
    ];
    expect(parseWeave({ cells, slots: [] }).layout.geometry.shapes).toEqual([
      { x: 1, y: -2.5, corners: corners.map(([x, y]) => ({ x, y })) },
      { x: 3, y: 0 },
    ]);
  });
});

describe('what is wrong is said with its path', () => {
  const cellsAB = [A, B];
  test.each<[object, string]>([
    [{ cells: [], slots: [] }, 'x.weave: cells: the weave has no cells'],
    [{ cells: [7], slots: [] }, 'x.weave: cells[0]: expected an object'],
    [{ cells: [{ row: 1 }], slots: [] }, "x.weave: cells[0]: missing 'column'"],
    [
      { cells: [{ row: 0, column: 1 }], slots: [] },
      'cells[0].row: expected a whole number from 1 to 30000',
    ],
    [
      { cells: [{ row: '1', column: 1 }], slots: [] },
      'x.weave: cells[0].row: expected a whole number from 1 to 30000',
    ],
    [{ cells: [A, B, A], slots: [] }, "cells[2]: the name 'r1c1' is also used by cells[0]"],
    [
      { cells: [A, { ...A, name: 'a' }], slots: [] },
      'cells[1]: it is in the same place as cells[0]',
    ],
    [{ cells: [A, B], blocks: [B], slots: [] }, 'blocks[0]: it is in the same place as cells[1]'],
    [
      { cells: [A, { ...B, layer: 2 }], slots: [] },
      'x.weave: cells[1]: some cells have a layer, others do not',
    ],
    [
      { cells: [A, { row: 30_000, column: 30_000 }], slots: [] },
      'cells[0]: a grid of more than 500,000 cells and blocks',
    ],
    [
      { cells: [{ ...A, letter: '!' }], slots: [] },
      'x.weave: cells[0].letter: expected one or more letters',
    ],
    [{ cells: [{ ...A, letter: 7 }], slots: [] }, 'x.weave: cells[0].letter: expected a string'],
    [{ cells: [{ ...A, shown: 1 }], slots: [] }, 'cells[0].shown: expected true or false'],
    [
      { cells: [{ ...A, marks: ['x'] }], slots: [] },
      'cells[0].marks[0]: expected one of circle, shade',
    ],
    [
      { cells: [{ ...A, bars: ['up'] }], slots: [] },
      'cells[0].bars[0]: expected one of right, below',
    ],
    [{ cells: [{ ...A, x: 1, y: 1 }, B], slots: [] }, "x.weave: cells[1]: missing 'x'"],
    [
      { cells: [{ ...A, x: 1, y: 1e9 }], slots: [] },
      'cells[0].y: expected a number from -100000 to 100000',
    ],
    [
      { cells: [{ ...A, x: 1, y: 1, corners: [[1, 2]] }], slots: [] },
      'cells[0].corners: 1 corners',
    ],
    [
      { cells: [{ ...A, x: 1, y: 1, corners: [[1], [2], [3]] }], slots: [] },
      'x.weave: cells[0].corners[0]: expected [x, y]',
    ],
    [
      { cells: cellsAB, slots: [SLOT, { ...SLOT, cells: ['r9c9'] }] },
      'slots[1]: 1 Ring is also the name of slots[0]',
    ],
    [
      { cells: cellsAB, slots: [{ ...SLOT, cells: ['r1c1', 'b'] }] },
      "slots[0].cells[1]: no cell is named 'b'",
    ],
    [
      { cells: cellsAB, slots: [{ ...SLOT, cells: ['r1c1'] }] },
      'slots[0].cells: 1 cell: a slot needs at least 2 (--least-length)',
    ],
    [
      { cells: cellsAB, slots: [{ ...SLOT, cells: 'r1c1' }] },
      'x.weave: slots[0].cells: expected a list',
    ],
    [
      { cells: cellsAB, slots: [{ ...SLOT, number: 1.5 }] },
      'x.weave: slots[0].number: expected a whole number from 1 to 999999',
    ],
    [
      { cells: cellsAB, slots: [{ ...SLOT, direction: 'to me' }] },
      'x.weave: slots[0].direction: a direction must be one word of letters',
    ],
    [{ title: 7, cells: [A], slots: [] }, 'x.weave: title: expected a string'],
  ])('%j', (file, error) => {
    expect(() => parseWeave(file, { source: 'x.weave' })).toThrow(error);
  });

  test('a slot of one cell, where that is asked for', () => {
    const slots = [{ ...SLOT, cells: ['r1c1'] }];
    expect(parseWeave({ cells: [A], slots }, { leastLength: 1 }).layout.slots).toHaveLength(1);
    expect(() => parseWeave({ cells: [A, B], slots: [SLOT] }, { leastLength: 4 })).toThrow(
      'slots[0].cells: 3 cells: a slot needs at least 4',
    );
  });

  test('fields that mean nothing are told and kept', () => {
    const notes: string[] = [];
    const file = { cells: [{ ...A, leter: 'A' }, B], slots: [{ ...SLOT, way: 1 }], hue: 'red' };
    const puzzle = parseWeave(file, { onNote: (note) => notes.push(note) });
    expect(notes).toEqual(["kept unknown fields: 'leter' of a cell, 'way' of a slot"]);
    expect(JSON.parse(renderWeave(puzzle))).toEqual(file);
  });
});

test('two directions that begin alike', () => {
  const slots = ['up', 'under'].map((direction) => ({ ...SLOT, direction }));
  const { layout } = parseWeave({ cells: [A, B], slots });
  expect(layout.slots.map(({ short }) => short)).toEqual(['Up', 'Under']);
  expect(layout.slots.map(slotName)).toEqual(['1 Up', '1 Under']);
});

test.each([
  ['{"cells": [], "slots": []}', true],
  ['{"slots": [], "cells": [], "title": ""}', true],
  ['{"cells": [], "slots": [], "rows": []}', false],
  ['{"cells": [], "slots": [], "kind": ["http://ipuz.org/crossword#1"]}', false],
  ['{"cells": {}, "slots": []}', false],
  ['{"clues": {"cells": [], "slots": []}}', false],
  ['[{"cells": [], "slots": []}]', false],
  ['{"cells": [], "slots": []', false],
  ['__\n', false],
])('%s is a weave: %s', (text, isWeave) => {
  expect(mayBeWeave(text)).toBe(isWeave);
});
