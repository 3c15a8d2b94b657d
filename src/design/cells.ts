// What is wrong with single cells, while runs of them change: whether each is in an entry, what room it and what is
// around it have for a fill, and whether entries have unchecked letters as they should. Only those are looked at
// again through which a run has changed.

import type { Canvas } from './canvas.ts';
import { type Lines, NONE } from './lines.ts';
import type { RoomToFill } from './room-to-fill.ts';
import { Surroundings } from './surroundings.ts';
import { UncheckedLetters } from './unchecked.ts';
import type { Wishes } from './wishes.ts';

export class Cells {
  /** Cells of no entry. */
  isolated = 0;
  /** log10 of the chances that entries agree, of all positions, in units. */
  agreements = 0;
  private readonly width: number;
  private readonly room: RoomToFill;
  private readonly across: Lines;
  private readonly down: Lines;
  private readonly surroundings: Surroundings;
  private readonly unchecked: readonly UncheckedLetters[];
  /** For each position whether it is a cell of no entry; and log10, in units, of how its entries agree. */
  private readonly isIsolated: Uint8Array;
  private readonly agreement: Int32Array;
  /** Positions that have changed, once each. */
  private readonly changed: Int32Array;
  private readonly isChanged: Uint8Array;
  private changedCount = 0;

  constructor(
    canvas: Canvas,
    { unchecked }: Pick<Wishes, 'unchecked'>,
    room: RoomToFill,
    across: Lines,
    down: Lines,
  ) {
    const { width, height } = canvas;
    const area = width * height;
    this.width = width;
    this.room = room;
    this.across = across;
    this.down = down;
    this.surroundings = new Surroundings(canvas);
    this.unchecked =
      unchecked === undefined
        ? []
        : [
            new UncheckedLetters(unchecked, canvas, true, across, down),
            new UncheckedLetters(unchecked, canvas, false, down, across),
          ];
    this.isIsolated = new Uint8Array(area);
    this.agreement = new Int32Array(area);
    this.changed = new Int32Array(area);
    this.isChanged = new Uint8Array(area);
  }

  /** What the surroundings of all cells lack, in units of log10 of fills. */
  get lack(): number {
    return this.surroundings.lack;
  }

  /** Unchecked letters too many or too few. */
  get wrong(): number {
    return this.unchecked.reduce((sum, letters) => sum + letters.wrong, 0);
  }

  /** More room is wanted around a cell. */
  wantMore(at: number): void {
    this.surroundings.wantMore(at);
  }

  /** A position has changed, or a run through it. */
  touch(at: number): void {
    if (this.isChanged[at] === 1) return;
    this.isChanged[at] = 1;
    this.changed[this.changedCount++] = at;
  }

  /** Looks again at what has changed. */
  settle(isSolid: Uint8Array): void {
    const { across, down, agreement, isIsolated, surroundings, width } = this;
    const judgesUnchecked = this.unchecked.length > 0;
    for (let i = 0; i < this.changedCount; i++) {
      const at = this.changed[i]!;
      this.isChanged[at] = 0;
      const one = across.places[at]!;
      const two = down.places[at]!;
      const isCell = isSolid[at] === 1 ? 0 : 1;
      const isolated = isCell === 1 && one === NONE && two === NONE ? 1 : 0;
      const agreeing = one !== NONE && two !== NONE ? this.room.agreement(one, two) : 0;
      this.agreements += agreeing - agreement[at]!;
      this.isolated += isolated - isIsolated[at]!;
      agreement[at] = agreeing;
      isIsolated[at] = isolated;
      const room = isCell === 1 ? across.shares[at]! + down.shares[at]! + agreeing : 0;
      surroundings.put(at, isCell, room);
      if (judgesUnchecked) {
        const row = Math.floor(at / width);
        this.unchecked[0]!.touch(row);
        this.unchecked[1]!.touch(at - row * width);
      }
    }
    this.changedCount = 0;
    surroundings.settle();
    for (const letters of this.unchecked) letters.settle();
  }
}
