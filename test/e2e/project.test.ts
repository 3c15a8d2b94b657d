// What belongs to a puzzle stays with it: its theme through every rework, and in a file of ipuz the words and rules
// that it is filled with.

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const { file, path } = scratch();

/** The entries of a grid by their slots. */
async function entriesOf(argv: readonly string[]): Promise<Record<string, string>> {
  const { code, stdout, stderr } = await crossfill([...argv, '-f', 'json', '-s', '5']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const { entries } = JSON.parse(stdout) as {
    readonly entries: { readonly number: number; direction: string; answer: string }[];
  };
  return Object.fromEntries(
    entries.map(({ number, direction, answer }) => [
      `${number}${direction[0]!.toUpperCase()}`,
      answer,
    ]),
  );
}

describe('a theme answer', () => {
  const fill = ['american-15-1', '-s', '1', '--slot', '17A=JAMESBOND'];

  test.each(['ipuz', 'json'])('is marked in %s and kept by each rework', async (format) => {
    const themed = path(`themed.${format}`);
    expect(await crossfill([...fill, '-o', themed])).toMatchObject({ code: 0 });
    expect(readFileSync(themed, 'utf8')).toMatch(/theme": ?\[\s*"17A"\s*\]/);
    const free = await crossfill([themed, '--free', 'r1c1:r9c9', '-s', '2', '-f', 'template']);
    expect(free.stderr).toContain(`${themed}: 17A JAMESBOND is a theme answer: kept\n`);
    expect(free.stdout.split('\n')[2]).toMatch(/^JAMESBOND#/);
    const lock = await entriesOf([themed, '--lock', '1A']);
    expect(lock['17A']).toBe('JAMESBOND');
    const least = await crossfill([themed, '--change', 'least', '--slot', '3D=JAZZ']);
    expect(least).toMatchObject({ code: 2 });
    expect(least.stderr).toContain('17A JAMESBOND is a theme answer: kept\n');
  });

  test('is given up where it is named', async () => {
    const themed = path('named.ipuz');
    await crossfill([...fill, '-o', themed]);
    const freed = await crossfill([themed, '--free', '17A', '--free', 'r1c1:r6c9', '-s', '3']);
    expect(freed).toMatchObject({ code: 0 });
    expect(freed.stderr).not.toContain('theme answer');
    expect(freed.stdout).not.toContain('J A M E S B O N D');
    const unmarked = await crossfill([themed, '--theme', 'none', '--lock', '1A', '-s', '3']);
    expect(unmarked.stderr).not.toContain('theme answer');
    const wrong = await crossfill([themed, '--theme', '99A', '--lock', '1A']);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toContain('the template has no 99 Across');
  });

  test('is a word that had to appear, and letters of a template', async () => {
    const words = file('must.txt', 'oreo\n');
    const must = await crossfill(['american-15-1', '-s', '1', '--must', words, '-f', 'json']);
    const { theme, entries } = JSON.parse(must.stdout);
    const found = entries.find(({ answer }: { readonly answer: string }) => answer === 'OREO');
    expect(theme).toEqual([`${found.number}${found.direction[0].toUpperCase()}`]);
    const given = file('given.txt', 'CARET\n_#_#_\n_____\n_#_#_\n__E__\n');
    const marked = await crossfill([given, '-s', '1', '-f', 'json']);
    expect(JSON.parse(marked.stdout).theme).toEqual(['1A', 'r5c3']);
  });

  test('of a grid without marks is named', async () => {
    const plain = path('plain.txt');
    await crossfill([...fill, '-f', 'template', '-o', plain]);
    const asked = ['--theme', '17A', '--free', 'r1c1:r9c9', '-s', '2'];
    const { stderr } = await crossfill([plain, ...asked]);
    expect(stderr).toContain('17A JAMESBOND is a theme answer: kept\n');
  });
});

describe('a project', () => {
  test('is filled again as before, unless the line says otherwise, and replaces itself', async () => {
    const cwd = dirname(file('worn.txt', 'ALAS\n'));
    const project = path('project.ipuz');
    const first = 'mini-7-1 -s 3 --min-score 40 --exclude worn.txt -o project.ipuz'.split(' ');
    expect(await crossfill(first, { cwd })).toMatchObject({ code: 0 });
    const before = readFileSync(project, 'utf8');
    expect(JSON.parse(before)['org.crossfill:fill'].options).toEqual({
      exclude: ['worn.txt'],
      'min-score': ['40'],
    });
    const again = ['--free', 'r1c1:r7c7', '-s', '4', '-o', project, '--backup', '--title', 'Two'];
    const { code, stderr } = await crossfill([project, ...again]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain(
      `filled as before with --exclude=${path('worn.txt')} --min-score=40\n`,
    );
    expect(readFileSync(`${project}~`, 'utf8')).toBe(before);
    const after = JSON.parse(readFileSync(project, 'utf8'));
    expect(after).toMatchObject({ title: 'Two' });
    expect(after['org.crossfill:fill'].options['min-score']).toEqual(['40']);
    const other = await crossfill([
      project,
      '--min-score',
      '20',
      '--lock',
      '1A',
      '-q',
      '-f',
      'ipuz',
    ]);
    expect(JSON.parse(other.stdout)['org.crossfill:fill'].options['min-score']).toEqual(['20']);
    const report = await crossfill(['convert', project, '--author', 'A', '-o', project]);
    expect(report).toMatchObject({ code: 0, stderr: '' });
  });

  test('with options that are none is refused', async () => {
    const bad = file('bad.ipuz', '{"org.crossfill:fill": {"options": {"dict": 7}}}');
    expect(await crossfill([bad])).toMatchObject({
      code: 2,
      stderr: `crossfill: ${bad}: org.crossfill:fill: each of 'options' must be true or a list of strings\n`,
    });
  });

  test('is not lost: a failed fill changes nothing, and a backup needs a file', async () => {
    const project = path('kept.ipuz');
    await crossfill(['mini-7-1', '-s', '3', '-o', project]);
    const before = readFileSync(project, 'utf8');
    const failed = await crossfill([project, '--free', '6A', '--min-score', '99', '-o', project]);
    expect(failed.code).not.toBe(0);
    expect(readFileSync(project, 'utf8')).toBe(before);
    expect(await crossfill(['mini-7-1', '--backup'])).toMatchObject({
      code: 2,
      stderr: 'crossfill: option --backup needs --output with the name of one file\n',
    });
  });
});
