// `crossfill design`: patterns for a size, a style and a theme, made to fill well with the lists. Each is of
// its own seed; where it would be an earlier one again, the seed gives another. With `--from` the nearest pattern of
// blocks or bars that fills, for a template that does not, or one that fills better. With `--lay` all words of a file
// in one layout, criss-cross.

import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import { seedAfter } from '../../batch/cut.ts';
import { Designer } from '../../design/design.ts';
import { layWords } from '../../design/lay-words.ts';
import { type DesignPlan, planDesign } from '../../design/plan.ts';
import { styleNamed } from '../../design/styles.ts';
import { misplacedIn, unpairedIn } from '../../design/theme-rows.ts';
import type { FormatName } from '../../format/formats.ts';
import { answerAt, type Puzzle } from '../../puzzle/puzzle.ts';
import {
  sayDesign,
  sayDesignsEnd,
  sayFillFigures,
  sayLaid,
  sayMade,
  sayMisplaced,
  sayMoved,
  sayPatterns,
  sayUnpaired,
} from '../../say/designs.ts';
import { spellWord } from '../../words/language/spell.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { type Inputs, readInputs } from '../read/inputs.ts';
import { type OwnWord, readOwnWords } from '../read/own-words.ts';
import type { DesignJob, LayJob, MoveBlocksJob } from '../spec/jobs.ts';
import { sourceOf } from '../spec/options.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { notes, type RunEvent } from './run-event.ts';
import { type JobRun, runJob, seedOf } from './run-job.ts';

/** The same template, the same blocks, whatever the seed of other commands. */
const DEFAULT_SEED = 1;
/** Formats that are looked at or printed, not read by programs. */
const PAGES: ReadonlySet<FormatName> = new Set(['html', 'pdf', 'svg']);

export async function design(job: DesignJob, session: Session): Promise<ExitCode> {
  const { log, stop } = session;
  const sources = job.mask === undefined ? [] : [sourceOf(job.mask, job)];
  const inputs = await stop.orEnd(
    readInputs({ ...job, sources }, session, { wantsOne: true, isSeeded: job.seed !== undefined }),
  );
  const plan = planOf(job, inputs);
  // In arrowwords theme answers stand anywhere.
  const isArrow = plan.wishes.ratio !== undefined;
  const unpaired = isArrow ? [] : unpairedIn(plan.canvas, plan.theme);
  for (const answer of unpaired) log.note(sayUnpaired(answer));
  const { firstSeed, drawn } = seedOf(job, session);
  async function* events(run: JobRun): AsyncGenerator<RunEvent> {
    yield* designs(job, plan, firstSeed, inputs.words, run);
    yield* notes(sayDesignsEnd(run.counts, run.stop.cause, job.style, unpaired));
  }
  return runJob({ output: job, wanted: job.count, drawn, events }, session);
}

function planOf(job: DesignJob, { grids, fold }: Inputs): DesignPlan {
  const mask = grids[0]?.puzzle;
  return planDesign({
    style: styleNamed(job.style)!,
    ...sizeOf(job, mask),
    theme: job.answers.map((answer) => spellWord(answer, fold()).join('')),
    symmetry: job.symmetry,
    mask,
    wishes: {
      entries: job.words,
      blocks: job.blocks,
      openness: job.openness,
      longest: job.longest,
      cheaters: job.cheaters || undefined,
      ratio: job.ratio,
    },
  });
}

/** As it was asked for, or else as the mask has it. @throws InputError if they differ */
function sizeOf(
  { size }: DesignJob,
  mask: Puzzle | undefined,
): { readonly width: number; readonly height: number } {
  const own = mask?.layout.geometry;
  const [width, height] = size ?? [own!.width, own!.height];
  if (own !== undefined && (own.width !== width || own.height !== height)) {
    throw new InputError(
      `the mask is ${own.width}x${own.height}, but the size is ${width}x${height}`,
    );
  }
  return { width, height };
}

