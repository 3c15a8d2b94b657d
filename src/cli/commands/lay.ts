// `crossfill design --lay`: all words of a file in one layout, criss-cross.

import { InputError, layWords, spellWord } from '../../index.ts';
import { WORD_LIST } from '../input/read-bytes.ts';
import { readText } from '../input/read-input.ts';
import type { LayRequest } from '../line/design-request.ts';
import { seedAfter } from '../line/seed.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { breathe } from '../world/stop.ts';

/** More take longer than anyone waits. */
const MOST_WORDS = 500;
const LONGEST = 50;

export async function lay(request: LayRequest, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  const { file, count, maxNodes } = request;
  const { source, text } = await readText(file, WORD_LIST, io);
  const words = new Set<string>();
  for (const [at, line] of text.split(/\r?\n/u).entries()) {
    const word = line.split(';')[0]!.trim();
    if (word === '') continue;
    const place = { source, line: at + 1 };
    const letters = spellWord(word, request.words.fold ?? false, place);
    const { length } = letters;
    if (length === 1 || length > LONGEST) {
      throw new InputError(`'${word}': a word has 2 to ${LONGEST} letters`, place);
    }
    words.add(letters.join(''));
  }
  if (words.size === 0) throw new InputError('no words', { source });
  if (words.size > MOST_WORDS) {
    throw new InputError(`${words.size} words, at most ${MOST_WORDS}`, { source });
  }
  const firstSeed = request.seed ?? io.drawSeed();
  if (request.seed === undefined) log.note(`seed ${firstSeed}`);
  const output = await openPuzzles(request.output, session);
  let isWhole = true;
  try {
    for (let n = 1; n <= count && stop.cause === undefined; n++) {
      const seed = seedAfter(firstSeed, n - 1);
      await breathe();
      const laid = layWords([...words], { seed, ...(maxNodes !== undefined && { maxNodes }) });
      await output.put(laid.puzzle, { status: 'blank', seed }, { n, seed });
      const { width, height } = laid.puzzle.layout.geometry;
      const crossings = `${laid.crossings} crossings`;
      const placed = words.size - laid.left.length;
      log.note(`seed ${seed}: ${placed} words, ${width}x${height}, ${crossings}`);
      if (laid.left.length === 0) continue;
      isWhole = false;
      log.note(`seed ${seed}: no place for ${laid.left.join(', ')}`);
    }
    if (stop.cause !== 'interrupt') await output.finish();
  } finally {
    output.discard();
  }
  if (stop.exitCode !== undefined) return stop.exitCode;
  return isWhole ? EXIT.filled : EXIT.gaveUp;
}
