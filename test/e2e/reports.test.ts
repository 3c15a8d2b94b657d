// The reports of the command, in the order of a constructor's session.

import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';

const { file, path } = scratch();

describe('a session', () => {
  test('check a pattern', async () => {
    const { code, stdout, stderr } = await crossfill(['check', 'american-15-1', '--profile=nyt']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^american-15-1: 15 x 15, 78 entries\n/);
    expect(stdout).toContain('no reason to reject it');
    const themeless = await crossfill(['check', 'american-15-1', '--profile=nyt-themeless']);
    expect(themeless).toMatchObject({
      code: 3,
      stderr: 'crossfill: american-15-1: rejected by nyt-themeless: 78 entries, at most 72\n',
    });
  });

  test('look for words', async () => {
    const argv = [
      'suggest',
      'american-15-1',
      '--slot',
      '17A',
      '-n',
      '3',
      '--nodes',
      '100',
      '-f',
      'json',
    ];
    const { code, stdout } = await crossfill(argv);
    expect(code).toBe(0);
    const { candidates } = JSON.parse(stdout);
    expect(candidates).toHaveLength(3);
    expect(await crossfill(argv)).toMatchObject({ stdout });
  });

  test('fill, and grade what came of it', async () => {
    const target = path('filled.txt');
    await crossfill(['american-15-1', '-s', '1', '-f', 'template', '-o', target]);
    const { code, stdout, stderr } = await crossfill(['grade', target, '--profile', 'nyt']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/78 entries, all filled/);
    const json = JSON.parse((await crossfill(['grade', target, '-f', 'json'])).stdout);
    expect(json).toMatchObject({ whole: 78, notInList: [] });
    for (const { kind } of json.duplicates) expect(kind).toBe('stem');
  });

  test('a report from one pipe into another', async () => {
    const fill = await crossfill(['mini-5-1', '-s', '1', '-f', 'template']);
    const { code, stdout } = await crossfill(['grade'], { input: fill.stdout });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^standard input: 5 x 5, 10 entries, all filled\n/);
  });
});

test('a large grid is checked', async () => {
  const side = IS_THOROUGH ? 250 : 120;
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) =>
      (row % 2 && column % 2) || (row * 7 + column * 5) % 11 === 0 ? '#' : '_',
    ).join(''),
  );
  const { code, stdout } = await crossfill(['check', file('large.txt', rows.join('\n'))]);
  expect(code).toBe(0);
  expect(stdout.split('\n')[0]).toContain(`: ${side} x ${side}, `);
  expect(stdout.length).toBeLessThan(5000);
});

test('of a long search that is not to end well, a word is said', async () => {
  const open = file('open.txt', `${'_'.repeat(9)}\n`.repeat(9));
  const { code, stderr } = await crossfill([open, '-s', '1', '--nodes', '5000']);
  expect(code).toBe(4);
  expect(stderr).toMatch(/expected number of fills with these words: 10\^-\d/);
});
