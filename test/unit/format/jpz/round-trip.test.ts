import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { parseIpuz } from '../../../../src/format/ipuz/parse-ipuz.ts';
import { renderIpuz } from '../../../../src/format/ipuz/render-ipuz.ts';
import { parseJpz } from '../../../../src/format/jpz/parse-jpz.ts';
import { renderJpz } from '../../../../src/format/jpz/render-jpz.ts';
import { renderZippedJpz } from '../../../../src/format/jpz/zip.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { bundledTemplates, dressed, randomPuzzle } from '../../../support/random-puzzles.ts';
import { said } from '../../../support/said.ts';
import { some } from '../../../support/thoroughness.ts';

const { carries: features } = FORMATS['jpz'];
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const EXACTLY = { fold: false } as const;

function comesBack(puzzle: Puzzle, name: string): void {
  const text = renderJpz(puzzle);
  const back = parseJpz(bytesOf(text), EXACTLY);
  expect(said(back), name).toEqual(said(puzzle));
  expect(back.unread, name).toBeUndefined();
  expect(renderJpz(back), name).toBe(text);
  expect(said(parseJpz(renderZippedJpz(puzzle), EXACTLY)), name).toEqual(said(puzzle));
  const ipuz = renderIpuz(puzzle);
  expect(renderIpuz(back), name).toBe(ipuz);
  expect(renderJpz(parseIpuz(ipuz, EXACTLY)), name).toBe(text);
}

test.each(bundledTemplates())('%s comes back as it was, and by way of ipuz', (name, blank) => {
  comesBack(blank, name);
  comesBack(dressed(new Random(1), blank, { features }), name);
});

test('random puzzles come back as they were, and by way of ipuz', () => {
  for (let seed = 0; seed < some(300); seed++) {
    const random = new Random(seed);
    const isPartial = seed % 2 === 0;
    const leastLengths = [1, 2, 2, 3, 4];
    const puzzle = randomPuzzle(random, { features, isPartial, leastLengths });
    // A file cannot say that there are none: without clues and numbers its slots are the usual ones.
    if (puzzle.layout.slots.length > 0) comesBack(puzzle, `${seed}`);
  }
});

describe('what is not understood', () => {
  const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<crossword-compiler-applet xmlns="http://crossword.info/xml/crossword-compiler-applet">
  <applet-settings width="720"><completion only-if-correct="true">Well &lt;done&gt;</completion></applet-settings>
  <rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle">
    <metadata>
      <title>T</title>
      <identifier>x-1</identifier>
    </metadata>
    <instructions>Solve <i>it</i></instructions>
    <crossword>
      <grid width="2" height="1">
        <grid-look numbering-scheme="normal"/>
        <cell x="1" y="1" solution="A" number="1" background-color="#FF0000" solve-state="B"/>
        <cell x="2" y="1" solution="C" top-right-number="7"><background-picture format="PNG"/></cell>
      </grid>
      <word id="1">
        <cells x="1" y="1"/>
        <cells x="2" y="1"/>
      </word>
      <clues ordering="normal">
        <title><b>Across</b></title>
        <clue word="1" number="1">Clue</clue>
      </clues>
      <clues ordering="normal">
        <title><b>Down</b></title>
      </clues>
    </crossword>
  </rectangular-puzzle>
</crossword-compiler-applet>
`;

  test('is written again', () => {
    const puzzle = parseJpz(bytesOf(FILE));
    const text = renderJpz(puzzle);
    const flat = (xml: string): string => xml.replaceAll(/>\s+</g, '><');
    expect(flat(text)).toBe(flat(FILE));
    expect(renderJpz(parseJpz(bytesOf(text)))).toBe(text);
  });

  test('stays out where it was said of other letters', () => {
    const puzzle = parseJpz(bytesOf(FILE));
    const text = renderJpz({ ...puzzle, cells: ['X', 'C'] });
    expect(text).not.toContain('solve-state');
    expect(text).toContain('top-right-number');
  });
});
