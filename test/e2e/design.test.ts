// `crossfill design`: what it prints is a template that its own outlet takes and that fills.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledTemplate } from '../../src/cli/world/bundled.ts';
import { crossfill } from '../support/crossfill.ts';
import { plainWords } from '../support/plain-words.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, IS_THOROUGH } from '../support/thoroughness.ts';

const { file } = scratch();
const list = file('words.txt', plainWords(3, 4, 5, 6, 7).join('\n'));
const WORDS = ['-d', list];
const bundled = (name: string): string => readFileSync(bundledTemplate(name)!, 'utf8');
const QUICK = [...WORDS, '--nodes', '500'];

/** A small one, of which several things are asked. */
const LIMITED = [
  ...['5x5', '--style', 'mini', '--words', '8-10', '--blocks', '1-3', '--openness', '16-20'],
  ...['-s', '1', '-f', 'json'],
];

/** The arguments of a line as a shell takes them apart. */
function argumentsIn(line: string): string[] {
  return execFileSync('sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}

/** A design takes a second, however small it is. */
const done = new Map<string, string>();

async function designed(...args: string[]): Promise<string> {
  const line = args.join(' ');
  const known = done.get(line) ?? (await designedAnew(...args));
  done.set(line, known);
  return known;
}

async function designedAnew(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await crossfill(['design', ...args, ...QUICK]);
  expect(stderr).not.toContain('error');
  expect(code).toBe(0);
  return stdout;
}

describe('a design', () => {
  // What is recorded of designs (test/net) holds it in a usual run.
  test.runIf(IS_THOROUGH)('is the same for the same seed, another for another', async () => {
    expect(await designedAnew(...LIMITED)).toBe(await designed(...LIMITED));
    const larger = ['11', '--style', 'american'];
    const all = await designed(...larger, '-s', '1', '-n', '2');
    const [first, second] = all.split('\n\n');
    expect(first).toBe((await designed(...larger, '-s', '1')).trim());
    expect(second).not.toBe(first);
  });

  test('is filled by what reads it', async () => {
    const template = await designed(...LIMITED);
    const { code, stdout } = await crossfill([...WORDS, '-s', '1'], { input: template });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^(?:[A-Z ]{1,9}\n){5}$/);
  });

  test.each(
    firstOf<[string, string, string[]]>([
      ['british', '9x9', []],
      ['british', '8x9', []],
      ['american', '7x7', []],
      ['american', '9x9', ['--theme', 'rainy,storm']],
    ]),
  )('of style %s is what its outlet takes: %s %j', async (style, size, more) => {
    const input = await designed(size, '--style', style, '-s', '3', ...more);
    const { code, stdout } = await crossfill(['check', '--profile', style, ...WORDS], { input });
    expect(stdout).not.toContain('would reject');
    expect(code).toBe(0);
    const rows = input.trimEnd().split('\n');
    const columns = Array.from(rows[0]!, (_, at) => rows.map((row) => row[at]).join(''));
    for (const [answer] of more[1]?.matchAll(/\w+/g) ?? []) {
      expect([...rows, ...columns].join('\n')).toContain(answer!.toUpperCase());
    }
  });

  test('has as many entries, blocks and open squares as are asked for', async () => {
    const { design } = JSON.parse(await designed(...LIMITED));
    const limits = { entries: [8, 10], blocks: [1, 3], openness: [16, 20] };
    for (const [name, [least, most]] of Object.entries(limits)) {
      expect(design[name], name).toBeGreaterThanOrEqual(least!);
      expect(design[name], name).toBeLessThanOrEqual(most!);
    }
    expect(design).toMatchObject({ bars: 0, fillNodes: expect.any(Number) });
    expect(Object.keys(design)).toEqual(
      expect.arrayContaining(['expectedFillsLog10', 'floor', 'mean']),
    );
  });

  test('has its theme spelled as the lists are, by --fold or --no-fold', async () => {
    const list = file('square.txt', 'a\u00f1a\n\u00f1x\u00f1\na\u00f1o\no\u00f1a\n\u00f1o\u00f1\n');
    const argv = ['design', '3x3', '--style', 'free', '--theme', 'a\u00f1ao', '-d', list];
    // What it is told not to fit by is what would have stood in the grid.
    const [folded, kept] = [
      await crossfill([...argv, '--fold']),
      await crossfill([...argv, '--no-fold']),
    ];
    expect(folded.stderr).toContain('ANAO (4) is longer than a row of 3');
    expect(kept.stderr).toContain('A\u00d1AO (4) is longer than a row of 3');
  });

  test('keeps what a mask outlines', async () => {
    const row = (text: string): unknown[] =>
      Array.from(text, (cell) => (cell === ' ' ? null : cell === '_' ? 0 : cell));
    const drawing = ['  ___  ', ' _____ ', '_______', '_______', '_______', ' _____ ', '  ___  '];
    const ipuz = {
      version: 'http://ipuz.org/v2',
      kind: ['http://ipuz.org/crossword#1'],
      dimensions: { width: 7, height: 7 },
      puzzle: drawing.map(row),
      solution: drawing.map((text, at) => row(at === 2 ? '__A____' : text)),
    };
    const mask = file('mask.ipuz', JSON.stringify(ipuz));
    const made = await designed('--mask', mask, '--style', 'mini', '-s', '1', '-f', 'ipuz');
    const { puzzle, solution } = JSON.parse(made);
    const voids = (rows: unknown[][]): boolean[][] =>
      rows.map((cells) => cells.map((at) => at === null));
    expect(voids(puzzle)).toEqual(voids(ipuz.puzzle));
    expect(solution[2][2]).toBe('A');
  });

  test.each([
    ['5x5', ['--theme', 'ab,cde'], 'AB (2) is too short: entries have 3 letters or more'],
    ['6x6', ['--style', 'barred', '--words', '25'], '6x6 has room for 6 to 24 entries'],
    ['9x9', ['--style', 'british', '--words', '5'], '9x9 has room for 6 to 36 entries'],
    [
      '51x3',
      [],
      "crossfill: design: '51x3' is not a size: write columns and rows like 15x15, each from 3 to 50\n",
    ],
    [
      '3x2',
      ['--mask', file('odd.txt', '#__\n___\n___\n')],
      "crossfill: design: '3x2' is not a size: write columns and rows like 15x15, each from 3 to 50\n",
    ],
  ])('%s %j is refused', async (size, more, message) => {
    const { code, stdout, stderr } = await crossfill(['design', size, ...more, ...WORDS]);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  // Two opposite corners are cut off, or none; of the smallest grid, none.
  test.each(
    firstOf<[string, number[], string]>([
      ['3x3', [0], 'found only 1 different pattern for style mini'],
      ['4x4', [0, 2], 'found only 2 different patterns for style mini'],
    ]),
  )(
    'is another one each time, turned and mirrored ones not counted: %s',
    async (size, all, why) => {
      const args = [
        'design',
        size,
        '--style',
        'mini',
        '-n',
        `${all.length + 1}`,
        '-s',
        '1',
        ...QUICK,
      ];
      const { code, stdout, stderr } = await crossfill(args);
      const blocks = stdout.split('\n\n').map((grid) => grid.replaceAll(/[^#]/g, '').length);
      expect(blocks.toSorted()).toEqual(all);
      expect(stderr).toContain(why);
      expect(code).toBe(4);
    },
  );
});

test.each(['--mask', '--from'])('%s takes no template that is too large', async (option) => {
  const long = file('long.txt', '___\n'.repeat(60_000));
  expect(await crossfill(['design', option, long, '-s', '1', ...WORDS])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('designs have at most 50 columns and rows, not 3x60000'),
  });
});

describe('--from', () => {
  /** Three long entries beside each other in both directions. */
  const HARD =
    '____#____\n____#____\n____#____\n_________\n_________\n_________\n____#____\n____#____\n____#____\n';
  test('moves as few blocks as make it fill, tells which, and keeps givens', async () => {
    const args = ['design', '--from', '-'];
    const { code, stdout, stderr } = await crossfill(args, { input: HARD });
    expect(stderr).toContain('unchanged: no fill found');
    expect(stderr).toMatch(/blocks .*(?:added|removed) at r\dc\d/);
    expect(code).toBe(0);
    const [before, after] = [HARD, stdout].map((text) => [...text.replaceAll('\n', '')]);
    const put = after!.filter((cell, at) => cell === '#' && before![at] !== '#');
    expect(put.length).toBeGreaterThan(0);
    expect(put.length).toBeLessThanOrEqual(2);
    expect((await crossfill(['-s', '1'], { input: stdout })).code).toBe(0);
  });

  test('is pointed to where a grid cannot be filled, by a command that works as it is printed', async () => {
    // No word has four letters.
    const input = '____#\n_____\n_____\n_____\n#____\n';
    const from = file('two words.txt', input);
    const few = ['-d', file('odd-lengths.txt', plainWords(3, 5).join('\n'))];
    const other = file("other's.txt", input.replaceAll('#', '*'));
    const reading = ['--block', '*', '--least-length', '3', '--lenient'];
    for (const [line, named] of [
      [[from], [from]],
      [['check', from], [from]],
      [
        [other, ...reading],
        [other, ...reading],
      ],
      [
        ['--templates', other, ...reading],
        [other, ...reading],
      ],
    ] as const) {
      const { code, stderr } = await crossfill([...line, ...few]);
      expect(code).toBe(3);
      const told = /the nearest pattern that fills, .*: crossfill (design --from '.*)$/m;
      const [, advice] = told.exec(stderr)!;
      const args = argumentsIn(advice!);
      expect(args).toEqual(['design', '--from', ...named]);
      const moved = await crossfill([...args, ...few]);
      expect(moved.code).toBe(0);
      expect((await crossfill([...few, '-s', '1'], { input: moved.stdout })).code).toBe(0);
    }
    const piped = await crossfill(few, { input });
    expect(piped.stderr).toMatch(/crossfill design --from -$/m);
    const book = file('book.json', '');
    await crossfill(['convert', from, from, '-f', 'json', '-o', book]);
    const { stderr } = await crossfill(['check', book, ...few]);
    expect(stderr.match(/crossfill design --from TEMPLATE$/gm)).toHaveLength(2);
  });

  test.each([
    [
      'of more columns than designs have',
      `${'_'.repeat(51)}#\n`,
      'crossfill: designs have at most 50 columns and rows, not 52x1\n',
    ],
    [
      'that names its slots itself',
      bundled('torus-10'),
      'crossfill: blocks cannot be moved in a template that lists its own slots\n',
    ],
  ])('is of no template %s, nor is anyone pointed to it', async (_, template, why) => {
    const from = file('unmovable.txt', template);
    const few = ['-d', file('three.txt', plainWords(3).join('\n'))];
    const unfillable = await crossfill([from, ...few]);
    expect(unfillable.code).toBe(3);
    expect(unfillable.stderr).not.toContain('crossfill design');
    const moved = await crossfill(['design', '--from', from, ...few]);
    expect(moved).toMatchObject({ code: 2, stdout: '' });
    expect(moved.stderr).toContain(why);
  });

  test.each([
    [
      '_|_ _\n_ _ _\n_ _ _\n',
      0,
      'crossfill: unchanged: no fill found\ncrossfill: bars removed right of r1c1: fills in 9 nodes, floor 50, mean 50.0\n',
      '___\n___\n___\n',
    ],
    [
      '___\n-  \n___\n___\n',
      0,
      'crossfill: unchanged: no fill found\ncrossfill: bars removed below r1c1: fills in 9 nodes, floor 50, mean 50.0\n',
      '___\n___\n___\n',
    ],
    [
      '_|A _\n_ _ _\n_ _ _\n',
      4,
      'crossfill: unchanged: no fill found\ncrossfill: no pattern that fills found by moving up to 2\n',
      '',
    ],
  ])('moves bars, but none beside a given letter: %j', async (input, exit, told, template) => {
    const { code, stdout, stderr } = await crossfill(['design', '--from', '-', ...WORDS], {
      input,
    });
    expect(stderr).toContain(told);
    expect(stdout).toBe(template);
    expect(code).toBe(exit);
  });

  test.each([
    [['9x9', '--from', '-'], 'design: --from takes no size: the template decides it'],
    [['--from', '-', '--theme', 'abc'], "'--from <TEMPLATE>' cannot be used with"],
    [['--from', '-'], 'blocks or bars cannot be moved in a template that has both'],
  ])('%j is refused', async (args, message) => {
    const input = '_|_ #\n_ _ _\n_ _ _\n';
    const { code, stderr } = await crossfill(['design', ...args, ...WORDS], { input });
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe('--lay', () => {
  test('lays all words into one layout, where every entry is one of them', async () => {
    const words = plainWords(5, 7).filter((_, at) => at % 997 === 0);
    const args = ['design', '--lay', file('lay.txt', words.join('\n')), '--nodes', '300000'];
    const { code, stdout } = await crossfill([...args, '-s', '1', '-f', 'json']);
    expect(code).toBe(0);
    const { entries } = JSON.parse(stdout);
    const found = entries.map(({ answer }: { answer: string }) => answer);
    expect(found.toSorted()).toEqual([...words].sort());
    expect((await crossfill([...args, '-s', '1', '-f', 'json'])).stdout).toBe(stdout);
    expect((await crossfill([...args, '-s', '2', '-f', 'json'])).stdout).not.toBe(stdout);
  });

  test.each([
    ['hello\n', 0, 'HELLO\n', '1 word, 5x1'],
    ['abc\nxyz\n', 4, '', 'no place for'],
    [
      'hot air\nHOT-AIR\n',
      0,
      'HOTAIR\n',
      'crossfill: standard input:2: HOTAIR is repeated and is placed once\ncrossfill: seed 1: 1 word, 6x1, 0 crossings\n',
    ],
  ])('comes to an end with %j', async (input, code, stdout, told) => {
    const made = await crossfill(['design', '--lay', '-', '-s', '1', '--fold'], { input });
    expect(made.stderr).toContain(told);
    expect(made.code).toBe(code);
    if (code === 0) expect(made.stdout).toBe(stdout);
  });

  test('tells of words that have no place', async () => {
    const args = ['design', '--lay', '-', '-s', '1', '--nodes', '20000'];
    const { code, stderr } = await crossfill(args, { input: 'abc\ncde\nxyz\n' });
    expect(stderr).toContain('no place for XYZ');
    expect(code).toBe(4);
  });

  test.each([
    ['', 'crossfill: standard input: the file has no words\n'],
    ['abc\na\n', ":2: 'a' needs 2 to 50 letters"],
  ])('%j is refused', async (input, message) => {
    const { code, stderr } = await crossfill(['design', '--lay', '-'], { input });
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe('--move-blocks', () => {
  const rows = ['#____##', '_____##', '_______', '_______', '_______', '##_____', '##____#'];

  test('of many blocks comes to an end where nothing fills', async () => {
    const from = file('unfillable.txt', `${rows.join('\n')}\n`);
    const few = file('few.txt', 'ACE\nBADGE\nFACADES\n');
    const made = await crossfill(['design', '--from', from, '--move-blocks', '6', '-d', few]);
    expect(made.stderr).toContain('no pattern that fills found by moving up to 6');
    expect(made.stdout).toBe('');
    expect(made.code).toBe(4);
  });
});
