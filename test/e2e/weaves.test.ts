// Weaves on the command line: read, filled, written and asked about as any template.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();

const RING = JSON.stringify({
  cells: ['a', 'b', 'c'].map((name, i) => ({ name, row: 1, column: i + 1 })),
  slots: [{ number: 1, direction: 'ring', cells: ['a', 'b', 'c', 'a'] }],
});
const list = file('words.txt', 'EASE\nABBA\nABCD\nCAT\nARE\nTEN\nCAR\nTEE\n');

test('a ring is a word that ends in the cell where it begins', async () => {
  const all = await crossfill(['-', '-d', list, '--all', '--tally'], { input: RING });
  expect(all).toMatchObject({ code: 0 });
  expect(all.stdout).toContain('2');
  const none = await crossfill(['-', '-d', list, '--exclude', file('out', 'EASE\nABBA\n')], {
    input: RING,
  });
  expect(none.code).toBe(3);
  expect(none.stderr).toContain(
    'no word with the same letter in the cell that it visits twice fits',
  );
});

test('the same object is written with its letters, and a name has its ending', async () => {
  const ring = file('ring.json', RING);
  const out = path('filled.weave');
  const { code } = await crossfill([ring, '-d', list, '--slot', '1R=EASE', '-o', out]);
  expect(code).toBe(0);
  const { cells, slots } = JSON.parse(readFileSync(out, 'utf8'));
  expect(cells.map(({ letter }: { letter: string }) => letter).join('')).toBe('EAS');
  expect(slots[0].cells).toEqual(['a', 'b', 'c', 'a']);
  const graded = await crossfill(['grade', out, '-d', list]);
  expect(graded.stdout).toContain('not applicable');
  const instead = await crossfill(['suggest', out, '-d', list, '--slot', '1R']);
  expect(instead.stdout).toContain('ABBA');
});

test('a grid that goes through a weave is filled as before', async () => {
  const grid = file('grid.txt', 'C__\n_#_\n__N\n');
  const { stdout: woven } = await crossfill(['convert', grid, '-f', 'weave']);
  const run = ['-d', list, '--seed', '3'];
  const [before, after] = [
    await crossfill([grid, ...run]),
    await crossfill(['-', ...run], { input: woven }),
  ];
  expect(before.code).toBe(after.code);
  expect(after.stdout).toBe(before.stdout);
  const { stdout: back } = await crossfill(['convert', '-', '-f', 'template'], { input: woven });
  expect(back).toBe('C__\n_#_\n__N\n');
});

describe('formats that tell slots by rows and columns', () => {
  test.each(['puz', 'ipuz', 'xd'])('%s refuses', async (format) => {
    const { code, stderr } = await crossfill(['convert', '-f', format], { input: RING });
    expect(code).toBe(2);
    expect(stderr).toMatch(/cannot hold slots|takes only runs/);
  });

  test('plain draws, and says so', async () => {
    const { stdout, stderr } = await crossfill(['convert', '-f', 'plain'], { input: RING });
    expect(stdout).toBe('_ _ _\n');
    expect(stderr).toBe(
      'crossfill: the format plain has no slots that are not rows or columns: left out\n',
    );
  });

  test('json has the cells of each entry, and is read back', async () => {
    const { stdout, stderr } = await crossfill(['convert', '-f', 'json'], { input: RING });
    expect(stderr).toBe('');
    const { stdout: back } = await crossfill(['convert', '-f', 'weave'], { input: stdout });
    expect(JSON.parse(back).slots[0].cells).toEqual(['r1c1', 'r1c2', 'r1c3', 'r1c1']);
  });
});

test('what is wrong in a weave is said with its path', async () => {
  const { code, stderr } = await crossfill([file('x.weave', RING.replace('"c","a"', '"d","a"'))]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/x\.weave: slots\[0\]\.cells\[2\]: no cell is named 'd'/);
});
