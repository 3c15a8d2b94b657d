// `crossfill design --puzzle word-search`: words of a file, answers of a theme, or words of the list in a square of
// letters. Each is looked at as its solver will before it is put out.

import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import { Random } from '../../base/random.ts';
import { seedAfter } from '../../batch/cut.ts';
import { rowsOf } from '../../layout/layout.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { sayMade, sayWordSearch } from '../../say/designs.ts';
import { makeWordSearch, type SearchWord } from '../../variety/word-search.ts';
import { wordSearchFaults } from '../../variety/word-search-faults.ts';
import { spellWord } from '../../words/language/spell.ts';
import { parseWordList } from '../../words/reading/parse-word-list.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { readInputs } from '../read/inputs.ts';
import { readTiers } from '../read/lists.ts';
import { readOwnWords } from '../read/own-words.ts';
import type { WordSearchJob } from '../spec/jobs.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { notes, type RunEvent } from './run-event.ts';
import { type JobRun, runJob, seedOf } from './run-job.ts';

/** Shorter ones come about by chance too often. */
const LEAST_LETTERS = 3;
/** Of words of the list. */
const LENGTHS = [4, 5, 6, 7, 8, 9];
const GOOD = 65;
const SIDE = 15;
/** Cells for each word, where nobody says how many. */
const CELLS_A_WORD = 10;

type WordsFor = (seed: number) => readonly SearchWord[];

export async function wordSearch(job: WordSearchJob, session: Session): Promise<ExitCode> {
  const wordsFor = await session.stop.orEnd(wordsOf(job, session));
  const { blocked, crude } = readTiers(true, session.io);
  const banned = [blocked, crude].flatMap(({ bytes }) =>
    parseWordList(new TextDecoder().decode(bytes)).texts(),
  );
  const { firstSeed, drawn } = seedOf(job, session);
  const events = (run: JobRun): AsyncGenerator<RunEvent> =>
    wordSearches(job, wordsFor, banned, firstSeed, run);
  return runJob({ output: job, wanted: job.count, drawn, events }, session);
}

/** Those of a file, or of a theme, or for each seed others of the list. */
async function wordsOf(job: WordSearchJob, session: Session): Promise<WordsFor> {
  const { lay, answers, fold } = job;
  if (lay !== undefined) {
    const own = await readOwnWords(lay, { fold, least: LEAST_LETTERS }, session);
    const words = own.map(({ word, shown }) => asSearchWord(word, shown));
    return () => words;
  }
  if (answers.length > 0) {
    const spelled = answers.map(
      (shown) => [spellWord(shown, fold ?? false).join(''), shown] as const,
    );
    const short = spelled.find(([word]) => lettersOf(word).length < LEAST_LETTERS);
    if (short !== undefined) {
      throw new InputError(`'${short[1]}' needs at least ${LEAST_LETTERS} letters`);
    }
    const words = [...new Map(spelled)].map(([word, shown]) => asSearchWord(word, shown));
    return () => words;
  }
  const isSeeded = job.seed !== undefined;
  const { words } = await readInputs({ ...job, sources: [] }, session, { isSeeded });
  return (seed) => wordsOfList(words, job, new Random(seed));
}

function asSearchWord(word: string, shown: string): SearchWord {
  return { letters: lettersOf(word), shown: shown.toUpperCase() };
}

function wordsOfList(
  words: WordList,
  { size: [width, height] = [SIDE, SIDE], words: asked }: WordSearchJob,
  random: Random,
): SearchWord[] {
  const good = words.atLeast(GOOD);
  const list = LENGTHS.some((length) => good.table(length).count > 0) ? good : words;
  const lengths = LENGTHS.filter(
    (length) => length <= Math.max(width, height) && list.table(length).count > 0,
  );
  if (lengths.length === 0) throw new InputError('the lists have no words of 4 to 9 letters');
  const wanted = asked?.[1] ?? Math.max(1, Math.round((width * height) / CELLS_A_WORD));
  const drawn = new Set<string>();
  for (let i = 0; drawn.size < wanted && i < 20 * wanted; i++) {
    const length = lengths[random.below(lengths.length)]!;
    drawn.add(list.wordText(length, random.below(list.table(length).count)));
  }
  return [...drawn].map((word) => asSearchWord(word, word));
}

async function* wordSearches(
  { size, directions, sentence = '', fold = false, count, lay, answers }: WordSearchJob,
  wordsFor: WordsFor,
  banned: readonly string[],
  firstSeed: number,
  { counts, stop }: JobRun,
): AsyncGenerator<RunEvent> {
  const isOwn = lay !== undefined || answers.length > 0;
  const letters = sentence === '' ? [] : spellWord(sentence, fold);
  for (let n = 1; n <= count && !stop.signal.aborted; n++) {
    const seed = seedAfter(firstSeed, n - 1);
    const made = makeWordSearch({
      words: wordsFor(seed),
      // Words of the list and a sentence find a size of their own, in which it comes out even.
      size: isOwn || letters.length > 0 ? size : (size ?? [SIDE, SIDE]),
      directions: directions === '4' ? 4 : 8,
      sentence: letters,
      banned,
      seed,
    });
    if (made === undefined) throw new InputError('the words and the sentence need a larger grid');
    checkAsSolver(made.puzzle);
    const status = made.left.length === 0 ? 'filled' : 'incomplete';
    const result = { status: 'blank', seed, variety: { given: [], isOnly: true } } as const;
    yield { kind: 'puzzle', n, seed, status, output: { puzzle: made.puzzle, result } };
    yield* notes(sayWordSearch(made), `seed ${seed}`);
  }
  yield* notes(sayMade(counts, stop.cause));
}

/** Nothing is put out in which a word is anywhere but once, or the sentence is another. */
function checkAsSolver({ layout, cells, variety }: Puzzle): void {
  if (variety?.kind !== 'word-search') throw new Error('no word search');
  const rows = rowsOf(layout).map((row) => row.map((cell) => cells[Number(cell)]).join(''));
  const words = layout.slots.map((slot) => slot.cells.map((cell) => cells[cell]).join(''));
  const faults = wordSearchFaults(rows, words, variety.sentence);
  if (faults.length > 0) throw new Error(`a word search is wrong: ${JSON.stringify(faults)}`);
}
