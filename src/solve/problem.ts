// A filling problem, frozen: cells, slots that are lists of cells, and the words. It knows no rows
// or columns; a cell may lie in any number of slots.
//
// Only some cells matter to the search: those in two or more slots (checked) and those with a given
// letter. A *place* is one position of one slot at such a cell; places are numbered slot by slot,
// and all that the search keeps per place, cell and slot lies in flat arrays indexed by number.

import type { WordList } from '../words/word-list.ts';

export interface ProblemInput {
  readonly cellCount: number;
  /** For each cell the index of its given letter, or -1. */
  readonly givens: Int32Array;
  /** The cells of each slot, first letter first. */
  readonly slots: readonly (readonly number[])[];
  readonly words: WordList;
  /** Letters of the word list and any others that the givens bring. */
  readonly letterCount: number;
  readonly allowRepeats: boolean;
  /** Words that stand in the grid already, as (length, word id); none of them may be used again. */
  readonly used: readonly (readonly [length: number, id: number])[];
}

export class Problem {
  readonly words: WordList;
  readonly letterCount: number;
  /** Integers in a mask of letters. */
  readonly maskInts: number;
  readonly allowRepeats: boolean;
  readonly used: ProblemInput['used'];

  /** The cells of each slot, as given. */
  readonly slots: readonly (readonly number[])[];
  readonly slotCount: number;
  readonly slotLength: Int32Array;
  /** The places of slot `s` are `slotPlaces[s]` to `slotPlaces[s + 1] - 1`. */
  readonly slotPlaces: Int32Array;
  /** 1 for a slot with a cell that no place stands for: its letter there is free. */
  readonly isLoose: Uint8Array;

  readonly placeCount: number;
  readonly placeSlot: Int32Array;
  readonly placePosition: Int32Array;
  /** The search's own number of the place's cell. */
  readonly placeCell: Int32Array;

  /** Cells the search knows, in the order given. */
  readonly cellCount: number;
  /** What the caller calls each of them. */
  readonly cellOf: Int32Array;
  /** The given letter of each of them, or -1. */
  readonly cellGiven: Int32Array;
  /** The places at cell `c` are `cellPlaces[cellPlacesStart[c] ... cellPlacesStart[c + 1] - 1]`. */
  readonly cellPlacesStart: Int32Array;
  readonly cellPlaces: Int32Array;

  constructor(input: ProblemInput) {
    const { slots, givens } = input;
    this.words = input.words;
    this.letterCount = input.letterCount;
    this.maskInts = Math.max(1, Math.ceil(input.letterCount / 32));
    this.allowRepeats = input.allowRepeats;
    this.used = input.used;
    this.slots = slots;
    this.slotCount = slots.length;
    this.slotLength = Int32Array.from(slots, (cells) => cells.length);

    const slotsAt = new Int32Array(input.cellCount);
    for (const cells of slots) for (const cell of cells) slotsAt[cell]!++;
    const known = new Int32Array(input.cellCount).fill(-1);
    const cellGiven: number[] = [];
    const cellOf: number[] = [];
    for (let cell = 0; cell < input.cellCount; cell++) {
      if (slotsAt[cell]! < 2 && (givens[cell]! < 0 || slotsAt[cell] === 0)) continue;
      known[cell] = cellGiven.length;
      cellGiven.push(givens[cell]!);
      cellOf.push(cell);
    }
    this.cellCount = cellGiven.length;
    this.cellGiven = Int32Array.from(cellGiven);
    this.cellOf = Int32Array.from(cellOf);

    const placeSlot: number[] = [];
    const placePosition: number[] = [];
    const placeCell: number[] = [];
    this.slotPlaces = new Int32Array(slots.length + 1);
    this.isLoose = new Uint8Array(slots.length);
    slots.forEach((cells, slot) => {
      cells.forEach((cell, position) => {
        if (known[cell]! < 0) {
          this.isLoose[slot] = 1;
          return;
        }
        placeSlot.push(slot);
        placePosition.push(position);
        placeCell.push(known[cell]!);
      });
      this.slotPlaces[slot + 1] = placeSlot.length;
    });
    this.placeCount = placeSlot.length;
    this.placeSlot = Int32Array.from(placeSlot);
    this.placePosition = Int32Array.from(placePosition);
    this.placeCell = Int32Array.from(placeCell);

    this.cellPlacesStart = new Int32Array(this.cellCount + 1);
    for (const cell of placeCell) this.cellPlacesStart[cell + 1]!++;
    for (let c = 0; c < this.cellCount; c++) {
      this.cellPlacesStart[c + 1]! += this.cellPlacesStart[c]!;
    }
    this.cellPlaces = new Int32Array(this.placeCount);
    const next = this.cellPlacesStart.slice();
    for (let place = 0; place < this.placeCount; place++) {
      this.cellPlaces[next[placeCell[place]!]!++] = place;
    }
  }
}
