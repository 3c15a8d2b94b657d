// Whether entries have as many unchecked letters as they should, line by line: a line is judged again when one of its
// cells or runs has changed.

import type { Canvas } from './canvas.ts';
import { type Lines, NONE } from './lines.ts';
import { beyond, type Unchecked } from './wishes.ts';

export class UncheckedLetters {
  /** How many letters too many or too few, in all. */
  wrong = 0;
  private readonly wish: Unchecked;
  private readonly lines: Lines;
  private readonly crossing: Lines;
  /** Of the entries of each line. */
  private readonly wrongIn: Int32Array;
  private readonly stale: number[] = [];
  private readonly isStale: Uint8Array;
  private readonly step: number;
  private readonly lineStep: number;
  private readonly size: number;

  /** `crossing` are the lines of the other direction. */
  constructor(
    wish: Unchecked,
    { width, height }: Canvas,
    isAcross: boolean,
    lines: Lines,
    crossing: Lines,
  ) {
    this.wish = wish;
    this.lines = lines;
    this.crossing = crossing;
    this.wrongIn = new Int32Array(isAcross ? height : width);
    this.isStale = new Uint8Array(this.wrongIn.length);
    this.step = isAcross ? 1 : width;
    this.lineStep = isAcross ? width : 1;
    this.size = isAcross ? width : height;
  }

  /** A line has changed. */
  touch(line: number): void {
    if (this.isStale[line] === 1) return;
    this.isStale[line] = 1;
    this.stale.push(line);
  }

  /** Makes `wrong` true again. */
  settle(): void {
    for (const line of this.stale) {
      this.isStale[line] = 0;
      const wrong = this.judged(line);
      this.wrong += wrong - this.wrongIn[line]!;
      this.wrongIn[line] = wrong;
    }
    this.stale.length = 0;
  }

  private judged(line: number): number {
    const { step, size } = this;
    const { places } = this.lines;
    const crossed = this.crossing.places;
    const { letters, maxRun, runAtEnds } = this.wish;
    let wrong = 0;
    for (let i = 0, at = line * this.lineStep; i < size; ) {
      if (places[at] === NONE) {
        i++;
        at += step;
        continue;
      }
      const length = this.lines.lengthAt(at);
      let [unchecked, run] = [0, 0];
      for (let k = 0; k < length; k++, at += step) {
        run = crossed[at] !== NONE ? 0 : run + 1;
        if (run > 0) unchecked++;
        if (run > maxRun) wrong++;
        if (run > 1 && !runAtEnds && (k === 1 || k === length - 1)) wrong++;
      }
      wrong += beyond(unchecked, letters(length), 1);
      i += length;
    }
    return wrong;
  }
}
