// The whole command in one process: what it reads, says and answers.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { run } from '../../../src/cli/run.ts';
import { scratch } from '../../support/scratch.ts';
import { runIn, type WorldOptions, world } from '../../support/world.ts';

const { file, path } = scratch();
const SMALL = '#_#_#\n_____\n#_##_\n#_##_\n';
const FILL = '  T   H\nM U S I C\n  N     A\n  A     N\n';
const WORDS = 'tuna\nmusic\ncan\nhi\n';
const grid = file('grid.txt', SMALL);
const list = file('words.txt', WORDS);
/** Two fills, each the other's mirror. */
const square = file('square.txt', '__\n__\n');
const squareList = file('square-words.txt', 'ab\ncd\nac\nbd\n');
const SQUARES = ['A B\nC D\n', 'A C\nB D\n'];
const impossible = file('impossible.txt', '___\n');

describe('a fill', () => {
  test.each<[string, string[], string | Uint8Array | undefined]>([
    ['from files', [grid, '-d', list], undefined],
    ['the template from standard input', ['-', '-d', list], SMALL],
    ['the template from standard input, unnamed', ['-d', list], SMALL],
    ['the list from standard input', [grid, '-d', '-'], WORDS],
    ['two lists', [grid, '-d', squareList, '-d', list], undefined],
    ['a packed list', [grid, '-d', file('words.gz', gzipSync(WORDS))], undefined],
    ['a packed list from standard input', [grid, '-d', '-'], gzipSync(WORDS)],
    ['scored words', [grid, '-d', file('s.txt', WORDS.replaceAll('\n', ';9\r\n'))], undefined],
    [
      'words spelled out',
      [grid, '-d', file('p.txt', "tu-na\nm usic\nc'an\nhi"), '--strip'],
      undefined,
    ],
  ])('%s', async (_name, argv, input) => {
    const options = input === undefined ? {} : { input };
    const ran = await runIn([...argv, '-s', '1'], options);
    expect(ran).toEqual({ code: 0, stdout: FILL, stderr: '' });
  });

  test('without a seed, one is drawn, and noted', async () => {
    const ran = await runIn([square, '-d', squareList], { drawn: 12345 });
    expect(ran.stderr).toBe('crossfill: repeat with --seed 12345\n');
    const again = await runIn([square, '-d', squareList, '-s', '12345']);
    expect(again).toEqual({ ...ran, stderr: '' });
  });

  test('a batch is cut anywhere', async () => {
    const whole = await runIn([square, '-d', squareList, '-s', '4294967294', '-n', '6']);
    const puzzles = whole.stdout.split('\n\n');
    expect(puzzles).toHaveLength(6);
    const cut = await runIn([square, '-d', squareList, '-s', '1', '-n', '2']);
    expect(cut.stdout).toBe(puzzles.slice(3, 5).join('\n\n') + '\n');
  });

  test('quiet says nothing, even of a grid that cannot be filled', async () => {
    expect(await runIn([square, '-d', squareList, '-q'])).toMatchObject({ code: 0, stderr: '' });
    expect(await runIn([impossible, '-d', squareList, '-q'])).toEqual({
      code: 3,
      stdout: '',
      stderr: '',
    });
  });

  test('a grid that cannot be filled says why', async () => {
    const { code, stdout, stderr } = await runIn([impossible, '-d', squareList, '-s', '1']);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(
      /^crossfill: .*impossible\.txt: cannot be filled: .*\b3\b.*\n.*: possible fixes: a word of length 3; .*\n$/,
    );
  });

  test('with --explain a small proof may be found where the nodes gave out', async () => {
    const template = file('ring.txt', '_____\n_#_#_\n_____\n_#_#_\n_____\n');
    const words = file('ring-words.txt', 'abcde\nafghe\neijkl\nemnol\n');
    const argv = [template, '-d', words, '-s', '1', '--nodes', '1', '-f', 'json'];
    const { code, stdout, stderr } = await runIn([...argv, '--explain']);
    expect(code).toBe(3);
    expect(stderr).toMatch(/cannot be filled: .*4 words of length 5 for 6 slots/);
    expect(JSON.parse(stdout).core).toMatchObject({ minimal: true });
    expect(await runIn([...argv, '--explain', '--tally'])).toMatchObject({ code: 3 });
  });

  test('json has a record for it, too', async () => {
    const argv = [impossible, '-d', squareList, '-s', '1', '-n', '3', '-f', 'json'];
    const { code, stdout } = await runIn(argv);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'unfillable', seed: 1, rows: ['___'] });
  });

  test('a template of blocks prints itself', async () => {
    const blocks = file('blocks.txt', '##\n##\n');
    expect(await runIn([blocks, '-d', list, '-s', '1', '-f', 'template'])).toEqual({
      code: 0,
      stdout: '##\n##\n',
      stderr: `crossfill: ${blocks}: the grid has no entries: nothing to fill\n`,
    });
  });

  test('milliseconds are told only when asked for, so that a seed gives the same bytes', async () => {
    const argv = [square, '-d', squareList, '-s', '1', '-f', 'json'];
    const plain = JSON.parse((await runIn(argv)).stdout);
    const timed = await runIn([...argv, '--stats']);
    expect(plain.stats.milliseconds).toBeNull();
    expect(JSON.parse(timed.stdout).stats.milliseconds).toBeGreaterThan(0);
    expect(timed.stderr).toMatch(
      /^crossfill: \d+ nodes, \d+ backtracks, \d+ restarts, \d+ propagations; load 0.000 s, index 0.000 s, search 0.000 s\n$/,
    );
  });
});

