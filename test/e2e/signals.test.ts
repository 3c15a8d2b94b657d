// Interruptions: the search hears them, what is complete stays, what is not leaves no trace.

import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../support/plain-words.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf } from '../support/thoroughness.ts';

const { file, folder, path } = scratch();
/** Neither filled nor proved by any search within our patience. */
const hopeless = file('hopeless.txt', `${'_'.repeat(9)}\n`.repeat(9));
/** More fills than can ever be listed, each found at once. */
const easy = file('easy.txt', '____\n_##_\n____\n_##_\n____\n_##_\n____\n');
const words = file('words.txt', plainWords(4, 7, 9).join('\n'));

const WHOLE = /^([A-Z]{4}\n[A-Z]##[A-Z]\n){3}[A-Z]{4}\n$/;

/** Files in the scratch folder that a run for `target` has left. */
function traces(target: string): string[] {
  return readdirSync(folder).filter((entry) => entry.includes(target));
}

/** Sends a signal a while after the run has opened its output, when the search is under way. */
function signalOnceOpen(name: NodeJS.Signals, target: string): (child: ChildProcess) => void {
  return (child) => {
    const timer = setInterval(() => {
      if (traces(target).length === 0) return;
      clearInterval(timer);
      setTimeout(() => child.kill(name), 100);
    }, 20);
    child.on('close', () => clearInterval(timer));
  };
}

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', (name) => {
  const runs: [what: string, args: string[]][] = [
    ['a batch with workers', ['--seed', '1', '--count', '5', '--jobs', '3']],
    ['a fill', ['--seed', '1']],
    ['a batch', ['--seed', '1', '--count', '5']],
    ['every fill', ['--all']],
  ];
  test.each(name === 'SIGINT' ? runs : firstOf(runs))(`ends %s with 130`, async (what, args) => {
    const target = `${name}-${what.replaceAll(' ', '-')}`;
    const ran = await runCommand([hopeless, '-d', words, ...args, '-o', path(target)], {
      onStart: signalOnceOpen(name, target),
    });
    expect(ran).toMatchObject({ code: 130, signal: null, stdout: '' });
    expect(ran.stderr).toMatch(/hopeless\.txt: interrupted \(.*\)\n$/);
    expect(traces(target)).toEqual([]);
  });
});

test('designs hear it, too', async () => {
  const argv = ['design', '9x9', '--style', 'american', '-d', words, '-s', '1', '-n', '500'];
  const ran = await runCommand([...argv, '-o', path('designs')], {
    onStart: signalOnceOpen('SIGINT', 'designs'),
  });
  expect(ran).toMatchObject({ code: 130, signal: null, stdout: '' });
  expect(ran.stderr).toMatch(/^crossfill: interrupted \(\d+ of 500 made\)\n/m);
  expect(traces('designs')).toEqual([]);
});

test('SIGINT ends a layout of words with 130, and leaves no part of it', async () => {
  const target = 'layout';
  const list = file('lay.txt', plainWords(6).slice(0, 200).join('\n'));
  const args = ['design', '--lay', list, '-s', '1', '--nodes', '9000000000', '-o', path(target)];
  const ran = await runCommand(args, { onStart: signalOnceOpen('SIGINT', target) });
  expect(ran).toMatchObject({ code: 130, signal: null, stdout: '' });
  expect(ran.stderr).toMatch(/interrupted \(0 of 1 made\)\n$/);
  expect(traces(target)).toEqual([]);
});

describe('a search that finds fill after fill', () => {
  test('hears a signal while it counts', async () => {
    const ran = await runCommand([easy, '-d', words, '--tally', '-o', path('tally')], {
      onStart: signalOnceOpen('SIGINT', 'tally'),
    });
    expect(ran).toMatchObject({ code: 130, stdout: '' });
    expect(traces('tally')).toEqual([]);
  });

  test.each([
    ['--all', ['--all']],
    ['--count', ['--seed', '1', '--count', '1000000']],
    ['--jobs', ['--seed', '1', '--count', '1000000', '--jobs', '2']],
  ])('keeps whole puzzles on standard output: %s', async (_name, args) => {
    let isSent = false;
    const ran = await runCommand([easy, '-d', words, '-f', 'template', ...args], {
      onOutput: (child, stdout) => {
        if (stdout.split('\n\n').length > 2 && !isSent) isSent = child.kill('SIGINT');
      },
    });
    expect(ran.code).toBe(130);
    const puzzles = ran.stdout.split('\n\n');
    expect(puzzles.length).toBeGreaterThan(1);
    for (const puzzle of puzzles) expect(`${puzzle.trimEnd()}\n`).toMatch(WHOLE);
    expect(ran.stdout.endsWith('\n')).toBe(true);
  });

  test('keeps the files that are whole', async () => {
    const ran = await runCommand([easy, '-d', words, '--all', '-o', path('one-{n}.txt')], {
      onStart: (child) => {
        const timer = setInterval(() => {
          if (!existsSync(path('one-3.txt'))) return;
          clearInterval(timer);
          child.kill('SIGINT');
        }, 20);
        child.on('close', () => clearInterval(timer));
      },
    });
    expect(ran).toMatchObject({ code: 130, stdout: '' });
    expect(traces('one-').length).toBeGreaterThanOrEqual(3);
    expect(traces('.one-')).toEqual([]);
  });
});
