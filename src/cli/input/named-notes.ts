// What is told of the words that a person leaves out or prefers by name: that a file has none, and that nothing is
// left out by it, which a slip of the pen may be the reason of.

import type { Folding } from '../../base/letters.ts';
import { grouped } from '../../base/phrases.ts';
import { type ChosenWords, unscored, type WordChoice } from '../../words/reading/choose-words.ts';
import { namedWords } from '../../words/reading/named-words.ts';
import { parseWordLists } from '../../words/reading/parse-word-list.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';

/** Words parted by spaces, which are read as one. */
const SEVERAL = /^[^#;,]*[^#;,\s]\s+[^#;,\s]/u;

export function namedNotes(choice: WordChoice, { listed }: ChosenWords, fold: Folding): string[] {
  const { exclude = [], prefer = [], strip = false } = choice;
  const read = (source: WordSource): WordList => {
    const named = unscored(namedWords(source, () => fold));
    return parseWordLists([named], { fold, strip, mayBeEmpty: true }).words;
  };
  const own = [...exclude, ...prefer].filter(({ isPersonal }) => !isPersonal);
  return own.flatMap((source) => {
    const words = read(source);
    const count = words.lengths().reduce((sum, length) => sum + words.table(length).count, 0);
    if (count === 0) return [`${source.name}: no word stands there`];
    if (!exclude.includes(source)) return [];
    if (!hasCommon(words, listed)) {
      const [length = 0] = words.lengths();
      const word = words.wordText(length, 0);
      const of =
        count === 1
          ? `its word ${word} is in no list`
          : `none of its ${grouped(count)} words, such as ${word}, is in a list`;
      return [`${source.name}: ${of}, so nothing is left out`];
    }
    return phraseNotes(
      source,
      (line) => read({ ...source, bytes: new TextEncoder().encode(line) }),
      listed,
    );
  });
}

/** Lines of several words, which are one word together that no list has. */
function phraseNotes(
  { name, bytes }: WordSource,
  read: (line: string) => WordList,
  listed: WordList,
): string[] {
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/);
  const found = lines.flatMap((line, index) => {
    if (!SEVERAL.test(line)) return [];
    const words = read(line);
    if (hasCommon(words, listed)) return [];
    const [length = 0] = words.lengths();
    return [`line ${index + 1} is the one word ${words.wordText(length, 0)}`];
  });
  if (found.length === 0) return [];
  const more = found.length > 1 ? ` (and ${grouped(found.length - 1)} more)` : '';
  return [`${name}: ${found[0]}, which no list has${more}`];
}

function hasCommon(words: WordList, listed: WordList): boolean {
  return words.lengths().some((length) => {
    const { count } = words.table(length);
    for (let id = 0; id < count; id++) {
      if (listed.wordId(Array.from(words.wordText(length, id))) >= 0) return true;
    }
    return false;
  });
}
