// How a pattern of bars looks to an editor, words aside, while bars come and go: bars in one line that part a grid in
// two, and combs of bars beside one another, which leave rows of unchecked letters. Begun from no bar.

import type { Canvas } from './canvas.ts';

/** What each bar costs that a line of them, or a comb, has beyond what is usual. */
const COST = { line: 1, comb: 1 };
const USUAL_LINE = 3;
const USUAL_COMB = 3;

export class BarLooks {
  private lines = 0;
  private combs = 0;
  private readonly width: number;
  private readonly height: number;

  constructor({ width, height }: Canvas) {
    this.width = width;
    this.height = height;
  }

  get cost(): number {
    return COST.line * this.lines + COST.comb * this.combs;
  }

  /** A bar comes or goes; `parted` is as before. */
  flip(parted: Uint8Array, spot: number): void {
    const { width, height } = this;
    const isUpright = spot < width * height;
    const at = spot % (width * height);
    const [row, column] = [Math.floor(at / width), at % width];
    const sign = parted[spot] === 1 ? -1 : 1;
    const across = lengthened(parted, spot, 1, column, width - 1 - column, this.usual(!isUpright));
    const down = lengthened(parted, spot, width, row, height - 1 - row, this.usual(isUpright));
    this.lines += sign * (isUpright ? down : across);
    this.combs += sign * (isUpright ? across : down);
  }

  private usual(isLine: boolean): number {
    return isLine ? USUAL_LINE : USUAL_COMB;
  }
}

/** How many bars more than usual stand in a row because of this one; `before` and `after` it are so many spots. */
function lengthened(
  parted: Uint8Array,
  spot: number,
  step: number,
  before: number,
  after: number,
  usual: number,
): number {
  const barsOn = (way: number, most: number): number => {
    let count = 0;
    while (count < most && parted[spot + (count + 1) * way] === 1) count++;
    return count;
  };
  const back = barsOn(-step, before);
  const on = barsOn(step, after);
  const over = (length: number): number => Math.max(0, length - usual);
  return over(back + 1 + on) - over(back) - over(on);
}
