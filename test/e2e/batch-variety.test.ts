// Puzzles of a batch that differ and stay fresh, and those that are chosen: the same bytes for any number of
// workers, and for any cut.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIST, MINI, RING } from '../support/batch-grids.ts';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';

const { file, path } = scratch();
const list = file('list.txt', LIST);
const ring = file('ring.txt', RING);
const mini = file('mini.txt', MINI);
const given = file('given.txt', 'CAT\n_#_\n___\n');

interface Record {
  readonly status: string;
  readonly seed: number;
  readonly score: { readonly min: number; readonly mean: number };
  readonly entries: readonly { readonly answer: string; readonly given: boolean }[];
}

async function records(
  argv: string[],
): Promise<{ records: Record[]; stderr: string; code: number | null }> {
  const { stdout, stderr, code } = await crossfill([...argv, '-d', list, '-f', 'json']);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { records: lines.map((line) => JSON.parse(line)), stderr, code };
}

const wordsOf = ({ entries }: Record): string[] =>
  entries.flatMap((entry) => (entry.given ? [] : [entry.answer]));
const common = (a: Record, b: Record): number =>
  wordsOf(a).filter((word) => wordsOf(b).includes(word)).length;
const pairs = (all: readonly Record[]): [Record, Record][] =>
  all.flatMap((a, i) => all.slice(0, i).map((b): [Record, Record] => [a, b]));

test('any two puzzles differ in so many entries', async () => {
  const argv = [mini, ring, '-s', '3', '-n', '40'];
  const before = await records(argv);
  const { code, records: made } = await records([...argv, '--distinct', '5']);
  expect(code).toBe(0);
  expect(made).toHaveLength(40);
  const unlike = (all: readonly Record[]): number[] =>
    pairs(all).map(([a, b]) => Math.min(wordsOf(a).length, wordsOf(b).length) - common(a, b));
  expect(Math.min(...unlike(made))).toBeGreaterThanOrEqual(5);
  const repeats = (all: readonly Record[]): number =>
    all.flatMap(wordsOf).length - new Set(all.flatMap(wordsOf)).size;
  expect(repeats(made)).toBeLessThan(repeats(before.records) / 2);
});

describe('a grid that the words left over cannot fill', () => {
  const words = 'cat are tea car ata tar rat art tee eat era ape ate'.split(' ');
  const few = file('few.txt', words.join('\n'));
  const tiny = file('tiny.txt', '___\n_#_\n___\n');
  const filled = (...argv: string[]) => crossfill([tiny, '-d', few, '-s', '1', ...argv]);

  test('is tried with all words where they were banned for one attempt', async () => {
    const { stdout, stderr, code } = await filled('-n', '4', '--distinct', '2');
    expect({ stderr, code }).toEqual({ stderr: 'crossfill: 4 of 4 puzzles filled\n', code: 0 });
    expect(new Set(stdout.split('\n\n')).size).toBe(4);
  });

  test('is not proved unfillable where they rest', async () => {
    const manifest = path('few.ndjson');
    const { stderr, code } = await filled('-n', '6', '--rest', '2', '--manifest', manifest);
    expect(code).toBe(4);
    expect(stderr).not.toContain('cannot be filled');
    expect(stderr).toMatch(/^crossfill: no fill without the resting words: 2 puzzles: /);
    const why = '"status":"too-like","why":"no fill without the resting words"';
    const lines = readFileSync(manifest, 'utf8').split('\n');
    expect(lines.filter((line) => line.includes(why))).toHaveLength(2);
  });

  test('is not proved unfillable where they rest since another batch', async () => {
    const used = file(
      'used.txt',
      ['# puzzles 1', ...words.map((word) => `${word};1;1`)].join('\n'),
    );
    const { stderr, code } = await filled('-n', '3', '--top', '1', '--rest', '2', '--fresh', used);
    expect(code).toBe(4);
    expect(stderr).not.toContain('cannot be filled');
  });

  test('is told where all words cannot', async () => {
    const open = file('open.txt', '___\n___\n___\n');
    const { stderr, code } = await filled(open, '-n', '40', '--rest', '1');
    expect(code).toBe(3);
    expect(stderr).toContain('cannot be filled: 20 puzzles: 2, 4, ');
  });
});

test('a word rests for so many puzzles', async () => {
  const { records: made } = await records([ring, '-s', '3', '-n', '30', '--rest', '5']);
  expect(made).toHaveLength(30);
  for (const [at, record] of made.entries()) {
    for (const other of made.slice(Math.max(0, at - 5), at)) expect(common(record, other)).toBe(0);
  }
});

test('entries that are given may be the same', async () => {
  const { code, records: made } = await records([given, '-s', '1', '-n', '6', '--rest', '6']);
  expect(code).toBe(0);
  expect(made).toHaveLength(6);
});

test('what no seed makes different is told', async () => {
  const few = file('few.txt', 'ABC\nADE\nCFG\nEHG\n');
  const ran = await crossfill([given.replace('given', 'few-grid'), '-d', few]);
  expect(ran.code).toBe(2);
  const grid = file('few-grid.txt', 'ABC\n_#_\n___\n');
  const twice = await crossfill([grid, '-d', few, '-s', '1', '-n', '2', '--distinct', '1']);
  expect(twice.code).not.toBe(0);
  expect(twice.stderr).toContain('1 of 2 puzzles filled, 1 kept, 1 failed'.replace(', 1 kept', ''));
});

