// The formats `csv` and `tsv`: a line for each entry, for spreadsheets and scripts. Fields of csv are quoted as
// RFC 4180 has it; tsv has no quotes, and what would part fields or lines in it becomes a space.

import { cellName } from '../../layout/cell-names.ts';
import { placeOf } from '../../layout/layout.ts';
import { entryAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { withoutStyles } from '../styles.ts';
import type { StreamWriter, WriteContext } from '../writing.ts';

const COLUMNS = 'puzzle number direction place answer display score tags clue source'.split(' ');

export interface TableOptions extends Pick<WriteContext, 'words' | 'displayOf'> {
  readonly format: 'csv' | 'tsv';
  /** Which puzzle of a file it is, from 1. */
  readonly puzzleNumber: number;
}

export async function openTable(
  format: TableOptions['format'],
  { words, displayOf }: WriteContext,
): Promise<StreamWriter> {
  let puzzleNumber = 0;
  return {
    frame: { begin: tableHeader(format) },
    chunkOf: (puzzle) =>
      renderTable(puzzle, { format, puzzleNumber: ++puzzleNumber, words, displayOf }),
  };
}

/** The line above all others. */
export function tableHeader(format: TableOptions['format']): string {
  return lineOf(COLUMNS, format);
}

/** A line for each entry, its fields as in `COLUMNS`; answer, display form and what follows of it are empty while a cell of it is open. */
export function renderTable(
  puzzle: Puzzle,
  { format, puzzleNumber, words, displayOf = (answer) => answer }: TableOptions,
): string {
  const { layout, clues, clueSources } = puzzle;
  const lines = layout.slots.map((slot, index) => {
    const letters = entryAt(puzzle, slot);
    const answer = letters?.join('') ?? '';
    const row = [
      puzzleNumber,
      slot.number,
      slot.direction,
      cellName(placeOf(layout, slot.cells[0]!)),
      answer,
      answer === '' ? '' : displayOf(answer),
      (letters && words?.scoreOf(letters)) ?? '',
      (letters && words?.tagsOf(letters).join(' ')) ?? '',
      withoutStyles(clues?.[index] ?? ''),
      clueSources?.[index] ?? '',
    ];
    return lineOf(row.map(String), format);
  });
  return lines.join('');
}

function lineOf(fields: readonly string[], format: TableOptions['format']): string {
  if (format === 'tsv') {
    return `${fields.map((field) => field.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`;
  }
  return `${fields.map(quoted).join(',')}\n`;
}

function quoted(field: string): string {
  return /[",\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
