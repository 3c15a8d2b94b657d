// Words in other letters fill as English ones do, and givens are folded as their list is.

import { describe, expect, test } from 'vitest';
import { scratch } from '../../support/scratch.ts';
import { runIn } from '../../support/world.ts';

const { file } = scratch();

async function filled(list: string, template: string, ...argv: string[]): Promise<string> {
  const line = ['-d', list, '-s', '1', '-f', 'template', '--nodes', '20000', ...argv];
  const { code, stdout, stderr } = await runIn(line, { input: template });
  // Letters that are folded are told; nothing else is.
  expect(code).toBe(0);
  expect(stderr.replace(/^.*accents are removed.*\n/gm, '')).toBe('');
  return stdout;
}

describe('own lists', () => {
  /** All words of three letters over an alphabet. */
  const wordsOf = (letters: string): string[] =>
    Array.from(letters).flatMap((a) =>
      Array.from(letters).flatMap((b) => Array.from(letters, (c) => a + b + c)),
    );
  const SQUARE = '___\n___\n___\n';

  test.each<[string, string, string, string]>([
    ['Spanish: Ñ is kept, Á folded', 'aoñáls', 'ñ', 'AOÑLS'],
    ['German: umlauts are kept', 'aeäöüst', 'ü', 'AEÄÖÜST'],
    ['Polish: Ó is kept beside Ł', 'aełóksz', 'ó', 'AEŁÓKSZ'],
    ['French: all is folded', 'aeéèçst', 'é', 'AECST'],
    ['Greek: accents are folded, ς is Σ', 'αέιλος', 'ό', 'ΑΕΙΛΟΣ'],
    ['Russian: Й and Ё are kept', 'аейёлс', 'й', 'АЕЙЁЛС'],
  ])('%s', async (_name, letters, given, expected) => {
    const list = file('own.txt', wordsOf(letters).join('\n'));
    const grid = await filled(list, SQUARE.replace('_', given));
    const first = given.toUpperCase();
    expect(grid[0]).toBe(expected.includes(first) ? first : first.normalize('NFD')[0]);
    expect(Array.from(grid.replaceAll('\n', '')).filter((a) => !expected.includes(a))).toEqual([]);
  });

  test.each([
    ['--fold', 'N'],
    ['--no-fold', 'Ñ'],
  ])('%s is the last word', async (option, expected) => {
    const list = file('own.txt', wordsOf('aoñáls').join('\n'));
    const grid = await filled(list, SQUARE.replace('_', 'ñ'), option);
    expect(grid[0]).toBe(expected);
  });

  test('ß is SS, as capitals are', async () => {
    const list = file('own.txt', 'maße\ngroß\nstraße\n');
    expect(await filled(list, '_______\n')).toBe('STRASSE\n');
  });

  test('a given that English has not is folded for the bundled list', async () => {
    expect(await filled('english', 'çafé\n')).toBe('CAFE\n');
  });

  test('a blank template keeps its givens as they are', async () => {
    const { stdout } = await runIn(['--blank', '-f', 'template'], { input: 'ñé_\n' });
    expect(stdout).toBe('ÑÉ_\n');
    const folded = await runIn(['--blank', '--fold', '-f', 'template'], { input: 'ñé_\n' });
    expect(folded.stdout).toBe('NE_\n');
  });
});
