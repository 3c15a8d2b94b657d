// A bundled 15x15, one with bars, one with cells of several letters and one with accents, filled and clued: every
// format that can say them gives the same grid, numbers and clues back, and readers that nobody here wrote see them.

import { readFileSync } from 'node:fs';
import {
  convertIpuzToUnified,
  convertJpzToUnified,
  parseIpuz,
  parseJpz,
} from '@xwordly/xword-parser';
import { describe, expect, test } from 'vitest';
import { acrossTextToXD, puzToXD } from 'xd-crossword-tools';
import { FORMATS, type FormatName } from '../../src/format/formats.ts';
import { readerFor } from '../../src/format/read-puzzles.ts';
import { templateRows } from '../../src/format/template/render-template.ts';
import { answerAt, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';
import { entriesOf, seenByConfuzzle, seenByXdTools } from '../support/seen-entries.ts';
import { sightExpected, sightOf } from '../support/unified.ts';

const { file, path } = scratch();

const ACCENTED = file('accented.txt', '___\n_#_\n___\n');
const WORDS = file('words.txt', 'été\naño\néva\néco\n');
const FILLS: Readonly<Record<string, readonly string[]>> = {
  'american-15-1': ['american-15-1', '-s', '1'],
  'barred-12-1': ['barred-12-1', '-s', '1'],
  'rebus-11-1': ['rebus-11-1', '-s', '1'],
  accents: [ACCENTED, '-d', WORDS, '--no-personal', '--no-fold', '-s', '1'],
};
const READ = [
  'template',
  'plain',
  'json',
  'ipuz',
  'jpz',
  'jpz-zip',
  'puz',
  'xd',
  'txt',
  'exolve',
  'weave',
];
/** These have no bars. */
const BARLESS = ['puz', 'txt'];
const asItIs = (text: string): string => text;

async function readBack(name: string): Promise<Puzzle> {
  return (await readerFor(readFileSync(path(name))))({ fold: false })[0]!;
}

describe.each(Object.entries(FILLS))('%s', (name, fill) => {
  const isBarred = name.startsWith('barred');
  const filled = path(`${name}.txt`);
  const clues = path(`${name}.tsv`);
  let puzzle: Puzzle;

  test('is filled', async () => {
    const { code } = await crossfill([...fill, '-f', 'template', '-o', filled]);
    expect(code).toBe(0);
    const blank = await readBack(`${name}.txt`);
    const clued = blank.layout.slots.map((slot) => `Clue of ${answerAt(blank, slot)}`);
    puzzle = { ...blank, clues: clued, heading: { title: 'A title' } };
    const lines = blank.layout.slots.map((slot) => {
      const answer = answerAt(blank, slot);
      return `${answer}\tClue of ${answer}\n`;
    });
    file(`${name}.tsv`, lines.join(''));
  });

  test.each(READ)('goes into %s and comes back', async (format) => {
    const into = `${name}.as-${format}`;
    const carries: readonly string[] = FORMATS[format as FormatName].carries;
    const isClued = carries.includes('clues');
    const { code, stderr } = await crossfill([
      ...['convert', filled, '--no-fold', '-f', format, '-o', path(into)],
      ...(isClued ? ['--clues', clues] : []),
      ...(carries.includes('heading') ? ['--title', 'A title'] : []),
    ]);
    if (isBarred && BARLESS.includes(format)) {
      expect({ code, stderr }).toMatchObject({ code: 2 });
      expect(stderr).toContain(`the format ${format} cannot hold bars`);
      return;
    }
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const back = await readBack(into);
    expect(templateRows(back)).toEqual(templateRows(puzzle));
    expect(back.layout.slots).toEqual(puzzle.layout.slots);
    if (isClued) expect(back.clues).toEqual(puzzle.clues);
  });

  test('is seen by readers of ipuz and jpz', () => {
    const ipuz = parseIpuz(readFileSync(path(`${name}.as-ipuz`), 'utf8'));
    expect(sightOf(convertIpuzToUnified(ipuz))).toEqual(sightExpected(puzzle, asItIs));
    const jpz = parseJpz(readFileSync(path(`${name}.as-jpz`), 'utf8'));
    const seen = sightOf(convertJpzToUnified(jpz));
    // The ids of words, ours are 1000 and the number for those down, are the numbers there.
    const down = seen.down.map((clue) => clue.replace(/^1\d\d\d/, (id) => `${Number(id) - 1000}`));
    expect({ ...seen, down }).toEqual(sightExpected(puzzle, asItIs));
  });

  test.skipIf(isBarred)('is seen by readers of puz, xd and txt', () => {
    const puz = readFileSync(path(`${name}.as-puz`));
    const xd = readFileSync(path(`${name}.as-xd`), 'utf8');
    const txt = readFileSync(path(`${name}.as-txt`), 'utf8');
    expect(seenByXdTools(puzToXD(Uint8Array.from(puz).buffer))).toEqual(entriesOf(puzzle));
    expect(seenByXdTools(xd)).toEqual(entriesOf(puzzle));
    expect(seenByXdTools(acrossTextToXD(txt))).toEqual(entriesOf(puzzle));
    // It knows no more than one letter of a cell, and none with an accent.
    const onBoard = (answer: string): string =>
      answer.replaceAll('HEART', 'H').normalize('NFD').replaceAll(/\p{M}/gu, '');
    expect(seenByConfuzzle(puz)).toEqual(entriesOf(puzzle, onBoard));
  });
});
