// A filled grid reworked: freed, told to differ, changed as little as can be, questioned.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const few = file('few.txt', 'cat;80\ncot;70\nten;60\nton;90\n');
const more = file('more.txt', 'cat;80\ncot;70\nten;60\nton;90\ncut;75\ntin;85\n');
const grid = file('grid.txt', 'CAT\nO#O\nTEN\n');
const run = (...argv: string[]) => crossfill(argv);
const filling = (list: string, ...argv: string[]) =>
  run(grid, '-d', list, '-s', '1', '-f', 'template', ...argv);
const counted = async (...argv: string[]) => (await run(...argv, '--tally')).stdout;

describe('freed', () => {
  test('an entry, and all else stays', async () => {
    for (const freed of ['1A', 'r1c2', 'r1c1:r1c3', '1 across']) {
      expect(await filling(more, '--free', freed), freed).toMatchObject({
        code: 0,
        stdout: 'CUT\nO#O\nTEN\n',
        stderr: '',
      });
    }
    expect((await filling(more, '--free', 'below 70')).stdout).toBe('CAT\nO#O\nTIN\n');
    const rules = file('free.rules', 'free 1A, 3A\nlock 3A\n');
    expect((await filling(more, '--rules', rules)).stdout).toBe('CUT\nO#O\nTEN\n');
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'another grid whatever the seed: %s, for --lock too, and for any number of threads',
    async (seed) => {
      const argv = [grid, '-d', more, '-s', seed, '-f', 'template', '--lock', '1D,2D', '-n', '3'];
      const { code, stdout } = await run(...argv);
      expect(code).toBe(0);
      expect(stdout).not.toContain('CAT\nO#O\nTEN');
      if (seed === '1') expect((await runCommand([...argv, '-j', '3'])).stdout).toBe(stdout);
    },
  );

  test('another grid though only the one that stood there is without two forms of a word', async () => {
    const apart = file('apart.txt', 'WALK#\n#####\nTREES\n');
    const words = file('walk.txt', 'walk;80\nwalks;80\ntrees;80\n');
    const argv = [apart, '-d', words, '-s', '1', '-f', 'template', '--free', '1A,2A'];
    expect((await run(...argv)).stdout).toBe('WALK#\n#####\nWALKS\n');
  });

  test('what has no letters cannot be kept', async () => {
    const open = file('half.txt', 'CAT\n_#_\n___\n');
    expect(await run(open, '-d', more, '-s', '1', '--lock', '3A')).toMatchObject({
      code: 2,
      stderr: 'crossfill: option --lock 3A: 3 Across has no letters to keep\n',
    });
  });

  test('where no other fill is, that is proved and told', async () => {
    const { code, stdout, stderr } = await filling(few, '--free', '1A');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toBe(
      `crossfill: ${grid}: cannot be filled: the original grid is the only fill for 1 Across, 1 Down, 2 Down\n`,
    );
    expect(await counted(grid, '-d', few, '--free', '1A')).toBe('0\n');
    expect(await counted(grid, '-d', more, '--free', '1A')).toBe('1\n');
  });

  test.each([
    ['9Z', "'9Z' is not a slot: write it like 17A or 17 Across"],
    [
      'below',
      "'below' cannot be freed: name an entry (17A), cells (r3c4, r3c4:r7c9) or scores (below 60)",
    ],
    ['r1c1:r9c9', 'the template has no r9c9: it is 3 x 3'],
    ['r2c2', 'r2c2:r2c2 has no open cell'],
    ['below 10', 'no entry scores below 10; the weakest scores 60'],
  ])('nothing to free: %s', async (freed, what) => {
    const { code, stderr } = await filling(more, '--free', freed);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `crossfill: option --free ${freed}: ${what}\n`,
    });
  });
});

