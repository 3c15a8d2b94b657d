// Words in other letters fill as English ones do, and givens are folded as their list is. Debian's
// lists are read where they are installed.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerAt, parseTemplate } from '../../src/index.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';

const { file } = scratch();
const GRID = [
  '____#____',
  '____#____',
  '____#____',
  '___#_____',
  '##_____##',
  '_____#___',
  '____#____',
  '____#____',
  '____#____',
].join('\n');

/** The entries of a grid, across and down. */
function entriesOf(grid: string): string[] {
  const puzzle = parseTemplate(grid, { fold: false });
  return puzzle.layout.slots.map((slot) => answerAt(puzzle, slot)!);
}

async function filled(list: string, template: string, ...argv: string[]): Promise<string> {
  const line = ['-d', list, '-s', '1', '-f', 'template', '--nodes', '20000', ...argv];
  const { code, stdout, stderr } = await runCommand(line, { input: template });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe.skipIf(!existsSync('/usr/share/dict/swedish'))('Swedish', () => {
  const text = () => new TextDecoder('latin1').decode(readFileSync('/usr/share/dict/swedish'));

  test('as Debian has it, says how to convert it', async () => {
    const { code, stderr } = await runCommand(['-d', '/usr/share/dict/swedish'], { input: GRID });
    expect(code).toBe(2);
    expect(stderr).toContain('not UTF-8; if it is ISO-8859-1, convert it');
  });

  test.each(['å', 'Ä', 'o\u0308'])('fills, with %s given', async (letter) => {
    const list = file('swedish.txt', text());
    const grid = await filled(list, GRID.replace('_', letter));
    expect(grid[0]).toBe(letter.toUpperCase().normalize('NFC'));
    const words = new Set(text().toUpperCase().split('\n'));
    // É is an E here.
    const unknown = entriesOf(grid).filter((entry) => !words.has(entry));
    expect(unknown.filter((entry) => !entry.includes('E'))).toEqual([]);
    expect(unknown.length).toBeLessThan(4);
  });
});

test.skipIf(!existsSync('/usr/share/dict/ukrainian'))('Ukrainian fills, with ї given', async () => {
  const grid = await filled('/usr/share/dict/ukrainian', GRID.replace('_', 'ї'));
  expect(grid[0]).toBe('Ї');
  const text = readFileSync('/usr/share/dict/ukrainian', 'utf8');
  const words = new Set(text.toUpperCase().split('\n'));
  expect(entriesOf(grid).filter((entry) => !words.has(entry))).toEqual([]);
});

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
    const { stdout } = await runCommand(['--blank', '-f', 'template'], { input: 'ñé_\n' });
    expect(stdout).toBe('ÑÉ_\n');
    const folded = await runCommand(['--blank', '--fold', '-f', 'template'], { input: 'ñé_\n' });
    expect(folded.stdout).toBe('NE_\n');
  });
});
