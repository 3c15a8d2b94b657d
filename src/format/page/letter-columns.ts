// How wide letters are, in columns of a terminal: two where a letter is as wide as it is high, as in Chinese,
// Japanese and Korean (the wide ranges of Unicode's East Asian Width, as far as they hold letters).

import { lettersOf } from '../../base/letters.ts';

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

export function letterColumns(text: string): number {
  return lettersOf(text).reduce((columns, letter) => columns + (WIDE.test(letter) ? 2 : 1), 0);
}
