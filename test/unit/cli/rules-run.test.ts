// Rules that are about the lists rather than a slot, from the command line to the puzzle.

import { describe, expect, test } from 'vitest';
import { scratch } from '../../support/scratch.ts';
import { runIn } from '../../support/world.ts';

const { file } = scratch();
const grid = file('grid.txt', '____#\n#####\n_____\n');
const list = file('list.txt', 'walk;60\nwalks;60\ntales;30\nrivet;20\n');

async function fills(rules: string, ...more: string[]): Promise<string> {
  const argv = [grid, '-d', list, '--rules', file('r.txt', rules), '--all', ...more];
  const { code, stdout } = await runIn([...argv, '-f', 'template']);
  const entries = stdout.match(/^[A-Z]{5}$/gm) ?? [];
  return `${code} ${entries.sort().join(' ')}`;
}

describe('rules on lists', () => {
  test.each([
    ['# none', '0 RIVET TALES WALKS'],
    ['exclude tales walks', '0 RIVET'],
    ['min-score 30', '0 TALES WALKS'],
    ['min-score 5:40', '0 WALKS'],
    ['prefer other', '0 OTHER RIVET TALES WALKS'],
    ['min-score 60\nprefer rivet', '0 RIVET WALKS'],
    ['duplicates stem=forbid', '0 RIVET TALES'],
    ['duplicates inside=forbid', '0 RIVET TALES'],
    ['exclude walk', '3 '],
  ])('%j', async (rules, expected) => {
    expect(await fills(rules)).toBe(expected);
  });

  test('an option goes before a file', async () => {
    expect(await fills('min-score 60\nmin-score 5:60', '--min-score', '30')).toBe('0 WALKS');
    expect(await fills('min-score 60', '--min-score', '30')).toBe('0 TALES WALKS');
    expect(await fills('min-score 60', '--min-score', '0')).toBe('0 RIVET TALES WALKS');
    expect(await fills('min-score 5:60', '--min-score', '5:25')).toBe('0 TALES WALKS');
  });

  test('letters of a language are letters in rules, too', async () => {
    const words = ['AÑO', 'ANO', 'ÑOA', 'ONO', ...'ABCDEFGHIJ'].map((word) => `${word}`);
    const spanish = file('es.txt', [...words, ...Array(30).fill('ÑÑ')].join('\n'));
    const line = file('line.txt', '___\n');
    const argv = [line, '-d', spanish, '--all', '-f', 'template'];
    const ran = await runIn([...argv, '--slot', '1A=~.ñ.', '--require-letters', 'Ñ']);
    expect(ran).toMatchObject({ code: 0, stdout: 'AÑO\n' });
  });
});
