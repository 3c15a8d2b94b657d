// Arrowwords in files: what is written is read again, and so are files of others.

import { describe, expect, test } from 'vitest';
import type { FormatName } from '../../../src/format/formats.ts';
import { renderIpuz } from '../../../src/format/ipuz/render-ipuz.ts';
import { renderJpz } from '../../../src/format/jpz/render-jpz.ts';
import { renderJson } from '../../../src/format/json/render-json.ts';
import { readerFor } from '../../../src/format/read-puzzles.ts';
import { renderTemplate } from '../../../src/format/template/render-template.ts';
import { arrowsOf } from '../../../src/layout/arrows.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';

const ROWS = '>C>T\nMOUE\n>MAR\nOAT>\n';
const CLUES = ['Pout', 'Harm', 'Cereal', 'Deep sleep', 'Prefix', 'Old city'];

async function read(content: string): Promise<Puzzle> {
  const reader = await readerFor(new TextEncoder().encode(content), 'test');
  return reader()[0]!;
}

async function arrowword(): Promise<Puzzle> {
  return { ...(await read(ROWS)), clues: CLUES };
}

const WRITERS: Partial<Record<FormatName, (puzzle: Puzzle) => string>> = {
  template: renderTemplate,
  json: (puzzle) => renderJson(puzzle, { status: 'blank', seed: null, version: '', dicts: [] }),
  ipuz: (puzzle) => renderIpuz(puzzle),
  jpz: renderJpz,
};

describe('what is written is read again', () => {
  test.each(Object.entries(WRITERS))('%s', async (name, write) => {
    const puzzle = await arrowword();
    const again = await read(write!(puzzle));
    expect(again.layout).toEqual(puzzle.layout);
    expect(again.cells).toEqual(puzzle.cells);
    if (name !== 'template') expect(again.clues).toEqual(CLUES);
  });

  test('with arrows that nobody would assign', async () => {
    const puzzle = await arrowword();
    const { layout } = puzzle;
    const slot = layout.slots.findIndex(({ number }) => number === 5);
    // The clue above its word in place of that at its left.
    const clueCells = layout.clueCells!.map((at, i) => (i === slot ? undefined : at));
    const odd = { ...puzzle, layout: { ...layout, clueCells } };
    const again = await read(WRITERS.json!(odd));
    expect(arrowsOf(again.layout)).toHaveLength(5);
  });
});

describe('files of others', () => {
  test('ipuz may count from 1', async () => {
    const puzzle = await arrowword();
    const text = renderIpuz(puzzle).replace(
      /"location":\[(\d+),(\d+)\]/g,
      (_, x, y) => `"location":[${Number(x) + 1},${Number(y) + 1}]`,
    );
    expect((await read(text)).layout).toEqual(puzzle.layout);
  });

  test('ipuz without locations gets the arrows that follow from its blocks', async () => {
    const puzzle = await arrowword();
    const text = renderIpuz(puzzle).replace(/,"location":\[\d+,\d+\]/g, '');
    expect(arrowsOf((await read(text)).layout)).toHaveLength(6);
  });

  test('jpz may have clues in cells alone', async () => {
    const puzzle = await arrowword();
    const text = renderJpz(puzzle).replace(/<clues[\s\S]*<\/clues>/, '');
    expect((await read(text)).clues).toEqual(CLUES);
  });

  test('jpz with a clue far from its word is refused', async () => {
    const text = renderJpz(await arrowword()).replace('<clue word="5">', '<clue word="1001">');
    await expect(read(text)).rejects.toThrow('not beside the first cell');
  });
});
