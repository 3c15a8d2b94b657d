// Characters that join lines, by the weight of the lines that meet in them.

/** Of a line, or of none. */
export const NO_LINE = 0;
export const THIN = 1;
export const THICK = 2;
export type Weight = typeof NO_LINE | typeof THIN | typeof THICK;

/** Whether thick or thin, or none at all, each in base 3: up, right, down and left. */
const JOINTS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

export function joint(up: Weight, right: Weight, down: Weight, left: Weight): string {
  return JOINTS[((up * 3 + right) * 3 + down) * 3 + left]!;
}

export function acrossLine(weight: Weight): string {
  return joint(NO_LINE, weight, NO_LINE, weight);
}

export function downLine(weight: Weight): string {
  return joint(weight, NO_LINE, weight, NO_LINE);
}
