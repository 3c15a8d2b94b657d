// What is told of the words that a person leaves out or prefers by name: that a file has none, and that nothing is
// left out by it, which a slip of the pen may be the reason of.

import type { Folding } from '../../base/letters.ts';
import { grouped } from '../../base/phrases.ts';
import { linesOf } from '../../base/text.ts';
import { spellWord } from '../../words/language/spell.ts';
import type { ChosenWords } from '../../words/reading/choose-words.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';

/** Words parted by spaces, which are read as one. */
const SEVERAL = /^[^#;,]*[^#;,\s]\s+[^#;,\s]/u;
const ENTRY_END = /[#;,\t]/;

export function namedNotes(
  { listed, exclude, prefer }: ChosenWords,
  fold: () => Folding,
): string[] {
  const own = [...exclude, ...prefer].filter(({ source }) => !source.isPersonal);
  return own.flatMap((named) => {
    const { source, words } = named;
    const count = words.lengths().reduce((sum, length) => sum + words.table(length).count, 0);
    if (count === 0) return [`${source.name}: no word stands there`];
    if (!exclude.includes(named)) return [];
    if (hasCommon(words, listed)) return phraseNotes(source, listed, fold);
    const [length = 0] = words.lengths();
    const word = words.wordText(length, 0);
    const of =
      count === 1
        ? `its word ${word} is in no list`
        : `none of its ${grouped(count)} words, such as ${word}, is in a list`;
    return [`${source.name}: ${of}, so nothing is left out`];
  });
}

/** Lines of several words, which are one word together that no list has. */
function phraseNotes({ name, bytes }: WordSource, listed: WordList, fold: () => Folding): string[] {
  const lines = linesOf(new TextDecoder().decode(bytes));
  const found = lines.flatMap((line, index) => {
    if (!SEVERAL.test(line)) return [];
    const letters = spellWord(line.split(ENTRY_END)[0]!, fold());
    if (listed.wordId(letters) >= 0) return [];
    return [`line ${index + 1} is the one word ${letters.join('')}`];
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
