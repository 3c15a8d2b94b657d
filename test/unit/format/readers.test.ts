// What holds for all readers of text formats, and of .puz.

import { expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { renderIpuz } from '../../../src/format/ipuz/render-ipuz.ts';
import { parsePuz } from '../../../src/format/puz/parse-puz.ts';
import { renderPuz } from '../../../src/format/puz/render-puz.ts';
import { readerFor } from '../../../src/format/read-puzzles.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { parseTxt } from '../../../src/format/txt/parse-txt.ts';
import { renderTxt } from '../../../src/format/txt/render-txt.ts';
import { parseXd } from '../../../src/format/xd/parse-xd.ts';
import { renderXd } from '../../../src/format/xd/render-xd.ts';

const PUZZLE = { ...parseTemplate('ABC\nDE#\n'), clues: ['1A', '3A', '1D', '2D'] };
const READ = {
  puz: (options: object) => parsePuz(renderPuz(PUZZLE), options),
  xd: (options: object) => parseXd(renderXd(PUZZLE), options),
  txt: (options: object) => parseTxt(renderTxt(PUZZLE), options),
};

test.each(Object.entries(READ))('%s is read with the slots that are asked for', (_, read) => {
  const notes: string[] = [];
  const puzzle = read({ leastLength: 3, onNote: (note: string) => notes.push(note) });
  expect(puzzle.clues).toEqual(['1A']);
  expect(notes).toEqual([
    '3A is too short for a slot: its clue is left out',
    '1D is too short for a slot: its clue is left out',
    '2D is too short for a slot: its clue is left out',
  ]);
});

test('bars part slots of any length that is asked for', async () => {
  const barred = parseTemplate('AB|CDE\nFGHIJ\n');
  const read = await readerFor(Buffer.from(renderIpuz(barred)));
  const [puzzle] = read({ leastLength: 3 });
  expect(puzzle!.layout.slots.map(({ cells }) => cells.length)).toEqual([3, 5]);
});

test('what files say is shown without what terminals obey', () => {
  const rebus = renderXd(PUZZLE).replace('Title: ', 'Rebus: 1=\u001b[2J');
  expect(() => parseXd(rebus)).toThrow(
    'the rebus 1=\ufffd[2J: a cell takes letters, digits and @#$%&+?',
  );
  const long = renderXd(PUZZLE).replace('~ ABC', `~ ${'x'.repeat(1000)}`);
  expect(() => parseXd(long)).toThrow(/^.{300,400}\.\.\.$/);
});

// Any of them would take minutes where the time grows with the square of the length.
test.each([' ', '\\ ', ':', '<', '\t\\', 'x ~ ', '# '])(
  'long lines of %j take no longer than others',
  async (part) => {
    const line = part.repeat(300_000);
    for (const [begin, end] of [
      ['Title: T', ''],
      ['Title: T\n\n\nAB\n\n\n', 'A1. '],
      ['## Metadata\n## x', '\n## Grid\nAB\n## Clues\nA1. x'],
      ['<ACROSS PUZZLE>\n<TITLE>\n', '<GRID>\nAB\n<ACROSS>\n'],
    ]) {
      for (const text of [
        `${begin}${line}x`,
        `${begin}\n${end}${line}x`,
        `${begin}${end}${line}\\\n`,
      ]) {
        try {
          const read = await readerFor(Buffer.from(text));
          read({ lenient: true });
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }
    }
  },
);

test('a block that is asked for is told to mean nothing where a format has its own', async () => {
  const template = new TextEncoder().encode('AXB\n');
  const files = [
    template,
    renderPuz(PUZZLE),
    ...[renderXd(PUZZLE), renderTxt(PUZZLE)].map((text) => new TextEncoder().encode(text)),
  ];
  const notes = await Promise.all(
    files.map(async (bytes) => {
      const told: string[] = [];
      (await readerFor(bytes))({ block: 'X', onNote: (note) => told.push(note) });
      return told;
    }),
  );
  const note = 'its format defines its own blocks: the block character X has no effect';
  expect(notes).toEqual([[], [note], [note], [note]]);
});
