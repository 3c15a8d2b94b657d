// The bundled list: SCOWL's common words, scored; names and phrases from packages; and the entries written by
// hand. Where several of them have the same letters, the best score counts, and what has it says how the
// entry is printed and what it is: MARK is a word before it is a name.

import { TAGS, type Tag } from '../../src/words/vocabulary/tags.ts';
import { MAX_SCORE } from '../../src/words/vocabulary/word-table.ts';
import type { Entry } from './entry.ts';
import { handThemes, readTheme } from './hand-entries.ts';
import { readHandList } from './hand-list.ts';
import { packagedEntries } from './packaged.ts';
import { readRatings } from './ratings.ts';
import { BELOW_BASE, CRUDE_CAP, type Ending, score, TWO_LETTER_CAP } from './score.ts';
import { type PlainWord, readRanks, readScowl } from './scowl.ts';
import { newStems } from './stems.ts';
import type { Tiers } from './tiers.ts';
import { readHeadwords } from './wordnet.ts';

/** Entries of this theme are what one would rather not read at breakfast: their score is the last word. */
const BREAKFAST_THEME = 'breakfast';
/** Entries of two letters are used where a template has such slots; only what everybody knows is worth it. */
const TWO_LETTER_FLOOR = 50;

export interface BundledLists {
  /** In order of code units. */
  readonly english: readonly Entry[];
  /** What a British solver reads instead of entries tagged `american`. */
  readonly british: readonly Entry[];
}

export function makeWords(tiers: Tiers): BundledLists {
  const words = plainWords(tiers);
  const entries = new Map<string, Entry>();
  const add = (entry: Entry): void => {
    const known = entries.get(entry.letters);
    entries.set(entry.letters, known === undefined ? entry : joined(known, entry));
  };
  for (const entry of words.entries) add(entry);
  for (const theme of handThemes()) {
    for (const entry of readTheme(theme)) {
      if (entry.letters.length > 2 || entry.score >= TWO_LETTER_FLOOR) add(entry);
    }
  }
  const known = new Set(entries.keys());
  const isWord = (letters: string): boolean => known.has(letters) || words.british.has(letters);
  const leftOut = readHandList('left-out');
  for (const entry of packagedEntries(isWord, words.ranks, words.headwords)) {
    if (!known.has(entry.letters) && !leftOut.has(entry.letters)) add(entry);
  }
  for (const [letters, score] of readRatings()) {
    const entry = entries.get(letters);
    if (entry === undefined) throw new Error(`ratings.txt: ${letters} is in no source`);
    entries.set(letters, { ...entry, score });
  }
  for (const entry of readTheme(BREAKFAST_THEME)) {
    const { tags, display } = entries.get(entry.letters) ?? entry;
    entries.set(entry.letters, { ...entry, display, tags: new Set([...tags, ...entry.tags]) });
  }
  const finished = (all: Iterable<Entry>): Entry[] =>
    [...all]
      .filter(({ letters }) => !tiers.blocked.has(letters))
      .map((entry) => capped(entry, tiers))
      .sort((a, b) => (a.letters < b.letters ? -1 : 1));
  const british = [...words.british.values()].filter(({ letters }) => !entries.has(letters));
  return { english: finished(entries.values()), british: finished(british) };
}

/** The better one, with the tags that tell of its letters whatever is meant by them. */
function joined(one: Entry, other: Entry): Entry {
  const better = other.score > one.score ? other : one;
  const always = (['breakfast', 'inflection'] as const).filter(
    (tag) => one.tags.has(tag) || other.tags.has(tag),
  );
  return { ...better, tags: new Set([...better.tags, ...always]) };
}

function capped(entry: Entry, { crude }: Tiers): Entry {
  let most = entry.letters.length === 2 ? TWO_LETTER_CAP : MAX_SCORE;
  if (crude.has(entry.letters)) most = CRUDE_CAP;
  return entry.score > most ? { ...entry, score: most } : entry;
}

interface PlainWords {
  readonly entries: readonly Entry[];
  readonly british: ReadonlyMap<string, Entry>;
  readonly ranks: ReadonlyMap<string, number>;
  readonly headwords: ReturnType<typeof readHeadwords>;
}

function plainWords({ blocked }: Tiers): PlainWords {
  const scowl = readScowl();
  const ranks = readRanks();
  const headwords = readHeadwords();
  const stems = newStems((letters) => scowl.has(letters));
  const twoLetter = readHandList('two-letter');
  const vowelless = readHandList('vowelless');
  const leftOut = readHandList('left-out');
  const scored = new Map<string, number>();
  const endingOf = (letters: string): Ending | undefined => {
    if (stems.stemOf(letters) === letters) return undefined;
    return (['ING', 'EST', 'ED', 'ER', 'S'] as const).find((ending) => letters.endsWith(ending));
  };
  const scoreOf = ({ letters, level, display }: PlainWord): number => {
    const known = scored.get(letters);
    if (known !== undefined) return known;
    const ending = endingOf(letters);
    const isHeadword = headwords.has(display);
    let points = score({ word: letters, level, rank: ranks.get(letters), isHeadword, ending });
    const base = ending === undefined ? undefined : scowl.get(stems.stemOf(letters));
    if (base !== undefined) points = Math.max(1, Math.min(points, scoreOf(base) - BELOW_BASE));
    scored.set(letters, points);
    return points;
  };
  const entries: Entry[] = [];
  const british = new Map<string, Entry>();
  for (const word of scowl.values()) {
    const { letters, display, dialect } = word;
    if (blocked.has(letters) || leftOut.has(letters)) continue;
    if (letters.length === 2 && !twoLetter.has(letters)) continue;
    if (!/[AEIOUY]/.test(letters) && !vowelless.has(letters)) continue;
    const tags = new Set<Tag>();
    if (endingOf(letters) !== undefined) tags.add('inflection');
    if (dialect !== undefined) tags.add(dialect);
    const entry = { letters, display, score: scoreOf(word), tags };
    if (dialect === 'british') british.set(letters, entry);
    else entries.push(entry);
  }
  for (const letters of twoLetter) {
    if (scowl.has(letters)) continue;
    const display = letters.toLowerCase();
    entries.push({ letters, display, score: TWO_LETTER_CAP, tags: new Set() });
  }
  return { entries, british, ranks, headwords };
}

/** How many entries carry each tag. */
export function countTags(entries: readonly Entry[]): ReadonlyMap<Tag, number> {
  return new Map(TAGS.map((tag) => [tag, entries.filter(({ tags }) => tags.has(tag)).length]));
}
