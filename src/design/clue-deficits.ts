// How far words and clue cells of a board are from serving each other. Words to clue cells is an assignment: if every word
// can have a clue cell where each takes two, and every clue cell can have a word where each takes one, then one assignment
// does both (Mendelsohn and Dulmage 1958). So the two deficits are counted apart, by augmenting paths from what straight
// arrows give at once. A word is twice the place of its first letter, and one more if it goes down.

import { type ArrowBoard, CLUE, LETTER } from './arrow-board.ts';

const NONE = -1;

export class ClueDeficits {
  private readonly board: ArrowBoard;
  /** For each place of a clue cell the words that it serves. */
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  /** For each word the clue cell that it serves, while each cell looks for one. */
  private readonly cellOf: Int32Array;
  private readonly seen: Int32Array;
  private stamp = 0;

  constructor(board: ArrowBoard) {
    this.board = board;
    const size = board.stands.length;
    this.first = new Int32Array(size);
    this.second = new Int32Array(size);
    this.cellOf = new Int32Array(2 * size);
    this.seen = new Int32Array(2 * size);
  }

  /** Words without a clue cell, where no arrow is rare. */
  unclued(): number {
    const { stride, stands, places } = this.board;
    const { first, second } = this;
    first.fill(NONE);
    second.fill(NONE);
    // Only words that begin at an edge have no straight arrow, and a cell has one straight arrow each way.
    const edge: number[] = [];
    for (let i = 0; i < places.length; i++) {
      const at = places[i]!;
      if (stands[at] !== LETTER) continue;
      if (this.beginsAcross(at)) {
        if (stands[at - 1] === CLUE) first[at - 1] = 2 * at;
        else edge.push(2 * at);
      }
      if (this.beginsDown(at)) {
        if (stands[at - stride] === CLUE) second[at - stride] = 2 * at + 1;
        else edge.push(2 * at + 1);
      }
    }
    let missing = 0;
    for (const word of edge) {
      this.stamp++;
      if (!this.findCell(word)) missing++;
    }
    return missing;
  }

  /** Clue cells without a word. */
  idle(): number {
    const { stride, stands, places } = this.board;
    const { cellOf } = this;
    cellOf.fill(NONE);
    const bent: number[] = [];
    for (let i = 0; i < places.length; i++) {
      const at = places[i]!;
      if (stands[at] !== CLUE) continue;
      if (this.beginsAcross(at + 1)) cellOf[2 * (at + 1)] = at;
      else if (this.beginsDown(at + stride)) cellOf[2 * (at + stride) + 1] = at;
      else bent.push(at);
    }
    let missing = 0;
    for (const cell of bent) {
      this.stamp++;
      if (!this.findWord(cell)) missing++;
    }
    return missing;
  }

  private beginsAcross(at: number): boolean {
    const { stands } = this.board;
    return stands[at] === LETTER && stands[at - 1] !== LETTER && stands[at + 1] === LETTER;
  }

  private beginsDown(at: number): boolean {
    const { stands, stride } = this.board;
    return (
      stands[at] === LETTER && stands[at - stride] !== LETTER && stands[at + stride] === LETTER
    );
  }

  /** Gives a word a clue cell, sending other words elsewhere if need be. */
  private findCell(word: number): boolean {
    const at = word >> 1;
    const { stride } = this.board;
    return this.takes(at - 1, word) || this.takes(at - stride, word);
  }

  private takes(cell: number, word: number): boolean {
    const { first, second, seen, stamp } = this;
    if (this.board.stands[cell] !== CLUE || seen[cell] === stamp) return false;
    seen[cell] = stamp;
    if (first[cell] === NONE || this.findCell(first[cell]!)) {
      first[cell] = word;
      return true;
    }
    if (second[cell] === NONE || this.findCell(second[cell]!)) {
      second[cell] = word;
      return true;
    }
    return false;
  }

  /** Gives a clue cell a word, likewise. */
  private findWord(cell: number): boolean {
    const { stride } = this.board;
    const [right, below] = [cell + 1, cell + stride];
    return (
      (this.beginsAcross(right) && this.goesTo(2 * right, cell)) ||
      (this.beginsDown(below) && this.goesTo(2 * below + 1, cell)) ||
      (this.beginsAcross(below) && this.goesTo(2 * below, cell)) ||
      (this.beginsDown(right) && this.goesTo(2 * right + 1, cell))
    );
  }

  private goesTo(word: number, cell: number): boolean {
    const { cellOf, seen, stamp } = this;
    if (seen[word] === stamp) return false;
    seen[word] = stamp;
    if (cellOf[word] !== NONE && !this.findWord(cellOf[word]!)) return false;
    cellOf[word] = cell;
    return true;
  }
}
