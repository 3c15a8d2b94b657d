// What somebody who solves a puzzle has done so far, and where they are: all that the page does but for showing
// it. A cell is blank or has a content; its letters are in upper case, as those of the solution.

import type { PuzzleData } from './page-data.ts';

/** How much is checked, revealed or cleared. */
export type Scope = 'letter' | 'word' | 'grid';

export interface Cursor {
  readonly cell: number;
  /** The entry that is being written, and the cell's place in it; none where a cell has none. */
  readonly slot: number | undefined;
  readonly at: number;
}

/** What is kept from one visit to the next. */
export interface Progress {
  readonly contents: readonly string[];
  readonly shown: readonly number[];
}

/** A step to the side of this much is no step along a row or column. */
const ASIDE = 0.6;

export class Solving {
  readonly puzzle: PuzzleData;
  /** For each cell what stands there, an empty text where it is blank. */
  readonly contents: string[];
  /** Cells that were checked and are wrong, and those whose letters were asked for. */
  readonly wrong = new Set<number>();
  readonly shown = new Set<number>();
  /** Whether letters go into one cell, one behind the other. */
  takesSeveral = false;
  cursor: Cursor;
  /** For each cell the entries through it. */
  private readonly through: readonly number[][];

  constructor(puzzle: PuzzleData) {
    this.puzzle = puzzle;
    this.through = puzzle.drawing.cells.map(() => []);
    for (const [slot, { cells }] of puzzle.slots.entries()) {
      for (const cell of new Set(cells)) this.through[cell]!.push(slot);
    }
    this.contents = puzzle.drawing.cells.map(({ content = '' }) => content);
    this.cursor = { cell: 0, slot: undefined, at: 0 };
    if (puzzle.slots.length > 0) this.goToSlot(0);
  }

  /** Whether there is anything to check against. */
  get hasSolution(): boolean {
    return this.puzzle.solution !== undefined;
  }

  get isFull(): boolean {
    return this.contents.every((content) => content !== '');
  }

  /** Whether all is as it should be, as far as that is known. */
  get isSolved(): boolean {
    return this.hasSolution && this.isFull && this.contents.every((_, cell) => this.isRight(cell));
  }

  get progress(): Progress {
    return { contents: this.contents, shown: [...this.shown] };
  }

  /** Goes on from where somebody was; what does not fit the puzzle is passed over. */
  resume({ contents, shown }: Progress): void {
    if (contents.length !== this.contents.length) return;
    for (const [cell, content] of contents.entries()) {
      if (!this.isGiven(cell) && typeof content === 'string') this.contents[cell] = content;
    }
    for (const cell of shown) if (this.isRight(cell)) this.shown.add(cell);
    const open = this.puzzle.slots.findIndex(({ cells }) =>
      cells.some((cell) => this.contents[cell] === ''),
    );
    if (open >= 0) this.goToSlot(open);
  }

  isGiven(cell: number): boolean {
    return this.puzzle.drawing.cells[cell]!.content !== undefined;
  }

  /** Whether nothing else can be written there; when all is solved, nothing can anywhere. */
  isLocked(cell: number): boolean {
    return this.isGiven(cell) || this.shown.has(cell);
  }

  /** The cells of the current entry; of a cell without any itself. */
  get currentCells(): readonly number[] {
    const { slot, cell } = this.cursor;
    return slot === undefined ? [cell] : this.puzzle.slots[slot]!.cells;
  }

  /** To a cell that was pointed at; the other way if it was the current one. */
  point(cell: number): void {
    if (cell === this.cursor.cell) this.toggle();
    else this.goTo(cell);
  }

  goTo(cell: number): void {
    this.takesSeveral = false;
    const slot = this.slotAt(cell);
    this.cursor = {
      cell,
      slot,
      at: slot === undefined ? 0 : this.puzzle.slots[slot]!.cells.indexOf(cell),
    };
  }

  /** The entry that is written when the cursor comes to a cell: the current one, or one of its direction. */
  slotAt(cell: number): number | undefined {
    const { slots } = this.puzzle;
    const { slot: current } = this.cursor;
    const through = this.through[cell]!;
    if (current === undefined) return through[0];
    if (through.includes(current)) return current;
    const { direction } = slots[current]!;
    return through.find((each) => slots[each]!.direction === direction) ?? through[0];
  }

  /** To the first blank cell of an entry, or its first. */
  goToSlot(slot: number): void {
    this.takesSeveral = false;
    const { cells } = this.puzzle.slots[slot]!;
    const blank = cells.findIndex((cell) => this.contents[cell] === '');
    const at = Math.max(0, blank);
    this.cursor = { cell: cells[at]!, slot, at };
  }

  /** Writes the next entry through the same cell. */
  toggle(): void {
    this.takesSeveral = false;
    const { cell, slot: current } = this.cursor;
    const through = this.through[cell]!;
    if (current === undefined || through.length === 0) return;
    const slot = through[(through.indexOf(current) + 1) % through.length]!;
    this.cursor = { cell, slot, at: this.puzzle.slots[slot]!.cells.indexOf(cell) };
  }