describe('verbose', () => {
  test('tells of lists, template and givens', async () => {
    const template = file('given.txt', 'AB\n__\nXY\n');
    const words = file('v.txt', 'ab;40\nab;50\nc-d\ncd;20\nacx\nbdy\n');
    const argv = [template, '-d', words, '-s', '1', '-v', '--min-score', '30'];
    const { stderr } = await runIn(argv);
    const told = stderr.replaceAll(path('x').slice(0, -1), '').split('\n');
    expect(told.slice(0, 6)).toEqual([
      "crossfill: v.txt: 5 kept, 1 dropped, for example 'c-d' in line 3: '-' is not a letter; --strip would keep 1 of them",
      'crossfill: v.txt: 5 kept, 1 dropped',
      'crossfill: 3 words to choose from; 2 are duplicates or score below 30',
      'crossfill: given.txt: given, but in no list: XY 4A',
      'crossfill: given.txt: 2 columns, 3 rows, 5 slots of 2 to 3 cells',
      'crossfill: given.txt: 1 Across AB is given and in the word list',
    ]);
  });
});

describe('the best fill', () => {
  const words = file('best.txt', 'ab;9\ncd;8\nac;7\nbd;6\nef;90\ngh;80\neg;70\nfh;60\n');
  const BEST = /^E [FG]\n[GF] H\n$/;

  test('is told with floor, mean, weakest entries and proofs', async () => {
    const ran = await runIn([square, '-d', words, '-s', '1', '--best', '--taste', 'plain']);
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringMatching(BEST) });
    expect(ran.stderr).toMatch(
      /^crossfill: .*square\.txt: floor 60 \(proved best\), mean 75.00 \(proved best\); weakest: (3 Across|2 Down) FH 60, .* EF 90\n$/,
    );
  });

  test('is told by the list and by the taste', async () => {
    const taste = file('mine.taste', 'plain\ncap 70\nlong 5');
    const argv = [square, '-d', words, '-s', '1', '--best', '--taste', taste];
    const { stderr } = await runIn(argv);
    expect(stderr).toMatch(
      /floor 60, mean 75.00, by taste floor 60 \(proved best\), value 270 \(proved best\); weakest/,
    );
    const varied = await runIn([...argv, '--vary', '100']);
    expect(varied.stderr).not.toContain('value 270');
    const wrong = file('wrong.taste', 'plain\n\nplurals 3');
    expect(await runIn([square, '-d', words, '--best', '--taste', wrong])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /wrong.taste:3: unknown weight 'plurals': did you mean 'plural'/,
      ),
    });
  });

  test('is told of as it gets better, with --verbose', async () => {
    const { stderr } = await runIn([square, '-d', words, '-s', '3', '--best', '-v']);
    expect(stderr).toMatch(/square\.txt: floor 60, mean 75\.00, \d+ nodes\n/);
    const quiet = await runIn([square, '-d', words, '-s', '3', '--best', '-q']);
    expect(quiet.stderr).toBe('');
  });

  test('comes in batches, and in json with what is proved', async () => {
    const argv = [square, '-d', words, '-s', '1', '-n', '2', '--best', '-f', 'json'];
    const { stdout, stderr } = await runIn(argv);
    const records = stdout.trimEnd().split('\n');
    for (const record of records) {
      expect(JSON.parse(record)).toMatchObject({
        status: 'filled',
        proved: { floor: true, sum: true },
        score: { mean: 75, min: 60 },
      });
    }
    expect(stderr).toMatch(/seed 1: floor 60.*\n.*seed 2: floor 60/);
  });

  test('has only given entries to choose from', async () => {
    const template = file('all-given.txt', 'AB\n##\n');
    const ran = await runIn([template, '-d', words, '-s', '1', '--best']);
    expect(ran.stderr).toMatch(/all-given\.txt: every entry is given or set by a rule\n$/);
  });

  test('is none of a grid that cannot be filled', async () => {
    expect(await runIn([impossible, '-d', words, '-s', '1', '--best'])).toMatchObject({ code: 3 });
  });
});

