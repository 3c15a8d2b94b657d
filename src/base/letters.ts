// One spelling for what people type: Unicode NFC, upper case, and, when folding, accents taken off
// Latin and Greek letters, whose crosswords are written without them. Cyrillic and other scripts
// keep theirs: Й is no И. No locale has a say in it.

/** Latin letters that Unicode does not decompose, as crosswords spell them. */
const UNDECOMPOSED: ReadonlyMap<string, string> = new Map([
  ['Æ', 'AE'],
  ['Œ', 'OE'],
  ['Ø', 'O'],
  ['Đ', 'D'],
  ['Ð', 'D'],
  ['Ł', 'L'],
  ['Þ', 'TH'],
  ['ẞ', 'SS'],
  ['Ħ', 'H'],
  ['Ŧ', 'T'],
  ['Ĳ', 'IJ'],
]);

const LETTER = /^\p{L}$/u;
const FOLDED_BASE = /^[\p{Script=Latin}\p{Script=Greek}]$/u;
const MARK = /^\p{M}$/u;

/** The text in NFC and upper case; with `fold`, Latin and Greek letters without accents. */
export function normaliseText(text: string, fold: boolean): string {
  const upper = text.normalize('NFC').toUpperCase().normalize('NFC');
  if (!fold) return upper;
  let folded = '';
  let takesMarks = false;
  for (const character of upper) {
    const base = character.normalize('NFD').slice(0, 1);
    if (FOLDED_BASE.test(base)) {
      folded += UNDECOMPOSED.get(base) ?? base;
      takesMarks = true;
    } else if (!(takesMarks && MARK.test(character))) {
      folded += character;
      takesMarks = false;
    }
  }
  return folded;
}

/** Whether a single character is a letter of some script. */
export function isLetter(character: string): boolean {
  return LETTER.test(character);
}
