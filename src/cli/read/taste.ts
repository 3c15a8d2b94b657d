// What makes a fill good beyond the scores of its words: a taste by name or of a file, and stems, read only when
// something asks for them. A function cannot go to a thread: each of them makes its own stems.

import { readFileSync } from 'node:fs';
import type { FillerOptions } from '../../fill/outcome.ts';
import { parseTaste } from '../../taste/parse-taste.ts';
import { DEFAULT_TASTE, PLAIN_TASTE, type Taste } from '../../taste/taste.ts';
import type { StemOf } from '../../words/language/clash.ts';
import { Stems } from '../../words/language/stems.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { BatchJob, EnumerateJob, FillJob } from '../spec/jobs.ts';
import { BUNDLED_STEMS } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { bundledForms } from './bundled-forms.ts';
import { readText, TASTE } from './bytes.ts';

/** The taste of those who want nothing but scores. */
const PLAIN = 'plain';

/** What `--taste` and `--vary` ask for, if they do. @throws InputError */
export async function readTaste(
  job: FillJob | BatchJob | EnumerateJob,
  io: Io,
): Promise<Partial<Taste> | undefined> {
  // All fills there are, are there in every taste.
  if (job.kind === 'enumerate') return PLAIN_TASTE;
  const { taste, vary } = job;
  const asked = taste === undefined ? undefined : await namedTaste(taste, io);
  return vary === undefined ? asked : { ...asked, vary };
}

async function namedTaste(name: string, io: Io): Promise<Partial<Taste>> {
  if (name === PLAIN) return PLAIN_TASTE;
  const { source, text } = await readText(name, TASTE, io);
  return parseTaste(text, source);
}

/** The options with what their rules and taste need to know of stems and printed forms; `words` are the vocabulary. */
export function withStems(options: FillerOptions, words: WordList): FillerOptions {
  const { duplicates = [] } = options.rules ?? {};
  const { stemPair, partPair } = { ...DEFAULT_TASTE, ...options.taste };
  const isAsked = duplicates.some(({ kind, mode }) => kind === 'stem' && mode !== 'off');
  if (!isAsked && stemPair + partPair === 0) return options;
  return { ...options, stemOf: bundledStems(words), printed: bundledForms() };
}

/** The stem of a word; `words` are the vocabulary, but for names. */
export function bundledStems(words: WordList): StemOf {
  // CARRIES is of CARRY, not of CARRIE, and LENS of no LEN.
  const isWord = (word: string): boolean => {
    const letters = Array.from(word);
    return words.scoreOf(letters) !== undefined && !words.isName(letters);
  };
  return new Stems(readFileSync(BUNDLED_STEMS, 'utf8'), isWord).stemming;
}
