// The reports as commands: what they answer to programs, and with which code they end.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scratch } from '../../support/scratch.ts';
import { runIn } from '../../support/world.ts';

const { file, path } = scratch();
const words = file('words.txt', 'cat;40\ncot;60\ndog;60\neel;90\nco;50\nca;50\nda;50\nod;10\n');
const grid = file('grid.txt', '___\n_##\n');
const square = file('square.txt', '___\n___\n___\n');
const dead = file('dead.txt', 'q__\n_##\n');
const filled = file('filled.txt', 'COT\nA##\n');

async function record(...argv: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await runIn([...argv, '-d', words, '-f', 'json']);
  expect(stdout.indexOf('\n')).toBe(stdout.length - 1);
  return JSON.parse(stdout);
}

describe('check', () => {
  test('says nothing of pieces where no cell is open', async () => {
    const { stdout } = await runIn(['check', file('blocks.txt', '##\n'), '-d', words]);
    expect(stdout).toContain('0 open');
    expect(stdout).not.toContain('In one piece');
  });

  test('in json, every slot with the words that fit it', async () => {
    const report = await record('check', grid, '--profile', 'american');
    expect(Object.keys(report)).toEqual([
      ...['version', 'report', 'template', 'rows', 'width', 'height', 'open', 'blocks'],
      'blockShare',
      ...['entries', 'meanLength', 'longest', 'lengths', 'checked', 'unchecked', 'isolated'],
      ...['weave', 'symmetry', 'pieces', 'cheaters', 'cuttingCells', 'unfillable', 'help'],
      'expectedFillsLog10',
      ...['repeatedGivens', 'notInList', 'slots', 'verdict', 'dicts'],
    ]);
    const at = { row: 1, column: 1, number: 1 };
    expect(report).toMatchObject({
      report: 'check',
      template: grid,
      unfillable: null,
      // 3 words by 3, which agree on C by 2 x 2 of 9 and on D by 1 of 9.
      expectedFillsLog10: 0.7,
      slots: [
        { ...at, direction: 'across', length: 3, pattern: '___', words: 3, given: false },
        { ...at, direction: 'down', length: 2, pattern: '__', words: 3, given: false },
      ],
      verdict: { profile: 'american', accepts: false },
      dicts: [{ words: 8 }],
    });
  });

  test.each<[string, number, string[]]>([
    ['no problem found', 0, ['check', square, '--allow-repeats', '--profile', 'american']],
    ['rejected', 3, ['check', grid, '--profile', 'american']],
    ['proved unfillable', 3, ['check', dead]],
    ['a floor on scores leaves no word', 3, ['check', grid, '--min-score', '95']],
  ])('ends with a code: %s', async (_, code, argv) => {
    const list = file('sator.txt', 'tab\nago\nbog\n');
    const ran = await runIn([...argv, '-d', argv[1] === square ? list : words]);
    expect(ran.code).toBe(code);
    expect(ran.stderr === '').toBe(code === 0);
    expect(ran.stdout).not.toBe('');
    const quiet = await runIn([...argv, '-q', '-d', argv[1] === square ? list : words]);
    expect(quiet).toEqual({ ...ran, stderr: '' });
  });

  test('a file that is called check is named by a path', async () => {
    const named = file('check', '___\n_##\n');
    expect(await record('check', named)).toMatchObject({ template: named, width: 3 });
  });

  test('a template from standard input', async () => {
    const { code, stdout } = await runIn(['check', '-d', words], { input: '___\n_##\n' });
    expect({ code, line: stdout.split('\n')[0] }).toEqual({
      code: 0,
      line: 'standard input: 3 x 2, 2 entries',
    });
  });

  test('into a file', async () => {
    const target = path('report.json');
    const ran = await runIn(['check', grid, '-d', words, '-f', 'json', '-o', target]);
    expect(ran).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ report: 'check' });
  });
});

