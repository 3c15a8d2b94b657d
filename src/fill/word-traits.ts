// What is to be known of a word beside the others of its grid: its stem, its parts, whether it is a
// plural or a name. Found out once a word; a fill is judged by them thousands of times.

import { lettersOf, normaliseText } from '../base/letters.ts';
import { basesOf } from '../taste/adjusted-scores.ts';
import { formOf } from '../taste/form.ts';
import type { StemOf } from '../words/language/clash.ts';
import { tagBit } from '../words/vocabulary/tags.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

/** How an entry is printed, such as Lake Erie; undefined where nobody says. */
export type PrintedForm = (entry: string) => string | undefined;

export interface WordTraits {
  readonly text: string;
  readonly letters: readonly string[];
  readonly isName: boolean;
  /** A name that many solvers do not know, so that its crossings must give it. */
  readonly isHardName: boolean;
  /** Ends in -S and is a form of some word. */
  readonly isPlural: boolean;
  readonly stem: string;
  /** The stems of what it is made of: DATA and BASE. */
  readonly parts: readonly string[];
}

/** Shorter parts are no matter. */
const SHORTEST_PART = 3;
/** What is left beside a part is a word too, and no ending. */
const SHORTEST_REST = 3;
/** Nobody minds these in two phrases. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(['AND', 'FOR', 'OFF', 'OUT', 'THE', 'YOU']);
/** Names of this score are known to nearly every solver. */
const KNOWN_NAME = 70;
const IS_PHRASE = tagBit('phrase');

/** The traits of words in upper case, remembered. */
export function traitsBy(
  words: WordList,
  stemOf: StemOf,
  printed?: PrintedForm,
): (word: string) => WordTraits {
  const isBase = basesOf(words);
  const known = new Map<string, WordTraits>();
  return (word) => {
    let traits = known.get(word);
    if (traits === undefined) {
      const letters = lettersOf(word);
      const isName = words.isName(letters);
      const isPhrase = (words.flagsOf(letters) & IS_PHRASE) !== 0;
      traits = {
        text: word,
        letters,
        isName,
        isHardName: isName && (words.scoreOf(letters) ?? 0) < KNOWN_NAME,
        isPlural: !isName && formOf(word, isBase) === 'plural',
        stem: stemOf(word),
        parts: [...new Set(partsOf(word, isBase, isPhrase, printed?.(word)).map(stemOf))],
      };
      known.set(word, traits);
    }
    return traits;
  };
}

/**
 * The words that a word is put together of: those it is printed as, but for little ones. Where nothing says how it is printed,
 * as far as its letters tell: where it falls into two words; of a phrase, which may have more of them, the
 * longest word that it begins with and ends in.
 */
function partsOf(
  word: string,
  isBase: (word: string) => boolean,
  isPhrase: boolean,
  printed: string | undefined,
): string[] {
  const words = printed === undefined ? [] : normaliseText(printed, true).split(/[ -]/u);
  const parts: string[] = [];
  if (words.length > 1) {
    for (const part of words) parts.push(part.replaceAll(/\P{L}/gu, ''));
  } else {
    for (let at = SHORTEST_REST; at <= word.length - SHORTEST_REST; at++) {
      const two = [word.slice(0, at), word.slice(at)];
      if (two.every(isBase)) parts.push(...two);
    }
    if (isPhrase) {
      const begins = Array.from(word, (_, at) => word.slice(0, word.length - 1 - at)).find(isBase);
      const ends = Array.from(word, (_, at) => word.slice(at + 1)).find(isBase);
      parts.push(begins ?? '', ends ?? '');
    }
  }
  return parts.filter((part) => part.length >= SHORTEST_PART && !LITTLE_WORDS.has(part));
}
