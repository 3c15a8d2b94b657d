// What stands below the picture of a puzzle without clues, in lines: the words of a fill-in, the key of a codeword.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { View } from '../page/drawing.ts';
import { letterColumns } from '../page/letter-columns.ts';
import { codeKeyOf, wordBankOf } from '../page/word-bank.ts';

const OPEN = '_';

/** An empty line and then these, no wider than so many columns if words allow; nothing for other puzzles. */
export function belowGrid(puzzle: Puzzle, view: View, columns: number): string {
  const codes = codeKeyOf(puzzle, view);
  const digits = String(codes.length).length;
  const key = codes.map(
    ({ number, letter = OPEN }) => `${String(number).padStart(digits)} ${letter}`,
  );
  const words = wordBankOf(puzzle).flatMap((group) => [
    `${group.title}:`,
    ...wrapped(group.words, columns),
  ]);
  const lines = [...wrapped(key, columns), ...words];
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}

/** Texts with two spaces between them, in lines. */
function wrapped(texts: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1) ?? ''}  ${text}`;
    if (lines.length === 0 || letterColumns(longer) > columns) lines.push(text);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
