// A word or a row of letters that a person typed, spelled as word lists are.

import { InputError, type Place } from '../../base/errors.ts';
import {
  type Folding,
  isLetter,
  lettersOf,
  normaliseText,
  withoutPunctuation,
} from '../../base/letters.ts';
import { shownText } from '../../base/text.ts';

/**
 * The letters of a word, without spaces and punctuation.
 * @throws InputError for an empty one and for what is no letter
 */
export function spellWord(text: string, fold: Folding, at?: Place): string[] {
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new InputError(text.trim() === '' ? 'an empty word' : `'${text}' is not a word`, at);
  }
  const letters = lettersOf(normaliseText(withoutPunctuation(text).trim(), fold));
  const stray = letters.find((letter) => !isLetter(letter));
  if (stray !== undefined)
    throw new InputError(`'${stray}' in '${shownText(text)}' is not a letter`, at);
  return letters;
}

/** Letters and ranges of letters: `AEIOU`, `A-Z`, `A-CX`. @throws InputError for anything else. */
export function spellLetters(text: string, fold: Folding, at?: Place): string[] {
  const characters = lettersOf(normaliseText(text, fold)).filter((each) => each.trim() !== '');
  const letters = new Set<string>();
  for (let i = 0; i < characters.length; i++) {
    const first = characters[i]!;
    const isRange = characters[i + 1] === '-' && i + 2 < characters.length;
    const last = isRange ? characters[i + 2]! : first;
    const range = isRange ? `${first}-${last}` : first;
    if (!isLetter(first) || !isLetter(last) || last < first) {
      throw new InputError(`'${range}' is not a letter or a range of letters such as A-Z`, at);
    }
    for (let code = first.codePointAt(0)!; code <= last.codePointAt(0)!; code++) {
      const letter = String.fromCodePoint(code);
      if (isLetter(letter) && normaliseText(letter, fold) === letter) letters.add(letter);
    }
    if (isRange) i += 2;
  }
  if (letters.size === 0) throw new InputError('no letters are named', at);
  return [...letters];
}
