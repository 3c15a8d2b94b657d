// The words of a JPZ file, which are lists of cells, and its clues, which name words.

import { BENT, clueName, isBent, type NumberedClue } from '../numbered-grid.ts';
import type { Faults } from '../reading.ts';
import type { JpzGrid } from './jpz-grid.ts';
import type { Direction } from './jpz-names.ts';
import { childOf, childrenOf, clueIn, type Element, textIn } from './xml-tree.ts';

/** The words with their clues, each once; words that no clue names come last. */
export function readWords(crossword: Element, grid: JpzGrid, faults: Faults): NumberedClue[] {
  const cellsOf = new Map<string, readonly number[]>();
  for (const word of childrenOf(crossword, 'word')) {
    const { id = '' } = word.attributes;
    const cells = cellsIn(word, grid, id, faults);
    if (cellsOf.has(id)) faults.report(`two words with the id '${id}'`);
    else if (cells !== undefined) {
      const bends = isBent(
        cells.map((cell) => grid.cellAt.indexOf(cell)),
        grid.width,
      );
      if (bends) faults.report(`the word '${id.slice(0, 20)}' ${BENT}`);
      else cellsOf.set(id, cells);
    }
  }
  const words: NumberedClue[] = [];
  const clued = new Set<string>();
  for (const [index, list] of childrenOf(crossword, 'clues').entries()) {
    const title = childOf(list, 'title');
    const titled = title === undefined ? undefined : directionNamed(textIn(title));
    for (const clue of childrenOf(list, 'clue')) {
      const { word = '', number, format } = clue.attributes;
      const cells = cellsOf.get(word);
      const direction =
        (cells && directionOf(cells, grid)) ?? titled ?? (index === 0 ? 'across' : 'down');
      const label = (cells && grid.labels[cells[0]!]) ?? number?.trim();
      if (label === undefined || (cells === undefined && cellsOf.size > 0)) {
        faults.report(`a clue refers to the word '${word}', which does not exist`);
        continue;
      }
      const named = clueName(number?.trim() ?? label);
      if (named.label !== label) {
        faults.report(`clue ${number} refers to a word at number ${label}`);
      }
      clued.add(word);
      const text = clueIn(clue, faults.onMarkup).trim();
      words.push({
        ...named,
        label,
        direction,
        cells,
        text,
        enumeration: format?.trim() || undefined,
      });
    }
  }
  for (const [id, cells] of cellsOf) {
    const [label, direction] = [grid.labels[cells[0]!], directionOf(cells, grid)];
    if (clued.has(id) || label === undefined || direction === undefined) continue;
    words.push({ label, direction, cells });
  }
  return words;
}

/** `<cells x="1-5" y="2"/>`, one or more; the first may stand in the word itself. */
export function cellsIn(
  word: Element,
  grid: JpzGrid,
  id: string,
  faults: Faults,
): readonly number[] | undefined {
  const { width, cellAt } = grid;
  const height = cellAt.length / width;
  const cells: number[] = [];
  for (const { attributes } of [word, ...childrenOf(word, 'cells')]) {
    const { x, y } = attributes;
    if (x === undefined && y === undefined) continue;
    const [columns, rows] = [rangeOf(x, width), rangeOf(y, height)];
    for (const column of columns) {
      for (const row of rows) cells.push(cellAt[(row - 1) * width + column - 1] ?? Number.NaN);
    }
    if (columns.length === 0 || rows.length === 0) cells.push(Number.NaN);
    if (cells.length > cellAt.length) break;
  }
  if (cells.length > 0 && !cells.some(Number.isNaN)) return cells;
  faults.report(`the word '${id.slice(0, 20)}' has no cells or invalid ones`);
  return undefined;
}

/** `3`, `1-5` or `5-1`; nothing for what is none inside of the grid. */
function rangeOf(text: string | undefined, most: number): number[] {
  const [, from, to = from] = /^\s*(\d{1,7})\s*(?:-\s*(\d{1,7})\s*)?$/.exec(text ?? '') ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first >= 1 && last >= 1 && first <= most && last <= most)) return [];
  const step = first <= last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}

function directionNamed(title: string): Direction | undefined {
  const [word] = /\p{L}+/u.exec(title.toLowerCase()) ?? [];
  return word === 'across' || word === 'down' ? word : undefined;
}

/** By its first two cells; undefined for a single one. */
function directionOf(cells: readonly number[], { cellAt, width }: JpzGrid): Direction | undefined {
  if (cells.length < 2) return undefined;
  const [first, second] = [cellAt.indexOf(cells[0]!), cellAt.indexOf(cells[1]!)];
  return Math.floor(first / width) === Math.floor(second / width) ? 'across' : 'down';
}
