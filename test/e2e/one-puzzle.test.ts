// One puzzle, one set of rules, in every command: each reads what any writes, obeys what any obeys, and tells of
// all that was asked about.

import { beforeAll, describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import type { Ran } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';

const { file, path } = scratch();

/** The command at the end of a pipe. */
async function piped(from: readonly string[], to: readonly string[]): Promise<Ran> {
  const { stdout } = await crossfill(from);
  return crossfill(to, { input: stdout });
}

describe('what is written is read', () => {
  let grade: string;

  beforeAll(async () => {
    grade = (await piped(['american-15-1', '-s', '1', '-f', 'template'], ['grade'])).stdout;
    expect(grade).toMatch(/^standard input: 15 x 15, 78 entries, all filled\n/);
  });

  test.each(firstOf(['json', 'boxes', 'plain', 'template']))('%s', async (format) => {
    const argv = ['american-15-1', '-s', '1', '-f', format];
    expect(await piped(argv, ['grade'])).toMatchObject({ code: 0, stdout: grade });
    const again = await piped(argv, ['-f', format]);
    const first = await crossfill(argv);
    if (format !== 'json') expect(again.stdout).toBe(first.stdout);
    const blank = await piped(['american-15-1', '--blank', '-f', format], ['check']);
    expect(blank).toMatchObject({ code: 0 });
    expect(blank.stdout).toContain('78 entries');
  });

  test('a report in json is a grid as well', async () => {
    const { code, stdout } = await piped(['check', 'mini-5-1', '-f', 'json'], ['-s', '1']);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: (await crossfill(['mini-5-1', '-s', '1'])).stdout,
    });
  });

  test('a batch is graded grid by grid, and is no template', async () => {
    const { code, stdout } = await piped(['mini-5-1', '-s', '1', '-n', '3'], ['grade']);
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, 2).join('\n')).toMatch(
      /^ {2}grid +size +entries +floor +mean +unlisted +alike\n {2}standard input, puzzle 1 +5 x 5/,
    );
    expect(stdout.trimEnd().split('\n')).toHaveLength(4);
    expect(await piped(['mini-5-1', '-s', '1', '-n', '3'], ['check', '-f', 'json'])).toMatchObject({
      stdout: expect.stringMatching(/^(\{.*\}\n){3}$/),
    });
    for (const argv of [[], ['suggest']]) {
      expect(await piped(['mini-5-1', '-s', '1', '-n', '3'], argv)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('standard input: expected one puzzle, found 3\n'),
      });
    }
  });
});

describe('several files', () => {
  const good = file('good.txt', 'CAT\nOVA\nTEN\n');
  const weak = file('weak.txt', 'CAT\nAVA\nTEA\n');
  const list = file(
    'list.txt',
    'CAT;90\nOVA;80\nTEN;70\nCOT;60\nAVE;60\nTAN;60\nAVA;20\nTEA;50\nTAA;30',
  );

  test('grade, sorted', async () => {
    const argv = ['grade', weak, good, '-d', list];
    const order = async (...more: string[]): Promise<string[]> => {
      const { stdout } = await crossfill([...argv, ...more]);
      const lines = stdout.trimEnd().split('\n').slice(1);
      return lines.map((line) => (line.includes('good.txt') ? 'good' : 'weak'));
    };
    expect(await order()).toEqual(['weak', 'good']);
    expect(await order('--sort', 'floor')).toEqual(['good', 'weak']);
    expect(await order('--sort', 'mean')).toEqual(['good', 'weak']);
    expect(await order('--sort', 'name')).toEqual(['good', 'weak']);
    const json = await crossfill([...argv, '--sort', 'floor', '-f', 'json']);
    const records = json.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ template, floor }) => [template, floor])).toEqual([
      [good, 60],
      [weak, 20],
    ]);
  });

  test('check', async () => {
    const { code, stdout, stderr } = await crossfill([
      ...['check', 'mini-5-1', 'british-15-1', '--profile', 'british', '-f', 'text'],
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ {2}grid +size +entries +blocks +expected fills +british\n/);
    expect(stdout).toMatch(/\n {2}british-15-1 +15 x 15 .* ok\n$/);
  });

  test('one that is not there: nothing is told of the others', async () => {
    expect(await crossfill(['grade', good, path('none.txt')])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('none.txt: no such file'),
    });
  });
});

