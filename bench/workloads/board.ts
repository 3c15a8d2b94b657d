// A grid while words are laid into it, blocks wherever no letter is. A word may cross others where
// the letters agree, but never touches one side by side or end to end, so that every run of two or
// more letters stays one of the words laid.

import { BLOCK_CELL } from './template-text.ts';

export class Board {
  readonly cells: string[];
  /** Cells that hold a letter. */
  letters = 0;
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.cells = new Array<string>(width * height).fill(BLOCK_CELL);
  }

  /**
   * What a word that starts at `start` would find, cell by cell, up to `longest` cells: a letter, or
   * a block that may become one because it touches no other word side by side. Empty if no word may
   * start here.
   */
  room(start: number, across: boolean, longest: number): string[] {
    const { cells } = this;
    const { along, aside, place, length, line, lines } = this.lineAt(start, across);
    if (place > 0 && cells[start - along] !== BLOCK_CELL) return [];
    const room: string[] = [];
    for (let i = 0; i < Math.min(longest, length - place); i++) {
      const cell = start + i * along;
      const touches =
        (line > 0 && cells[cell - aside] !== BLOCK_CELL) ||
        (line < lines - 1 && cells[cell + aside] !== BLOCK_CELL);
      if (touches && cells[cell] === BLOCK_CELL) break;
      room.push(cells[cell]!);
    }
    return room;
  }

  /** Whether no letter follows the last of a word of `letters` letters. */
  endsAt(start: number, across: boolean, letters: number): boolean {
    const { along, place, length } = this.lineAt(start, across);
    return place + letters === length || this.cells[start + letters * along] === BLOCK_CELL;
  }

  lay(word: string, start: number, across: boolean): void {
    for (let i = 0; i < word.length; i++) {
      const cell = start + i * (across ? 1 : this.width);
      if (this.cells[cell] === BLOCK_CELL) this.letters++;
      this.cells[cell] = word[i]!;
    }
  }

  /** How to walk along the line through a cell and aside of it, where on it the cell is, and which it is. */
  private lineAt(cell: number, across: boolean) {
    const { width, height } = this;
    const row = Math.floor(cell / width);
    const column = cell % width;
    return across
      ? { along: 1, aside: width, place: column, length: width, line: row, lines: height }
      : { along: width, aside: 1, place: row, length: height, line: column, lines: width };
  }
}