describe('the same bytes', () => {
  const argv = [mini, ring, '-d', list, '-s', '3', '-n', '36', '-f', 'json', '--stats', '--quiet'];
  const MORE = [
    ['--best-of', '3', '--reject', 'floor<55', '--rest', '2'],
    ['--top', '5', '--distinct', '4'],
    ['--distinct', '4', '--rest', '3'],
    ['--distinct', '4', '--best', '--nodes', '200'],
  ];
  test.each(firstOf(MORE, 2).map((more) => [more]))(
    'for any number of workers: %j',
    async (more) => {
      const untimed = (text: string): string =>
        text.replaceAll(/"milliseconds":[^,}]*/g, '').replaceAll(/[\d.]+ s\b/g, '');
      const one = await runCommand([...argv, ...more]);
      const three = await runCommand([...argv, ...more, '-j', '3']);
      expect(one.stdout).not.toBe('');
      expect(untimed(three.stdout) === untimed(one.stdout)).toBe(true);
      expect(untimed(three.stderr)).toBe(untimed(one.stderr));
      expect(three.code).toBe(one.code);
    },
  );

  test('for any cut', async () => {
    const whole = await records([mini, '-s', '3', '-n', '40', '--distinct', '5']);
    const rest = await records([mini, '-s', '3', '-n', '9', '--start', '20', '--distinct', '5']);
    expect(rest.records).toEqual(whole.records.slice(19, 28));
    const shard = await records([mini, '-s', '3', '-n', '40', '--shard', '3/4', '--distinct', '5']);
    expect(shard.records).toEqual(whole.records.slice(20, 30));
  });
});

describe('words used before', () => {
  test('are avoided, and the file is told', async () => {
    const uses = path('uses.txt');
    const argv = [mini, '-s', '3', '-n', '12', '--fresh', uses];
    const first = await records(argv);
    const text = readFileSync(uses, 'utf8');
    expect(text).toContain('\n# puzzles 12\n');
    const counted = new Map(
      text
        .split('\n')
        .filter((line) => /^\w/.test(line))
        .map((line) => [line.split(';')[0], Number(line.split(';')[1])]),
    );
    const all = first.records.flatMap(wordsOf);
    expect([...counted.keys()].sort()).toEqual([...new Set(all)].sort());
    for (const [word, times] of counted) {
      expect(times).toBe(all.filter((each) => each === word).length);
    }
    const second = await records(argv);
    expect(readFileSync(uses, 'utf8')).toContain('\n# puzzles 24\n');
    const again = second.records.flatMap(wordsOf).filter((word) => counted.has(word));
    expect(again.length).toBeLessThan(all.length / 10);
    const forbidden = await records([mini, '-s', '3', '-n', '1', '--fresh', uses, '--rest', '24']);
    const known = new Set([...all, ...second.records.flatMap(wordsOf)]);
    expect(forbidden.records.flatMap(wordsOf).filter((word) => known.has(word))).toEqual([]);
  });

  test('a run that is not whole tells nothing', async () => {
    const uses = path('untold.txt');
    const { code } = await crossfill([mini, '-d', path('none'), '-n', '3', '--fresh', uses]);
    expect(code).toBe(2);
    expect(existsSync(uses)).toBe(false);
  });
});

test('a file of uses that could not be told is known before the first fill', async () => {
  const uses = `${file('nowhere', '')}/uses.txt`;
  const argv = [mini, '-d', list, '-s', '3', '-n', '2', '--fresh', uses];
  const { code, stdout, stderr } = await crossfill(argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^crossfill: .*nowhere\/uses\.txt: [^\n]*\n$/);
});

describe('choosing', () => {
  const argv = [mini, '-s', '1', '-n', '20'];
  const better = (a: Record, b: Record): number =>
    b.score.min - a.score.min || b.score.mean - a.score.mean || a.seed - b.seed;

  test('each the best of several seeds', async () => {
    const { records: all } = await records([mini, '-s', '1', '-n', '60']);
    const { records: best } = await records([...argv, '--best-of', '3']);
    const expected = Array.from(
      { length: 20 },
      (_, i) => all.slice(3 * i, 3 * i + 3).sort(better)[0]!,
    );
    expect(best.map(({ seed }) => seed)).toEqual(expected.map(({ seed }) => seed));
    expect(best.map(wordsOf)).toEqual(expected.map(wordsOf));
  });

  test('some rejected', async () => {
    const { records: all } = await records(argv);
    const mean = all.map(({ score }) => score.mean).sort((a, b) => a - b)[8]!;
    const kept = all.filter(({ score }) => score.mean >= mean);
    const ran = await records([...argv, '--reject', `mean<${mean}`]);
    expect(ran.records).toEqual(kept);
    expect(ran.code).toBe(0);
    expect(ran.stderr).toContain(`rejected (mean<${mean}): ${20 - kept.length} puzzle`);
    expect(ran.stderr).toContain(`20 of 20 puzzles filled, ${kept.length} kept\n`);
  });

  test('only the best', async () => {
    const { records: all } = await records(argv);
    const top = [...all].sort(better).slice(0, 3);
    const ran = await records([...argv, '--top', '3']);
    expect(ran.records).toEqual([...top].sort((a, b) => a.seed - b.seed));
    expect(ran.stderr).toMatch(/1\. puzzle (\d+), mini, seed \1: floor \d+, mean [\d.]+\n/);
    expect(ran.stderr).toContain('20 of 20 puzzles filled, 3 kept\n');
  });

  test.each([
    [['--reject', 'flor<5'], "option --reject: unknown figure 'flor'"],
    [
      ['--distinct', '100'],
      'mini.txt: option --distinct 100: the grid has only 10 entries to fill',
    ],
    [['--fresh', 'f', '--shard', '1/2'], 'option --fresh needs the whole batch'],
    [['--top', '3', '--start', '2'], 'option --top needs the whole batch'],
  ])('%j is refused', async (more, why) => {
    const ran = await crossfill([...argv, '-d', list, ...more]);
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
  });
});

