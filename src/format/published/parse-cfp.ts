// The files of CrossFire, small XML: rows of a grid with `.` for blocks, cells of several letters by a sign each, circles by
// the places of their cells, and a clue for each word. They are only read.

import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { decodedXml } from '../jpz/parse-jpz.ts';
import { parseXml } from '../jpz/parse-xml.ts';
import { childOf, childrenOf, type Element, textIn } from '../jpz/xml-tree.ts';
import { clueOfHtml } from '../markup.ts';
import { cluedLayout, type NumberedClue } from '../numbered-grid.ts';
import { Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { filledCells, type SaidCell } from '../said-cells.ts';
import { numberedLines, signsOf } from '../text-files.ts';

const BLOCK = '.';
/** Of a cell that nobody has written into. */
const OPEN = new Set([' ', '-', '_']);

/** The puzzle of a CrossFire file. @throws InputError for what breaks the rules of the format */
export function parseCfp(bytes: Uint8Array, options: ReadOptions = {}): Puzzle {
  const faults: Faults = new Faults(options);
  const root = parseXml(decodedXml(bytes, faults), faults);
  const grid = childOf(root, 'GRID') ?? faults.fail('no <GRID> in the file');
  const lines = numberedLines(textIn(grid)).filter(({ text }) => text !== '');
  if (lines.length === 0) faults.fail('the grid has no rows');
  const rows = signsOf(
    lines.map((line) => ({ ...line, text: line.text.replaceAll(' ', '_') })),
    BLOCK,
    faults,
  );
  const rebuses = childrenOf(childOf(root, 'REBUSES') ?? root, 'REBUS');
  const rebus = new Map(
    rebuses.map(({ attributes: { input = '', letters = '' } }) => [input, letters]),
  );
  const circled = new Set(said(root, 'CIRCLES').split(','));
  const cells = rows.flat().map((sign, at): SaidCell | 'block' => {
    if (sign === BLOCK) return 'block';
    const text = rebus.get(sign) ?? (OPEN.has(sign) ? '' : sign);
    return { text, marks: circled.has(String(at)) ? ['circle'] : [] };
  });
  const filled = filledCells(rows[0]!.length, cells, options, faults);
  const clues = childrenOf(childOf(root, 'WORDS') ?? root, 'WORD').map((word): NumberedClue => {
    const text = clueOfHtml(textIn(word), faults.onMarkup).trim();
    const direction = /^down/i.test(word.attributes['dir'] ?? '') ? 'down' : 'across';
    return {
      label: word.attributes['num'] ?? '',
      direction,
      text,
    };
  });
  const clued = cluedLayout({ ...filled, clues }, options, faults);
  const heading: Heading = {
    title: said(root, 'TITLE'),
    author: said(root, 'AUTHOR'),
    copyright: said(root, 'COPYRIGHT'),
    notes: said(root, 'NOTES'),
  };
  return puzzleRead(filled.contents, { ...clued, marks: filled.marks, heading });
}

function said(root: Element, name: string): string {
  const element = childOf(root, name);
  return element === undefined ? '' : textIn(element).trim();
}