async function* designs(
  { count, nodes: maxNodes }: DesignJob,
  plan: DesignPlan,
  firstSeed: number,
  words: WordList,
  { stop, report }: JobRun,
): AsyncGenerator<RunEvent> {
  const designer = new Designer(words);
  const taken = new Set<string>();
  for (let n = 1; n <= count; n++) {
    const seed = seedAfter(firstSeed, n - 1);
    const found = await designer.design({
      ...plan,
      seed,
      taken,
      maxNodes,
      signal: stop.signal,
      onProgress: (drawn) =>
        report({ kind: 'progress', line: (s) => sayPatterns(n, count, drawn, s) }),
    });
    // What it has found by then is not what the seed finds.
    if (stop.cause !== undefined) return;
    if (found === undefined) {
      yield { kind: 'puzzle', n, seed, status: 'missing' };
      continue;
    }
    const { puzzle, figures, likeness } = found;
    taken.add(likeness);
    const output = { puzzle, result: { status: 'blank', seed, design: figures } as const };
    const status = figures.fillNodes === null ? 'incomplete' : 'filled';
    yield { kind: 'puzzle', n, seed, status, output };
    const misplaced = plan.wishes.ratio === undefined ? misplacedNotes(puzzle, plan.theme) : [];
    yield* notes([sayDesign(figures), ...misplaced], `seed ${seed}`);
    if (stop.cause !== undefined) return;
  }
}

function misplacedNotes(puzzle: Puzzle, theme: readonly string[]): string[] {
  const { inColumns, isRevealerHigh } = misplacedIn(puzzle, theme);
  return sayMisplaced(inColumns, isRevealerHigh ? theme.at(-1) : undefined);
}

export async function moveBlocks(job: MoveBlocksJob, session: Session): Promise<ExitCode> {
  const sources = [sourceOf(job.from, job)];
  const { grids, words } = await readInputs({ ...job, sources }, session, {
    wantsOne: true,
    isSeeded: job.seed !== undefined,
  });
  const { moveBlocks: most, nodes: maxNodes, seed = DEFAULT_SEED } = job;
  const template = grids[0]!.puzzle;
  async function* events(): AsyncGenerator<RunEvent> {
    const moved = await new Designer(words).moveBlocks({ template, most, seed, maxNodes });
    const puzzle = moved.nearest?.puzzle;
    yield* notes([sayFillFigures(moved.before)], 'unchanged');
    yield* notes([sayMoved(moved, most)]);
    const output = puzzle && { puzzle, result: { status: 'blank', seed } as const };
    yield { kind: 'puzzle', n: 1, seed, status: puzzle ? 'filled' : 'missing', output };
  }
  return runJob({ output: job, isSearch: false, wanted: 1, events }, session);
}

export async function layWordsOut(job: LayJob, session: Session): Promise<ExitCode> {
  const own = await session.stop.orEnd(
    readOwnWords(job.lay, { fold: job.fold, least: 2 }, session),
  );
  checkSome(own, job);
  const { firstSeed, drawn } = seedOf(job, session);
  const events = (run: JobRun): AsyncGenerator<RunEvent> => layouts(job, own, firstSeed, run);
  return runJob({ output: job, wanted: job.count, drawn, events }, session);
}

/** @throws InputError if the longer side is too short for every word */
function checkSome(own: readonly OwnWord[], { laySize }: LayJob): void {
  if (laySize === undefined) return;
  const longest = Math.max(...laySize);
  if (own.some(({ word }) => lettersOf(word).length <= longest)) return;
  throw new InputError(`no word fits into ${laySize.join('x')}`);
}

async function* layouts(
  { count, nodes: maxNodes, laySize, layShape, format }: LayJob,
  own: readonly OwnWord[],
  firstSeed: number,
  { counts, stop }: JobRun,
): AsyncGenerator<RunEvent> {
  const { signal } = stop;
  const words = own.map(({ word }) => word);
  // On a page there is nothing around the words; texts have blocks, which every program reads.
  const outside = PAGES.has(format) ? 'void' : 'block';
  const options = { maxNodes, signal, most: laySize, shape: layShape, outside } as const;
  for (let n = 1; n <= count && !signal.aborted; n++) {
    const seed = seedAfter(firstSeed, n - 1);
    const laid = await layWords(words, { ...options, seed });
    if (laid === undefined) break;
    const status = laid.left.length === 0 ? 'filled' : 'incomplete';
    const puzzle = withOwnClues(laid.puzzle, own);
    const output = { puzzle, result: { status: 'blank', seed } as const };
    yield { kind: 'puzzle', n, seed, status, output };
    yield* notes(sayLaid(laid, words.length), `seed ${seed}`);
  }
  yield* notes(sayMade(counts, stop.cause));
}

function withOwnClues(puzzle: Puzzle, own: readonly OwnWord[]): Puzzle {
  if (own.every(({ clue }) => clue === undefined)) return puzzle;
  const clueOf = new Map(own.map(({ word, clue }) => [word, clue]));
  const { slots } = puzzle.layout;
  return { ...puzzle, clues: slots.map((slot) => clueOf.get(answerAt(puzzle, slot)!)) };
}
