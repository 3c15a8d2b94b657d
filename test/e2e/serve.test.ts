// `crossfill serve` beside the commands: the same options give the same answer, byte for byte.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { BIN, runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';
import { blocksOf, shown, transcriptsOf } from '../support/transcripts.ts';

const MINI = readFileSync(new URL('../../templates/mini-7-1.txt', import.meta.url), 'utf8');
const DRAFT = '#BEAST#\n#ALLURE\nSHELLED\nIRK#FAD\nFATCITY\nTIRADE#\n#NAMED#\n';

type Answer = Readonly<Record<string, unknown>>;

/** The last message about each request, in the order of the requests. */
async function served(...requests: readonly object[]): Promise<readonly Answer[]> {
  const lines = requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`);
  const { stdout, stderr, code } = await crossfill(['serve'], { input: lines.join('') });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  const messages = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  expect(messages[0]).toEqual({ event: 'ready', crossfill: '0.1.0', protocol: 1 });
  return requests.map((_, id) => messages.findLast((message) => message['id'] === id)!);
}

test('a fill has the bytes of the command, in every format', async () => {
  const formats = firstOf(['ipuz', 'plain', 'template', 'xd', 'jpz'], 2);
  const answers = await served(
    ...formats.map((format) => ({ do: 'fill', puzzle: MINI, seed: 3, format })),
  );
  for (const [i, format] of formats.entries()) {
    const run = await crossfill(['-', '--seed', '3', '-f', format], { input: MINI });
    expect(answers[i]!['puzzle'], format).toBe(run.stdout);
  }
});

const { file: written } = scratch();

test('rules and a choice of words do what the options do', async () => {
  const rules = { slots: [{ kind: 'word', slot: '8A', word: 'painter' }] };
  const words = { exclude: ['fatcity', 'irk'], minScore: 40 };
  const least = { slots: [{ kind: 'word', slot: '8A', word: 'SPELLED' }] };
  const free = ['6A', '14A'].map((slot) => ({ kind: 'slot', slot }));
  const [ruled, changed, freed] = await served(
    { do: 'fill', puzzle: MINI, seed: 3, rules, words },
    { do: 'fill', puzzle: DRAFT, seed: 3, change: 'least', rules: least },
    { do: 'fill', puzzle: DRAFT, seed: 3, rules: { free } },
  );
  const same = async (answer: Answer, args: readonly string[], input: string): Promise<void> => {
    const { stdout } = await crossfill(['-', '-s', '3', '-f', 'template', ...args], { input });
    expect(answer).toMatchObject({ status: 'filled', puzzle: stdout });
  };
  const worn = written('worn.txt', 'fatcity\nirk\n');
  const slot = ['--slot', '8A=PAINTER', '--exclude', worn, '--min-score', '40'];
  await same(ruled!, slot, MINI);
  await same(changed!, ['--change', 'least', '--slot', '8A=SPELLED'], DRAFT);
  expect(changed!['changesNeeded']).toBe(4);
  await same(freed!, ['--free', '6A,14A'], DRAFT);
});

test('the best fill, a check and suggestions are those of the commands', async () => {
  const [best, check, suggest, overview] = await served(
    { do: 'best', puzzle: MINI, seed: 3, nodes: 3000 },
    { do: 'check', puzzle: MINI, profile: 'nyt' },
    { do: 'suggest', puzzle: MINI, slot: '8A', count: 3 },
    { do: 'suggest', puzzle: MINI },
  );
  const args = ['--seed', '3', '--best', '--nodes', '3000', '-f', 'template'];
  expect(best!['puzzle']).toBe((await crossfill(['-', ...args], { input: MINI })).stdout);
  const record = async (...argv: readonly string[]): Promise<Answer> => {
    const { stdout } = await crossfill([...argv, '-f', 'json'], { input: MINI });
    const { version, report, template, rows, dicts, ...said } = JSON.parse(stdout);
    return said;
  };
  const { unfillableSlots, forced, scores, ...checked } = check!;
  const done = (said: Answer, id: number): Answer => ({ id, event: 'done', ...said });
  expect(checked).toEqual(done(await record('check', '--profile', 'nyt'), 1));
  expect(suggest).toEqual(done(await record('suggest', '--slot', '8A', '--count', '3'), 2));
  expect(overview).toEqual(done(await record('suggest'), 3));
});

test('half a line is answered, and so is what is no JSON', async () => {
  const { stdout } = await crossfill(['serve'], {
    input: 'half\n\n{"id":1,"do":"stop"}\n{"id":2,',
  });
  const messages = stdout.trimEnd().split('\n').slice(1);
  const isNone = '{"id":null,"event":"error","message":"not a line of JSON"}';
  expect(messages).toEqual([isNone, '{"id":1,"event":"done","stopped":[]}', isNone]);
});

test('a client that closes the pipe ends it, whatever is under way', async () => {
  const request = { id: 1, do: 'best', puzzle: MINI, nodes: 1_000_000_000 };
  const { code, signal, stderr } = await runCommand(['serve'], {
    input: `${JSON.stringify(request)}\n`,
    onOutput: (child) => child.stdout!.destroy(),
  });
  expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' });
});

describe('docs/serve.md', () => {
  const page = readFileSync(new URL('../../docs/serve.md', import.meta.url), 'utf8');
  const [ofPython, ofTypeScript] = blocksOf(page, 'text');
  const { file, path, folder } = scratch();
  file('crossfill', `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(path('crossfill'), 0o755);
  const env = { PATH: [folder, process.env['PATH']].join(delimiter) };
  const hasPython = spawnSync('python3', ['--version']).status === 0;

  test.each(transcriptsOf(page))('$ %s', (command, printed) => {
    expect(shown(command)).toBe(printed);
  });

  test.skipIf(!hasPython)('the client in Python prints what is shown', () => {
    file('client.py', blocksOf(page, 'python')[0]!);
    expect(execFileSync('python3', [path('client.py')], { encoding: 'utf8', env })).toBe(ofPython);
  });

  test('the client in TypeScript prints what is shown', () => {
    file('client.mjs', transformSync(blocksOf(page, 'ts')[0]!, { loader: 'ts' }).code);
    const printed = execFileSync(process.execPath, [path('client.mjs')], { encoding: 'utf8', env });
    expect(printed).toBe(ofTypeScript);
  });
});
