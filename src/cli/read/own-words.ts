// Words of one's own for a criss-cross or a word search: one a line, with a tab and a clue behind it, or a score, which
// does not matter here.

import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import { linesOf } from '../../base/text.ts';
import { spellWord } from '../../words/language/spell.ts';
import type { Session } from '../world/session.ts';
import { readText, WORD_LIST } from './bytes.ts';

export interface OwnWord {
  /** In capitals, without spaces and punctuation. */
  readonly word: string;
  /** As it was written. */
  readonly shown: string;
  readonly clue?: string;
}

/** More take longer than anyone waits. */
const MOST_WORDS = 2000;
const LONGEST = 50;

/** The words of a file, each once. @throws InputError for those that cannot be laid */
export async function readOwnWords(
  path: string,
  { fold = false, least }: { readonly fold?: Folding; readonly least: number },
  { io, log }: Session,
): Promise<OwnWord[]> {
  const { source, text } = await readText(path, WORD_LIST, io);
  const words = new Map<string, OwnWord>();
  for (const [at, line] of linesOf(text).entries()) {
    const [written = '', clue] = line.split('\t', 2);
    const shown = written.split(';')[0]!.trim();
    if (shown === '') continue;
    const place = { source, line: at + 1 };
    const letters = spellWord(shown, fold, place);
    if (letters.length < least || letters.length > LONGEST) {
      throw new InputError(`'${shown}' needs ${least} to ${LONGEST} letters`, place);
    }
    const word = letters.join('');
    if (words.has(word)) {
      log.note(`${source}:${at + 1}: ${word} is repeated and is placed once`);
      continue;
    }
    words.set(word, { word, shown, clue: clue?.trim() || undefined });
  }
  if (words.size === 0) throw new InputError('the file has no words', { source });
  if (words.size > MOST_WORDS) {
    throw new InputError(`too many words: ${words.size}, at most ${MOST_WORDS}`, { source });
  }
  return [...words.values()];
}
