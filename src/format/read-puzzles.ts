// Which format a file is in, told by its bytes alone; a reader is loaded when it is needed.

import { decodeText } from '../base/text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { mayBeIpuz } from './ipuz/may-be-ipuz.ts';
import { mayBeJpz } from './jpz/may-be-jpz.ts';
import { parsePuzzles } from './parse-puzzles.ts';
import { puzStart } from './puz/magic.ts';
import type { ReadOptions } from './reading.ts';
import { BLOCK } from './template/signs.ts';
import { looksLikeTxt } from './txt/txt-tags.ts';
import { weaveIn } from './weave/weave-in.ts';
import { windowsText } from './windows-text.ts';
import { looksLikeXd } from './xd/xd-signs.ts';

/** So many bytes tell Across Lite's text, which need not be in UTF-8. */
const BEGINNING = 200;

/** The puzzles of a file, at least one. @throws InputError for what is damaged or breaks the format's rules */
export type PuzzleReader = (options?: ReadOptions) => Puzzle[];

/** What reads these bytes. @throws InputError for a binary file of no format that is read here */
export async function readerFor(bytes: Uint8Array, source = 'template'): Promise<PuzzleReader> {
  if (puzStart(bytes) !== undefined) {
    const { parsePuz } = await import('./puz/parse-puz.ts');
    return single((options) => parsePuz(bytes, { source, ...options }));
  }
  if (looksLikeTxt(windowsText(bytes.subarray(0, BEGINNING)))) {
    const { parseTxt } = await import('./txt/parse-txt.ts');
    return single((options) => parseTxt(bytes, { source, ...options }));
  }
  if (mayBeJpz(bytes)) {
    const { parseJpz } = await import('./jpz/parse-jpz.ts');
    return single((options) => parseJpz(bytes, { source, ...options }));
  }
  const text = decodeText(bytes, source, 'a template');
  if (mayBeIpuz(text)) {
    const { parseIpuz } = await import('./ipuz/parse-ipuz.ts');
    return single((options) => parseIpuz(text, { source, ...options }));
  }
  if (looksLikeXd(text)) {
    const { parseXd } = await import('./xd/parse-xd.ts');
    return single((options) => parseXd(text, { source, ...options }));
  }
  const weave = weaveIn(text);
  if (weave !== undefined) {
    const { parseWeave } = await import('./weave/parse-weave.ts');
    return single((options) => parseWeave(weave, { source, ...options }));
  }
  return (options) => parsePuzzles(text, { source, ...options });
}

/** Of a format whose files hold one puzzle, and say by themselves what is a block. */
function single(read: (options?: ReadOptions) => Puzzle): PuzzleReader {
  return (options) => {
    const { block = BLOCK, onNote } = options ?? {};
    if (block !== BLOCK) onNote?.(`its format has blocks of its own: no ${block} is one`);
    return [read(options)];
  };
}
