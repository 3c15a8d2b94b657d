// What the words of a run were chosen from, each list by itself, so that it can be told which of them has the
// say on a word and which leaves it out.

import type { Folding } from '../../base/letters.ts';
import type { ListKind, Sources } from '../../inspect/look-up.ts';
import { type ChosenWords, unscored, type WordChoice } from '../../words/reading/choose-words.ts';
import { parseWordLists } from '../../words/reading/parse-word-list.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { WordsRequest } from '../line/request.ts';
import type { Io } from '../world/io.ts';
import { type ListBytes, readTiers } from './read-input.ts';

/** `displayOf` says how a word is printed. */
export function wordSources(
  request: WordsRequest,
  choice: Omit<WordChoice, 'lists'> & { readonly lists: readonly ListBytes[] },
  { words, changes }: ChosenWords,
  fold: () => Folding,
  displayOf: (word: string) => string,
  io: Io,
): Sources {
  const { lists, prefer = [], exclude = [], strip = false, onlyTags = [], noTags = [] } = choice;
  const read = (source: WordSource): WordList =>
    parseWordLists([source], { fold: choice.fold ?? fold, strip, mayBeEmpty: true }).words;
  const leaving = (sources: readonly WordSource[], why: (name: string) => string) =>
    sources.map((source) => ({ why: why(source.name), words: read(unscored(source)) }));
  const own = exclude.filter(({ isPersonal }) => isPersonal);
  const others = exclude.filter(({ isPersonal }) => !isPersonal);
  // A bundled list has no offensive words to be left out.
  const isEnglish =
    choice.offensive === undefined || changes.some(({ kind }) => kind === 'blocked');
  const tiers = request.offensive === 'allow' || !isEnglish ? undefined : readTiers(false, io);
  return {
    words,
    lists: [
      ...lists.map((list) => ({
        name: list.name,
        kind: kindOf(list),
        words: read(list),
        isScored: true,
      })),
      ...prefer.map(({ name, ...list }) => ({
        name: `${name} (--prefer)`,
        kind: 'file' as const,
        words: read(unscored({ name, ...list })),
        isScored: false,
      })),
    ],
    leftOut: [
      ...leaving(own, () => 'dropped by your own list'),
      ...(tiers ? leaving([tiers.blocked], () => 'offensive (--allow-offensive lets it in)') : []),
      ...(tiers && request.offensive === 'none'
        ? leaving([tiers.crude], () => 'crude (--family)')
        : []),
      ...leaving(others, (name) => `excluded by ${name}`),
    ],
    onlyTags,
    noTags,
    displayOf,
  };
}

function kindOf({ isBundled, isPersonal }: ListBytes): ListKind {
  if (isPersonal) return 'personal';
  return isBundled ? 'bundled' : 'file';
}
