// Words in other letters fill as English ones do, from the command line: from Debian's
// lists, where they are installed. Small lists: test/unit/cli/alphabets.test.ts.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../src/format/template/parse-template.ts';
import { answerAt } from '../../src/puzzle/puzzle.ts';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';
import { firstOf, IS_THOROUGH } from '../support/thoroughness.ts';

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
  const { code, stdout, stderr } = await crossfill(line, { input: template });
  expect(code).toBe(0);
  expect(stderr).toMatch(/^(?:crossfill: accents are removed, for example .*\n)?$/);
  return stdout;
}

describe.skipIf(!existsSync('/usr/share/dict/swedish'))('Swedish', () => {
  const text = () => new TextDecoder('latin1').decode(readFileSync('/usr/share/dict/swedish'));

  test('as Debian has it is read', async () => {
    const argv = ['-d', '/usr/share/dict/swedish', '-s', '1', '--nodes', '20000'];
    const { code, stderr } = await crossfill(argv, { input: GRID });
    expect(code).toBe(0);
    expect(stderr).toContain('read as ISO-8859-1, as it is not UTF-8');
  });

  test.each(firstOf(['o\u0308', 'å', 'Ä']))('fills, with %s given', async (letter) => {
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

const hasUkrainian = IS_THOROUGH && existsSync('/usr/share/dict/ukrainian');
test.runIf(hasUkrainian)('Ukrainian fills, with ї given', async () => {
  const grid = await filled('/usr/share/dict/ukrainian', GRID.replace('_', 'ї'));
  expect(grid[0]).toBe('Ї');
  const text = readFileSync('/usr/share/dict/ukrainian', 'utf8');
  const words = new Set(text.toUpperCase().split('\n'));
  expect(entriesOf(grid).filter((entry) => !words.has(entry))).toEqual([]);
});
