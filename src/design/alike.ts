// Which patterns are the same to one who may turn and mirror them.

import { type Canvas, type Turn, turnedPositions, turnedSides } from './canvas.ts';

/** Tells patterns of a canvas by texts that are equal for those that a turn or a mirror lays on each other. */
export class Likeness {
  /** For each turn and mirror that keeps the size: where each spot comes from. */
  private readonly sources: readonly (readonly number[])[];

  constructor({ width, height, isBarred, voids }: Canvas) {
    const [bottom, right] = [height - 1, width - 1];
    const upright: Turn[] = [
      (row, column) => [row, column],
      (row, column) => [row, right - column],
      (row, column) => [bottom - row, column],
      (row, column) => [bottom - row, right - column],
    ];
    const moves =
      width === height
        ? upright.flatMap((move): Turn[] => [move, (row, column) => move(column, row)])
        : upright;
    this.sources = moves.map((move) => {
      const positions = turnedPositions(width, voids.length, move);
      return isBarred ? turnedSides(width, positions) : positions;
    });
  }

  of(parted: Uint8Array): string {
    let least = '';
    for (const source of this.sources) {
      const text = Array.from(source, (from) => parted[from]).join('');
      if (least === '' || text < least) least = text;
    }
    return least;
  }
}
