// A filling problem, frozen: cells, slots that are lists of cells, and the words. It knows no rows
// or columns; a cell may lie in any number of slots.
//
// Only some cells matter to the search: those in two or more slots (checked) and those with a given
// letter; all of them where letters have to appear or are counted. An *arc* joins a slot and such a cell of it, at
// some position of the word: the arcs of constraint programming, between two variables (Mackworth
// 1977). Arcs are numbered slot by slot, and all that the search keeps per arc, cell and slot lies
// in flat arrays indexed by number.

import type { IndexShelf } from '../words/vocabulary/index-shelf.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** Which words may not stand beside a word: length and id of each, in turn. It is mutual. */
export interface Clashes {
  clashes(length: number, id: number): Int32Array;
}

/** A bit set over the ids of the words of a length, with all their integers; or all words but one, by its id. */
export type WordSet = Int32Array | { readonly allBut: number };

/** At most so many slots that are filled may hold a word of a set. */
export interface WordLimit {
  readonly most: number;
  /** For each slot the words that count; undefined: none. */
  readonly words: readonly (WordSet | undefined)[];
}

/** How many cells that are filled, and not given, may hold one of some letters. */
export interface LetterCount {
  readonly letters: readonly number[];
  readonly least: number;
  readonly most: number;
}

export interface ProblemInput {
  readonly cellCount: number;
  /** For each cell the index of its given letter, or -1. */
  readonly givens: Int32Array;
  /** The cells of each slot, first letter first. */
  readonly slots: readonly (readonly number[])[];
  readonly words: WordList;
  /** Where indices of the words stand ready. Default: a state builds its own. */
  readonly shelf?: IndexShelf | undefined;
  /** Letters of the word list and any others that the givens bring. */
  readonly letterCount: number;
  readonly allowRepeats: boolean;
  /** Words that may not be used, since they or others too like them stand in the grid already. */
  readonly used: readonly (readonly [length: number, id: number])[];
  /** For each slot the ids of the words it may hold, ascending; undefined for all. Default: all. */
  readonly domains?: readonly (Int32Array | undefined)[];
  /** Which words may not stand together, besides a word with itself. Default: none. */
  readonly clashes?: Clashes;
  /** Words, each as all that spells it, by length and id, of which `count` have to stand in slots that are filled. */
  readonly mustWords?: {
    readonly words: readonly (readonly (readonly [length: number, id: number])[])[];
    readonly count: number;
  };
  /** Default: none. */
  readonly limits?: readonly WordLimit[];
  /** Sets of letters of each of which one has to stand in a slot that is filled; every cell matters then. */
  readonly requiredLetters?: readonly (readonly number[])[];
  /** Every cell matters then, too. */
  readonly letterCounts?: readonly LetterCount[];
  /** For each slot whether to fill it; the others only have to stay fillable. Default: all. */
  readonly decided?: readonly boolean[];
}

/** Whether something has to appear, wherever it may. */
export function hasDemands({ mustWords, requiredLetters, letterCounts }: ProblemInput): boolean {
  const counts = letterCounts?.some(({ least }) => least > 0) ?? false;
  return mustWords !== undefined || requiredLetters !== undefined || counts;
}

export class Problem {
  readonly words: WordList;
  readonly shelf: IndexShelf | undefined;
  readonly letterCount: number;
  /** Integers in a mask of letters. */
  readonly maskInts: number;
  readonly allowRepeats: boolean;
  /** Whether it matters which words other slots hold. */
  readonly tracksOwners: boolean;
  readonly clashes: Clashes | undefined;
  readonly used: ProblemInput['used'];
  readonly domains: ProblemInput['domains'];
  readonly mustWords: ProblemInput['mustWords'];
  readonly requiredLetters: ProblemInput['requiredLetters'];
  readonly limits: ProblemInput['limits'];
  readonly letterCounts: ProblemInput['letterCounts'];
  /** Whether words or letters have to appear somewhere. */
  readonly hasDemands: boolean;

  /** The cells of each slot, as given. */
  readonly slots: readonly (readonly number[])[];
  readonly slotCount: number;
  readonly slotLength: Int32Array;
  /** The slots of each length. */
  readonly slotsOfLength: ReadonlyMap<number, readonly number[]>;
  /** The arcs of slot `s` are `slotArcs[s]` to `slotArcs[s + 1] - 1`. */
  readonly slotArcs: Int32Array;
  /** 1 for a slot that stays open, and for a cell of none but such; undefined if all are filled. */
  readonly staysOpen: Uint8Array | undefined;
  readonly cellStaysOpen: Uint8Array | undefined;
  /** 1 for a slot with a cell that no arc stands for: its letter there is free. */
  readonly hasUnchecked: Uint8Array;

  readonly arcCount: number;
  readonly arcSlot: Int32Array;
  readonly arcPosition: Int32Array;
  /** The search's own number of the arc's cell. */
  readonly arcCell: Int32Array;

