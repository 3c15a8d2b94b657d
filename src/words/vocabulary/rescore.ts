// Changes to the scores of some words of a list, named by another list: raised, capped, left out.
// Nothing is read again; a table is changed when it is asked for. The two lists may have different
// alphabets.

import type { WordList } from './word-list.ts';
import type { WordTable } from './word-table.ts';
import { withoutWords } from './word-table.ts';

/** What `rescore` takes for a score: the word is left out. */
export const LEFT_OUT = -1;

/** `words`, but those that `others` has as well get the score that `change` makes of theirs. */
export function rescore(
  words: WordList,
  others: WordList,
  change: (score: number) => number,
): WordList {
  return words.withTables((table) => {
    const scores = table.scores.slice();
    const gone: number[] = [];
    for (const id of commonWords(words, others, table.length)) {
      const score = change(scores[id]!);
      if (score === LEFT_OUT) gone.push(id);
      else scores[id] = score;
    }
    const rescored: WordTable = { ...table, scores };
    return gone.length === 0 ? rescored : withoutWords(rescored, gone);
  });
}

/** How many words two lists have in common, of some lengths or of all. */
export function countCommon(
  words: WordList,
  others: WordList,
  lengths: Iterable<number> = words.lengths(),
): number {
  let count = 0;
  for (const length of lengths) count += commonWords(words, others, length).length;
  return count;
}

/** The ids, in `words`, of the words of a length that `others` has as well. */
function commonWords(words: WordList, others: WordList, length: number): number[] {
  const { count, letters } = others.table(length);
  const indices = others.alphabet.map((letter) => words.letterIndex(letter));
  const ids: number[] = [];
  const row: number[] = new Array(length);
  for (let other = 0; other < count; other++) {
    for (let p = 0; p < length; p++) row[p] = indices[letters[other * length + p]!]!;
    const id = words.idOf(row);
    if (id >= 0) ids.push(id);
  }
  return ids;
}
