// What the shell sees: each exit code of each command that the help tells of.

import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT_TEXTS } from '../../src/cli/help/texts.ts';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();
const grid = file('grid.txt', '#_#_#\n_____\n#_##_\n#_##_\n');
const words = file('words.txt', 'tuna\nmusic\ncan\nhi\n');

test('0: filled', async () => {
  expect(await runCommand([grid, '-d', words, '-s', '1'])).toEqual({
    code: 0,
    signal: null,
    stdout: '  T   H\nM U S I C\n  N     A\n  A     N\n',
    stderr: '',
  });
});

test('0: asked for help, version, templates', async () => {
  expect(await runCommand(['--help'])).toMatchObject({ code: 0, stderr: '' });
  expect((await runCommand(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await runCommand(['--list-templates'])).toMatchObject({ code: 0, stderr: '' });
});

test('2: bad usage', async () => {
  expect(await runCommand([grid, '--sede', '1'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: "crossfill: unknown option '--sede' (Did you mean --seed?)\n",
  });
});

test('2: bad input', async () => {
  expect(await runCommand([], { input: '__\n_!\n' })).toMatchObject({ code: 2, stdout: '' });
});

test('3: proved that no fill exists', async () => {
  const short = file('short.txt', 'tuna\nmusic\ncan\n');
  const { code, stdout, stderr } = await runCommand([grid, '-d', short, '-s', '1']);
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(stderr).toMatch(
    /^crossfill: .*grid\.txt: cannot be filled: the list has no word of length 2.*\n.*: possible fixes: a word of length 2.*\n.*: to find the nearest pattern that fills, .*: crossfill design --from .*\n$/,
  );
});

describe('4: gave up', () => {
  const open = file('open.txt', `${'_'.repeat(12)}\n`.repeat(12));
  const template = [open, '--seed', '1', '--allow-repeats'];

  test('at its nodes, always at the same', async () => {
    const first = await runCommand([...template, '--nodes', '3', '--stats']);
    expect(first).toMatchObject({ code: 4, stdout: '' });
    expect(first.stderr).toMatch(/gave up after 3 nodes \(seed 1\)\n.*\b3 nodes/);
  });

  test('when its time was up', async () => {
    // Where the machine is busy it is up before there is anything to search.
    const { code, stderr } = await runCommand([...template, '--time', '0.3']);
    expect(code).toBe(4);
    expect(stderr).toMatch(/gave up after 0\.3 s|time ran out before the search began/);
  });
});

describe('each code that the help names', () => {
  const square = file('square.txt', 'AB\nCD\n');
  const pairs = file('pairs.txt', 'AB\nCD\nAC\nBD\n');
  const bad = file('bad.txt', 'AB\nC!\n');
  const none = file('none.txt', 'Q_\n__\n');
  const open = file('open-2.txt', '__\n__\n');
  const filled = file('filled.txt', '#REC#\nCARDS\nASIDE\nSTEER\n#YEA#\n');
  const long = file('long.txt', `${'_'.repeat(9)}\n`.repeat(9));
  const dict = ['-d', pairs];

  beforeAll(() => crossfill([open, ...dict, '-s', '1', '-o', path('small.pdf')]));

  const ROWS: readonly [command: string, code: number, argv: readonly string[]][] = [
    ['fill', 0, [open, ...dict, '-s', '1']],
    ['fill', 2, [bad, ...dict]],
    ['fill', 3, [none, ...dict, '-s', '1']],
    ['fill', 3, [none, ...dict, '-s', '1', '-n', '2']],
    ['fill', 4, [long, '-s', '1', '--nodes', '3']],
    ['fill', 4, [long, '-s', '1', '--nodes', '3', '-n', '2']],
    ['check', 0, ['check', square, ...dict]],
    ['check', 2, ['check', bad, ...dict]],
    ['check', 2, ['check', path('nowhere.txt'), ...dict]],
    ['check', 3, ['check', none, ...dict]],
    ['check', 3, ['check', square, ...dict, '--profile', 'nyt']],
    ['suggest', 0, ['suggest', open, ...dict]],
    ['suggest', 2, ['suggest', square, ...dict, '--slot', '9A']],
    ['suggest', 3, ['suggest', none, ...dict]],
    ['suggest', 4, ['suggest', filled, '--swap', '1A', '--nodes', '1']],
    ['grade', 0, ['grade', square, ...dict]],
    ['grade', 2, ['grade', bad, ...dict]],
    ['grade', 3, ['grade', square, ...dict, '--profile', 'nyt']],
    ['grade', 3, ['grade', square, ...dict, '--exclude', file('out.txt', 'AB\n')]],
    ['words', 0, ['words', 'AB', ...dict]],
    ['words', 2, ['words', '--frob']],
    ['convert', 0, ['convert', square, '-f', 'ipuz']],
    ['convert', 2, ['convert', bad, '-f', 'ipuz']],
    ['clue', 0, ['clue', filled, '-f', 'ipuz']],
    ['clue', 2, ['clue', bad]],
    ['design', 0, ['design', '--lay', file('lay.txt', 'hello\n'), '-s', '1']],
    ['design', 2, ['design', '5x']],
    ['design', 4, ['design', '--from', none, ...dict]],
    ['arrow', 0, ['arrow', file('arrow.txt', '>>>>\n>___\n>___\n>___\n')]],
    ['arrow', 2, ['arrow', path('nowhere.txt')]],
    ['arrow', 3, ['arrow', file('no-arrow.txt', '___\n___\n___\n')]],
    ['desk', 0, ['desk', '--help']],
    ['desk', 2, ['desk', bad]],
    ['preflight', 0, ['preflight', '--help']],
    ['preflight', 2, ['preflight', bad]],
    ['preflight', 3, ['preflight', path('small.pdf')]],
    ['serve', 0, ['serve', '--help']],
    ['serve', 2, ['serve', '--frob']],
  ];
  test.each(ROWS)('%s: %i from %j', async (_, code, argv) => {
    const ran = await crossfill(argv);
    expect({ code: ran.code, stderr: ran.stderr }).toMatchObject({ code });
    if (code === 2) expect(ran.stderr).toMatch(/^crossfill: /);
  });

  test('has a row here', () => {
    const named = EXIT_TEXTS.flatMap(({ commands, code }) =>
      commands.map((command) => `${command} ${code}`),
    );
    // 130 is below, and in signals.test.ts.
    const told = named.filter((each) => !each.endsWith(' 130'));
    expect(new Set(told)).toEqual(new Set(ROWS.map(([command, code]) => `${command} ${code}`)));
  });
});

test('130: interrupted, with what was complete', async () => {
  let isSent = false;
  const ran = await runCommand(['design', '5x5', '--style', 'mini', '-s', '1', '-n', '1000'], {
    onOutput(child) {
      if (!isSent) child.kill('SIGINT');
      isSent = true;
    },
  });
  expect(ran).toMatchObject({ code: 130, signal: null });
  expect(ran.stdout).toMatch(/^([_#]{5}\n){5}/);
});

test('4: a pattern for which no fill was found is printed all the same', async () => {
  const argv = ['design', '14x3', '-s', '1', '--nodes', '50'];
  const { code, stdout, stderr } = await crossfill(argv);
  expect(code).toBe(4);
  expect(stdout).not.toBe('');
  expect(stderr).toContain('no fill found for 1 of 1 designs; --nodes or more words may help\n');
});

test('--nodes none lifts the limit, and nothing else is taken', async () => {
  const argv = [grid, '-d', words, '-s', '1', '--nodes'];
  expect(await crossfill([...argv, 'none'])).toMatchObject({ code: 0, stderr: '' });
  expect(await crossfill([...argv, 'many'])).toMatchObject({
    code: 2,
    stderr:
      "crossfill: option '--nodes <N>' argument 'many' is invalid. Expected a whole number 1 or more, or 'none'\n",
  });
});