  /** Cells the search knows, in the order given. */
  readonly cellCount: number;
  /** What the caller calls each of them. */
  readonly cellOf: Int32Array;
  /** The given letter of each of them, or -1. */
  readonly cellGiven: Int32Array;
  /** The arcs at cell `c` are `cellArcs[cellArcsStart[c] ... cellArcsStart[c + 1] - 1]`. */
  readonly cellArcsStart: Int32Array;
  readonly cellArcs: Int32Array;

  constructor(input: ProblemInput) {
    const { slots, givens } = input;
    this.words = input.words;
    this.shelf = input.shelf;
    this.letterCount = input.letterCount;
    this.maskInts = Math.max(1, Math.ceil(input.letterCount / 32));
    this.allowRepeats = input.allowRepeats;
    this.clashes = input.clashes;
    this.tracksOwners = !input.allowRepeats || input.clashes !== undefined;
    this.used = input.used;
    this.domains = input.domains;
    this.mustWords = input.mustWords;
    this.requiredLetters = input.requiredLetters;
    this.limits = input.limits;
    this.letterCounts = input.letterCounts;
    this.hasDemands = hasDemands(input);
    this.slots = slots;
    this.slotCount = slots.length;
    this.slotLength = Int32Array.from(slots, (cells) => cells.length);
    const slotsOfLength = new Map<number, number[]>();
    slots.forEach(({ length }, slot) => {
      const same = slotsOfLength.get(length);
      if (same === undefined) slotsOfLength.set(length, [slot]);
      else same.push(slot);
    });
    this.slotsOfLength = slotsOfLength;

    const allMatter = input.requiredLetters !== undefined || input.letterCounts !== undefined;
    const slotsAt = new Int32Array(input.cellCount);
    for (const cells of slots) for (const cell of cells) slotsAt[cell]!++;
    const known = new Int32Array(input.cellCount).fill(-1);
    const cellGiven: number[] = [];
    const cellOf: number[] = [];
    for (let cell = 0; cell < input.cellCount; cell++) {
      if (slotsAt[cell] === 0) continue;
      if (slotsAt[cell] === 1 && givens[cell]! < 0 && !allMatter) continue;
      known[cell] = cellGiven.length;
      cellGiven.push(givens[cell]!);
      cellOf.push(cell);
    }
    this.cellCount = cellGiven.length;
    this.cellGiven = Int32Array.from(cellGiven);
    this.cellOf = Int32Array.from(cellOf);

    const arcSlot: number[] = [];
    const arcPosition: number[] = [];
    const arcCell: number[] = [];
    this.slotArcs = new Int32Array(slots.length + 1);
    this.hasUnchecked = new Uint8Array(slots.length);
    slots.forEach((cells, slot) => {
      cells.forEach((cell, position) => {
        if (known[cell]! < 0) {
          this.hasUnchecked[slot] = 1;
          return;
        }
        arcSlot.push(slot);
        arcPosition.push(position);
        arcCell.push(known[cell]!);
      });
      this.slotArcs[slot + 1] = arcSlot.length;
    });
    this.arcCount = arcSlot.length;
    this.arcSlot = Int32Array.from(arcSlot);
    this.arcPosition = Int32Array.from(arcPosition);
    this.arcCell = Int32Array.from(arcCell);

    this.cellArcsStart = new Int32Array(this.cellCount + 1);
    for (const cell of arcCell) this.cellArcsStart[cell + 1]!++;
    for (let c = 0; c < this.cellCount; c++) {
      this.cellArcsStart[c + 1]! += this.cellArcsStart[c]!;
    }
    this.cellArcs = new Int32Array(this.arcCount);
    const next = this.cellArcsStart.slice();
    for (let arc = 0; arc < this.arcCount; arc++) {
      this.cellArcs[next[arcCell[arc]!]!++] = arc;
    }

    if (input.decided === undefined) return;
    this.staysOpen = Uint8Array.from(input.decided, (decided) => (decided ? 0 : 1));
    this.cellStaysOpen = new Uint8Array(this.cellCount).fill(1);
    for (let arc = 0; arc < this.arcCount; arc++) {
      if (input.decided[arcSlot[arc]!]) this.cellStaysOpen[arcCell[arc]!] = 0;
    }
  }
  /** The slots through a cell, by the search's own number of it. */
  slotsAt(cell: number): number[] {
    const arcs = this.cellArcs.subarray(this.cellArcsStart[cell]!, this.cellArcsStart[cell + 1]!);
    return Array.from(arcs, (arc) => this.arcSlot[arc]!);
  }

  /** The slots that share a cell with one. */
  crossings(slot: number): number[] {
    const cells = this.arcCell.subarray(this.slotArcs[slot]!, this.slotArcs[slot + 1]!);
    const slots = new Set(Array.from(cells, (cell) => this.slotsAt(cell)).flat());
    slots.delete(slot);
    return [...slots];
  }
}
