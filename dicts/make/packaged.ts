// Names and phrases from packages. Each source suggests; an entry is taken where enough speaks for it: a name
// that people pronounce (the CMU dictionary) and write often (the frequency list), a verb with its particle
// (compromise, WordNet). What a reader of samples found wrong stands in left-out.txt.

import { dictionary } from 'cmu-pronouncing-dictionary';
import nlp from 'compromise';
import type { Tag } from '../../src/words/vocabulary/tags.ts';
import { type Entry, lettersOf } from './entry.ts';
import type { Headword } from './wordnet.ts';

/** The part of compromise's model that says what kinds of word its entries are. */
interface Model {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> };
}

/** Of a name by its rank: below, score. */
const NAME_SCORES = [
  { below: 10_000, score: 50 },
  { below: 20_000, score: 45 },
  { below: 40_000, score: 40 },
] as const;
const VERB_PHRASE_SCORE = 55;
/** Of a phrase in WordNet, by whether tagged texts have it. */
const PHRASE_SCORE = { met: 48, unmet: 40 } as const;
const MOST_LETTERS = 21;

export function packagedEntries(
  isWord: (letters: string) => boolean,
  ranks: ReadonlyMap<string, number>,
  headwords: ReadonlyMap<string, Headword>,
): Entry[] {
  return [...names(isWord, ranks, headwords), ...verbPhrases(), ...phrases(headwords)].filter(
    ({ letters }) => letters.length >= 3 && letters.length <= MOST_LETTERS,
  );
}

/** Words that are pronounced and written often, and that no dictionary of plain words has. */
function* names(
  isWord: (letters: string) => boolean,
  ranks: ReadonlyMap<string, number>,
  headwords: ReadonlyMap<string, Headword>,
): Generator<Entry> {
  const capital = new Set<string>();
  for (const text of headwords.keys())
    if (/^[A-Z][a-z]+$/.test(text)) capital.add(text.toUpperCase());
  const most = NAME_SCORES.at(-1)!.below;
  for (const [letters, rank] of ranks) {
    if (rank >= most || !/^[A-Z]+$/.test(letters) || isWord(letters)) continue;
    if (!(letters.toLowerCase() in dictionary) && !capital.has(letters)) continue;
    const { score } = NAME_SCORES.find(({ below }) => rank < below)!;
    const display = letters[0]! + letters.slice(1).toLowerCase();
    yield { letters, display, score, tags: new Set<Tag>(['name']) };
  }
}

/** `act up` and its forms. */
function* verbPhrases(): Generator<Entry> {
  const lexicon = (nlp.model() as Model).one.lexicon;
  for (const [display, known] of Object.entries(lexicon)) {
    const kinds = [known].flat();
    if (!kinds.includes('PhrasalVerb') || !/^[a-z]+ [a-z]+$/.test(display)) continue;
    const tags: Tag[] = kinds.includes('Infinitive') ? ['phrase'] : ['phrase', 'inflection'];
    yield { letters: lettersOf(display), display, score: VERB_PHRASE_SCORE, tags: new Set(tags) };
  }
}

/** Phrases of WordNet that are no nouns, and nouns that tagged texts have. */
function* phrases(headwords: ReadonlyMap<string, Headword>): Generator<Entry> {
  for (const { text, parts, count } of headwords.values()) {
    if (!/^[a-z'-]+(?:[ -][a-z'-]+)+$/.test(text)) continue;
    const isNoun = parts.has('noun') && parts.size === 1;
    if (isNoun && count === 0) continue;
    const score = count > 0 ? PHRASE_SCORE.met : PHRASE_SCORE.unmet;
    yield { letters: lettersOf(text), display: text, score, tags: new Set<Tag>(['phrase']) };
  }
}