describe('rules', () => {
  test('a theme layout is drawn and checked before it is filled', async () => {
    const rules = ['--slot', '17A=TANGERINE', '--slot', '61A=~.*BERRY'];
    const { code, stdout } = await crossfill([
      'american-15-1',
      '--blank',
      ...rules,
      '-f',
      'template',
    ]);
    expect(code).toBe(0);
    expect(stdout.split('\n')[2]).toBe('TANGERINE#_____');
    const checked = await crossfill(['check', 'american-15-1', ...rules, '-f', 'json']);
    const { slots } = JSON.parse(checked.stdout);
    const named = (number: number) =>
      slots.find(
        (slot: { number: number; direction: string }) =>
          slot.number === number && slot.direction === 'across',
      );
    expect(named(17)).toMatchObject({ pattern: 'TANGERINE', given: true });
    expect(named(61).words).toBeGreaterThan(0);
    expect(named(61).words).toBeLessThan(50);
    expect(await crossfill(['american-15-1', '--blank', '--slot', '17A=TOO'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('TOO has 3 letters, but 17 Across has 9 cells'),
    });
    expect(await crossfill(['american-15-1', '--blank', '--slot', '99A=~A.*'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the template has no 99 Across'),
    });
  });

  test('a rule without words: the same answer everywhere', async () => {
    const rules = ['--slot', '5D=~QX.*'];
    for (const argv of [['check'], ['suggest'], ['suggest', '--slot', '1A'], []]) {
      const { code, stderr } = await crossfill([...argv, 'mini-5-1', ...rules]);
      expect(code).toBe(3);
      expect(stderr).toContain('no word of the list fits the rule ~QX.* at 5 Down');
    }
  });

  test('suggest obeys rules', async () => {
    const argv = ['suggest', 'mini-5-1', '--slot', '5D', '--slot', '5D=~S.*', '--no-tags', 'name'];
    const { code, stdout } = await crossfill([...argv, '-f', 'json']);
    expect(code).toBe(0);
    const { candidates } = JSON.parse(stdout);
    expect(candidates.length).toBeGreaterThan(3);
    for (const { word } of candidates) expect(word).toMatch(/^S/);
  });

  test('limits, tags and floors: what a fill would not have', async () => {
    const grid = file('abbr.txt', 'CAT\nAPR\nNTH\n');
    const list = file(
      'tagged.txt',
      'CAT;90\nAPR;30;abbr\nNTH;20;abbr\nCAN;80\nAPT;80\nTRH;10;abbr',
    );
    const grade = (...more: string[]) => crossfill(['grade', grid, '-d', list, ...more]);
    const fine = await grade('--limit', 'abbr=3');
    expect(fine).toMatchObject({ code: 0, stderr: '' });
    expect(fine.stdout).toMatch(/\nRules\n {2}Broken +none\n/);
    expect(await grade('--limit', 'abbr=1')).toMatchObject({
      code: 3,
      stderr: `crossfill: ${grid}: breaks a rule: 3 entries are tagged abbr (APR, NTH, TRH), at most 1 may be\n`,
    });
    expect(await grade('--no-tags', 'abbr')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('breaks a rule: 4 Across: APR is tagged abbr\n'),
    });
    expect((await grade('--min-score', '15', '--min-score', '3:25')).stdout).toMatch(
      /Broken +5 Across: NTH scores 20, below the minimum of 25\n +3 Down: TRH scores 10, below/,
    );
    expect(await grade('--slot', '1A=DOG')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('1 Across: CAT is not the required DOG'),
    });
    expect(await grade('--duplicates', 'run:2=forbid')).toMatchObject({ code: 3 });
    for (const template of [grid, 'mini-5-1']) {
      const { code, stderr } = await crossfill(['grade', template, '--slot', '99A=~X.*']);
      expect(code).toBe(2);
      expect(stderr).toContain('the template has no 99 Across');
    }
    expect(await crossfill(['check', grid, '-d', list, '--limit', 'abbr=1'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('3 given entries are tagged abbr'),
    });
  });
});

describe('all of a long list', () => {
  test('check --full has every slot with its crossing, and every cell', async () => {
    const { code, stdout } = await crossfill([
      'check',
      'british-15-1',
      '--full',
      '--profile',
      'american',
    ]);
    expect(code).toBe(3);
    const lines = stdout.split('\n');
    const from = lines.findIndex((line) => line.startsWith('All 34 slots: words that fit now'));
    expect(lines[from + 1]).toMatch(/^ {2}slot +place +length +pattern +words +tightest crossing$/);
    expect(lines[from + 2]).toMatch(/^ {2}1A +r1c1 +\d+ +_+ +[\d,]+ +[\d,]+ at \d+D$/);
    expect(lines.slice(from + 2).filter((line) => /^ {2}\d+[AD] /.test(line))).toHaveLength(34);
    expect(stdout).toMatch(/\d+ unchecked cells: r\d+c\d+, /);
    expect(stdout).not.toMatch(/and \d+ more/);
    expect((await crossfill(['check', 'british-15-1', '--profile', 'american'])).stderr).toMatch(
      /\d+ unchecked cells: (r\d+c\d+, ){5}r\d+c\d+ and \d+ more\n$/,
    );
  });

  test('grade --full has every entry by its score', async () => {
    const { stdout } = await piped(['mini-7-1', '-s', '1'], ['grade', '--full']);
    const weakest = /Weakest first +([\s\S]*?)\n\n/.exec(stdout)![1]!;
    expect(weakest.split(',')).toHaveLength(16);
  });

  test('each fault names its cells', async () => {
    const grid = file('faults.txt', '___#_\n___##\n___#_\n###__\n_##__\n');
    const { stdout } = await crossfill(['check', grid, '--profile', 'american', '--full']);
    const told = stdout.replaceAll(/\n {20}/g, ' ');
    expect(told).toMatch(/not connected, 4 pieces: 9 cells from r1c1, 1 cell from r1c5, /);
    expect(told).toMatch(/ symmetry: for [a-z-]+, .*needs? a block opposite/);
    expect(told).toMatch(/2 cells in no entry: r1c5, r5c1/);
    expect(told).toMatch(/1 unchecked cell: r3c5/);
  });
});

test('entries are told as they are printed', async () => {
  const grid = file('lake.txt', 'LAKEERIE\n########\nNOIDEA##\n########\nXQZRT###\n');
  expect((await crossfill(['grade', grid])).stdout).toMatch(/Weakest +(Lake Erie 1A|no idea \dA)/);
  expect((await crossfill(['grade', grid])).stdout).toContain('XQZRT');
  const suggested = await crossfill(['suggest', file('row.txt', '_AKE_RIE\n'), '--slot', '1A']);
  expect(suggested.stdout).toMatch(/\n {2}Lake Erie +\d+ +fills/);
});

describe('reasons', () => {
  const grid = file('theme.txt', '_____\n#_#_#\n_____\n#_#_#\n_____\n');
  const list = file('theme-words.txt', 'BELLE\nMAYOR\nABOMA\nBEARS\nTESTS\n');
  const REASON = 'cannot be filled: your 1A=PLAYI leaves no word at 2 Down, `L????`\n';
  const HELP = /possible fixes: PLAYI would fit at 4A/;

  test('name the answer, offer it another slot, and never spell it otherwise', async () => {
    const rules = ['--slot', '1A=PLAYI', '-d', list];
    for (const argv of [['-s', '1'], ['check'], ['check', '--full']]) {
      const { code, stdout, stderr } = await crossfill([...argv, grid, ...rules]);
      expect(code).toBe(3);
      expect(stderr).toContain(REASON);
      expect(stderr).toMatch(HELP);
      expect(stderr).not.toContain('instead of');
      if (argv[0] === 'check') expect(stdout).toMatch(/Possible fixes +PLAYI would fit at 4A/);
    }
    const json = await crossfill(['check', grid, ...rules, '-f', 'json']);
    expect(JSON.parse(json.stdout).help[0]).toBe('PLAYI would fit at 4A');
    expect((await crossfill(['suggest', grid, ...rules])).stderr).toContain(REASON);
    // Where it is offered, it can stand.
    expect(await crossfill([grid, '--slot', '4A=PLAYI', '-d', list, '-s', '1'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('P L A Y I\n'),
    });
  });

  test('the same of an answer in the template', async () => {
    const given = file('given.txt', 'PLAYI\n#_#_#\n_____\n#_#_#\n_____\n');
    const { stderr } = await crossfill([given, '-d', list, '-s', '1']);
    expect(stderr).toContain(REASON);
    expect(stderr).toMatch(HELP);
  });

  test('a letter given for itself may be another', async () => {
    const { stderr } = await crossfill(['-d', list, '-s', '1'], {
      input: 'BE_XE\n',
    });
    expect(stderr).toContain('L instead of the given X in row 1, column 4');
  });

  test('more letters than cells', async () => {
    for (const argv of [[], ['check'], ['suggest']]) {
      expect(await crossfill([...argv, 'mini-5-1', '--require-letters', 'A-Z'])).toMatchObject({
        code: 3,
        stderr: expect.stringContaining(
          '26 letters are required, but only 23 cells are left to fill',
        ),
      });
    }
    const given = file('qu.txt', 'QU___\n');
    expect(await crossfill([given, '--require-letters', 'A-EQ', '-s', '1'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(
        '5 required letters are not given, but only 3 cells are left to fill',
      ),
    });
  });
});
