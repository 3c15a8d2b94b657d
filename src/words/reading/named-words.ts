// Words that a person names one by one: to prefer, to leave out, to stand in a slot, to appear. What is
// typed is meant, so `flat white` is FLATWHITE and `spats!` is SPATS; a line that is no word is an error and
// never dropped. `#` at the start of a line or after a space begins a comment.

import { InputError } from '../../base/errors.ts';
import { areLetters, type Folding, normaliseText, withoutPunctuation } from '../../base/letters.ts';
import { linesOf, shownText } from '../../base/text.ts';
import { MAX_LENGTH } from './entry-speller.ts';
import type { WordSource } from './word-source.ts';

const COMMENT = /(^|\s)#.*$/u;
const FIELD_END = /[;,\t]/;
const PLAIN = /^[A-Za-z]+$/;
const NUMBER = /^\s*-?(\d+\.?\d*|\.\d+)?\s*$/;

/**
 * The list with its words as letters alone, their scores and tags as they were; what is no text stays as it is,
 * for the reader of lists to tell. @throws InputError for a line that is no word, with its number
 */
export function namedWords(source: WordSource, fold: () => Folding): WordSource {
  const text = textOf(source.bytes);
  if (text === undefined) return source;
  const lines = linesOf(text).map((line, index) => {
    const content = line.replace(COMMENT, '');
    if (PLAIN.test(content) || content.trim() === '') return content.trim();
    const end = content.search(FIELD_END);
    const [entry, fields] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
    const word = withoutPunctuation(entry).trim();
    const [, score = ''] = fields.split(FIELD_END);
    const isWord = areLetters(normaliseText(word, fold())) && word.length <= MAX_LENGTH;
    if (isWord && NUMBER.test(score)) return word + fields;
    const what = isWord ? 'is not a single word or WORD;SCORE' : 'is not a word';
    throw new InputError(`'${shownText(content.trim())}' ${what}`, {
      source: source.name,
      line: index + 1,
    });
  });
  return { ...source, bytes: new TextEncoder().encode(lines.join('\n')) };
}

/** Undefined for what is no text in UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
