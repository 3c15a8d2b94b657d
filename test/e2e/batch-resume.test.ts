// A batch that is broken off anywhere and resumed is the batch that nobody disturbed.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIST, MINI, RING } from '../support/batch-grids.ts';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, IS_THOROUGH } from '../support/thoroughness.ts';

const { file, path } = scratch();
const list = file('list.txt', LIST);
const mini = file('mini.txt', MINI);
const ring = file('ring.txt', RING);
const bad = file('bad.txt', 'QQQ_\n____\n____\n____\n');

const COMMON = ['-d', list, '-s', '7', '-o', '{n}-{template}.txt', '--manifest', 'm.ndjson'];

function folder(name: string): string {
  const at = path(name);
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at);
  return at;
}

/** All files of a folder, hidden ones too. */
function contents(at: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(at)
      .sort()
      .map((name) => [name, readFileSync(join(at, name), 'utf8')]),
  );
}

interface Line {
  readonly n: number;
  readonly status: string;
  readonly file?: string;
}

function linesOf(at: string): Line[] {
  const text = readFileSync(join(at, 'm.ndjson'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const BATCHES: [string, string[]][] = [
  ['many templates', [mini, ring, bad, '-n', '40']],
  ['words used before', [mini, '-n', '40', '--fresh', 'uses.txt', '--best', '--nodes', '600']],
  ['puzzles that differ', [mini, ring, '-n', '40', '--distinct', '4', '--rest', '3']],
  [
    'the best of several, some rejected',
    [mini, '-n', '20', '--best-of', '3', '--reject', 'mean<72'],
  ],
  [
    'the best of all but those rejected',
    [mini, ring, '-n', '40', '--top', '6', '--distinct', '4', '--reject', 'mean>75'],
  ],
];

describe.each(firstOf(BATCHES))('%s', (what, argv) => {
  const slug = what.replaceAll(' ', '-');
  const quiet = async (): Promise<Record<string, string>> => {
    const at = folder(`quiet-${slug}`);
    await crossfill([...argv, ...COMMON], { cwd: at });
    return contents(at);
  };

  test('killed or interrupted, and resumed', async () => {
    const expected = await quiet();
    const kills = IS_THOROUGH ? 40 : 2;
    let at = folder(`killed-${slug}`);
    const resume = [...argv, ...COMMON, '--resume', '-j', '2'];
    for (let kill = 0; kill < kills; kill++) {
      const delay = 50 + Math.random() * 500;
      const { signal, code } = await runCommand(resume, {
        cwd: at,
        onStart: (child) => {
          const timer = setTimeout(() => child.kill(kill % 2 === 0 ? 'SIGKILL' : 'SIGINT'), delay);
          child.on('close', () => clearTimeout(timer));
        },
      });
      if (signal !== null || code === 130) continue;
      expect(contents(at)).toEqual(expected);
      at = folder(`killed-${slug}`);
    }
    await runCommand(resume, { cwd: at });
    expect(contents(at)).toEqual(expected);
  });

  test('what is lost or changed is made again, and nothing else is written', async () => {
    const expected = await quiet();
    const at = path(`quiet-${slug}`);
    const made = linesOf(at).flatMap(({ file: name }) => (name === undefined ? [] : [name]));
    rmSync(join(at, made[1]!));
    writeFileSync(join(at, made[3]!), 'something else');
    const lines = readFileSync(join(at, 'm.ndjson'), 'utf8');
    writeFileSync(join(at, 'm.ndjson'), lines.slice(0, -20));
    const { stderr } = await crossfill([...argv, ...COMMON, '--resume'], { cwd: at });
    expect(contents(at)).toEqual(expected);
    expect(stderr).toContain(' of them in earlier runs');
    const again = await crossfill([...argv, ...COMMON, '--resume'], { cwd: at });
    expect(contents(at)).toEqual(expected);
    expect(again.code).toBe(argv.includes(bad) ? 3 : 0);
  });
});

test('the lines say what became of each puzzle', async () => {
  const at = folder('told');
  const argv = [mini, bad, '-n', '6', '--reject', 'mean<73', ...COMMON];
  await crossfill(argv, { cwd: at });
  const lines = linesOf(at);
  expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(lines.filter(({ n }) => n % 2 === 0).map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => 'unfillable'),
  );
  for (const line of lines.filter(({ n }) => n % 2 === 1)) {
    expect(line.file !== undefined).toBe(line.status === 'filled');
    expect(line).toMatchObject({ template: 'mini', figures: { floor: expect.any(Number) } });
  }
});

test('a manifest needs a folder', async () => {
  const { code, stderr } = await crossfill([mini, ...COMMON.slice(0, -1), `${mini}/m.ndjson`]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^crossfill: .*\/m\.ndjson: [^\n]*\n$/);
});

describe('a manifest that is there', () => {
  test('is gone on with only if that is asked for, and the batch is the same', async () => {
    const at = folder('other');
    const run = (...more: string[]) => crossfill([...more, ...COMMON], { cwd: at });
    await run(mini, '-n', '3');
    const before = contents(at);
    expect(await run(mini, '-n', '3')).toMatchObject({
      code: 2,
      stderr: 'crossfill: m.ndjson: already exists; continue it with --resume\n',
    });
    expect(await run(mini, '-n', '3', '--resume', '--best')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'm.ndjson:1: belongs to another batch: it was made with other options or templates',
      ),
    });
    expect(await run(mini, '-n', '3', '--resume', '--exclude', ring)).toMatchObject({ code: 2 });
    expect(contents(at)).toEqual(before);
    // A longer batch is the same batch.
    expect((await run(mini, '-n', '5', '--resume')).stderr).toContain(
      '5 of 5 puzzles filled, 3 of them in earlier runs',
    );
  });

  test('is none of a batch that puts its files elsewhere', async () => {
    const at = folder('moved');
    const argv = [mini, '-n', '3', '-d', list, '-s', '7', '--manifest', 'm.ndjson', '--resume'];
    await crossfill([...argv, '-o', '{n}.txt'], { cwd: at });
    const { stderr } = await crossfill([...argv, '-o', './{n}.txt'], { cwd: at });
    expect(stderr).toContain('3 of 3 puzzles filled, 3 of them in earlier runs');
    const moved = await crossfill([...argv, '-o', 'moved-{n}.txt'], { cwd: at });
    expect(moved.stderr).toContain('3 of 3 puzzles filled\n');
    expect(contents(at)).toMatchObject({ 'moved-3.txt': contents(at)['3.txt'] });
  });

  test('of a run to standard output is gone on with in files', async () => {
    const at = folder('printed');
    const argv = [mini, '-n', '3', '-d', list, '-s', '7', '--manifest', 'm.ndjson'];
    await crossfill(argv, { cwd: at });
    const { stderr } = await crossfill([...argv, '--resume', '-o', '{n}.txt'], { cwd: at });
    expect(stderr).toContain('3 of 3 puzzles filled\n');
    expect(Object.keys(contents(at)).sort()).toEqual(['1.txt', '2.txt', '3.txt', 'm.ndjson']);
  });

  test.each([
    ['words', 'CAT;50\nDOG;50\n'],
    ['one line that does not end', 'something else'],
    ['other JSON', '{"n":1,"seed":1}\n'],
    ['bytes', '\u0000\u0001\n'],
  ])('and is none is not written over: %s', async (_what, text) => {
    const at = folder('none');
    writeFileSync(join(at, 'm.ndjson'), text);
    expect(await crossfill([mini, '-n', '3', ...COMMON, '--resume'], { cwd: at })).toMatchObject({
      code: 2,
      stderr: 'crossfill: m.ndjson: not a manifest: it has no line of a batch\n',
    });
    expect(contents(at)).toEqual({ 'm.ndjson': text });
  });

  test('with lines that are none, or make no sense', async () => {
    const at = folder('odd');
    const argv = [mini, '-n', '6', ...COMMON, '--resume'];
    await crossfill(argv, { cwd: at });
    const before = contents(at);
    const lines = before['m.ndjson']!.split('\n');
    lines[0] = 'hello';
    lines[1] = lines[1]!.replace('"n":2', '"n":-2');
    lines[2] = lines[2]!.replace('"status":"filled"', '"status":"odd"');
    lines[3] = lines[3]!.replace(/"figures":\{.*?\}/, '"figures":7');
    writeFileSync(join(at, 'm.ndjson'), `${lines.join('\n')}{"n":6,"se`);
    const { code, stderr } = await crossfill(argv, { cwd: at });
    expect(code).toBe(0);
    expect(stderr).toContain('m.ndjson: ignored 4 lines that are not manifest lines\n');
    expect(stderr).toContain('6 of 6 puzzles filled, 2 of them in earlier runs\n');
    expect(contents(at)).toEqual(before);
  });

  test('of a run that was delivered twice', async () => {
    const at = folder('twice');
    const argv = [mini, ring, '-n', '30', '--best', '--nodes', '200', ...COMMON, '--resume'];
    await Promise.all([runCommand(argv, { cwd: at }), runCommand(argv, { cwd: at })]);
    const alone = folder('once');
    await crossfill(argv, { cwd: alone });
    expect(contents(at)).toEqual(contents(alone));
  });
});

test.each([
  [['--resume'], 'option --resume needs --manifest'],
  [
    ['--resume', '--manifest', 'm', '-s', '1'],
    "option --resume needs one file per puzzle: -o '{n}.txt'",
  ],
  [['--resume', '--manifest', 'm', '-o', '{n}'], 'option --resume needs the --seed of the run'],
])('%j is refused', async (more, why) => {
  const ran = await crossfill([mini, '-d', list, ...more]);
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
});
