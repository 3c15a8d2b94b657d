// One spelling for what people type: Unicode NFC, upper case, and, when folding, accents taken off
// Latin and Greek letters, whose crosswords are written without them; but for letters that a language
// counts as its own, such as Ñ. Cyrillic and other scripts keep theirs: Й is no И. No locale has a
// say in it.

/**
 * Whether accents come off: of all letters, of none, of all but these, in upper case, or of all in the German way, which
 * writes Ä as AE.
 */
export type Folding = boolean | 'de' | ReadonlySet<string>;

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

const GERMAN: ReadonlyMap<string, string> = new Map([
  ['Ä', 'AE'],
  ['Ö', 'OE'],
  ['Ü', 'UE'],
]);

/** Punctuation that no word has: wildcards, brackets, and what parts words. AC/DC has a slash. */
const NO_PART_OF_WORDS: ReadonlySet<string> = new Set('*?_\\,;[]{}()#@%');

/** The text in NFC and upper case; as `fold` says, Latin and Greek letters without accents. */
export function normaliseText(text: string, fold: Folding): string {
  const upper = text.normalize('NFC').toUpperCase().normalize('NFC');
  if (fold === false) return upper;
  // Made here, not above: a run that meets no accent is spared a millisecond.
  const foldedBase = /^[\p{Script=Latin}\p{Script=Greek}]$/u;
  const mark = /^\p{M}$/u;
  const isKept = (letter: string): boolean => typeof fold === 'object' && fold.has(letter);
  let folded = '';
  let takesMarks = false;
  for (const [, plain, others] of upper.matchAll(/([A-Z]*)([^A-Z]*)/g)) {
    folded += plain;
    takesMarks ||= plain !== '';
    for (const character of others!) {
      const base = character.normalize('NFD').slice(0, 1);
      if (foldedBase.test(base)) {
        const german = fold === 'de' ? GERMAN.get(character) : undefined;
        if (german !== undefined) folded += german;
        else if (isKept(character)) folded += character;
        else folded += isKept(base) ? base : (UNDECOMPOSED.get(base) ?? base);
        takesMarks = true;
      } else if (!(takesMarks && mark.test(character))) {
        folded += character;
        takesMarks = false;
      }
    }
  }
  return folded;
}

/** A text, and what folding makes of it. */
export interface Folded {
  readonly from: string;
  readonly to: string;
}

/** What folding makes of a text, in upper case; undefined if it changes nothing. */
export function folded(text: string, fold: Folding): Folded | undefined {
  const [from, to] = [normaliseText(text, false), normaliseText(text, fold)];
  return from === to ? undefined : { from, to };
}

/**
 * A text without spaces and punctuation, which no cell holds: `flat white` is flatwhite, `spats!` spats. What may
 * stand for other letters or part one word from the next stays, so that it is found to be no letter.
 */
export function withoutPunctuation(text: string): string {
  return text.replace(/[\p{P}\p{Z}]/gu, (each) => (NO_PART_OF_WORDS.has(each) ? each : ''));
}

/** The letters of a text in their spelling, one for each code point. */
export function lettersOf(text: string): string[] {
  return Array.from(text);
}

/** Whether a single character is a letter of some script. */
export function isLetter(character: string): boolean {
  return /^\p{L}$/u.test(character);
}

/** Whether a text is one letter or more, and nothing else. */
export function areLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/** The order of letters, the same in every locale. */
export function byCodePoint(a: string, b: string): number {
  return a.codePointAt(0)! - b.codePointAt(0)!;
}
