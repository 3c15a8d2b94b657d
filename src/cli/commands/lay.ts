// `crossfill design --lay`: all words of a file in one layout, criss-cross.

import { InputError } from '../../base/errors.ts';
import { counted } from '../../base/phrases.ts';
import { linesOf } from '../../base/text.ts';
import { seedAfter } from '../../batch/cut.ts';
import { layWords } from '../../design/lay-words.ts';
import { spellWord } from '../../words/language/spell.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { readText, WORD_LIST } from '../read/bytes.ts';
import type { LayJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

/** More take longer than anyone waits. */
const MOST_WORDS = 2000;
const LONGEST = 50;

export async function lay(job: LayJob, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  const { source, text } = await stop.orEnd(readText(job.lay, WORD_LIST, io));
  const words = new Set<string>();
  for (const [at, line] of linesOf(text).entries()) {
    const word = line.split(';')[0]!.trim();
    if (word === '') continue;
    const place = { source, line: at + 1 };
    const letters = spellWord(word, job.fold ?? false, place);
    const { length } = letters;
    if (length === 1 || length > LONGEST) {
      throw new InputError(`'${word}': a word has 2 to ${LONGEST} letters`, place);
    }
    const spelled = letters.join('');
    if (words.has(spelled))
      log.note(`${source}:${at + 1}: ${spelled} comes again, and is laid once`);
    words.add(spelled);
  }
  if (words.size === 0) throw new InputError('no words', { source });
  if (words.size > MOST_WORDS) {
    throw new InputError(`${words.size} words, at most ${MOST_WORDS}`, { source });
  }
  const firstSeed = job.seed ?? io.drawSeed();
  if (job.seed === undefined) log.note(`seed ${firstSeed}`);
  const output = await openPuzzles(job, session);
  let isWhole = true;
  let made = 0;
  try {
    for (let n = 1; n <= job.count && stop.cause === undefined; n++) {
      const seed = seedAfter(firstSeed, n - 1);
      const laid = await layWords([...words], {
        seed,
        maxNodes: job.nodes,
        signal: stop.signal,
      });
      if (laid === undefined) break;
      await output.put(laid.puzzle, { status: 'blank', seed }, { n, seed });
      made++;
      const { width, height } = laid.puzzle.layout.geometry;
      const crossings = `${laid.crossings} crossings`;
      const placed = words.size - laid.left.length;
      const count = counted(placed, 'word');
      log.note(`seed ${seed}: ${count}, ${width}x${height}, ${crossings}`);
      if (laid.left.length === 0) continue;
      isWhole = false;
      log.note(`seed ${seed}: no place for ${laid.left.join(', ')}`);
    }
    if (stop.cause !== 'interrupt') await output.finish();
  } finally {
    output.discard();
  }
  if (stop.exitCode !== undefined) {
    if (stop.cause === 'interrupt') log.note(`interrupted, ${made} of ${job.count} made`);
    return stop.exitCode;
  }
  return isWhole ? EXIT.filled : EXIT.gaveUp;
}