describe('other than other grids', () => {
  test('no entry the same, or at most so many', async () => {
    const blank = file('blank.txt', '___\n_#_\n___\n');
    const of = (...argv: string[]) => run(blank, '-d', more, '-s', '1', '-f', 'template', ...argv);
    const all = (await of('--all')).stdout.trim().split('\n\n');
    const entries = (rows: string): string[] => {
      const [a, b, c] = rows.trim().split('\n') as [string, string, string];
      return [a, c, a[0]! + b[0] + c[0], a[2]! + b[2] + c[2]];
    };
    const old = entries('CAT\nO#O\nTEN');
    for (const share of [0, 1, 2, 3]) {
      const right = all.filter(
        (rows) => entries(rows).filter((e, i) => e === old[i]).length <= share,
      );
      const argv = ['--differ', grid, '--share', String(share)];
      expect(await counted(blank, '-d', more, ...argv), `${share}`).toBe(`${right.length}\n`);
      const { code, stdout } = await of(...argv);
      expect(code).toBe(right.length > 0 ? 0 : 3);
      if (code === 0) expect(right).toContain(stdout.trim());
    }
  });

  test('grids that are none of the template, and a share of nothing, are errors', async () => {
    const wide = file('wide.txt', 'CAT\nTEN\n');
    expect(await filling(more, '--differ', wide)).toMatchObject({
      code: 2,
      stderr: `crossfill: option --differ ${wide}: ${wide} does not match the template: its blocks differ\n`,
    });
    const open = file('open.txt', '__T\n_#_\n__N\n');
    expect((await filling(more, '--differ', open)).code).toBe(2);
    expect((await filling(more, '--differ', path('none.txt'))).code).toBe(2);
    expect((await filling(more, '--share', '2')).code).toBe(2);
    expect((await filling(more, '--differ', grid, '--share', 'x')).code).toBe(2);
  });

  test('another grid is read as the template is', async () => {
    const blank = file('blank.txt', '___\n_X_\n___\n');
    const drawing = [blank, '--block', 'X'];
    const full = file('full.txt', 'CAT\nOXO\nTEN\n');
    const damaged = path('damaged.ipuz');
    await run('convert', full, '--block', 'X', '-o', damaged);
    file('damaged.ipuz', readFileSync(damaged, 'utf8').replace('"C"', '"!"'));
    const rules = file('differ.rules', 'differ damaged.ipuz\n');
    for (const differ of [
      ['--differ', damaged],
      ['--rules', rules],
    ]) {
      for (const how of [['-d', more, '-s', '1'], ['--blank']]) {
        const argv = [...drawing, ...how, ...differ];
        const strict = await run(...argv);
        expect(strict).toMatchObject({ code: 2, stdout: '' });
        expect(strict.stderr).toMatch(/\(--lenient ignores this\)\n$/);
        const lenient = await run(...argv, '--lenient');
        expect(lenient.code).toBe(0);
        expect(lenient.stderr).toContain(`crossfill: ${damaged}: `);
      }
    }
  });
});

test('a grid that a rules file names and that is none is told of with its line', async () => {
  const rules = file('differ.rules', 'share 1\ndiffer none.txt\n');
  const { code, stderr } = await filling(more, '--rules', rules);
  expect(code).toBe(2);
  expect(stderr).toContain(`${rules}:2:8: `);
});

test('a word kept from one slot', async () => {
  const argv = ['--free', '1A,3A', '--exclude-at', '1A=cut'];
  expect((await filling(more, ...argv)).stdout).toBe('CAT\nO#O\nTIN\n');
  const long = await filling(more, '--exclude-at', '1A=CUTS');
  expect(long.code).toBe(2);
  expect(long.stderr).toContain(
    'option --exclude-at 1A=CUTS: CUTS has 4 letters, but 1 Across has 3 cells; no slot has 4\n',
  );
  expect((await filling(more, '--exclude-at', '1A')).code).toBe(2);
  expect((await filling(more, '--exclude-at', '1A=CAT')).code).toBe(3);
});

describe('as little changed as can be', () => {
  test('what changed is listed, and proved to be the least', async () => {
    const { code, stdout, stderr } = await filling(more, '--change', 'least', '--slot', '3A=TIN');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'CAT\nO#O\nTIN\n' });
    expect(stderr.split('\n')).toEqual([
      `crossfill: ${grid}: 0 entries changed besides the set entries; no fill changes fewer (proved)`,
      `crossfill: ${grid}: 3A TEN 60 -> TIN 85 (set)`,
      '',
    ]);
  });

  test('in json as well; entries of no list may stay, excluded ones may not', async () => {
    const odd = file('odd.txt', 'CQT\nO#O\nTEN\n');
    const worn = file('worn.txt', 'ten\n');
    const argv = [odd, '-d', more, '-s', '1', '--change', 'least', '--exclude', worn, '-f', 'json'];
    const { code, stdout } = await run(...argv);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'filled',
      rows: ['CQT', 'O#O', 'TIN'],
      changes: [{ slot: '3 Across', old: 'TEN', new: 'TIN', oldScore: 60, newScore: 85 }],
      changesNeeded: 1,
    });
  });

  test('no fill, no nodes, no sense', async () => {
    const least = ['--change', 'least'];
    expect((await filling(more, ...least, '--slot', '1A=QQQ')).code).toBe(3);
    expect((await filling(more, ...least, '--free', '1A')).code).toBe(2);
    expect((await filling(more, '--change', 'most')).code).toBe(2);
    const empty = file('empty.txt', '');
    expect((await filling(more, ...least, '--exclude', empty)).code).toBe(0);
    const named = file('named.txt', 'ten!;900\n');
    expect((await filling(more, ...least, '--exclude', named)).stdout).toContain('TIN');
    expect((await filling(more, ...least, '-n', '2')).code).toBe(2);
    expect((await filling(more, ...least, '--all')).code).toBe(2);
    const open = await run('mini-5-1', ...least, '-s', '1');
    expect(open.code).toBe(2);
    expect(open.stderr).toBe('crossfill: the grid has no complete entries to keep\n');
    const some = file('some.txt', (await run('mini-7-1', '-s', '3', '-f', 'template')).stdout);
    const gaveUp = await run(some, ...least, '--slot', '8A=PAINTER', '--nodes', '1', '-s', '1');
    expect({ code: gaveUp.code, stdout: gaveUp.stdout }).toEqual({ code: 4, stdout: '' });
  });
});

