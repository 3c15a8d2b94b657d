// Which patterns are the same to one who may turn and mirror them.

import { imagesUnder, type Symmetry } from '../layout/symmetry.ts';
import { type Canvas, turnedSides } from './canvas.ts';

/** Tells patterns of a canvas by texts that are equal for those that a turn or a mirror lays on each other. */
export class Likeness {
  /** For each turn and mirror that keeps the size: where each spot comes from. */
  private readonly sources: readonly (readonly number[])[];

  constructor({ width, height, isBarred, voids }: Canvas) {
    const imagesOf = (symmetry: Symmetry): number[] => imagesUnder(symmetry, width, height)!;
    const upright = [
      [...voids.keys()],
      ...(['half-turn', 'left-right', 'up-down'] as const).map(imagesOf),
    ];
    const turned =
      width === height
        ? upright.map((images) => imagesOf('diagonal').map((at) => images[at]!))
        : [];
    this.sources = [...upright, ...turned].map((images) =>
      isBarred ? turnedSides(width, images) : images,
    );
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
