// What a word looks like it was made of, by its letters and the words there are: a plural, another
// inflected form, a pile of affixes, or nothing of the kind. The endings are English; in other
// languages they mostly leave no word, and the word is taken as it is.

/** `plural` is any word in -S, of verbs as well. */
export type Form = 'base' | 'plural' | 'inflected' | 'affixed';

/** Shorter ones are no bases: BUS is no form of BU. */
const SHORTEST_BASE = 3;
/** RE- and UN- are taken off words of so many letters: READ is no form of AD. */
const SHORTEST_PREFIXED = 4;
/** -TION needs no base; NATION and LOTION are no piles. */
const SHORTEST_TION = 8;

const NO_PLURAL = /(?:SS|US|IS)$/;
const INFLECTION = /(?:ED|ING|ER|EST)$/;

/** The form of a word in upper case; `isBase` knows the words that others are made of. */
export function formOf(word: string, isBase: (word: string) => boolean): Form {
  const isWord = (text: string): boolean => text.length >= SHORTEST_BASE && isBase(text);
  if (word.endsWith('S')) return isPlural(word, isWord) ? 'plural' : pile(word, isWord);
  const ending = INFLECTION.exec(word);
  if (ending !== null) {
    const rest = word.slice(0, ending.index);
    if (bases(rest).some(isWord)) return 'inflected';
  }
  return pile(word, isWord);
}

function isPlural(word: string, isWord: (word: string) => boolean): boolean {
  if (NO_PLURAL.test(word)) return false;
  return isWord(word.slice(0, -1)) || (word.endsWith('ES') && isWord(word.slice(0, -2)));
}

/** What an ending was put to: WALK-ED, HOP(E)-ING, HOP(P)-ED, HAPPI-ER. */
function bases(rest: string): string[] {
  const found = [rest, `${rest}E`];
  const last = rest.at(-1);
  if (last === rest.at(-2)) found.push(rest.slice(0, -1));
  if (last === 'I') found.push(`${rest.slice(0, -1)}Y`);
  return found;
}

function pile(word: string, isWord: (word: string) => boolean): Form {
  if (word.endsWith('TION') && word.length >= SHORTEST_TION) return 'affixed';
  const suffix = /(?:NESS|LY)$/.exec(word);
  if (suffix !== null && bases(word.slice(0, suffix.index)).some(isWord)) return 'affixed';
  if (!/^(?:RE|UN)/.test(word)) return 'base';
  const rest = word.slice(2);
  return rest.length >= SHORTEST_PREFIXED && isWord(rest) ? 'affixed' : 'base';
}
