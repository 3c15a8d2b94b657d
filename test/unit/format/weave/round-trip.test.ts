// What is written as a weave is read back as it was: weaves as the same file, and any other puzzle.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { Random } from '../../../../src/base/random.ts';
import { renderJson } from '../../../../src/format/json/render-json.ts';
import { readerFor } from '../../../../src/format/read-puzzles.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { mayBeWeave } from '../../../../src/format/weave/fields.ts';
import { parseWeave } from '../../../../src/format/weave/parse-weave.ts';
import { renderWeave } from '../../../../src/format/weave/render-weave.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { damaged, readsOrRefuses } from '../../../support/damage.ts';
import { met } from '../../../support/thoroughness.ts';

const folder = new URL('../../../../templates/', import.meta.url);
const files = readdirSync(folder).filter((file) => /\.(txt|weave)$/.test(file));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = async (text: string): Promise<Puzzle> => (await readerFor(bytesOf(text)))()[0]!;
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

test.each(files)('%s', async (file) => {
  const puzzle = await read(textOf(file));
  const text = renderWeave(puzzle);
  if (file.endsWith('.weave')) expect(text).toBe(textOf(file));
  const { unread: _, ...back } = await read(text);
  const { unread: __, ...before } = puzzle;
  expect(back).toEqual(before);
});

test('a puzzle with more to it', async () => {
  const blank = parseTemplate('~AB|C\n -\n_(_)#{D}\n[EF]___\n');
  const puzzle: Puzzle = {
    ...blank,
    clues: blank.layout.slots.map((_, slot) => (slot === 0 ? undefined : `Clue ${slot} "<&>"`)),
    revealed: new Set([0]),
    heading: { title: 'T', notes: 'n' },
  };
  const { unread: _, ...back } = await read(renderWeave(puzzle));
  expect(back).toEqual(puzzle);
});

test('letters that went or came', async () => {
  const puzzle = await read(textOf('cube-3.weave'));
  const cells = puzzle.cells.map((_, cell) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZA'[cell]!);
  const filled = await read(renderWeave({ ...puzzle, cells }));
  expect(filled.givens).toEqual(cells);
  expect(renderWeave({ ...filled, cells: puzzle.cells })).toBe(textOf('cube-3.weave'));
});

test.each(files.filter((file) => file.endsWith('.weave')))('%s in json', async (file) => {
  const puzzle = await read(textOf(file));
  const facts = { version: '0', status: 'blank', seed: null, stats: null, dicts: [] } as const;
  const record = renderJson(puzzle, facts);
  expect((await read(record)).layout.slots).toEqual(puzzle.layout.slots);
  const wrong = record.replace('"cells":[[', '"cells":[[99,');
  await expect(read(wrong)).rejects.toThrow('the template has no r99c');
});

test('files that are damaged are read or refused', () => {
  const small = parseWeave({
    cells: [
      {
        row: 1,
        column: 1,
        x: 0,
        y: 0,
        corners: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        letter: 'A',
      },
      { name: 'b', row: 2, column: 2, x: 1, y: 1, marks: ['circle'], bars: ['below'] },
    ],
    blocks: [{ row: 1, column: 2 }],
    slots: [{ number: 1, direction: 'ring', cells: ['r1c1', 'b', 'r1c1'], clue: 'C' }],
  });
  const file = bytesOf(renderWeave(small));
  const counts = readsOrRefuses(
    (bytes, options) => {
      const text = new TextDecoder().decode(bytes);
      if (!mayBeWeave(text)) throw new InputError('no weave', { source: 'damaged' });
      return renderWeave(parseWeave(JSON.parse(text), options));
    },
    damaged(file, new Random(1)),
  );
  expect(counts.strictly).toBeGreaterThan(met(50));
  expect(counts.refused).toBeGreaterThan(100);
});
