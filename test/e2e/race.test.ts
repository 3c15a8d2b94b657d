// One hard fill becomes a race of several searches; in how many threads they run cannot be seen.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { plainWords } from '../support/plain-words.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, IS_THOROUGH } from '../support/thoroughness.ts';

const { file } = scratch();
const entries = plainWords();
const sixes = entries.filter((word) => word.length === 6);
/** Few enough words that the open square takes thousands of nodes, and fewer, of which it has hardly a fill. */
const words = file('words.txt', sixes.filter((_, i) => (i + 1) % 10 < 9).join('\n'));
const fewer = file('fewer.txt', sixes.filter((_, i) => (i + 1) % 10 < 7).join('\n'));
const grid = file('open.txt', '______\n'.repeat(6));

const rules = file(
  'some.rules',
  'duplicates stem=forbid\navoid-letters X\nrequire-letters Z\nslot 1A=~[^S]+\n',
);
const exclude = file('exclude.txt', sixes.filter((_, i) => i % 50 === 0).join('\n'));
const chosen = ['--rules', rules, '--exclude', exclude];

// How many threads there are is looked at for 4 by `npm test`, and for the others when all is.
const small: [what: string, list: string, options: string[], nodes: number][] = [
  ['that fills', words, ['-s', '11'], 4000],
  ['that gives up in the middle of a round', fewer, ['-s', '5', '--nodes', '14345'], 10_000],
  ['with rules and a choice of words', words, [...chosen, '-s', '1', '--nodes', '14000'], 10_000],
];
test.each(firstOf(small))('any number of threads: a fill %s', async (_, list, options, nodes) => {
  const argv = [grid, '-d', list, ...options, '--partial', '-f', 'json'];
  const one = await crossfill(argv);
  expect(JSON.parse(one.stdout).stats.nodes).toBeGreaterThan(nodes);
  for (const jobs of firstOf(['4', '2']))
    expect(await runCommand([...argv, '-j', jobs])).toEqual(one);
});

/** Few enough words that large grids take a race, in which some engines repair. */
const thin = file('thin.txt', entries.filter((_, i) => (i + 1) % 10 < 5).join('\n'));
const bundledGrid = (name: string): string =>
  fileURLToPath(new URL(`../../templates/${name}.txt`, import.meta.url));

const large: [what: string, argv: string[], code: number][] = [
  ['that fills', ['american-15-3', '-s', '11', '--nodes', '25000'], 0],
  ['that gives up', ['sunday-21-1', '-s', '1', '--nodes', '16000', '--partial'], 4],
];
test.runIf(IS_THOROUGH).each(large)(
  'any number of threads: a large fill %s',
  async (_, [name, ...options], code) => {
    const argv = [bundledGrid(name!), '-d', thin, ...options, '-f', 'json'];
    const one = await crossfill(argv);
    expect(one.code).toBe(code);
    expect(JSON.parse(one.stdout).stats.nodes).toBeGreaterThan(10_000);
    for (const jobs of firstOf(['4', '2', '3']))
      expect(await runCommand([...argv, '-j', jobs])).toEqual(one);
  },
);

const budgets = ['15000', '40000'];
test.each(firstOf(budgets))(
  '1 and 2 threads: the best fill in %s nodes, after a race for the first',
  async (nodes) => {
    const argv = [grid, '-d', words, '-s', '4', '--best', '--nodes', nodes, '-f', 'json'];
    const one = await crossfill(argv);
    expect(one.code).toBe(0);
    expect(await runCommand([...argv, '-j', '2'])).toEqual(one);
  },
);

test('a time limit ends all threads', async () => {
  // Neither filled nor proved by any search within our patience.
  const hopeless = file('hopeless.txt', '_________\n'.repeat(9));
  const argv = [hopeless, '-s', '1', '-j', '4', '--time', '0.5', '--partial'];
  const { code, stdout, stderr } = await runCommand(argv);
  expect(code).toBe(4);
  // Where the machine is busy it is up before there is anything to search.
  if (stderr.includes('time ran out before the search began')) return;
  expect(stderr).toMatch(/gave up after 0\.5 s/);
  expect(stdout).toContain('_');
});