describe('suggest', () => {
  test('in json: candidates and letters', async () => {
    const report = await record('suggest', grid, '--slot', '1-across', '-n', '2');
    expect(report).toMatchObject({
      report: 'suggest',
      slot: { number: 1, direction: 'across', words: 3 },
      unfillable: null,
      tried: 3,
      ruledOut: 0,
      candidates: [
        { word: 'COT', score: 60, verdict: 'fills', crossings: [{ slot: '1D', words: 2 }] },
        { word: 'DOG', score: 60, verdict: 'fills', crossings: [{ slot: '1D', words: 1 }] },
      ],
      cells: [
        {
          row: 1,
          column: 1,
          letters: [
            { letter: 'C', share: 0.8 },
            { letter: 'D', share: 0.2 },
          ],
        },
        { row: 1, column: 2 },
        { row: 1, column: 3 },
      ],
    });
  });

  test('without a slot: every slot, the tightest first, and every cell', async () => {
    const report = await record('suggest', grid);
    expect(report['slots']).toMatchObject([
      { number: 1, direction: 'across', words: 3 },
      { number: 1, direction: 'down', words: 3 },
    ]);
    expect(report['cells']).toHaveLength(4);
  });

  test('the same seed, the same bytes', async () => {
    const argv = ['suggest', 'mini-5-1', '--slot', '1A', '--nodes', '3'];
    const first = await runIn([...argv, '-s', '7']);
    expect(first.code).toBe(0);
    expect(await runIn([...argv, '-s', '7'])).toEqual(first);
  });

  test('colours only where they are wanted', async () => {
    const argv = ['suggest', grid, '-d', words, '--slot', '1A'];
    const colour = '\u001b[';
    expect((await runIn(argv)).stdout).not.toContain(colour);
    expect((await runIn([...argv, '--color', 'always'])).stdout).toContain(colour);
    expect((await runIn(argv, { stdoutIsTerminal: true })).stdout).toContain(colour);
    const json = await runIn([...argv, '--color', 'always', '-f', 'json']);
    expect(json.stdout).not.toContain(colour);
  });

  test('code 3 when no word can stand', async () => {
    const ran = await runIn(['suggest', dead, '-d', words, '--slot', '1D']);
    expect(ran.code).toBe(3);
    expect(ran.stderr).toMatch(/cannot be filled: no word fits `Q\?\?` at 1 Across/);
  });

  test.each([
    [['--slot', '9A'], 'the template has no 9 Across; nearby: 1 Across'],
    [['--slot', 'x'], "'x' is not a slot: write it like 17A or 17 Across"],
  ])('%j is a mistake', async (options, message) => {
    const ran = await runIn(['suggest', grid, '-d', words, ...options]);
    expect(ran).toEqual({ code: 2, stdout: '', stderr: `crossfill: ${message}\n` });
  });

  test('of a slot that is given in full it is told what could stand there instead', async () => {
    const { code, stdout, stderr } = await runIn(['suggest', filled, '-d', words, '--slot', '1A']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/filled\.txt: alternatives to 1A \w+ \d+\n/);
  });
});

describe('grade', () => {
  test('in json', async () => {
    const report = await record('grade', filled);
    expect(report).toMatchObject({
      report: 'grade',
      whole: 2,
      mean: 55,
      floor: 50,
      weakest: [
        { slot: '1D', answer: 'CA', score: 50 },
        { slot: '1A', answer: 'COT', score: 60 },
      ],
      notInList: [],
      duplicates: [],
      crossingNames: [],
      verdict: null,
    });
    expect(report['missingLetters']).toHaveLength(22);
  });

  test('code 3 when an outlet would reject it', async () => {
    const ran = await runIn(['grade', filled, '-d', words, '--profile', 'nyt']);
    expect(ran.code).toBe(3);
    expect(ran.stderr).toMatch(/filled\.txt: rejected by nyt: 3 x 2, not 15 x 15\n$/);
  });
});
