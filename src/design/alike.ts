// Which patterns are the same to one who may turn and mirror them.

import type { Canvas } from './canvas.ts';

type Move = (row: number, column: number) => readonly [row: number, column: number];

/** Tells patterns of a canvas by texts that are equal for those that a turn or a mirror lays on each other. */
export class Likeness {
  /** For each turn and mirror that keeps the size: where each spot comes from. */
  private readonly sources: readonly Int32Array[];

  constructor({ width, height, isBarred, voids }: Canvas) {
    const [bottom, right] = [height - 1, width - 1];
    const upright: Move[] = [
      (row, column) => [row, column],
      (row, column) => [row, right - column],
      (row, column) => [bottom - row, column],
      (row, column) => [bottom - row, right - column],
    ];
    const moves =
      width === height
        ? upright.flatMap((move): Move[] => [move, (row, column) => move(column, row)])
        : upright;
    const area = voids.length;
    this.sources = moves.map((move) => {
      const moved = (at: number): number => {
        const [row, column] = move(Math.floor(at / width), at % width);
        return row * width + column;
      };
      if (!isBarred) return Int32Array.from({ length: area }, (_, at) => moved(at));
      /** Of the right or lower side of a position; one at the rim has never a bar. */
      const side = (spot: number): number => {
        const [at, step] = spot < area ? [spot, 1] : [spot - area, width];
        if (step === 1 ? (at + 1) % width === 0 : at + width >= area) return spot;
        const [one, two] = [moved(at), moved(at + step)];
        return Math.min(one, two) + (Math.abs(one - two) === 1 ? 0 : area);
      };
      return Int32Array.from({ length: 2 * area }, (_, spot) => side(spot));
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
