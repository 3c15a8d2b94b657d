// Tags at the built command: the British list is found and read beside the other, limits hold in every thread,
// and entries are printed as the bundled file of display forms has them. All else: test/unit/cli/tags.test.ts.

import { expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';

const { file } = scratch();

test.runIf(IS_THOROUGH)(
  'limits in a file of rules; the same bytes for every number of jobs',
  async () => {
    const rules = file('few.rules', 'limit name=4\nlimit abbr = 1\n');
    const argv = ['mid-11-1', '--rules', rules, '-s', '5', '-n', '3', '-f', 'json'];
    const [one, two] = [await crossfill(argv), await runCommand([...argv, '--jobs', '2'])];
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(two).toEqual(one);
  },
);

test('the British list has COLOUR and not COLORS', async () => {
  const six = file('six.txt', '______\n');
  const offers = async (word: string): Promise<number | null> =>
    (await crossfill([six, '-d', 'british', '--slot', `1A=~${word}`, '-s', '1'])).code;
  expect([await offers('COLOUR'), await offers('COLORS')]).toEqual([0, 3]);
});

test('json tells how an entry is printed', async () => {
  const name = file('name.txt', 'LAKEERIE\n');
  const { stdout } = await crossfill([name, '-s', '1', '-f', 'json']);
  expect(JSON.parse(stdout).entries).toMatchObject([{ display: 'Lake Erie' }]);
});
