// How wide texts are in the font of clue cells, Roboto Condensed, in ems: so that a clue is known to fit its cell before
// any font is loaded, and breaks alike wherever it is drawn. Pictures stretch their lines to these widths.

import { letterColumns } from './letter-size.ts';

/** From the space to the tilde, in hundredths. */
const ASCII =
  '23 25 32 55 49 63 54 17 31 32 43 50 20 25 26 37 49 49 49 49 49 49 49 49 49 49 23 20 45 48 46 42 77 58 55 57 57 50 48 59 62 25 48 55 48 76 62 60 55 60 53 52 52 56 56 76 55 52 52 25 37 25 37 40 31 48 49 46 50 47 32 49 48 23 22 45 23 75 48 50 49 50 30 46 30 48 43 65 44 42 44 31 24 31 59'
    .split(' ')
    .map((each) => Number(each) / 100);
const SPACE = 32;
/** Of letters of other alphabets, as wide as they are in the mean or a little more. */
const CAPITAL = 0.62;
const SMALL = 0.54;
const IDEOGRAM = 1;
const QUOTES = /[’‘‚]/;

export function clueTextWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    width += ASCII[character.codePointAt(0)! - SPACE] ?? otherWidth(character);
  }
  return width;
}

function otherWidth(character: string): number {
  if (letterColumns(character) > 1) return IDEOGRAM;
  if (QUOTES.test(character)) return 0.2;
  return /\p{Lu}/u.test(character) ? CAPITAL : SMALL;
}