describe('instead', () => {
  const suggest = async (...argv: string[]) => {
    const { code, stdout } = await run('suggest', grid, '-d', more, '-f', 'json', ...argv);
    return { code, ...JSON.parse(stdout) };
  };

  test('of an entry: words, and what else would change', async () => {
    expect(await suggest('--slot', '1A', '-n', '2')).toMatchObject({
      code: 0,
      at: '1A',
      old: 'CAT',
      oldScore: 80,
      known: 5,
      tried: 2,
      candidates: [
        { text: 'CUT', verdict: 'fills', changes: [], needed: 0, floor: 75, mean: 75 },
        { text: 'COT', changes: [{ slot: '1D', old: 'COT' }], needed: 1 },
      ],
    });
  });

  test('of a cell: letters, and what they cost', async () => {
    const { candidates } = await suggest('--cell', 'r1c2');
    expect(candidates[0]).toMatchObject({
      text: 'U',
      verdict: 'fills',
      changes: [{ slot: '1A', old: 'CAT', new: 'CUT', oldScore: 80, newScore: 75 }],
    });
    expect(await suggest('--cell', 'r9c9').catch(() => 'error')).toBe('error');
    const { stdout } = await run('suggest', 'mini-5-1', '--cell', 'r1c2');
    expect(stdout).toMatch(/^mini-5-1: r1c2, open\n\nLetters\n {2}letter {2}share\n/);
  });

  test('of a bad entry: the nearest way out', async () => {
    expect(await suggest('--swap', '3A')).toMatchObject({
      code: 0,
      verdict: 'fills',
      changes: [{ slot: '3A', old: 'TEN', new: 'TIN', oldScore: 60, newScore: 85 }],
      needed: 1,
      floor: 85,
      rows: ['CAT', 'O#O', 'TIN'],
    });
    expect(await suggest('--swap', '2D')).toMatchObject({ code: 3, verdict: 'dead', rows: null });
    const { code, stderr } = await run('suggest', 'mini-5-1', '--swap', '1A');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'crossfill: mini-5-1: 1 Across is not filled: nothing to swap\n',
    });
  });
});

describe('excluded words that stand in the grid', () => {
  const odd = file('excluded.txt', 'ZZT\nO#O\nTEN\n');
  const zzt = file('zzt.txt', 'zzt\n');

  test('are found and changed whether a list has them or not', async () => {
    const changed = await run(odd, '-d', more, '-s', '1', '--exclude', zzt, '--change', 'least');
    expect(changed.stderr).toContain('2 entries changed; no fill changes fewer (proved)\n');
    expect(changed.stderr).toContain('1A ZZT - -> CUT 75\n');
    const graded = await run('grade', odd, '-d', more, '--exclude', zzt);
    expect(graded).toMatchObject({ code: 3 });
    expect(graded.stderr).toContain('excluded.txt: breaks a rule: 1 Across: ZZT is excluded\n');
    expect(graded.stderr).toContain('ZZT is in no list; no fill would use it anyway\n');
  });

  test('stay where they are locked', async () => {
    const argv = ['--exclude', zzt, '--lock', '1A', '--change', 'least'];
    const { code, stdout, stderr } = await filling(more, ...argv);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'CAT\nO#O\nTEN\n' });
    expect(stderr).toContain('0 entries changed');
    const kept = await run(odd, '-d', more, '-s', '1', '-f', 'template', ...argv);
    expect(kept).toMatchObject({ code: 0, stdout: 'ZZT\nO#O\nTEN\n' });
    expect(kept.stderr).toContain('excluded.txt: kept: given in the grid: ZZT 1A is excluded\n');
    expect(kept.stderr).not.toContain('cannot be filled');
  });
});

test('entries that change since set words cross them count as changed', async () => {
  const full = file('full.txt', 'CAT\nOTO\nTEN\n');
  const list = file(
    'full-words.txt',
    'cat\noto\nten\ncot\nate\nton\ncab\noar\nbee\ncob\naar\nbre\n',
  );
  const rules = ['1A=CAB', '4A=AAR', '5A=BRE'].flatMap((rule) => ['--slot', rule]);
  const argv = [full, '-d', list, '-s', '1', ...rules, '--change', 'least', '--allow-repeats'];
  const { code, stderr } = await run(...argv);
  expect(code).toBe(0);
  expect(stderr).toContain('3 entries changed besides the set entries; no fill changes fewer');
  expect(stderr).toContain('1D COT 50 -> CAB 50\n');
  expect(stderr).not.toContain('nothing changes');
});