describe('cut off while optimising', () => {
  /** Filled at once, never proved best. */
  const open = file('open-5.txt', '_____\n'.repeat(5));
  const scored = manyWords(5, 8000)
    .split('\n')
    .map((word, i) => `${word};${i % 101}`);
  const words = file('scored.txt', scored.join('\n'));
  const ARGV = [open, '-d', words, '-s', '1', '--best', '--nodes', '1000000000', '-f', 'template'];
  const WHOLE = /^([A-Z]{5}\n){5}$/;

  /** A better fill was found. */
  const BETTER = /floor/;

  test('by time: the best so far, and 0', async () => {
    const ran = await runIn([...ARGV, '-v', '--time', '60'], { timeUpAt: BETTER });
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringMatching(WHOLE) });
    expect(ran.stderr).toMatch(/open-5\.txt: stopped after 60 s \(--time\); best fill so far\n$/);
  });

  test('by time, in a batch: what is missing is given up', async () => {
    const argv = [...ARGV, '-v', '--time', '60', '-n', '2'];
    const ran = await runIn(argv, { timeUpAt: BETTER });
    expect(ran).toMatchObject({ code: 4, stdout: expect.stringMatching(WHOLE) });
    expect(ran.stderr).toMatch(/gave up after 60 s \(1 of 2 filled, [\d,]+ nodes\)\n$/);
  });

  test('by an interruption: the best so far, whole, in its file, and 130', async () => {
    const target = path('best-so-far.txt');
    const ran = await runIn([...ARGV, '-o', target, '-v'], { interruptAt: BETTER });
    expect(ran.code).toBe(130);
    expect(ran.stderr).toMatch(/open-5\.txt: interrupted; best fill so far\n$/);
    expect(readFileSync(target, 'utf8')).toMatch(WHOLE);
  });
});