  /** To the nearest cell to one side, over blocks. */
  move(dx: number, dy: number): void {
    const { cells } = this.puzzle.drawing;
    const from = cells[this.cursor.cell]!;
    let nearest: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [cell, { x, y }] of cells.entries()) {
      const ahead = (x - from.x) * dx + (y - from.y) * dy;
      const aside = Math.abs((x - from.x) * dy + (y - from.y) * dx);
      if (ahead <= 0 || aside >= ASIDE || ahead + aside >= least) continue;
      nearest = cell;
      least = ahead + aside;
    }
    if (nearest !== undefined) this.goTo(nearest);
  }

  /** Along the entry; stays at its ends. */
  step(by: number): void {
    const { slot, at } = this.cursor;
    const cell = this.currentCells[at + by];
    if (slot === undefined || cell === undefined) return;
    this.takesSeveral = false;
    this.cursor = { cell, slot, at: at + by };
  }

  home(): void {
    this.step(-this.cursor.at);
  }

  end(): void {
    this.step(this.currentCells.length - 1 - this.cursor.at);
  }

  /** To the entry that comes so many later in the lists; false if there is none. */
  goToEntry(by: number): boolean {
    const slot = (this.cursor.slot ?? 0) + by;
    if (this.puzzle.slots[slot] === undefined) return false;
    this.goToSlot(slot);
    return true;
  }

  /** Letters that were typed, one after the other. */
  type(letters: readonly string[]): void {
    for (const letter of letters) {
      const { cell } = this.cursor;
      if (this.takesSeveral) {
        this.put(cell, this.contents[cell]! + letter);
      } else {
        const wasBlank = this.contents[cell] === '';
        this.put(cell, letter);
        this.goOn(wasBlank);
      }
    }
  }

  /** To the next cell, or, where the entry became complete or was written to its end, to the next with a blank cell. */
  private goOn(wasBlank: boolean): void {
    const { slot, at } = this.cursor;
    const { slots } = this.puzzle;
    const isOpen = (each: number): boolean =>
      slots[each]!.cells.some((cell) => this.contents[cell] === '');
    const isInside = slot !== undefined && at < slots[slot]!.cells.length - 1;
    if (slot === undefined || (isInside && !wasBlank) || isOpen(slot)) {
      this.step(1);
      return;
    }
    const order = [...slots.keys()];
    const next = [...order.slice(slot + 1), ...order.slice(0, slot)].find(isOpen);
    if (next !== undefined) this.goToSlot(next);
  }

  /** Takes out what stands here, letter by letter where there may be several, or else what stands before. */
  backspace(): void {
    const content = this.contents[this.cursor.cell]!;
    if (this.takesSeveral) {
      this.put(this.cursor.cell, Array.from(content).slice(0, -1).join(''));
      return;
    }
    if (content === '' || this.isLocked(this.cursor.cell)) this.step(-1);
    this.delete();
  }

  delete(): void {
    this.put(this.cursor.cell, '');
  }

  /** Marks what is wrong; how many cells that are. */
  check(scope: Scope): number {
    const wrong = this.cellsIn(scope).filter(
      (cell) => this.contents[cell] !== '' && !this.isRight(cell),
    );
    for (const cell of wrong) this.wrong.add(cell);
    return wrong.length;
  }

  reveal(scope: Scope): void {
    for (const cell of this.cellsIn(scope)) {
      const content = this.puzzle.solution?.[cell];
      if (this.isGiven(cell) || typeof content !== 'string') continue;
      const isNew = !this.isRight(cell) || this.contents[cell] === '';
      this.put(cell, content);
      if (isNew) for (const same of this.sameAs(cell)) this.shown.add(same);
    }
  }

  clear(scope: Scope): void {
    for (const cell of this.cellsIn(scope)) {
      if (this.isGiven(cell)) continue;
      this.contents[cell] = '';
      this.shown.delete(cell);
      this.wrong.delete(cell);
    }
  }

  private cellsIn(scope: Scope): readonly number[] {
    if (scope === 'grid') return this.contents.map((_, cell) => cell);
    return scope === 'word' ? this.currentCells : [this.cursor.cell];
  }

  private put(cell: number, content: string): void {
    if (this.isSolved || this.isLocked(cell)) return;
    for (const same of this.sameAs(cell)) {
      this.contents[same] = content;
      this.wrong.delete(same);
    }
  }

  /** In a codeword all cells of a number have one letter. */
  private sameAs(cell: number): readonly number[] {
    const { codes } = this.puzzle;
    const code = codes?.[cell] ?? null;
    if (codes === undefined || code === null) return [cell];
    return codes.flatMap((each, at) => (each === code && !this.isGiven(at) ? [at] : []));
  }

  /** An accent more than the solution has is no mistake. */
  private isRight(cell: number): boolean {
    const wanted = this.puzzle.solution?.[cell] ?? null;
    const content = this.contents[cell]!;
    if (wanted === null || content === wanted) return true;
    return content.normalize('NFD').replace(/\p{M}/gu, '') === wanted;
  }
}

/** The letters of what was typed, as puzzles have them. */
export function typedLetters(text: string): string[] {
  const letters = Array.from(text.normalize('NFC').toUpperCase());
  return letters.filter((letter) => /[\p{L}0-9@#$%&+?]/u.test(letter));
}