test('the last puzzles of a long batch are about as good as the first', async () => {
  const manifest = path('long.ndjson');
  const argv = ['mini-5-1', '-n', '300', '-s', '7', '--distinct', '5', '--manifest', manifest];
  expect((await crossfill(argv)).code).toBe(0);
  const lines = readFileSync(manifest, 'utf8').trim().split('\n');
  const figures = lines.map((line) => JSON.parse(line).figures);
  const average = (name: 'floor' | 'mean', part: typeof figures): number =>
    part.reduce((sum, each) => sum + each[name], 0) / part.length;
  const [first, last] = [figures.slice(0, 50), figures.slice(-50)];
  expect(average('floor', first) - average('floor', last)).toBeLessThan(8);
  expect(average('mean', first) - average('mean', last)).toBeLessThan(6);
});

describe('puzzles that are the same', () => {
  const words = file('three.txt', 'cat\nare\ntan\n');
  const one = file('one.txt', '___\n_#_\n___\n');
  const cat = file('cat.txt', 'cat;80\nten;60\ncot;70\nton;90\n');

  test('are counted', async () => {
    const argv = [file('row.txt', '___\n'), '-d', file('row-words.txt', 'cat\n'), '-s', '1'];
    const said = '20 puzzles, 1 different: --distinct 1 avoids repeats\n';
    expect((await crossfill([...argv, '-n', '20'])).stderr).toContain(said);
    const batch = await crossfill([...argv, '-n', '20', '--reject', 'floor<1']);
    expect(batch.stderr).toContain(said);
    expect((await crossfill([...argv, '-n', '20', '-q'])).stderr).toBe('');
    expect((await crossfill([one, '-d', cat, '-s', '1', '-n', '1'])).stderr).not.toContain(
      'different',
    );
  });

  test('are marked among those that are chosen', async () => {
    const argv = [file('row2.txt', '___\n'), '-d', words, '-s', '1', '-n', '9', '--top', '5'];
    expect((await crossfill(argv)).stderr).toMatch(/: the same as puzzle \d\n/);
  });

  test('end a batch soon where no others are to be had', async () => {
    const argv = [one, '-d', cat, '-s', '1', '-n', '200', '--distinct', '4'];
    const { code, stderr } = await crossfill(argv);
    expect(code).toBe(4);
    expect(stderr).toMatch(/no fill found that differs enough: \d+ puzzles: /);
    expect(stderr).toContain('a smaller --distinct or --rest would help\n');
    const { stdout } = await runCommand([...argv, '-f', 'json', '-j', '1']);
    expect((await runCommand([...argv, '-f', 'json', '-j', '3'])).stdout).toBe(stdout);
  });
});

test('how good a batch is from its first tenth to its last', async () => {
  const argv = ['mini-5-1', '-n', '60', '-s', '1', '-o', path('c{n}.txt')];
  const { stderr } = await crossfill([...argv, '--rest', '5']);
  expect(stderr).toMatch(/floor by tenths of the batch:(?: \d+\.\d){10}\n/);
  expect(stderr).toMatch(/mean score by tenths:(?: \d+\.\d){10}\n/);
  expect((await crossfill(argv)).stderr).not.toContain('tenths');
});

test('a batch that gets worse says so', async () => {
  const good = ['cat', 'dog', 'sun', 'map', 'key', 'jar'];
  const weak = Array.from(
    { length: 60 },
    (_, i) => `${'bcdfgh'[i % 6]}${'aeiou'[i % 5]}${'nprst'[Math.floor(i / 12)]}`,
  );
  const lines = [...good.map((word) => `${word};90`), ...weak.map((word) => `${word};20`)];
  const argv = [file('row3.txt', '___\n'), '-d', file('worse.txt', `${lines.join('\n')}\n`)];
  const { stderr } = await crossfill([...argv, '-n', '50', '-s', '1', '--rest', '60']);
  expect(stderr).toContain('the last puzzles are weaker; more templates or words, or a smaller');
});