describe('every fill', () => {
  test('is streamed once', async () => {
    const ran = await runIn([square, '-d', squareList, '--all']);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(
      ran.stdout
        .split('\n\n')
        .map((each) => each.trimEnd() + '\n')
        .sort(),
    ).toEqual(SQUARES);
  });

  test('is counted', async () => {
    const ran = await runIn([square, '-d', squareList, '--tally']);
    expect(ran).toEqual({ code: 0, stdout: '2\n', stderr: '' });
  });

  test('is none, with a reason', async () => {
    const ran = await runIn([impossible, '-d', squareList, '--tally']);
    expect(ran).toMatchObject({ code: 3, stdout: '0\n' });
    expect(ran.stderr).toMatch(/cannot be filled: /);
    const all = await runIn([impossible, '-d', squareList, '--all', '-f', 'json']);
    expect(JSON.parse(all.stdout)).toMatchObject({ status: 'unfillable', seed: null });
  });

  test('has no seed in json', async () => {
    const { stdout } = await runIn([square, '-d', squareList, '--all', '-f', 'json']);
    const records = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ status, seed }) => ({ status, seed }))).toEqual([
      { status: 'filled', seed: null },
      { status: 'filled', seed: null },
    ]);
  });

  test('is counted in json', async () => {
    const { stdout } = await runIn([square, '-d', squareList, '--tally', '-f', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'complete', fills: 2 });
  });
});

describe('blank', () => {
  test('reads no list', async () => {
    const ran = await runIn(['--blank', '--block', 'X', '-f', 'template'], { input: 'X_\n_B\n' });
    expect(ran).toEqual({ code: 0, stdout: '#_\n_B\n', stderr: '' });
  });

  test('in json', async () => {
    const { stdout } = await runIn([square, '--blank', '-f', 'json']);
    const record = JSON.parse(stdout);
    expect(record).toMatchObject({ status: 'blank', seed: null, stats: null, dicts: [] });
    expect(record.entries[0]).toMatchObject({ answer: null, score: null });
  });
});

