// The reports as people read them, and the help of each. After a change that is meant,
// `npx vitest run test/golden/reports.test.ts -u` writes the files anew; read what changed in them.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { commandHelp } from '../../src/cli/help/command-help.ts';
import { REPORTS } from '../../src/cli/spec/commands.ts';
import { scratch } from '../support/scratch.ts';
import { runIn } from '../support/world.ts';

const { file, folder } = scratch();
const LETTERS = 'ESARITONLDCUMPGHBY';

/** So many words of each length that most grids can be filled; early letters are frequent. */
function manyWords(count: number, longest: number): string {
  const random = new Random(1);
  const lines: string[] = [];
  for (let length = 3; length <= longest; length++) {
    for (let i = 0; i < count; i++) {
      const word = Array.from({ length }, () => LETTERS[random.below(1 + random.below(18))]).join(
        '',
      );
      lines.push(`${word};${10 * random.below(11)}`);
    }
  }
  return lines.join('\n');
}

const many = file('many.txt', manyWords(1500, 11));
/** Words of three letters and more, some weak. */
const words = file(
  'words.txt',
  [
    'CATS;70\nOVAL;80\nAGA;20\nTILE;60\nSEEN;90\nCOAT;85\nAVGI;5\nTAAL;10\nSLEN;15',
    'COT;60\nAVA;30\nTAG;65\nTALE;75\nSEA;88\nACE;72\nTEN;66\nOAT;64\nEEL;55\nLEE;45',
  ].join('\n'),
);
const corner = file('corner.txt', '___#\n____\n#___\n__##\n');
const filled = file('filled.txt', 'CAT#\nOVAL\n#AGE\nTAXI\n');

async function shown(argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runIn(argv);
  const text = `${stdout}${stderr === '' ? '' : `-- standard error\n${stderr}`}-- ${code}\n`;
  return text.replaceAll(`${folder}/`, '');
}

describe('reports', () => {
  test.each([
    ['check-sound', ['check', 'american-15-1', '-d', many, '--profile', 'nyt']],
    ['check-rejected', ['check', corner, '-d', words, '--profile', 'american']],
    ['suggest-slot', ['suggest', 'mini-5-1', '-d', many, '--slot', '5D', '-n', '6']],
    ['suggest-grid', ['suggest', 'mini-7-1', '-d', many]],
    ['grade-rejected', ['grade', filled, '-d', words, '--profile', 'british']],
    ['profiles', ['check', '--list-profiles']],
  ])('%s', async (name, argv) => {
    const text = await shown(argv);
    await expect(text).toMatchFileSnapshot(`report-${name}.txt`);
    const [report] = text.split('-- standard error');
    for (const line of report!.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe.each(REPORTS)('the help of %s', (report) => {
  const help = commandHelp(report);
  const lines = help.trimEnd().split('\n');

  test('has 80 columns', () => {
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('is shown when asked for, and as a mistake when there is nothing to read', async () => {
    expect(await runIn([report, '--help'])).toEqual({ code: 0, stdout: help, stderr: '' });
    expect(await runIn([report])).toEqual({ code: 2, stdout: '', stderr: help });
  });

  test('names only options that there are', async () => {
    const options = new Set(
      Array.from(help.matchAll(/(?<=[ ,])--?[a-zA-Z][\w-]*/g), ([option]) => option),
    );
    expect(options.size).toBeGreaterThan(8);
    for (const option of options) {
      const { stderr } = await runIn([report, option, '--help']);
      expect(stderr, option).not.toContain('unknown option');
    }
  });

  test('has examples that are understood', async () => {
    const examples = lines.filter((line) => line.includes(`crossfill ${report} `)).slice(1);
    for (const example of examples) {
      const argv = /crossfill (.*)/.exec(example)![1]!.split(' ');
      expect((await runIn([...argv, '--help'])).code, example).toBe(0);
    }
  });
});
