// `crossfill design --lay`: all words of a file in one layout, criss-cross.

import { InputError } from '../../base/errors.ts';
import { linesOf } from '../../base/text.ts';
import { seedAfter } from '../../batch/cut.ts';
import { layWords } from '../../design/lay-words.ts';
import { sayLaid, sayMade } from '../../say/designs.ts';
import { spellWord } from '../../words/language/spell.ts';
import { readText, WORD_LIST } from '../read/bytes.ts';
import type { LayJob } from '../spec/jobs.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { notes, type RunEvent } from './run-event.ts';
import { type JobRun, runJob, seedOf } from './run-job.ts';

/** More take longer than anyone waits. */
const MOST_WORDS = 2000;
const LONGEST = 50;

export async function layWordsOut(job: LayJob, session: Session): Promise<ExitCode> {
  const words = await session.stop.orEnd(readWords(job, session));
  const firstSeed = seedOf(job, session);
  const events = (run: JobRun): AsyncGenerator<RunEvent> => layouts(job, words, firstSeed, run);
  return runJob({ output: job, wanted: job.count, events }, session);
}

async function* layouts(
  { count, nodes: maxNodes }: LayJob,
  words: readonly string[],
  firstSeed: number,
  { counts, stop }: JobRun,
): AsyncGenerator<RunEvent> {
  const { signal } = stop;
  for (let n = 1; n <= count && !signal.aborted; n++) {
    const seed = seedAfter(firstSeed, n - 1);
    const laid = await layWords(words, { seed, maxNodes, signal });
    if (laid === undefined) break;
    const status = laid.left.length === 0 ? 'filled' : 'incomplete';
    const output = { puzzle: laid.puzzle, result: { status: 'blank', seed } as const };
    yield { kind: 'puzzle', n, seed, status, output };
    yield* notes(sayLaid(laid, words.length), `seed ${seed}`);
  }
  yield* notes(sayMade(counts, stop.cause));
}

/** The words of a file, each once. @throws InputError for those that cannot be laid */
async function readWords({ lay, fold = false }: LayJob, { io, log }: Session): Promise<string[]> {
  const { source, text } = await readText(lay, WORD_LIST, io);
  const words = new Set<string>();
  for (const [at, line] of linesOf(text).entries()) {
    const word = line.split(';')[0]!.trim();
    if (word === '') continue;
    const place = { source, line: at + 1 };
    const letters = spellWord(word, fold, place);
    const { length } = letters;
    if (length === 1 || length > LONGEST) {
      throw new InputError(`'${word}' needs 2 to ${LONGEST} letters`, place);
    }
    const spelled = letters.join('');
    if (words.has(spelled)) {
      log.note(`${source}:${at + 1}: ${spelled} is repeated and is placed once`);
    }
    words.add(spelled);
  }
  if (words.size === 0) throw new InputError('the file has no words', { source });
  if (words.size > MOST_WORDS) {
    throw new InputError(`too many words: ${words.size}, at most ${MOST_WORDS}`, { source });
  }
  return [...words];
}