describe('into files', () => {
  const folder = path('out');
  mkdirSync(folder);
  const BATCH = [square, '-d', squareList, '-s', '7', '-n', '3'];

  test('one for all', async () => {
    const onStdout = await runIn(BATCH);
    const ran = await runIn([...BATCH, '-o', `${folder}/all.txt`]);
    expect(ran).toMatchObject({ code: 0, stdout: '' });
    expect(ran.stderr).toMatch(
      /square\.txt: 3 puzzles, 1 different: --distinct 1 avoids repeats\n$/,
    );
    expect(readFileSync(`${folder}/all.txt`, 'utf8')).toBe(onStdout.stdout);
  });

  test('one each, by number and seed', async () => {
    await runIn([...BATCH, '-o', `${folder}/{n}-of-{seed}.txt`]);
    expect(readdirSync(folder).filter((name) => name.includes('-of-'))).toEqual([
      '1-of-7.txt',
      '2-of-8.txt',
      '3-of-9.txt',
    ]);
    const alone = await runIn([square, '-d', squareList, '-s', '9']);
    expect(readFileSync(`${folder}/3-of-9.txt`, 'utf8')).toBe(alone.stdout);
  });

  test('none for a grid that cannot be filled; what stood there stays', async () => {
    writeFileSync(`${folder}/kept.txt`, 'old');
    const ran = await runIn([impossible, '-d', squareList, '-s', '1', '-o', `${folder}/kept.txt`]);
    expect(ran.code).toBe(3);
    expect(readFileSync(`${folder}/kept.txt`, 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((name) => name.includes('tmp'))).toEqual([]);
  });
});

describe('cut off', () => {
  /** Nobody fills this, and nobody proves it soon. */
  const hopeless = file('hopeless.txt', `${'_'.repeat(9)}\n`.repeat(9));
  const words = file('nines.txt', manyWords(9, 20_000));

  test('at its nodes', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '-n', '2', '--nodes', '20'];
    const { code, stdout, stderr } = await runIn(argv);
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toMatch(/gave up after 20 nodes on 2 of the seeds 5 to 6: 5, 6\n$/);
  });

  test('in json, with a record for each seed', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '-n', '2', '--nodes', '20', '-f', 'json'];
    const records = (await runIn(argv)).stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = { status: 'gave-up', limit: 'nodes' };
    expect(records).toMatchObject([
      { ...told, seed: 5 },
      { ...told, seed: 6 },
    ]);
  });

  test('with --partial, as far as it came', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '--nodes', '20', '--partial'];
    const { code, stdout, stderr } = await runIn([...argv, '-f', 'template']);
    expect(code).toBe(4);
    const rows = stdout.trimEnd().split('\n');
    expect(rows.map((row) => row.length)).toEqual(new Array(9).fill(9));
    expect(stdout).toMatch(/[A-Z]/);
    expect(stdout).toContain('_');
    const told = /hopeless\.txt: filled at most (\d+) of 18 entries\n/.exec(stderr);
    const down = rows.map((_, column) => rows.map((row) => row[column]).join(''));
    const whole = [...rows, ...down].filter((entry) => !entry.includes('_'));
    expect(Number(told![1])).toBe(whole.length);
    const record = JSON.parse((await runIn([...argv, '-f', 'json'])).stdout);
    expect(record).toMatchObject({ status: 'gave-up', limit: 'nodes', rows });
    const batch = await runIn([...argv, '-n', '2', '-f', 'template']);
    expect(batch.stdout.startsWith(`${stdout}\n`)).toBe(true);
    expect(batch.stderr).toMatch(/filled at most \d+ of 18 entries \(seed 6\)/);
  });

  /** A live line tells how the search goes on: each reading of the clock is a second after the last. */
  const searching = (): WorldOptions => {
    let seconds = 0;
    return { stderrIsTerminal: true, clock: () => 1000 * seconds++ };
  };
  const AT_WORK = /hopeless\.txt: [\d,]+ nodes/;

  test('with --partial when its time is up', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '--time', '60', '--partial'];
    const { code, stdout, stderr } = await runIn(argv, { ...searching(), timeUpAt: AT_WORK });
    expect(code).toBe(4);
    expect(stdout).toMatch(/[A-Z]/);
    expect(stderr).toMatch(/filled at most \d+ of 18 entries\n/);
  });

  test('when its time is up', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '--time', '60'];
    const { code, stdout, stderr } = await runIn(argv, { ...searching(), timeUpAt: AT_WORK });
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toMatch(/gave up after 60 s \(0 of 1 filled, [\d,]+ nodes\)\n$/);
  });

  test('by an interruption, which leaves no file behind', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '--partial', '-o', path('interrupted.txt')];
    const ran = await runIn(argv, { ...searching(), interruptAt: AT_WORK });
    expect(ran).toMatchObject({ code: 130, stdout: '' });
    expect(ran.stderr).toMatch(/interrupted \(0 of 1 filled, [\d,]+ nodes\)\n$/);
    expect(readdirSync(path('.')).filter((name) => name.includes('interrupted'))).toEqual([]);
  });

  test('while a live line is shown', async () => {
    const argv = [hopeless, '-d', words, '-s', '5', '--time', '60'];
    const { stderr } = await runIn(argv, { ...searching(), timeUpAt: AT_WORK });
    const [first, ...rest] = stderr.split('\r\u001b[K');
    expect(first).toMatch(/hopeless\.txt: [\d,]+ nodes, \d+ restarts, \d+ of 60 s$/);
    expect(rest.at(-1)).toMatch(/^crossfill: .*gave up after 60 s .*\n$/);
  });
});

test('a defect of ours keeps its stack, and answers 1', async () => {
  const { io, stderr } = world();
  const broken = {
    ...io,
    onInterrupt: (): never => {
      throw new TypeError('broken');
    },
  };
  expect(await run([grid, '-d', list, '-s', '1'], broken)).toBe(1);
  expect(stderr()).toMatch(/^crossfill: TypeError: broken\n {4}at /);
});

/** Words of one length in which vowels and consonants alternate, from a fixed linear generator. */
function manyWords(length: number, count: number): string {
  let state = 1;
  const letter = (letters: string): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return letters[Math.floor((state / 2 ** 32) * letters.length)]!;
  };
  const words = Array.from({ length: count }, (_, w) =>
    Array.from({ length }, (_, p) => letter((w + p) % 2 ? 'aeiou' : 'bcdfglmnprst')).join(''),
  );
  return words.join('\n');
}
