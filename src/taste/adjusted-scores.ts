// The scores of a list as a taste sees them: those that the optimiser adds up. A list is adjusted once, and
// varied for each seed: the same word and seed give the same change on every machine and in every list.

import { lettersOf } from '../base/letters.ts';
import { mix } from '../base/random.ts';
import { IS_NAME, tagBit } from '../words/vocabulary/tags.ts';
import { WordList } from '../words/vocabulary/word-list.ts';
import { MAX_SCORE, type WordTable } from '../words/vocabulary/word-table.ts';
import { formOf } from './form.ts';
import type { Taste } from './taste.ts';

/** So many of them count in one word. */
const MOST_RARE_LETTERS = 2;
const RARE_LETTERS = 'JQZ';
/** Names and phrases of so many letters are what a puzzle is remembered for. */
const LONG = 8;
const IS_PHRASE = tagBit('phrase');
const IS_BRITISH = tagBit('british');

/** What a taste makes of the score of one word, seeds apart. */
function adjustedScore(
  { score, flags }: { readonly score: number; readonly flags: number },
  word: string,
  isBase: (word: string) => boolean,
  taste: Taste,
): number {
  const isName = (flags & IS_NAME) !== 0;
  const isPhrase = (flags & IS_PHRASE) !== 0;
  const isLong = word.length >= LONG && (isName || isPhrase);
  const lively =
    Math.max(isName ? taste.name : 0, isPhrase ? taste.phrase : 0, isLong ? taste.longLively : 0) +
    taste.rareLetter * rareLettersIn(word);
  // So that a weak word stays weak.
  const room = Math.max(0, score - taste.livelyFrom);
  let points = Math.min(score, taste.cap) + Math.min(lively, room);
  if ((flags & IS_BRITISH) !== 0) points -= taste.british;
  // Names have no forms: MILLER is none of MILL.
  if (!isName && taste.plural + taste.inflected + taste.affixed > 0) {
    const form = formOf(word, isBase);
    if (form !== 'base') points -= taste[form];
  }
  return Math.max(0, Math.min(points, MAX_SCORE));
}

/** The same, each taste made once: a batch may have grids of two tastes. */
export function oncePerTaste(make: (taste: Taste) => WordList): (taste: Taste) => WordList {
  const made = new Map<string, WordList>();
  return (taste) => {
    const key = JSON.stringify(taste);
    const words = made.get(key) ?? make(taste);
    made.set(key, words);
    return words;
  };
}

function rareLettersIn(word: string): number {
  let count = 0;
  for (const letter of word) if (RARE_LETTERS.includes(letter)) count++;
  return Math.min(count, MOST_RARE_LETTERS);
}

/** The same words with the scores that a taste gives them; the list itself if it changes none. */
export function adjustScores(words: WordList, taste: Taste): WordList {
  const { cap, plural, inflected, affixed, british, rareLetter, name, phrase, longLively } = taste;
  const changes = plural + inflected + affixed + british + rareLetter + name + phrase + longLively;
  if (cap >= MAX_SCORE && changes === 0) return words;
  const isBase = basesOf(words);
  return withScores(words, ({ length, count, scores, flags }) => {
    const adjusted = new Uint8Array(count);
    for (let id = 0; id < count; id++) {
      const known = { score: scores[id]!, flags: flags?.[id] ?? 0 };
      adjusted[id] = adjustedScore(known, words.wordText(length, id), isBase, taste);
    }
    return adjusted;
  });
}

/** Scores made worse by 0 to `vary` points, as a seed draws them. */
export function varyScores(words: WordList, vary: number, seed: number): WordList {
  if (vary === 0) return words;
  const start = mix(seed ^ 0x7461_7374);
  const codes = words.alphabet.map((letter) => mix(letter.codePointAt(0)!));
  return withScores(words, ({ length, count, letters, scores }) => {
    const varied = new Uint8Array(count);
    for (let id = 0; id < count; id++) {
      let hash = start;
      for (let at = id * length; at < (id + 1) * length; at++) {
        hash = Math.imul(hash ^ codes[letters[at]!]!, 0x0100_0193) ^ (hash >>> 15);
      }
      const loss = (mix(hash) >>> 0) % (vary + 1);
      varied[id] = Math.max(0, scores[id]! - loss);
    }
    return varied;
  });
}

/** The words of a list, before any floor, that others may be forms of: no names. */
export function basesOf({ unfloored }: WordList): (word: string) => boolean {
  return (word) => {
    const letters = lettersOf(word);
    const id = unfloored.wordId(letters);
    return id >= 0 && ((unfloored.table(letters.length).flags?.[id] ?? 0) & IS_NAME) === 0;
  };
}

/** Floors on scores hold for the list's own: they have left out what they leave out. */
function withScores(words: WordList, scoresOf: (table: WordTable) => Uint8Array): WordList {
  return new WordList(words.alphabet, words.lengths(), (length) => {
    const table = words.table(length);
    return { ...table, scores: scoresOf(table) };
  });
}
