// How entries of a person's own list and of the bundled ones are printed: LAKEERIE is Lake Erie.

import { normaliseText } from '../../base/letters.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { bundledForms } from '../read/bundled-forms.ts';
import type { ListRead } from '../read/lists.ts';

/** How entries are printed, where a list says so; `words` are those of the run. */
export function displayFormsOf(
  lists: readonly ListRead[],
  words: WordList,
): ((answer: string) => string) | undefined {
  const isTold = lists.some(({ isBundled, forms }) => isBundled || (forms?.size ?? 0) > 0);
  return isTold ? displayForms(words, lists) : undefined;
}

/** Of an entry, in capitals; `words` are those of the run, read from `lists`. */
export function displayForms(
  words: WordList,
  lists: readonly Pick<ListRead, 'isBundled' | 'forms'>[],
): (answer: string) => string {
  const forms = new Map(lists.flatMap((list) => [...(list.forms ?? [])]));
  const isBundled = lists.some((list) => list.isBundled);
  const bundled = bundledForms();
  return (answer) => {
    const form = forms.get(normaliseText(answer, true));
    if (form !== undefined || !isBundled) return form ?? answer;
    const isWord = words.scoreOf(Array.from(answer)) !== undefined;
    return bundled(answer) ?? (isWord ? answer.toLowerCase() : answer);
  };
}
